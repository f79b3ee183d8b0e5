"""The bot that looks one decision ahead, by the game's own value of a position.

Several worlds are imagined, the same ones for each action so that luck does not decide between them. Where an action only opens the
next small decision of the same seat, that one is answered greedily too: half a move has no value of its own.
"""

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
        actions = perspective.legal()
        if len(actions) == 1:
            return actions[0]
        totals = [0.0] * len(actions)
        for _ in range(WORLDS):
            world = perspective.sample(self.chance)
            luck = self.chance.index(1 << 30)
            for number, action in enumerate(actions):
                totals[number] += _value_after(perspective.game, world.copy(), int(perspective.seat), action, luck, DEPTH)
        return actions[totals.index(max(totals))]


def _value_after(game: Game, world: State, seat: int, action: int, luck: int, depth: int) -> float:
    chance = Seeded(luck)
    world.apply(seat, action, chance)
    if depth == 0 or world.actors() != [seat]:
        return game.value(world, seat)
    return max(_value_after(game, world.copy(), seat, reply, luck + 1, depth - 1) for reply in world.legal(seat))
