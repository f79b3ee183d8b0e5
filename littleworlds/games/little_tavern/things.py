"""Everything on the table, with what each guest is worth now. From the view alone."""

from littleworlds.core.message import Args, Message, name, player
from littleworlds.core.native import i64
from littleworlds.core.thing import Thing
from littleworlds.games.little_tavern.data.cards import TIP_RULES, Cards
from littleworlds.games.little_tavern.refs import (
    CHARACTER_PILE,
    DISCARD,
    EVENT_PILE,
    ROUND,
    card_ref,
    clan_name,
    event_ref,
    guest_name,
    mystery_name,
    purse_ref,
    table_ref,
)
from littleworlds.games.little_tavern.scoring import tips
from littleworlds.games.little_tavern.view import TavernView


def things(cards: Cards, view: TavernView) -> list[Thing]:
    """The round, the piles, the event and the guest in hand, the tables, and the discards."""
    listed = [_round(cards, view), *_piles(view)]
    if view["event"] is not None:
        label = Message("thing-event", {"event": name(view["event"])})
        notes = [Message("note-event-" + view["event"])]
        listed.append(Thing(event_ref(view["event"]), label, notes=notes))
    if view["drawn"] is not None:
        notes = [Message("note-in-hand"), *_tip_notes(cards, view, view["drawn"])]
        label = _label(cards, view, view["drawn"])
        listed.append(Thing(card_ref(view["drawn"]), label, notes=notes))
    coins_by_table = worth_now(cards, view)
    for seat in range(view["seats"]):
        listed += _table(cards, view, seat, coins_by_table[seat])
    for guest in view["discard"]:
        listed.append(Thing(card_ref(guest), _label(cards, view, guest), DISCARD))
    return listed


def _round(cards: Cards, view: TavernView) -> Thing:
    """Which round it is, what ends it, and what ends the play."""
    goal = Message("note-goal", {"coins": int(cards.goal)})
    free = sum(int(cards.chairs) - len(guests) for guests in view["tables"])
    return Thing(
        ROUND,
        Message("thing-round", {"round": view["round"]}),
        notes=[goal, Message("note-round-ends", {"free": free})],
    )


def _piles(view: TavernView) -> list[Thing]:
    events = view["events"]
    left: Args = {"events": [name(event) for event in events], "count": len(events)}
    # One note each, for names with commas and exclamation marks in them need quotes of their own.
    each = [Message("note-event-left", {"event": name(event)}) for event in events]
    return [
        Thing(CHARACTER_PILE, Message("thing-characters"), count=view["pile"]),
        Thing(
            EVENT_PILE,
            Message("thing-events"),
            count=len(events),
            notes=[Message("note-events-left", left), *each],
        ),
        Thing(DISCARD, Message("thing-discard"), count=len(view["discard"])),
    ]


def _table(cards: Cards, view: TavernView, seat: int, worth: list[int | None]) -> list[Thing]:
    """A table with its purse and its guests."""
    guests = view["tables"][seat]
    notes = [
        Message("note-tips-now", {"coins": sum(coins or 0 for coins in worth)}),
        Message("note-chairs", {"guests": len(guests), "chairs": int(cards.chairs)}),
    ]
    owner: Args = {"owner": player(seat)}
    table = table_ref(seat)
    listed = [
        Thing(table, Message("thing-table", owner), notes=notes),
        Thing(purse_ref(seat), Message("thing-purse", owner), table, count=view["scores"][seat]),
    ]
    for guest, coins in zip(guests, worth, strict=True):
        note = (
            Message("note-worth-unknown")
            if coins is None
            else Message("note-worth", {"coins": coins})
        )
        notes = [note, *_tip_notes(cards, view, guest)]
        listed.append(Thing(card_ref(guest), _label(cards, view, guest), table, notes=notes))
    return listed


def worth_now(cards: Cards, view: TavernView) -> list[list[int | None]]:
    """What each guest would tip if the round ended now; None for one whom this seat does not know."""
    tables = known_tables(cards, view)
    coins_by_table = tips(cards, tables)
    return [
        [
            None if guest >= cards.size else int(coins)
            for guest, coins in zip(table, coins_by_table[seat], strict=True)
        ]
        for seat, table in enumerate(tables)
    ]


def known_tables(cards: Cards, view: TavernView) -> list[list[i64]]:
    """The tables with the cards of the mystery customers that this seat has seen."""
    tables: list[list[i64]] = []
    for table in view["tables"]:
        guests: list[i64] = [cards.guest_of[true_face(view, id)] for id in table]
        tables.append(guests)
    return tables


def true_face(view: TavernView, id: str) -> str:
    """The card behind a face-down guest if this seat knows it; otherwise the id itself."""
    if not id.startswith("mystery-"):
        return id
    return view["mysteries"][int(id.removeprefix("mystery-")) - 1]["card"] or id


def called(cards: Cards, view: TavernView, id: str) -> str:
    """What this seat calls a guest, as the argument of a message."""
    face = true_face(view, id)
    guest = cards.guest_of[face]
    return guest_name(cards, guest) if face == id else mystery_name(cards, guest)


def _label(cards: Cards, view: TavernView, id: str) -> Message:
    face = true_face(view, id)
    guest = cards.guest_of[face]
    if guest >= cards.size:
        return Message("thing-mystery")
    message = "thing-guest" if face == id else "thing-mystery-own"
    clan = clan_name(cards, cards.clan_of[guest])
    return Message(message, {"card": guest_name(cards, guest), "clan": clan})


def _tip_notes(cards: Cards, view: TavernView, id: str) -> list[Message]:
    """The clan of a guest and its way of tipping, if this seat knows who it is."""
    guest = cards.guest_of[true_face(view, id)]
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
        Message("note-clan", {"clan": clan_name(cards, clan)}),
        Message("note-tip-" + rule, args),
    ]
