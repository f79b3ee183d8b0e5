"""A turn: activate buildings, produce or exchange, activate buildings again, reveal new cards.

Whatever has one answer only is done without asking, except the reveal itself.
"""

from typing import TYPE_CHECKING, Final

from littleworlds.core.chance import Chance
from littleworlds.core.event import Event
from littleworlds.core.native import i64
from littleworlds.games.little_factory import events
from littleworlds.games.little_factory.actions import END, REVEAL
from littleworlds.games.little_factory.data.cards import LEVEL_1
from littleworlds.games.little_factory.rules import (
    buildings,
    exchange,
    produce,
    recipes,
    refill,
)
from littleworlds.games.little_factory.rules.moments import not_this_moment
from littleworlds.games.little_factory.rules.phases import ACT, PAY, TAKE, TURN_UP, WRAP

if TYPE_CHECKING:
    from littleworlds.games.little_factory.state.position import FactoryState

_UNASKED: Final = 40
"""How many turns in a row may pass without a question. Then one is asked even if it has one answer,
lest odd data spin forever."""


def legal_actions(state: "FactoryState") -> list[i64]:
    """Activations, then the one action that ends them: produce or exchange. Where neither is
    possible one may end the turn."""
    hand = state.hands[state.active]
    lacking = recipes.lacking(state.cards, hand)
    actions: list[i64] = []
    if state.fronts[state.active]:
        buildings.list_activations(state, hand, lacking, actions)
    before = len(actions)
    produce.legal_products(state, hand, lacking, actions)
    exchange.legal_exchanges(state, hand, actions)
    if before > 0 and len(actions) == before:
        actions.append(END)
    return actions


def end_without_action(state: "FactoryState", action: i64, tell: list[Event] | None) -> None:
    """The action is owed; only where none is possible may the turn end without it."""
    if END not in legal_actions(state):
        raise state.illegal("action-owed", action)
    _skip(state, tell)


def _skip(state: "FactoryState", tell: list[Event] | None) -> None:
    if tell is not None:
        tell.append(events.skipped(state))
    end_turn(state)


def end_turn(state: "FactoryState") -> None:
    """New cards are revealed if rows lack any; then the next player acts."""
    state.used = 0
    if refill.is_due(state):
        state.phase = TURN_UP
    else:
        _next_turn(state)


def reveal(state: "FactoryState", action: i64, chance: Chance, tell: list[Event] | None) -> None:
    if action != REVEAL:
        raise not_this_moment(state, action)
    refill.refill(state, chance, tell)
    _next_turn(state)


def _next_turn(state: "FactoryState") -> None:
    state.active = (state.active + 1) % state.seats
    state.turn += 1
    state.phase = ACT


# --- what is done without asking ----------------------------------------------------------------


def go_on(state: "FactoryState", tell: list[Event] | None) -> None:
    """Go on to the next question."""
    start = state.turn
    while True:
        phase = state.phase
        if phase == WRAP:
            if state.fronts[state.active] and buildings.legal_activations(state):
                return
            end_turn(state)
        elif phase == TAKE:
            if not _take_unasked(state, tell):
                return
        elif phase == PAY:
            if not _pay_unasked(state, tell):
                return
        elif phase != ACT or not _act_unasked(state, start, tell):
            return


def _take_unasked(state: "FactoryState", tell: list[Event] | None) -> bool:
    """Stop where nothing more can be taken, and take what alone can be; whether that was so."""
    if state.taken > 0:
        if exchange.can_take(state):
            return False
        exchange.finish(state, tell)
        return True
    takings = exchange.legal_takings(state)
    if len(takings) != 1:
        return False
    exchange.take(state, takings[0], tell)
    return True


def _pay_unasked(state: "FactoryState", tell: list[Event] | None) -> bool:
    """Discard the only card, or take the only one that the coins pay for; whether that was so."""
    hand = state.hands[state.active]
    if hand and hand[0] != hand[len(hand) - 1]:
        return False
    actions = exchange.legal_payments(state)
    if len(actions) > 1:
        return False
    if actions[0] >= state.cards.take:
        exchange.take(state, actions[0], tell)
    else:
        exchange.add(state, actions[0], tell)
    return True


def _act_unasked(state: "FactoryState", start: i64, tell: list[Event] | None) -> bool:
    """The first turn's tile, a lone action, or none at all; whether one of these was the case."""
    if state.tiles[state.active] > 0:
        if exchange.cheapest(state) > state.tiles[state.active]:
            _skip(state, tell)
        else:
            exchange.spend_tile(state, tell)
        return True
    hand = state.hands[state.active]
    if state.shown[LEVEL_1] > 1 and len(hand) < state.cards.hand_limit:
        return False
    if hand and hand[0] != hand[len(hand) - 1] and exchange.buys_something(state, hand):
        return False
    actions = legal_actions(state)
    if len(actions) > 1 or (actions and state.turn - start > _UNASKED):
        return False
    if not actions:
        _skip(state, tell)
        return True
    if tell is not None:
        tell.append(events.only_action(state))
    if actions[0] >= state.cards.recipe:
        recipe = state.cards.recipes[actions[0] - state.cards.recipe]
        produce.produce(state, recipe, actions[0], tell)
    else:
        # An activation is never alone: the end of the turn would stand beside it.
        exchange.begin(state, actions[0], tell)
    return True
