"""Several dice at once: which they are, and those that are rolled again."""

from typing import final

from littleworlds.core.gesture import Gesture
from littleworlds.core.message import Args, Message, counted
from littleworlds.core.native import i64
from littleworlds.core.thing import Slot
from littleworlds.games.my_little_battlefield.actions import REROLL, ROLL
from littleworlds.games.my_little_battlefield.data.cards import FACES
from littleworlds.games.my_little_battlefield.data.special_rules import MORALE
from littleworlds.games.my_little_battlefield.refs import die_ref, resource_name
from littleworlds.games.my_little_battlefield.rules import dice
from littleworlds.games.my_little_battlefield.state.position import BattleState


@final
class Handful:
    """Some of the dice in hand: how many, the things to select for them, and how often each face."""

    def __init__(self, count: i64, slots: list[Slot], faces: list[i64]) -> None:
        self.count = count
        self.slots = slots
        self.faces = faces


def amounts(faces: list[i64]) -> list[int | str]:
    """How often each face is among these, for a message."""
    counts = [0] * len(FACES)
    for face in faces:
        counts[face] += 1
    return [counted(count, FACES[face]) for face, count in enumerate(counts) if count]


def spelled(faces: list[i64]) -> str:
    """The same as a part of a choice: `attack-morale-morale`."""
    return "-".join([FACES[face] for face in faces])


def handfuls(state: BattleState, most: i64) -> list[Handful]:
    """Every choice of at most so many dice, the small ones first. More than one of a face is said
    by a choice beside the die."""
    found = [Handful(0, [], [])]
    for face, shown in enumerate(state.dice):
        more: list[Handful] = []
        for handful in found:
            more.append(handful)
            for count in range(1, min(shown, most - handful.count) + 1):
                slots: list[Slot] = [(die_ref(FACES[face]),)]
                if count > 1:
                    slots.append((f"choice:{count}-{FACES[face]}",))
                faces: list[i64] = handful.faces + [face] * count
                more.append(Handful(handful.count + count, handful.slots + slots, faces))
        found = more
    return sorted(found[1:], key=lambda handful: handful.count)


def all_dice(state: BattleState) -> Handful:
    """All dice in hand."""
    faces: list[i64] = []
    for face, shown in enumerate(state.dice):
        faces += [face] * shown
    return Handful(len(faces), [], faces)


# --- rolled again -------------------------------------------------------------------------------


def price_of_roll(state: BattleState) -> Args:
    """What rolling again costs now, for a message."""
    cards = state.cards
    price = cards.reroll_cost if state.rerolls >= cards.free_rerolls else 0
    return {"price": int(price), "resource": resource_name(MORALE)}


def rolled(faces: list[i64]) -> list[i64]:
    """The actions that roll dice of these faces again."""
    actions: list[i64] = [REROLL + face for face in faces]
    actions.append(ROLL)
    return actions


def rerolls(state: BattleState) -> list[Gesture]:
    """Dice taken up and rolled again; all but one also by naming the one that is kept."""
    if not dice.can_reroll(state):
        return []
    listed: list[Gesture] = []
    for handful in handfuls(state, state.left):
        args: Args = {"dice": amounts(handful.faces), **price_of_roll(state)}
        slots = handful.slots + [(f"choice:roll-{handful.count}",)]
        if handful.count == state.left - 1:
            slots.append((f"choice:keep-{FACES[_only_other(state, handful)]}",))
        listed.append(Gesture(Message("do-roll-these", args), slots, rolled(handful.faces)))
    return listed


def _only_other(state: BattleState, handful: Handful) -> i64:
    """The face of the one die that is not in the handful."""
    for face, shown in enumerate(state.dice):
        if shown > handful.faces.count(face):
            return face
    raise AssertionError("all dice are in the handful")
