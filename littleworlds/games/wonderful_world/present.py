"""The game for people: actions in words and references. From the view alone; the things themselves are in `table.py`."""

from littleworlds.core.message import Args, Message, name
from littleworlds.core.native import i64
from littleworlds.core.thing import ActionLabel, Slot, choice
from littleworlds.games.wonderful_world.cards import (
    CHARACTERS,
    KINDS,
    KRYSTALLIUM,
    RESOURCES,
    Cards,
)
from littleworlds.games.wonderful_world.table import (
    drafted_ref,
    hand_ref,
    piece_ref,
    site_ref,
    slot_ref,
)
from littleworlds.games.wonderful_world.view import SiteView, WorldView


def describe(cards: Cards, view: WorldView, action: i64) -> ActionLabel:
    """A legal action of the view's seat: its label and the things to select for it."""
    seat = view["seat"]
    assert seat is not None
    if action < cards.cube_base:
        return _describe_card(cards, seat, action)
    if action < cards.krystallium_base:
        return _describe_cube(cards, view, seat, action - cards.cube_base)
    if action < cards.character_base:
        return _describe_krystallium(cards, view, seat, action - cards.krystallium_base)
    if action < cards.discard_base:
        return _describe_character(cards, view, seat, action - cards.character_base)
    if action < cards.take_base:
        return _describe_discard(cards, view, seat, action - cards.discard_base)
    if action < cards.draw:
        character = CHARACTERS[action - cards.take_base]
        return ActionLabel(Message("do-take", {"character": name(character)}), choice(character))
    if action == cards.draw:
        pool = not view["given"]
        count = cards.pool if pool else cards.shown
        return ActionLabel(
            Message("do-draw-pool" if pool else "do-draw", {"count": int(count)}), [("pile:deck",)]
        )
    if action == cards.done:
        return ActionLabel(Message("do-done"), choice("done"))
    empire = cards.empire_names[action - cards.empire_base]
    face = 0 if view["options"]["face"] == "A" else 1
    id = cards.empire_ids[cards.faces[face][action - cards.empire_base]]
    return ActionLabel(Message("do-empire", {"empire": name(id)}), [("offer:" + empire,)])


def _describe_card(cards: Cards, seat: i64, action: i64) -> ActionLabel:
    """Something done with one card of a design."""
    verb = action // cards.size
    design = action % cards.size
    id = cards.ids[design]
    args: Args = {"card": name(id)}
    if verb == 0:
        return ActionLabel(Message("do-pick", args), [(hand_ref(seat, id),)])
    if verb == 4:
        return ActionLabel(Message("do-keep", args), [("shown:" + id,)])
    word = ("build", "recycle", "give")[verb - 1]
    if word == "recycle":
        args["resource"] = name(RESOURCES[cards.recycling_of[design]])
    return ActionLabel(Message("do-" + word, args), [(drafted_ref(seat, id),), ("choice:" + word,)])


def _describe_cube(cards: Cards, view: WorldView, seat: i64, number: i64) -> ActionLabel:
    resource = RESOURCES[number // cards.targets]
    site = number % cards.targets
    cube: Slot = (f"cube:{seat}.{resource}",)
    args: Args = {"resource": name(resource)}
    if site == cards.sites:
        return ActionLabel(Message("do-stock", args), [cube, (f"empire:{seat}",)])
    alike = _alike(cards, view, seat, site)
    args.update(_site_args(alike[0]))
    return ActionLabel(
        Message("do-place", args), [cube, tuple(site_ref(seat, one) for one in alike)]
    )


def _describe_krystallium(cards: Cards, view: WorldView, seat: i64, number: i64) -> ActionLabel:
    kind = number // cards.sites
    alike = _alike(cards, view, seat, number % cards.sites)
    args = _site_args(alike[0])
    args["piece"] = name(KINDS[KRYSTALLIUM])
    args["resource"] = name(KINDS[kind])
    message = "do-piece" if kind == KRYSTALLIUM else "do-krystallium-for"
    return ActionLabel(Message(message, args), _piece_slots(seat, KRYSTALLIUM, kind, alike))


def _describe_character(cards: Cards, view: WorldView, seat: i64, number: i64) -> ActionLabel:
    kind = KINDS.index(CHARACTERS[number // cards.sites])
    alike = _alike(cards, view, seat, number % cards.sites)
    args = _site_args(alike[0])
    args["piece"] = name(KINDS[kind])
    return ActionLabel(Message("do-piece", args), _piece_slots(seat, kind, kind, alike))


def _piece_slots(seat: i64, piece: i64, kind: i64, alike: list[SiteView]) -> list[Slot]:
    return [
        (piece_ref(seat, KINDS[piece]),),
        tuple(slot_ref(seat, one, KINDS[kind]) for one in alike),
    ]


def _describe_discard(cards: Cards, view: WorldView, seat: i64, site: i64) -> ActionLabel:
    alike = _alike(cards, view, seat, site)
    args = _site_args(alike[0])
    args["resource"] = name(RESOURCES[cards.recycling_of[cards.design_of[site]]])
    return ActionLabel(
        Message("do-discard", args),
        [tuple(site_ref(seat, one) for one in alike), ("choice:discard",)],
    )


def _alike(cards: Cards, view: WorldView, seat: i64, site: i64) -> list[SiteView]:
    """The site and those that are interchangeable with it: the same design, lacking the same."""
    design = cards.design_of[site]
    ordinal = site - cards.site_base[design] + 1
    same = [one for one in view["areas"][seat]["sites"] if one["design"] == cards.ids[design]]
    lacks = next(one["missing"] for one in same if one["ordinal"] == ordinal)
    return [one for one in same if one["missing"] == lacks]


def _site_args(site: SiteView) -> Args:
    return {"card": name(site["design"]), "number": site["ordinal"]}
