"""What discs, stops in town and pieces ask and give, in words."""

from littleworlds.core.message import Args, Message, counted
from littleworlds.core.native import i64
from littleworlds.games.walnut_grove.data.cards import Cards
from littleworlds.games.walnut_grove.data.pieces import BARN, PER
from littleworlds.games.walnut_grove.data.town import STOP_KINDS
from littleworlds.games.walnut_grove.refs import colour_name, cost_amounts, good_name


def disc_notes(cards: Cards, disc: i64) -> list[Message]:
    discs = cards.discs
    tiles: Args = {"draw": int(discs.draw[disc]), "place": int(discs.place[disc])}
    summer: Args = {
        "good": good_name(cards, discs.summer[disc]),
        "count": int(cards.summer_bonus),
    }
    autumn: Args = {"good": good_name(cards, discs.autumn[disc]), "count": int(cards.bonus_coins)}
    winter: Args = {
        "colour": colour_name(cards, discs.winter[disc]),
        "fires": int(discs.fires[disc]),
    }
    return [
        Message("note-spring", tiles),
        Message("note-summer", summer),
        Message("note-autumn", autumn),
        Message("note-winter", winter),
    ]


def stop_notes(cards: Cards, stop: i64) -> list[Message]:
    kind = STOP_KINDS[cards.town.stop_kind[stop]]
    args: Args = {"count": int(cards.town.stop_take[stop])}
    if kind == "sell":
        args["count"] = int(cards.most_sold)
        args["coins"] = int(cards.coins_per_good)
        args["least"] = int(min(cards.coin_points))
        args["most"] = int(max(cards.coin_points))
    elif kind != "goods":
        args["cost"] = cost_amounts(cards, stop)
    return [
        Message("note-stop-" + kind, args),
        Message("note-capacity", {"count": int(cards.town.capacity[stop])}),
    ]


def piece_notes(cards: Cards, piece: i64) -> list[Message]:
    """What a labourer needs; what a building or an improvement does."""
    pieces = cards.pieces
    if piece < pieces.labourers:
        food = cards.good_ids[pieces.labourer_food[piece]]
        return [Message("note-for-hire"), _labourer_note(cards, food)]
    number = piece - pieces.labourers - pieces.buildings
    if number < 0:
        built: Args = {"points": int(cards.building_points)}
        if pieces.building_use[pieces.lane[piece]] != BARN:
            return [Message("note-hut", built)]
        built["spaces"] = int(cards.spaces_per_barn)
        return [Message("note-barn-piece", built)]
    points = int(pieces.improvement_each[number])
    return [Message("note-per-" + PER[pieces.improvement_per[number]], {"points": points})]


def labourer_notes(cards: Cards, kind: i64, is_new: bool) -> list[Message]:
    """What is said of a labourer who lives on a farm; whoever was hired this autumn has not begun."""
    note = _labourer_note(cards, cards.good_ids[cards.pieces.labourer_food[kind]])
    return [Message("note-newcomer"), note] if is_new else [note]


def _labourer_note(cards: Cards, food: str) -> Message:
    """What a labourer eats and burns, and brings at the end."""
    args: Args = {
        "food": counted(cards.food, food),
        "double": counted(cards.double_food, food),
        "wood": counted(cards.wagon_wood, cards.good_ids[cards.wood]),
        "points": int(cards.figure_points),
    }
    return Message("note-labourer", args)
