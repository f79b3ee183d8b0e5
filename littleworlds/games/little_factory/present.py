"""Little Factory for people: things, actions in words, and what each card leads to. From the view alone."""

from littleworlds.core.message import Args, Message, name, player
from littleworlds.core.native import i64
from littleworlds.core.thing import ActionLabel, Slot, Thing, choice
from littleworlds.games.little_factory import refs, tree
from littleworlds.games.little_factory.cards import (
    END,
    EXCHANGE,
    LEVEL_1,
    LEVEL_2,
    LEVEL_3,
    STOP,
    STREET,
    Cards,
)
from littleworlds.games.little_factory.recipes import NOTHING
from littleworlds.games.little_factory.tellings import named
from littleworlds.games.little_factory.view import FactoryView


def describe(cards: Cards, view: FactoryView, action: i64) -> ActionLabel:
    """A legal action of the view's seat: its label and the things to select for it."""
    if action < EXCHANGE:
        return _describe_fixed(view, action)
    if action >= cards.recipe:
        return _describe_recipe(cards, view, action)
    seat = view["active"]
    if action >= cards.take:
        design = action - cards.take
        about: Args = {"card": name(cards.ids[design]), "cost": cards.cost[design]}
        sort = "do-take" if design < cards.resources else "do-take-building"
        return ActionLabel(Message(sort, about), [(refs.available(cards, design),)])
    if action >= cards.market:
        card = action - cards.market
        market = _market(cards, view, card)
        about = {
            "card": name(cards.ids[card]),
            "coins": cards.value[card],
            "building": name(cards.ids[market]),
        }
        return ActionLabel(
            Message("do-market", about),
            [(refs.building(cards, market),), (refs.hand(cards, seat, card),)],
        )
    if action >= cards.add:
        card = action - cards.add
        about = {"card": name(cards.ids[card]), "coins": view["budget"] + cards.value[card]}
        return ActionLabel(Message("do-add", about), [(refs.hand(cards, seat, card),)])
    card = action - EXCHANGE
    about = {"card": name(cards.ids[card]), "coins": cards.value[card]}
    return ActionLabel(
        Message("do-exchange", about), [(refs.hand(cards, seat, card),), ("choice:exchange",)]
    )


def things(cards: Cards, view: FactoryView) -> list[Thing]:
    """The middle with its rows, piles and discards, then each player's buildings and hand."""
    found: list[Thing] = []
    for shelf, label in ((STREET, "buildings"), (LEVEL_3, "3"), (LEVEL_2, "2"), (LEVEL_1, "1")):
        found.append(
            Thing(
                refs.SHELVES[shelf],
                Message("thing-shelf-" + label),
                count=_stacks(cards, view, shelf),
            )
        )
        found += _on_shelf(cards, view, shelf)
        if shelf != LEVEL_1:
            found.append(
                _pile(refs.PILES[shelf], "thing-pile-" + label, cards, view["piles"][label])
            )
        if shelf in (LEVEL_2, LEVEL_3):
            found.append(
                _discards(
                    refs.DISCARDS[shelf], "thing-discard-" + label, cards, view["discards"][label]
                )
            )
    found.append(Thing(refs.TOKENS, Message("thing-tokens"), count=view["tokens"]))
    for seat in range(view["seats"]):
        found += _before(cards, view, seat)
    return found


# --- actions ---------------------------------------------------------------------------------------------------------------------


def _describe_fixed(view: FactoryView, action: i64) -> ActionLabel:
    if action == STOP:
        return ActionLabel(Message("do-stop", {"coins": view["budget"]}), choice("stop"))
    if action == END:
        return ActionLabel(Message("do-end"), choice("end"))
    return ActionLabel(Message("do-reveal"), choice("reveal"))


def _describe_recipe(cards: Cards, view: FactoryView, action: i64) -> ActionLabel:
    """Producing is chosen by the product and the cards paid, activating by the building and the cards paid."""
    recipe = cards.recipes[action - cards.recipe]
    about = tree.payment(cards, recipe)
    paid: list[Slot] = [
        (refs.hand(cards, view["active"], card),) for card in sorted(set(recipe.wants))
    ]
    if recipe.gain != NOTHING:
        about["card"] = name(cards.ids[recipe.gain])
    if recipe.host == NOTHING:
        sort = "do-produce" if recipe.gain < cards.resources else "do-build"
        return ActionLabel(Message(sort, about), [(refs.available(cards, recipe.gain),), *paid])
    host = cards.resources + recipe.host
    about["building"] = name(cards.ids[host])
    about["count"] = int(recipe.tokens)
    sort = "do-activate-tokens" if recipe.gain == NOTHING else "do-activate"
    return ActionLabel(Message(sort, about), [(refs.building(cards, host),), *paid])


