"""The action Exchange: discard cards for coins, then take cards for the coins.

One discarded card buys as many cards as its coins pay for, several buy one card. A discard is
accepted only if in the end something can be had for it, so that no step leads into a dead end.
"""

from typing import TYPE_CHECKING

from littleworlds.core.event import Event
from littleworlds.core.message import Args
from littleworlds.core.native import i64
from littleworlds.games.little_factory import events
from littleworlds.games.little_factory.actions import EXCHANGE, STOP
from littleworlds.games.little_factory.data.cards import Cards
from littleworlds.games.little_factory.data.recipes import NOTHING
from littleworlds.games.little_factory.refs import card_name
from littleworlds.games.little_factory.rules import ending, middle
from littleworlds.games.little_factory.rules.hand_limit import check_hand_limit
from littleworlds.games.little_factory.rules.moments import not_this_moment
from littleworlds.games.little_factory.rules.phases import ACT, PAY, TAKE, WRAP

if TYPE_CHECKING:
    from littleworlds.games.little_factory.state.position import FactoryState


# --- paying -------------------------------------------------------------------------------------


def legal_exchanges(state: "FactoryState", hand: list[i64], actions: list[i64]) -> None:
    """The cards to begin an exchange with."""
    enough = buys_something(state, hand)
    last: i64 = NOTHING
    for card in hand:
        if card != last and (enough or regains_itself(state.cards, card, hand)):
            actions.append(EXCHANGE + card)
        last = card


def begin(state: "FactoryState", action: i64, tell: list[Event] | None) -> None:
    cards = state.cards
    card = action - EXCHANGE
    hand = state.hands[state.active]
    if state.phase != ACT:
        raise not_this_moment(state, action)
    if card not in hand:
        raise state.illegal("not-in-hand", action, {"card": card_name(cards, card)})
    if not buys_something(state, hand) and not regains_itself(cards, card, hand):
        raise state.illegal("buys-nothing", action, {"card": card_name(cards, card)})
    pay(state, card, tell)
    state.phase = PAY
    state.after = WRAP


def spend_tile(state: "FactoryState", tell: list[Event] | None) -> None:
    """The first turn is an exchange of the starting tile, which counts as the one discarded
    card."""
    coins = state.tiles[state.active]
    tiles = state.tiles[:]
    tiles[state.active] = 0
    state.tiles = tiles
    state.budget = coins
    state.paid = 1
    state.phase = TAKE
    state.after = WRAP
    if tell is not None:
        tell.append(events.spent_tile(state, coins))


def legal_payments(state: "FactoryState") -> list[i64]:
    """While an exchange is being paid: discard any card besides, for the sum only grows, or take
    what it pays for."""
    actions: list[i64] = []
    base = state.cards.add
    last: i64 = NOTHING
    for card in state.hands[state.active]:
        if card != last:
            actions.append(base + card)
        last = card
    _list_takings(state, actions)
    return actions


def add(state: "FactoryState", action: i64, tell: list[Event] | None) -> None:
    """Discard another card for the exchange under way."""
    card = action - state.cards.add
    if state.phase != PAY:
        if state.phase == TAKE:
            raise state.illegal("one-for-many", action)
        raise not_this_moment(state, action)
    if card not in state.hands[state.active]:
        raise state.illegal("not-in-hand", action, {"card": card_name(state.cards, card)})
    pay(state, card, tell)


def pay(state: "FactoryState", card: i64, tell: list[Event] | None) -> None:
    """Turn a card into coins."""
    middle.discard(state, card)
    state.budget += state.cards.value[card]
    state.paid += 1
    if tell is not None:
        tell.append(events.exchanged(state, card))


# --- taking -------------------------------------------------------------------------------------


def legal_takings(state: "FactoryState") -> list[i64]:
    """Cards in the middle that the coins pay for and the hand has room for; one may stop once a
    card is taken."""
    actions: list[i64] = []
    _list_takings(state, actions)
    if state.taken > 0:
        actions.append(STOP)
    return actions


def _list_takings(state: "FactoryState", actions: list[i64]) -> None:
    cards = state.cards
    offer = state.offer
    base = cards.take
    has_room = len(state.hands[state.active]) < cards.hand_limit
    for design in cards.affordable[min(state.budget, cards.dearest)]:
        if offer[design] and (has_room or design >= cards.resources):
            actions.append(base + design)


def can_take(state: "FactoryState") -> bool:
    """Whether any card can be taken."""
    cards = state.cards
    if len(state.hands[state.active]) < cards.hand_limit:
        return cheapest(state) <= state.budget
    for design in range(cards.resources, cards.designs):
        if state.offer[design] > 0 and cards.cost[design] <= state.budget:
            return True
    return False


def take(state: "FactoryState", action: i64, tell: list[Event] | None) -> None:
    """Obtain a card for coins: the only one if several were discarded, otherwise one of as many as
    the coins pay for."""
    cards = state.cards
    design = action - cards.take
    if state.phase != PAY and state.phase != TAKE:
        raise not_this_moment(state, action)
    if state.offer[design] == 0:
        raise state.illegal("not-available", action, {"card": card_name(cards, design)})
    if cards.cost[design] > state.budget:
        args: Args = {
            "card": card_name(cards, design),
            "cost": cards.cost[design],
            "coins": int(state.budget),
        }
        raise state.illegal("too-dear", action, args)
    check_hand_limit(state, design, 0, action)
    state.budget -= cards.cost[design]
    state.taken += 1
    middle.gain(state, design)
    if tell is not None:
        tell.append(events.took(state, design))
    if state.paid > 1:
        finish(state, tell)
    else:
        state.phase = TAKE
    if design >= cards.resources:
        ending.check_goal(state, tell)


def stop(state: "FactoryState", action: i64, tell: list[Event] | None) -> None:
    """Take no more cards."""
    if state.taken == 0:
        raise state.illegal("take-first", action)
    finish(state, tell)


def finish(state: "FactoryState", tell: list[Event] | None) -> None:
    """The exchange is done; coins that are left are lost."""
    if tell is not None and state.budget > 0:
        tell.append(events.rest_lost(state))
    state.budget = 0
    state.paid = 0
    state.taken = 0
    state.phase = state.after
    state.after = WRAP


# --- what coins buy -----------------------------------------------------------------------------


def buys_something(state: "FactoryState", hand: list[i64]) -> bool:
    """Whether something in the middle can be afforded with all that a hand is worth."""
    if not hand:
        return False
    least = cheapest(state)
    dearest: i64 = state.cards.value[hand[len(hand) - 1]]
    return least <= dearest or least <= _worth(state.cards, hand)


def regains_itself(cards: Cards, card: i64, hand: list[i64]) -> bool:
    """Whether a card, once discarded with the rest of the hand, is available again and affordable:
    level I only."""
    return card < cards.first_2 and cards.cost[card] <= _worth(cards, hand)


def _worth(cards: Cards, hand: list[i64]) -> i64:
    """The coins that a whole hand would bring."""
    coins: i64 = 0
    for card in hand:
        coins += cards.value[card]
    return coins


def cheapest(state: "FactoryState") -> i64:
    """The lowest cost in the middle; above every sum of coins if nothing lies there."""
    offer = state.offer
    for design in state.cards.by_cost:
        if offer[design]:
            return state.cards.cost[design]
    return 1_000_000
