"""Everything on the table, with what each card costs and leads to. From the view alone."""

from littleworlds.core.message import Args, Message, name, player
from littleworlds.core.native import i64
from littleworlds.core.thing import Thing
from littleworlds.games.little_factory import rule_text
from littleworlds.games.little_factory.data.cards import LEVEL_1, LEVEL_2, LEVEL_3, STREET, Cards
from littleworlds.games.little_factory.data.recipes import NOTHING
from littleworlds.games.little_factory.refs import (
    DISCARDS,
    PILES,
    SHELVES,
    TOKENS,
    building_ref,
    card_names,
    front_ref,
    hand_card_ref,
    hand_ref,
    offer_ref,
    tile_ref,
)
from littleworlds.games.little_factory.rules.phases import PHASES, TAKE
from littleworlds.games.little_factory.view import FactoryView


def things(cards: Cards, view: FactoryView) -> list[Thing]:
    """The middle with its rows, piles and discards, then each player's buildings and hand."""
    listed: list[Thing] = []
    for shelf, word in ((STREET, "buildings"), (LEVEL_3, "3"), (LEVEL_2, "2"), (LEVEL_1, "1")):
        stacks = _stacks(cards, view, shelf)
        label = Message("thing-shelf-" + word)
        listed += [Thing(SHELVES[shelf], label, count=len(stacks)), *stacks]
        if shelf != LEVEL_1:
            listed.append(_pile(cards, view, shelf, word))
        if shelf == LEVEL_2 or shelf == LEVEL_3:
            listed.append(_discards(cards, view, shelf, word))
    tokens = [Message("note-tokens-for")]
    listed.append(Thing(TOKENS, Message("thing-tokens"), count=view["tokens"], notes=tokens))
    for seat in range(view["seats"]):
        listed += _front(cards, view, seat)
    return listed


# --- the middle ---------------------------------------------------------------------------------


def _stacks(cards: Cards, view: FactoryView, shelf: i64) -> list[Thing]:
    """What a shelf shows, equal cards together."""
    if shelf == STREET:
        street = [_building(cards, view, id, SHELVES[STREET]) for id in view["street"]]
        for id, building in zip(view["street"], street, strict=True):
            building.notes += _not_offered(cards, view, cards.number[id])
            building.notes += _missing(cards, view, cards.number[id])
        return street
    stacks: list[Thing] = []
    for id, count in view["goods"].items():
        design = cards.number[id]
        if cards.shelf[design] == shelf:
            ref = offer_ref(cards, design)
            stack = _resource(cards, design, ref, SHELVES[shelf], count)
            if shelf != LEVEL_1:
                stack.notes += _missing(cards, view, design)
            stacks.append(stack)
    return stacks


def _pile(cards: Cards, view: FactoryView, shelf: i64, word: str) -> Thing:
    """Everybody may know what is in a pile, nobody in which order. The list is long: it comes
    second."""
    ids = view["piles"][word]
    content = Message("note-content", {"cards": _content(cards, ids)})
    notes = [Message("note-pile"), content] if ids else []
    return Thing(PILES[shelf], Message("thing-pile-" + word), count=len(ids), notes=notes)


def _discards(cards: Cards, view: FactoryView, shelf: i64, word: str) -> Thing:
    ids = view["discards"][word]
    notes = [Message("note-discards", {"cards": _content(cards, ids)})] if ids else []
    return Thing(DISCARDS[shelf], Message("thing-discard-" + word), count=len(ids), notes=notes)


def _content(cards: Cards, ids: list[str]) -> list[int | str]:
    return card_names(cards, [cards.number[id] for id in ids])


# --- the players --------------------------------------------------------------------------------


def _front(cards: Cards, view: FactoryView, seat: int) -> list[Thing]:
    """The place before a player: the starting tile, the buildings, the hand."""
    front = front_ref(seat)
    built = view["fronts"][seat]
    label = Message("thing-front", {"owner": player(seat)})
    points = Message("note-points", {"points": view["scores"][seat], "goal": int(cards.goal)})
    listed = [Thing(front, label, count=len(built), notes=[points])]
    coins = view["tiles"][seat]
    if coins > 0:
        listed.append(Thing(tile_ref(seat), Message("thing-tile", {"coins": coins}), front))
    for id in built:
        building = _building(cards, view, id, front)
        building.notes += _not_offered(cards, view, cards.number[id])
        listed.append(building)
    return listed + _hand(cards, view, seat)


