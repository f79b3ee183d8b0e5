"""What a seat is asked, in words."""

from typing import TYPE_CHECKING

from littleworlds.core.message import Args, name
from littleworlds.core.native import i64
from littleworlds.core.prompt import Prompt
from littleworlds.games.walnut_grove.data.cards import Cards
from littleworlds.games.walnut_grove.refs import amounts, cost_amounts, good_name, where_name
from littleworlds.games.walnut_grove.rules import winter
from littleworlds.games.walnut_grove.rules.payment import lacking
from littleworlds.games.walnut_grove.rules.phases import (
    BEFORE_SCORING,
    BEFORE_WINTER,
    BETWEEN_TILES,
    FOR_COST,
    GO,
    KEEP,
    MAKE_ROOM,
    MAKE_ROOM_FOR_ONE,
    PAY,
    PURPOSES,
    SELL,
    STEPS,
    TAKE_GOOD,
    TAKE_PIECE,
    TOLL,
    TURN_DISC,
)
from littleworlds.games.walnut_grove.state.farm import Farm
from littleworlds.games.walnut_grove.state.lanes import total

if TYPE_CHECKING:
    from littleworlds.games.walnut_grove.state.position import WalnutState


def prompt(state: "WalnutState", seat: i64) -> Prompt | None:
    if not state.owes(seat):
        return None
    farm = state.farms[seat]
    message = "ask-" + STEPS[farm.asked]
    if farm.asked == PAY:
        message += "-" + PURPOSES[farm.purpose]
    decline = _decline(state.cards, farm)
    args = _args(state, farm)
    # To say no for all time could cost something in each case: what is offered differs from year
    # to year.
    if decline >= 0:
        usual = decline if farm.asked in (BEFORE_WINTER, BEFORE_SCORING) else -1
        return Prompt(message, args, decline, usual, _cannot_gain(state, seat), always=False)
    legal = state.legal(seat)
    forced = len(legal) == 1
    harmless = forced and not _closes_the_year(state, farm)
    return Prompt(message, args, usual=legal[0] if forced else -1, harmless=harmless)


def _closes_the_year(state: "WalnutState", farm: Farm) -> bool:
    """Whether a new disc is to be turned: the walk of the autumn and its winter can be looked at and
    taken back until the player turns it."""
    return farm.asked == TURN_DISC and state.year > 0


def _cannot_gain(state: "WalnutState", seat: i64) -> bool:
    """Whether nothing but the repaying of a help tile is offered, and that can only cost goods: the
    tile lies face up and counts nothing as long as no other is taken, and none will be."""
    farm = state.farms[seat]
    if farm.asked == BEFORE_WINTER and state.year == state.cards.years:
        return lacking(winter.needs(state.cards, farm, state.disc), farm.stock) == 0
    return False


def _args(state: "WalnutState", farm: Farm) -> Args:
    cards = state.cards
    asked = farm.asked
    if asked == TURN_DISC:
        return {"year": int(state.year) + 1}
    if asked == MAKE_ROOM:
        return {"good": good_name(cards, farm.good), "count": int(farm.pending)}
    if asked == MAKE_ROOM_FOR_ONE:
        return {"good": good_name(cards, farm.good)}
    if asked == BEFORE_WINTER:
        return _missing(cards, lacking(winter.needs(cards, farm, state.disc), farm.stock))
    if asked == BETWEEN_TILES:
        return _missing(cards, farm.missing)
    if asked == TOLL:
        return {"toll": where_name(cards.town.toll_ids[farm.route[farm.passed]])}
    if asked == TAKE_PIECE:
        return {
            "stop": name(cards.town.stop_ids[farm.place]),
            "cost": cost_amounts(cards, farm.place),
        }
    if asked in (TAKE_GOOD, SELL):
        return {"stop": name(cards.town.stop_ids[farm.place])}
    if asked == PAY and not farm.owed:
        args: Args = {"goods": amounts(cards.good_ids, farm.due)}
        if farm.purpose == FOR_COST:
            args["what"] = name(cards.pieces.ids[farm.piece])
        else:
            args.update(_missing(cards, farm.missing))
        return args
    if asked == PAY:
        return {"count": int(farm.owed)}
    if asked == KEEP:
        return {"count": int(farm.pending)}
    return {}


def _missing(cards: Cards, goods: i64) -> Args:
    """Goods that the winter wants and that are not there, in lanes: a help tile for each."""
    return {"missing": amounts(cards.good_ids, goods), "tiles": int(total(goods))}


def _decline(cards: Cards, farm: Farm) -> i64:
    """The action that does nothing, where there is one; else -1."""
    asked = farm.asked
    if asked == GO:
        return cards.actions.pass_by
    if asked in (MAKE_ROOM, TAKE_PIECE, BEFORE_WINTER, BETWEEN_TILES, BEFORE_SCORING):
        return cards.actions.done
    if (asked == TAKE_GOOD and farm.room == 0) or (asked == SELL and not farm.sold):
        return cards.actions.done
    return -1
