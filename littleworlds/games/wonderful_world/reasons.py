"""Which actions a thing could be chosen for, so that the rules can say why not."""

from littleworlds.core.native import i64
from littleworlds.games.wonderful_world.data.cards import Cards
from littleworlds.games.wonderful_world.data.kinds import (
    CHARACTERS,
    GENERAL,
    KINDS,
    KRYSTALLIUM,
    RESOURCES,
)
from littleworlds.games.wonderful_world.refs import DECK, POOLS
from littleworlds.games.wonderful_world.view import AreaView, SiteView, WorldView


def candidates(cards: Cards, view: WorldView, ref: str) -> list[i64]:
    """Every action that is chosen by selecting a thing; none for what belongs to others."""
    seat = view["seat"]
    if seat is None or seat < 0:
        return []
    if ref in (DECK, POOLS):
        return [cards.draw]
    kind, _, rest = ref.partition(":")
    if kind == "offer":
        return [cards.empire_base + cards.empire_names.index(rest)]
    if kind == "shown":
        return [cards.keep_base + cards.number_of[rest]]
    owner, _, id = rest.partition(".")
    if owner != str(seat):
        return []
    area = view["areas"][seat]
    if kind in ("empire", "tray"):
        return [_cube(cards, RESOURCES.index(area["cube"]), cards.sites)]
    if not id:
        return []
    return _of_own(cards, area, kind, id)


def _of_own(cards: Cards, area: AreaView, kind: str, id: str) -> list[i64]:
    if kind == "hand":
        return [cards.number_of[id]]
    if kind == "drafted":
        design = cards.number_of[id]
        return [base + design for base in (cards.build_base, cards.recycle_base, cards.give_base)]
    if kind == "cube":
        resource = RESOURCES.index(id)
        sites = [_cube(cards, resource, _number(cards, site)) for site in area["sites"]]
        return [*sites, _cube(cards, resource, cards.sites)]
    if kind == "piece":
        return _of_piece(cards, area, id)
    if kind == "site":
        return _of_site(cards, area, id)
    if kind == "slot":
        site, _, wanted = id.rpartition(".")
        return _in_slot(cards, _first_of_equals(cards, area, site), wanted)
    return []


def _of_piece(cards: Cards, area: AreaView, piece: str) -> list[i64]:
    """A piece on each free slot, those of its own kind first; where there is none, on a slot that a
    card does not have, so that this is the reason."""
    actions: list[i64] = []
    for site in area["sites"]:
        number = _number(cards, site)
        if piece in CHARACTERS:
            actions += _in_slot(cards, number, piece)
            continue
        kinds = [kind for kind in site["missing"] if kind not in CHARACTERS]
        for kind in reversed(kinds or [piece]):
            actions.append(cards.krystallium_base + KINDS.index(kind) * cards.sites + number)
    return actions


def _of_site(cards: Cards, area: AreaView, id: str) -> list[i64]:
    """A cube on it, the one in hand first; or giving it up."""
    number = _first_of_equals(cards, area, id)
    held = RESOURCES.index(area["cube"])
    actions = [_cube(cards, held, number)]
    for resource in range(len(RESOURCES)):
        if resource != held:
            actions.append(_cube(cards, resource, number))
    return [*actions, cards.discard_base + number]


def _in_slot(cards: Cards, site: i64, kind: str) -> list[i64]:
    if kind in CHARACTERS:
        return [cards.character_base + (KINDS.index(kind) - GENERAL) * cards.sites + site]
    number = KINDS.index(kind)
    actions = [cards.krystallium_base + number * cards.sites + site]
    if number < KRYSTALLIUM:
        actions.insert(0, _cube(cards, number, site))
    return actions


def _cube(cards: Cards, resource: i64, target: i64) -> i64:
    return cards.cube_base + resource * cards.targets + target


def _number(cards: Cards, site: SiteView) -> i64:
    return cards.site_base[cards.number_of[site["design"]]] + site["ordinal"] - 1


def _first_of_equals(cards: Cards, area: AreaView, id: str) -> i64:
    """The site that stands for one and all that are equal to it."""
    design, _, ordinal = id.rpartition(".")
    same = [site for site in area["sites"] if site["design"] == design]
    lacks = [site["missing"] for site in same if site["ordinal"] == int(ordinal)]
    return _number(cards, next(site for site in same if site["missing"] == lacks[0]))
