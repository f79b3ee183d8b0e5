"""Dice given up so that another can be turned, alone or together with the use of the die that was turned."""

from typing import final

from littleworlds.core.chance import Seeded
from littleworlds.core.gesture import Gesture
from littleworlds.core.message import Args, Message, name
from littleworlds.core.native import i64
from littleworlds.core.thing import Slot
from littleworlds.games.my_little_battlefield.actions import CONVERT, SET
from littleworlds.games.my_little_battlefield.data.cards import FACES
from littleworlds.games.my_little_battlefield.describe import describe
from littleworlds.games.my_little_battlefield.gestures.answers import after, asks
from littleworlds.games.my_little_battlefield.gestures.handfuls import (
    Handful,
    amounts,
    handfuls,
    spelled,
)
from littleworlds.games.my_little_battlefield.refs import ONLY_THIS, die_ref
from littleworlds.games.my_little_battlefield.rules import dice
from littleworlds.games.my_little_battlefield.rules.phases import SETTING
from littleworlds.games.my_little_battlefield.state.position import BattleState


@final
class _Conversion:
    """Dice of which some are given up and the last is turned to a new face."""

    def __init__(self, state: BattleState, handful: Handful, new: i64) -> None:
        needed = state.cards.convert_discards
        turned: i64 = handful.faces[needed]
        self.handful = handful
        self.new = new
        self.actions = _given_up(state, handful.faces[:needed])
        self.actions.append(SET + turned * len(FACES) + new)
        self.args: Args = {
            "dice": [name(FACES[face]) for face in handful.faces],
            "new": name(FACES[new]),
        }


def conversions(state: BattleState) -> list[Gesture]:
    """Dice given up and another turned."""
    return [
        Gesture(
            Message("do-convert-to", one.args),
            [*one.handful.slots, (f"choice:convert-to-{FACES[one.new]}",)],
            one.actions,
        )
        for one in _conversions(state)
    ]


def conversions_used(state: BattleState, seat: i64) -> list[Gesture]:
    """Dice given up, another turned, and that one used. A rule that asks something is used by itself; and where a die
    shows the face already, pointing at a place means that die."""
    listed: list[Gesture] = []
    for one in _conversions(state):
        if state.dice[one.new]:
            continue
        world = state
        for action in one.actions:
            world = after(world, seat, action)
        view = world.view(int(seat))
        for use in world.legal(seat):
            if world.field.lists.face_of[use] != one.new or asks(after(world, seat, use), seat):
                continue
            told = describe(world.cards, view, use)
            die: Slot = (die_ref(FACES[one.new]),)
            places = [slot for slot in told.slots if slot != die and slot[0] != ONLY_THIS]
            # One points at the place, then says what is given up for it: as in a row, the dice are a part of the one choice.
            dice_given = f"choice:{spelled(one.handful.faces)}-to-{FACES[one.new]}"
            slots: list[Slot] = [*places, (dice_given,)]
            label = Message("do-convert-and-use", {**one.args, **_first_step(told.label)})
            listed.append(Gesture(label, slots, [*one.actions, use]))
    return listed


def discards(state: BattleState) -> list[Gesture]:
    """Dice given up so that another can be turned, where there are too many ways to say which and to what."""
    needed = state.cards.convert_discards
    if needed < 2 or not dice.can_convert(state):
        return []
    listed: list[Gesture] = []
    for handful in handfuls(state, needed):
        actions = _given_up(state, handful.faces)
        if handful.count == needed and len(actions) == needed:
            slots = handful.slots + [(f"choice:convert-{needed}",)]
            label = Message("do-convert-these", {"dice": amounts(handful.faces)})
            listed.append(Gesture(label, slots, actions))
    return listed


def _conversions(state: BattleState) -> list[_Conversion]:
    """Every conversion to a face that none of the dice shows and that can be used now.

    Which of the dice is the one that is turned makes no difference, so it is never asked.
    """
    needed = state.cards.convert_discards
    if needed < 1 or not dice.can_convert(state):
        return []
    wanted = _useful_faces(state)
    return [
        _Conversion(state, handful, new)
        for handful in handfuls(state, needed + 1)
        if handful.count > needed
        for new in wanted
        if new not in handful.faces
    ]


def _useful_faces(state: BattleState) -> list[i64]:
    """The faces that a die could be used with now."""
    faces: list[i64] = []
    for face in range(len(FACES)):
        world = state.copy()
        world.dice[face] += 1
        if any(world.field.lists.face_of[action] == face for action in world.legal(world.asked)):
            faces.append(face)
    return faces


def _given_up(state: BattleState, faces: list[i64]) -> list[i64]:
    """The actions that give up dice of these faces; where all that are left are alike, the last go by themselves."""
    world = state.copy()
    actions: list[i64] = []
    for face in faces:
        if world.phase == SETTING:
            break
        world.apply(state.asked, CONVERT + face, Seeded(0))
        actions.append(CONVERT + face)
    return actions


def _first_step(label: Message) -> Args:
    """A use in the words of a row's first step."""
    args: Args = {f"{key}1": value for key, value in label.args.items()}
    args["use1"] = label.id.removeprefix("do-")
    return args
