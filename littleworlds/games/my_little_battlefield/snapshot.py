"""A position as JSON data and back, and where its components lie."""

from typing import TypedDict

from littleworlds.core.native import i64
from littleworlds.core.option import Options
from littleworlds.core.state import Places, Snapshot, Tally
from littleworlds.games.my_little_battlefield.army import Army
from littleworlds.games.my_little_battlefield.cards import Cards
from littleworlds.games.my_little_battlefield.grid import CELL_IDS, CELLS, PLACE_IDS
from littleworlds.games.my_little_battlefield.marks import side_id
from littleworlds.games.my_little_battlefield.position import Position


class Saved(TypedDict):
    """The shape of a snapshot."""

    seats: int
    options: Options
    seat_a: int
    sectors: list[i64]
    active: i64
    gauge: list[i64]
    dice: list[i64]
    armies: list[list[i64]]
    scalars: list[i64]


def dump(position: Position) -> Snapshot:
    """The whole position."""
    field = position.field
    return {
        "seats": int(field.seats),
        "options": dict(field.options),
        "seat_a": int(field.seat_a),
        "sectors": list(field.sectors),
        "active": int(position.active),
        "gauge": list(position.gauge),
        "dice": list(position.dice),
        "armies": [_army_numbers(position.a), _army_numbers(position.b)],
        "scalars": [
            int(position.pawns), int(position.burnt), int(position.counter), int(position.phase), int(position.asked),
            int(position.left), int(position.rolling), int(position.rerolls), int(position.discarded), int(position.panel),
            int(position.tax), int(position.reached), int(position.face), int(position.following), int(position.touched),
            int(position.rule), int(position.step), int(position.chosen), int(position.sweep), int(position.sweep_amount),
            int(position.fight_cell), int(position.fight_left), int(position.fight_face), int(position.retreat_cell),
            int(position.retreat_left), int(position.retreat_side), int(position.ai_dice), int(position.ai_rerolls),
            int(position.extra_turn), int(position.ended),
        ],
    }  # fmt: skip


def restore(position: Position, scalars: list[i64]) -> None:
    """Set the numbers that `dump` wrote."""
    reached: i64
    following: i64
    extra: i64
    (
        position.pawns, position.burnt, position.counter, position.phase, position.asked, position.left, position.rolling,
        position.rerolls, position.discarded, position.panel, position.tax, reached, position.face, following, position.touched,
        position.rule, position.step, position.chosen, position.sweep, position.sweep_amount, position.fight_cell,
        position.fight_left, position.fight_face, position.retreat_cell, position.retreat_left, position.retreat_side,
        position.ai_dice, position.ai_rerolls, extra, position.ended,
    ) = scalars  # fmt: skip
    position.reached = reached != 0
    position.following = following != 0
    position.extra_turn = extra != 0


def _army_numbers(army: Army) -> list[int]:
    return [
        int(army.controlled), int(army.shielded), int(army.used), int(army.morale), int(army.command), int(army.power),
        int(army.faction), int(army.turns), int(army.fewer_dice), int(army.exited), *[int(place) for place in army.units],
    ]  # fmt: skip


def army(cards: Cards, numbers: list[i64]) -> Army:
    """The army that `_army_numbers` wrote."""
    made = Army(numbers[10:], [])
    made.controlled = numbers[0]
    made.shielded = numbers[1]
    made.used = numbers[2]
    made.morale = numbers[3]
    made.command = numbers[4]
    made.power = numbers[5]
    made.faction = numbers[6]
    made.turns = numbers[7]
    made.fewer_dice = numbers[8]
    made.exited = numbers[9]
    made.count(cards)
    return made


def places(position: Position) -> Places:
    """Sectors in their cells, units wherever they stand, dice in hand, used or put away."""
    field = position.field
    cards = field.cards
    found: Places = {
        f"cell {CELL_IDS[cell]}": [cards.sector_ids[field.sectors[cell]]] for cell in range(CELLS)
    }
    for side in range(2):
        for unit, place in enumerate(position.army(side).units):
            where = PLACE_IDS[place] + ("" if place < CELLS else f" {side_id(side)}")
            found.setdefault(f"units {where}", []).append(f"{side_id(side)}-{cards.unit_ids[unit]}")
    in_hand = int(position.left + position.rolling)
    found["dice in hand"] = ["die"] * in_hand
    found["dice away"] = ["die"] * (int(cards.dice) - in_hand)
    return found


def tallies(position: Position) -> list[Tally]:
    """Resources, power and zones with their bounds."""
    cards = position.field.cards
    found: list[Tally] = []
    for side in range(2):
        own = position.army(side)
        found.append(Tally(f"morale of side {side_id(side)}", own.morale, 0, cards.maximum))
        found.append(Tally(f"command of side {side_id(side)}", own.command, 0, cards.maximum))
        found.append(Tally(f"power of side {side_id(side)}", own.power, 1, cards.top))
        for cell in range(CELLS):
            kinds = {
                int(cards.kind_of[unit]) for unit, place in enumerate(own.units) if place == cell
            }
            found.append(
                Tally(f"kinds of side {side_id(side)} in {CELL_IDS[cell]}", len(kinds), 0, 1)
            )
            most = cards.zone[min(kinds)] if kinds else 0
            found.append(
                Tally(
                    f"units of side {side_id(side)} in {CELL_IDS[cell]}",
                    own.count_at(cell),
                    0,
                    most,
                )
            )
    found.append(Tally("dice", position.left + position.rolling, 0, cards.dice))
    return found
