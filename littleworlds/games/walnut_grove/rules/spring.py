"""Spring: everybody draws tiles and lays some of them. Open and simultaneous; which tile, then
where, then which way round."""

from typing import TYPE_CHECKING

from littleworlds.core.chance import Chance
from littleworlds.core.event import Event
from littleworlds.core.native import i64
from littleworlds.games.walnut_grove import events
from littleworlds.games.walnut_grove.data.cards import Cards
from littleworlds.games.walnut_grove.rules.phases import (
    CHOOSE_CELL,
    CHOOSE_TILE,
    CHOOSE_TURN,
    NOTHING,
    SPRING,
)
from littleworlds.games.walnut_grove.rules.refusals import not_now
from littleworlds.games.walnut_grove.state.farm import Farm

if TYPE_CHECKING:
    from littleworlds.games.walnut_grove.state.position import WalnutState

# --- the year disc ------------------------------------------------------------------------------


def legal_disc(cards: Cards) -> list[i64]:
    return [cards.actions.draw]


def turn_disc(
    state: "WalnutState", seat: i64, action: i64, chance: Chance, tell: list[Event] | None
) -> None:
    if action != state.cards.actions.draw:
        raise not_now(state, state.farms[seat], action)
    state.farms[seat].asked = NOTHING
    open_spring(state, chance, tell)


def open_spring(state: "WalnutState", chance: Chance, tell: list[Event] | None) -> None:
    """Turn the next disc, but for the first one, which lies face up from the set-up on; then
    everybody draws, before anybody lays a tile."""
    discs = state.cards.discs
    state.season = SPRING
    if state.year > 0:
        state.disc = draw_disc(state, chance)
    state.year += 1
    disc = state.disc
    if tell is not None:
        tell.append(events.year_begins(state))
    for seat in range(state.seats):
        farm = state.farms[seat]
        hand: list[i64] = []
        for _ in range(discs.draw[disc]):
            hand.append(state.tile_bag.pop(chance.index(len(state.tile_bag))))
        hand.sort()
        farm.hand = hand
        farm.to_place = discs.place[disc]
        ask_for_tile(farm)
        if tell is not None:
            tell.append(events.drew_tiles(state, seat))


def draw_disc(state: "WalnutState", chance: Chance) -> i64:
    """A disc of the pile on top."""
    pile = state.cards.discs.pile
    top: i64 = 0
    for disc in state.discs:
        if pile[disc] == pile[state.discs[0]]:
            top += 1
    number = chance.index(top)
    drawn = state.discs[number]
    state.discs = state.discs[:number] + state.discs[number + 1 :]
    return drawn


def close_spring(state: "WalnutState") -> None:
    """Tiles that nobody wanted go back into the bag."""
    bag = state.tile_bag
    for farm in state.farms:
        if farm.hand:
            bag += farm.hand
            farm.hand = []
    bag.sort()


# --- laying a tile ------------------------------------------------------------------------------


def ask_for_tile(farm: Farm) -> None:
    """Ask which tile is laid, unless all are of one design."""
    hand = farm.hand
    if hand[0] == hand[len(hand) - 1]:
        farm.tile = hand[0]
        farm.asked = CHOOSE_CELL
    else:
        farm.tile = -1
        farm.asked = CHOOSE_TILE


def legal_tiles(cards: Cards, farm: Farm) -> list[i64]:
    base = cards.actions.tile_base
    actions: list[i64] = []
    before: i64 = -1
    for tile in farm.hand:
        if tile != before:
            actions.append(base + tile)
        before = tile
    return actions


def choose_tile(state: "WalnutState", farm: Farm, action: i64) -> None:
    tile = action - state.cards.actions.tile_base
    if not 0 <= tile < state.cards.tiles.count:
        raise not_now(state, farm, action)
    if tile not in farm.hand:
        raise state.illegal("tile-not-drawn", action)
    farm.tile = tile
    farm.asked = CHOOSE_CELL


def legal_cells(cards: Cards, farm: Farm) -> list[i64]:
    base = cards.actions.cell_base - cards.grid.columns
    return [base + cell for cell in farm.land.free]


def choose_cell(state: "WalnutState", seat: i64, action: i64, tell: list[Event] | None) -> None:
    cards = state.cards
    farm = state.farms[seat]
    if not cards.actions.cell_base <= action < cards.actions.turn_base:
        raise not_now(state, farm, action)
    cell = action - cards.actions.cell_base + cards.grid.columns
    if cell not in farm.land.free:
        raise state.illegal("cell-not-free", action)
    farm.cell = cell
    turns = cards.tiles.turns[farm.tile]
    if len(turns) == 1:
        _lay_tile(state, seat, turns[0], tell)
    else:
        farm.asked = CHOOSE_TURN


def legal_turns(cards: Cards, farm: Farm) -> list[i64]:
    base = cards.actions.turn_base
    return [base + turn for turn in cards.tiles.turns[farm.tile]]


def choose_turn(state: "WalnutState", seat: i64, action: i64, tell: list[Event] | None) -> None:
    farm = state.farms[seat]
    turn = action - state.cards.actions.turn_base
    if not 0 <= turn < 4:
        raise not_now(state, farm, action)
    if turn not in state.cards.tiles.turns[farm.tile]:
        raise state.illegal("turn-looks-alike", action)
    _lay_tile(state, seat, turn, tell)


def _lay_tile(state: "WalnutState", seat: i64, turn: i64, tell: list[Event] | None) -> None:
    farm = state.farms[seat]
    enclosures = farm.land.enclosures
    hand = farm.hand[:]
    hand.remove(farm.tile)
    farm.hand = hand
    farm.lay(state.cards, farm.cell, farm.tile, turn)
    farm.to_place -= 1
    if tell is not None:
        tell.append(events.laid(state, seat))
        if farm.land.enclosures > enclosures:
            tell.append(events.enclosed(seat, farm.land.enclosures - enclosures))
    farm.tile = -1
    farm.cell = -1
    if farm.to_place > 0:
        ask_for_tile(farm)
    else:
        farm.asked = NOTHING
