"""The transformation tree: which card leads to which. Read off the recipes, so that a corrected cost corrects the tree.

An edge goes from a card that is paid to what it helps to get. Most cards are discarded for it; some need only be revealed. Without
`via` the card is produced; with it, that building's effect does it.
"""

from typing import Final, final

from littleworlds.core.message import Args, Message, name
from littleworlds.core.native import i64
from littleworlds.games.little_factory.cards import Cards
from littleworlds.games.little_factory.recipes import NOTHING, Recipe
from littleworlds.games.little_factory.tellings import named

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
    found: list[Edge] = []
    for card in range(cards.resources):
        for recipe in cards.recipes:
            if card in recipe.wants:
                found.append(_edge(cards, recipe, card))
    return found


def _edge(cards: Cards, recipe: Recipe, card: i64) -> Edge:
    kind = DISCARD if card in recipe.discards else REVEAL
    target = TOKEN if recipe.gain == NOTHING else cards.ids[recipe.gain]
    via = "" if recipe.host == NOTHING else cards.ids[cards.resources + recipe.host]
    return Edge(kind, cards.ids[card], target, via)


def leads_to(cards: Cards, design: i64, kind: str) -> list[str]:
    """The ids of what a card helps to produce, by being discarded or by being revealed."""
    found: list[str] = []
    if design < cards.resources:
        for recipe in cards.recipes:
            if design in recipe.wants and recipe.host == NOTHING:
                edge = _edge(cards, recipe, design)
                if edge.kind == kind and edge.target not in found:
                    found.append(edge.target)
    return found


def notes(cards: Cards, design: i64) -> list[Message]:
    """What a card leads to, in at most two sentences."""
    found: list[Message] = []
    for kind in (DISCARD, REVEAL):
        targets = leads_to(cards, design, kind)
        if targets:
            found.append(
                Message("note-leads-" + kind, {"cards": [name(target) for target in targets]})
            )
    return found


def payment(cards: Cards, recipe: Recipe) -> Args:
    """What a recipe asks for, as arguments: `pay` says which of the lists `discards` and `reveals` counts."""
    pay = (
        "both"
        if recipe.discards and recipe.reveals
        else DISCARD
        if recipe.discards
        else REVEAL
        if recipe.reveals
        else "free"
    )
    return {
        "pay": pay,
        "discards": named(cards, recipe.discards),
        "reveals": named(cards, recipe.reveals),
    }


def payments(cards: Cards, recipes: list[Recipe], prefix: str = "") -> Args:
    """The first two ways to pay, as arguments for one line that says all of a card; no card of the box has a third. What does not
    count is left out, for every view of the table carries these lines."""
    args: Args = {prefix + "or_pay": "none"}
    for start, recipe in zip((prefix, prefix + "or_"), recipes, strict=False):
        args.update({start + key: value for key, value in payment(cards, recipe).items() if value})
    return args


def outline(cards: Cards) -> list[Message]:
    """The tree in sentences: how each card is produced, then what each building does. For pages and terminals."""
    lines: list[Message] = []
    for design in range(cards.designs):
        for recipe in cards.ways[design]:
            lines.append(
                Message("tree-way", {"card": name(cards.ids[design]), **payment(cards, recipe)})
            )
    for building in range(cards.buildings):
        lines += effects(cards, building)
    return lines


def effect(cards: Cards, building: i64) -> Args:
    """What activating a building does, as arguments for one line."""
    recipes = cards.effects[building]
    if cards.market_level[building]:
        return {"effect": "exchange", "level": cards.market_level[building]}
    if not recipes:
        return {"effect": "none"}
    args = payments(cards, recipes, "effect_")
    if recipes[0].gain == NOTHING:
        return {**args, "effect": "tokens", "count": int(recipes[0].tokens)}
    return {**args, "effect": "gives", "card": name(cards.ids[recipes[0].gain])}


def effects(cards: Cards, building: i64) -> list[Message]:
    """What activating a building does, one sentence for each way to pay."""
    lines: list[Message] = []
    about: Args = {"building": name(cards.ids[cards.resources + building])}
    for recipe in cards.effects[building]:
        args: Args = {**about, **payment(cards, recipe)}
        if recipe.gain == NOTHING:
            lines.append(Message("effect-tokens", {**args, "count": int(recipe.tokens)}))
        else:
            lines.append(Message("effect-gives", {**args, "card": name(cards.ids[recipe.gain])}))
    if cards.market_level[building]:
        lines.append(Message("effect-exchange", {**about, "level": cards.market_level[building]}))
    return lines
