"""What is going on: the phases of a round, and the moments before, between and after."""

from typing import Final

EMPIRE: Final = 0
"""Solo: the player chooses an empire."""
DRAFT: Final = 1
PLANNING: Final = 2
PLACING: Final = 3
"""One of the five steps of production, its cubes counted."""
BETWEEN: Final = 4
"""A round is over and the next one not dealt: where a search that asked for it stops."""
OVER: Final = 5

PHASES: Final = ["empire", "draft", "planning", "placing", "between", "over"]
