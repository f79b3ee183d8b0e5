"""What is told: one function per message. Called only when somebody listens."""

from typing import TYPE_CHECKING

from littleworlds.core.event import Event
from littleworlds.core.message import Args, counted, name, player
from littleworlds.core.native import i64
from littleworlds.games.walnut_grove.data.town import BUILD, HIRE
from littleworlds.games.walnut_grove.refs import (
    COIN_BAG,
    HELP_SUPPLY,
    amounts,
    barn_ref,
    disc_ref,
    drawn_tile_ref,
    farm_ref,
    good_name,
    land_names,
    pawn_ref,
    stop_ref,
    supply_ref,
    there_name,
    tile_ref,
    toll_ref,
    where_name,
    year_args,
)
from littleworlds.games.walnut_grove.state.lanes import lane, total

if TYPE_CHECKING:
    from littleworlds.games.walnut_grove.state.position import WalnutState

# --- the set-up ---------------------------------------------------------------------------------


def farm(state: "WalnutState", seat: i64) -> Event:
    """The labourer that a farm begins with."""
    cards = state.cards
    labourer = cards.pieces.ids[cards.boards.labourer[state.farms[seat].board]]
    return Event("farm", {"who": player(seat), "labourer": name(labourer)}, [farm_ref(seat)])


def on_display(state: "WalnutState", stop: i64) -> Event:
    cards = state.cards
    id = cards.town.stop_ids[stop]
    ids = cards.pieces.kind_ids[cards.town.stop_kind[stop]]
    args: Args = {"stop": name(id), "pieces": amounts(ids, state.display[stop])}
    return Event("on-display", args, [stop_ref(id)])


def begins(state: "WalnutState") -> Event:
    seat = state.first_seat
    return Event("begins", {"who": player(seat)}, [pawn_ref(seat)])


def started(state: "WalnutState", seat: i64, toll: i64) -> Event:
    id = state.cards.town.toll_ids[toll]
    return Event(
        "started", {"who": player(seat), "toll": where_name(id)}, [pawn_ref(seat), toll_ref(id)]
    )


# --- spring -------------------------------------------------------------------------------------


def first_disc(state: "WalnutState") -> Event:
    """The disc that lies face up before anybody chooses a start."""
    args = year_args(state.cards, 1, state.disc)
    return Event("first-disc", args, [disc_ref(state.cards.discs.ids[state.disc])])


def year_begins(state: "WalnutState") -> Event:
    args = year_args(state.cards, state.year, state.disc)
    return Event("year-begins", args, [disc_ref(state.cards.discs.ids[state.disc])])


def drew_tiles(state: "WalnutState", seat: i64) -> Event:
    hand = state.farms[seat].hand
    refs = [*(drawn_tile_ref(seat, state.cards.tiles.ids[tile]) for tile in hand), farm_ref(seat)]
    return Event("drew-tiles", {"who": player(seat), "count": len(hand)}, refs)


def laid(state: "WalnutState", seat: i64) -> Event:
    farm = state.farms[seat]
    cell = state.cards.grid.text(farm.cell)
    args: Args = {"who": player(seat), "lands": land_names(state.cards, farm.tile), "cell": cell}
    return Event("laid", args, [tile_ref(seat, cell), farm_ref(seat)])


def enclosed(seat: i64, count: i64) -> Event:
    return Event("enclosed", {"who": player(seat), "count": int(count)}, [farm_ref(seat)])


# --- summer -------------------------------------------------------------------------------------


def harvested(
    state: "WalnutState", seat: i64, root: i64, harvest: i64, stored: i64, barn: i64
) -> Event:
    """So many goods, of which some found a square and some a space in the barn."""
    good = state.farms[seat].land.goods[root]
    args: Args = {
        "who": player(seat),
        "there": there_name(state.cards.good_ids[good]),
        "good": good_name(state.cards, good),
        "count": int(harvest),
        "field": int(stored),
        "barn": int(barn),
        "lost": int(harvest - stored - barn),
    }
    return Event("harvested", args, [farm_ref(seat)])


