"""The action space of Little Factory and its notation.

Numbers 0 to 2 are fixed; then come one action per resource to begin an exchange with, to add to it, and to pay the Market with, one
per design to take, and one per recipe. All are numbered by design, so that a number means the same in every position.
"""

from littleworlds.core.native import i64
from littleworlds.games.little_factory.cards import EXCHANGE, Cards
from littleworlds.games.little_factory.recipes import NOTHING


def notation(cards: Cards, action: i64) -> str:
    """The action as text: `exchange bread`, `add thread`, `take cheese_dairy`, `produce thread reveal sheep`, `market iron`,
    `activate pond discard stone`."""
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
