"""Positions of Walnut Grove as a test wants them: goods by name, regions by their notation, draws
by what is drawn.

>>> grove = autumn(at="town_hall").give("grain 2")
>>> grove.act("go dakota_lodge").legal()[-1]
'done'
"""

import os
from typing import cast

import pytest

import littleworlds as lw
from littleworlds.core.event import Event
from littleworlds.core.lanes import pack, unpack
from littleworlds.core.message import Args
from littleworlds.games.walnut_grove.game import WalnutGrove
from littleworlds.games.walnut_grove.rules.autumn import open_autumn
from littleworlds.games.walnut_grove.rules.phases import AUTUMN, NOTHING, SPRING, SUMMER, WINTER
from littleworlds.games.walnut_grove.rules.spring import ask_for_tile
from littleworlds.games.walnut_grove.rules.summer import open_summer
from littleworlds.games.walnut_grove.rules.winter import open_winter
from littleworlds.games.walnut_grove.state.farm import Farm
from littleworlds.games.walnut_grove.state.lanes import LANE_BITS, total
from littleworlds.games.walnut_grove.state.position import WalnutState
from littleworlds.games.walnut_grove.view import WalnutView, counts

LONG = bool(os.environ.get("LW_LONG"))
GOODS = ["grain", "fish", "dairy", "wood", "stone"]
METALS = ["copper", "silver", "gold"]


def title(**overlay: object) -> WalnutGrove:
    """The title; keywords are the tables of an owner's overlay."""
    return cast(
        WalnutGrove,
        lw.game("walnut-grove", {"game": "walnut-grove", **overlay} if overlay else None),
    )


TITLE = title()