def found_room(state: "WalnutState", seat: i64, count: i64) -> Event:
    """Goods of the harvest are stored after all."""
    args: Args = {
        "who": player(seat),
        "good": good_name(state.cards, state.farms[seat].good),
        "count": int(count),
    }
    return Event("found-room", args, [farm_ref(seat)])


def lost(state: "WalnutState", seat: i64) -> Event:
    """The goods of the harvest for which no room was made."""
    farm = state.farms[seat]
    args: Args = {
        "who": player(seat),
        "good": good_name(state.cards, farm.good),
        "count": int(farm.pending),
    }
    return Event("lost", args, [farm_ref(seat)])


def dropped(state: "WalnutState", seat: i64, good: i64) -> Event:
    args: Args = {"who": player(seat), "good": good_name(state.cards, good)}
    return Event("dropped", args, [barn_ref(seat), farm_ref(seat)])


def dropped_coin(state: "WalnutState", seat: i64, metal: i64) -> Event:
    args: Args = {"who": player(seat), "coin": name(state.cards.metal_ids[metal])}
    return Event("dropped-coin", args, [barn_ref(seat), COIN_BAG])


# --- autumn -------------------------------------------------------------------------------------


def autumn_order(state: "WalnutState") -> Event:
    players: list[int | str] = [player(seat) for seat in state.order]
    args: Args = {"players": players, "who": players[0], "count": len(players)}
    return Event("autumn-order", args, [pawn_ref(seat) for seat in state.order])


def passed(seat: i64) -> Event:
    return Event("passed", {"who": player(seat)}, [pawn_ref(seat)])


def went(state: "WalnutState", seat: i64, stop: i64) -> Event:
    id = state.cards.town.stop_ids[stop]
    return Event(
        "went", {"who": player(seat), "stop": where_name(id)}, [pawn_ref(seat), stop_ref(id)]
    )


def toll_help(state: "WalnutState", seat: i64, toll: i64) -> Event:
    """A help tile for a toll."""
    id = state.cards.town.toll_ids[toll]
    return Event(
        "toll-help", {"who": player(seat), "toll": where_name(id)}, [toll_ref(id), farm_ref(seat)]
    )


def toll_paid(state: "WalnutState", seat: i64, toll: i64, metal: i64) -> Event:
    id = state.cards.town.toll_ids[toll]
    args: Args = {
        "who": player(seat),
        "toll": where_name(id),
        "coin": name(state.cards.metal_ids[metal]),
    }
    return Event("toll-paid", args, [toll_ref(id), barn_ref(seat), COIN_BAG])


def nothing_done(state: "WalnutState", seat: i64) -> Event:
    """Nothing is done where the pawn stands."""
    id = state.cards.town.stop_ids[state.farms[seat].place]
    return Event("nothing-done", {"who": player(seat), "stop": where_name(id)}, [stop_ref(id)])


def took(state: "WalnutState", seat: i64, good: i64) -> Event:
    id = state.cards.good_ids[good]
    return Event("took", {"who": player(seat), "what": name(id)}, [supply_ref(id), barn_ref(seat)])


def received(state: "WalnutState", seat: i64) -> Event:
    """The piece that was paid for has come to the farm."""
    town = state.cards.town
    farm = state.farms[seat]
    kind = town.stop_kind[farm.place]
    message = "hired" if kind == HIRE else "built" if kind == BUILD else "improved"
    args: Args = {"who": player(seat), "what": name(state.cards.pieces.ids[farm.piece])}
    return Event(message, args, [stop_ref(town.stop_ids[farm.place]), farm_ref(seat)])


def sold(state: "WalnutState", seat: i64, good: i64) -> Event:
    stop = state.cards.town.stop_ids[state.farms[seat].place]
    args: Args = {"who": player(seat), "good": good_name(state.cards, good)}
    return Event("sold", args, [farm_ref(seat), stop_ref(stop)])


def drew_coins(state: "WalnutState", seat: i64, drawn: i64) -> Event:
    """Which coins were drawn is told to their owner, and to nobody else."""
    secrets: dict[int, Args] = {}
    if drawn:
        secrets[int(seat)] = {"coins": amounts(state.cards.metal_ids, drawn)}
    args: Args = {"who": player(seat), "count": int(total(drawn))}
    return Event("drew-coins", args, [COIN_BAG, barn_ref(seat)], "drew-coins-own", secrets)


