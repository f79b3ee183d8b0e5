"""Where everything lies, for the laws. Nothing is hidden: all cards are taken openly."""

from typing import TYPE_CHECKING

from littleworlds.core.state import Places, Tally
from littleworlds.games.little_factory.data.cards import LEVEL_2, LEVEL_3, STREET

if TYPE_CHECKING:
    from littleworlds.games.little_factory.state.position import FactoryState


def places(state: "FactoryState") -> Places:
    """Where every card, tile and token lies."""
    cards = state.cards
    ids = cards.ids
    places: Places = {
        "middle": [ids[card] for card in range(cards.designs) for _ in range(state.offer[card])],
        "discards": [
            ids[card] for card in range(cards.resources) for _ in range(state.discards[card])
        ],
        "box": [ids[design] for design in state.box],
        "tokens": ["token"] * state.tokens_left(),
        "pile 2": [ids[card] for card in state.piles[LEVEL_2]],
        "pile 3": [ids[card] for card in state.piles[LEVEL_3]],
        "pile of buildings": [ids[design] for design in state.piles[STREET]],
    }
    spent = [f"tile {coins}" for coins in cards.tiles[: state.seats]]
    for seat in range(state.seats):
        front = state.fronts[seat]
        tile = [f"tile {state.tiles[seat]}"] if state.tiles[seat] > 0 else []
        places[f"hand {seat}"] = [ids[card] for card in state.hands[seat]]
        places[f"front {seat}"] = [ids[design] for design in front]
        places[f"tokens {seat}"] = [
            "token" for design in front for _ in range(state.earned[design - cards.resources])
        ]
        places[f"tile {seat}"] = tile
        for coins in tile:
            spent.remove(coins)
    places["spent tiles"] = spent
    return places


def tallies(state: "FactoryState") -> list[Tally]:
    limit = state.cards.hand_limit
    hands = [
        Tally(f"cards in the hand of seat {seat}", len(state.hands[seat]), 0, limit)
        for seat in range(state.seats)
    ]
    return hands + [
        Tally("coins to spend", state.budget, 0, 1_000),
        Tally("tokens left", state.tokens_left(), 0, state.cards.tokens),
    ]


def audit(state: "FactoryState") -> list[str]:
    """How many designs each shelf shows, counted again."""
    again = state.copy()
    again.recount()
    return [
        f"shelf {shelf} shows {counted} designs, not {kept}"
        for shelf, (counted, kept) in enumerate(zip(again.shown, state.shown, strict=True))
        if counted != kept
    ]
