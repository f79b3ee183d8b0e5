"""What the actor is asked. The arguments are what somebody would say "always" about: for an offer to follow, the face alone."""

from littleworlds.core.message import Args, name
from littleworlds.core.prompt import Prompt
from littleworlds.games.my_little_battlefield import course
from littleworlds.games.my_little_battlefield.actions import DECLINE
from littleworlds.games.my_little_battlefield.cards import FACES
from littleworlds.games.my_little_battlefield.effects import OPS
from littleworlds.games.my_little_battlefield.marks import rule_name, sector_name, unit_name, who
from littleworlds.games.my_little_battlefield.phases import (
    AIMING,
    CHOOSE_FACTION,
    FOLLOWING,
    MOVING_AI,
    OFFER_FOLLOW,
    OFFER_FORCE,
    PHASES,
    REROLLING,
    RETREATING,
    ROLL_FOR_AI,
    SETTING,
)
from littleworlds.games.my_little_battlefield.position import Position


def prompt(position: Position) -> Prompt:
    """The question of the present phase."""
    phase = position.phase
    word = "ask-" + PHASES[phase]
    side = position.acting()
    if phase in (OFFER_FOLLOW, OFFER_FORCE):
        return Prompt(word, {"face": name(FACES[position.face])}, DECLINE)
    if phase == FOLLOWING:
        return Prompt(word, {"face": name(FACES[position.face])})
    if phase == RETREATING:
        return Prompt(word, _retreat(position))
    if phase in (ROLL_FOR_AI, MOVING_AI):
        return Prompt(word, {"who": who(position, 1)})
    if phase == CHOOSE_FACTION:
        return Prompt(word)
    if position.rule >= 0:
        args: Args = {"rule": rule_name(position, side, position.rule)}
        if phase == AIMING:
            return Prompt("ask-aim-" + OPS[course.step_of(position).code].replace("_", "-"), args)
        return Prompt(word + "-rule" if phase in (REROLLING, SETTING) else word, args)
    return Prompt(word)


def _retreat(position: Position) -> Args:
    side = position.retreat_side
    unit = position.army(side).unit_at(position.retreat_cell)
    return {
        "who": who(position, side),
        "unit": unit_name(position, side, position.field.cards.kind_of[unit]),
        "sector": sector_name(position, position.retreat_cell),
    }
