"""The world as one seat may imagine it, rebuilt from its view alone."""

from typing import cast, final

from littleworlds.core.chance import Chance
from littleworlds.core.game import Game
from littleworlds.core.native import i64
from littleworlds.core.perspective import Perspective
from littleworlds.core.state import View
from littleworlds.games.walnut_grove.data.cards import Cards
from littleworlds.games.walnut_grove.data.town import HIRE, IMPROVE
from littleworlds.games.walnut_grove.perspective.possible_coins import (
    UNKNOWN,
    CoinLog,
    Deal,
    in_lanes,
)
from littleworlds.games.walnut_grove.rules.phases import PURPOSES, SEASONS, STEPS
from littleworlds.games.walnut_grove.state.coins import NOTES, Note
from littleworlds.games.walnut_grove.state.farm import Farm
from littleworlds.games.walnut_grove.state.lanes import in_lane
from littleworlds.games.walnut_grove.state.position import WalnutState
from littleworlds.games.walnut_grove.view import Counts, FarmView, NoteView, WalnutView


@final
class WalnutPerspective(Perspective):
    """Reads the view once; each sample is a copy with the secrets dealt."""

    def __init__(self, game: Game, cards: Cards, view: View) -> None:
        super().__init__(game, view)
        seen = cast(WalnutView, view)
        notes = [_note(cards, note) for note in seen["log"]]
        holding = [farm["drawn"] > 0 for farm in seen["farms"]]
        self._log = CoinLog(
            cards, seen["seats"], notes, [note["count"] for note in seen["log"]], holding
        )
        self._template = _template(game, cards, seen, notes)
        if self._log.full:
            # Without gaps nothing is drawn, so any chance will do.
            _place_coins(self._template, self._log.deal(chance=Chance()))

    def sample(self, chance: Chance) -> WalnutState:
        world = self._template.copy()
        if not self._log.full:
            _place_coins(world, self._log.deal(chance))
        return world


def _place_coins(world: WalnutState, deal: Deal) -> None:
    world.coin_bag = in_lanes(deal.bag)
    world.log = deal.notes
    for seat, farm in enumerate(world.farms):
        farm.coins = in_lanes(deal.hands[seat])
        farm.drawn = in_lanes(deal.apart[seat])


def _template(game: Game, cards: Cards, view: WalnutView, notes: list[Note]) -> WalnutState:
    """The state without the coins that lie face down."""
    tile_of = cards.tiles.number_of
    display: list[i64] = [
        _in_lanes(pieces, cards.pieces.kind_ids[kind])
        for kind, pieces in zip(cards.town.stop_kind, view["display"], strict=True)
    ]
    template = WalnutState(
        game,
        cards,
        [_farm(cards, farm) for farm in view["farms"]],
        [tile_of[id] for id in view["tile_bag"]],
        [cards.discs.ids.index(id) for id in view["discs"]],
        display,
        list(view["arrivals"]),
        list(view["order"]),
        notes,
    )
    template.disc = -1 if view["disc"] is None else cards.discs.ids.index(view["disc"])
    template.turn = view["turn"]
    template.first_seat = view["first_seat"]
    template.year = view["year"]
    template.season = SEASONS.index(view["season"])
    return template


def _farm(cards: Cards, view: FarmView) -> Farm:
    grid = cards.grid
    board = cards.boards.ids.index(view["board"])
    cells: list[i64] = [grid.parse(tile["cell"]) for tile in view["tiles"]]
    aspects: list[i64] = [
        cards.tiles.number_of[tile["tile"]] * 4 + tile["turn"] for tile in view["tiles"]
    ]
    land = cards.boards.land[board].with_tiles(grid, cards.tiles, cells, aspects)
    field: list[i64] = [0] * len(land.goods)
    root_of: dict[str, i64] = {}
    for root, region in zip(land.roots, view["regions"], strict=True):
        root_of[region["area"]] = root
        field[root] = region["goods"]
    hand: list[i64] = [cards.tiles.number_of[id] for id in view["hand"]]
    worked: list[i64] = [root_of[area] for area in view["worked"]]
    route: list[i64] = [cards.town.toll_ids.index(id) for id in view["route"]]
    farm = Farm(board, land, field, hand, worked, route)
    farm.spilling = -1 if view["spilling"] is None else root_of[view["spilling"]]
    _read_belongings(cards, farm, view)
    farm.stock = farm.goods_everywhere()
    _read_decision(cards, farm, view)
    return farm


def _read_belongings(cards: Cards, farm: Farm, view: FarmView) -> None:
    labourers = cards.pieces.kind_ids[HIRE]
    farm.barn = _in_lanes(view["barn"], cards.good_ids)
    farm.room = view["room"]
    farm.coppers = view["coppers"]
    farm.labourers = _in_lanes(view["labourers"], labourers)
    farm.newcomers = _in_lanes(view["newcomers"], labourers)
    farm.huts = view["huts"]
    farm.barns = view["barns"]
    farm.improvements = _in_lanes(view["improvements"], cards.pieces.kind_ids[IMPROVE])
    farm.help_up = view["help_up"]
    farm.help_down = view["help_down"]
    farm.place = -1 if view["place"] is None else cards.town.place_of(view["place"])


def _read_decision(cards: Cards, farm: Farm, view: FarmView) -> None:
    farm.asked = STEPS.index(view["step"])
    farm.to_place = view["to_place"]
    farm.tile = -1 if view["tile"] is None else cards.tiles.number_of[view["tile"]]
    farm.cell = -1 if view["cell"] is None else cards.grid.parse(view["cell"])
    farm.figures = view["figures"]
    farm.good = -1 if view["good"] is None else cards.good_ids.index(view["good"])
    farm.pending = view["pending"]
    farm.passed = view["passed"]
    farm.piece = -1 if view["piece"] is None else cards.pieces.ids.index(view["piece"])
    farm.due = _in_lanes(view["due"], cards.good_ids)
    farm.owed = view["owed"]
    farm.purpose = PURPOSES.index(view["purpose"])
    farm.back = STEPS.index(view["back"])
    farm.missing = _in_lanes(view["missing"], cards.good_ids)
    farm.sold = _in_lanes(view["sold"], cards.good_ids)


def _in_lanes(counts: Counts, ids: list[str]) -> i64:
    """A table of counts by id as lanes."""
    packed: i64 = 0
    for id, count in counts.items():
        packed += in_lane(count, ids.index(id))
    return packed


def _note(cards: Cards, note: NoteView) -> Note:
    coins = UNKNOWN
    if note["metal"] is not None:
        coins = cards.metal_ids.index(note["metal"])
    elif note["metals"] is not None:
        coins = int(_in_lanes(note["metals"], cards.metal_ids))
    elif note["what"] == "kept":
        coins = 0
    return note["window"], note["seat"], NOTES.index(note["what"]), coins
