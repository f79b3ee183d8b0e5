"""Notes on things: what a card is and is worth, what a piece is for, what lies in a pile. From the view
alone."""

from collections import Counter

from littleworlds.core.message import Args, Message, counted, name
from littleworlds.core.native import i64
from littleworlds.games.wonderful_world.data.cards import Cards
from littleworlds.games.wonderful_world.data.kinds import KINDS, RESOURCES, TYPES
from littleworlds.games.wonderful_world.data.points import Points
from littleworlds.games.wonderful_world.state.lanes import lane, unpack_lanes, unpack_slots
from littleworlds.games.wonderful_world.view import AreaView


def card_notes(cards: Cards, area: AreaView, id: str, built: bool = False) -> list[Message]:
    """What a development is, costs, brings and scores, in one note; and what it scores in this
    empire as it stands."""
    design = cards.number_of[id]
    bonus = _pieces(cards.bonus[design])
    args: Args = {
        "type": name(TYPES[cards.type_of[design]]),
        "cost": _pieces(cards.cost[design]),
        "resource": name(RESOURCES[cards.recycling_of[design]]),
        **cubes_made(unpack_lanes(cards.output[design])),
        "bonus": bonus,
        "pieces": len(bonus),
        "rate": int(cards.yield_each[design]),
        "yield": counted(cards.yield_each[design], RESOURCES[cards.yield_resource[design]]),
        "per": name(TYPES[cards.yield_type[design]]),
        **_points(cards.points[design]),
    }
    added = -1 if built else int(cards.type_of[design])
    return [Message("note-card", args), *worth_now(cards.points[design], area, added)]


def copies_note(count: int) -> list[Message]:
    """That equal cards lie there as one thing."""
    return [Message("note-copies", {"count": count})] if count > 1 else []


def worth_now(points: Points, area: AreaView, added: int) -> list[Message]:
    """The points that a card in an empire scores as it stands; or, if it would add a card of a type,
    that it would score, without characters of its bonus."""
    worth = points.flat + points.general * area["general"] + points.financier * area["financier"]
    for type in range(5):
        count = area["types"][TYPES[type]] + (1 if type == added else 0)
        worth += int(lane(points.combos, type)) * count
    return [Message("note-worth", {"points": worth})] if worth else []


def face_notes(cards: Cards, face: i64) -> list[Message]:
    """What an empire card produces and scores."""
    output = unpack_lanes(cards.empire_output[face])
    return [Message("note-face", {**cubes_made(output), **_points(cards.empire_points[face])})]


def pile_notes(ids: list[str]) -> list[Message]:
    """The cards of a pile, equal ones counted."""
    if not ids:
        return []
    cards: list[int | str] = [
        name(id) if count == 1 else counted(count, id) for id, count in Counter(ids).items()
    ]
    return [Message("note-cards", {"cards": cards})]


def _points(points: Points) -> Args:
    """Flat points, points for each card of a type, points added to each character of a kind; a card
    has at most one of the latter."""
    args: Args = {
        "flat": points.flat,
        "each": 0,
        "what": "",
        "added": points.general + points.financier,
        "character": name("general" if points.general else "financier"),
    }
    for type, each in enumerate(unpack_lanes(points.combos)):
        if each > 0:
            args.update({"each": each, "what": name(TYPES[type])})
    return args


def cubes_made(output: list[int]) -> Args:
    cubes: list[int | str] = [
        counted(count, RESOURCES[resource]) for resource, count in enumerate(output) if count
    ]
    return {"cubes": cubes, "count": len(cubes)}


def _pieces(slots: i64) -> list[int | str]:
    return [counted(count, KINDS[kind]) for kind, count in enumerate(unpack_slots(slots)) if count]


def piece_notes(cards: Cards, area: AreaView) -> dict[str, Message]:
    """By kind: what krystallium is for and made of, and what a character is worth in this empire."""
    points = area["points"]
    return {
        "krystallium": Message("note-krystallium", {"needed": int(cards.conversion)}),
        "general": Message("note-character", {"points": points["general"]}),
        "financier": Message("note-character", {"points": points["financier"]}),
    }
