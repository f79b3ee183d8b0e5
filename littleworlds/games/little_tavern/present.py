"""Little Tavern for people: things, actions in words, and what each guest is worth now. From the view alone."""

from littleworlds.core.message import Args, Message, name, player
from littleworlds.core.native import i64
from littleworlds.core.thing import Described, Slot, Thing, choice
from littleworlds.games.little_tavern.actions import (
    DRAW_CHARACTER,
    DRAW_EVENT,
    GATHER,
    GIVE,
    SEAT,
    TURN_LEFT,
    TURN_RIGHT,
    pick_base,
)
from littleworlds.games.little_tavern.cards import TIP_RULES, Cards
from littleworlds.games.little_tavern.tips import tips
from littleworlds.games.little_tavern.view import TavernView


def describe(cards: Cards, view: TavernView, action: i64) -> Described:
    """A legal action of the view's seat: its label and the things to select for it."""
    if action == DRAW_CHARACTER:
        return Described(Message("do-draw-character"), [("pile:characters",)])
    if action == DRAW_EVENT:
        return Described(Message("do-draw-event"), [("pile:events",)])
    if action == TURN_LEFT or action == TURN_RIGHT:
        return _describe_direction(view, action)
    if action < GIVE:
        table = action - SEAT
        args: Args = {"owner": player(table), "card": _in_hand(cards, view)}
        return Described(Message("do-seat", args), [(f"table:{table}",)])
    if action < GATHER:
        return Described(
            Message("do-give", {"owner": player(action - GIVE)}), [(f"purse:{action - GIVE}",)]
        )
    if action < pick_base(cards):
        clan = cards.clan_ids[action - GATHER]
        return Described(Message("do-gather", {"clan": name(clan)}), choice(clan))
    return _describe_pick(cards, view, action - pick_base(cards))


def things(cards: Cards, view: TavernView) -> list[Thing]:
    """The piles, the tables with their guests, the purses, the hand and the discards."""
    found = [
        Thing("pile:characters", Message("thing-characters"), count=view["pile"]),
        Thing(
            "pile:events",
            Message("thing-events"),
            count=len(view["events"]),
            notes=[Message("note-events-left", _left(view))],
        ),
        Thing("discard:characters", Message("thing-discard"), count=len(view["discard"])),
    ]
    if view["event"] is not None:
        label = Message("thing-event", {"event": name(view["event"])})
        found.append(
            Thing("event:" + view["event"], label, notes=[Message("note-event-" + view["event"])])
        )
    if view["drawn"] is not None:
        notes = [Message("note-in-hand"), *_tip_notes(cards, view, view["drawn"])]
        found.append(
            Thing("card:" + view["drawn"], _label(cards, view, view["drawn"]), notes=notes)
        )
    worth = worth_now(cards, view)
    for seat, table in enumerate(view["tables"]):
        total = sum(coins for coins in worth[seat] if coins is not None)
        notes = [Message("note-tips-now", {"coins": total})]
        found.append(
            Thing(
                f"table:{seat}",
                Message("thing-table", {"owner": player(seat)}),
                count=len(table),
                notes=notes,
            )
        )
        purse = Message("thing-purse", {"owner": player(seat)})
        found.append(Thing(f"purse:{seat}", purse, f"table:{seat}", count=view["scores"][seat]))
        for chair, guest in enumerate(table):
            coins = worth[seat][chair]
            note = (
                Message("note-worth-unknown")
                if coins is None
                else Message("note-worth", {"coins": coins})
            )
            notes = [note, *_tip_notes(cards, view, guest)]
            found.append(
                Thing("card:" + guest, _label(cards, view, guest), f"table:{seat}", notes=notes)
            )
    for guest in view["discard"]:
        found.append(Thing("card:" + guest, _label(cards, view, guest), "discard:characters"))
    return found


