"""Everything on the table: piles, areas with their cards and pieces, hands, with notes on what each
card does. From the view alone."""

from collections import Counter

from littleworlds.core.message import Args, Message, counted, name, player
from littleworlds.core.state import EVERYONE
from littleworlds.core.thing import Thing
from littleworlds.games.wonderful_world.data.cards import Cards
from littleworlds.games.wonderful_world.data.kinds import FACES, KINDS, PIECES, RESOURCES
from littleworlds.games.wonderful_world.data.scenarios import MEDALS, NO_SCENARIO
from littleworlds.games.wonderful_world.refs import (
    DECK,
    DISCARDS,
    FRESH,
    GOAL,
    POOLS,
    built_ref,
    construction_ref,
    cube_ref,
    draft_ref,
    drafted_ref,
    empire_ref,
    hand_card_ref,
    hand_ref,
    offer_ref,
    pick_ref,
    piece_ref,
    shown_ref,
    site_ref,
    slot_ref,
    step_ref,
    tray_ref,
)
from littleworlds.games.wonderful_world.state.lanes import unpack_slots
from littleworlds.games.wonderful_world.things.notes import (
    card_notes,
    copies_note,
    cubes_made,
    face_notes,
    piece_notes,
    pile_notes,
    worth_now,
)
from littleworlds.games.wonderful_world.view import AreaView, SiteView, WorldView


def things(cards: Cards, view: WorldView) -> list[Thing]:
    """The piles, what a solo player chooses from, and the areas."""
    discards = view["discards"]
    deals = Message("note-deck", {"seats": view["seats"]})
    thrown = [Message("note-discards"), *pile_notes(discards)]
    listed = [
        Thing(DECK, Message("thing-deck"), count=view["deck"], notes=[deals]),
        Thing(DISCARDS, Message("thing-discards"), count=len(discards), notes=thrown),
    ]
    if view["pools"]:
        hands: Args = {"count": int(cards.pool), "pools": int(cards.pools)}
        notes = [Message("note-pools", hands)]
        listed.append(Thing(POOLS, Message("thing-pools"), count=view["pools"], notes=notes))
    if view["fresh"]:
        listed.append(Thing(FRESH, Message("thing-fresh"), count=len(view["fresh"])))
    if view["seats"] == 1:
        listed.append(_goal(cards, view))
    if view["phase"] == "empire":
        listed += _offers(cards, view)
    else:
        for resource in range(len(RESOURCES)):
            listed.append(_step(cards, view, resource))
    for id, count in Counter(view["shown"]).items():
        notes = [*card_notes(cards, view["areas"][0], id), *copies_note(count)]
        listed.append(Thing(shown_ref(id), _label(id), count=count, notes=notes))
    for seat in range(view["seats"]):
        listed += _area(cards, view, seat)
    return listed


def _goal(cards: Cards, view: WorldView) -> Thing:
    """What a solo player plays for: the ranks, or the cards and medals of a scenario."""
    scenario = view["options"].get("scenario", NO_SCENARIO)
    if scenario == NO_SCENARIO:
        ranks: list[Message] = []
        for least, rank in cards.ranks:
            ranks.append(Message("note-rank", {"rank": name(rank), "points": least}))
        return Thing(GOAL, Message("thing-goal"), notes=ranks)
    owed: list[int | str] = [name(id) for id in _owed(cards, view)]
    notes = [Message("note-owed", {"count": len(owed), "cards": owed})]
    for one in cards.scenarios:
        if one.id == scenario:
            imposed: list[int | str] = [name(cards.ids[design]) for design in one.imposed]
            notes.append(Message("note-imposed-cards", {"cards": imposed}))
            for points, medal in zip(one.medals, MEDALS, strict=True):
                notes.append(Message("note-medal", {"medal": medal, "points": points}))
    return Thing(GOAL, Message("thing-scenario", {"scenario": name(str(scenario))}), notes=notes)


def _owed(cards: Cards, view: WorldView) -> list[str]:
    """The cards that a scenario imposes and that are not built."""
    scenario = view["options"].get("scenario", NO_SCENARIO)
    built = view["areas"][0]["built"]
    owed: list[str] = []
    for one in cards.scenarios:
        if one.id == scenario:
            owed = [cards.ids[design] for design in one.imposed if cards.ids[design] not in built]
    return owed


def _offers(cards: Cards, view: WorldView) -> list[Thing]:
    """The empires that a solo player chooses from."""
    faces = cards.faces[FACES.index(str(view["options"]["face"]))]
    return [
        Thing(offer_ref(empire), _label(cards.empire_ids[face]), notes=face_notes(cards, face))
        for empire, face in zip(cards.empire_names, faces, strict=True)
    ]


