"""Which actions a thing may be chosen for, so that the rules can say why not."""

from littleworlds.core.native import i64
from littleworlds.games.walnut_grove.data.cards import Cards
from littleworlds.games.walnut_grove.refs import COIN_BAG, HELP_SUPPLY, NEXT_DISC
from littleworlds.games.walnut_grove.view import FarmView, WalnutView


def candidates(cards: Cards, view: WalnutView, ref: str) -> list[i64]:
    """All actions that are chosen by a thing, the likeliest of the season first; none for the
    things of other farms."""
    space = cards.actions
    seat = view["seat"]
    kind, _, id = ref.partition(":")
    if seat is None or seat < 0:
        return []
    if ref == HELP_SUPPLY:
        return [space.help]
    if ref in (COIN_BAG, NEXT_DISC):
        return [space.draw]
    if kind == "supply":
        return [space.take_good_base + cards.good_ids.index(id)]
    if kind == "stop":
        return [space.go_base + cards.town.stop_ids.index(id)]
    if kind == "toll":
        return [space.start_base + cards.town.toll_ids.index(id)]
    if kind == "piece":
        return _piece(cards, view["farms"][seat], id)
    owner, _, what = id.partition("/")
    return _on_farm(cards, view, kind, what) if owner == str(seat) else []


def _piece(cards: Cards, farm: FarmView, id: str) -> list[i64]:
    """A piece on display: taken where the pawn is, else one walks there."""
    space = cards.actions
    stop, _, piece = id.partition("/")
    walk: i64 = space.go_base + cards.town.stop_ids.index(stop)
    take: i64 = space.take_base + cards.pieces.ids.index(piece)
    return [take, walk] if farm["place"] == stop else [walk]


def _on_farm(cards: Cards, view: WalnutView, kind: str, what: str) -> list[i64]:
    """The things of the seat's own farm."""
    space = cards.actions
    if kind == "drawn":
        return [space.tile_base + cards.tiles.number_of[what]]
    if kind == "cell":
        return [space.cell_base + cards.grid.parse(what) - cards.grid.columns]
    if kind == "help":
        return [space.repay]
    if kind == "drawn-coin":
        return [space.return_base + cards.metal_ids.index(what)]
    if kind == "coin":
        metal = cards.metal_ids.index(what)
        return [space.pay_coin_base + metal, space.drop_coin_base + metal]
    if kind == "barn" and what:
        good = cards.good_ids.index(what)
        bases = [space.pay_barn_base, space.sell_barn_base, space.drop_barn_base]
        return [base + good for base in _by_season(view, bases)]
    if kind == "area":
        return _area(cards, view, what)
    return []


def _area(cards: Cards, view: WalnutView, area: str) -> list[i64]:
    """An area stands for its region, which is named after its first area."""
    space = cards.actions
    first = area
    for region in view["farms"][view["seat"] or 0]["regions"]:
        if area in region["areas"]:
            first = region["area"]
    number = space.area_refs.index(first)
    bases = _by_season(view, [space.pay_base, space.sell_base, space.store_base])
    if view["season"] in ("winter", "last", "autumn"):
        bases.append(space.work_base)
    else:
        bases.insert(0, space.work_base)
    return [base + number for base in bases]


def _by_season(view: WalnutView, bases: list[i64]) -> list[i64]:
    """Paying, selling and something else; in summer and at the end that comes first."""
    if view["season"] in ("summer", "last"):
        return [bases[2], bases[0], bases[1]]
    return bases
