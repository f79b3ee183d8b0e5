"""One random play of a case, gone through step by step while a law looks on.

The path is found first and then gone again, so that a law knows how long the play is and can spread its costly looks over it. Each
law has a path of its own: the set-up is the case's, the choices hang on the law's name too.
"""

from collections.abc import Iterator
from typing import NoReturn

from littleworlds.core.chance import Chance, Seeded
from littleworlds.core.conformance.broken import Broken
from littleworlds.core.conformance.case import Case, stream
from littleworlds.core.conformance.plain import frozen
from littleworlds.core.errors import Error
from littleworlds.core.event import Event
from littleworlds.core.game import Game
from littleworlds.core.play import Play
from littleworlds.core.state import EVERYONE, State


class Walk:
    """A law's way through one play.

    `path` holds the decisions as (seat, action); `ended` says whether they reach the end of the play within the game's own limit.
    During `positions()`, `step`, `chance` and `looking` go with the position.
    """

    def __init__(self, law: str, game: Game, case: Case, looks: int = 6) -> None:
        self.law = law
        self.game = game
        self.case = case
        self.watchers: list[int | None] = [None, *range(case.seats)]
        self.dice = stream(case.seed, law, "dice")
        self.limit = game.max_steps(case.seats)
        self.step = 0
        self.chance = Seeded(case.seed)
        self.ended = False
        self.path: list[tuple[int, int]] = self._find()
        self.looks = {
            0,
            len(self.path),
            *(int(self.dice.index(len(self.path) + 1)) for _ in range(looks - 2)),
        }

    @property
    def looking(self) -> bool:
        """Whether the law should look closely at this position."""
        return self.step in self.looks

    def positions(self) -> Iterator[State]:
        """Every position from the set-up to the end. The state is the walk's own: act on copies."""
        state = self.open()
        for step, (seat, action) in enumerate(self.path):
            self.step = step
            yield state
            self.check_same(state, seat, action)
            self.take(state, seat, action, self.chance)
        self.step = len(self.path)
        yield state

    def open(self) -> State:
        """The set-up, with the chance at its beginning."""
        self.step = 0
        self.chance = Seeded(self.case.seed)
        return self.game.setup(self.case.seats, self.chance, dict(self.case.options))

    def play(self, tell: list[Event] | None = None) -> Play:
        """The set-up as a Play."""
        return Play(
            self.game, self.case.seats, Seeded(self.case.seed), dict(self.case.options), tell=tell
        )

    def fork(self) -> Seeded:
        """A chance that will draw what the walk's own would draw next."""
        fork = Seeded(self.case.seed)
        fork.rewind(self.chance.drawn)
        return fork

    def take(
        self, state: State, seat: int, action: int, chance: Chance, tell: list[Event] | None = None
    ) -> bool:
        """Apply an action that the state lists. If it fails, the law of legal actions is broken, whoever was looking."""
        try:
            return state.apply(seat, action, chance, tell)
        except Exception as problem:
            why = f"seat {seat} may {self.name(action)!r} according to legal(), but apply() raised {named(problem)}"
            raise self.broken(why, "legal") from problem

    def check_same(self, state: State, seat: int, action: int) -> None:
        """That a step of the path can be taken again. If not, the law of replay is broken, whoever was looking."""
        if action not in state.legal(seat):
            why = f"after the same steps seat {seat} could {self.name(action)!r} the first time, and cannot the second"
            self.fail(why, "replay")

    def choose(self, state: State, dice: Seeded) -> tuple[int, int]:
        """One of the decisions that are owed, at random."""
        actors = state.actors()
        seat = int(actors[dice.index(len(actors))])
        return seat, self.pick(state, seat, dice)

    def pick(self, state: State, seat: int, dice: Seeded) -> int:
        """One of a seat's legal actions, at random."""
        actions = state.legal(seat)
        if not actions:
            self.fail(f"seat {seat} is an actor but legal({seat}) is empty", "legal")
        return int(actions[dice.index(len(actions))])

    def wander(self, state: State, chance: Chance, dice: Seeded, steps: int) -> None:
        """Play on at random, in place."""
        for _ in range(steps):
            if not state.actors():
                break
            self.take(state, *self.choose(state, dice), chance)

    def dump(self, state: State) -> str:
        """A state as text."""
        return frozen(state.dump())

    def view(self, state: State, watcher: int | None) -> str:
        """A view as text."""
        return frozen(state.view(watcher))

    def name(self, action: int) -> str:
        """An action in messages."""
        return self.game.notation(action) if 0 <= action < self.game.num_actions else str(action)

    def broken(self, why: str, law: str = "") -> Broken:
        """The error that says what is broken here."""
        return Broken(law or self.law, self.game.id, self.case, self.step, why)

    def fail(self, why: str, law: str = "") -> NoReturn:
        """Raise it."""
        raise self.broken(why, law)

    def _find(self) -> list[tuple[int, int]]:
        path: list[tuple[int, int]] = []
        state = self.open()
        dice = stream(self.case.seed, self.law, "choices")
        while state.actors() and len(path) < self.limit:
            self.step = len(path)
            path.append(self.choose(state, dice))
            self.take(state, *path[-1], self.chance)
        self.ended = not state.actors()
        return path


def who(watcher: int | None) -> str:
    """A watcher in messages."""
    if watcher is None:
        return "an onlooker"
    return "the eyes that see all" if watcher == EVERYONE else f"seat {watcher}"


def named(problem: Exception) -> str:
    """An error in messages; the words of our own ones may lie in a locale that a toy does not have."""
    return (
        f"{type(problem).__name__}({problem.message})"
        if isinstance(problem, Error)
        else repr(problem)
    )
