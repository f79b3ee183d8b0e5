"""Arriving at a stop: what is asked there, if anything can be done."""

from typing import TYPE_CHECKING

from littleworlds.core.event import Event
from littleworlds.core.native import i64
from littleworlds.games.walnut_grove import events
from littleworlds.games.walnut_grove.data.town import GOODS_STOP, SELL_STOP
from littleworlds.games.walnut_grove.rules import autumn, goods_stop, pieces, store

if TYPE_CHECKING:
    from littleworlds.games.walnut_grove.state.position import WalnutState


def arrive(state: "WalnutState", seat: i64, tell: list[Event] | None) -> None:
    kind = state.cards.town.stop_kind[state.farms[seat].place]
    if kind == GOODS_STOP:
        goods_stop.ask(state, seat)
        return
    can_act = store.ask(state, seat) if kind == SELL_STOP else pieces.ask(state, seat)
    if not can_act:
        if tell is not None:
            tell.append(events.nothing_done(state, seat))
        autumn.end_turn(state, seat)
