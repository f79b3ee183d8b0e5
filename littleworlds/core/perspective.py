"""What a bot gets: everything that one seat knows, and nothing else. Built from a view alone, in this process or in a worker."""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from littleworlds.core.attempt import Attempt
from littleworlds.core.chance import Chance, Seeded
from littleworlds.core.event import Event
from littleworlds.core.native import i64, mypyc_attr
from littleworlds.core.prompt import Prompt
from littleworlds.core.state import State, View

if TYPE_CHECKING:
    from littleworlds.core.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Perspective(ABC):
    """The base of every game's perspective; a game supplies `sample`."""

    def __init__(self, game: "Game", view: View) -> None:
        seat = view["seat"]
        self.game = game
        self.view = view
        self.seat: i64 = seat if isinstance(seat, int) else -1
        self._world: State | None = None

    @abstractmethod
    def sample(self, chance: Chance) -> State:
        """A whole state that this seat may be in: it has this very view, and every secret is dealt at random among what the
        seat has not seen."""

    def world(self) -> State:
        """One such state, always the same; good for whatever all of them agree on, not to be changed."""
        if self._world is None:
            self._world = self.sample(Seeded(0))
        return self._world

    def suppose(self, world: State) -> None:
        """Take this sample for `world()` from now on: to see whether an answer hangs on which one it is."""
        self._world = world

    def legal(self) -> list[i64]:
        """The seat's legal actions. They hang on what the seat knows, so any sample has them right."""
        return self.world().legal(self.seat) if self.seat >= 0 else []

    def final(self, action: i64) -> bool:
        """Whether the seat could not take this legal action back: so that it can be confirmed before it is played."""
        return self.world().copy().apply(self.seat, action, Seeded(0))

    def attempt(self, actions: list[i64]) -> Attempt:
        """Try actions of the seat in a row, without anything happening; before a final one it ends. An IllegalAction if one of
        them is not allowed."""
        world = self.world()
        told: list[list[Event]] = []
        for action in actions:
            self.game.check_action(action)
            after = world.copy()
            heard: list[Event] = []
            if after.apply(self.seat, action, Seeded(0), heard):
                return Attempt(world, len(told), True, told)
            world = after
            told.append(heard)
        return Attempt(world, len(told), False, told)

    def prompt(self) -> Prompt | None:
        """What the seat is asked."""
        return self.world().prompt(self.seat) if self.seat >= 0 else None
