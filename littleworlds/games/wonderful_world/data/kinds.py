"""The words of the box: kinds of pieces, types of developments, faces of empires.

A *kind* is the number of a piece in `KINDS`: the five resources in the order of production, then
krystallium, general, financier.
"""

from typing import Final

RESOURCES: Final = ["materials", "energy", "science", "gold", "exploration"]
PIECES: Final = ["krystallium", "general", "financier"]
KINDS: Final = RESOURCES + PIECES
CHARACTERS: Final = ["general", "financier"]
KRYSTALLIUM: Final = 5
GENERAL: Final = 6
FINANCIER: Final = 7

TYPES: Final = ["structure", "vehicle", "research", "project", "discovery"]
FACES: Final = ["A", "B"]
