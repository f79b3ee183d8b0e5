"""What one seat sees, as plain data. There are no secrets: all seats see all there is.

The perspective builds the position from it again, so every field of the position is told here.
"""

from typing import TYPE_CHECKING, Final, TypedDict

from littleworlds.core.native import i64
from littleworlds.core.option import Options
from littleworlds.games.my_little_battlefield import scoring
from littleworlds.games.my_little_battlefield.data.cards import FACES, KINDS, NO_FACE
from littleworlds.games.my_little_battlefield.data.grid import CELL_IDS, CELLS, PLACE_IDS
from littleworlds.games.my_little_battlefield.data.scenarios import ENDS, ROLES, SIDES
from littleworlds.games.my_little_battlefield.data.special_rules import (
    COMBAT_FACES,
    FACTION_SLOT,
    NOTHING,
    OPS,
    RAISE_SLOT,
    RESOURCES,
)
from littleworlds.games.my_little_battlefield.rules.phases import AIMING, OVER, PHASES

if TYPE_CHECKING:
    from littleworlds.games.my_little_battlefield.state.position import BattleState

RULE_OF_POWER: Final = "power"
RULE_OF_BOARD: Final = "board"
"""The names of the special rules that belong to no sector; the others are named by their cell."""


class UnitView(TypedDict):
    """A unit: its id (`standard-1`), its kind, and where it is: a cell, `reserve`, `board` or
    `out`."""

    id: str
    kind: str
    place: str


class ArmyView(TypedDict):
    """A side. `seat` is None for the adversary, whose board is `adversary`. `dice` are those of its
    level of power, `points` the running points. `used` lists the special rules used this turn, by
    the cell of their sector; `power` is the raising of power and `board` the faction's rule."""

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
    """A sector. `points` are those printed on it, `worth` what sides A and B can have from it in
    this scenario. `gauge` is the pawn's place, above 0 on side A's part, None without a pawn.
    `control` is the side that holds it, `shielded` the side that keeps the other from moving its
    pawn."""

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


class FightView(TypedDict):
    """Combat results still to come: where, how many, and which face they count as (`attack`,
    `defence` or `wild`)."""

    cell: str
    results: int
    face: str


class RetreatView(TypedDict):
    """Units that still have to retreat: of which side, from where, how many."""

    side: str
    cell: str
    units: int


class SweepView(TypedDict):
    """The cells that the adversary's die or rule has still to visit, and how far it moves the pawns
    there; `steps` is 0 for combat."""

    cells: list[str]
    steps: int


class BattleView(TypedDict):
    """The table.

    `active` is the side whose turn it is, `acting` the one that acts now: the other one when it
    follows. `starter` is the side that began.

    Of the turn: `dice` are those in hand by face, `rolling` counts those taken up to be rolled
    again, `rerolls` how often that was done, `discarded` the dice given up to set another, and
    `converted` tells whether there are any. `panel` holds the dice used, in order, and `face` is
    the one being used, copied or offered. `touched` are the cells on which it was used; they are
    `closed` to who follows it. `follow_cost` is what following costs, `tax` the part that a special
    rule added. `reached` tells whether the active side has had the points that end the battle.

    Of the adversary's turn: `ai_dice` are those it has still to roll, `ai_rerolls` counts how often
    the present one was rolled again, and `extra_turn` tells whether this is one.

    Of the action under way, from the innermost to the outermost: `retreating`, `fight`, `sweep`,
    and the special rule `rule`, called as in `ArmyView` (`board` is also the adversary's), with the
    resource `chosen` for it and the number of its `steps_done`. While somebody is asked, `retreat`
    is the cell that a unit has to leave, and `step` what a rule is aimed for.

    `counter` counts turns where the scenario does, `ended` is what ended the battle."""

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
    discarded: int
    converted: bool
    panel: list[str]
    face: str | None
    touched: list[str]
    closed: list[str]
    follow_cost: int
    tax: int
    reached: bool
    ai_dice: int
    ai_rerolls: int
    extra_turn: bool
    counter: int
    rule: str | None
    steps_done: int
    step: str | None
    chosen: str | None
    sweep: SweepView | None
    fight: FightView | None
    retreating: RetreatView | None
    retreat: str | None
    ended: str | None


