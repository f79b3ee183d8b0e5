"""What actions would lead to, as far as the seat can know it beforehand."""

from typing import final

from littleworlds.core.event import Event
from littleworlds.core.native import i64
from littleworlds.core.state import State


@final
class Attempt:
    """Actions that were tried in one possible world.

    `taken` is how many of them could be taken; `final` whether it ended before a final step, whose outcome nobody knows yet.
    `told` has one list of events for each that was taken. `world` is what the seat then sees as `world.view(seat)`: the same in
    every world that the seat may be in.
    """

    def __init__(self, world: State, taken: i64, final: bool, told: list[list[Event]]) -> None:
        self.world = world
        self.taken = taken
        self.final = final
        self.told = told
