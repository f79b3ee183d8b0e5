"""A position of Walnut Grove: the farms, the bags, the town, and which season it is."""

from typing import ClassVar, final

from littleworlds.core.chance import Chance
from littleworlds.core.event import Event
from littleworlds.core.fields import Fields, derived, rows
from littleworlds.core.game import Game
from littleworlds.core.native import i64
from littleworlds.core.outcome import Outcome
from littleworlds.core.prompt import Prompt
from littleworlds.core.state import Places, State, Tally, Window
from littleworlds.games.walnut_grove import places, prompts, scoring, view
from littleworlds.games.walnut_grove.data.cards import Cards
from littleworlds.games.walnut_grove.rules import dispatch
from littleworlds.games.walnut_grove.rules.phases import (
    LAST,
    NOTHING,
    SPRING,
    START,
    SUMMER,
    WINTER,
)
from littleworlds.games.walnut_grove.state.coins import Note, with_note
from littleworlds.games.walnut_grove.state.farm import Farm
from littleworlds.games.walnut_grove.state.lanes import total


@final
class WalnutState(State):
    """A position. What each seat is asked stands in its farm. Lists other than the tile bag are
    replaced, never changed, so that copies share them."""

    FIELDS: ClassVar[Fields] = (
        derived("game"),
        derived("cards"),
        derived("seats"),
        "farms",
        "tile_bag",
        "coin_bag",
        "discs",
        "disc",
        "display",
        "arrivals",
        "order",
        "turn",
        "first_seat",
        rows("log"),
        "year",
        "season",
    )

    def __init__(
        self,
        game: Game,
        cards: Cards,
        farms: list[Farm],
        tile_bag: list[i64],
        discs: list[i64],
        display: list[i64],
        arrivals: list[i64],
        order: list[i64],
        log: list[Note],
    ) -> None:
        self.game = game
        self.cards = cards
        self.farms = farms
        self.seats: i64 = len(farms)
        self.tile_bag = tile_bag
        """In ascending order: a bag, from which each draw takes one by chance."""
        self.coin_bag: i64 = 0
        """Coins by metal, in lanes."""
        self.discs = discs
        """Discs to come, the pile on top first; each pile is shuffled, so its order means nothing
        and is ascending."""
        self.disc: i64 = -1
        self.display = display
        """Pieces at each stop, by kind in lanes."""
        self.arrivals = arrivals
        """Seats in the order in which their pawns came to where they stand."""
        self.order = order
        """Seats in the order of this autumn."""
        self.turn: i64 = 0
        """How many of them have finished their turn."""
        self.first_seat: i64 = 0
        self.log = log
        """What has gone into and out of the bag of coins."""
        self.year: i64 = 0
        self.season: i64 = START

    def copy(self) -> "WalnutState":
        twin = WalnutState(
            self.game,
            self.cards,
            [farm.copy() for farm in self.farms],
            self.tile_bag[:],
            self.discs,
            self.display,
            self.arrivals,
            self.order,
            self.log,
        )
        twin.coin_bag = self.coin_bag
        twin.disc = self.disc
        twin.turn = self.turn
        twin.first_seat = self.first_seat
        twin.year = self.year
        twin.season = self.season
        return twin

    def recount(self) -> None:
        for farm in self.farms:
            farm.recount(self.cards)

    # --- who is asked ---------------------------------------------------------------------------

    def actors(self) -> list[i64]:
        return [seat for seat in range(self.seats) if self.farms[seat].asked != NOTHING]

    def first(self) -> i64:
        seat: i64 = 0
        for farm in self.farms:
            if farm.asked != NOTHING:
                return seat
            seat += 1
        return -1

    def owes(self, seat: i64) -> bool:
        """Whether a seat owes a decision."""
        return 0 <= seat < self.seats and self.farms[seat].asked != NOTHING

    def all_done(self) -> bool:
        """Whether no farm owes a decision."""
        for farm in self.farms:
            if farm.asked != NOTHING:
                return False
        return True

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

    # --- coins ----------------------------------------------------------------------------------

    def coins_in_bag(self) -> i64:
        return total(self.coin_bag)

    def note(self, seat: i64, what: i64, coins: i64) -> None:
        """Write a line into the coin log."""
        self.log = with_note(self.log, self.window_number(), seat, what, coins)

    # --- the way to everything else -------------------------------------------------------------

    def legal(self, seat: i64) -> list[i64]:
        return dispatch.legal(self, seat)

    def apply(
        self, seat: i64, action: i64, chance: Chance, tell: list[Event] | None = None
    ) -> bool:
        return dispatch.apply(self, seat, action, chance, tell)

    def view(self, seat: int | None) -> view.WalnutView:
        return view.view(self, view.ONLOOKER if seat is None else seat)

    def prompt(self, seat: i64) -> Prompt | None:
        return prompts.prompt(self, seat)

    def outcome(self) -> Outcome:
        return scoring.outcome(self)

    def places(self) -> Places:
        return places.places(self)

    def hidden(self, seat: int | None) -> list[list[str]]:
        return places.hidden(self, seat)

    def tallies(self) -> list[Tally]:
        return places.tallies(self)

    def audit(self) -> list[str]:
        return places.audit(self)
