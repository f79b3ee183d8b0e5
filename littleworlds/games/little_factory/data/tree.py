"""The transformation tree: which card leads to which. Read off the recipes, so that a corrected
cost corrects the tree.

An edge goes from a card that is paid to what it helps to get. Most cards are discarded for it; some
need only be revealed. Without `via` the card is produced; with it, that building's effect does it.
"""

from typing import Final, final

from littleworlds.core.native import i64
from littleworlds.games.little_factory.data.cards import Cards
from littleworlds.games.little_factory.data.recipes import NOTHING, Recipe

DISCARD: Final = "discard"
REVEAL: Final = "reveal"
TOKEN: Final = "token"
"""The target of effects that earn influence tokens."""


@final
class Edge:
    """One step of the tree, by ids."""

    def __init__(self, kind: str, source: str, target: str, via: str) -> None:
        self.kind = kind
        self.source = source
        self.target = target
        self.via = via

    def to_dict(self) -> dict[str, str]:
        """As data for JSON."""
        return {"kind": self.kind, "source": self.source, "target": self.target, "via": self.via}

    def __repr__(self) -> str:
        arrow = "-->" if self.kind == DISCARD else "- ->"
        return f"{self.source} {arrow} {self.target}" + (f" ({self.via})" if self.via else "")


def edges(cards: Cards) -> list[Edge]:
    """The whole tree, in the order of the cards that are paid."""
    return [
        _edge(cards, recipe, card)
        for card in range(cards.resources)
        for recipe in cards.recipes
        if card in recipe.wants
    ]


def leads_to(cards: Cards, design: i64, kind: str) -> list[str]:
    """The ids of what a card helps to produce, by being discarded or by being revealed."""
    targets: list[str] = []
    if design < cards.resources:
        for recipe in cards.recipes:
            if design in recipe.wants and recipe.host == NOTHING:
                edge = _edge(cards, recipe, design)
                if edge.kind == kind and edge.target not in targets:
                    targets.append(edge.target)
    return targets


def _edge(cards: Cards, recipe: Recipe, card: i64) -> Edge:
    kind = DISCARD if card in recipe.discards else REVEAL
    target = TOKEN if recipe.gain == NOTHING else cards.ids[recipe.gain]
    via = "" if recipe.host == NOTHING else cards.ids[cards.resources + recipe.host]
    return Edge(kind, cards.ids[card], target, via)
