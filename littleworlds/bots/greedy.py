"""The bot that looks one decision ahead, by the game's own value of a position.

Several worlds are imagined, the same ones for each action so that luck does not decide between them. Where an action only opens the
next small decision of the same seat, that one is answered greedily too: half a move has no value of its own.
"""

import time

from littleworlds.bots.bot import Bot, Budget
from littleworlds.core.chance import Seeded
from littleworlds.core.game import Game
from littleworlds.core.perspective import Perspective
from littleworlds.core.state import State

WORLDS = 8
DEPTH = 2


class Greedy(Bot):
    """Takes the action with the best mean value over the imagined worlds; the first of equals."""

    def __init__(self, seed: int) -> None:
        self.chance = Seeded(seed)

    def choose(self, perspective: Perspective, budget: Budget) -> int:
        game, seat = perspective.game, perspective.seat
        actions = game.sensible(perspective.world(), seat)
        if len(actions) == 1:
            return actions[0]
        start = time.monotonic()
        totals = [0.0] * len(actions)
        values = [0.0] * len(actions)
        # Where nothing is hidden from the seat, what follows an action without a draw is the same in every world: it is looked at once.
        certain = [False] * len(actions)
        for _ in range(WORLDS):
            world = perspective.sample(self.chance)
            luck = int(self.chance.index(1 << 30))
            for number, action in enumerate(actions):
                if not certain[number]:
                    ahead = _Ahead(perspective.game, int(perspective.seat), luck)
                    values[number] = ahead.value_after(world.copy(), action, DEPTH)
                    certain[number] = not (ahead.drew or world.hidden(int(perspective.seat)))
                totals[number] += values[number]
            if budget.seconds is not None and time.monotonic() - start > budget.seconds:
                break
        return actions[totals.index(max(totals))]


class _Ahead:
    """Looks ahead in one imagined world, and notes whether luck had a part in what it saw."""

    def __init__(self, game: Game, seat: int, luck: int) -> None:
        self.game = game
        self.seat = seat
        self.luck = luck
        self.drew = False

    def value_after(self, world: State, action: int, depth: int) -> float:
        """What the position is worth after an action, and after the best that the same seat can add to it."""
        chance = Seeded(self.luck + DEPTH - depth)
        world.apply(self.seat, action, chance)
        self.drew = self.drew or chance.drawn > 0
        if depth == 0 or world.actors() != [self.seat]:
            return self.game.value(world, self.seat)
        return max(
            self.value_after(world.copy(), reply, depth - 1)
            for reply in self.game.sensible(world, self.seat)
        )
