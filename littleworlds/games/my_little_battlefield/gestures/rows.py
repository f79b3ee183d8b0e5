"""Two to four dice used one after the other where nobody can follow in between, and dice used before others are rolled
again.

The uses are independent, or one makes room for the next: a unit moves and fights where it has gone. Where the order makes no
difference there is one row: combat first, then movement, resources and special rules.
"""

from typing import Final, final

from littleworlds.core.gesture import Gesture
from littleworlds.core.message import Args, Message
from littleworlds.core.native import i64
from littleworlds.core.thing import ActionLabel, Slot
from littleworlds.games.my_little_battlefield.actions import MOVE, POWER, TARGETS_OF_MOVE
from littleworlds.games.my_little_battlefield.data.cards import (
    COMMAND_FACE,
    FACES,
    MORALE_FACE,
    NO_FACE,
)
from littleworlds.games.my_little_battlefield.data.grid import RESERVE
from littleworlds.games.my_little_battlefield.data.scenarios import SIDES
from littleworlds.games.my_little_battlefield.describe import describe
from littleworlds.games.my_little_battlefield.gestures.answers import after, joined
from littleworlds.games.my_little_battlefield.gestures.handfuls import (
    Handful,
    all_dice,
    amounts,
    handfuls,
    price_of_roll,
    rolled,
    spelled,
)
from littleworlds.games.my_little_battlefield.refs import ONLY_THIS, die_ref, rule_name, unit_ref
from littleworlds.games.my_little_battlefield.rules import dice
from littleworlds.games.my_little_battlefield.rules.phases import AIMING, GAINING, TURN
from littleworlds.games.my_little_battlefield.state.position import BattleState
from littleworlds.games.my_little_battlefield.view import BattleView

LONGEST_ROW: Final = 4
"""Dice in a row."""
MOST_ROWS: Final = 30
"""Rows of one length; where there are more, none is listed."""


@final
class _Row:
    """Dice used one after the other: the row before the last of them, its face and its actions, and the position that it all
    leads to. What is looked at often is kept: the actions and the view there, the last use in words and references, and the
    rows that each first action of another use leads to."""

    def __init__(
        self, before: "_Row | None", face: i64, use: list[i64], world: BattleState, seat: i64
    ) -> None:
        self.before = before
        self.face = face
        self.use = use
        self.world = world
        self.seat = seat
        self.goes_on = world.asked == seat and world.phase == TURN
        """Whether the seat may use another die."""
        self.legal: list[i64] = world.legal(seat) if self.goes_on else []
        self.longer: dict[int, list[_Row]] = {}
        self._view: BattleView | None = None
        self._told: ActionLabel | None = None

    def steps(self) -> "list[_Row]":
        """The row up to each of its dice."""
        return [] if self.before is None else [*self.before.steps(), self]

    def view(self) -> BattleView:
        if self._view is None:
            self._view = self.world.view(int(self.seat))
        return self._view

    def told(self) -> ActionLabel:
        """The last use: its label, the answer to what it asks included, and what is selected for it beside the die."""
        if self._told is None:
            self._told = _described(self)
        return self._told


def rows(state: BattleState, seat: i64) -> list[list[Gesture]]:
    """Gestures of each kind, the short ones first: one die and a roll of the others, two dice, two dice and a roll, ...; then
    those that keep some of the others."""
    kinds: list[list[Gesture]] = []
    keeping: list[list[Gesture]] = []
    beginning = _Row(None, NO_FACE, [], state, seat)
    groups = _groups(beginning.view())
    level = [beginning]
    for _ in range(LONGEST_ROW):
        level = _one_longer(level)
        rolling = [row for row in level if _can_roll(row)]
        kinds.append([_gesture(row, groups) for row in level if _is_mixed(row)])
        kinds.append([_rolling(row, groups, all_dice(row.world)) for row in rolling])
        keeping.append(_keeping(rolling, groups))
    return kinds + keeping


def _is_mixed(row: _Row) -> bool:
    """Whether the row is more than dice used alike or for resources, which are gestures of another kind."""
    uses = {int(step.use[0]) for step in row.steps()}
    faces = {int(step.face) for step in row.steps()}
    return len(uses) > 1 and not faces <= {int(MORALE_FACE), int(COMMAND_FACE)}


def _can_roll(row: _Row) -> bool:
    return row.goes_on and dice.can_reroll(row.world)


# --- which dice follow each other ---------------------------------------------------------------


def _one_longer(level: list[_Row]) -> list[_Row]:
    """All rows that are one die longer; none if there are too many."""
    longer: list[_Row] = []
    for row in level:
        longer += _longer(row)
        if len(longer) > MOST_ROWS:
            return []
    return longer


def _longer(row: _Row) -> list[_Row]:
    """The row with each use of another die."""
    for action in row.legal:
        face: i64 = row.world.field.lists.face_of[action]
        if face != NO_FACE:
            row.longer[action] = _with_use(row, face, action)
    return [
        longer
        for action, several in row.longer.items()
        for longer in several
        if not _comes_earlier(row, longer.face, action)
    ]


