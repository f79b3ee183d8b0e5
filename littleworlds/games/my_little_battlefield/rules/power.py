"""Power: what the next level costs, how it may be paid, and the unit that comes with it."""

from typing import TYPE_CHECKING

from littleworlds.core.event import Event
from littleworlds.core.message import Args
from littleworlds.core.native import i64
from littleworlds.games.my_little_battlefield import events
from littleworlds.games.my_little_battlefield.data.grid import BIT, BOARD, RESERVE
from littleworlds.games.my_little_battlefield.data.special_rules import COMMAND, MORALE, RAISE_SLOT
from littleworlds.games.my_little_battlefield.rules import resources

if TYPE_CHECKING:
    from littleworlds.games.my_little_battlefield.state.position import BattleState


def cost_of_next(state: "BattleState", side: i64, discount: i64) -> i64:
    """What the next level costs; -1 if there is none, or power was raised already this turn."""
    own = state.a if side == 0 else state.b
    if own.power >= state.cards.top or own.used >> RAISE_SLOT & 1:
        return -1
    return max(0, state.cards.level_cost[own.power + 1] - discount)


def price_told(state: "BattleState", side: i64) -> Args:
    """What the next level costs and what there is to pay it with, for a refusal."""
    own = state.army(side)
    cost = cost_of_next(state, side, 0)
    lack = "level" if own.power >= state.cards.top else "turn" if cost < 0 else "price"
    return {
        "lack": lack,
        "level": int(own.power) + 1,
        "count": int(max(0, cost)),
        "morale": int(own.morale),
        "command": int(own.command),
    }


def payments(state: "BattleState", side: i64, discount: i64, mixed: bool) -> list[i64]:
    """How much of the price of power may be paid in morale, the rest being command."""
    own = state.a if side == 0 else state.b
    cost = cost_of_next(state, side, discount)
    amounts: list[i64] = []
    if cost < 0 or own.morale + own.command < cost:
        return amounts
    for morale in range(cost + 1):
        if (
            (mixed or morale == 0 or morale == cost)
            and morale <= own.morale
            and cost - morale <= own.command
        ):
            amounts.append(morale)
    return amounts


def raise_power(
    state: "BattleState", side: i64, morale: i64, discount: i64, tell: list[Event] | None
) -> None:
    """Raise power by one, paying so much of the price in morale; a new unit arrives at once, a new
    die with the next roll."""
    own = state.army(side)
    cost = cost_of_next(state, side, discount)
    if morale:
        resources.lose(state, side, MORALE, morale, tell)
    if cost - morale:
        resources.lose(state, side, COMMAND, cost - morale, tell)
    own.used |= BIT[RAISE_SLOT]
    own.power += 1
    if tell is not None:
        tell.append(events.power_raised(state, side))
    if state.cards.level_unit[own.power] >= 0:
        _arrive(state, side, state.cards.level_unit[own.power], tell)


def _arrive(state: "BattleState", side: i64, kind: i64, tell: list[Event] | None) -> None:
    """A new unit comes from the command board to the reserve, if one is still waiting there."""
    own = state.army(side)
    unit = own.unit_of(state.cards, kind, BOARD)
    if unit < 0:
        return
    own.put(state.cards, unit, RESERVE)
    if tell is not None:
        tell.append(events.unit_arrived(state, side, unit))
