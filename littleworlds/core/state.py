"""One position of one play. Games subclass `State`; everything else drives it through these methods.

A state changes only through `apply` and refers to its Game for every table of components. What is random comes in as an
argument; what is hidden goes out through `view` alone.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final, final

from littleworlds.core import fields
from littleworlds.core.chance import Chance
from littleworlds.core.errors import IllegalAction
from littleworlds.core.event import Event
from littleworlds.core.message import Args
from littleworlds.core.native import i64, mypyc_attr
from littleworlds.core.outcome import Outcome
from littleworlds.core.prompt import Prompt

if TYPE_CHECKING:
    from littleworlds.core.game import Game

EVERYONE: Final = -1
"""The eyes that see all, for plays that are over and for replays: `state.view(EVERYONE)`."""

View = Mapping[str, object]
Snapshot = dict[str, object]
Places = dict[str, list[str]]


@final
class Tally:
    """A number with its bounds: a purse, a hand. The kit watches that it stays inside them."""

    def __init__(self, what: str, value: i64, low: i64, high: i64) -> None:
        self.what = what
        self.value = value
        self.low = low
        self.high = high

    def __repr__(self) -> str:
        return f"{self.what} = {self.value} (from {self.low} to {self.high})"


@final
class Window:
    """A simultaneous phase: its number in the play, and whether steps stay secret until all are made.

    In an open one others' steps are seen as they are made.
    """

    def __init__(self, number: i64, secret: bool = False) -> None:
        self.number = number
        self.secret = secret

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Window):
            return False
        return self.number == other.number and self.secret == other.secret

    def __hash__(self) -> int:
        return hash((int(self.number), self.secret))

    def __repr__(self) -> str:
        return ("secret " if self.secret else "open ") + str(self.number)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """The base of every game's state.

    A draw that ends a turn in which seats act one after the other is an action of its own (`reveal`, `roll`): otherwise the
    decision before it could never be taken back.
    """

    FIELDS: ClassVar[fields.Fields] = ()
    """The names of all attributes, see `littleworlds.core.fields`."""

    game: "Game"
    """The title that this is a position of."""

    halting: bool = False
    """Set by a search on its own samples, neither dumped nor copied: the step that ends a round may then leave the next one
    undrawn, and `first()` is -1. A rollout that is cut there does not pay for a deal that nobody looks at."""

    @abstractmethod
    def actors(self) -> list[i64]:
        """The seats that owe a decision now, in ascending order; empty once the play is over."""

    def first(self) -> i64:
        """The first of `actors()`, or -1: for playouts. A title that is to be fast says it without making a list."""
        actors = self.actors()
        return actors[0] if actors else -1

    @abstractmethod
    def legal(self, seat: i64) -> list[i64]:
        """The actions open to `seat`: never empty for an actor, empty for everyone else, in a fixed order."""

    @abstractmethod
    def apply(
        self, seat: i64, action: i64, chance: Chance, tell: list[Event] | None = None
    ) -> bool:
        """Carry out one decision, in place. True when the step is final: an outcome that somebody saw was drawn, or something
        hidden was shown. An illegal action raises IllegalAction before anything changes or is drawn."""

    def copy(self) -> "State":
        """An independent state, equal to this one. A title that is to be fast copies its fields by hand."""
        return self.game.load(self.dump())

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """Everything that `seat` knows (None: an onlooker; EVERYONE: all there is), as plain JSON data built from nothing. Always
        has the keys `seat`, `seats`, `options`, `actors`, `over` and `scores` (the running scores as this seat can count them)."""

    @abstractmethod
    def prompt(self, seat: i64) -> Prompt | None:
        """What `seat` is asked now, or None if it owes nothing."""

    @abstractmethod
    def outcome(self) -> Outcome:
        """How the play ended; an error before the end."""

    def dump(self) -> Snapshot:
        """The whole state as JSON data that `game.load` takes back. Equal states have equal dumps."""
        return fields.dump(self)

    def recount(self) -> None:
        """Work out every derived field anew; called after a load."""

    def illegal(self, message: str, action: i64, args: Args | None = None) -> IllegalAction:
        """The error that refuses an action, with its notation among the arguments."""
        error = IllegalAction(message, game=self.game.id)
        known = 0 <= action < self.game.num_actions
        error.message.args["action"] = self.game.notation(action) if known else str(action)
        if args is not None:
            error.message.args.update(args)
        return error

    @abstractmethod
    def places(self) -> Places:
        """Where every limited component lies: place -> the components in it, as ids of their designs."""

    def window(self) -> Window | None:
        """The simultaneous phase now open, each with a number of its own; None when seats act one
        after the other."""
        return None

    def hidden(self, seat: int | None) -> list[list[str]]:
        """The places whose contents the rules hide from `seat`, in groups: the seat knows what a group holds altogether (by
        counting what it has seen) but not what lies in which place of it. Written from the rules, not from the view."""
        return []

    def tallies(self) -> list[Tally]:
        """The unlimited amounts and the limits of hands, with their bounds."""
        return []

    def audit(self) -> list[str]:
        """Recompute every total that the state keeps for speed; what disagrees, in words."""
        return []
