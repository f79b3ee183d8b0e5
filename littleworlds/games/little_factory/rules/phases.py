"""What is asked now: the phases of a turn, in their order."""

from typing import Final

ACT: Final = 0
"""Activate buildings, then produce or exchange: the action ends the first activation phase."""
PAY: Final = 1
"""An exchange has begun: discard more, or take a card."""
TAKE: Final = 2
"""Take cards for the coins that are left."""
WRAP: Final = 3
"""Activate buildings after the action, or end the turn."""
TURN_UP: Final = 4
"""Reveal new cards."""
OVER: Final = 5

PHASES: Final = ["act", "pay", "take", "wrap", "reveal", "over"]
