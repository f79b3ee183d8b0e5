"""The action space of Little Factory and its notation.

Numbers 0 to 2 are fixed. Then come one action per resource to begin an exchange with, to add to it,
and to pay the Market with, one per design to take, and one per recipe; `Cards` holds the first
number of each group. All are numbered by design, so that a number means the same in every position.
"""

from typing import TYPE_CHECKING, Final

from littleworlds.core.native import i64
from littleworlds.games.little_factory.data.recipes import NOTHING

if TYPE_CHECKING:
    from littleworlds.games.little_factory.data.cards import Cards

END: Final = 0
STOP: Final = 1
REVEAL: Final = 2
EXCHANGE: Final = 3
"""Begin an exchange by discarding resource 0; the next numbers are the other resources."""


def notation(cards: "Cards", action: i64) -> str:
    """The action as text: `exchange bread`, `add thread`, `take cheese_dairy`, `market iron`,
    `produce thread reveal sheep`, `activate pond discard stone`."""
    if action < EXCHANGE:
        return ("end", "stop", "reveal")[action]
    if action < cards.add:
        return f"exchange {cards.ids[action - EXCHANGE]}"
    if action < cards.market:
        return f"add {cards.ids[action - cards.add]}"
    if action < cards.take:
        return f"market {cards.ids[action - cards.market]}"
    if action < cards.recipe:
        return f"take {cards.ids[action - cards.take]}"
    recipe = cards.recipes[action - cards.recipe]
    words = recipe.words(cards.ids)
    if recipe.host != NOTHING:
        return f"activate {cards.ids[cards.resources + recipe.host]} {words}"
    return f"produce {cards.ids[recipe.gain]} {words}".rstrip()
