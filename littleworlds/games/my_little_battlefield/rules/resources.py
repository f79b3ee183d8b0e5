"""Morale and command: gained, lost, stolen, exchanged."""

from typing import TYPE_CHECKING

from littleworlds.core.event import Event
from littleworlds.core.native import i64
from littleworlds.games.my_little_battlefield import events
from littleworlds.games.my_little_battlefield.data.special_rules import CHOICE, COMMAND, MORALE
from littleworlds.games.my_little_battlefield.state.army import Army

if TYPE_CHECKING:
    from littleworlds.games.my_little_battlefield.state.position import BattleState


def amount_of(army: Army, resource: i64) -> i64:
    return army.morale if resource == MORALE else army.command


def set_amount(army: Army, resource: i64, amount: i64) -> None:
    if resource == MORALE:
        army.morale = amount
    else:
        army.command = amount


def gain(
    state: "BattleState", side: i64, resource: i64, amount: i64, tell: list[Event] | None
) -> None:
    """Gain a resource, up to the maximum."""
    army = state.a if side == 0 else state.b
    before = army.morale if resource == MORALE else army.command
    after = before + amount
    if after > state.cards.maximum:
        after = state.cards.maximum
    if resource == MORALE:
        army.morale = after
    else:
        army.command = after
    if tell is not None:
        tell.append(events.gained(state, side, resource, after - before))


def lose(
    state: "BattleState", side: i64, resource: i64, amount: i64, tell: list[Event] | None
) -> i64:
    """Lose a resource, down to none; how much it was."""
    army = state.army(side)
    before = amount_of(army, resource)
    after = max(0, before - amount)
    set_amount(army, resource, after)
    if tell is not None and after < before:
        tell.append(events.lost(state, side, resource, before - after))
    return before - after


def steal(
    state: "BattleState", side: i64, resource: i64, amount: i64, tell: list[Event] | None
) -> None:
    """Take a resource from the other side; `CHOICE` is morale first, then command."""
    if resource == CHOICE:
        had = min(amount, state.army(1 - side).morale)
        steal(state, side, MORALE, had, tell)
        steal(state, side, COMMAND, amount - had, tell)
        return
    taken = lose(state, 1 - side, resource, amount, tell)
    if taken > 0:
        gain(state, side, resource, taken, tell)


def exchange(
    state: "BattleState", side: i64, resource: i64, amount: i64, tell: list[Event] | None
) -> None:
    """Turn so much of a resource into the other."""
    army = state.army(side)
    set_amount(army, resource, amount_of(army, resource) - amount)
    set_amount(army, 1 - resource, amount_of(army, 1 - resource) + amount)
    if tell is not None:
        tell.append(events.exchanged(state, side, resource, amount))


def exchangeable(state: "BattleState", side: i64, resource: i64) -> i64:
    """How much of a resource can become the other."""
    army = state.army(side)
    return min(amount_of(army, resource), state.cards.maximum - amount_of(army, 1 - resource))