def _hand(cards: Cards, view: FactoryView, seat: int) -> list[Thing]:
    hand = view["hands"][seat]
    whole = hand_ref(seat)
    args: Args = {
        "count": len(hand),
        "limit": int(cards.hand_limit),
        "coins": sum(cards.value[cards.number[id]] for id in hand),
    }
    label = Message("thing-hand", {"owner": player(seat)})
    listed = [Thing(whole, label, front_ref(seat), len(hand), [Message("note-hand", args)])]
    for id in dict.fromkeys(hand):
        design = cards.number[id]
        ref = hand_card_ref(cards, seat, design)
        listed.append(_resource(cards, design, ref, whole, hand.count(id)))
    return listed


# --- cards --------------------------------------------------------------------------------------


def _resource(cards: Cards, design: i64, ref: str, within: str, count: i64) -> Thing:
    """Equal cards of one resource. The first note says all that is on the card."""
    args: Args = {
        "level": cards.shelf[design] + 1,
        "value": cards.value[design],
        "cost": cards.cost[design],
        **rule_text.payments(cards, cards.ways[design]),
    }
    notes = [Message("note-resource", args), *_ways(cards, design), *rule_text.leads(cards, design)]
    label = Message("thing-resource", {"card": name(cards.ids[design])})
    return Thing(ref, label, within, count, notes)


def _building(cards: Cards, view: FactoryView, id: str, within: str) -> Thing:
    """A building. The first note says all that is on the card."""
    design = cards.number[id]
    building = design - cards.resources
    args: Args = {
        "points": cards.points[building],
        "cost": cards.cost[design],
        **rule_text.payments(cards, cards.ways[design]),
        **rule_text.effect(cards, building),
    }
    notes = [Message("note-building", args)]
    notes += _ways(cards, design) + rule_text.effects(cards, building)
    if id in view["earned"]:
        notes.append(Message("note-tokens", {"count": view["earned"][id]}))
    if id in view["activated"]:
        notes.append(Message("note-activated"))
    label = Message("thing-building", {"building": name(id)})
    return Thing(building_ref(cards, design), label, within, notes=notes)


def _not_offered(cards: Cards, view: FactoryView, design: i64) -> list[Message]:
    """That the card which a building gives does not lie in the middle."""
    recipes = cards.effects[design - cards.resources]
    if not recipes or recipes[0].gain == NOTHING:
        return []
    given = cards.ids[recipes[0].gain]
    if given in view["goods"] or given in view["street"]:
        return []
    return [Message("note-not-offered", {"card": name(given)})]


def _missing(cards: Cards, view: FactoryView, design: i64) -> list[Message]:
    """What the reader's hand lacks to produce a card in the way that lacks least, and what all that
    the reader can spend lacks to buy it."""
    seat = view["seat"]
    if seat is None or seat < 0:
        return []
    hand: list[i64] = [cards.number[id] for id in view["hands"][seat]]
    coins, source = _means(cards, view, seat)
    short = max(0, cards.cost[design] - coins)
    lacks = min([recipe.lacks(hand) for recipe in cards.ways[design]], key=len)
    args: Args = {
        "count": len(lacks),
        "cards": card_names(cards, lacks),
        "coins": short,
        "source": source,
    }
    return [Message("note-lacking", args)]


def _means(cards: Cards, view: FactoryView, seat: i64) -> tuple[i64, str]:
    """What a player could spend at most, and where it comes from: the hand, coins that are left,
    or both. Nothing is discarded any more once a card was taken."""
    hand = sum([cards.value[cards.number[id]] for id in view["hands"][seat]])
    left = view["budget"] if view["active"] == seat else 0
    left += view["tiles"][seat]
    if left == 0:
        return hand, "hand"
    if view["phase"] == PHASES[TAKE] or hand == 0:
        return left, "left"
    return left + hand, "both"


def _ways(cards: Cards, design: i64) -> list[Message]:
    """How a card is produced, one note for each way to pay."""
    return [Message("note-way", rule_text.payment(cards, recipe)) for recipe in cards.ways[design]]