class Grove:
    """A position that is acted on in notation. `told` and `final` are what the last action gave."""

    def __init__(self, state: WalnutState, game: WalnutGrove = TITLE) -> None:
        self.state = state
        self.game = game
        self.told: list[Event] = []
        self.final = False

    def act(self, *texts: str, seat: int | None = None, chance: lw.Chance | None = None) -> "Grove":
        """Actions one after the other, by whoever is asked; without a chance they draw nothing."""
        for text in texts:
            actor = int(self.state.first()) if seat is None else seat
            self.told = []
            self.final = self.state.apply(
                actor, self.game.parse(text), chance or lw.Recorded([]), self.told
            )
            assert self.state.audit() == []
        return self

    def draw_coins(self, *metals: str) -> "Grove":
        """Draw these coins at the store."""
        bag = self.coins_in_bag()
        outcomes: list[tuple[int, int]] = []
        for metal in metals:
            number = METALS.index(metal)
            outcomes.append((sum(bag[:number]), sum(bag)))
            bag[number] -= 1
        return self.act("draw", chance=lw.Recorded(outcomes))

    def farm(self, seat: int = 0) -> Farm:
        return self.state.farms[seat]

    def give(self, goods: str = "", barn: str = "", seat: int = 0) -> "Grove":
        """Goods (`grain 2 wood 1`) on the districts, squares or not, and in the barn."""
        farm = self.farm(seat)
        for good, count in _pairs(goods):
            root = next(
                root for root in farm.land.roots if farm.land.goods[root] == GOODS.index(good)
            )
            farm.onto_field(root, count)
        for good, count in _pairs(barn):
            farm.into_barn(GOODS.index(good), count)
        return self

    def without_goods(self, seat: int = 0) -> "Grove":
        farm = self.farm(seat)
        for root in farm.land.roots:
            while farm.field[root]:
                farm.off_field(root)
        return self

    def coins(self, secret: str = "", coppers: int = 0, seat: int = 0) -> "Grove":
        """These coins instead of those of the set-up; what is missing lies in the bag. They were
        drawn at the beginning."""
        farm = self.farm(seat)
        before = farm.coin_count()
        hand = [0, 0, 0]
        for metal, count in _pairs(secret):
            hand[METALS.index(metal)] = count
        bag = self.coins_in_bag()
        for _ in range(int(farm.coppers) - coppers):
            bag[0] += 1
            self.state.note(seat, 0, 0)
        self.state.coin_bag = pack(
            [there - taken for there, taken in zip(bag, hand, strict=True)], LANE_BITS
        )
        if sum(hand):
            self.state.note(seat, 2, pack(hand, LANE_BITS))
        farm.coppers = coppers
        farm.coins = pack(hand, LANE_BITS)
        farm.room += before - farm.coin_count()
        return self

    def coins_in_bag(self) -> list[int]:
        return unpack(self.state.coin_bag, LANE_BITS, 3)

    def goods(self, seat: int = 0) -> dict[str, int]:
        """All goods of a farm."""
        return counts(GOODS, self.farm(seat).stock)

    def barn(self, seat: int = 0) -> dict[str, int]:
        return counts(GOODS, self.farm(seat).barn)

    def metals(self, seat: int = 0) -> dict[str, int]:
        """Coins that lie face down."""
        return counts(METALS, self.farm(seat).coins)

    def help(self, seat: int = 0) -> tuple[int, int]:
        """Help tiles face up and face down."""
        return int(self.farm(seat).help_up), int(self.farm(seat).help_down)

    def hire(self, labourers: str, seat: int = 0) -> "Grove":
        """These labourers (`yellow 1 blue 2`) instead of those there are."""
        counts = [0, 0, 0]
        for colour, count in _pairs(labourers):
            counts[["yellow", "blue", "white"].index(colour)] = count
        self.farm(seat).labourers = pack(counts, LANE_BITS)
        return self

    def show(self, stop: str, *pieces: str) -> "Grove":
        """Lay out these pieces at a stop."""
        cards = self.game.cards
        shown = [0] * 7
        for piece in pieces:
            shown[cards.pieces.lane[cards.pieces.ids.index(piece)]] += 1
        display = list(self.state.display)
        display[cards.town.stop_ids.index(stop)] = pack(shown, LANE_BITS)
        self.state.display = display
        return self

    def lay(self, *tiles: str, seat: int = 0) -> "Grove":
        """Lay tiles without asking: `l30 2,1 0` is a tile, a cell and the quarter turns."""
        cards = self.game.cards
        for text in tiles:
            id, cell, turn = text.split()
            number = cards.tiles.number_of[id]
            self.farm(seat).lay(cards, cards.grid.parse(cell), number, int(turn))
            self.state.tile_bag.remove(number)
        return self

    def legal(self, seat: int | None = None) -> list[str]:
        return [
            self.game.notation(action)
            for action in self.state.legal(int(self.state.first()) if seat is None else seat)
        ]

    def view(self, seat: int | None = None) -> WalnutView:
        return self.state.view(seat)

    @property
    def actors(self) -> list[int]:
        return [int(seat) for seat in self.state.actors()]

    @property
    def season(self) -> str:
        return self.view()["season"]

    def step(self, seat: int = 0) -> str:
        return self.view()["farms"][seat]["step"]

    def told_to(self, seat: int | None, message: str) -> list[Args]:
        heard = [event.seen_by(seat) for event in self.told]
        return [said.args for said in heard if said.id == message]

    @property
    def heard(self) -> list[str]:
        return [event.message.id for event in self.told]

    def region(self, good: str, seat: int = 0) -> tuple[int, int, int]:
        """Tiles, squares and goods of the region of the district of a good."""
        land = self.farm(seat).land
        root = land.region[list(land.goods[:5]).index(GOODS.index(good))]
        return int(land.size[root]), int(land.squares[root]), int(self.farm(seat).field[root])


def _pairs(text: str) -> list[tuple[str, int]]:
    words = text.split()
    return [(words[at], int(words[at + 1])) for at in range(0, len(words), 2)]


def fresh(seats: int = 1, game: WalnutGrove = TITLE) -> Grove:
    """A set-up whose boards are the blue ones in the order of the file (`p1`, `p2`, ...), seat 0
    first, everything else as it comes."""
    outcomes: list[tuple[int, int]] = [(0, 4 - seat) for seat in range(seats)]
    cards = game.cards
    pile = cards.discs.pile
    outcomes.append((0, sum(1 for disc in cards.discs.stack if pile[disc] == pile[0])))
    shown = int(cards.display[seats])
    left = {1: 16 - seats, 2: 8, 3: 21}
    for stop in range(int(cards.town.stops)):
        kind = int(cards.town.stop_kind[stop])
        if kind in left:
            for _ in range(shown):
                outcomes.append((0, left[kind]))
                left[kind] -= 1
    outcomes.append((0, seats))
    return Grove(cast(WalnutState, game.setup(seats, lw.Recorded(outcomes))), game)


