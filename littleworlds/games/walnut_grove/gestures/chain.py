"""Actions of a seat one after the other, tried in a world of its own."""

from typing import Final, final

from littleworlds.core.chance import Seeded
from littleworlds.core.message import Args
from littleworlds.core.native import i64
from littleworlds.games.walnut_grove.data.cards import Cards
from littleworlds.games.walnut_grove.data.pieces import BARN
from littleworlds.games.walnut_grove.refs import amounts
from littleworlds.games.walnut_grove.rules import payment, winter
from littleworlds.games.walnut_grove.rules.phases import PAY
from littleworlds.games.walnut_grove.state.farm import Farm
from littleworlds.games.walnut_grove.state.lanes import in_lane, lane, total
from littleworlds.games.walnut_grove.state.position import WalnutState

FIELDS_FIRST: Final = 0
BARN_FIRST: Final = 1
KEEPING: Final = 2
PLAIN: Final = 3
SOURCES: Final = ["fields", "barn", "keep", "goods"]
"""Where goods are taken from before anywhere else, or that coins stand for what the winter needs, in
the words of choices and messages; the last is the one way to pay in goods beside the latter."""


@final
class Chain:
    """A world, the actions that led to it, and whether the last of them was final."""

    def __init__(self, world: WalnutState, seat: i64, actions: list[i64]) -> None:
        self.world = world
        self.seat = seat
        self.actions = actions
        self.final = False

    def twin(self) -> "Chain":
        """The same once more, to be continued in another way."""
        return Chain(self.world.copy(), self.seat, self.actions[:])

    def farm(self) -> Farm:
        return self.world.farms[self.seat]

    def act(self, action: i64) -> None:
        self.final = self.world.apply(self.seat, action, Seeded(0))
        self.actions.append(action)

    def pay(self, source: i64, purpose: i64) -> None:
        """Pay what is asked for one purpose, up to a coin that only its owner knows."""
        farm = self.farm()
        while not self.final and farm.asked == PAY and farm.purpose == purpose:
            self.act(_payment(self.world, farm, source))


def ways_to_pay(chain: Chain, first: list[i64], purpose: i64) -> list[tuple[i64, list[i64]]]:
    """The payments that follow on some actions, by their source: first the one that keeps what the
    winter needs, where coins can, then from the fields and, if that differs, from the barn."""
    plain: list[tuple[i64, list[i64]]] = []
    keeping: list[tuple[i64, list[i64]]] = []
    for source in (FIELDS_FIRST, BARN_FIRST, KEEPING):
        paid = chain.twin()
        for action in first:
            paid.act(action)
        length = len(paid.actions)
        paid.pay(source, purpose)
        cost = paid.actions[length:]
        if cost in [other for _, other in plain]:
            continue
        if source == KEEPING:
            keeping.append((KEEPING, cost))
        else:
            plain.append((i64(source), cost))
    if keeping and len(plain) == 1:
        plain = [(PLAIN, plain[0][1])]
    return keeping + plain


def spending(chain: Chain, actions: list[i64]) -> Args:
    """What a label says of the coins that actions cost: how many, which, and whether the last of
    them was known to its owner alone."""
    cards = chain.world.cards
    before = chain.farm()
    tried = chain.twin()
    for action in actions:
        tried.act(action)
    after = tried.farm()
    coins = before.coins - after.coins + in_lane(before.coppers - after.coppers, cards.start_metal)
    return {
        "paid": int(total(coins)),
        "coins": amounts(cards.metal_ids, coins),
        "shown": int(tried.final),
    }


def _payment(world: WalnutState, farm: Farm, source: i64) -> i64:
    """What is paid next: a good out of the places that come first, else the coin worth least."""
    cards = world.cards
    legal = payment.legal_payment(cards, farm)
    if farm.owed:
        return _spare_good(world, farm, source, legal)
    if source == KEEPING and not _is_spare(world, farm):
        for action in legal:
            if action >= cards.actions.pay_coin_base:
                return action
    if source == BARN_FIRST:
        barn = cards.actions.pay_barn_base
        for action in legal:
            if barn <= action < barn + cards.goods:
                return action
    return legal[0]


def is_hut(cards: Cards, piece: i64) -> bool:
    pieces = cards.pieces
    if not 0 <= piece - pieces.labourers < pieces.buildings:
        return False
    return pieces.building_use[pieces.lane[piece]] != BARN


def _is_spare(world: WalnutState, farm: Farm) -> bool:
    """Whether one of the good that is paid next is left once the winter is paid."""
    cards = world.cards
    good = payment.first_kind(farm.due)
    # A hut that is built now warms somebody this winter.
    huts = farm.huts + (1 if is_hut(cards, farm.piece) else 0)
    wanted = winter.bill(cards, farm.labourers, huts, world.disc)
    return lane(farm.stock, good) > lane(wanted, good)


def _spare_good(world: WalnutState, farm: Farm, source: i64, legal: list[i64]) -> i64:
    """A help tile takes any good: one that is left once the winter is paid, out of the places that
    come first, and of those the one of which most is left."""
    cards = world.cards
    wanted = winter.needs(cards, farm, world.disc)
    best = legal[0]
    most: i64 = -1000
    for action in legal:
        in_barn = action >= cards.actions.pay_barn_base
        good = (
            action - cards.actions.pay_barn_base
            if in_barn
            else farm.land.goods[farm.region(action - cards.actions.pay_base)]
        )
        spare = lane(farm.stock, good) - lane(wanted, good)
        if in_barn == (source == BARN_FIRST):
            spare += 100
        if lane(farm.stock, good) > lane(wanted, good):
            spare += 1000
        if spare > most:
            most = spare
            best = action
    return best
