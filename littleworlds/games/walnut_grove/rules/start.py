"""The beginning: clockwise from the first seat, pawns line up in front of a toll building."""

from typing import TYPE_CHECKING

from littleworlds.core.event import Event
from littleworlds.core.message import name
from littleworlds.core.native import i64
from littleworlds.games.walnut_grove import events
from littleworlds.games.walnut_grove.rules.phases import CHOOSE_START, NOTHING
from littleworlds.games.walnut_grove.rules.refusals import not_now

if TYPE_CHECKING:
    from littleworlds.games.walnut_grove.state.position import WalnutState


def legal_starts(state: "WalnutState") -> list[i64]:
    return [
        state.cards.actions.start_base + toll
        for toll in range(len(state.cards.town.toll_ids))
        if _has_space(state, toll)
    ]


def _has_space(state: "WalnutState", toll: i64) -> bool:
    town = state.cards.town
    pawns: i64 = 0
    for farm in state.farms:
        if farm.place == town.stops + toll:
            pawns += 1
    return pawns < town.toll_spaces[toll]


def choose_start(state: "WalnutState", seat: i64, action: i64, tell: list[Event] | None) -> None:
    town = state.cards.town
    toll = action - state.cards.actions.start_base
    if not 0 <= toll < len(town.toll_ids):
        raise not_now(state, state.farms[seat], action)
    if not _has_space(state, toll):
        raise state.illegal("start-full", action, {"toll": name(town.toll_ids[toll])})
    farm = state.farms[seat]
    farm.place = town.stops + toll
    farm.asked = NOTHING
    state.arrivals = state.arrivals + [seat]
    if tell is not None:
        tell.append(events.started(state, seat, toll))
    if len(state.arrivals) < state.seats:
        state.farms[(seat + 1) % state.seats].asked = CHOOSE_START