def view(state: "BattleState", seat: int | None) -> BattleView:
    """The view of a seat, of an onlooker (None), or of the eyes that see all."""
    field = state.field
    sides = [0] if field.solo else [int(field.seat_a), 1 - int(field.seat_a)]
    over = state.phase == OVER
    return {
        "seat": seat,
        "seats": int(field.seats),
        "options": dict(field.options),
        "actors": [int(actor) for actor in state.actors()],
        "over": over,
        "scores": [int(scoring.score(state, side)) for side in sides],
        "scenario": field.scenario.id,
        "phase": PHASES[state.phase],
        "active": SIDES[state.active],
        "acting": SIDES[state.acting()],
        "starter": SIDES[_starter(state)],
        "sectors": [_sector(state, cell) for cell in range(CELLS)],
        "armies": [_army(state, side) for side in range(2)],
        "dice": {FACES[face]: int(count) for face, count in enumerate(state.dice)},
        "rolling": int(state.rolling),
        "rerolls": int(state.rerolls),
        "discarded": int(state.discarded),
        "converted": state.discarded > 0,
        "panel": _panel(state.panel),
        "face": FACES[state.face] if state.face != NO_FACE else None,
        "touched": _cells(state.touched),
        "closed": _cells(state.barred()),
        "follow_cost": int(state.cards.follow_cost + state.tax),
        "tax": int(state.tax),
        "reached": state.reached,
        "ai_dice": int(state.ai_dice),
        "ai_rerolls": int(state.ai_rerolls),
        "extra_turn": state.extra_turn,
        "counter": int(state.counter),
        "rule": _rule(state.rule) if state.rule >= 0 else None,
        "steps_done": int(state.step),
        "step": OPS[state.step_under_way().code] if state.phase == AIMING else None,
        "chosen": RESOURCES[state.chosen] if state.chosen != NOTHING else None,
        "sweep": _sweep(state),
        "fight": _fight(state),
        "retreating": _retreating(state),
        "retreat": CELL_IDS[state.retreat_cell] if state.retreat_left > 0 and not over else None,
        "ended": ENDS[state.ended] if state.ended >= 0 else None,
    }


def _starter(state: "BattleState") -> i64:
    """The side that played first. At any moment of a turn it has ended as many turns as the other,
    if it is the active one; once the battle is over, its last turn is counted."""
    own = state.army(state.active).turns
    other = state.army(1 - state.active).turns
    began = own > other if state.phase == OVER else own == other
    return state.active if began else 1 - state.active


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
        "id": state.cards.sector_ids[field.sectors[cell]],
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
    cards = state.cards
    army = state.army(side)
    board = field.adversary if side == 1 else None
    return {
        "side": SIDES[side],
        "seat": int(field.seat_of[side]) if board is None else None,
        "adversary": board.id if board is not None else None,
        "faction": cards.faction_ids[army.faction] if army.faction >= 0 else None,
        "morale": int(army.morale),
        "command": int(army.command),
        "power": int(army.power),
        "dice": int(board.dice[army.power] if board is not None else cards.level_dice[army.power]),
        "points": int(scoring.score(state, side)),
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
        "used": [_rule(slot) for slot in range(FACTION_SLOT + 1) if army.used >> slot & 1],
    }


def _sweep(state: "BattleState") -> SweepView | None:
    if state.sweep == 0:
        return None
    return {"cells": _cells(state.sweep), "steps": int(state.sweep_amount)}


def _fight(state: "BattleState") -> FightView | None:
    if state.fight_left == 0:
        return None
    return {
        "cell": CELL_IDS[state.fight_cell],
        "results": int(state.fight_left),
        "face": COMBAT_FACES[state.fight_face],
    }


def _retreating(state: "BattleState") -> RetreatView | None:
    if state.retreat_left == 0:
        return None
    return {
        "side": SIDES[state.retreat_side],
        "cell": CELL_IDS[state.retreat_cell],
        "units": int(state.retreat_left),
    }


def _rule(slot: i64) -> str:
    """The name of a special rule; `board` is the rule of a faction or of the adversary."""
    if slot < CELLS:
        return CELL_IDS[slot]
    return RULE_OF_POWER if slot == RAISE_SLOT else RULE_OF_BOARD


def _cells(mask: i64) -> list[str]:
    return [CELL_IDS[cell] for cell in range(CELLS) if mask >> cell & 1]


def _panel(panel: i64) -> list[str]:
    faces: list[str] = []
    while panel > 0:
        faces.append(FACES[panel % 8 - 1])
        panel //= 8
    faces.reverse()
    return faces
