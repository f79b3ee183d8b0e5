"""The action space of My Little Battlefield and its notation.

A number keeps its meaning whatever the position. Cells are written `a1` to `c3`; `a1` to `c1` is
the home row of side A.
"""

from typing import Final, final

from littleworlds.core.native import i64
from littleworlds.games.my_little_battlefield.data.cards import (
    ATTACK_FACE,
    COMMAND_FACE,
    DEFENCE_FACE,
    FACES,
    KINDS,
    MORALE_FACE,
    MOVEMENT_FACE,
    NO_FACE,
    SPECIAL_FACE,
    Cards,
)
from littleworlds.games.my_little_battlefield.data.grid import ALL_CELLS, CELL_IDS, CELLS, RESERVE
from littleworlds.games.my_little_battlefield.data.special_rules import RESOURCES

ROLL: Final = 0
END: Final = 1
FOLLOW: Final = 2
DECLINE: Final = 3
FORCE: Final = 4
GAIN: Final = 5
PAY: Final = 7
ATTACK: Final = 9
DEFEND: Final = 18
SPECIAL: Final = 27
FACTION_RULE: Final = 36
RETREAT: Final = 37
TARGET: Final = 46
REROLL: Final = 55
CONVERT: Final = 61
SET: Final = 67
"""Set a die of the first face to the second: 6 times the one plus the other."""
MOVE: Final = 103
"""From a cell or one of three kinds in the reserve, to a cell or the enemy reserve: 10 times the
one plus the other."""
POWER: Final = 223
"""Raise the power, paying so much of it in morale and the rest in command."""
EXCHANGE: Final = 233
"""Turn so much morale, from 1 on, into command; then so much command into morale."""
FACTION: Final = 251

TARGETS_OF_MOVE: Final = 10
MOST_PAID: Final = 9
"""The highest maximum of a resource that the numbers above leave room for."""

_SIMPLE: Final = ["roll", "end", "follow", "decline", "force"]
_BY_CELL: Final = [
    (ATTACK, "attack"),
    (DEFEND, "defend"),
    (SPECIAL, "special"),
    (RETREAT, "retreat"),
    (TARGET, "target"),
]


def num_actions(cards: Cards) -> int:
    return FACTION + len(cards.faction_ids)


@final
class Lists:
    """Ready lists of actions by masks, so that listing what is legal mostly means joining them."""

    def __init__(self, cards: Cards) -> None:
        cells_of = cards.grid.cells_of
        self.attack: list[list[i64]] = [[ATTACK + cell for cell in cells] for cells in cells_of]
        self.defend: list[list[i64]] = [[DEFEND + cell for cell in cells] for cells in cells_of]
        self.target: list[list[i64]] = [[TARGET + cell for cell in cells] for cells in cells_of]
        self.retreat: list[list[i64]] = [[RETREAT + cell for cell in cells] for cells in cells_of]
        self.move: list[list[list[i64]]] = [
            _moves(cards, source) for source in range(CELLS + len(KINDS))
        ]
        """By source (a cell, or 9 plus a kind in the reserve), then by the mask of cells that can
        be entered."""
        faces_of = [
            [face for face in range(len(FACES)) if mask >> face & 1]
            for mask in range(2 ** len(FACES))
        ]
        self.reroll: list[list[i64]] = [[REROLL + face for face in faces] for faces in faces_of]
        self.convert: list[list[i64]] = [[CONVERT + face for face in faces] for faces in faces_of]
        self.set: list[list[i64]] = [_settings(faces) for faces in faces_of]
        """By the mask of faces that dice show."""
        self.face_of = bytes(_face_of(action) for action in range(num_actions(cards)))
        """The face of the die that an action uses; `NO_FACE` for those that use none."""


def _moves(cards: Cards, source: int) -> list[list[i64]]:
    near = int(cards.grid.adjacent[source]) if source < CELLS else ALL_CELLS
    none: list[i64] = []
    lists: list[list[i64]] = [none] * (ALL_CELLS + 1)
    for mask, cells in enumerate(cards.grid.cells_of):
        if mask & ~near == 0:
            lists[mask] = [MOVE + source * TARGETS_OF_MOVE + cell for cell in cells]
    return lists


def _settings(faces: list[int]) -> list[i64]:
    return [
        SET + old * len(FACES) + new for old in faces for new in range(len(FACES)) if new != old
    ]


def _face_of(action: int) -> int:
    if ATTACK <= action < DEFEND:
        return ATTACK_FACE
    if DEFEND <= action < SPECIAL:
        return DEFENCE_FACE
    if MOVE <= action < POWER:
        return MOVEMENT_FACE
    if action in (GAIN, GAIN + 1):
        return MORALE_FACE if action == GAIN else COMMAND_FACE
    if SPECIAL <= action <= FACTION_RULE or POWER <= action < EXCHANGE:
        return SPECIAL_FACE
    return NO_FACE


def notation(cards: Cards, action: i64) -> str:
    """The action as text: `attack b2`, `move standard a1`, `move a1 b1`, `power 3`,
    `set morale attack`, `exchange 2 morale`."""
    number = int(action)
    if number < GAIN:
        return _SIMPLE[number]
    if number < ATTACK:
        return ("gain " if number < PAY else "pay ") + RESOURCES[(number - GAIN) % 2]
    if number == FACTION_RULE:
        return "special faction"
    for base, word in _BY_CELL:
        if base <= number < base + CELLS:
            return f"{word} {CELL_IDS[number - base]}"
    if number < CONVERT:
        return "reroll " + FACES[number - REROLL]
    if number < SET:
        return "convert " + FACES[number - CONVERT]
    if number < MOVE:
        old, new = divmod(number - SET, len(FACES))
        return f"set {FACES[old]} {FACES[new]}"
    if number < POWER:
        source, target = divmod(number - MOVE, TARGETS_OF_MOVE)
        return f"move {source_id(source)} {target_id(target)}"
    if number < EXCHANGE:
        return f"power {number - POWER}"
    if number < FACTION:
        resource, amount = divmod(number - EXCHANGE, MOST_PAID)
        return f"exchange {amount + 1} {RESOURCES[resource]}"
    return "faction " + cards.faction_ids[number - FACTION]


def source_id(source: int) -> str:
    """Where a move starts: a cell, or a kind of unit in the reserve."""
    return CELL_IDS[source] if source < CELLS else KINDS[source - CELLS]


def target_id(target: int) -> str:
    """Where a move ends: a cell or the enemy reserve."""
    return "reserve" if target == RESERVE else CELL_IDS[target]
