"""The set-up: boards and first labourers, coins and wood, the bags, the first disc, the displays in town."""

from littleworlds.core.chance import Chance
from littleworlds.core.event import Event
from littleworlds.core.game import Game
from littleworlds.core.native import i64
from littleworlds.games.walnut_grove import events
from littleworlds.games.walnut_grove.data.cards import Cards
from littleworlds.games.walnut_grove.data.town import HIRE, STOP_KINDS
from littleworlds.games.walnut_grove.rules.phases import CHOOSE_START
from littleworlds.games.walnut_grove.rules.spring import draw_disc
from littleworlds.games.walnut_grove.state.farm import Farm
from littleworlds.games.walnut_grove.state.landscape import Landscape, board_landscape
from littleworlds.games.walnut_grove.state.lanes import lane, unit
from littleworlds.games.walnut_grove.state.position import WalnutState


def deal(
    game: Game, cards: Cards, seats: i64, chance: Chance, tell: list[Event] | None
) -> WalnutState:
    """A new play; the first seat chooses where its pawn begins."""
    boards: list[i64] = list(range(len(cards.boards.ids)))
    farms = [_first_farm(cards, boards.pop(chance.index(len(boards)))) for _ in range(seats)]
    state = _table(game, cards, farms)
    state.coin_bag = cards.coins - unit(cards.start_metal) * cards.start_coins * seats
    state.disc = draw_disc(state, chance)
    state.display = _display(cards, farms, chance)
    state.first_seat = chance.index(seats)
    farms[state.first_seat].asked = CHOOSE_START
    if tell is not None:
        _tell(state, tell)
    return state


def empty(game: Game, cards: Cards, boards: list[i64]) -> WalnutState:
    """A table to load into. Each landscape is a new one, not the board's: loading fills it."""
    farms: list[Farm] = []
    for board in boards:
        shared = cards.boards.land[board]
        farms.append(_bare_farm(board, board_landscape(cards.grid, shared.goods, shared.squares)))
    return _table(game, cards, farms)


def _table(game: Game, cards: Cards, farms: list[Farm]) -> WalnutState:
    return WalnutState(game, cards, farms, cards.tiles.bag[:], cards.discs.stack, [], [], [], [])


def _bare_farm(board: i64, land: Landscape) -> Farm:
    nothing: list[i64] = []
    field: list[i64] = [0] * len(land.goods)
    return Farm(board, land, field, nothing, nothing, nothing)


def _first_farm(cards: Cards, board: i64) -> Farm:
    farm = _bare_farm(board, cards.boards.land[board])
    farm.room = cards.barn_spaces - cards.start_coins
    farm.coppers = cards.start_coins
    farm.labourers = unit(cards.boards.labourer[board])
    for root in farm.land.roots:
        if farm.land.goods[root] == cards.start_good:
            farm.onto_field(root, cards.start_goods)
    return farm


def _display(cards: Cards, farms: list[Farm], chance: Chance) -> list[i64]:
    """Pieces for each stop, drawn from all of their kind but the first labourers."""
    bags = [_bag(cards, kind, farms) for kind in range(len(STOP_KINDS))]
    display: list[i64] = []
    for kind in cards.town.stop_kind:
        shown: i64 = 0
        bag = bags[kind]
        if bag:
            for _ in range(cards.display[len(farms)]):
                shown += unit(bag.pop(chance.index(len(bag))))
        display.append(shown)
    return display


def _bag(cards: Cards, kind: i64, farms: list[Farm]) -> list[i64]:
    """The pieces that a kind of stop shows, each by its lane; none at the other stops."""
    bag: list[i64] = []
    first = cards.pieces.first_of(kind)
    for number in range(len(cards.pieces.kind_ids[kind])):
        count = cards.pieces.counts[first + number]
        if kind == HIRE:
            for farm in farms:
                count -= lane(farm.labourers, number)
        for _ in range(count):
            bag.append(number)
    return bag


def _tell(state: WalnutState, tell: list[Event]) -> None:
    for seat in range(state.seats):
        tell.append(events.farm(state, seat))
    tell.append(events.first_disc(state))
    for stop, kind in enumerate(state.cards.town.stop_kind):
        if state.cards.pieces.kind_ids[kind]:
            tell.append(events.on_display(state, stop))
    tell.append(events.begins(state))
