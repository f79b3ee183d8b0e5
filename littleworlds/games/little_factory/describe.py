"""Actions in words: the label of each, and the things to select for it. From the view alone."""

from littleworlds.core.message import Args, Message
from littleworlds.core.native import i64
from littleworlds.core.thing import ActionLabel, Slot, choice
from littleworlds.games.little_factory.actions import END, EXCHANGE, STOP
from littleworlds.games.little_factory.data.cards import Cards
from littleworlds.games.little_factory.data.recipes import NOTHING
from littleworlds.games.little_factory.refs import (
    available_ref,
    building_ref,
    card_name,
    hand_card_ref,
)
from littleworlds.games.little_factory.rule_text import payment
from littleworlds.games.little_factory.view import FactoryView


def describe(cards: Cards, view: FactoryView, action: i64) -> ActionLabel:
    """A legal action of the view's seat."""
    if action < EXCHANGE:
        return _fixed(view, action)
    if action < cards.add:
        return _exchange(cards, view, action - EXCHANGE)
    if action < cards.market:
        return _add(cards, view, action - cards.add)
    if action < cards.take:
        return _sale(cards, view, action - cards.market)
    if action < cards.recipe:
        return _take(cards, view, action - cards.take)
    return _recipe(cards, view, action - cards.recipe)


def _fixed(view: FactoryView, action: i64) -> ActionLabel:
    if action == STOP:
        return ActionLabel(Message("do-stop", {"coins": view["budget"]}), choice("stop"))
    if action == END:
        return ActionLabel(Message("do-end"), choice("end"))
    return ActionLabel(Message("do-reveal"), choice("reveal"))


def _exchange(cards: Cards, view: FactoryView, card: i64) -> ActionLabel:
    args: Args = {"card": card_name(cards, card), "coins": cards.value[card]}
    slots: list[Slot] = [(hand_card_ref(cards, view["active"], card),), ("choice:exchange",)]
    return ActionLabel(Message("do-exchange", args), slots)


def _add(cards: Cards, view: FactoryView, card: i64) -> ActionLabel:
    args: Args = {"card": card_name(cards, card), "coins": view["budget"] + cards.value[card]}
    return ActionLabel(Message("do-add", args), [(hand_card_ref(cards, view["active"], card),)])


def _sale(cards: Cards, view: FactoryView, card: i64) -> ActionLabel:
    market = _market(cards, view, card)
    args: Args = {
        "card": card_name(cards, card),
        "coins": cards.value[card],
        "building": card_name(cards, market),
    }
    slots: list[Slot] = [
        (building_ref(cards, market),),
        (hand_card_ref(cards, view["active"], card),),
    ]
    return ActionLabel(Message("do-market", args), slots)


def _market(cards: Cards, view: FactoryView, card: i64) -> i64:
    """The own building, not yet activated, at which this card is sold."""
    level = cards.shelf[card] + 1
    for id in view["fronts"][view["active"]]:
        design = cards.number[id]
        if id not in view["activated"] and cards.market_level[design - cards.resources] == level:
            return design
    return NOTHING


def _take(cards: Cards, view: FactoryView, design: i64) -> ActionLabel:
    """Several discarded cards buy one: the rest of their coins is lost."""
    cost = cards.cost[design]
    lost = view["budget"] - cost if view["paid"] > 1 else 0
    args: Args = {"card": card_name(cards, design), "cost": cost, "lost": lost}
    message = "do-take" if design < cards.resources else "do-take-building"
    return ActionLabel(Message(message, args), [(available_ref(cards, design),)])


def _recipe(cards: Cards, view: FactoryView, number: i64) -> ActionLabel:
    """Producing is chosen by the product and the cards paid, activating by the building and the
    cards paid."""
    recipe = cards.recipes[number]
    args = payment(cards, recipe)
    paid: list[Slot] = [
        (hand_card_ref(cards, view["active"], card),) for card in sorted(set(recipe.wants))
    ]
    if recipe.gain != NOTHING:
        args["card"] = card_name(cards, recipe.gain)
    if recipe.host == NOTHING:
        message = "do-produce" if recipe.gain < cards.resources else "do-build"
        return ActionLabel(Message(message, args), [(available_ref(cards, recipe.gain),), *paid])
    host = cards.resources + recipe.host
    args["building"] = card_name(cards, host)
    args["count"] = int(recipe.tokens)
    message = "do-activate-tokens" if recipe.gain == NOTHING else "do-activate"
    return ActionLabel(Message(message, args), [(building_ref(cards, host),), *paid])