def _step(cards: Cards, view: WorldView, resource: int) -> Thing:
    """A step of production: what supremacy in it earns, and who would have it now; while the step is
    under way, who has it."""
    now = view["step"] == RESOURCES[resource]
    made = [area["produced"] if now else area["production"][resource] for area in view["areas"]]
    most = max(made)
    rewards = [name(KINDS[kind]) for kind in cards.rewards[resource]]
    earns: Args = {
        "decided": int(now),
        "resource": name(RESOURCES[resource]),
        "choices": len(rewards),
        "character": rewards[0],
        "other": rewards[-1],
    }
    if view["seats"] == 1:
        alone: Args = {"count": most, "needed": int(cards.solo_supremacy)}
        notes = [Message("note-supremacy-solo", {**earns, **alone})]
    elif most > 0 and made.count(most) == 1:
        cubes: Args = {"cubes": counted(most, RESOURCES[resource])}
        who: Args = {"who": player(made.index(most))}
        notes = [Message("note-supremacy", {**earns, **cubes, **who})]
    else:
        notes = [Message("note-supremacy-none", earns)]
    label = Message("thing-step", {"resource": name(RESOURCES[resource])})
    if now:
        notes.insert(0, Message("note-step-now"))
    return Thing(step_ref(RESOURCES[resource]), label, notes=notes, icon=RESOURCES[resource])


def _area(cards: Cards, view: WorldView, seat: int) -> list[Thing]:
    area = view["areas"][seat]
    coming = _coming(view, area)
    listed = [_empire(cards, view, seat), *_on_empire(cards, seat, area)]
    if area["sites"]:
        listed += _construction(cards, view, seat, coming)
    if area["drafted"]:
        zone = draft_ref(seat)
        listed.append(_drafted(cards, view, seat))
        for id, count in Counter(area["drafted"]).items():
            notes = [*card_notes(cards, area, id), *copies_note(count)]
            if coming is not None and view["phase"] == "planning":
                cost = unpack_slots(cards.cost[cards.number_of[id]])
                notes.append(_covered("note-would-be-covered", cost, coming, _claimed(area)))
            listed.append(Thing(drafted_ref(seat, id), _label(id), zone, count, notes))
    if view["phase"] == "draft":
        listed += _hand(cards, view, seat, area)
    return listed


def _drafted(cards: Cards, view: WorldView, seat: int) -> Thing:
    """Where the cards to plan lie; alone they are one of the hands of a round, and can be exchanged."""
    count = len(view["areas"][seat]["drafted"])
    owner: Args = {"owner": player(seat)}
    if view["seats"] > 1:
        return Thing(draft_ref(seat), Message("thing-draft", owner), count=count)
    hand: Args = {"pool": view["taken"], "pools": int(cards.pools)}
    price: Args = {"paid": int(cards.paid), "drawn": int(cards.shown)}
    label = Message("thing-pool", {**owner, **hand})
    return Thing(draft_ref(seat), label, count=count, notes=[Message("note-exchange", price)])


def _empire(cards: Cards, view: WorldView, seat: int) -> Thing:
    area = view["areas"][seat]
    if area["empire"] is None:
        return Thing(empire_ref(seat), Message("thing-no-empire", {"owner": player(seat)}))
    label = Message("thing-empire", {"owner": player(seat), "empire": name(area["empire"])})
    stock: Args = {
        "points": view["scores"][seat],
        "held": area["cubes"],
        "needed": int(cards.conversion),
    }
    notes = [Message("note-empire", {**stock, **cubes_made(area["production"])})]
    if area["built"]:
        types: list[int | str] = [
            counted(count, type) for type, count in area["types"].items() if count
        ]
        notes.append(Message("note-types", {"types": types}))
    face = cards.empire_ids.index(area["empire"])
    notes += [*face_notes(cards, face), *worth_now(cards.empire_points[face], area, -1)]
    return Thing(empire_ref(seat), label, notes=notes)


def _on_empire(cards: Cards, seat: int, area: AreaView) -> list[Thing]:
    """The pieces, also those of which there are none, the built cards, and the cubes to be placed."""
    empire = empire_ref(seat)
    tray: Args = {"held": area["cubes"], "needed": int(cards.conversion)}
    listed = [Thing(tray_ref(seat), Message("thing-tray", tray), empire)]
    counts = (area["krystallium"], area["general"], area["financier"])
    about = piece_notes(cards, area)
    for piece, count in zip(PIECES, counts, strict=True):
        label = Message("thing-piece", {"piece": name(piece)})
        ref = piece_ref(seat, piece)
        listed.append(Thing(ref, label, empire, count, [about[piece]], piece))
    for id, count in Counter(area["built"]).items():
        notes = card_notes(cards, area, id, built=True)
        listed.append(Thing(built_ref(seat, id), _label(id), empire, count, notes))
    if area["left"]:
        cube = area["cube"]
        notes = [Message("note-to-place")]
        listed.append(Thing(cube_ref(seat, cube), _label(cube), empire, area["left"], notes, cube))
    return listed


