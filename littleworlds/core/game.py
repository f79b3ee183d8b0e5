"""A title with its data: the one object from which plays are set up and in which every table of components hangs.

Two Games of one title with different data live side by side in one process; nothing of a game is kept in its modules.
"""

import re
from abc import ABC, abstractmethod
from typing import Final

from littleworlds.core import fields
from littleworlds.core.chance import Chance, Seeded
from littleworlds.core.data import Data
from littleworlds.core.errors import IllegalAction, NotationError, OptionError, nearest
from littleworlds.core.event import Event
from littleworlds.core.features import Features, Term
from littleworlds.core.features import terms as terms_of
from littleworlds.core.gesture import Gesture
from littleworlds.core.level import USUAL, Level
from littleworlds.core.message import Message
from littleworlds.core.method import HALVE, Method
from littleworlds.core.native import i64, mypyc_attr
from littleworlds.core.option import Option, Options
from littleworlds.core.outcome import SheetLine
from littleworlds.core.perspective import Perspective
from littleworlds.core.state import Snapshot, State, View
from littleworlds.core.statistics import Statistics
from littleworlds.core.thing import ActionLabel, Picture, Thing
from littleworlds.core.weights import WeightSet, in_order

NOTATION: Final = re.compile(r"(?!\d)[^;\[\]~#\s]+( [^;\[\]~#\s]+)*")
"""What a notation looks like, capitals apart; see `Game.notation`."""

