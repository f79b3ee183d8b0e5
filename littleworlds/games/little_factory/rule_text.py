"""Recipes and effects as messages: how a card is paid for, what it leads to, what a building
does."""

from littleworlds.core.message import Args, Message, name
from littleworlds.core.native import i64
from littleworlds.games.little_factory.data import tree
from littleworlds.games.little_factory.data.cards import Cards
from littleworlds.games.little_factory.data.recipes import NOTHING, Recipe
from littleworlds.games.little_factory.refs import card_name, card_names


def outline(cards: Cards) -> list[Message]:
    """The transformation tree in sentences: how each card is produced, then what each building
    does. For pages and terminals."""
    lines: list[Message] = []
    for design in range(cards.designs):
        for recipe in cards.ways[design]:
            args: Args = {"card": card_name(cards, design), **payment(cards, recipe)}
            lines.append(Message("tree-way", args))
    for building in range(cards.buildings):
        lines += effects(cards, building)
    return lines


def leads(cards: Cards, design: i64) -> list[Message]:
    """What a card leads to, in at most two sentences."""
    lines: list[Message] = []
    for kind in (tree.DISCARD, tree.REVEAL):
        targets = [name(target) for target in tree.leads_to(cards, design, kind)]
        if targets:
            lines.append(Message("note-leads-" + kind, {"cards": targets}))
    return lines


def payment(cards: Cards, recipe: Recipe) -> Args:
    """What a recipe asks for, as arguments: `pay` says which of the lists `discards` and `reveals`
    counts."""
    if recipe.discards:
        pay = "both" if recipe.reveals else "discard"
    else:
        pay = "reveal" if recipe.reveals else "free"
    return {
        "pay": pay,
        "discards": card_names(cards, recipe.discards),
        "reveals": card_names(cards, recipe.reveals),
    }


def payments(cards: Cards, recipes: list[Recipe], prefix: str = "") -> Args:
    """The first two ways to pay, as arguments for one line that says all of a card; no card of the
    box has a third. What does not count is left out, for every view of the table carries these
    lines."""
    args: Args = {prefix + "or_pay": "none"}
    for start, recipe in zip((prefix, prefix + "or_"), recipes, strict=False):
        args.update({start + key: value for key, value in payment(cards, recipe).items() if value})
    return args


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
    return {**args, "effect": "gives", "card": card_name(cards, recipes[0].gain)}


def effects(cards: Cards, building: i64) -> list[Message]:
    """What activating a building does, one sentence for each way to pay."""
    lines: list[Message] = []
    about: Args = {"building": card_name(cards, cards.resources + building)}
    for recipe in cards.effects[building]:
        args: Args = {**about, **payment(cards, recipe)}
        if recipe.gain == NOTHING:
            lines.append(Message("effect-tokens", {**args, "count": int(recipe.tokens)}))
        else:
            lines.append(Message("effect-gives", {**args, "card": card_name(cards, recipe.gain)}))
    if cards.market_level[building]:
        lines.append(Message("effect-exchange", {**about, "level": cards.market_level[building]}))
    return lines