def _market(cards: Cards, view: FactoryView, card: i64) -> i64:
    """The own building, not yet activated, at which this card is sold."""
    for id in view["fronts"][view["active"]]:
        design = cards.number[id]
        if (
            id not in view["activated"]
            and cards.market_level[design - cards.resources] == cards.shelf[card] + 1
        ):
            return design
    return NOTHING


# --- things ----------------------------------------------------------------------------------------------------------------------


def _stacks(cards: Cards, view: FactoryView, shelf: i64) -> int:
    if shelf == STREET:
        return len(view["street"])
    return sum(1 for id in view["goods"] if cards.shelf[cards.number[id]] == shelf)


def _on_shelf(cards: Cards, view: FactoryView, shelf: i64) -> list[Thing]:
    if shelf == STREET:
        return [_building(cards, view, id, refs.SHELVES[STREET]) for id in view["street"]]
    stacks: list[Thing] = []
    for id, count in view["goods"].items():
        design = cards.number[id]
        if cards.shelf[design] == shelf:
            label = Message("thing-resource", {"card": name(id)})
            stacks.append(
                Thing(
                    refs.offer(cards, design),
                    label,
                    refs.SHELVES[shelf],
                    count,
                    _resource_notes(cards, design),
                )
            )
    return stacks


def _pile(ref: str, label: str, cards: Cards, ids: list[str]) -> Thing:
    """Everybody may know what is in a pile, nobody in which order. The list is long: it comes second."""
    notes = (
        [Message("note-pile"), Message("note-content", {"cards": _content(cards, ids)})]
        if ids
        else []
    )
    return Thing(ref, Message(label), count=len(ids), notes=notes)


def _discards(ref: str, label: str, cards: Cards, ids: list[str]) -> Thing:
    notes = [Message("note-discards", {"cards": _content(cards, ids)})] if ids else []
    return Thing(ref, Message(label), count=len(ids), notes=notes)


def _content(cards: Cards, ids: list[str]) -> list[int | str]:
    return named(cards, [cards.number[id] for id in ids])


def _before(cards: Cards, view: FactoryView, seat: int) -> list[Thing]:
    front = refs.front(seat)
    hand = view["hands"][seat]
    points = Message("note-points", {"points": view["scores"][seat], "goal": int(cards.goal)})
    found = [
        Thing(
            front,
            Message("thing-front", {"owner": player(seat)}),
            count=len(view["fronts"][seat]),
            notes=[points],
        )
    ]
    if view["tiles"][seat] > 0:
        found.append(
            Thing(f"tile:{seat}", Message("thing-tile", {"coins": view["tiles"][seat]}), front)
        )
    found += [_building(cards, view, id, front) for id in view["fronts"][seat]]
    coins = sum(cards.value[cards.number[id]] for id in hand)
    limit = Message(
        "note-hand", {"count": len(hand), "limit": int(cards.hand_limit), "coins": coins}
    )
    whole = refs.whole_hand(seat)
    found.append(
        Thing(whole, Message("thing-hand", {"owner": player(seat)}), front, len(hand), [limit])
    )
    for id in dict.fromkeys(hand):
        design = cards.number[id]
        label = Message("thing-resource", {"card": name(id)})
        found.append(
            Thing(
                refs.hand(cards, seat, design),
                label,
                whole,
                hand.count(id),
                _resource_notes(cards, design),
            )
        )
    return found


def _resource_notes(cards: Cards, design: i64) -> list[Message]:
    ways = tree.payments(cards, cards.ways[design])
    whole = Message(
        "note-resource", {"value": cards.value[design], "cost": cards.cost[design], **ways}
    )
    return [whole, *_ways(cards, design), *tree.notes(cards, design)]


def _building(cards: Cards, view: FactoryView, id: str, within: str) -> Thing:
    design = cards.number[id]
    building = design - cards.resources
    about: Args = {"points": cards.points[building], "cost": cards.cost[design]}
    about.update(tree.payments(cards, cards.ways[design]))
    notes = [Message("note-building", {**about, **tree.effect(cards, building)})]
    notes += _ways(cards, design) + tree.effects(cards, building)
    if id in view["earned"]:
        notes.append(Message("note-tokens", {"count": view["earned"][id]}))
    if id in view["activated"]:
        notes.append(Message("note-activated"))
    return Thing(
        refs.building(cards, design),
        Message("thing-building", {"building": name(id)}),
        within,
        notes=notes,
    )


def _ways(cards: Cards, design: i64) -> list[Message]:
    return [Message("note-way", tree.payment(cards, recipe)) for recipe in cards.ways[design]]
