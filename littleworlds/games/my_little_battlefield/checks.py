"""Why not: refusals of what the rules do not allow, each with its reason."""

from littleworlds.core.errors import IllegalAction
from littleworlds.core.message import Args
from littleworlds.core.native import i64
from littleworlds.games.my_little_battlefield import combat, specials
from littleworlds.games.my_little_battlefield.actions import (
    ATTACK,
    DEFEND,
    FACTION_RULE,
    MOVE,
    POWER,
    RETREAT,
    SPECIAL,
    TARGETS_OF_MOVE,
    notation,
)
from littleworlds.games.my_little_battlefield.cards import ATTACK_FACE, DEFENCE_FACE, GAME_ID
from littleworlds.games.my_little_battlefield.movement import mover
from littleworlds.games.my_little_battlefield.position import Position


def illegal(
    position: Position, message: str, action: i64, args: Args | None = None
) -> IllegalAction:
    """The error that refuses an action."""
    error = IllegalAction(message, game=GAME_ID)
    known = 0 <= action < len(position.field.lists.face_of)
    error.message.args["action"] = notation(position.field.cards, action) if known else str(action)
    if args is not None:
        error.message.args.update(args)
    return error


def check_use(position: Position, side: i64, action: i64) -> None:
    """Refuse a use of a die that the rules do not allow."""
    if action < ATTACK:
        return
    if action < SPECIAL:
        face: i64 = ATTACK_FACE if action < DEFEND else DEFENCE_FACE
        cell = action - ATTACK if action < DEFEND else action - DEFEND
        if combat.fits(position, side, cell, face, position.barred()):
            return
        if not position.army(side).present >> cell & 1:
            raise illegal(position, "no-unit-there", action)
        raise illegal(
            position,
            "closed-to-follower" if position.barred() >> cell & 1 else "no-effect-there",
            action,
        )
    if action < RETREAT:
        _check_special(position, side, action)
    elif action < POWER:
        if chosen_mover(position, side, action) < 0:
            raise illegal(position, "no-such-move", action)
    elif action - POWER not in specials.payments(position, side, 0, False):
        raise illegal(position, "power-not-payable", action)


def _check_special(position: Position, side: i64, action: i64) -> None:
    own = position.army(side)
    if action == FACTION_RULE:
        if not specials.faction_usable(position, side):
            raise illegal(position, "rule-not-usable", action)
        return
    slot = action - SPECIAL
    if not own.controlled >> slot & 1:
        raise illegal(position, "not-your-sector", action)
    if own.used >> slot & 1:
        raise illegal(position, "rule-used", action)
    if not specials.usable(position, side, slot):
        raise illegal(position, "rule-not-usable", action)


def chosen_mover(position: Position, side: i64, action: i64) -> i64:
    """The unit that a movement takes, or -1 if the movement is not allowed."""
    source = (action - MOVE) // TARGETS_OF_MOVE
    return mover(position, side, source, (action - MOVE) % TARGETS_OF_MOVE, position.barred())
