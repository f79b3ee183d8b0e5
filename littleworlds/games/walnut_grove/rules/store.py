"""The General Store: goods are sold for coins out of the bag, which their owner alone looks at."""

from typing import TYPE_CHECKING

from littleworlds.core.chance import Chance
from littleworlds.core.event import Event
from littleworlds.core.message import name
from littleworlds.core.native import i64
from littleworlds.games.walnut_grove import events
from littleworlds.games.walnut_grove.data.cards import Cards
from littleworlds.games.walnut_grove.rules import autumn, barn, coin_bag
from littleworlds.games.walnut_grove.rules.phases import KEEP, SELL
from littleworlds.games.walnut_grove.rules.refusals import not_now
from littleworlds.games.walnut_grove.state.coins import KEPT, OWN_BACK
from littleworlds.games.walnut_grove.state.farm import Farm
from littleworlds.games.walnut_grove.state.lanes import lane, total, unit

if TYPE_CHECKING:
    from littleworlds.games.walnut_grove.state.position import WalnutState


def ask(state: "WalnutState", seat: i64) -> bool:
    """Ask what is sold; False if there is nothing to sell."""
    farm = state.farms[seat]
    farm.sold = 0
    for good in range(state.cards.goods):
        if state.cards.sellable[good] and lane(farm.stock, good):
            farm.asked = SELL
            return True
    return False


def legal_sales(cards: Cards, farm: Farm) -> list[i64]:
    """Goods of kinds not sold on this visit; then drawing the coins, or selling nothing."""
    space = cards.actions
    actions: list[i64] = []
    if total(farm.sold) < cards.most_sold:
        land = farm.land
        for root in land.roots:
            good = land.goods[root]
            if farm.field[root] and cards.sellable[good] and lane(farm.sold, good) == 0:
                actions.append(space.sell_base + land.names[root])
        for good in range(cards.goods):
            if lane(farm.barn, good) and cards.sellable[good] and lane(farm.sold, good) == 0:
                actions.append(space.sell_barn_base + good)
    if farm.can_repay(cards):
        actions.append(space.repay)
    actions.append(space.draw if farm.sold else space.done)
    return actions


def sell(
    state: "WalnutState", seat: i64, action: i64, chance: Chance, tell: list[Event] | None
) -> bool:
    """Sell a good, draw the coins for those sold, or sell nothing. True if coins were drawn. (To
    repay a help tile in between is not done here.)"""
    space = state.cards.actions
    farm = state.farms[seat]
    if action == space.draw and farm.sold:
        return _draw_coins(state, seat, chance, tell)
    if action == space.done and not farm.sold:
        if tell is not None:
            tell.append(events.nothing_done(state, seat))
        autumn.end_turn(state, seat)
        return False
    _sell_good(state, seat, action, tell)
    return False


def _sell_good(state: "WalnutState", seat: i64, action: i64, tell: list[Event] | None) -> None:
    cards = state.cards
    space = cards.actions
    farm = state.farms[seat]
    root: i64 = -1
    if space.sell_base <= action < space.sell_base + space.areas:
        root = farm.region(action - space.sell_base)
        if root < 0 or farm.field[root] == 0:
            raise state.illegal("no-goods-there", action)
        good = farm.land.goods[root]
    elif space.sell_barn_base <= action < space.sell_barn_base + cards.goods:
        good = action - space.sell_barn_base
        if lane(farm.barn, good) == 0:
            raise state.illegal("no-goods-there", action)
    else:
        raise not_now(state, farm, action)
    if lane(farm.sold, good) or not cards.sellable[good]:
        raise state.illegal("not-sold-here", action, {"good": name(cards.good_ids[good])})
    if total(farm.sold) >= cards.most_sold:
        raise state.illegal("sold-enough", action, {"count": int(cards.most_sold)})
    if root >= 0:
        farm.off_field(root)
    else:
        farm.out_of_barn(good)
    farm.sold += unit(good)
    if tell is not None:
        tell.append(events.sold(state, seat, good))


def coins_for(cards: Cards, disc: i64, sold: i64) -> i64:
    """What goods fetch together: coins for each, and more for the good of the year's autumn. A bag that
    holds fewer gives fewer."""
    count = total(sold) * cards.coins_per_good
    if lane(sold, cards.discs.autumn[disc]):
        count += cards.bonus_coins
    return count


def _draw_coins(state: "WalnutState", seat: i64, chance: Chance, tell: list[Event] | None) -> bool:
    """The coins for what was sold, drawn together. An empty bag gives none. True if there was a coin."""
    cards = state.cards
    farm = state.farms[seat]
    count = min(coins_for(cards, state.disc, farm.sold), state.coins_in_bag())
    farm.sold = 0
    drawn: i64 = 0
    if count:
        drawn = coin_bag.draw(state, seat, count, chance)
    if tell is not None:
        tell.append(events.drew_coins(state, seat, drawn))
    if count <= farm.room:
        farm.coins += drawn
        farm.room -= count
        autumn.end_turn(state, seat)
    else:
        farm.drawn = drawn
        ask_what_to_give_up(state, seat)
    return count > 0


# --- coins without room -------------------------------------------------------------------------


def legal_keeping(cards: Cards, farm: Farm) -> list[i64]:
    """What may be given up for coins without room: one of them, unseen, or a thing in the barn."""
    actions: list[i64] = []
    for metal in range(cards.metals):
        if lane(farm.drawn, metal):
            actions.append(cards.actions.return_base + metal)
    actions += barn.legal_drops(cards, farm)
    if farm.can_repay(cards):
        actions.append(cards.actions.repay)
    return actions


def keep(state: "WalnutState", seat: i64, action: i64, tell: list[Event] | None) -> bool:
    """Give up one thing. True if a coin was shown that only its owner knew. (To repay a help tile
    is not done here.)"""
    cards = state.cards
    farm = state.farms[seat]
    shown = False
    metal = action - cards.actions.return_base
    if 0 <= metal < cards.metals:
        if lane(farm.drawn, metal) == 0:
            raise state.illegal("no-such-coin", action)
        farm.drawn -= unit(metal)
        state.coin_bag += unit(metal)
        state.note(seat, OWN_BACK, metal)
        if tell is not None:
            tell.append(events.returned(state, seat, metal))
    else:
        shown = barn.drop(state, seat, action, tell)
    ask_what_to_give_up(state, seat)
    return shown


def ask_what_to_give_up(state: "WalnutState", seat: i64) -> None:
    """Ask as long as there is no room for all coins drawn; then they go into the barn."""
    farm = state.farms[seat]
    farm.pending = max(total(farm.drawn) - farm.room, 0)
    if farm.pending > 0:
        farm.asked = KEEP
        return
    farm.coins += farm.drawn
    farm.room -= total(farm.drawn)
    farm.drawn = 0
    state.note(seat, KEPT, 0)
    autumn.end_turn(state, seat)