def _coming(view: WorldView, area: AreaView) -> list[int] | None:
    """By kind: what an empire as it stands still has to place this round, the pieces that it owns
    included. None once there is nothing to come."""
    if view["phase"] not in ("draft", "planning", "placing"):
        return None
    coming = [*area["production"], area["krystallium"], area["general"], area["financier"]]
    if view["step"] is not None:
        for resource in range(RESOURCES.index(view["step"]) + 1):
            coming[resource] = 0
    coming[RESOURCES.index(area["cube"])] += area["left"]
    return coming


def _covered(message: str, slots: list[int], coming: list[int], claimed: list[int]) -> Message:
    """Whether that fills the slots of a card, what would be lacking, and what other cards under
    construction claim as well, so that it does not go round."""
    short: list[int | str] = []
    shared: list[int | str] = []
    for kind, count in enumerate(slots):
        if count > coming[kind]:
            short.append(counted(count - coming[kind], KINDS[kind]))
        elif count > 0 and count + claimed[kind] > coming[kind]:
            shared.append(name(KINDS[kind]))
    args: Args = {"count": len(short), "pieces": short, "claims": len(shared), "shared": shared}
    return Message(message, args)


def _claimed(area: AreaView, but: SiteView | None = None) -> list[int]:
    """By kind: the free slots of all cards under construction, or of all but one."""
    return [
        sum(site["missing"].get(kind, 0) for site in area["sites"] if site is not but)
        for kind in KINDS
    ]


def _construction(
    cards: Cards, view: WorldView, seat: int, coming: list[int] | None
) -> list[Thing]:
    area = view["areas"][seat]
    owed = _owed(cards, view) if view["seats"] == 1 else []
    zone = construction_ref(seat)
    label = Message("thing-construction", {"owner": player(seat)})
    listed = [Thing(zone, label, count=len(area["sites"]))]
    for site in area["sites"]:
        listed += _site(cards, area, seat, site, coming, site["design"] in owed)
    return listed


def _site(
    cards: Cards,
    area: AreaView,
    seat: int,
    site: SiteView,
    coming: list[int] | None,
    owed: bool,
) -> list[Thing]:
    """A card under construction, with its free slots."""
    id, ordinal, missing = site["design"], site["ordinal"], site["missing"]
    ref = site_ref(seat, id, ordinal)
    label = Message("thing-site", {"card": name(id), "number": ordinal})
    lacks: list[int | str] = [counted(count, kind) for kind, count in missing.items()]
    notes = [Message("note-missing", {"pieces": lacks})]
    if coming is not None:
        slots = [missing.get(kind, 0) for kind in KINDS]
        notes.append(_covered("note-covered", slots, coming, _claimed(area, site)))
    if owed:
        notes.append(Message("note-imposed"))
    notes += card_notes(cards, area, id)
    listed = [Thing(ref, label, construction_ref(seat), notes=notes)]
    for kind, count in missing.items():
        label = Message("thing-slot", {"kind": name(kind)})
        listed.append(Thing(slot_ref(seat, id, ordinal, kind), label, ref, count, icon=kind))
    return listed


def _hand(cards: Cards, view: WorldView, seat: int, area: AreaView) -> list[Thing]:
    """A hand and the pick: the own one card by card, another's as far as it is known."""
    zone = hand_ref(seat)
    notes: list[Message] = []
    if area["picked"] and area["pick"] is None:
        notes.append(Message("note-picked", {"owner": player(seat)}))
    label = Message("thing-hand", {"owner": player(seat)})
    listed = [Thing(zone, label, count=area["hand_size"], notes=notes)]
    if view["picks"] + 1 < cards.drafted:
        way = 1 if view["direction"] == "left" else -1
        notes.append(Message("note-hand-goes", {"to": player((seat + way) % view["seats"])}))
    if area["hand"] is None:
        notes.append(Message("note-hand-unknown"))
    elif seat == view["seat"] or view["seat"] == EVERYONE:
        for id, count in Counter(area["hand"]).items():
            about = [*card_notes(cards, area, id), *copies_note(count)]
            listed.append(Thing(hand_card_ref(seat, id), _label(id), zone, count, about))
    else:
        notes += [Message("note-hand-known"), *pile_notes(area["hand"])]
    if area["pick"] is not None:
        label = Message("thing-pick", {"card": name(area["pick"])})
        pick_notes = card_notes(cards, area, area["pick"])
        listed.append(Thing(pick_ref(seat), label, zone, notes=pick_notes))
    return listed


def _label(id: str) -> Message:
    return Message("thing-card", {"card": name(id)})
