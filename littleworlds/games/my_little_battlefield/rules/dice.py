"""Dice in hand: rolled, rolled again, given up for another's face, set."""

from typing import TYPE_CHECKING

from littleworlds.core.chance import Chance
from littleworlds.core.event import Event
from littleworlds.core.message import Args
from littleworlds.core.native import i64
from littleworlds.games.my_little_battlefield import events
from littleworlds.games.my_little_battlefield.actions import CONVERT, MOVE, REROLL, ROLL, SET
from littleworlds.games.my_little_battlefield.data.cards import FACES
from littleworlds.games.my_little_battlefield.data.special_rules import MORALE
from littleworlds.games.my_little_battlefield.rules import resources
from littleworlds.games.my_little_battlefield.rules.phases import CONVERTING, REROLLING, SETTING

if TYPE_CHECKING:
    from littleworlds.games.my_little_battlefield.state.position import BattleState


def _faces_shown(state: "BattleState") -> i64:
    """The faces that dice not yet used show, as a mask."""
    faces: i64 = 0
    bit: i64 = 1
    for count in state.dice:
        if count > 0:
            faces |= bit
        bit += bit
    return faces


# --- rolling ------------------------------------------------------------------------------------


def legal_rolls() -> list[i64]:
    return [ROLL]


def roll(state: "BattleState", action: i64, chance: Chance, tell: list[Event] | None) -> None:
    """As many dice as the level of power gives, fewer if the adversary said so, at least one."""
    if action != ROLL:
        raise state.illegal("roll-first", action)
    own = state.a if state.active == 0 else state.b
    count = state.cards.level_dice[own.power]
    if own.fewer_dice > 0:
        count = max(1, count - own.fewer_dice)
        own.fewer_dice = 0
    faces = _throw(state, count, chance, tell is not None)
    if tell is not None:
        tell.append(events.rolled(state, faces))


def _throw(state: "BattleState", count: i64, chance: Chance, listed: bool) -> list[i64]:
    """Add so many dice to those in hand; the faces in the order they fell, if they are wanted."""
    face_by_index = state.cards.face_by_index
    dice = state.dice
    sides: i64 = len(FACES)
    faces: list[i64] = []
    for _ in range(count):
        face: i64 = face_by_index[chance.index(sides)]
        dice[face] += 1
        if listed:
            faces.append(face)
    state.left += count
    return faces


# --- rolling again ------------------------------------------------------------------------------


def can_reroll(state: "BattleState") -> bool:
    """Some rerolls are free, each one after that costs morale."""
    own = state.a if state.active == 0 else state.b
    return state.rerolls < state.cards.free_rerolls or own.morale >= state.cards.reroll_cost


def begin_reroll(state: "BattleState", action: i64) -> None:
    """Take up a first die to roll it again; the price is due with the roll."""
    if not can_reroll(state):
        own = state.army(state.active)
        told: Args = {"count": int(state.cards.reroll_cost), "have": int(own.morale)}
        raise state.illegal("reroll-needs-morale", action, told)
    _take_up(state, action)
    state.ask(REROLLING, state.active)


def legal_rerolls(state: "BattleState") -> list[i64]:
    """Take up another die, or roll those that have been taken up."""
    actions = state.field.lists.reroll[_faces_shown(state)][:]
    if state.rolling > 0:
        actions.append(ROLL)
    return actions


def reroll(state: "BattleState", action: i64, chance: Chance, tell: list[Event] | None) -> bool:
    """Take up another die, or roll: True once they are rolled."""
    if action != ROLL:
        _take_up(state, action)
        return False
    if state.rolling == 0:
        raise state.illegal("not-now", action)
    if state.rule < 0:
        if state.rerolls >= state.cards.free_rerolls:
            resources.lose(state, state.active, MORALE, state.cards.reroll_cost, tell)
        state.rerolls += 1
    count = state.rolling
    state.rolling = 0
    faces = _throw(state, count, chance, tell is not None)
    if tell is not None:
        tell.append(events.rerolled(state, faces))
    return True


def _take_up(state: "BattleState", action: i64) -> None:
    face = action - REROLL
    if not 0 <= face < len(FACES) or state.dice[face] == 0:
        raise state.illegal("not-now", action)
    state.dice[face] -= 1
    state.left -= 1
    state.rolling += 1


def take_up_only_face(state: "BattleState") -> None:
    """Where a die has to be rolled again and all dice are alike, one is taken up unasked."""
    actions = state.field.lists.reroll[_faces_shown(state)]
    if len(actions) == 1:
        _take_up(state, actions[0])


# --- converting ---------------------------------------------------------------------------------


def can_convert(state: "BattleState") -> bool:
    """Once a turn dice may be given up, if one is left whose face can be changed for them."""
    return state.discarded == 0 and state.left > state.cards.convert_discards


def begin_conversion(state: "BattleState", action: i64, tell: list[Event] | None) -> None:
    """Give up a first die."""
    if state.discarded > 0:
        raise state.illegal("converted-already", action)
    if not can_convert(state):
        raise state.illegal("convert-needs-dice", action)
    discard(state, action, tell)


def legal_discards(state: "BattleState") -> list[i64]:
    """The dice that may be given up."""
    return state.field.lists.convert[_faces_shown(state)][:]


def discard(state: "BattleState", action: i64, tell: list[Event] | None) -> None:
    """Give up a die; when enough are given up, another one changes its face."""
    face = action - CONVERT
    if not CONVERT <= action < SET or state.dice[face] == 0:
        raise state.illegal("not-now", action)
    state.dice[face] -= 1
    state.left -= 1
    state.discarded += 1
    if tell is not None:
        tell.append(events.discarded(state, face))
    if state.discarded >= state.cards.convert_discards:
        state.ask(SETTING, state.active)
        return
    state.ask(CONVERTING, state.active)
    actions = legal_discards(state)
    if len(actions) == 1:
        discard(state, actions[0], tell)


def legal_settings(state: "BattleState") -> list[i64]:
    """Each die that may be set, to each other face."""
    return state.field.lists.set[_faces_shown(state)][:]


def set_die(state: "BattleState", action: i64, tell: list[Event] | None) -> None:
    """Change the face of a die, in a conversion or by a special rule."""
    if not SET <= action < MOVE:
        raise state.illegal("not-now", action)
    old = (action - SET) // len(FACES)
    new = (action - SET) % len(FACES)
    if old == new or state.dice[old] == 0:
        raise state.illegal("not-now", action)
    state.dice[old] -= 1
    state.dice[new] += 1
    if tell is not None:
        tell.append(events.set_die(state, old, new))
