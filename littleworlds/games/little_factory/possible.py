"""What can be done now: the lists behind `legal`, phase by phase. Lists, not rules about carrying out: those are in `rules`."""

from typing import TYPE_CHECKING

from littleworlds.core.native import i64
from littleworlds.games.little_factory.cards import END, EXCHANGE, Cards
from littleworlds.games.little_factory.recipes import NOTHING, Recipe

if TYPE_CHECKING:
    from littleworlds.games.little_factory.rules import FactoryState


def action_phase(state: "FactoryState") -> list[i64]:
    """Activations, then the one action that ends them: produce or exchange. Where neither is possible one may end the turn."""
    cards = state.cards
    offer = state.offer
    hand = state.hands[state.active]
    lacking = _lacking(cards, hand)
    actions = _activations(state, hand, lacking)
    before = len(actions)
    produce = cards.recipe
    has_room = len(hand) < cards.hand_limit
    if has_room:
        for card in range(cards.first_2):
            if offer[card]:
                actions.append(produce + card)
    enough = buys_something(state, hand)
    exchanges: list[i64] = []
    last: i64 = NOTHING
    for card in hand:
        if card == last:
            continue
        last = card
        for recipe in cards.made_with[card]:
            if offer[recipe.gain] == 0 or recipe.need & lacking:
                continue
            if (has_room and not recipe.repeats) or _works(state, recipe, hand):
                actions.append(produce + recipe.number)
        if enough or regains_itself(cards, card, hand):
            exchanges.append(EXCHANGE + card)
    actions += exchanges
    if before > 0 and len(actions) == before:
        actions.append(END)
    return actions


def activations(state: "FactoryState") -> list[i64]:
    """The own buildings not yet activated this turn that can be, by each way to pay."""
    if not state.fronts[state.active]:
        return []
    hand = state.hands[state.active]
    return _activations(state, hand, _lacking(state.cards, hand))


def _activations(state: "FactoryState", hand: list[i64], lacking: i64) -> list[i64]:
    actions: list[i64] = []
    cards = state.cards
    used = state.used
    for design in state.fronts[state.active]:
        building = design - cards.resources
        if used and used & cards.bit[building]:
            continue
        for recipe in cards.effects[building]:
            if not recipe.need & lacking and _works(state, recipe, hand):
                actions.append(cards.recipe + recipe.number)
        if cards.market_level[building]:
            _marketable(state, building, hand, actions)
    return actions


def _marketable(state: "FactoryState", building: i64, hand: list[i64], actions: list[i64]) -> None:
    last: i64 = NOTHING
    for card in hand:
        if card != last and pays_market(state, building, card):
            actions.append(state.cards.market + card)
        last = card


def pays_market(state: "FactoryState", building: i64, card: i64) -> bool:
    """Whether this card may be sold at the Market: it is of the right level and buys something."""
    cards = state.cards
    if cards.shelf[card] + 1 != cards.market_level[building]:
        return False
    return buys_something(state, [card]) or regains_itself(cards, card, [card])


def _works(state: "FactoryState", recipe: Recipe, hand: list[i64]) -> bool:
    """Whether a recipe whose designs are all in hand can be carried out: enough of each, its product face up, room for it."""
    if recipe.repeats and not recipe.is_met_by(hand):
        return False
    gain = recipe.gain
    if gain == NOTHING:
        return True
    if state.offer[gain] == 0:
        return False
    return gain >= state.cards.resources or len(hand) - recipe.spends < state.cards.hand_limit


def payments(state: "FactoryState") -> list[i64]:
    """While an exchange is being paid: to discard any card besides, for the sum only grows, or to take what it pays for."""
    actions: list[i64] = []
    last: i64 = NOTHING
    for card in state.hands[state.active]:
        if card != last:
            actions.append(state.cards.add + card)
        last = card
    _add_takings(state, actions)
    return actions


def takings(state: "FactoryState") -> list[i64]:
    """Cards in the middle that the coins pay for and the hand has room for; buildings need none."""
    actions: list[i64] = []
    _add_takings(state, actions)
    return actions


def _add_takings(state: "FactoryState", actions: list[i64]) -> None:
    cards = state.cards
    offer = state.offer
    has_room = len(state.hands[state.active]) < cards.hand_limit
    for design in cards.affordable[min(state.budget, cards.dearest)]:
        if offer[design] and (has_room or design >= cards.resources):
            actions.append(cards.take + design)


def can_take(state: "FactoryState") -> bool:
    """Whether `takings` has any."""
    cards = state.cards
    if len(state.hands[state.active]) < cards.hand_limit:
        return cheapest(state) <= state.budget
    for design in range(cards.resources, cards.designs):
        if state.offer[design] > 0 and cards.cost[design] <= state.budget:
            return True
    return False


def _lacking(cards: Cards, hand: list[i64]) -> i64:
    """The designs that are not in a hand, as bits: a recipe that needs any of them cannot be paid."""
    have: i64 = 0
    for card in hand:
        have |= cards.bit[card]
    return ~have


def buys_something(state: "FactoryState", hand: list[i64]) -> bool:
    """Whether something in the middle can be afforded with all that a hand is worth."""
    if not hand:
        return False
    least = cheapest(state)
    dearest: i64 = state.cards.value[hand[len(hand) - 1]]
    return least <= dearest or least <= worth(state.cards, hand)


def regains_itself(cards: Cards, card: i64, hand: list[i64]) -> bool:
    """Whether a card, once discarded with the rest of the hand, is available again and affordable: level I only."""
    return card < cards.first_2 and cards.cost[card] <= worth(cards, hand)


def worth(cards: Cards, hand: list[i64]) -> i64:
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
