"""Paying a recipe: what producing a card and activating a building have in common."""

from typing import TYPE_CHECKING

from littleworlds.core.event import Event
from littleworlds.core.native import i64
from littleworlds.games.little_factory import events
from littleworlds.games.little_factory.data.cards import Cards
from littleworlds.games.little_factory.data.recipes import NOTHING, Recipe
from littleworlds.games.little_factory.refs import card_name, card_names
from littleworlds.games.little_factory.rules import middle
from littleworlds.games.little_factory.rules.hand_limit import check_hand_limit

if TYPE_CHECKING:
    from littleworlds.games.little_factory.state.position import FactoryState


def lacking(cards: Cards, hand: list[i64]) -> i64:
    """The designs that are not in a hand, as bits: a recipe that needs any of them cannot be
    paid."""
    have: i64 = 0
    bit = cards.bit
    for card in hand:
        have |= bit[card]
    return ~have


def works(state: "FactoryState", recipe: Recipe, hand: list[i64]) -> bool:
    """Whether a recipe whose designs are all in hand can be carried out: enough of each, its
    product face up, room for it."""
    if recipe.repeats and not recipe.is_met_by(hand):
        return False
    gain = recipe.gain
    if gain == NOTHING:
        return True
    if state.offer[gain] == 0:
        return False
    return gain >= state.cards.resources or len(hand) - recipe.spends < state.cards.hand_limit


def pay(state: "FactoryState", recipe: Recipe, action: i64, tell: list[Event] | None) -> None:
    """Discard what a recipe asks for; refused if it cannot be carried out."""
    if recipe.wants and not recipe.is_met_by(state.hands[state.active]):
        lacks = card_names(state.cards, recipe.lacks(state.hands[state.active]))
        raise state.illegal("cannot-pay", action, {"cards": lacks})
    if recipe.gain != NOTHING:
        if state.offer[recipe.gain] == 0:
            product = card_name(state.cards, recipe.gain)
            raise state.illegal("not-available", action, {"card": product})
        check_hand_limit(state, recipe.gain, recipe.spends, action)
    for card in recipe.discards:
        middle.discard(state, card)
    if tell is not None:
        tell += events.paid(state, recipe)
