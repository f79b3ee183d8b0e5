"""The weights of the valuation, in points."""

from typing import Final

MIDDLE: Final = 0.65
"""A cube of a later round, for which cards not yet drawn will find a use."""
MIDDLE_RAW: Final = 0.6
"""The same for materials and energy, the raw ones."""
LAST: Final = 0.5
"""A cube of the last round, where few cards still want raw ones."""
LAST_MATERIALS: Final = 0.15
LAST_ENERGY: Final = 0.25
LAST_EXPLORATION: Final = 0.6
IDLE: Final = 0.15
"""A cube that no card takes: a fifth of a krystallium."""
UNPICKED: Final = 0.08
"""Added to `IDLE` while there are cards to come in the draft."""
KRYSTALLIUM_EARLY: Final = 0.8
"""A krystallium before the last round."""
KRYSTALLIUM_LAST: Final = 0.3
"""A krystallium in the last round."""
SOON: Final = 0.95
"""How much of a card's worth counts that is finished this round."""
LATE: Final = 0.875
"""How much counts of one that is finished in a later round."""
NEVER: Final = 0.05
"""How much counts of one that is never finished."""
HARDER: Final = 0.6
"""How much of that is left with each piece that nothing in sight will bring."""
FLOOR: Final = 0.4
"""Cards that bring less than this per missing piece are not planned."""
BIAS: Final = 0.5
"""Added to what a card lacks, so that nearly finished cards do not outweigh everything."""
SCARCE: Final = 0.8
"""How much less a resource counts in what a card lacks if there is plenty of it."""
ORDERS: Final = 7
"""How many orders of the cards are tried: each time one of the foremost is put last."""
MORE: Final = 0.5
"""Cards of a type, and characters of a kind, that a round adds."""
IMPOSED: Final = 15.0
"""What an imposed card of a solo scenario is worth besides all else."""
AHEAD: Final = 0.8
"""Chance of supremacy in a later step for who produces most now."""
BEHIND: Final = 0.12
"""The same for everybody else."""
