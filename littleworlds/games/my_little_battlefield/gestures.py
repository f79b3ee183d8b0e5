"""Movements that hold several decisions: dice rolled again or given up together, a special rule with
its answer, a copied die with its use.

Nothing is hidden in a battle, so a movement may be looked at to its end.
"""

from typing import Final, final

from littleworlds.core.chance import Seeded
from littleworlds.core.gesture import MOST, Gesture
from littleworlds.core.message import Args, Message, counted
from littleworlds.core.native import i64
from littleworlds.core.thing import Slot, choice
from littleworlds.games.my_little_battlefield.actions import (
    ATTACK,
    CONVERT,
    FOLLOW,
    GAIN,
    PAY,
    REROLL,
    RETREAT,
    ROLL,
    SPECIAL,
)
from littleworlds.games.my_little_battlefield.data.cards import (
    COMMAND_FACE,
    FACES,
    MORALE_FACE,
    NO_FACE,
)
from littleworlds.games.my_little_battlefield.data.special_rules import COMMAND, MORALE, RESOURCES
from littleworlds.games.my_little_battlefield.describe import describe
from littleworlds.games.my_little_battlefield.refs import (
    ONLY_THIS,
    SAME,
    die_ref,
    resource_name,
    rule_name,
)
from littleworlds.games.my_little_battlefield.rules import dice
from littleworlds.games.my_little_battlefield.rules.phases import (
    AIMING,
    CONVERTING,
    DEPLOYING,
    EXCHANGING,
    FOLLOWING,
    GAINING,
    MOVING,
    OFFER_FOLLOW,
    PAYING,
    RAISING,
    SETTING,
    TURN,
)
from littleworlds.games.my_little_battlefield.state.position import BattleState


def gestures(state: BattleState, seat: i64) -> list[Gesture]:
    """The movements open to a seat, if it is asked."""
    if seat != state.asked:
        return []
    if state.phase == TURN:
        uses = _repeated(state, seat) + _resources(state, seat) + _rules(state, seat)
        return (uses + _discards(state) + _rerolls(state))[:MOST]
    if state.phase == OFFER_FOLLOW:
        return _copies(state, seat)[:MOST]
    return []


# --- several dice -------------------------------------------------------------------------------


@final
class _Handful:
    """Some of the dice in hand: how many, the things to select for them, and how often each face."""

    def __init__(self, count: i64, slots: list[Slot], faces: list[i64]) -> None:
        self.count = count
        self.slots = slots
        self.faces = faces

    def amounts(self) -> list[int | str]:
        return [
            counted(count, FACES[face]) for face, count in enumerate(_counts(self.faces)) if count
        ]


def _counts(faces: list[i64]) -> list[int]:
    counts = [0] * len(FACES)
    for face in faces:
        counts[face] += 1
    return counts


def _handfuls(state: BattleState, most: i64) -> list[_Handful]:
    """Every choice of at most so many dice, the small ones first. More than one of a face is said
    by a choice beside the die."""
    found = [_Handful(0, [], [])]
    for face, shown in enumerate(state.dice):
        more: list[_Handful] = []
        for handful in found:
            more.append(handful)
            for count in range(1, min(shown, most - handful.count) + 1):
                slots: list[Slot] = [(die_ref(FACES[face]),)]
                if count > 1:
                    slots.append((f"choice:{count}-{FACES[face]}",))
                faces: list[i64] = handful.faces + [face] * count
                more.append(_Handful(handful.count + count, handful.slots + slots, faces))
        found = more
    return sorted(found[1:], key=lambda handful: handful.count)


def _rerolls(state: BattleState) -> list[Gesture]:
    """Dice taken up and rolled again."""
    if not dice.can_reroll(state):
        return []
    cards = state.cards
    price = cards.reroll_cost if state.rerolls >= cards.free_rerolls else 0
    listed: list[Gesture] = []
    for handful in _handfuls(state, state.left):
        args: Args = {
            "dice": handful.amounts(),
            "price": int(price),
            "resource": resource_name(MORALE),
        }
        actions: list[i64] = [REROLL + face for face in handful.faces]
        actions.append(ROLL)
        slots = handful.slots + [(f"choice:roll-{handful.count}",)]
        listed.append(Gesture(Message("do-roll-these", args), slots, actions))
    return listed


def _discards(state: BattleState) -> list[Gesture]:
    """Dice given up so that another can be turned, as long as each of them is asked for: where all
    that are left are alike, the last goes by itself."""
    needed = state.cards.convert_discards
    if needed < 2 or not dice.can_convert(state):
        return []
    listed: list[Gesture] = []
    for handful in _handfuls(state, needed):
        actions: list[i64] = [CONVERT + face for face in handful.faces]
        if handful.count == needed and _each_is_asked(state, actions):
            slots = handful.slots + [(f"choice:convert-{needed}",)]
            label = Message("do-convert-these", {"dice": handful.amounts()})
            listed.append(Gesture(label, slots, actions))
    return listed


def _each_is_asked(state: BattleState, actions: list[i64]) -> bool:
    world = state.copy()
    for action in actions:
        if world.phase not in (TURN, CONVERTING):
            return False
        world.apply(state.asked, action, Seeded(0))
    return True


# --- dice used one after the other --------------------------------------------------------------


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


def _repeated(state: BattleState, seat: i64) -> list[Gesture]:
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


def _resources(state: BattleState, seat: i64) -> list[Gesture]:
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


# --- a die and what it asks for -----------------------------------------------------------------

_ANSWERS: Final = (AIMING, DEPLOYING, EXCHANGING, GAINING, MOVING, PAYING, RAISING, SETTING)


def _rules(state: BattleState, seat: i64) -> list[Gesture]:
    """Special rules with the answer to what they ask first."""
    listed: list[Gesture] = []
    for action in state.legal(seat):
        if SPECIAL <= action < RETREAT:
            after = state.copy()
            after.apply(seat, action, Seeded(0))
            if after.asked == seat and after.phase in _ANSWERS:
                begun = describe(state.cards, state.view(int(seat)), action)
                slots = [slot for slot in begun.slots if slot[0] != ONLY_THIS]
                about: Args = {"rule": rule_name(after, after.acting(), after.rule)}
                listed += _answered(after, seat, action, slots, "do-rule-", about)
    return listed


def _copies(state: BattleState, seat: i64) -> list[Gesture]:
    """Following, with the use of the copied die."""
    after = state.copy()
    after.apply(seat, FOLLOW, Seeded(0))
    if after.phase != FOLLOWING:
        return []
    price: Args = {
        "fee": int(state.cards.follow_cost + state.tax),
        "paid": resource_name(COMMAND),
    }
    return _answered(after, seat, FOLLOW, [], "do-follow-", price)


def _answered(
    after: BattleState, seat: i64, action: i64, begun: list[Slot], prefix: str, about: Args
) -> list[Gesture]:
    """An action with each answer to the question that it brings up."""
    view = after.view(int(seat))
    listed: list[Gesture] = []
    for answer in after.legal(seat):
        told = describe(after.cards, view, answer)
        args: Args = dict(told.label.args)
        args.update(about)
        slots = begun[:]
        for slot in told.slots:
            # The sector of a rule may be its target too, and nothing is selected twice.
            slots.append((SAME,) if slot in begun else slot)
        label = Message(prefix + told.label.id.removeprefix("do-"), args)
        listed.append(Gesture(label, slots, [action, answer]))
    return listed
