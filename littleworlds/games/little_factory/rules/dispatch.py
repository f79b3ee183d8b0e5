"""Which file answers which question: each phase has its line in `legal`, each group of actions in
`apply`."""

from typing import TYPE_CHECKING

from littleworlds.core.chance import Chance
from littleworlds.core.errors import IllegalAction
from littleworlds.core.event import Event
from littleworlds.core.message import player
from littleworlds.core.native import i64
from littleworlds.games.little_factory.actions import END, EXCHANGE, REVEAL, STOP
from littleworlds.games.little_factory.data.recipes import NOTHING
from littleworlds.games.little_factory.rules import buildings, exchange, produce, turn
from littleworlds.games.little_factory.rules.phases import ACT, OVER, PAY, TAKE, TURN_UP, WRAP

if TYPE_CHECKING:
    from littleworlds.games.little_factory.state.position import FactoryState


def legal(state: "FactoryState", seat: i64) -> list[i64]:
    """The actions open to a seat."""
    phase = state.phase
    if seat != state.active or phase == OVER:
        return []
    if phase == ACT:
        return turn.legal_actions(state)
    if phase == PAY:
        return exchange.legal_payments(state)
    if phase == TAKE:
        return exchange.legal_takings(state)
    if phase == WRAP:
        return buildings.legal_after_action(state)
    return [REVEAL]


def apply(
    state: "FactoryState", seat: i64, action: i64, chance: Chance, tell: list[Event] | None
) -> bool:
    """Carry out one decision. True when the step is final."""
    if state.phase == OVER:
        raise IllegalAction("play-is-over")
    if seat != state.active:
        raise IllegalAction("not-your-decision", seat=player(seat))
    if state.phase == TURN_UP:
        turn.reveal(state, action, chance, tell)
        turn.go_on(state, tell)
        return True
    _decide(state, action, tell)
    turn.go_on(state, tell)
    return False


def _decide(state: "FactoryState", action: i64, tell: list[Event] | None) -> None:
    cards = state.cards
    if action >= cards.recipe:
        if action >= cards.num_actions:
            raise state.illegal("not-now", action)
        recipe = cards.recipes[action - cards.recipe]
        if recipe.host == NOTHING:
            produce.produce(state, recipe, action, tell)
        else:
            buildings.activate(state, recipe, action, tell)
    elif action >= cards.take:
        exchange.take(state, action, tell)
    elif action >= cards.market:
        buildings.sell_at_market(state, action, tell)
    elif action >= cards.add:
        exchange.add(state, action, tell)
    elif action >= EXCHANGE:
        exchange.begin(state, action, tell)
    elif action == STOP and state.phase == TAKE:
        exchange.stop(state, action, tell)
    elif action == END and state.phase == WRAP:
        turn.end_turn(state)
    elif action == END and state.phase == ACT:
        turn.end_without_action(state, action, tell)
    else:
        raise state.illegal("not-now", action)
