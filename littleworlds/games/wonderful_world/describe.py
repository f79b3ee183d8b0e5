"""Actions in words: the label of each, and the things to select for it. From the view alone."""

from littleworlds.core.message import Args, Message, name
from littleworlds.core.native import i64
from littleworlds.core.thing import ActionLabel, Slot, choice
from littleworlds.games.wonderful_world.actions import CARD_VERBS
from littleworlds.games.wonderful_world.data.cards import Cards
from littleworlds.games.wonderful_world.data.kinds import (
    CHARACTERS,
    FACES,
    GENERAL,
    KINDS,
    KRYSTALLIUM,
    RESOURCES,
)
from littleworlds.games.wonderful_world.refs import (
    DECK,
    POOLS,
    card_name,
    cube_ref,
    drafted_ref,
    empire_ref,
    hand_card_ref,
    kind_name,
    offer_ref,
    piece_ref,
    shown_ref,
    site_ref,
    slot_ref,
)
from littleworlds.games.wonderful_world.view import SiteView, WorldView


def describe(cards: Cards, view: WorldView, action: i64) -> ActionLabel:
    """A legal action of the view's seat."""
    seat = view["seat"]
    assert seat is not None
    if action < cards.cube_base:
        return _card(cards, view, seat, action)
    if action < cards.krystallium_base:
        return _cube(cards, view, seat, action - cards.cube_base)
    if action < cards.character_base:
        return _krystallium(cards, view, seat, action - cards.krystallium_base)
    if action < cards.discard_base:
        return _character(cards, view, seat, action - cards.character_base)
    if action < cards.take_base:
        return _discard(cards, view, seat, action - cards.discard_base)
    if action < cards.draw:
        character = CHARACTERS[action - cards.take_base]
        return ActionLabel(Message("do-take", {"character": name(character)}), choice(character))
    if action == cards.draw:
        return _draw(cards, view)
    if action == cards.done:
        return ActionLabel(Message("do-done"), choice("done"))
    return _empire(cards, view, action - cards.empire_base)


def _card(cards: Cards, view: WorldView, seat: i64, action: i64) -> ActionLabel:
    """Something done with one card of a design."""
    verb = CARD_VERBS[action // cards.size]
    design = action % cards.size
    id = cards.ids[design]
    args: Args = {"card": card_name(cards, design)}
    if verb == "recycle":
        args["resource"] = kind_name(cards.recycling_of[design])
    if verb == "give":
        args["paid"] = int(cards.paid)
        args["drawn"] = int(cards.shown)
        args["left"] = int(cards.paid) - view["given"] - 1
    label = Message("do-" + verb, args)
    if verb == "pick":
        return ActionLabel(label, [(hand_card_ref(seat, id),)])
    if verb == "keep":
        return ActionLabel(label, [(shown_ref(id),)])
    return ActionLabel(label, [(drafted_ref(seat, id),), ("choice:" + verb,)])


def _cube(cards: Cards, view: WorldView, seat: i64, number: i64) -> ActionLabel:
    resource = RESOURCES[number // cards.targets]
    site = number % cards.targets
    cube: Slot = (cube_ref(seat, resource),)
    args: Args = {"resource": name(resource)}
    if site == cards.sites:
        return ActionLabel(Message("do-stock", args), [cube, (empire_ref(seat),)])
    alike = _alike(cards, view, seat, site)
    args.update(_site_args(alike[0]))
    return ActionLabel(Message("do-place", args), [cube, _sites_slot(seat, alike)])


def _krystallium(cards: Cards, view: WorldView, seat: i64, number: i64) -> ActionLabel:
    kind = number // cards.sites
    alike = _alike(cards, view, seat, number % cards.sites)
    args = _site_args(alike[0])
    args["piece"] = kind_name(KRYSTALLIUM)
    args["resource"] = kind_name(kind)
    message = "do-piece" if kind == KRYSTALLIUM else "do-krystallium-for"
    return ActionLabel(Message(message, args), _piece_slots(seat, KRYSTALLIUM, kind, alike))


def _character(cards: Cards, view: WorldView, seat: i64, number: i64) -> ActionLabel:
    kind = GENERAL + number // cards.sites
    alike = _alike(cards, view, seat, number % cards.sites)
    args = _site_args(alike[0])
    args["piece"] = kind_name(kind)
    return ActionLabel(Message("do-piece", args), _piece_slots(seat, kind, kind, alike))


def _discard(cards: Cards, view: WorldView, seat: i64, site: i64) -> ActionLabel:
    alike = _alike(cards, view, seat, site)
    args = _site_args(alike[0])
    args["resource"] = kind_name(cards.recycling_of[cards.design_of[site]])
    # It begins with the bin: whoever points at a card wants to look at it, or to place something.
    slots: list[Slot] = [("choice:discard",), _sites_slot(seat, alike)]
    return ActionLabel(Message("do-discard", args), slots)


def _draw(cards: Cards, view: WorldView) -> ActionLabel:
    """Solo: a pool, or the cards of an exchange that is paid for."""
    if view["given"]:
        return ActionLabel(Message("do-draw", {"count": int(cards.shown)}), [(DECK,)])
    return ActionLabel(Message("do-draw-pool", {"count": int(cards.pool)}), [(POOLS,)])


def _empire(cards: Cards, view: WorldView, empire: i64) -> ActionLabel:
    face = FACES.index(str(view["options"]["face"]))
    id = cards.empire_ids[cards.faces[face][empire]]
    slot: Slot = (offer_ref(cards.empire_names[empire]),)
    return ActionLabel(Message("do-empire", {"empire": name(id)}), [slot])


# --- sites --------------------------------------------------------------------------------------


def _alike(cards: Cards, view: WorldView, seat: i64, site: i64) -> list[SiteView]:
    """The site and those that are interchangeable with it: the same design, lacking the same."""
    id = cards.ids[cards.design_of[site]]
    ordinal = cards.ordinal(site)
    same = [one for one in view["areas"][seat]["sites"] if one["design"] == id]
    lacks = next(one["missing"] for one in same if one["ordinal"] == ordinal)
    return [one for one in same if one["missing"] == lacks]


def _site_args(site: SiteView) -> Args:
    return {"card": name(site["design"]), "number": site["ordinal"]}


def _sites_slot(seat: i64, alike: list[SiteView]) -> Slot:
    return tuple(site_ref(seat, site["design"], site["ordinal"]) for site in alike)


def _piece_slots(seat: i64, piece: i64, kind: i64, alike: list[SiteView]) -> list[Slot]:
    free = tuple(slot_ref(seat, site["design"], site["ordinal"], KINDS[kind]) for site in alike)
    return [(piece_ref(seat, KINDS[piece]),), free]
