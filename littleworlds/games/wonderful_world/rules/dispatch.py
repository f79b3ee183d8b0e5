"""Which file answers which question.

A round: the draft, one secret pick after the other; the planning, in which every drafted card is
built or recycled; five steps of production, in each of which cubes are counted and then placed.
`apply` goes on by itself until somebody is asked. In solo play there is no draft: the player draws
pools and may exchange cards, so chance falls between the decisions.
"""

from typing import TYPE_CHECKING

from littleworlds.core.chance import Chance
from littleworlds.core.errors import IllegalAction
from littleworlds.core.event import Event
from littleworlds.core.message import player
from littleworlds.core.native import i64
from littleworlds.games.wonderful_world.refs import kind_name
from littleworlds.games.wonderful_world.rules import (
    construction,
    draft,
    planning,
    production,
    solo,
    supremacy,
)
from littleworlds.games.wonderful_world.rules.phases import (
    BETWEEN,
    DRAFT,
    EMPIRE,
    PLACING,
    PLANNING,
)

if TYPE_CHECKING:
    from littleworlds.games.wonderful_world.state.position import WorldState


def legal(state: "WorldState", seat: i64) -> list[i64]:
    """The actions open to a seat."""
    actions: list[i64] = []
    if not state.owes(seat):
        return actions
    area = state.areas[seat]
    phase = state.phase
    if phase == DRAFT:
        draft.legal_picks(area, actions)
    elif phase == EMPIRE:
        solo.legal_empires(state, actions)
    elif area.choosing:
        supremacy.legal_characters(state, actions)
    elif area.left > 0:
        construction.legal_cubes(state, area, actions)
        if phase == PLACING:
            construction.legal_any_time(state, area, actions)
    elif area.drafted or state.seats == 1:
        planning.legal_plans(state, area, actions)
    else:
        actions.append(state.cards.done)
        construction.legal_any_time(state, area, actions)
    return actions


def apply(
    state: "WorldState", seat: i64, action: i64, chance: Chance, tell: list[Event] | None
) -> bool:
    """Carry out one decision. True when the step is final."""
    if not state.owes(seat):
        raise _not_asked(state, seat)
    area = state.areas[seat]
    cards = state.cards
    if state.phase == DRAFT:
        return draft.pick(state, seat, area, action, tell)
    if state.phase == EMPIRE:
        return solo.choose_empire(state, area, action, chance, tell)
    if action < cards.build_base or action >= cards.empire_base:
        raise state.illegal("not-now", action)
    if area.choosing:
        supremacy.take(state, seat, area, action, tell)
    elif state.given > 0 or state.shown:
        return solo.exchange(state, area, action, chance, tell)
    elif action < cards.cube_base:
        planning.plan(state, seat, area, action, tell)
    elif action < cards.krystallium_base:
        construction.place_cube(state, seat, area, action, tell)
    elif area.left > 0 and state.phase == PLANNING:
        raise state.illegal("place-first", action, {"resource": kind_name(area.cube)})
    elif action < cards.discard_base:
        construction.place_piece(state, seat, area, action, tell)
    elif action < cards.take_base:
        construction.give_up(state, seat, area, action, tell)
    elif action == cards.done:
        planning.finish(state, seat, area, action, tell)
    elif action == cards.draw:
        return solo.draw_pool(state, area, action, chance, tell)
    else:
        raise state.illegal("not-now", action)
    return production.go_on(state, seat, area, chance, tell)


def _not_asked(state: "WorldState", seat: i64) -> IllegalAction:
    if state.phase < BETWEEN:
        return IllegalAction("not-your-decision", seat=player(seat))
    return IllegalAction("play-is-over")
