"""Everything that lies on the table, without the rules: what the seasons work on."""

from typing import Final

from littleworlds.core.errors import IllegalAction
from littleworlds.core.event import Event
from littleworlds.core.message import Args
from littleworlds.core.native import i64, mypyc_attr
from littleworlds.core.state import State, Window
from littleworlds.games.walnut_grove.actions import notation
from littleworlds.games.walnut_grove.cards import Cards
from littleworlds.games.walnut_grove.farm import Farm
from littleworlds.games.walnut_grove.lanes import lane, total, unit
from littleworlds.games.walnut_grove.phases import LAST, NOTHING, SPRING, START, SUMMER, WINTER
from littleworlds.games.walnut_grove.tiles import GAME_ID

Note = tuple[int, int, int, int]
"""A line of the coin log: when (a window's number, or 0), whose, what happened, which coins."""

COPPER_BACK: Final = 0
"""A coin of the set-up, known to all, went into the bag."""
SHOWN_BACK: Final = 1
"""A coin that only its owner knew went into the bag, seen by all: its metal."""
DRAWN: Final = 2
"""Coins came out of the bag, seen by their owner: how many of each metal, in lanes."""
OWN_BACK: Final = 3
"""One of the coins just drawn went back, seen by its owner alone: its metal."""
KEPT: Final = 4
"""The rest of the coins just drawn went into the barn, after some had to be given up."""

NOTES: Final = ["copper", "shown", "drawn", "back", "kept"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(State):
    """A position as things. Lists other than the tile bag are replaced, never changed, so that copies share them."""

    def __init__(
        self,
        cards: Cards,
        farms: list[Farm],
        tile_bag: list[i64],
        discs: list[i64],
        display: list[i64],
        arrivals: list[i64],
        order: list[i64],
        log: list[Note],
    ) -> None:
        self.cards = cards
        self.farms = farms
        self.seats: i64 = len(farms)
        self.tile_bag = tile_bag
        """In ascending order: a bag, from which each draw takes one by chance."""
        self.coin_bag: i64 = 0
        """Coins by metal, in lanes."""
        self.discs = discs
        """Discs to come, the pile on top first; within a pile in ascending order, for it is shuffled."""
        self.disc: i64 = -1
        self.display = display
        """Pieces at each stop, by kind in lanes."""
        self.arrivals = arrivals
        """Seats in the order in which their pawns came to where they stand."""
        self.order = order
        """Seats in the order of this autumn."""
        self.turn: i64 = 0
        """How many of them have finished their turn; at the beginning, how many pawns have been placed."""
        self.first_seat: i64 = 0
        self.log = log
        """What has gone into and out of the bag of coins, so that everybody knows which coins a seat may have."""
        self.year: i64 = 0
        self.season: i64 = START

    def window(self) -> Window | None:
        number = self.window_number()
        return Window(number) if number > 0 else None

    def window_number(self) -> i64:
        """The number of the season in which all farms are asked at once; 0 in the others."""
        season = self.season
        if season == SPRING:
            return self.year * 4
        if season == SUMMER:
            return self.year * 4 + 1
        if season == WINTER:
            return self.year * 4 + 3
        if season == LAST:
            return self.year * 4 + 4
        return 0

    def all_done(self) -> bool:
        """Whether no farm owes a decision."""
        for farm in self.farms:
            if farm.asked != NOTHING:
                return False
        return True

    # --- coins -----------------------------------------------------------------------------------------------------------------

    def note(self, seat: i64, what: i64, coins: i64) -> None:
        """Write a line into the coin log. Inside a window the lines of each seat stand together, in the order of the seats, whoever
        acted first."""
        window = self.window_number()
        line: Note = (int(window), int(seat), int(what), int(coins))
        position = len(self.log)
        if window != 0:
            while (
                position > 0
                and self.log[position - 1][0] == window
                and self.log[position - 1][1] > seat
            ):
                position -= 1
        self.log = self.log[:position] + [line] + self.log[position:]

    def give_coin(self, seat: i64, metal: i64) -> bool:
        """Put a coin from a barn into the bag. One of the set-up goes first: it tells nobody anything. True if a secret was shown."""
        farm = self.farms[seat]
        self.coin_bag += unit(metal)
        farm.room += 1
        if metal == self.cards.start_metal and farm.coppers > 0:
            farm.coppers -= 1
            self.note(seat, COPPER_BACK, metal)
            return False
        farm.coins -= unit(metal)
        self.note(seat, SHOWN_BACK, metal)
        return True

    def bag_coin(self, index: i64) -> i64:
        """The metal of the coin with this number in the bag."""
        left = index
        metal: i64 = 0
        while left >= lane(self.coin_bag, metal):
            left -= lane(self.coin_bag, metal)
            metal += 1
        return metal

    def coins_in_bag(self) -> i64:
        return total(self.coin_bag)

    # --- refusals --------------------------------------------------------------------------------------------------------------

    def illegal(self, message: str, action: i64, args: Args | None = None) -> IllegalAction:
        error = IllegalAction(message, game=GAME_ID)
        known = 0 <= action < self.cards.num_actions
        error.message.args["action"] = notation(self.cards, action) if known else str(action)
        if args is not None:
            error.message.args.update(args)
        return error


Tell = list[Event] | None
