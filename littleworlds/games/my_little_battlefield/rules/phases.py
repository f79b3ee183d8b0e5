"""What is asked now: the phases of a play."""

from typing import Final

CHOOSE_FACTION: Final = 0
ROLL_DICE: Final = 1
TURN: Final = 2
REROLLING: Final = 3
CONVERTING: Final = 4
SETTING: Final = 5
OFFER_FOLLOW: Final = 6
FOLLOWING: Final = 7
PAYING: Final = 8
GAINING: Final = 9
EXCHANGING: Final = 10
MOVING: Final = 11
DEPLOYING: Final = 12
AIMING: Final = 13
RAISING: Final = 14
RETREATING: Final = 15
ROLL_FOR_AI: Final = 16
OFFER_FORCE: Final = 17
MOVING_AI: Final = 18
OVER: Final = 19
RESOLVING: Final = 20
"""Between two questions: never seen from outside."""

PHASES: Final = [
    "faction",
    "roll",
    "turn",
    "reroll",
    "convert",
    "set",
    "follow",
    "following",
    "pay",
    "gain",
    "exchange",
    "move",
    "deploy",
    "aim",
    "raise",
    "retreat",
    "ai-roll",
    "force",
    "ai-move",
    "over",
]
