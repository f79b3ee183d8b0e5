"""Where everything lies and what is hidden from whom, for the laws. Written from the rules, not from the views."""

from typing import TYPE_CHECKING

from littleworlds.core.state import Places, Tally
from littleworlds.games.little_tavern.data.cards import EVENTS

if TYPE_CHECKING:
    from littleworlds.games.little_tavern.state.position import TavernState


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
        if other != seat and state.choices[other] >= 0 and not state.is_uniform(other):
            groups.append([f"table {other}", f"aside {other}"])
    return groups


def tallies(state: "TavernState") -> list[Tally]:
    coins = [
        Tally(f"coins of seat {seat}", state.coins[seat], 0, 1_000) for seat in range(state.seats)
    ]
    return coins + [
        Tally(f"guests at table {seat}", len(state.tables[seat]), 0, state.cards.chairs)
        for seat in range(state.seats)
    ]
