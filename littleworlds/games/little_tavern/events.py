"""What is told: one function per message. Called only when somebody listens.

A guest who lies face down is named to whoever placed it, and to nobody else.
"""

from typing import TYPE_CHECKING

from littleworlds.core.event import Event
from littleworlds.core.message import Args, name, player
from littleworlds.core.native import i64
from littleworlds.games.little_tavern.data.cards import EVENTS
from littleworlds.games.little_tavern.refs import (
    clan_name,
    event_ref,
    guest_name,
    guest_ref,
    mystery_name,
    purse_ref,
    table_ref,
)

if TYPE_CHECKING:
    from littleworlds.games.little_tavern.state.position import TavernState


def begins(state: "TavernState") -> Event:
    coins = int(state.cards.start_coins)
    return Event("begins", {"who": player(state.active), "coins": coins})


def drew(state: "TavernState") -> Event:
    args: Args = {"who": player(state.active), "card": guest_name(state.cards, state.drawn)}
    return Event("drew", args, [guest_ref(state.cards, state.drawn)])


def turned(state: "TavernState") -> Event:
    event = EVENTS[state.event]
    return Event("turned", {"who": player(state.active), "event": name(event)}, [event_ref(event)])


def seated(state: "TavernState", guest: i64, table: i64) -> Event:
    args: Args = {"who": player(state.active), "owner": player(table)}
    refs = [guest_ref(state.cards, guest), table_ref(table)]
    return _about(state, "seated", args, refs, {"card": guest})


def _about(
    state: "TavernState", message: str, args: Args, refs: list[str], guests: dict[str, i64]
) -> Event:
    """An event with the names of guests among its arguments."""
    secrets: dict[int, Args] = {}
    for key, guest in guests.items():
        args[key] = guest_name(state.cards, guest)
        number = guest - state.cards.size
        if number >= 0:
            known: Args = secrets.setdefault(int(state.mystery_placers[number]), {})
            known[key] = mystery_name(state.cards, state.mystery_cards[number])
    return Event(message, args, refs, message, secrets)


# --- event cards --------------------------------------------------------------------------------


def direction_chosen(state: "TavernState") -> Event:
    message = "turn-left" if state.direction == 1 else "turn-right"
    around = [
        player((state.active + step * state.direction) % state.seats) for step in range(state.seats)
    ]
    return Event(message, {"who": player(state.active), "around": around})


def passed(state: "TavernState", guest: i64, source: i64, target: i64) -> Event:
    args: Args = {"who": player(source), "owner": player(target)}
    refs = [guest_ref(state.cards, guest), table_ref(target)]
    return _about(state, "passed", args, refs, {"card": guest})


def moved(state: "TavernState", guest: i64, source: i64, target: i64) -> Event:
    args: Args = {"who": player(state.active), "from": player(source), "owner": player(target)}
    refs = [guest_ref(state.cards, guest), table_ref(target)]
    return _about(state, "moved", args, refs, {"card": guest})


def swapped(state: "TavernState", guest: i64, owner: i64) -> Event:
    args: Args = {"who": player(state.active), "owner": player(owner)}
    refs = [guest_ref(state.cards, state.picked), guest_ref(state.cards, guest)]
    return _about(state, "swapped", args, refs, {"card": state.picked, "other": guest})


def dismissed(state: "TavernState", guest: i64, seat: i64) -> Event:
    refs = [guest_ref(state.cards, guest)]
    return _about(state, "dismissed", {"who": player(seat)}, refs, {"card": guest})


def drew_mystery(state: "TavernState", card: i64) -> Event:
    """The card itself is told to who drew it, and to nobody else."""
    secrets: dict[int, Args] = {int(state.active): {"card": mystery_name(state.cards, card)}}
    args: Args = {"who": player(state.active)}
    refs = [guest_ref(state.cards, state.drawn)]
    return Event("drew-mystery", args, refs, "drew-mystery-own", secrets)


def replaced(state: "TavernState", guest: i64, newcomer: i64) -> Event:
    refs = [guest_ref(state.cards, newcomer), guest_ref(state.cards, guest)]
    guests = {"card": newcomer, "other": guest}
    return _about(state, "replaced", {"who": player(state.active)}, refs, guests)


def gathered(state: "TavernState") -> Event:
    args: Args = {"who": player(state.active), "clan": clan_name(state.cards, state.clan)}
    return Event("gathered", args)


def no_clan(state: "TavernState") -> Event:
    return Event("no-clan", {"who": player(state.active)})


def gave(state: "TavernState", receiver: i64) -> Event:
    args: Args = {
        "who": player(state.active),
        "owner": player(receiver),
        "coins": int(state.cards.event_gift),
    }
    return Event("gave", args, [purse_ref(receiver)])


# --- rounds -------------------------------------------------------------------------------------


def round_begins(state: "TavernState") -> Event:
    return Event("round-begins", {"who": player(state.active), "round": int(state.round)})


def round_over(state: "TavernState") -> Event:
    return Event("round-over", {"round": int(state.round)})


def showed(state: "TavernState", card: i64, seat: i64) -> Event:
    args: Args = {"card": guest_name(state.cards, card), "owner": player(seat)}
    return Event("showed", args, [guest_ref(state.cards, card), table_ref(seat)])


def tip(state: "TavernState", guest: i64, seat: i64, coins: i64) -> Event:
    args: Args = {
        "card": guest_name(state.cards, guest),
        "owner": player(seat),
        "coins": int(coins),
    }
    return Event("tip", args, [guest_ref(state.cards, guest), purse_ref(seat)])


def tips(state: "TavernState", seat: i64, coins: i64) -> Event:
    """The tips of a whole table, already in the purse."""
    args: Args = {"owner": player(seat), "coins": int(coins), "total": int(state.coins[seat])}
    return Event("tips", args, [purse_ref(seat)])


def play_over(state: "TavernState") -> Event:
    most = max(state.coins)
    winners = [player(seat) for seat in range(state.seats) if state.coins[seat] == most]
    args: Args = {
        "winners": winners,
        "who": winners[0],
        "count": len(winners),
        "coins": int(most),
    }
    return Event("play-over", args)
