"""Repaying a help tile: on the way through town, before a winter, and before the scoring."""

from typing import TYPE_CHECKING

from littleworlds.core.event import Event
from littleworlds.core.native import i64
from littleworlds.games.walnut_grove import events
from littleworlds.games.walnut_grove.rules import before_scoring, payment, tolls, winter
from littleworlds.games.walnut_grove.rules.phases import (
    BEFORE_WINTER,
    FOR_HELP,
    FOR_NOTHING,
    GO,
    NOTHING,
    TOLL,
)

if TYPE_CHECKING:
    from littleworlds.games.walnut_grove.state.position import WalnutState


def repay(state: "WalnutState", seat: i64, action: i64, tell: list[Event] | None) -> None:
    """Begin to pay for the help tile that lies face up."""
    farm = state.farms[seat]
    if farm.help_up == 0:
        raise state.illegal("no-help-tile", action)
    if not farm.can_repay(state.cards):
        raise state.illegal("too-few-goods", action, {"count": int(state.cards.repaid_with)})
    farm.back = farm.asked
    farm.purpose = FOR_HELP
    farm.owed = state.cards.repaid_with
    if payment.ask_payment(state, seat, tell):
        give_back(state, seat, tell)


def give_back(state: "WalnutState", seat: i64, tell: list[Event] | None) -> None:
    """The help tile is paid for: it goes back, and what was asked before is asked again."""
    farm = state.farms[seat]
    farm.help_up = 0
    farm.purpose = FOR_NOTHING
    if tell is not None:
        tell.append(events.repaid(seat))
    back = farm.back
    farm.back = NOTHING
    if back == GO:
        farm.asked = GO
    elif back == TOLL:
        tolls.ask_toll(state, seat, tell)
    elif back == BEFORE_WINTER:
        winter.pay_winter(state, seat, tell)
    else:
        before_scoring.ask(state.cards, farm)
