"""What can be done now: the lists behind `legal`, phase by phase. Lists, not rules about carrying out: those are in `rules`."""

from typing import TYPE_CHECKING

from littleworlds.core.native import i64
from littleworlds.games.little_factory.cards import END, EXCHANGE
from littleworlds.games.little_factory.recipes import NOTHING, Recipe

if TYPE_CHECKING:
    from littleworlds.games.little_factory.rules import FactoryState


def action_phase(state: "FactoryState") -> list[i64]:
    """Activations, then the one action that ends them: produce or exchange. Where neither is possible one may end the turn."""
    cards = state.cards
    hand = state.hands[state.active]
    actions = activations(state)
    before = len(actions)
    if len(hand) < cards.hand_limit:
        for card in range(cards.first_2):
            if state.offer[card] > 0:
                actions.append(cards.recipe + card)
    have = _designs_in(state, hand)
    last: i64 = NOTHING
    for card in hand:
        if card != last:
            for recipe in cards.made_with[card]:
                if recipe.need & have == recipe.need and _works(state, recipe, hand):
                    actions.append(cards.recipe + recipe.number)
            last = card
    _exchanges(state, hand, actions)
    if before > 0 and len(actions) == before:
        actions.append(END)
    return actions


def _exchanges(state: "FactoryState", hand: list[i64], actions: list[i64]) -> None:
    """An exchange may begin with a card if something can be afforded when all others are added."""
    cards = state.cards
    coins = worth(state, hand)
    enough = cheapest(state) <= coins
    last: i64 = NOTHING
    for card in hand:
        if card != last and (enough or (card < cards.first_2 and cards.cost[card] <= coins)):
            actions.append(EXCHANGE + card)
        last = card


def activations(state: "FactoryState") -> list[i64]:
    """The own buildings not yet activated this turn that can be, by each way to pay."""
    actions: list[i64] = []
    front = state.fronts[state.active]
    if not front:
        return actions
    cards = state.cards
    hand = state.hands[state.active]
    have = _designs_in(state, hand)
    for design in front:
        building = design - cards.resources
        if state.used & cards.bit[building]:
            continue
        for recipe in cards.effects[building]:
            if recipe.need & have == recipe.need and _works(state, recipe, hand):
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
    coins: i64 = cards.value[card]
    return cheapest(state) <= coins or (card < cards.first_2 and cards.cost[card] <= coins)


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


def additions(state: "FactoryState") -> list[i64]:
    """Cards that may be discarded besides: any in hand, for the sum only grows."""
    actions: list[i64] = []
    last: i64 = NOTHING
    for card in state.hands[state.active]:
        if card != last:
            actions.append(state.cards.add + card)
        last = card
    return actions


def takings(state: "FactoryState") -> list[i64]:
    """Cards in the middle that the coins pay for and the hand has room for; buildings need none."""
    cards = state.cards
    offer = state.offer
    actions: list[i64] = []
    full = len(state.hands[state.active]) >= cards.hand_limit
    for design in cards.affordable[min(state.budget, cards.dearest)]:
        if offer[design] > 0 and not (full and design < cards.resources):
            actions.append(cards.take + design)
    return actions


def _designs_in(state: "FactoryState", hand: list[i64]) -> i64:
    have: i64 = 0
    bit = state.cards.bit
    for card in hand:
        have |= bit[card]
    return have


def worth(state: "FactoryState", hand: list[i64]) -> i64:
    """The coins that a whole hand would bring."""
    coins: i64 = 0
    value = state.cards.value
    for card in hand:
        coins += value[card]
    return coins


def cheapest(state: "FactoryState") -> i64:
    """The lowest cost in the middle; above every sum of coins if nothing lies there."""
    for design in state.cards.by_cost:
        if state.offer[design] > 0:
            return state.cards.cost[design]
    return 1_000_000
