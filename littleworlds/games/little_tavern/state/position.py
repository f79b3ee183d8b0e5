"""A position of Little Tavern: the tables with their guests, the piles, and what is asked."""

from typing import ClassVar, final

from littleworlds.core.chance import Chance
from littleworlds.core.event import Event
from littleworlds.core.fields import Fields, derived, given, rows
from littleworlds.core.game import Game
from littleworlds.core.native import i64
from littleworlds.core.outcome import Outcome
from littleworlds.core.prompt import Prompt
from littleworlds.core.state import Places, State, Tally, Window
from littleworlds.games.little_tavern import places, prompts, scoring, view
from littleworlds.games.little_tavern.data.cards import Cards
from littleworlds.games.little_tavern.rules import dispatch
from littleworlds.games.little_tavern.rules.phases import DRAW, OVER, PASS_ON
from littleworlds.games.little_tavern.scoring import Tip


@final
class TavernState(State):
    """A position. Lists that change rarely (`mystery_*`, `choices`, `discard`, `events`, `sheet`) are
    replaced, never changed, so that copies can share them."""

    FIELDS: ClassVar[Fields] = (
        derived("game"),
        derived("cards"),
        given("seats"),
        "coins",
        "tables",
        "pile",
        "events",
        "discard",
        "choices",
        "mystery_cards",
        "mystery_placers",
        rows("sheet"),
        "active",
        "asked",
        "phase",
        "round",
        "turn",
        "event",
        "drawn",
        "picked",
        "direction",
        "clan",
    )

    def __init__(
        self,
        game: Game,
        cards: Cards,
        coins: list[i64],
        tables: list[list[i64]],
        pile: list[i64],
        events: list[i64],
        discard: list[i64],
        choices: list[i64],
        mystery_cards: list[i64],
        mystery_placers: list[i64],
        sheet: list[Tip],
        active: i64,
    ) -> None:
        self.game = game
        self.cards = cards
        self.seats: i64 = len(coins)
        self.coins = coins
        self.tables = tables
        self.pile = pile
        """Cards not drawn this round, in ascending order: a bag, from which each draw takes one."""
        self.events = events
        """Event cards not turned this round, likewise."""
        self.discard = discard
        self.choices = choices
        """In `PASS_ON`, the guest that each seat passes on, or -1."""
        self.mystery_cards = mystery_cards
        self.mystery_placers = mystery_placers
        """Who placed the k-th mystery customer and may look at it; -1 once all have seen it."""
        self.sheet = sheet
        """Every tip of the play so far."""
        self.active = active
        """Whose turn it is."""
        self.asked: i64 = active
        """The one seat that owes a decision, except in `PASS_ON`."""
        self.phase: i64 = DRAW
        self.round: i64 = 1
        self.turn: i64 = 1
        self.event: i64 = -1
        self.drawn: i64 = -1
        """The guest in hand: drawn, not yet seated."""
        self.picked: i64 = -1
        """The own guest chosen in the first half of `HELLO` and `MUSICAL_CHAIRS`."""
        self.direction: i64 = 0
        self.clan: i64 = -1

    def copy(self) -> "TavernState":
        twin = TavernState(
            self.game,
            self.cards,
            self.coins[:],
            [table[:] for table in self.tables],
            self.pile[:],
            self.events,
            self.discard,
            self.choices,
            self.mystery_cards,
            self.mystery_placers,
            self.sheet,
            self.active,
        )
        twin.asked = self.asked
        twin.phase = self.phase
        twin.round = self.round
        twin.turn = self.turn
        twin.event = self.event
        twin.drawn = self.drawn
        twin.picked = self.picked
        twin.direction = self.direction
        twin.clan = self.clan
        return twin

    # --- who is asked ---------------------------------------------------------------------------

    def actors(self) -> list[i64]:
        if self.phase == PASS_ON:
            return [seat for seat in range(self.seats) if self.choices[seat] < 0]
        return [] if self.phase == OVER else [self.asked]

    def first(self) -> i64:
        if self.phase == PASS_ON:
            for seat in range(self.seats):
                if self.choices[seat] < 0:
                    return seat
        return -1 if self.phase == OVER else self.asked

    def owes(self, seat: i64) -> bool:
        """Whether a seat owes a decision."""
        if self.phase == PASS_ON:
            return 0 <= seat < self.seats and self.choices[seat] < 0
        return seat == self.asked and self.phase != OVER

    def ask(self, phase: i64, seat: i64) -> bool:
        """Ask a seat. False: the step that led here can be taken back."""
        self.phase = phase
        self.asked = seat
        return False

    def window(self) -> Window | None:
        return Window(self.turn, secret=True) if self.phase == PASS_ON else None

    # --- looks at the tables --------------------------------------------------------------------

    def is_full(self, seat: i64) -> bool:
        return len(self.tables[seat]) >= self.cards.chairs

    def is_uniform(self, seat: i64) -> bool:
        """Whether all guests at a table are alike, so that it is no question which one is meant."""
        table = self.tables[seat]
        kind: i64 = self.cards.kind_of[table[0]]
        for guest in table:
            if self.cards.kind_of[guest] != kind:
                return False
        return True

    # --- the way to everything else -------------------------------------------------------------

    def legal(self, seat: i64) -> list[i64]:
        return dispatch.legal(self, seat)

    def apply(
        self, seat: i64, action: i64, chance: Chance, tell: list[Event] | None = None
    ) -> bool:
        return dispatch.apply(self, seat, action, chance, tell)

    def view(self, seat: int | None) -> view.TavernView:
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
