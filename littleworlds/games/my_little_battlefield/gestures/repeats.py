"""Dice used alike: all of a face in one sector or for one resource, or all that bring resources."""

from littleworlds.core.chance import Seeded
from littleworlds.core.gesture import Gesture
from littleworlds.core.message import Args, Message, counted
from littleworlds.core.native import i64
from littleworlds.core.thing import Slot, choice
from littleworlds.games.my_little_battlefield.actions import ATTACK, GAIN, PAY, SPECIAL
from littleworlds.games.my_little_battlefield.data.cards import (
    COMMAND_FACE,
    FACES,
    MORALE_FACE,
    NO_FACE,
)
from littleworlds.games.my_little_battlefield.data.special_rules import COMMAND, MORALE, RESOURCES
from littleworlds.games.my_little_battlefield.describe import describe
from littleworlds.games.my_little_battlefield.rules.phases import TURN
from littleworlds.games.my_little_battlefield.state.position import BattleState


def _in_a_row(state: BattleState, seat: i64, actions: list[i64]) -> list[i64]:
    """As many of these uses as the seat can make before anybody is asked something else."""
    world = state.copy()
    made: list[i64] = []
    for action in actions:
        if world.asked != seat or world.phase != TURN or action not in world.legal(seat):
            break
        world.apply(seat, action, Seeded(0))
        made.append(action)
    return made


def repeated(state: BattleState, seat: i64) -> list[Gesture]:
    """All dice of a face used alike: in one sector, or for one resource."""
    listed: list[Gesture] = []
    for action in state.legal(seat):
        face: i64 = state.field.lists.face_of[action]
        alike = action < PAY or ATTACK <= action < SPECIAL
        if face == NO_FACE or not alike or state.dice[face] < 2:
            continue
        actions = _in_a_row(state, seat, [action] * state.dice[face])
        if len(actions) > 1:
            once = describe(state.cards, state.view(int(seat)), action)
            args: Args = dict(once.label.args)
            args["dice"] = len(actions)
            label = Message(once.label.id + "-dice", args)
            dice_alike: list[Slot] = [(f"choice:{len(actions)}-{FACES[face]}",)]
            listed.append(Gesture(label, dice_alike + once.slots[1:], actions))
    return listed


def resources(state: BattleState, seat: i64) -> list[Gesture]:
    """All dice that bring morale or command, where there are both."""
    morale = state.dice[MORALE_FACE]
    command = state.dice[COMMAND_FACE]
    if not morale or not command:
        return []
    wanted: list[i64] = [GAIN + MORALE] * morale + [GAIN + COMMAND] * command
    if len(_in_a_row(state, seat, wanted)) < len(wanted):
        return []
    args: Args = {
        "amounts": [counted(morale, RESOURCES[MORALE]), counted(command, RESOURCES[COMMAND])]
    }
    return [Gesture(Message("do-gain-all", args), choice("resources"), wanted)]
