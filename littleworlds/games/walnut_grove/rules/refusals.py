"""Why an action is not what is asked now: when it would be."""

from typing import TYPE_CHECKING

from littleworlds.core.errors import IllegalAction
from littleworlds.core.native import i64
from littleworlds.games.walnut_grove.rules.phases import (
    AUTUMN,
    CHOOSE_TILE,
    GO,
    SPRING,
    SUMMER,
)
from littleworlds.games.walnut_grove.state.farm import Farm

if TYPE_CHECKING:
    from littleworlds.games.walnut_grove.state.position import WalnutState


def not_now(state: "WalnutState", farm: Farm, action: i64) -> IllegalAction:
    """The refusal of an action that answers another question."""
    space = state.cards.actions
    if 0 <= action < space.pay_base:
        return _on_the_land(state, farm, action)
    if action < space.sell_base or space.pay_barn_base <= action < space.sell_barn_base:
        return state.illegal("nothing-due", action)
    if action < space.store_base or space.sell_barn_base <= action < space.drop_barn_base:
        return state.illegal("only-at-store", action)
    if action < space.pay_barn_base:
        return state.illegal("only-before-scoring", action)
    if action < space.take_good_base or space.drop_coin_base <= action < space.return_base:
        return state.illegal("room-enough", action)
    return _in_town(state, farm, action)


def _on_the_land(state: "WalnutState", farm: Farm, action: i64) -> IllegalAction:
    space = state.cards.actions
    if action >= space.work_base:
        if state.season == SUMMER:
            return state.illegal("room-first", action)
        return state.illegal("only-in-summer", action)
    if state.season != SPRING:
        return state.illegal("only-in-spring", action)
    return state.illegal("tile-first" if farm.asked == CHOOSE_TILE else "tile-chosen", action)


def _in_town(state: "WalnutState", farm: Farm, action: i64) -> IllegalAction:
    space = state.cards.actions
    if action < space.pay_coin_base:
        return state.illegal("only-at-goods-stop", action)
    if action < space.drop_coin_base:
        return state.illegal("nothing-due", action)
    if space.take_base <= action < space.go_base:
        return state.illegal("not-at-that-stop", action)
    if space.go_base <= action < space.start_base:
        walked = state.season == AUTUMN and farm.asked != GO
        return state.illegal("walked-already" if walked else "only-in-autumn", action)
    if space.start_base <= action < space.help:
        return state.illegal("only-at-start", action)
    if action == space.help:
        return state.illegal("no-toll-due", action)
    if action == space.repay:
        return state.illegal("repaid-later", action)
    return state.illegal("not-now", action)