def _with_use(row: _Row, face: i64, action: i64) -> list[_Row]:
    """The row with one use of another die. A rule may ask for its target or for a resource; what asks for more, or leads a
    unit off the field, is done by itself."""
    seat = row.seat
    world = after(row.world, seat, action)
    if MOVE <= action < POWER and (action - MOVE) % TARGETS_OF_MOVE == RESERVE:
        return []
    if not _is_under_way(world, seat):
        return [_Row(row, face, [action], world, seat)]
    if world.phase != AIMING and world.phase != GAINING:
        return []
    answered = [(answer, after(world, seat, answer)) for answer in world.legal(seat)]
    return [
        _Row(row, face, [action, answer], there, seat)
        for answer, there in answered
        if not _is_under_way(there, seat)
    ]


def _is_under_way(world: BattleState, seat: i64) -> bool:
    """Whether a special rule asks the seat something."""
    return world.asked == seat and world.rule >= 0


def _comes_earlier(row: _Row, face: i64, action: i64) -> bool:
    """Whether this use could as well be made before the last one of the row, and is listed like that."""
    if row.before is None or face > row.face or (face == row.face and action >= row.use[0]):
        return False
    return any(row.use[0] in first.legal for first in row.before.longer.get(action, []))


# --- in words and references --------------------------------------------------------------------


def _groups(view: BattleView) -> dict[str, Slot]:
    """For each unit of who acts those that are as good as it: in the same cell, or of its kind in the same place."""
    side = view["acting"]
    alike: dict[tuple[str, str], list[str]] = {}
    for unit in view["armies"][SIDES.index(side)]["units"]:
        kind = unit["kind"] if unit["place"] in ("reserve", "board", "out") else ""
        alike.setdefault((unit["place"], kind), []).append(unit_ref(side, unit["id"]))
    return {unit: tuple(units) for units in alike.values() for unit in units}


def _gesture(row: _Row, groups: dict[str, Slot]) -> Gesture:
    """The row as a gesture."""
    steps = row.steps()
    label = Message(f"do-{len(steps)}-in-turn", _in_words(steps))
    return Gesture(label, _selected(steps, groups, ""), _actions(steps))


def _rolling(row: _Row, groups: dict[str, Slot], others: Handful) -> Gesture:
    """The row, and then others of the dice rolled again."""
    steps = row.steps()
    args = {**_in_words(steps), "others": amounts(others.faces), **price_of_roll(row.world)}
    # A die beside a sector would mean the use of that die there: which dice are rolled is a part of the one choice.
    some = "" if others.count == row.world.left else "-" + spelled(others.faces)
    slots = _selected(steps, groups, f"-and-roll{some}")
    label = Message(f"do-{len(steps)}-and-roll", args)
    return Gesture(label, slots, _actions(steps) + rolled(others.faces))


def _keeping(level: list[_Row], groups: dict[str, Slot]) -> list[Gesture]:
    """The rows with every roll that keeps some dice; none if there are too many."""
    listed: list[Gesture] = []
    for row in level:
        some = [one for one in handfuls(row.world, row.world.left) if one.count < row.world.left]
        listed += [_rolling(row, groups, others) for others in some]
        if len(listed) > MOST_ROWS:
            return []
    return listed


def _in_words(steps: list[_Row]) -> Args:
    args: Args = {}
    for number, step in enumerate(steps, 1):
        told = step.told()
        args[f"use{number}"] = told.label.id.removeprefix("do-")
        for key, value in told.label.args.items():
            args[f"{key}{number}"] = value
    return args


def _selected(steps: list[_Row], groups: dict[str, Slot], end: str) -> list[Slot]:
    """The faces of the dice as one choice, and what each is used on."""
    word = "-".join([FACES[step.face] for step in steps])
    slots: list[Slot] = [(f"choice:{word}{end}",)]
    for step in steps:
        for slot in step.told().slots:
            slots = joined(slots, [groups.get(slot[0], slot)])
    return slots


def _actions(steps: list[_Row]) -> list[i64]:
    return [action for step in steps for action in step.use]


def _described(row: _Row) -> ActionLabel:
    assert row.before is not None
    world = row.before.world
    die: Slot = (die_ref(FACES[row.face]),)
    told = describe(world.cards, row.before.view(), row.use[0])
    slots = [slot for slot in told.slots if slot != die and slot[0] != ONLY_THIS]
    if len(row.use) == 1:
        return ActionLabel(told.label, slots)
    asking = after(world, row.seat, row.use[0])
    answer = describe(world.cards, asking.view(int(row.seat)), row.use[1])
    rule: Args = {"rule": rule_name(asking, asking.acting(), asking.rule)}
    label = Message(answer.label.id.replace("do-", "do-rule-"), {**answer.label.args, **rule})
    return ActionLabel(label, slots + answer.slots)
