"""Movements of the hand that hold several decisions.

A cube is dropped on a card, or on the empire card; a pile of cubes on the free slots of a card, on
the whole construction area, or on the tray where cubes become krystallium. A drafted card is
dropped on the card that its cube is for.
"""

from typing import Final

from littleworlds.core.gesture import LONGEST, MOST, Gesture
from littleworlds.core.message import Args, Message, counted
from littleworlds.core.native import i64
from littleworlds.core.perspective import Perspective
from littleworlds.core.thing import Slot, choice
from littleworlds.games.wonderful_world.data.cards import Cards
from littleworlds.games.wonderful_world.data.kinds import (
    FINANCIER,
    GENERAL,
    KINDS,
    KRYSTALLIUM,
)
from littleworlds.games.wonderful_world.refs import (
    DECK,
    card_name,
    construction_ref,
    cube_ref,
    drafted_ref,
    kind_name,
    piece_ref,
    site_ref,
    slot_ref,
    tray_ref,
)
from littleworlds.games.wonderful_world.rules.phases import DRAFT, EMPIRE, PLACING
from littleworlds.games.wonderful_world.state.area import Area
from littleworlds.games.wonderful_world.state.lanes import slot
from littleworlds.games.wonderful_world.state.position import WorldState

_PAIR: Final = 2


def gestures(perspective: Perspective) -> list[Gesture]:
    """What the hand of the perspective's seat can do at once."""
    state = perspective.world()
    assert isinstance(state, WorldState)
    seat = perspective.seat
    if not state.owes(seat) or state.phase == DRAFT or state.phase == EMPIRE:
        return []
    area = state.areas[seat]
    if area.choosing or state.shown:
        return []
    if state.given > 0:
        return _rest_of_exchange(state, seat, area)
    found: list[Gesture] = []
    if area.left > 0:
        found += _cubes(state.cards, seat, area)
        if state.phase != PLACING:
            return found
    elif area.drafted:
        found += _plans(state, seat, area)
    if area.krystallium + area.generals + area.financiers > 0:
        found += _pieces(state.cards, seat, area)
    return found[:MOST]


# --- cubes --------------------------------------------------------------------------------------


def _cubes(cards: Cards, seat: i64, area: Area) -> list[Gesture]:
    """As many cubes as fit on a card; one for every slot there is; all on the empire card."""
    cube, left = area.cube, area.left
    found: list[Gesture] = []
    if left < 2:
        return found
    pile: Slot = (cube_ref(seat, KINDS[cube]),)
    base = cards.cube_base + cube * cards.targets
    takers: i64 = 0
    slots: i64 = 0
    at: i64 = 0
    for missing in area.missing:
        fitting = slot(missing, cube)
        slots += fitting
        if fitting > 0:
            takers += 1
        count = min(fitting, left)
        if count >= 2 and not area.is_twin(cards, at):
            actions: list[i64] = []
            _fill(cards, area.copy(), at, cube, count, base, actions)
            args: Args = {"pieces": [counted(count, KINDS[cube])], **_site_args(cards, area, at)}
            free = _slots_slot(cards, seat, area, at, cube)
            found.append(Gesture(Message("gesture-fill", args), [pile, free], actions))
        at += 1
    if takers > 1 and slots <= min(left, LONGEST):
        label = Message("gesture-fill-all", {"resource": kind_name(cube)})
        everywhere: list[Slot] = [pile, (construction_ref(seat),)]
        found.append(Gesture(label, everywhere, _everywhere(cards, area, base)))
    if left <= LONGEST:
        label = Message("gesture-stock", {"pieces": [counted(left, KINDS[cube])]})
        stock: list[i64] = [base + cards.sites] * left
        found.append(Gesture(label, [pile, (tray_ref(seat),)], stock))
    return found


def _everywhere(cards: Cards, area: Area, base: i64) -> list[i64]:
    """A cube for each free slot; the rest goes on the empire card without being asked for."""
    actions: list[i64] = []
    after = area.copy()
    cube = area.cube
    at: i64 = 0
    while at < len(after.missing):
        free = slot(after.missing[at], cube)
        if free == 0:
            at += 1
            continue
        filled = _fill(cards, after, at, cube, free, base, actions)
        if after.missing[filled] == 0:
            after.complete(cards, filled)
            at = 0
    return actions


