"""Half of law 11: how many positions can be reached, level by level. A slip in the rules that no other law sees changes a count."""

from littleworlds.core.chance import Seeded
from littleworlds.core.conformance.plain import frozen
from littleworlds.core.game import Game
from littleworlds.core.option import Options
from littleworlds.core.state import State

_APART = 64


def count_positions(
    game: Game, seats: int, depth: int, seed: int = 0, options: Options | None = None
) -> list[int]:
    """The number of different positions after 0, 1, ... `depth` decisions from a fixed set-up.

    Chance is fixed too: every decision of one level draws the same outcomes, those that a `Seeded` gives from a point that
    belongs to the level.
    """
    chance = Seeded(seed)
    level: list[State] = [game.setup(seats, chance, dict(options or {}))]
    start = int(chance.drawn)
    counts = [1]
    for number in range(depth):
        reached: dict[str, State] = {}
        for state in level:
            for seat in state.actors():
                for action in state.legal(seat):
                    after = state.copy()
                    chance.rewind(start + number * _APART)
                    after.apply(seat, action, chance)
                    reached.setdefault(frozen(after.dump()), after)
        level = list(reached.values())
        counts.append(len(level))
    return counts
