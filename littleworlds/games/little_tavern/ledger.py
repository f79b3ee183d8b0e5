"""Where everything lies: for snapshots and for the laws. Written from the rules, not from the views."""

from typing import TYPE_CHECKING, TypedDict, cast

from littleworlds.core.native import i64
from littleworlds.core.state import Places, Snapshot, Tally
from littleworlds.games.little_tavern.cards import EVENTS, Cards
from littleworlds.games.little_tavern.rounds import SheetRow

if TYPE_CHECKING:
    from littleworlds.games.little_tavern.rules import TavernState


class _Saved(TypedDict):
    """The shape of a snapshot."""

    coins: list[i64]
    tables: list[list[i64]]
    pile: list[i64]
    events: list[i64]
    active: int
    discard: list[i64]
    choices: list[i64]
    mystery_cards: list[i64]
    mystery_placers: list[i64]
    sheet: list[list[int]]
    scalars: list[int]


def places(state: "TavernState") -> Places:
    cards = state.cards
    markers = [
        f"mystery-{number + 1}" for number in range(len(state.mystery_cards), cards.mysteries)
    ]
    places: Places = {
        "pile": [cards.character_ids[cards.kind_of[card]] for card in state.pile],
        "events": [EVENTS[event] for event in state.events],
        "used events": _used_events(state),
        "discard": [cards.kind_ids[cards.kind_of[guest]] for guest in state.discard],
        "hand": [cards.kind_ids[cards.kind_of[state.drawn]]] if state.drawn >= 0 else [],
    }
    for number, card in enumerate(state.mystery_cards):
        shown = state.mystery_placers[number] < 0
        places[f"mystery {number}"] = [] if shown else [cards.character_ids[cards.kind_of[card]]]
        if shown:
            markers.append(f"mystery-{number + 1}")
    places["markers"] = markers
    for seat in range(state.seats):
        aside = state.choices[seat] if state.choices else -1
        places[f"table {seat}"] = [
            cards.kind_ids[cards.kind_of[guest]] for guest in state.tables[seat] if guest != aside
        ]
        places[f"aside {seat}"] = [cards.kind_ids[cards.kind_of[aside]]] if aside >= 0 else []
    return places


def _used_events(state: "TavernState") -> list[str]:
    used = list(state.cards.event_pile)
    for event in state.events:
        used.remove(event)
    return [EVENTS[event] for event in used]


def hidden(state: "TavernState", seat: int | None) -> list[list[str]]:
    unseen = ["pile"]
    for number, placer in enumerate(state.mystery_placers):
        if placer >= 0 and placer != seat:
            unseen.append(f"mystery {number}")
    groups = [unseen] if len(unseen) > 1 else []
    for other in range(len(state.choices)):
        if (
            other != seat
            and state.choices[other] >= 0
            and not state.is_uniform(state.tables[other])
        ):
            groups.append([f"table {other}", f"aside {other}"])
    return groups


def tallies(state: "TavernState") -> list[Tally]:
    found = [
        Tally(f"coins of seat {seat}", state.coins[seat], 0, 1_000) for seat in range(state.seats)
    ]
    return found + [
        Tally(f"guests at table {seat}", len(state.tables[seat]), 0, state.cards.chairs)
        for seat in range(state.seats)
    ]


def dump(state: "TavernState") -> Snapshot:
    return {
        "coins": list(state.coins),
        "tables": [list(table) for table in state.tables],
        "pile": list(state.pile),
        "events": list(state.events),
        "active": int(state.active),
        "discard": list(state.discard),
        "choices": list(state.choices),
        "mystery_cards": list(state.mystery_cards),
        "mystery_placers": list(state.mystery_placers),
        "sheet": [list(row) for row in state.sheet],
        "scalars": [
            int(state.phase), int(state.round), int(state.turn), int(state.event), int(state.drawn), int(state.picked),
            int(state.direction), int(state.clan), int(state.asked),
        ],
    }  # fmt: skip


def load(cards: Cards, snapshot: Snapshot) -> "TavernState":
    """The state that `dump` made the snapshot of."""
    from littleworlds.games.little_tavern.rules import TavernState

    saved = cast(_Saved, snapshot)
    state = TavernState(
        cards, saved["coins"], saved["tables"], saved["pile"], saved["events"], saved["active"], saved["discard"], saved["choices"],
        saved["mystery_cards"], saved["mystery_placers"], [_row(row) for row in saved["sheet"]],
    )  # fmt: skip
    (
        state.phase, state.round, state.turn, state.event, state.drawn, state.picked, state.direction, state.clan, state.asked,
    ) = saved["scalars"]  # fmt: skip
    return state.copy()


def _row(row: list[int]) -> SheetRow:
    number, seat, card, coins = row
    return number, seat, card, coins
