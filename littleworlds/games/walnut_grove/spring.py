"""Spring: everybody draws tiles and lays some of them. Open and simultaneous; which tile, then where, then which way round."""

from littleworlds.core.chance import Chance
from littleworlds.core.event import Event
from littleworlds.core.message import name, player
from littleworlds.core.native import i64
from littleworlds.games.walnut_grove.cards import Cards
from littleworlds.games.walnut_grove.farm import Farm
from littleworlds.games.walnut_grove.phases import (
    CHOOSE_CELL,
    CHOOSE_TILE,
    CHOOSE_TURN,
    NOTHING,
    SPRING,
)
from littleworlds.games.walnut_grove.table import Table, Tell


def open_spring(table: Table, chance: Chance, tell: Tell) -> None:
    """Turn the next disc; then everybody draws, before anybody lays a tile."""
    cards = table.cards
    table.year += 1
    table.season = SPRING
    table.disc = _draw_disc(table, chance)
    disc = table.disc
    if tell is not None:
        tell.append(_disc_turned(table))
    for seat in range(table.seats):
        farm = table.farms[seat]
        hand: list[i64] = []
        for _ in range(cards.disc_draw[disc]):
            hand.append(table.tile_bag.pop(chance.index(len(table.tile_bag))))
        hand.sort()
        farm.hand = hand
        farm.to_place = cards.disc_place[disc]
        _ask_for_tile(farm)
        if tell is not None:
            refs = [f"drawn:{seat}/{cards.tiles.ids[tile]}" for tile in hand]
            tell.append(Event("drew-tiles", {"who": player(seat), "count": len(hand)}, refs))


def _draw_disc(table: Table, chance: Chance) -> i64:
    """A disc of the pile on top."""
    pile = table.cards.disc_pile
    top: i64 = 0
    for disc in table.discs:
        if pile[disc] == pile[table.discs[0]]:
            top += 1
    number = chance.index(top)
    disc = table.discs[number]
    table.discs = table.discs[:number] + table.discs[number + 1 :]
    return disc


def _disc_turned(table: Table) -> Event:
    cards = table.cards
    disc = table.disc
    return Event(
        "year-begins",
        {
            "year": int(table.year),
            "draw": int(cards.disc_draw[disc]),
            "place": int(cards.disc_place[disc]),
            "summer": name(cards.good_ids[cards.disc_summer[disc]]),
            "autumn": name(cards.good_ids[cards.disc_autumn[disc]]),
            "winter": name(cards.good_ids[cards.disc_winter[disc]] + ".colour"),
            "fires": int(cards.disc_fires[disc]),
        },
        ["disc:" + cards.disc_ids[disc]],
    )


def _ask_for_tile(farm: Farm) -> None:
    """Ask which tile is laid, unless all are of one design."""
    hand = farm.hand
    if hand[0] == hand[len(hand) - 1]:
        farm.tile = hand[0]
        farm.asked = CHOOSE_CELL
    else:
        farm.tile = -1
        farm.asked = CHOOSE_TILE


def legal_tiles(cards: Cards, farm: Farm) -> list[i64]:
    actions: list[i64] = []
    before: i64 = -1
    for tile in farm.hand:
        if tile != before:
            actions.append(cards.tile_base + tile)
        before = tile
    return actions


def legal_cells(cards: Cards, farm: Farm) -> list[i64]:
    base = cards.cell_base - cards.grid.columns
    return [base + cell for cell in farm.land.free]


def legal_turns(cards: Cards, farm: Farm) -> list[i64]:
    return [cards.turn_base + turn for turn in cards.tiles.turns[farm.tile]]


def choose_tile(table: Table, farm: Farm, action: i64) -> None:
    tile = action - table.cards.tile_base
    if not 0 <= tile < table.cards.tiles.count:
        raise table.illegal("not-now", action)
    if tile not in farm.hand:
        raise table.illegal("tile-not-drawn", action)
    farm.tile = tile
    farm.asked = CHOOSE_CELL


def choose_cell(table: Table, seat: i64, action: i64, tell: Tell) -> None:
    cards = table.cards
    farm = table.farms[seat]
    if not cards.cell_base <= action < cards.turn_base:
        raise table.illegal("not-now", action)
    cell = action - cards.cell_base + cards.grid.columns
    if cell not in farm.land.free:
        raise table.illegal("cell-not-free", action)
    farm.cell = cell
    turns = cards.tiles.turns[farm.tile]
    if len(turns) == 1:
        lay_tile(table, seat, turns[0], tell)
    else:
        farm.asked = CHOOSE_TURN


def choose_turn(table: Table, seat: i64, action: i64, tell: Tell) -> None:
    farm = table.farms[seat]
    turn = action - table.cards.turn_base
    if not 0 <= turn < 4:
        raise table.illegal("not-now", action)
    if turn not in table.cards.tiles.turns[farm.tile]:
        raise table.illegal("turn-looks-alike", action)
    lay_tile(table, seat, turn, tell)


def lay_tile(table: Table, seat: i64, turn: i64, tell: Tell) -> None:
    cards = table.cards
    farm = table.farms[seat]
    enclosures = farm.land.enclosures
    hand = farm.hand[:]
    hand.remove(farm.tile)
    farm.hand = hand
    farm.lay(cards, farm.cell, farm.tile, turn)
    farm.to_place -= 1
    if tell is not None:
        where = cards.grid.text(farm.cell)
        lands: list[int | str] = [
            name(cards.good_ids[good] + ".land") for good in cards.tiles.goods[farm.tile]
        ]
        tell.append(
            Event(
                "laid",
                {"who": player(seat), "lands": lands, "cell": where},
                [f"tile:{seat}/{where}"],
            )
        )
        if farm.land.enclosures > enclosures:
            count = int(farm.land.enclosures - enclosures)
            tell.append(Event("enclosed", {"who": player(seat), "count": count}, [f"farm:{seat}"]))
    farm.tile = -1
    farm.cell = -1
    if farm.to_place > 0:
        _ask_for_tile(farm)
    else:
        farm.asked = NOTHING


def close_spring(table: Table) -> None:
    """Tiles that nobody wanted go back into the bag."""
    bag = table.tile_bag
    for farm in table.farms:
        if farm.hand:
            bag += farm.hand
            farm.hand = []
    bag.sort()