def drawn(seats: int, seed: int) -> Grove:
    """A set-up as chance has it."""
    return Grove(cast(WalnutState, TITLE.setup(seats, lw.Seeded(seed))))


def _in_year(seats: int, disc: str, year: int, game: WalnutGrove) -> Grove:
    grove = fresh(seats, game=game)
    state = grove.state
    for farm in state.farms:
        farm.asked = NOTHING
        farm.place = game.cards.town.stops
    state.arrivals = list(range(seats))
    state.year = year
    state.disc = game.cards.discs.ids.index(disc)
    state.discs = [number for number in game.cards.discs.stack if number != state.disc][
        : int(game.cards.years) - year
    ]
    return grove


def spring(*hands: str, place: int = 1, disc: str = "a2", game: WalnutGrove = TITLE) -> Grove:
    """A spring in which these tiles have been drawn."""
    grove = _in_year(len(hands), disc, 1, game)
    grove.state.season = SPRING
    for farm, hand in zip(grove.state.farms, hands, strict=True):
        farm.hand = sorted(game.cards.tiles.number_of[id] for id in hand.split())
        for tile in farm.hand:
            grove.state.tile_bag.remove(tile)
        farm.to_place = place
        ask_for_tile(farm)
    return grove


def summer(
    seats: int = 1,
    disc: str = "a2",
    year: int = 1,
    game: WalnutGrove = TITLE,
    lay: tuple[str, ...] = (),
    goods: bool = True,
) -> Grove:
    """The beginning of a summer. (`goods=False`: without the wood of the set-up.)"""
    grove = _in_year(seats, disc, year, game).lay(*lay)
    if not goods:
        grove.without_goods()
    open_summer(grove.state)
    grove.state.season = SUMMER
    return grove


def autumn(
    seats: int = 1,
    at: str = "town_hall",
    disc: str = "a2",
    year: int = 1,
    game: WalnutGrove = TITLE,
) -> Grove:
    """An autumn: pawns (`at`, a stop or start per seat, or one for all), then the order."""
    grove = _in_year(seats, disc, year, game)
    cards = game.cards
    places = at.split() if " " in at else [at] * seats
    for farm, place in zip(grove.state.farms, places, strict=True):
        farm.place = cards.town.place_of(place)
    for seat in range(seats):
        grove.without_goods(seat)
    open_autumn(grove.state, None)
    grove.state.season = AUTUMN
    return grove


def before_winter(
    seats: int = 1, disc: str = "a2", year: int = 1, game: WalnutGrove = TITLE
) -> Grove:
    """The moment before a winter; `enter_winter` opens it."""
    grove = _in_year(seats, disc, year, game)
    for seat in range(seats):
        grove.without_goods(seat)
    return grove


def enter_winter(grove: Grove) -> Grove:
    """Open the winter: whoever has nothing to decide pays at once."""
    grove.told = []
    open_winter(grove.state, grove.told)
    grove.state.season = WINTER
    assert grove.state.audit() == []
    return grove


def refused(grove: Grove, text: str, message: str, seat: int | None = None) -> lw.IllegalAction:
    """That an action is refused with this message and draws, tells and changes nothing."""
    before = grove.state.dump()
    told: list[Event] = []
    with pytest.raises(lw.IllegalAction) as problem:
        grove.state.apply(
            int(grove.state.first()) if seat is None else seat,
            grove.game.parse(text),
            lw.Recorded([]),
            told,
        )
    assert problem.value.message.id == message
    assert str(problem.value)
    assert grove.state.dump() == before
    assert told == []
    return problem.value


def things_in_barn(grove: Grove, seat: int = 0) -> int:
    return int(total(grove.farm(seat).barn) + grove.farm(seat).coin_count())
