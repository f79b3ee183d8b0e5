"""The things on the table, as a view shows them: piles, areas with their cards and pieces, hands, with notes on what each card
does."""

from collections import Counter

from littleworlds.core.message import Args, Message, counted, name, player
from littleworlds.core.native import i64
from littleworlds.core.thing import Thing
from littleworlds.games.wonderful_world.cards import (
    FACES,
    KINDS,
    PIECES,
    RESOURCES,
    TYPES,
    Cards,
    Points,
)
from littleworlds.games.wonderful_world.lanes import lane, slot
from littleworlds.games.wonderful_world.view import AreaView, SiteView, WorldView


def hand_ref(seat: i64, id: str) -> str:
    """The cards of a design in a hand."""
    return f"hand:{seat}.{id}"


def drafted_ref(seat: i64, id: str) -> str:
    """The cards of a design in a draft area, or in the hand of a solo player."""
    return f"drafted:{seat}.{id}"


def site_ref(seat: i64, site: SiteView) -> str:
    """A card under construction."""
    return f"site:{seat}.{site['design']}.{site['ordinal']}"


def slot_ref(seat: i64, site: SiteView, kind: str) -> str:
    """The free slots of a kind on a card under construction."""
    return f"slot:{seat}.{site['design']}.{site['ordinal']}.{kind}"


def piece_ref(seat: i64, piece: str) -> str:
    """The krystallium or characters on an empire card."""
    return f"piece:{seat}.{piece}"


def things(cards: Cards, view: WorldView) -> list[Thing]:
    """Everything that the view shows."""
    found = [
        Thing("pile:deck", Message("thing-deck"), count=view["deck"]),
        Thing(
            "pile:discards",
            Message("thing-discards"),
            count=len(view["discards"]),
            notes=_listed(view["discards"]),
        ),
    ]
    if view["fresh"]:
        found.append(Thing("pile:fresh", Message("thing-fresh"), count=len(view["fresh"])))
    if view["phase"] == "empire":
        found += _offers(cards, view)
    for id, count in Counter(view["shown"]).items():
        found.append(
            Thing(
                "shown:" + id, _card(id), count=count, notes=card_notes(cards, view["areas"][0], id)
            )
        )
    for seat, area in enumerate(view["areas"]):
        found += _area(cards, view, seat, area)
    return found


def _offers(cards: Cards, view: WorldView) -> list[Thing]:
    """The empires that a solo player chooses from."""
    found: list[Thing] = []
    faces = cards.faces[FACES.index(str(view["options"]["face"]))]
    for empire, face in zip(cards.empire_names, faces, strict=True):
        label = Message("thing-card", {"card": name(cards.empire_ids[face])})
        found.append(Thing("offer:" + empire, label, notes=_empire_notes(cards, face)))
    return found


def _area(cards: Cards, view: WorldView, seat: int, area: AreaView) -> list[Thing]:
    owner: Args = {"owner": player(seat)}
    empire = f"empire:{seat}"
    found = [_empire(cards, view, seat, area)]
    for piece, count in zip(
        PIECES, (area["krystallium"], area["general"], area["financier"]), strict=True
    ):
        if count:
            found.append(Thing(piece_ref(seat, piece), _card(piece), empire, count, icon=piece))
    for id, count in Counter(area["built"]).items():
        found.append(
            Thing(
                f"built:{seat}.{id}",
                _card(id),
                empire,
                count,
                card_notes(cards, area, id, built=True),
            )
        )
    if area["left"]:
        notes = [Message("note-to-place")]
        found.append(
            Thing(
                f"cube:{seat}.{area['cube']}",
                _card(area["cube"]),
                empire,
                area["left"],
                notes,
                area["cube"],
            )
        )
    if area["sites"]:
        zone = f"construction:{seat}"
        found.append(Thing(zone, Message("thing-construction", owner), count=len(area["sites"])))
        for site in area["sites"]:
            found += _site(cards, area, seat, site, zone)
    if area["drafted"]:
        zone = f"draft:{seat}"
        label = Message("thing-pool" if view["seats"] == 1 else "thing-draft", owner)
        found.append(Thing(zone, label, count=len(area["drafted"])))
        for id, count in Counter(area["drafted"]).items():
            found.append(
                Thing(drafted_ref(seat, id), _card(id), zone, count, card_notes(cards, area, id))
            )
    if view["phase"] == "draft":
        found += _hand(cards, view, seat, area)
    return found


def _empire(cards: Cards, view: WorldView, seat: int, area: AreaView) -> Thing:
    if area["empire"] is None:
        return Thing(f"empire:{seat}", Message("thing-no-empire", {"owner": player(seat)}))
    args: Args = {"owner": player(seat), "empire": name(area["empire"])}
    state: Args = {
        "points": view["scores"][seat],
        "held": area["cubes"],
        "needed": int(cards.conversion),
    }
    notes = [Message("note-empire", {**state, **_cubes(area["production"])})]
    if area["built"]:
        counts: list[int | str] = [
            counted(count, type) for type, count in area["types"].items() if count
        ]
        notes.append(Message("note-types", {"types": counts}))
    notes += _empire_notes(cards, cards.empire_ids.index(area["empire"]))
    return Thing(f"empire:{seat}", Message("thing-empire", args), notes=notes)