NOT_NOW: Final = "why-not-now"
"""The reason that says least; any other is preferred."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """The base of every title."""

    def __init__(
        self,
        id: str,
        data: Data | None,
        min_seats: int,
        max_seats: int,
        num_actions: int,
        rules_version: int,
        options: list[Option] | None = None,
        replays: list[int] | None = None,
        secrets: bool = True,
    ) -> None:
        self.id = id
        self.data = data
        self.min_seats = min_seats
        self.max_seats = max_seats
        self.num_actions = num_actions
        self.rules_version = rules_version
        self.options: list[Option] = [] if options is None else options
        self.replays: list[int] = [] if replays is None else replays
        self.secrets = secrets
        self._parsed: dict[str, int] = {}
        self.weights: list[list[float]] = []
        """Learned weights by kind of table, in the order of `features()`; an empty list where there are none."""

    def setup(
        self,
        seats: int,
        chance: Chance,
        options: Options | None = None,
        tell: list[Event] | None = None,
    ) -> State:
        """A new play at its first decision; an OptionError if the table cannot be like that."""
        return self.deal(
            seats, chance, self.check_options(seats, {} if options is None else options), tell
        )

    def check_options(self, seats: int, given: Options) -> Options:
        """The given options checked and completed with the defaults."""
        if not self.min_seats <= seats <= self.max_seats:
            raise OptionError(
                "seat-count", game_id=self.id, given=seats, low=self.min_seats, high=self.max_seats
            )
        known = {option.id: option for option in self.options}
        for id in given:
            if id not in known and not known:
                raise OptionError("no-options", game_id=self.id, given=id)
            if id not in known:
                raise OptionError(
                    "unknown-option", game_id=self.id, given=id, allowed=nearest(id, sorted(known))
                )
            if not known[id].offered(seats):
                raise OptionError("option-seats", option=id, given=seats)
        checked: Options = {}
        for option in self.options:
            if not option.offered(seats):
                continue
            if option.id in given:
                checked[option.id] = option.check(given[option.id])
            else:
                checked[option.id] = self.default(option, seats, given)
        self.cross_check(seats, checked)
        return checked

    def default(self, option: Option, seats: int, given: Options) -> int | str | bool:
        """The value of an option that was not given."""
        return option.default

    def cross_check(self, seats: int, options: Options) -> None:
        """Raise an OptionError where options do not go together."""

    def parse(self, text: str) -> int:
        """The action that a notation names; a NotationError, with the nearest ones, if there is none."""
        if not self._parsed:
            self._parsed = {self.notation(action): action for action in range(self.num_actions)}
        notation = " ".join(text.lower().split())
        if notation not in self._parsed:
            raise NotationError(
                "unknown-notation",
                given=text.strip()[:80],
                allowed=nearest(notation, list(self._parsed))[:5],
            )
        return self._parsed[notation]

    def parse_all(self, text: str) -> list[int]:
        """The actions that a line names: apart by `;`, a number in front for so many times (`3 energy mega_drill`)."""
        actions: list[int] = []
        for part in text.split(";"):
            first, _, rest = part.strip().partition(" ")
            times = (
                int(first)
                if first.isascii() and first.isdecimal() and len(first) < 3 and rest
                else 0
            )
            actions += [self.parse(rest)] * times if times else [self.parse(part)]
        return actions

    def check_action(self, action: int) -> None:
        """Raise an IllegalAction for a number, of whatever size, that is no action of the game."""
        if not 0 <= action < self.num_actions:
            raise IllegalAction("unknown-action", given=action, high=self.num_actions - 1)

    def faulty_notation(self) -> str:
        """The first notation that two actions share or that cannot stand in a record; "" as long as the data is sound."""
        seen: set[str] = set()
        for action in range(self.num_actions):
            text = self.notation(action)
            if text in seen or text != text.lower() or NOTATION.fullmatch(text) is None:
                return text
            seen.add(text)
        return ""

    @property
    def names(self) -> dict[str, dict[str, str]]:
        """Names of components: language -> id -> name."""
        return {} if self.data is None else self.data.names

    @abstractmethod
    def deal(self, seats: int, chance: Chance, options: Options, tell: list[Event] | None) -> State:
        """Set up a play with checked options."""

    @abstractmethod
    def empty(self, snapshot: Snapshot) -> State:
        """A state to load into: of the table that the snapshot was taken at, whatever lies on it."""

    def load(self, snapshot: Snapshot) -> State:
        """The state that `dump` made the snapshot of."""
        state = self.empty(snapshot)
        fields.load(state, snapshot)
        state.recount()
        return state

    @abstractmethod
    def notation(self, action: i64) -> str:
        """An action as text that parses back: lower case, words apart by single spaces, no digit first, none of `; [ ] ~ #`."""

    @abstractmethod
    def perspective(self, view: View) -> Perspective:
        """What a bot gets, from a view alone."""

    @abstractmethod
    def describe(self, view: View, action: i64) -> ActionLabel:
        """A legal action of the view's seat in words and references, from the view alone."""

    @abstractmethod
    def things(self, view: View) -> list[Thing]:
        """Everything on the table that this view shows and an action or event may refer to."""

    def picture(self, view: View) -> Picture | None:
        """The table drawn in characters, where a list of things would not do (a map, a landscape)."""
        return None

    def brief(self, view: View) -> list[list[Message]] | None:
        """The table told in a few lines, for terminals, each as messages one after the other; what is left out can be asked for.
        None where all things are listed."""
        return None

    def brief_notes(self) -> list[str] | None:
        """Where the first note of a thing says all that is printed on it: the ids of the others that one plays by. A terminal
        leaves the rest to be asked for. None where every note counts."""
        return None

    def gestures(self, perspective: Perspective) -> list[Gesture]:
        """The movements that hold several decisions of the perspective's seat: few, and what a hand does."""
        return []

    def points(self, perspective: Perspective) -> list[SheetLine]:
        """The points so far, as the seat (or an onlooker) can know them, in the words of the final sheet."""
        return []

    def candidates(self, view: View, ref: str) -> list[i64]:
        """Every action that may be chosen by selecting this thing, now or at another time; the likeliest first."""
        return []

    def why_not(self, view: View, ref: str) -> Message | None:
        """Why a thing cannot be chosen now; None if it can, if it is never chosen, or if there is no such thing.

        The reason is that of the check which refuses the action, put for people by the message of that name with `why-` before it.
        """
        if not any(thing.ref == ref for thing in self.things(view)):
            return None
        perspective = self.perspective(view)
        reason: Message | None = None
        for action in self.candidates(view, ref):
            try:
                perspective.world().copy().apply(perspective.seat, action, Seeded(0))
                return None
            except IllegalAction as refusal:
                if reason is None or reason.id == NOT_NOW:
                    reason = Message("why-" + refusal.message.id, refusal.message.args)
        return reason

    @abstractmethod
    def max_steps(self, seats: int) -> int:
        """Random play ends within so many steps."""

    def statistics(self) -> Statistics:
        """What is worth knowing of many plays, beside lengths, scores and seats."""
        return Statistics([])

    def stage(self, state: State) -> i64:
        """A number that stays the same as long as one turn, draft or round goes on: where a plan ends."""
        return 0

    def method(self, state: State) -> Method:
        """How a search should think about this position."""
        return Method(HALVE)

    def level(self, number: i64) -> Level:
        """How a bot of a level plays, by its place in `LEVELS`."""
        return USUAL[number]

    def tables(self) -> list[str]:
        """The kinds of table that are learned apart from one another."""
        return []

    def table(self, state: State) -> i64:
        """Which of them a position is of; -1 for none."""
        return -1

    def features(self) -> list[str]:
        """What `encode` writes, by name."""
        return []

    def encode(self, state: State, seat: i64, out: Features) -> None:
        """A position as numbers: what is the seat's own in it, and only what the seat's view shows."""

    def learns_points(self) -> bool:
        """Whether weights explain the points of each seat, so that a value is a lead in points; else they explain who wins."""
        return False

    def learn(self, sets: dict[str, WeightSet]) -> None:
        """Take these weights in place of all others."""
        names = self.features()
        self.weights = [
            in_order(sets[table]["weights"], names) if table in sets else []
            for table in self.tables()
        ]

    def sensible(self, state: State, seat: i64) -> list[i64]:
        """The legal actions without those that nobody would think of; never empty for an actor, and the same in every world of
        the seat's view. Bots look at these alone."""
        return state.legal(seat)

    def quick(self, state: State, seat: i64) -> i64:
        """What the seat would do by habit, without looking ahead; -1 where there is no habit. Search finishes turns and drafts
        with it."""
        return -1

    def play_out(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        """Take an action of a seat, then let everybody play on by habit, in place, to where `prospect` is to be trusted: the end of
        the round, say. The default plays at random to the end of the play."""
        state.apply(seat, action, chance)
        actor = state.first()
        while actor >= 0:
            actions = state.legal(actor)
            state.apply(actor, actions[chance.index(len(actions))], chance)
            actor = state.first()

    def prospect(self, state: State, seat: i64) -> float:
        """What `play_out` has come to for a seat: such numbers are averaged over many worlds, so that a chance of winning suits
        better than points of lead."""
        return self.value(state, seat)

    def terms(self, state: State, seat: i64) -> list[Term]:
        """`value` as a sum of parts that have names: the features where it was learned."""
        worth = self.value(state, seat)
        table = self.table(state)
        weights = self.weights[table] if 0 <= table < len(self.weights) else []
        if not weights or state.first() < 0:
            return [Term("value", worth)]
        own = Features(weights, True)
        self.encode(state, seat, own)
        return terms_of(self.features(), own, worth)

    def values(self, state: State, seats: i64) -> list[float]:
        """How good a position is for each of the seats, at once: as `value` for one after the other."""
        return [self.value(state, seat) for seat in range(seats)]

    def value(self, state: State, seat: i64) -> float:
        """How good a position is for `seat`, in points of lead; for bots. The default looks at the end only."""
        if state.first() >= 0 or state.halting:
            return 0.0
        scores = state.outcome().scores
        return float(
            scores[seat]
            - max([score for other, score in enumerate(scores) if other != seat], default=0)
        )
