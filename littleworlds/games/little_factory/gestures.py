"""Movements of the hand that hold several decisions: exchanges.

Cards of the hand are laid on the price of a card in the middle. Producing begins at the card
itself, so what is bought for coins has a `choice:` of its own: its price.
"""

from littleworlds.core.chance import Seeded
from littleworlds.core.gesture import MOST, Gesture
from littleworlds.core.message import Args, Message
from littleworlds.core.native import i64
from littleworlds.core.perspective import Perspective
from littleworlds.core.thing import Slot
from littleworlds.games.little_factory.actions import EXCHANGE
from littleworlds.games.little_factory.data.cards import Cards
from littleworlds.games.little_factory.refs import card_name, card_names, hand_card_ref
from littleworlds.games.little_factory.rules.phases import ACT, OVER, PAY, TAKE
from littleworlds.games.little_factory.state.position import FactoryState


def gestures(perspective: Perspective) -> list[Gesture]:
    """What the hand of the perspective's seat can do at once."""
    state = perspective.world()
    assert isinstance(state, FactoryState)
    found: list[Gesture] = []
    if perspective.seat != state.active or state.phase == OVER:
        return found
    if state.phase == ACT:
        _exchanges(state, found)
    elif state.paid == 1 and (state.phase == PAY or state.phase == TAKE):
        _takings(state, found)
    return found[:MOST]


# --- exchanges ----------------------------------------------------------------------------------


def _exchanges(state: FactoryState, found: list[Gesture]) -> None:
    """One card for one, what is left of its coins to be spent afterwards; or two or three different
    ones for a card that takes all of them."""
    cards = state.cards
    hand: list[i64] = []
    for card in state.hands[state.active]:
        if card not in hand:
            hand.append(card)
    market = [design for design in range(cards.designs) if state.offer[design] > 0]
    market.reverse()
    for paid in _payments(hand):
        coins: i64 = 0
        least: i64 = 99
        for card in paid:
            coins += cards.value[card]
            least = min(least, cards.value[card])
        asked = _leaves_a_choice(state, hand, paid)
        for design in market:
            cost: i64 = cards.cost[design]
            # Whoever could do with fewer cards discards fewer.
            if coins - least < cost <= coins and design not in paid:
                gesture = _exchange(cards, state.active, paid, design, coins - cost)
                if asked or _is_legal(state, gesture.actions):
                    found.append(gesture)


def _payments(hand: list[i64]) -> list[list[i64]]:
    """Each card, each pair, each three of different cards."""
    payments: list[list[i64]] = [[card] for card in hand]
    for number, one in enumerate(hand):
        for other in hand[number + 1 :]:
            payments.append([one, other])
    for number, one in enumerate(hand):
        for second, other in enumerate(hand[number + 1 :]):
            for third in hand[number + second + 2 :]:
                payments.append([one, other, third])
    return payments


def _leaves_a_choice(state: FactoryState, hand: list[i64], paid: list[i64]) -> bool:
    """Whether different cards stay in hand: then no step of an exchange is taken unasked."""
    left = len(hand)
    for card in paid:
        if state.hands[state.active].count(card) == 1:
            left -= 1
    return left >= 2


def _is_legal(state: FactoryState, actions: list[i64]) -> bool:
    world = state.copy()
    for action in actions:
        if action not in world.legal(state.active):
            return False
        world.apply(state.active, action, Seeded(0))
    return True


def _exchange(cards: Cards, seat: i64, paid: list[i64], design: i64, rest: i64) -> Gesture:
    actions: list[i64] = [EXCHANGE + paid[0]]
    for card in paid[1:]:
        actions.append(cards.add + card)
    actions.append(cards.take + design)
    args: Args = {
        "cards": card_names(cards, paid),
        "card": card_name(cards, design),
        "coins": int(rest),
    }
    message = "gesture-exchange" if len(paid) == 1 else "gesture-exchange-several"
    slots: list[Slot] = [(hand_card_ref(cards, seat, card),) for card in paid]
    slots.append(_price(cards, design))
    return Gesture(Message(message, args), slots, actions)


# --- taking -------------------------------------------------------------------------------------


def _takings(state: FactoryState, found: list[Gesture]) -> None:
    """Two different cards that cost all the coins there are; a building comes last, for it may end
    the play."""
    cards = state.cards
    room = cards.hand_limit - len(state.hands[state.active])
    for one in range(cards.resources):
        if state.offer[one] == 0 or room == 0:
            continue
        rest = state.budget - cards.cost[one]
        for other in range(one + 1, cards.designs):
            if state.offer[other] == 0 or cards.cost[other] != rest:
                continue
            if room >= 2 or other >= cards.resources:
                args: Args = {"cards": card_names(cards, [one, other])}
                slots: list[Slot] = [_price(cards, one), _price(cards, other)]
                actions: list[i64] = [cards.take + one, cards.take + other]
                found.append(Gesture(Message("gesture-take-both", args), slots, actions))


def _price(cards: Cards, design: i64) -> Slot:
    """The price of a card in the middle."""
    return ("choice:buy-" + cards.ids[design],)
