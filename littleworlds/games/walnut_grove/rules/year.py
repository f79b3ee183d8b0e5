"""How the seasons follow each other, from the first disc to the end of the play.

In spring, summer and winter all farms are asked at once; a season ends when none is asked any more.
"""

from typing import TYPE_CHECKING

from littleworlds.core.chance import Chance
from littleworlds.core.event import Event
from littleworlds.core.native import i64
from littleworlds.games.walnut_grove import events
from littleworlds.games.walnut_grove.rules import autumn, before_scoring, spring, summer, winter
from littleworlds.games.walnut_grove.rules.phases import (
    AUTUMN,
    DAWN,
    HALTED,
    LAST,
    OVER,
    SPRING,
    START,
    SUMMER,
    TURN_DISC,
    WINTER,
)
from littleworlds.games.walnut_grove.state.coins import DRAWN

if TYPE_CHECKING:
    from littleworlds.games.walnut_grove.state.position import WalnutState


def next_season(state: "WalnutState", seat: i64, chance: Chance, tell: list[Event] | None) -> bool:
    """Nobody is asked any more, `seat` was the last: what comes next. True if something was drawn
    or came to light."""
    season = state.season
    if season == START:
        _ask_for_disc(state, seat)
    elif season == SPRING:
        spring.close_spring(state)
        summer.open_summer(state)
    elif season == SUMMER:
        autumn.open_autumn(state, tell)
    elif season == AUTUMN:
        winter.open_winter(state, tell)
        if state.all_done():
            return _end_year(state, seat, None, tell)
    elif season == WINTER:
        return _end_year(state, seat, chance, tell)
    elif season == LAST:
        return _finish(state, tell)
    return False


def _ask_for_disc(state: "WalnutState", seat: i64) -> None:
    state.season = DAWN
    state.farms[seat].asked = TURN_DISC


def _end_year(
    state: "WalnutState", seat: i64, chance: Chance | None, tell: list[Event] | None
) -> bool:
    """After the winter the hired labourers join; then the next disc is turned, or points are
    counted.

    There is no chance if the last decision was one of the autumn: turning the disc would make it
    final. So the seat is asked to turn it."""
    winter.newcomers_join(state, tell)
    if state.year == state.cards.years:
        before_scoring.open_last(state)
        return _finish(state, tell) if state.all_done() else False
    if state.halting:
        state.season = HALTED
        return False
    if chance is None:
        _ask_for_disc(state, seat)
        return False
    spring.open_spring(state, chance, tell)
    return True


def _finish(state: "WalnutState", tell: list[Event] | None) -> bool:
    """The play is over: all coins are turned face up, and everybody learns what was drawn, even
    where it has been spent. True if anything was drawn."""
    state.season = OVER
    if tell is not None:
        for seat in range(state.seats):
            if state.farms[seat].coins:
                tell.append(events.showed_coins(state, seat))
        tell.append(events.play_over(state))
    for note in state.log:
        if note[2] == DRAWN:
            return True
    return False
