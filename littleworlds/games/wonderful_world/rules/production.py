"""Production: five steps, one per resource, in each of which cubes are counted and then placed.

Planning and placing are open to all seats at once. What has one answer is done without asking, and
once every seat is finished the next step begins.
"""

from typing import TYPE_CHECKING

from littleworlds.core.chance import Chance
from littleworlds.core.event import Event
from littleworlds.core.native import i64
from littleworlds.games.wonderful_world import events
from littleworlds.games.wonderful_world.rules import construction, rounds, supremacy
from littleworlds.games.wonderful_world.rules.phases import PLACING
from littleworlds.games.wonderful_world.state.area import Area
from littleworlds.games.wonderful_world.state.lanes import lane

if TYPE_CHECKING:
    from littleworlds.games.wonderful_world.state.position import WorldState


def go_on(
    state: "WorldState", seat: i64, area: Area, chance: Chance, tell: list[Event] | None
) -> bool:
    """After a decision in an open phase: the next step begins once every seat is finished."""
    _settle(state, seat, area, tell)
    if not area.done:
        return False
    for other in state.areas:
        if not other.done:
            return False
    return _next_step(state, chance, tell)


def _settle(state: "WorldState", seat: i64, area: Area, tell: list[Event] | None) -> None:
    """Cubes that fit nowhere go on the empire card; a seat with nothing to place and nothing under
    construction is finished."""
    if area.choosing:
        return
    if area.left > 0:
        if area.fits(area.cube):
            return
        construction.stock(state, seat, area, area.left, tell)
    if area.sites or area.drafted or state.solo_goes_on():
        return
    area.done = True


def _next_step(state: "WorldState", chance: Chance, tell: list[Event] | None) -> bool:
    """On to the next step in which somebody is asked, or to the next round."""
    while state.step < 4:
        state.phase = PLACING
        state.step += 1
        if _open_step(state, tell):
            return False
    return rounds.end_round(state, chance, tell)


def _open_step(state: "WorldState", tell: list[Event] | None) -> bool:
    """Production is counted once, supremacy is decided, then the cubes are placed. Returns whether
    anybody is asked."""
    resource = state.step
    for area in state.areas:
        area.cube = resource
        area.left = lane(area.output, resource)
        area.produced = area.left
        area.done = False
    if tell is not None:
        tell += events.produced(state)
    supremacy.decide(state, tell)
    asked = False
    seat: i64 = 0
    for area in state.areas:
        _settle(state, seat, area, tell)
        if not area.done:
            asked = True
        seat += 1
    return asked