def _fill(
    cards: Cards, area: Area, at: i64, kind: i64, count: i64, base: i64, actions: list[i64]
) -> i64:
    """Fill so many slots of a kind on a site of an area that may be changed. Where sites become
    equal the first of them is meant. Returns the position of the one that was filled last."""
    for _ in range(count):
        at = _first_of_equals(cards, area, at)
        actions.append(base + area.sites[at])
        area.fill(at, kind)
    return at


def _first_of_equals(cards: Cards, area: Area, at: i64) -> i64:
    missing = area.missing[at]
    design: i64 = cards.design_of[area.sites[at]]
    first = at
    earlier = at - 1
    while earlier >= 0 and cards.design_of[area.sites[earlier]] == design:
        if area.missing[earlier] == missing:
            first = earlier
        earlier -= 1
    return first


# --- planning -----------------------------------------------------------------------------------


def _plans(state: WorldState, seat: i64, area: Area) -> list[Gesture]:
    """Recycle a card and place its cube; the same with all that are left; an exchange."""
    cards = state.cards
    found: list[Gesture] = []
    if len(area.drafted) >= 2:
        found += _all_cards(cards, area)
    if state.seats == 1 and cards.paid == _PAIR:
        found += _exchanges(state, seat, area)
    listed: list[i64] = []
    for design in area.drafted:
        if design not in listed:
            listed.append(design)
            _recycle(cards, seat, area, design, found)
    return found


def _recycle(cards: Cards, seat: i64, area: Area, design: i64, found: list[Gesture]) -> None:
    """Drop a card on what its cube is for. A cube that fits nowhere is not asked for."""
    cube: i64 = cards.recycling_of[design]
    if not area.fits(cube):
        return
    recycle = cards.recycle_base + design
    base = cards.cube_base + cube * cards.targets
    card: Slot = (drafted_ref(seat, cards.ids[design]),)
    names: Args = {"recycled": card_name(cards, design), "resource": kind_name(cube)}
    label = Message("gesture-recycle-stock", names)
    found.append(Gesture(label, [card, (tray_ref(seat),)], [recycle, base + cards.sites]))
    at: i64 = 0
    for missing in area.missing:
        if slot(missing, cube) > 0 and not area.is_twin(cards, at):
            args: Args = {**names, **_site_args(cards, area, at)}
            place = _sites_slot(cards, seat, area, at)
            actions: list[i64] = [recycle, base + area.sites[at]]
            found.append(Gesture(Message("gesture-recycle", args), [card, place], actions))
        at += 1


def _all_cards(cards: Cards, area: Area) -> list[Gesture]:
    """All that are left go the same way."""
    build: list[i64] = []
    recycle: list[i64] = []
    for design in area.drafted:
        build.append(cards.build_base + design)
        recycle.append(cards.recycle_base + design)
        cube: i64 = cards.recycling_of[design]
        if area.fits(cube):
            recycle.append(cards.cube_base + cube * cards.targets + cards.sites)
    count: Args = {"count": len(area.drafted)}
    return [
        Gesture(Message("gesture-build-all", count), choice("build-all"), build[:LONGEST]),
        Gesture(Message("gesture-recycle-all", count), choice("recycle-all"), recycle[:LONGEST]),
    ]


def _exchanges(state: WorldState, seat: i64, area: Area) -> list[Gesture]:
    """Solo: throw away two cards and look at the ones that they pay for."""
    cards = state.cards
    found: list[Gesture] = []
    designs: list[i64] = []
    for design in area.drafted:
        if design not in designs:
            designs.append(design)
    for one in designs:
        for other in designs:
            if one < other:
                actions: list[i64] = [cards.give_base + one]
                # Where all that is left is equal, the second card is not asked for.
                if area.drafted.count(other) + 1 < len(area.drafted):
                    actions.append(cards.give_base + other)
                actions.append(cards.draw)
                args: Args = {
                    "paid": _PAIR,
                    "card": card_name(cards, one),
                    "other": card_name(cards, other),
                    "count": int(cards.shown),
                }
                pair: list[Slot] = [
                    (drafted_ref(seat, cards.ids[one]),),
                    (drafted_ref(seat, cards.ids[other]),),
                ]
                found.append(Gesture(Message("gesture-exchange", args), pair, actions))
    return found


