"""What breaks the law of ends."""

from conformance.broken.register import game, state
from conformance.toys import (
    Magpies,
    MagpiesGame,
)

from littleworlds.core.chance import Chance
from littleworlds.core.event import Event
from littleworlds.core.outcome import Outcome


@state("ends")
class Endless(Magpies):
    def finish(self, seat: int, chance: Chance, tell: list[Event] | None) -> bool:
        return False


@state("ends")
class NobodyWins(Magpies):
    def outcome(self) -> Outcome:
        outcome = super().outcome()
        return Outcome(
            outcome.scores, outcome.ties, outcome.sheet, [rank + 1 for rank in outcome.ranks]
        )


@game("ends")
class LimitTooLow(MagpiesGame):
    def max_steps(self, seats: int) -> int:
        return 5
