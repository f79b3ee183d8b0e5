"""A position of It's a Wonderful World: the areas of all seats, the piles, and what is going on."""

from typing import ClassVar, final

from littleworlds.core.chance import Chance
from littleworlds.core.event import Event
from littleworlds.core.fields import Fields, derived, given, unordered
from littleworlds.core.game import Game
from littleworlds.core.native import i64
from littleworlds.core.outcome import Outcome
from littleworlds.core.prompt import Prompt
from littleworlds.core.state import EVERYONE, Places, State, Tally, Window
from littleworlds.games.wonderful_world import places, prompts, scoring, view
from littleworlds.games.wonderful_world.data.cards import Cards
from littleworlds.games.wonderful_world.rules import dispatch
from littleworlds.games.wonderful_world.rules.phases import BETWEEN, DRAFT, EMPIRE, PLANNING
from littleworlds.games.wonderful_world.state.area import Area


@final
class WorldState(State):
    """A position. `deck`, `fresh` and `shown` are replaced, never changed, so that copies share
    them. Open phases fill `discards` in any order."""

    FIELDS: ClassVar[Fields] = (
        derived("game"),
        derived("cards"),
        given("seats"),
        given("face"),
        given("scenario"),
        "areas",
        "deck",
        unordered("discards"),
        "fresh",
        "shown",
        "phase",
        "round",
        "step",
        "picks",
        "taken",
        "given",
    )

    def __init__(
        self,
        game: Game,
        cards: Cards,
        areas: list[Area],
        face: i64,
        scenario: i64,
        deck: list[i64],
        discards: list[i64],
        fresh: list[i64],
        shown: list[i64],
    ) -> None:
        self.game = game
        self.cards = cards
        self.areas = areas
        self.seats: i64 = len(areas)
        self.face = face
        """The face of all empire cards: A or B."""
        self.scenario = scenario
        """The number of the solo scenario, or -1."""
        self.deck = deck
        """A bag in ascending order, from which each draw takes a card."""
        self.discards = discards
        self.fresh = fresh
        """Solo: the discards shuffled into a new deck, likewise a bag."""
        self.shown = shown
        """Solo: the cards drawn in an exchange, of which one is to be kept."""
        self.phase: i64 = EMPIRE
        self.round: i64 = 0
        self.step: i64 = -1
        """The resource of the production step; -1 outside of production."""
        self.picks: i64 = 0
        """Picks made by everybody in this draft."""
        self.taken: i64 = 0
        """Solo: pools drawn this round."""
        self.given: i64 = 0
        """Solo: cards paid for the exchange that is under way."""

    def copy(self) -> "WorldState":
        areas = [area.copy() for area in self.areas]
        twin = WorldState(
            self.game,
            self.cards,
            areas,
            self.face,
            self.scenario,
            self.deck,
            self.discards[:],
            self.fresh,
            self.shown,
        )
        twin.phase = self.phase
        twin.round = self.round
        twin.step = self.step
        twin.picks = self.picks
        twin.taken = self.taken
        twin.given = self.given
        return twin

    def recount(self) -> None:
        for area in self.areas:
            area.recount(self.cards)

    # --- who is asked ---------------------------------------------------------------------------

    def actors(self) -> list[i64]:
        if self.phase >= BETWEEN:
            return []
        return [seat for seat in range(self.seats) if not self.areas[seat].done]

    def first(self) -> i64:
        if self.phase >= BETWEEN:
            return -1
        seat: i64 = 0
        for area in self.areas:
            if not area.done:
                return seat
            seat += 1
        return -1

    def owes(self, seat: i64) -> bool:
        """Whether a seat owes a decision."""
        return 0 <= seat < self.seats and self.phase < BETWEEN and not self.areas[seat].done

    def window(self) -> Window | None:
        if self.seats == 1 or self.phase >= BETWEEN:
            return None
        if self.phase == DRAFT:
            return Window(100 * self.round + self.picks + 1, secret=True)
        return Window(10 * self.round + self.step + 1)

    # --- looks at the table ---------------------------------------------------------------------

    def solo_goes_on(self) -> bool:
        """Whether solo planning has more to ask: a pool to come, or an exchange under way."""
        if self.seats > 1 or self.phase != PLANNING:
            return False
        return self.taken < self.cards.pools or self.given > 0

    def pools_to_come(self) -> i64:
        """Solo: pools not yet drawn, of this round and those after it."""
        cards = self.cards
        if self.phase == EMPIRE:
            return cards.rounds * cards.pools
        return (cards.rounds - self.round + 1) * cards.pools - self.taken

    def knows_hand(self, seat: i64, other: i64) -> bool:
        """Whether `seat` knows the hand of `other`, a pick not yet revealed included.

        A hand travels one seat per pick. Who has held it knows it for the rest of the draft,
        because whatever is taken out of it is revealed. So a seat knows a hand that lies no further
        away, in the direction of passing, than there have been picks.
        """
        if seat == EVERYONE or self.phase != DRAFT or self.seats == 1:
            return True
        if seat < 0:
            return False
        direction = self.cards.directions[self.round - 1]
        return (direction * (other - seat)) % self.seats <= self.picks

    # --- the way to everything else -------------------------------------------------------------

    def legal(self, seat: i64) -> list[i64]:
        return dispatch.legal(self, seat)

    def apply(
        self, seat: i64, action: i64, chance: Chance, tell: list[Event] | None = None
    ) -> bool:
        return dispatch.apply(self, seat, action, chance, tell)

    def view(self, seat: int | None) -> view.WorldView:
        return view.view(self, view.ONLOOKER if seat is None else seat)

    def prompt(self, seat: i64) -> Prompt | None:
        return prompts.prompt(self, seat)

    def outcome(self) -> Outcome:
        return scoring.outcome(self)

    def places(self) -> Places:
        return places.places(self)

    def hidden(self, seat: int | None) -> list[list[str]]:
        return places.hidden(self, view.ONLOOKER if seat is None else seat)

    def tallies(self) -> list[Tally]:
        return places.tallies(self)

    def audit(self) -> list[str]:
        return places.audit(self)