def returned(state: "WalnutState", seat: i64, metal: i64) -> Event:
    """A coin just drawn goes back; its owner alone knows which."""
    secrets: dict[int, Args] = {int(seat): {"coin": name(state.cards.metal_ids[metal])}}
    return Event("returned", {"who": player(seat)}, [COIN_BAG], "returned-own", secrets)


# --- paying -------------------------------------------------------------------------------------


def paid(state: "WalnutState", seat: i64, goods: i64) -> Event:
    """Goods in lanes were paid without a question."""
    args: Args = {"who": player(seat), "goods": amounts(state.cards.good_ids, goods)}
    return Event("paid", args, [farm_ref(seat)])


def paid_one(state: "WalnutState", seat: i64, good: i64) -> Event:
    args: Args = {"who": player(seat), "goods": counted(1, state.cards.good_ids[good])}
    return Event("paid", args, [farm_ref(seat)])


def paid_coins(state: "WalnutState", seat: i64, count: i64, metal: i64) -> Event:
    args: Args = {"who": player(seat), "coins": counted(count, state.cards.metal_ids[metal])}
    return Event("paid-coins", args, [barn_ref(seat), COIN_BAG])


def repaid(seat: i64) -> Event:
    return Event("repaid", {"who": player(seat)}, [farm_ref(seat), HELP_SUPPLY])


# --- winter and the end -------------------------------------------------------------------------


def wintered(
    state: "WalnutState",
    seat: i64,
    lacking: i64,
    lost: i64,
    appetites: list[i64],
    wood: tuple[i64, i64],
) -> Event:
    """The winter is paid; for the goods that were not there, in lanes, help tiles were taken, and
    so many lie face down since. With the whole bill, for whoever draws it: the labourers of each
    colour and what one of them eats, the wood for fires and for wagons."""
    cards = state.cards
    labourers = state.farms[seat].labourers
    eaters: list[int | str] = []
    rations: list[int | str] = []
    for kind, id in enumerate(cards.pieces.kind_ids[HIRE]):
        count = lane(labourers, kind)
        if count:
            good = cards.good_ids[cards.pieces.labourer_food[kind]]
            eaters.append(counted(count, id))
            rations.append(counted(appetites[kind], good))
    args: Args = {
        "who": player(seat),
        "missing": int(total(lacking)),
        "goods": amounts(cards.good_ids, lacking),
        "points": int(cards.help_points * lost),
        "labourers": eaters,
        "rations": rations,
        "fires": int(wood[0]),
        "wagons": int(wood[1]),
    }
    return Event("wintered", args, [farm_ref(seat)])


def joined(state: "WalnutState", seat: i64) -> Event:
    """The labourers hired this year begin."""
    count = int(total(state.farms[seat].newcomers))
    return Event("joined", {"who": player(seat), "count": count}, [farm_ref(seat)])


def stored(state: "WalnutState", seat: i64, good: i64) -> Event:
    args: Args = {"who": player(seat), "good": good_name(state.cards, good)}
    return Event("stored", args, [farm_ref(seat), barn_ref(seat)])


def showed_coins(state: "WalnutState", seat: i64) -> Event:
    coins = amounts(state.cards.metal_ids, state.farms[seat].coins)
    return Event(
        "showed-coins", {"who": player(seat), "coins": coins}, [barn_ref(seat), farm_ref(seat)]
    )


def play_over(state: "WalnutState") -> Event:
    outcome = state.outcome()
    winners: list[int | str] = [
        player(winner) for winner, rank in enumerate(outcome.ranks) if rank == 1
    ]
    args: Args = {
        "winners": winners,
        "who": winners[0],
        "count": len(winners),
        "seats": int(state.seats),
        "points": max(outcome.scores),
        "mark": int(state.cards.ranks[0][0]),
        "won": 0 if outcome.won is False else 1,
    }
    return Event("play-over", args)
