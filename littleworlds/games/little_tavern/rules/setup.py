"""The set-up: coins for everybody, empty tables, and a first player drawn by chance."""

from littleworlds.core.chance import Chance
from littleworlds.core.event import Event
from littleworlds.core.game import Game
from littleworlds.core.native import i64
from littleworlds.games.little_tavern import events
from littleworlds.games.little_tavern.data.cards import Cards
from littleworlds.games.little_tavern.state.position import TavernState


def deal(
    game: Game, cards: Cards, seats: int, chance: Chance, tell: list[Event] | None
) -> TavernState:
    """A play before its first draw."""
    state = begin(game, cards, seats, chance.index(seats))
    if tell is not None:
        tell.append(events.begins(state))
    return state


def begin(game: Game, cards: Cards, seats: int, first: i64) -> TavernState:
    """The first turn of a table of so many seats."""
    coins: list[i64] = [cards.start_coins] * seats
    tables: list[list[i64]] = [[] for _ in range(seats)]
    pile: list[i64] = list(range(cards.size))
    return TavernState(
        game, cards, coins, tables, pile, cards.event_pile, [], [], [], [], [], first
    )
