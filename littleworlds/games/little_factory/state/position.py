"""A position of Little Factory: the middle, the hands and buildings of all seats, and what is
asked."""

from typing import ClassVar, final

from littleworlds.core.chance import Chance
from littleworlds.core.event import Event
from littleworlds.core.fields import Fields, derived, given
from littleworlds.core.game import Game
from littleworlds.core.native import i64
from littleworlds.core.outcome import Outcome
from littleworlds.core.prompt import Prompt
from littleworlds.core.state import Places, State, Tally
from littleworlds.games.little_factory import places, prompts, scoring, view
from littleworlds.games.little_factory.data.cards import Cards
from littleworlds.games.little_factory.rules import dispatch
from littleworlds.games.little_factory.rules.phases import ACT, OVER, WRAP


@final
class FactoryState(State):
    """A position. `piles`, `fronts`, `earned` and `tiles` change rarely: they are replaced, never
    changed, so that copies share them."""

    FIELDS: ClassVar[Fields] = (
        derived("game"),
        derived("cards"),
        given("seats"),
        "offer",
        derived("shown"),
        "discards",
        "piles",
        "hands",
        "fronts",
        "earned",
        "tiles",
        "box",
        "active",
        "phase",
        "after",
        "turn",
        "budget",
        "paid",
        "taken",
        "used",
    )

    def __init__(
        self,
        game: Game,
        cards: Cards,
        offer: list[i64],
        shown: list[i64],
        discards: list[i64],
        piles: list[list[i64]],
        hands: list[list[i64]],
        fronts: list[list[i64]],
        earned: list[i64],
        tiles: list[i64],
        box: list[i64],
        active: i64,
    ) -> None:
        self.game = game
        self.cards = cards
        self.seats: i64 = len(hands)
        self.offer = offer
        """How many of each design lie face up in the middle."""
        self.shown = shown
        """How many different designs each shelf shows."""
        self.discards = discards
        """How many of each resource lie in the discards."""
        self.piles = piles
        """The face-down cards of each shelf, in ascending order: bags, from which each reveal takes
        one."""
        self.hands = hands
        """The resources in each hand, in ascending order."""
        self.fronts = fronts
        """The buildings before each player, in ascending order."""
        self.earned = earned
        """The tokens beside each building."""
        self.tiles = tiles
        """The coins on each player's starting tile; 0 once it is spent."""
        self.box = box
        """Initial buildings that are not in this play."""
        self.active = active
        self.phase: i64 = ACT
        self.after: i64 = WRAP
        """Where a turn goes on when its exchange is done."""
        self.turn: i64 = 1
        self.budget: i64 = 0
        """Coins of the exchange under way that are not yet spent."""
        self.paid: i64 = 0
        """Cards discarded for it."""
        self.taken: i64 = 0
        """Cards obtained by it."""
        self.used: i64 = 0
        """The buildings activated this turn, as bits."""

    def copy(self) -> "FactoryState":
        twin = FactoryState(
            self.game,
            self.cards,
            self.offer[:],
            self.shown[:],
            self.discards[:],
            self.piles,
            [hand[:] for hand in self.hands],
            self.fronts,
            self.earned,
            self.tiles,
            self.box,
            self.active,
        )
        twin.phase = self.phase
        twin.after = self.after
        twin.turn = self.turn
        twin.budget = self.budget
        twin.paid = self.paid
        twin.taken = self.taken
        twin.used = self.used
        return twin

    def recount(self) -> None:
        shown: list[i64] = [0, 0, 0, 0]
        for design in range(self.cards.designs):
            if self.offer[design] > 0:
                shown[self.cards.shelf[design]] += 1
        self.shown = shown

    # --- who is asked ---------------------------------------------------------------------------

    def actors(self) -> list[i64]:
        return [] if self.phase == OVER else [self.active]

    def first(self) -> i64:
        return -1 if self.phase == OVER else self.active

    # --- looks at the table ---------------------------------------------------------------------

    def tokens_left(self) -> i64:
        """The tokens in the middle."""
        left = self.cards.tokens
        for count in self.earned:
            left -= count
        return left

    # --- the way to everything else -------------------------------------------------------------

    def legal(self, seat: i64) -> list[i64]:
        return dispatch.legal(self, seat)

    def apply(
        self, seat: i64, action: i64, chance: Chance, tell: list[Event] | None = None
    ) -> bool:
        return dispatch.apply(self, seat, action, chance, tell)

    def view(self, seat: int | None) -> view.FactoryView:
        return view.view(self, view.ONLOOKER if seat is None else seat)

    def prompt(self, seat: i64) -> Prompt | None:
        return prompts.prompt(self, seat)

    def outcome(self) -> Outcome:
        return scoring.outcome(self)

    def places(self) -> Places:
        return places.places(self)

    def tallies(self) -> list[Tally]:
        return places.tallies(self)

    def audit(self) -> list[str]:
        return places.audit(self)
