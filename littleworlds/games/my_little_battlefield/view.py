"""What one seat sees, as plain data. There are no secrets: all seats see the same.

`position` is the whole position as `Game.load` takes it, so that bots need not put it together again; everything else is there to be read.
"""

from typing import TYPE_CHECKING, TypedDict

from littleworlds.core.native import i64
from littleworlds.core.option import Options
from littleworlds.core.state import Snapshot
from littleworlds.games.my_little_battlefield import course, endings
from littleworlds.games.my_little_battlefield.cards import FACES, KINDS, NO_FACE
from littleworlds.games.my_little_battlefield.effects import OPS
from littleworlds.games.my_little_battlefield.grid import CELL_IDS, CELLS, PLACE_IDS
from littleworlds.games.my_little_battlefield.phases import AIMING, OVER, PHASES
from littleworlds.games.my_little_battlefield.scenarios import ENDS, ROLES, SIDES

if TYPE_CHECKING:
    from littleworlds.games.my_little_battlefield.rules import BattleState


class UnitView(TypedDict):
    """A unit: its id (`standard-1`), its kind, and where it is: a cell, `reserve`, `board` or `out`."""

    id: str
    kind: str
    place: str


class ArmyView(TypedDict):
    """A side. `seat` is None for the adversary, whose board is `adversary`; `points` are the running points."""

    side: str
    seat: int | None
    adversary: str | None
    faction: str | None
    morale: int
    command: int
    power: int
    dice: int
    points: int
    turns: int
    fewer_dice: int
    exited: int
    units: list[UnitView]
    used: list[str]


class SectorView(TypedDict):
    """A sector. `points` are those printed on it, `worth` what there is to be had in this scenario for sides A and B. `gauge` is the
    pawn's place, above 0 on side A's part, None without a pawn; `control` the side that holds it."""

    cell: str
    id: str
    category: int
    points: int
    worth: list[int]
    gauge: int | None
    control: str | None
    shielded: str | None
    burnt: bool
    roles: list[str]


class BattleView(TypedDict):
    """The table. `panel` holds the dice used this turn, in order; `rolling` counts dice taken up to be rolled again."""

    seat: int | None
    seats: int
    options: Options
    actors: list[int]
    over: bool
    scores: list[int]
    scenario: str
    phase: str
    active: str
    acting: str
    starter: str
    sectors: list[SectorView]
    armies: list[ArmyView]
    dice: dict[str, int]
    rolling: int
    rerolls: int
    converted: bool
    panel: list[str]
    face: str | None
    closed: list[str]
    follow_cost: int
    ai_dice: int
    extra_turn: bool
    counter: int
    rule: str | None
    step: str | None
    retreat: str | None
    ended: str | None
    position: Snapshot


def view(state: "BattleState", seat: int | None) -> BattleView:
    """The view of a seat, of an onlooker (None), or of the eyes that see all."""
    field = state.field
    sides = [0] if field.solo else [int(field.seat_a), 1 - int(field.seat_a)]
    over = state.phase == OVER
    side = state.acting()
    return {
        "seat": seat,
        "seats": int(field.seats),
        "options": dict(field.options),
        "actors": [int(actor) for actor in state.actors()],
        "over": over,
        "scores": [int(endings.score(state, side)) for side in sides],
        "scenario": field.scenario.id,
        "phase": PHASES[state.phase],
        "active": SIDES[state.active],
        "acting": SIDES[side],
        "starter": SIDES[_starter(state)],
        "sectors": [_sector(state, cell) for cell in range(CELLS)],
        "armies": [_army(state, side) for side in range(2)],
        "dice": {FACES[face]: int(count) for face, count in enumerate(state.dice)},
        "rolling": int(state.rolling),
        "rerolls": int(state.rerolls),
        "converted": state.discarded > 0,
        "panel": _panel(state.panel),
        "face": FACES[state.face] if state.face != NO_FACE else None,
        "closed": [CELL_IDS[cell] for cell in range(CELLS) if state.barred() >> cell & 1],
        "follow_cost": int(field.cards.follow_cost + state.tax),
        "ai_dice": int(state.ai_dice),
        "extra_turn": state.extra_turn,
        "counter": int(state.counter),
        "rule": _slot(state, state.rule, side) if state.rule >= 0 else None,
        "step": OPS[course.step_of(state).code] if state.phase == AIMING else None,
        "retreat": CELL_IDS[state.retreat_cell] if state.retreat_left > 0 and not over else None,
        "ended": ENDS[state.ended] if state.ended >= 0 else None,
        "position": state.dump(),
    }


def _starter(state: "BattleState") -> i64:
    """The side that played first: the one that has begun as many turns as the other, or more."""
    if state.phase == OVER:
        return (
            state.active
            if state.army(state.active).turns > state.army(1 - state.active).turns
            else 1 - state.active
        )
    return (
        state.active
        if state.army(state.active).turns == state.army(1 - state.active).turns
        else 1 - state.active
    )


def _sector(state: "BattleState", cell: i64) -> SectorView:
    field = state.field
    control: str | None = None
    shielded: str | None = None
    for side in range(2):
        if state.army(side).controlled >> cell & 1:
            control = SIDES[side]
        if state.army(side).shielded >> cell & 1:
            shielded = SIDES[side]
    return {
        "cell": CELL_IDS[cell],
        "id": field.cards.sector_ids[field.sectors[cell]],
        "category": int(field.category[cell]),
        "points": int(field.points[cell]),
        "worth": [int(field.worth(side, cell, state.burnt)) for side in range(2)],
        "gauge": int(state.gauge[cell]) if state.pawns >> cell & 1 else None,
        "control": control,
        "shielded": shielded,
        "burnt": state.burnt >> cell & 1 != 0,
        "roles": [
            role for number, role in enumerate(ROLES) if field.scenario.role_of[number] >> cell & 1
        ],
    }


def _army(state: "BattleState", side: i64) -> ArmyView:
    field = state.field
    cards = field.cards
    army = state.army(side)
    board = field.adversary if side == 1 else None
    slots = [slot for slot in range(CELLS + 2) if army.used >> slot & 1]
    return {
        "side": SIDES[side],
        "seat": int(field.seat_of(side)) if board is None else None,
        "adversary": board.id if board is not None else None,
        "faction": cards.faction_ids[army.faction] if army.faction >= 0 else None,
        "morale": int(army.morale),
        "command": int(army.command),
        "power": int(army.power),
        "dice": int(board.dice[army.power] if board is not None else cards.level_dice[army.power]),
        "points": int(endings.score(state, side)),
        "turns": int(army.turns),
        "fewer_dice": int(army.fewer_dice),
        "exited": int(army.exited),
        "units": [
            {
                "id": cards.unit_ids[unit],
                "kind": KINDS[cards.kind_of[unit]],
                "place": PLACE_IDS[place],
            }
            for unit, place in enumerate(army.units)
        ],
        "used": [_slot(state, slot, side) for slot in slots],
    }


def _slot(state: "BattleState", slot: i64, side: i64) -> str:
    """A special rule: the cell of its sector, `power`, or `board` for the rule of a faction or of the adversary."""
    if slot < CELLS:
        return CELL_IDS[slot]
    return "power" if slot == CELLS else "board"


def _panel(panel: i64) -> list[str]:
    faces: list[str] = []
    while panel > 0:
        faces.append(FACES[panel % 8 - 1])
        panel //= 8
    faces.reverse()
    return faces
