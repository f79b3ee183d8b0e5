"""Planning: every drafted card is put under construction or recycled."""

from typing import TYPE_CHECKING

from littleworlds.core.event import Event
from littleworlds.core.native import i64
from littleworlds.games.wonderful_world import events
from littleworlds.games.wonderful_world.refs import card_name, kind_name
from littleworlds.games.wonderful_world.rules import construction, designs, solo
from littleworlds.games.wonderful_world.rules.phases import PLANNING
from littleworlds.games.wonderful_world.state.area import Area

if TYPE_CHECKING:
    from littleworlds.games.wonderful_world.state.position import WorldState


def legal_plans(state: "WorldState", area: Area, actions: list[i64]) -> None:
    """Each drafted card, to be built or recycled; in solo play also what an exchange or the next
    pool asks for."""
    cards = state.cards
    if state.seats == 1 and solo.legal_exchange(state, area, actions):
        return
    previous: i64 = -1
    for design in area.drafted:
        if design == previous or (
            cards.copies_of[design] > 1 and designs.is_listed(actions, cards.build_base + design)
        ):
            continue
        previous = design
        actions.append(cards.build_base + design)
        actions.append(cards.recycle_base + design)
    if state.seats == 1 and len(area.drafted) >= cards.paid:
        designs.list_each(actions, area.drafted, cards.give_base)
    construction.legal_any_time(state, area, actions)


def plan(state: "WorldState", seat: i64, area: Area, action: i64, tell: list[Event] | None) -> None:
    """Build or recycle a drafted card, or (solo) pay with it for an exchange."""
    cards = state.cards
    if state.phase != PLANNING:
        raise state.illegal("not-now", action)
    if area.left > 0:
        raise state.illegal("place-first", action, {"resource": kind_name(area.cube)})
    design = action % cards.size
    at = designs.position(area.drafted, design)
    if at < 0:
        raise state.illegal("not-drafted", action, {"card": card_name(cards, design)})
    if action < cards.recycle_base:
        _build(state, seat, area, at, tell)
    elif action < cards.give_base:
        _recycle(state, seat, area, at, tell)
    elif action < cards.keep_base and state.seats == 1:
        solo.give_first(state, area, action, at, tell)
    else:
        raise state.illegal("not-now", action)


def _build(state: "WorldState", seat: i64, area: Area, at: i64, tell: list[Event] | None) -> None:
    """Put a drafted card under construction."""
    site = area.start(state.cards, area.drafted.pop(at))
    if tell is not None:
        tell.append(events.under_construction(state, seat, site))


def _recycle(state: "WorldState", seat: i64, area: Area, at: i64, tell: list[Event] | None) -> None:
    """Discard a drafted card for its cube, which has to be placed."""
    design = area.drafted.pop(at)
    state.discards.append(design)
    area.cube = state.cards.recycling_of[design]
    area.left = 1
    if tell is not None:
        tell.append(events.recycled(state, seat, design))


def finish(
    state: "WorldState", seat: i64, area: Area, action: i64, tell: list[Event] | None
) -> None:
    """Do nothing more in this phase, planning or placing."""
    if area.left > 0:
        raise state.illegal("place-first", action, {"resource": kind_name(area.cube)})
    if area.drafted:
        raise state.illegal("cards-first", action)
    if state.solo_goes_on():
        raise state.illegal("pool-first", action)
    area.done = True
    if tell is not None:
        tell.append(events.finished(seat))
