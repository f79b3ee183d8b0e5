"""Construction: cubes and pieces on cards, finished cards, and cards that are given up.

Cubes have to be placed when they are produced or recycled. Krystallium and characters may be used,
and cards under construction given up, at any time.
"""

from typing import TYPE_CHECKING

from littleworlds.core.event import Event
from littleworlds.core.message import Args
from littleworlds.core.native import i64
from littleworlds.games.wonderful_world import events
from littleworlds.games.wonderful_world.data.kinds import FINANCIER, GENERAL, KRYSTALLIUM
from littleworlds.games.wonderful_world.refs import card_name, kind_name
from littleworlds.games.wonderful_world.state.area import Area
from littleworlds.games.wonderful_world.state.lanes import SLOT_BITS, SLOT_MASK, slot

if TYPE_CHECKING:
    from littleworlds.games.wonderful_world.state.position import WorldState


# --- cubes --------------------------------------------------------------------------------------


def legal_cubes(state: "WorldState", area: Area, actions: list[i64]) -> None:
    """A cube in hand goes on a site that lacks it, or on the empire card."""
    cards = state.cards
    base = cards.cube_base + area.cube * cards.targets
    shift = SLOT_BITS * area.cube
    at: i64 = 0
    for missing in area.missing:
        if (missing >> shift) & SLOT_MASK and not area.is_twin(cards, at):
            actions.append(base + area.sites[at])
        at += 1
    actions.append(base + cards.sites)


def place_cube(
    state: "WorldState", seat: i64, area: Area, action: i64, tell: list[Event] | None
) -> None:
    cards = state.cards
    number = action - cards.cube_base
    resource = number // cards.targets
    site = number - resource * cards.targets
    if area.left == 0 or area.cube != resource:
        raise state.illegal("no-cube", action, {"resource": kind_name(resource)})
    if site == cards.sites:
        stock(state, seat, area, 1, tell)
        return
    at = _find_site(state, area, action, site, resource)
    area.left -= 1
    if tell is not None:
        tell.append(events.placed(state, seat, site, resource))
    _fill(state, seat, area, at, resource, tell)


def stock(state: "WorldState", seat: i64, area: Area, count: i64, tell: list[Event] | None) -> None:
    """Cubes in hand go on the empire card."""
    area.left -= count
    made = area.stock(state.cards, count)
    if tell is not None:
        tell += events.stocked(state, seat, area.cube, count, made)


# --- at any time --------------------------------------------------------------------------------


def legal_any_time(state: "WorldState", area: Area, actions: list[i64]) -> None:
    """Pieces that are owned and fit, and cards under construction that may be given up."""
    cards = state.cards
    pieces = area.krystallium + area.generals + area.financiers > 0
    at: i64 = 0
    for site in area.sites:
        if not area.is_twin(cards, at):
            if pieces:
                _legal_pieces(state, area, site, area.missing[at], actions)
            actions.append(cards.discard_base + site)
        at += 1


def _legal_pieces(
    state: "WorldState", area: Area, site: i64, missing: i64, actions: list[i64]
) -> None:
    cards = state.cards
    if area.krystallium > 0:
        action = cards.krystallium_base + site
        slots = missing
        for _ in range(KRYSTALLIUM + 1):
            if slots & SLOT_MASK:
                actions.append(action)
            slots >>= SLOT_BITS
            action += cards.sites
    if area.generals > 0 and slot(missing, GENERAL) > 0:
        actions.append(cards.character_base + site)
    if area.financiers > 0 and slot(missing, FINANCIER) > 0:
        actions.append(cards.character_base + cards.sites + site)


def place_piece(
    state: "WorldState", seat: i64, area: Area, action: i64, tell: list[Event] | None
) -> None:
    """A krystallium goes in its own slot or stands in for a resource, a character goes in its
    slot."""
    cards = state.cards
    if action < cards.character_base:
        piece: i64 = KRYSTALLIUM
        number = action - cards.krystallium_base
        kind = number // cards.sites
        site = number - kind * cards.sites
    else:
        number = action - cards.character_base
        kind = GENERAL + number // cards.sites
        site = number % cards.sites
        piece = kind
    if area.owned(piece) == 0:
        raise state.illegal("no-piece", action, {"kind": kind_name(piece)})
    at = _find_site(state, area, action, site, kind)
    area.gain(piece, -1)
    if tell is not None:
        tell.append(events.piece_placed(state, seat, site, piece, kind))
    _fill(state, seat, area, at, kind, tell)


def give_up(
    state: "WorldState", seat: i64, area: Area, action: i64, tell: list[Event] | None
) -> None:
    """Discard a card under construction: its cube goes on the empire card, what lay on it is
    lost."""
    cards = state.cards
    site = action - cards.discard_base
    at = _find_site(state, area, action, site, -1)
    state.discards.append(area.drop(cards, at))
    made = area.stock(cards, 1)
    if tell is not None:
        tell += events.discarded(state, seat, site, made)


# --- both ---------------------------------------------------------------------------------------


def _find_site(state: "WorldState", area: Area, action: i64, site: i64, kind: i64) -> i64:
    """The position of the site that an action names. Refused if there is none, if it has no free
    slot of the kind (unless `kind` is -1), or if it is not the first of equal ones."""
    cards = state.cards
    design: i64 = cards.design_of[site]
    at = area.find(site)
    if at < 0:
        raise state.illegal("no-such-site", action, {"card": card_name(cards, design)})
    if kind >= 0 and slot(area.missing[at], kind) == 0:
        args: Args = {"card": card_name(cards, design), "kind": kind_name(kind)}
        raise state.illegal("no-free-slot", action, args)
    if area.is_twin(cards, at):
        raise state.illegal("first-of-equals", action, {"card": card_name(cards, design)})
    return at


def _fill(
    state: "WorldState", seat: i64, area: Area, at: i64, kind: i64, tell: list[Event] | None
) -> None:
    """Fill a slot; the last one completes the card."""
    if area.fill(at, kind):
        before = area.output
        design = area.complete(state.cards, at)
        if tell is not None:
            tell += events.completed(state, seat, design, before)
