"""The set-up: boards and first labourers, coins and wood, the bags, and what is on display in town."""

from littleworlds.core.chance import Chance
from littleworlds.core.event import Event
from littleworlds.core.message import counted, name, player
from littleworlds.core.native import i64
from littleworlds.games.walnut_grove.cards import BUILD, HIRE, IMPROVE, Cards
from littleworlds.games.walnut_grove.farm import Farm
from littleworlds.games.walnut_grove.lanes import lane, unit
from littleworlds.games.walnut_grove.phases import CHOOSE_START
from littleworlds.games.walnut_grove.rules import WalnutState
from littleworlds.games.walnut_grove.table import Tell


def set_up(cards: Cards, seats: i64, chance: Chance, tell: Tell) -> WalnutState:
    """A new play; the first seat chooses where its pawn begins."""
    boards: list[i64] = list(range(len(cards.board_ids)))
    farms = [_farm(cards, boards.pop(chance.index(len(boards)))) for _ in range(seats)]
    state = WalnutState(cards, farms, cards.tiles.bag[:], cards.discs, [], [], [], [])
    state.coin_bag = cards.coins - unit(cards.start_metal) * cards.start_coins * seats
    state.display = _display(cards, farms, chance)
    state.first_seat = chance.index(seats)
    farms[state.first_seat].asked = CHOOSE_START
    if tell is not None:
        _tell(state, tell)
    return state


def _farm(cards: Cards, board: i64) -> Farm:
    land = cards.board_land[board]
    nothing: list[i64] = []
    field: list[i64] = [0] * len(land.goods)
    farm = Farm(board, land, field, nothing, nothing, nothing)
    farm.room = cards.barn_spaces - cards.start_coins
    farm.coppers = cards.start_coins
    farm.labourers = unit(cards.board_labourer[board])
    for root in land.roots:
        if land.goods[root] == cards.start_good:
            farm.onto_field(root, cards.start_goods)
    return farm


def _display(cards: Cards, farms: list[Farm], chance: Chance) -> list[i64]:
    """Pieces for each stop, drawn from all of their kind; labourers from those who do not begin on a board."""
    bags: list[list[i64]] = [[], [], [], []]
    for piece in range(cards.pieces):
        kind = (
            HIRE
            if piece < cards.labourers
            else BUILD
            if piece < cards.labourers + cards.buildings
            else IMPROVE
        )
        count = cards.piece_counts[piece]
        if kind == HIRE:
            for farm in farms:
                count -= lane(farm.labourers, piece)
        for _ in range(count):
            bags[kind].append(cards.piece_lane[piece])
    display: list[i64] = []
    for stop in range(cards.stops):
        shown: i64 = 0
        kind = cards.stop_kind[stop]
        if kind == HIRE or kind == BUILD or kind == IMPROVE:
            bag = bags[kind]
            for _ in range(cards.display[len(farms)]):
                shown += unit(bag.pop(chance.index(len(bag))))
        display.append(shown)
    return display


def _tell(state: WalnutState, tell: list[Event]) -> None:
    cards = state.cards
    for seat, farm in enumerate(state.farms):
        labourer = cards.piece_ids[cards.board_labourer[farm.board]]
        tell.append(
            Event("farm", {"who": player(seat), "labourer": name(labourer)}, [f"farm:{seat}"])
        )
    for stop, id in enumerate(cards.stop_ids):
        kinds = {HIRE: 0, BUILD: cards.labourers, IMPROVE: cards.labourers + cards.buildings}
        if cards.stop_kind[stop] in kinds:
            first = kinds[cards.stop_kind[stop]]
            pieces: list[int | str] = [
                counted(lane(state.display[stop], number), cards.piece_ids[first + number])
                for number in range(7)
                if lane(state.display[stop], number)
            ]
            tell.append(Event("on-display", {"stop": name(id), "pieces": pieces}, ["stop:" + id]))
    tell.append(Event("begins", {"who": player(state.first_seat)}, [f"pawn:{state.first_seat}"]))
