"""What somebody sees at a glance: some of the actions, each judged by the position right after it, and not quite rightly."""

from littleworlds.core.chance import Seeded
from littleworlds.core.level import Level
from littleworlds.core.native import i64
from littleworlds.core.perspective import Perspective

_FINE: int = 1 << 20
"""Into how many parts chances and misjudgements are cut."""


def glance(perspective: Perspective, level: Level, chance: Seeded) -> i64:
    """The action that looks best among those that were not missed."""
    seen = _seen(perspective.legal(), level.missed, chance)
    if len(seen) == 1:
        return seen[0]
    worths = _worths(perspective, seen, chance)
    spread = level.misjudged * (max(worths) - min(worths))
    best = seen[0]
    most = -1.0e18
    for number in range(len(seen)):
        worth = worths[number] + spread * _part(chance)
        if worth > most:
            most = worth
            best = seen[number]
    return best


def _seen(actions: list[i64], missed: float, chance: Seeded) -> list[i64]:
    """The actions that are not missed; one of them all if there is none."""
    seen: list[i64] = []
    for action in actions:
        if _part(chance) >= missed:
            seen.append(action)
    return seen if seen else [actions[chance.index(len(actions))]]


def _worths(perspective: Perspective, actions: list[i64], chance: Seeded) -> list[float]:
    game, seat = perspective.game, perspective.seat
    world = perspective.sample(chance)
    dice = Seeded(int(chance.index(_FINE)))
    worths: list[float] = []
    for action in actions:
        after = world.copy()
        dice.rewind(0)
        after.apply(seat, action, dice)
        worths.append(game.value(after, seat))
    return worths


def _part(chance: Seeded) -> float:
    """A number from 0 to 1."""
    return float(chance.index(_FINE)) / float(_FINE)
