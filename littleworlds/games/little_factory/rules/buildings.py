"""The own buildings: each may be activated once a turn, before or after the action.

An effect gives a card or tokens for what its recipe asks. The Market grants an extra exchange.
"""

from typing import TYPE_CHECKING

from littleworlds.core.event import Event
from littleworlds.core.native import i64
from littleworlds.games.little_factory import events
from littleworlds.games.little_factory.actions import END
from littleworlds.games.little_factory.data.recipes import NOTHING, Recipe
from littleworlds.games.little_factory.refs import card_name
from littleworlds.games.little_factory.rules import ending, exchange, middle, recipes
from littleworlds.games.little_factory.rules.moments import not_this_moment
from littleworlds.games.little_factory.rules.phases import ACT, TAKE, WRAP

if TYPE_CHECKING:
    from littleworlds.games.little_factory.state.position import FactoryState


def legal_after_action(state: "FactoryState") -> list[i64]:
    """Activations after the action, or the end of the turn."""
    actions = legal_activations(state)
    actions.append(END)
    return actions


def legal_activations(state: "FactoryState") -> list[i64]:
    """The own buildings not yet activated this turn that can be, by each way to pay."""
    actions: list[i64] = []
    hand = state.hands[state.active]
    list_activations(state, hand, recipes.lacking(state.cards, hand), actions)
    return actions


def list_activations(
    state: "FactoryState", hand: list[i64], lacking: i64, actions: list[i64]
) -> None:
    """The same, for a caller who already knows what the hand lacks."""
    cards = state.cards
    used = state.used
    for design in state.fronts[state.active]:
        building = design - cards.resources
        if used and used & cards.bit[building]:
            continue
        for recipe in cards.effects[building]:
            if not recipe.need & lacking and recipes.works(state, recipe, hand):
                actions.append(cards.recipe + recipe.number)
        if cards.market_level[building]:
            _list_sales(state, building, hand, actions)


def activate(state: "FactoryState", recipe: Recipe, action: i64, tell: list[Event] | None) -> None:
    """Use the effect of a building."""
    _check_activation(state, recipe.host, action)
    recipes.pay(state, recipe, action, tell)
    state.used |= state.cards.bit[recipe.host]
    if recipe.gain == NOTHING:
        _gain_tokens(state, recipe, tell)
        return
    middle.gain(state, recipe.gain)
    if tell is not None:
        tell.append(events.obtained(state, recipe.gain))
    if recipe.gain >= state.cards.resources:
        ending.check_goal(state, tell)


def _check_activation(state: "FactoryState", building: i64, action: i64) -> None:
    design = state.cards.resources + building
    if state.phase != ACT and state.phase != WRAP:
        raise not_this_moment(state, action)
    if design not in state.fronts[state.active]:
        raise state.illegal(
            "not-your-building", action, {"building": card_name(state.cards, design)}
        )
    if state.used & state.cards.bit[building]:
        raise state.illegal(
            "already-activated", action, {"building": card_name(state.cards, design)}
        )


def _gain_tokens(state: "FactoryState", recipe: Recipe, tell: list[Event] | None) -> None:
    """Tokens from the middle, as many as are left."""
    left = state.tokens_left()
    count = min(recipe.tokens, left)
    earned = state.earned[:]
    earned[recipe.host] += count
    state.earned = earned
    if tell is not None:
        tell.append(events.earned(state, recipe.host, count))
    if not ending.check_goal(state, tell) and count == left:
        ending.tokens_gone(state, tell)


# --- the Market ---------------------------------------------------------------------------------


def _list_sales(state: "FactoryState", building: i64, hand: list[i64], actions: list[i64]) -> None:
    """The cards that may be sold at the Market."""
    cards = state.cards
    shelf: i64 = cards.market_level[building] - 1
    last: i64 = NOTHING
    for card in hand:
        if card != last and cards.shelf[card] == shelf and _buys_something(state, card):
            actions.append(cards.market + card)
        last = card


def _buys_something(state: "FactoryState", card: i64) -> bool:
    """Whether an exchange of this card alone brings anything."""
    hand = [card]
    return exchange.buys_something(state, hand) or exchange.regains_itself(state.cards, card, hand)


def sell_at_market(state: "FactoryState", action: i64, tell: list[Event] | None) -> None:
    """One extra exchange, paid with one card."""
    cards = state.cards
    card = action - cards.market
    if state.phase != ACT and state.phase != WRAP:
        raise not_this_moment(state, action)
    building = _own_market(state, card)
    if building == NOTHING:
        raise state.illegal("no-market", action)
    if card not in state.hands[state.active]:
        raise state.illegal("not-in-hand", action, {"card": card_name(cards, card)})
    if not _buys_something(state, card):
        raise state.illegal("buys-nothing", action, {"card": card_name(cards, card)})
    state.used |= cards.bit[building]
    if tell is not None:
        tell.append(events.activated(state, building))
    exchange.pay(state, card, tell)
    state.after = state.phase
    state.phase = TAKE


def _own_market(state: "FactoryState", card: i64) -> i64:
    """An own building, not yet activated, that takes a card of this level for an extra exchange."""
    cards = state.cards
    level = cards.shelf[card] + 1
    for design in state.fronts[state.active]:
        building = design - cards.resources
        if cards.market_level[building] == level and not state.used & cards.bit[building]:
            return building
    return NOTHING
