"""The bot that every other must beat."""

from littleworlds.bots.bot import Bot, Budget
from littleworlds.core.chance import Seeded
from littleworlds.core.perspective import Perspective


class Random(Bot):
    """Chooses uniformly among the legal actions."""

    def __init__(self, seed: int) -> None:
        self.chance = Seeded(seed)

    def choose(self, perspective: Perspective, budget: Budget) -> int:
        actions = perspective.legal()
        return actions[self.chance.index(len(actions))]
