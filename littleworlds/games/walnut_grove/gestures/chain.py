"""Actions of a seat one after the other, tried in a world of its own."""

from typing import Final, final

from littleworlds.core.chance import Seeded
from littleworlds.core.native import i64
from littleworlds.games.walnut_grove.rules import payment, winter
from littleworlds.games.walnut_grove.rules.phases import PAY
from littleworlds.games.walnut_grove.state.farm import Farm
from littleworlds.games.walnut_grove.state.lanes import lane
from littleworlds.games.walnut_grove.state.position import WalnutState

FIELDS_FIRST: Final = 0
BARN_FIRST: Final = 1
SOURCES: Final = ["fields", "barn"]
"""Where goods are taken from before anywhere else, in the words of choices and messages."""


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


def _payment(world: WalnutState, farm: Farm, source: i64) -> i64:
    """What is paid next: a good out of the places that come first, else the coin worth least."""
    cards = world.cards
    legal = payment.legal_payment(cards, farm)
    if farm.owed:
        return _spare_good(world, farm, source, legal)
    if source == BARN_FIRST:
        barn = cards.actions.pay_barn_base
        for action in legal:
            if barn <= action < barn + cards.goods:
                return action
    return legal[0]


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
