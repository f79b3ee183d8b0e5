"""Which actions a thing could be chosen for, so that the rules can say why not."""

from littleworlds.core.native import i64
from littleworlds.games.little_factory.actions import EXCHANGE
from littleworlds.games.little_factory.data.cards import Cards
from littleworlds.games.little_factory.view import FactoryView


def candidates(cards: Cards, view: FactoryView, ref: str) -> list[i64]:
    """Every action that is chosen by selecting a thing; none for what belongs to others."""
    seat = view["seat"]
    if seat is None or seat < 0:
        return []
    kind, _, id = ref.partition(":")
    if kind == "offer":
        return _in_the_middle(cards, view, seat, cards.number[id])
    if kind == "building":
        if id in view["street"]:
            return _in_the_middle(cards, view, seat, cards.number[id])
        return _own_building(cards, cards.number[id]) if id in view["fronts"][seat] else []
    owner, _, card = id.partition("/")
    if kind == "hand" and owner == str(seat) and card:
        return _in_hand(cards, cards.number[card])
    return []


def _in_the_middle(cards: Cards, view: FactoryView, seat: i64, design: i64) -> list[i64]:
    """Produce it, or take it for coins, which is likelier in an exchange and where only the coins
    are there."""
    produce = [cards.recipe + recipe.number for recipe in cards.ways[design]]
    take = cards.take + design
    hand: list[i64] = [cards.number[id] for id in view["hands"][seat]]
    lacks = min([len(recipe.lacks(hand)) for recipe in cards.ways[design]])
    worth = sum([cards.value[card] for card in hand])
    only_bought = lacks > 0 and worth >= cards.cost[design]
    return [take, *produce] if view["budget"] or only_bought else [*produce, take]


def _own_building(cards: Cards, design: i64) -> list[i64]:
    """Activate it, by each way to pay."""
    building = design - cards.resources
    actions = [cards.recipe + recipe.number for recipe in cards.effects[building]]
    if cards.market_level[building]:
        shelf = cards.market_level[building] - 1
        for card in range(cards.resources):
            if cards.shelf[card] == shelf:
                actions.append(cards.market + card)
    return actions


def _in_hand(cards: Cards, card: i64) -> list[i64]:
    """Exchange it, add it to an exchange, or pay a recipe or the Market with it."""
    actions = [EXCHANGE + card, cards.add + card, cards.market + card]
    for recipe in cards.recipes:
        if card in recipe.wants:
            actions.append(cards.recipe + recipe.number)
    return actions
