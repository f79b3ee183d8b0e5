"""Following: after each die the other side may pay to copy it, in other sectors."""

from typing import TYPE_CHECKING

from littleworlds.core.event import Event
from littleworlds.core.message import name
from littleworlds.core.native import i64
from littleworlds.games.my_little_battlefield import events, scoring
from littleworlds.games.my_little_battlefield.actions import DECLINE, FOLLOW
from littleworlds.games.my_little_battlefield.data.cards import FACES
from littleworlds.games.my_little_battlefield.rules import die_uses, ending
from littleworlds.games.my_little_battlefield.rules.phases import FOLLOWING, OFFER_FOLLOW

if TYPE_CHECKING:
    from littleworlds.games.my_little_battlefield.state.position import BattleState


def after_die(state: "BattleState", tell: list[Event] | None) -> bool:
    """A die has done all it does. True if the battle is over or the other side may follow."""
    if state.ended >= 0:
        ending.finish(state, tell)
        return True
    target = state.field.target
    if target > 0 and state.cards.target_once_reached and not state.reached:
        state.reached = scoring.score(state, state.active) >= target
    if state.following:
        state.following = False
    elif _can_be_followed(state):
        return state.ask(OFFER_FOLLOW, 1 - state.active)
    return False


def _can_be_followed(state: "BattleState") -> bool:
    """Whether the other side can pay for copying the die just used, and would have a use for it."""
    side = 1 - state.active
    if side == 1 and state.field.solo:
        return False
    own = state.a if side == 0 else state.b
    fee = state.cards.follow_cost + state.tax
    if own.command < fee or (state.extra_turn and not state.cards.follow_in_extra_turn):
        return False
    state.following = True
    own.command -= fee
    useful = die_uses.has_use(state, side, state.face)
    own.command += fee
    state.following = False
    return useful


def legal_answers() -> list[i64]:
    return [FOLLOW, DECLINE]


def answer(state: "BattleState", action: i64, tell: list[Event] | None) -> bool:
    """Decline, or pay for the copy: True if the other side follows."""
    if action == DECLINE:
        return False
    if action != FOLLOW:
        raise state.illegal("answer-first", action)
    side = 1 - state.active
    fee = state.cards.follow_cost + state.tax
    state.army(side).command -= fee
    state.following = True
    if tell is not None:
        tell.append(events.followed(state, side, fee))
    state.ask(FOLLOWING, side)
    return True


def legal_uses(state: "BattleState") -> list[i64]:
    """What the copied die may be used for."""
    return die_uses.legal_uses(state, 1 - state.active, state.face)


def only_use(state: "BattleState") -> i64:
    """The use of the copied die if there is one only; otherwise -1."""
    uses = legal_uses(state)
    return uses[0] if len(uses) == 1 else -1


def check_use(state: "BattleState", action: i64) -> None:
    """Refuse what the copied die may not be used for."""
    if state.field.lists.face_of[action] != state.face:
        raise state.illegal("other-face", action, {"face": name(FACES[state.face])})
    die_uses.check_use(state, 1 - state.active, action)
