"""The set-up: goods of level I, piles, initial buildings, and a starting tile for each seat."""

from littleworlds.core.chance import Chance
from littleworlds.core.event import Event
from littleworlds.core.game import Game
from littleworlds.core.native import i64
from littleworlds.games.little_factory import events
from littleworlds.games.little_factory.data.cards import LEVEL_2, LEVEL_3, STREET, Cards
from littleworlds.games.little_factory.rules import refill, turn
from littleworlds.games.little_factory.state.position import FactoryState


def deal(
    game: Game, cards: Cards, seats: int, chance: Chance, tell: list[Event] | None
) -> FactoryState:
    """A play at its first decision."""
    state = begin(game, cards, seats)
    _lay_out_goods(state)
    drawn = _draw_initial(state, chance)
    state.recount()
    state.active = chance.index(seats)
    for place in range(seats):
        state.tiles[(state.active + place) % seats] = cards.tiles[place]
    if tell is not None:
        tell.append(events.begins(state))
        tell.append(events.initial_buildings(cards, drawn))
    refill.refill(state, chance, tell)
    turn.go_on(state, tell)
    return state


def begin(game: Game, cards: Cards, seats: int) -> FactoryState:
    """A table of so many seats, with nothing on it yet."""
    offer: list[i64] = [0] * cards.designs
    shown: list[i64] = [0] * 4
    discards: list[i64] = [0] * cards.resources
    piles: list[list[i64]] = [[] for _ in range(4)]
    hands: list[list[i64]] = [[] for _ in range(seats)]
    fronts: list[list[i64]] = [[] for _ in range(seats)]
    earned: list[i64] = [0] * cards.buildings
    tiles: list[i64] = [0] * seats
    return FactoryState(
        game, cards, offer, shown, discards, piles, hands, fronts, earned, tiles, [], 0
    )


def _lay_out_goods(state: FactoryState) -> None:
    """Level I lies face up, all of it; the rest is in piles."""
    cards = state.cards
    copies = cards.copies_at(state.seats)
    for card in range(cards.first_2):
        state.offer[card] = copies[card]
    state.piles[LEVEL_2] = _pile(copies, cards.first_2, cards.first_3)
    state.piles[LEVEL_3] = _pile(copies, cards.first_3, cards.resources)
    state.piles[STREET] = cards.special[:]


def _pile(copies: list[i64], low: i64, high: i64) -> list[i64]:
    pile: list[i64] = []
    for card in range(low, high):
        for _ in range(copies[card]):
            pile.append(card)
    return pile


def _draw_initial(state: FactoryState, chance: Chance) -> list[i64]:
    """Initial buildings for the street, some more than there are seats; the others stay in the
    box."""
    cards = state.cards
    box = cards.initial[:]
    drawn: list[i64] = []
    for _ in range(state.seats + cards.extra_initial):
        design = box.pop(chance.index(len(box)))
        state.offer[design] = 1
        drawn.append(design)
    state.box = box
    return drawn