def worth_now(cards: Cards, view: TavernView) -> list[list[int | None]]:
    """What each guest would tip if the round ended now, as far as this seat can know; None for one that it does not know."""
    known = known_tables(cards, view)
    left = tips(cards, known)
    return [
        [
            None if guest >= cards.size else int(coins)
            for guest, coins in zip(table, left[seat], strict=True)
        ]
        for seat, table in enumerate(known)
    ]


def known_tables(cards: Cards, view: TavernView) -> list[list[i64]]:
    """The tables with the cards of the mystery customers that this seat has seen."""
    tables: list[list[i64]] = []
    for table in view["tables"]:
        guests: list[i64] = [cards.guest_of[_true_face(view, id)] for id in table]
        tables.append(guests)
    return tables


def _true_face(view: TavernView, id: str) -> str:
    """The card behind a face-down guest if this seat knows it; otherwise the id itself."""
    if not id.startswith("mystery-"):
        return id
    return view["mysteries"][int(id.removeprefix("mystery-")) - 1]["card"] or id


def _label(cards: Cards, view: TavernView, id: str) -> Message:
    if not id.startswith("mystery-"):
        return Message("thing-guest", {"card": _character(cards, id), "clan": _clan(cards, id)})
    face = _true_face(view, id)
    if face == id:
        return Message("thing-mystery")
    return Message(
        "thing-mystery-own", {"card": _character(cards, face), "clan": _clan(cards, face)}
    )


def _tip_notes(cards: Cards, view: TavernView, id: str) -> list[Message]:
    """The clan of a guest and its way of tipping, if this seat knows who it is."""
    guest = cards.guest_of[_true_face(view, id)]
    if guest >= cards.size:
        return []
    clan = cards.clan_of[guest]
    rule = TIP_RULES[cards.tip_rule[clan]]
    if rule == "leader" and not cards.leader_of[guest]:
        rule = "follower"
    args: Args = {
        "base": int(cards.tip_base[clan]),
        "each": int(cards.tip_each[clan]),
        "value": int(cards.value_of[guest]),
    }
    return [
        Message("note-clan", {"clan": name(cards.clan_ids[clan])}),
        Message("note-tip-" + rule, args),
    ]


def _character(cards: Cards, id: str) -> str:
    guest = cards.guest_of[id]
    if guest >= cards.size:
        return name("face_down")
    return name(cards.kind_ids[cards.kind_of[guest]])


def _clan(cards: Cards, id: str) -> str:
    return name(cards.clan_ids[cards.clan_of[cards.guest_of[id]]])


def _in_hand(cards: Cards, view: TavernView) -> str:
    """The name of the guest that is being seated, as this seat knows it."""
    id = view["drawn"] or view["picked"] or ""
    return _character(cards, _true_face(view, id))


def _left(view: TavernView) -> Args:
    return {"events": [name(event) for event in view["events"]], "count": len(view["events"])}


def _describe_direction(view: TavernView, action: i64) -> Described:
    step = 1 if action == TURN_LEFT else -1
    neighbour = player((view["active"] + step) % view["seats"])
    word = "left" if action == TURN_LEFT else "right"
    return Described(Message("do-turn-" + word, {"owner": neighbour}), choice(word))


def _describe_pick(cards: Cards, view: TavernView, number: i64) -> Described:
    table = number // cards.kinds
    kind = number % cards.kinds
    alike: Slot = tuple(
        "card:" + id for id in view["tables"][table] if cards.kind_of[cards.guest_of[id]] == kind
    )
    own = table == view["seat"]
    message = "do-pick-" + view["phase"]
    if view["phase"] == "hello-whom":
        message += "-own" if own else "-other"
    args: Args = {"card": _character(cards, alike[0].removeprefix("card:")), "owner": player(table)}
    if view["picked"] is not None:
        args["own"] = _character(cards, view["picked"])
    if view["drawn"] is not None:
        args["new"] = _character(cards, view["drawn"])
    return Described(Message(message, args), [alike])
