"""The action Produce: a card of the middle, for what its recipe asks."""

from typing import TYPE_CHECKING

from littleworlds.core.event import Event
from littleworlds.core.native import i64
from littleworlds.games.little_factory import events
from littleworlds.games.little_factory.data.recipes import NOTHING, Recipe
from littleworlds.games.little_factory.rules import ending, middle, recipes
from littleworlds.games.little_factory.rules.moments import not_this_moment
from littleworlds.games.little_factory.rules.phases import ACT, WRAP

if TYPE_CHECKING:
    from littleworlds.games.little_factory.state.position import FactoryState


def legal_products(
    state: "FactoryState", hand: list[i64], lacking: i64, actions: list[i64]
) -> None:
    """Cards of level I, which cost nothing, then what the hand can pay for."""
    cards = state.cards
    offer = state.offer
    base = cards.recipe
    has_room = len(hand) < cards.hand_limit
    if has_room:
        for card in range(cards.first_2):
            if offer[card]:
                actions.append(base + card)
    last: i64 = NOTHING
    for card in hand:
        if card == last:
            continue
        last = card
        for recipe in cards.made_with[card]:
            if recipe.need & lacking or not offer[recipe.gain]:
                continue
            if (has_room and not recipe.repeats) or recipes.works(state, recipe, hand):
                actions.append(base + recipe.number)


def produce(state: "FactoryState", recipe: Recipe, action: i64, tell: list[Event] | None) -> None:
    if state.phase != ACT:
        raise not_this_moment(state, action)
    recipes.pay(state, recipe, action, tell)
    state.phase = WRAP
    middle.gain(state, recipe.gain)
    if tell is not None:
        tell.append(events.produced(state, recipe.gain))
    if recipe.gain >= state.cards.resources:
        ending.check_goal(state, tell)
