"""The last phase of a turn: rows that lack cards are filled from their piles, and an empty pile is
made anew of its discards."""

from typing import TYPE_CHECKING

from littleworlds.core.chance import Chance
from littleworlds.core.event import Event
from littleworlds.core.native import i64
from littleworlds.games.little_factory import events
from littleworlds.games.little_factory.data.cards import LEVEL_2, LEVEL_3, STREET

if TYPE_CHECKING:
    from littleworlds.games.little_factory.state.position import FactoryState


def is_due(state: "FactoryState") -> bool:
    """Whether any card is to be revealed."""
    row, shown = state.cards.row, state.shown
    if shown[LEVEL_2] >= row and shown[LEVEL_3] >= row and shown[STREET] >= row:
        return False
    return _is_short(state, LEVEL_2) or _is_short(state, LEVEL_3) or _is_short(state, STREET)


def refill(state: "FactoryState", chance: Chance, tell: list[Event] | None) -> None:
    """Fill every row, from level II up to the street."""
    for shelf in (LEVEL_2, LEVEL_3, STREET):
        if state.shown[shelf] < state.cards.row:
            _fill(state, shelf, chance, tell)


def _is_short(state: "FactoryState", shelf: i64) -> bool:
    """Whether a row lacks cards that can be revealed."""
    return state.shown[shelf] < state.cards.row and (
        len(state.piles[shelf]) > 0 or _has_discards(state, shelf)
    )


def _has_discards(state: "FactoryState", shelf: i64) -> bool:
    for card in range(state.cards.resources):
        if state.discards[card] > 0 and state.cards.shelf[card] == shelf:
            return True
    return False


def _fill(state: "FactoryState", shelf: i64, chance: Chance, tell: list[Event] | None) -> None:
    """Reveal cards until the row shows enough different ones; equal ones are stacked, and another
    is revealed. With pile and discards empty the row stays short."""
    pile = state.piles[shelf][:]
    drawn: list[i64] = []
    while state.shown[shelf] < state.cards.row:
        if not pile:
            pile = _reshuffled(state, shelf, tell)
            if not pile:
                break
        design = pile.pop(chance.index(len(pile)))
        if state.offer[design] == 0:
            state.shown[shelf] += 1
        state.offer[design] += 1
        drawn.append(design)
    piles = state.piles[:]
    piles[shelf] = pile
    state.piles = piles
    if tell is not None and drawn:
        tell.append(events.revealed(state.cards, shelf, drawn))


def _reshuffled(state: "FactoryState", shelf: i64, tell: list[Event] | None) -> list[i64]:
    """The discards of a level as a new pile."""
    pile: list[i64] = []
    for card in range(state.cards.resources):
        if state.cards.shelf[card] == shelf:
            for _ in range(state.discards[card]):
                pile.append(card)
            state.discards[card] = 0
    if tell is not None and pile:
        tell.append(events.reshuffled(shelf))
    return pile
