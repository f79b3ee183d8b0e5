"""The whole state as data: dumped and loaded, and laid out place by place for the laws."""

from typing import TYPE_CHECKING, TypedDict, cast

from littleworlds.core.native import i64
from littleworlds.core.state import Places, Snapshot
from littleworlds.games.little_factory.cards import LEVEL_2, LEVEL_3, STREET

if TYPE_CHECKING:
    from littleworlds.games.little_factory.rules import FactoryState


class Saved(TypedDict):
    """The shape of a snapshot."""

    offer: list[i64]
    shown: list[i64]
    discards: list[i64]
    piles: list[list[i64]]
    hands: list[list[i64]]
    fronts: list[list[i64]]
    earned: list[i64]
    tiles: list[i64]
    box: list[i64]
    scalars: list[int]


def dump(state: "FactoryState") -> Snapshot:
    """The snapshot of a state."""
    return {
        "offer": list(state.offer),
        "shown": list(state.shown),
        "discards": list(state.discards),
        "piles": [list(pile) for pile in state.piles],
        "hands": [list(hand) for hand in state.hands],
        "fronts": [list(front) for front in state.fronts],
        "earned": list(state.earned),
        "tiles": list(state.tiles),
        "box": list(state.box),
        "scalars": [
            int(state.active), int(state.phase), int(state.after), int(state.turn), int(state.budget), int(state.paid),
            int(state.taken), int(state.used),
        ],
    }  # fmt: skip


def saved(snapshot: Snapshot) -> Saved:
    """A snapshot with its shape known."""
    return cast(Saved, snapshot)


def places(state: "FactoryState") -> Places:
    """Where every card, tile and token lies."""
    cards = state.cards
    found: Places = {
        "middle": [
            cards.ids[design] for design in range(cards.designs) for _ in range(state.offer[design])
        ],
        "discards": [
            cards.ids[card] for card in range(cards.resources) for _ in range(state.discards[card])
        ],
        "box": [cards.ids[design] for design in state.box],
        "tokens": ["token"] * state.tokens_left(),
    }
    for place, shelf in (("pile 2", LEVEL_2), ("pile 3", LEVEL_3), ("pile of buildings", STREET)):
        found[place] = [cards.ids[design] for design in state.piles[shelf]]
    spent = [f"tile {coins}" for coins in cards.tiles[: state.seats]]
    for seat in range(state.seats):
        found[f"hand {seat}"] = [cards.ids[card] for card in state.hands[seat]]
        front = state.fronts[seat]
        found[f"front {seat}"] = [cards.ids[design] for design in front]
        found[f"tokens {seat}"] = [
            "token" for design in front for _ in range(state.earned[design - cards.resources])
        ]
        found[f"tile {seat}"] = [f"tile {state.tiles[seat]}"] if state.tiles[seat] > 0 else []
        for tile in found[f"tile {seat}"]:
            spent.remove(tile)
    found["spent tiles"] = spent
    return found