def _empire_notes(cards: Cards, face: i64) -> list[Message]:
    output = [int(lane(cards.empire_output[face], resource)) for resource in range(5)]
    return [Message("note-face", {**_cubes(output), **_points(cards.empire_points[face])})]


def _site(cards: Cards, area: AreaView, seat: int, site: SiteView, zone: str) -> list[Thing]:
    """A card under construction, with its free slots."""
    ref = site_ref(seat, site)
    lacks: list[int | str] = [counted(count, kind) for kind, count in site["missing"].items()]
    notes = [Message("note-missing", {"pieces": lacks}), *card_notes(cards, area, site["design"])]
    found = [
        Thing(
            ref,
            Message("thing-site", {"card": name(site["design"]), "number": site["ordinal"]}),
            zone,
            notes=notes,
        )
    ]
    for kind, count in site["missing"].items():
        found.append(
            Thing(
                slot_ref(seat, site, kind),
                Message("thing-slot", {"kind": name(kind)}),
                ref,
                count,
                icon=kind,
            )
        )
    return found


def _hand(cards: Cards, view: WorldView, seat: int, area: AreaView) -> list[Thing]:
    """A hand: the own one card by card, another's as far as it is known, and what has been picked."""
    zone = f"hand:{seat}"
    notes: list[Message] = []
    if area["picked"] and area["pick"] is None:
        notes.append(Message("note-picked", {"owner": player(seat)}))
    found = [
        Thing(
            zone,
            Message("thing-hand", {"owner": player(seat)}),
            count=area["hand_size"],
            notes=notes,
        )
    ]
    if area["hand"] is None:
        notes.append(Message("note-hand-unknown"))
    elif seat == view["seat"] or view["seat"] == -1:
        for id, count in Counter(area["hand"]).items():
            found.append(
                Thing(hand_ref(seat, id), _card(id), zone, count, card_notes(cards, area, id))
            )
    else:
        notes += [Message("note-hand-known"), *_listed(area["hand"])]
    if area["pick"] is not None:
        label = Message("thing-pick", {"card": name(area["pick"])})
        found.append(
            Thing(f"pick:{seat}", label, zone, notes=card_notes(cards, area, area["pick"]))
        )
    return found


# --- notes on cards ----------------------------------------------------------------------------------------------------------------


def card_notes(cards: Cards, area: AreaView, id: str, built: bool = False) -> list[Message]:
    """What a development is, costs, brings and scores, in one note; and what it scores in this empire as it stands."""
    design = cards.number_of[id]
    output = _cubes([int(lane(cards.output[design], resource)) for resource in range(5)])
    bonus = _pieces(cards.bonus[design])
    args: Args = {
        "type": name(TYPES[cards.type_of[design]]),
        "cost": _pieces(cards.cost[design]),
        "resource": name(RESOURCES[cards.recycling_of[design]]),
        "cubes": output["cubes"],
        "count": output["count"],
        "bonus": bonus,
        "pieces": len(bonus),
        "rate": int(cards.yield_each[design]),
        "yield": counted(cards.yield_each[design], RESOURCES[cards.yield_resource[design]]),
        "per": name(TYPES[cards.yield_type[design]]),
    }
    notes = [Message("note-card", {**args, **_points(cards.points[design])})]
    worth = worth_now(cards, area, design, built)
    if worth:
        notes.append(Message("note-worth", {"points": worth}))
    return notes


def _pieces(slots: i64) -> list[int | str]:
    return [counted(slot(slots, kind), KINDS[kind]) for kind in range(8) if slot(slots, kind) > 0]


def worth_now(cards: Cards, area: AreaView, design: i64, built: bool) -> int:
    """Points that a built card scores in an empire as it stands, or that one more card would score; characters of its bonus left
    out."""
    points = cards.points[design]
    own = 0 if built else 1
    worth = points.flat + points.general * area["general"] + points.financier * area["financier"]
    for type in range(5):
        count = area["types"][TYPES[type]] + (own if cards.type_of[design] == type else 0)
        worth += int(lane(points.combos, type)) * count
    return worth


def _points(points: Points) -> Args:
    """Flat points, points for each card of a type, points added to each character of a kind; a card has at most one of the latter."""
    args: Args = {
        "flat": points.flat,
        "each": 0,
        "what": "",
        "added": points.general + points.financier,
    }
    for type in range(5):
        each = lane(points.combos, type)
        if each > 0:
            args.update({"each": int(each), "what": name(TYPES[type])})
    args["character"] = name("general" if points.general else "financier")
    return args


def _cubes(output: list[int]) -> Args:
    cubes: list[int | str] = [
        counted(count, RESOURCES[resource]) for resource, count in enumerate(output) if count
    ]
    return {"cubes": cubes, "count": len(cubes)}


def _card(id: str) -> Message:
    return Message("thing-card", {"card": name(id)})


def _listed(ids: list[str]) -> list[Message]:
    """The cards of a pile, equal ones counted."""
    if not ids:
        return []
    cards: list[int | str] = [
        name(id) if count == 1 else counted(count, id) for id, count in Counter(ids).items()
    ]
    return [Message("note-cards", {"cards": cards})]