def _rest_of_exchange(state: WorldState, seat: i64, area: Area) -> list[Gesture]:
    """Solo: pay with the last card and look at what it pays for."""
    cards = state.cards
    found: list[Gesture] = []
    if state.given != cards.paid - 1:
        return found
    listed: list[i64] = []
    for design in area.drafted:
        if design in listed:
            continue
        listed.append(design)
        paying = card_name(cards, design)
        args: Args = {"paid": 1, "card": paying, "other": paying, "count": int(cards.shown)}
        slots: list[Slot] = [(drafted_ref(seat, cards.ids[design]),), (DECK,)]
        actions: list[i64] = [cards.give_base + design, cards.draw]
        found.append(Gesture(Message("gesture-exchange", args), slots, actions))
    return found


# --- pieces -------------------------------------------------------------------------------------


def _pieces(cards: Cards, seat: i64, area: Area) -> list[Gesture]:
    """Finish a card with krystallium and characters, where it takes several of them."""
    found: list[Gesture] = []
    at: i64 = 0
    for missing in area.missing:
        generals, financiers = slot(missing, GENERAL), slot(missing, FINANCIER)
        krystallium: i64 = 0
        for kind in range(KRYSTALLIUM + 1):
            krystallium += slot(missing, kind)
        if (
            2 <= krystallium + generals + financiers <= LONGEST
            and krystallium <= area.krystallium
            and generals <= area.generals
            and financiers <= area.financiers
            and not area.is_twin(cards, at)
        ):
            used: list[int | str] = []
            for count, piece in (
                (krystallium, KRYSTALLIUM),
                (generals, GENERAL),
                (financiers, FINANCIER),
            ):
                if count > 0:
                    used.append(counted(count, KINDS[piece]))
            args: Args = {"pieces": used, **_site_args(cards, area, at)}
            first = KRYSTALLIUM if krystallium else GENERAL if generals else FINANCIER
            slots: list[Slot] = [
                (piece_ref(seat, KINDS[first]),),
                _sites_slot(cards, seat, area, at),
            ]
            actions = _finishing(cards, area.copy(), at)
            found.append(Gesture(Message("gesture-finish", args), slots, actions))
        at += 1
    return found


def _finishing(cards: Cards, area: Area, at: i64) -> list[i64]:
    """Characters on their slots, krystallium on all others."""
    actions: list[i64] = []
    missing = area.missing[at]
    at = _fill(cards, area, at, GENERAL, slot(missing, GENERAL), cards.character_base, actions)
    base = cards.character_base + cards.sites
    at = _fill(cards, area, at, FINANCIER, slot(missing, FINANCIER), base, actions)
    for kind in range(KRYSTALLIUM + 1):
        base = cards.krystallium_base + kind * cards.sites
        at = _fill(cards, area, at, kind, slot(missing, kind), base, actions)
    return actions


# --- sites --------------------------------------------------------------------------------------


def _site_args(cards: Cards, area: Area, at: i64) -> Args:
    site = area.sites[at]
    name = card_name(cards, cards.design_of[site])
    return {"card": name, "number": int(cards.ordinal(site))}


def _alike(cards: Cards, area: Area, at: i64) -> list[i64]:
    """The site and those that lack the same of the same design."""
    alike: list[i64] = []
    design: i64 = cards.design_of[area.sites[at]]
    number: i64 = 0
    for site in area.sites:
        if cards.design_of[site] == design and area.missing[number] == area.missing[at]:
            alike.append(site)
        number += 1
    return alike


def _sites_slot(cards: Cards, seat: i64, area: Area, at: i64) -> Slot:
    id = cards.ids[cards.design_of[area.sites[at]]]
    return tuple([site_ref(seat, id, cards.ordinal(site)) for site in _alike(cards, area, at)])


def _slots_slot(cards: Cards, seat: i64, area: Area, at: i64, kind: i64) -> Slot:
    id = cards.ids[cards.design_of[area.sites[at]]]
    return tuple(
        [slot_ref(seat, id, cards.ordinal(site), KINDS[kind]) for site in _alike(cards, area, at)]
    )
