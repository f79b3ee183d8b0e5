"""Players that are programs. They get perspectives only: what a seat may not know, its bot cannot know."""

from littleworlds.bots.bot import Bot, BotFault, Budget
from littleworlds.bots.registry import make, specs

__all__ = ["Bot", "BotFault", "Budget", "make", "specs"]
