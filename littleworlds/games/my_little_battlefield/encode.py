"""A seat's part of a position as numbers. All of it lies open; alone, the adversary's part is written beside one's own."""

from typing import Final

from littleworlds.core.features import Features
from littleworlds.core.native import i64
from littleworlds.games.my_little_battlefield.data.cards import KINDS
from littleworlds.games.my_little_battlefield.data.grid import BOARD, CELLS, RESERVE
from littleworlds.games.my_little_battlefield.rules import power
from littleworlds.games.my_little_battlefield.rules.phases import ROLL_DICE, ROLL_FOR_AI
from littleworlds.games.my_little_battlefield.scoring import score
from littleworlds.games.my_little_battlefield.state.army import Army
from littleworlds.games.my_little_battlefield.state.position import BattleState
from littleworlds.games.my_little_battlefield.values.judgement import prospect

_JUDGED: Final = 28
_POINTS: Final = 0
_POINTS_SQUARED: Final = 1
_NEAR: Final = 2
_AT_TARGET: Final = 3
_HELD: Final = 4
_PROGRESS: Final = 5
_FORCED: Final = 6
_PAWNS: Final = 7
_INTRUDERS: Final = 8
_MARCH: Final = 9
_MORALE: Final = 10
_MORALE_MORE: Final = 11
_COMMAND: Final = 12
_COMMAND_MORE: Final = 13
_POWER: Final = 14
_LEVEL_DICE: Final = 15
_DICE: Final = 16
_ROLL: Final = 17
_RAISABLE: Final = 18
_SHIELDED: Final = 19
_FEWER: Final = 20
_EDGE: Final = 21
_RESERVE: Final = 22
_ON_FIELD: Final = 25
_SIDE: Final = 29
"""Features of one side."""

_ENOUGH: Final = 4
"""So much of a resource is of use at once."""


def names() -> list[str]:
    """What each feature is called, in their order."""
    own = [
        "points",
        "points squared",
        "points near the end",
        "points enough",
        "sectors held",
        "progress",
        "progress with units",
        "pawns",
    ]
    own += [
        "intruders",
        "march",
        "morale",
        "morale to spare",
        "command",
        "command to spare",
        "power",
        "dice of power",
        "dice left",
    ]
    own += ["roll to come", "power within reach", "shielded", "fewer dice", "nearly held"]  # fmt: skip
    own += [f"{kind} in reserve" for kind in KINDS] + [f"{kind} on the field" for kind in KINDS]
    own += ["judged"]
    return own + ["adversary: " + name for name in own] + ["side a"]


def table(state: BattleState) -> i64:
    """The kind of table: alone or face to face, and which scenario."""
    scenarios = state.cards.scenarios
    number: i64 = 0
    while scenarios[number] is not state.field.scenario:
        number += 1
    return number if state.field.solo else len(scenarios) + number


def encode(state: BattleState, seat: i64, out: Features) -> None:
    """Points, sectors, units, resources and dice."""
    field = state.field
    if field.solo:
        _encode_side(state, 0, 0, out)
        _encode_side(state, 1, _SIDE, out)
        out.add(2 * _SIDE, 1.0)
    else:
        _encode_side(state, 0 if seat == field.seat_a else 1, 0, out)


def _encode_side(state: BattleState, side: i64, base: i64, out: Features) -> None:
    own = state.army(side)
    points = score(state, side)
    target = state.field.target if state.field.target > 0 else 20
    out.add(base + _JUDGED, prospect(state, side))
    out.add(base + _POINTS, float(points))
    out.add(base + _POINTS_SQUARED, float(points * points) / float(target))
    if 4 * points > 3 * target:
        out.add(base + _NEAR, float(points) - 0.75 * float(target))
    if points >= target:
        out.add(base + _AT_TARGET, 1.0 if state.active == side else 0.5)
    _cells(state, side, own, base, out)
    _units(state, side, own, base, out)
    _resources(state, side, own, base, out)
    if state.active == side:
        if state.phase == ROLL_DICE or state.phase == ROLL_FOR_AI:
            out.add(base + _ROLL, 1.0)
        else:
            out.add(base + _DICE, float(state.left + state.rolling + state.ai_dice))


def _cells(state: BattleState, side: i64, own: Army, base: i64, out: Features) -> None:
    """How far the pawns have come, and where units help them."""
    field = state.field
    enemy = state.army(1 - side)
    held = 0.0
    progress = 0.0
    forced = 0.0
    pawns = 0.0
    intruders = 0.0
    edge = 0.0
    for cell in range(CELLS):
        top = field.category[cell]
        pawn = state.gauge[cell] if side == 0 else -state.gauge[cell]
        points = float(field.worth(side, cell, state.burnt))
        share = float(pawn + top) / float(2 * top)
        pawns += points * share
        if pawn == top:
            held += 1.0
            if enemy.present >> cell & 1:
                intruders += points
            continue
        progress += points * share * share
        if pawn == top - 1:
            edge += points
        if own.present >> cell & 1:
            forced += points * share
    out.add(base + _HELD, held)
    out.add(base + _PROGRESS, progress)
    out.add(base + _FORCED, forced)
    out.add(base + _PAWNS, pawns)
    out.add(base + _INTRUDERS, intruders)
    out.add(base + _EDGE, edge)


def _units(state: BattleState, side: i64, own: Army, base: i64, out: Features) -> None:
    """How many there are of each kind, where, and how far they have come."""
    cards = state.cards
    number: i64 = 0
    for place in own.units:
        kind = cards.kind_of[number]
        number += 1
        if place < CELLS:
            out.add(base + _ON_FIELD + kind, 1.0)
            out.add(base + _MARCH, float(cards.grid.distance[side][place]))
        elif place == RESERVE and place < BOARD:
            out.add(base + _RESERVE + kind, 1.0)


def _resources(state: BattleState, side: i64, own: Army, base: i64, out: Features) -> None:
    out.add(base + _MORALE, float(min(own.morale, _ENOUGH)))
    out.add(base + _MORALE_MORE, float(max(own.morale - _ENOUGH, 0)))
    out.add(base + _COMMAND, float(min(own.command, _ENOUGH)))
    out.add(base + _COMMAND_MORE, float(max(own.command - _ENOUGH, 0)))
    out.add(base + _POWER, float(own.power))
    out.add(base + _FEWER, float(own.fewer_dice))
    if own.shielded:
        out.add(base + _SHIELDED, float(len(state.cards.grid.cells_of[own.shielded])))
    if state.is_adversary(side):
        return
    out.add(base + _LEVEL_DICE, float(state.cards.level_dice[own.power]))
    if own.power < state.cards.top:
        cost = state.cards.level_cost[own.power + 1]
        if power.cost_of_next(state, side, 0) >= 0 and own.morale + own.command >= cost:
            out.add(base + _RAISABLE, 1.0)
