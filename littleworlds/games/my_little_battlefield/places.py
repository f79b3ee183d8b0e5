"""Where everything lies, for the laws. Nothing is hidden in this game."""

from typing import TYPE_CHECKING

from littleworlds.core.native import i64
from littleworlds.core.state import Places, Tally
from littleworlds.games.my_little_battlefield.data.cards import FACES
from littleworlds.games.my_little_battlefield.data.grid import CELL_IDS, CELLS, PLACE_IDS
from littleworlds.games.my_little_battlefield.data.scenarios import SIDES

if TYPE_CHECKING:
    from littleworlds.games.my_little_battlefield.state.position import BattleState


def places(state: "BattleState") -> Places:
    """Sectors in their cells, units wherever they stand, dice in hand, used or put away."""
    cards = state.cards
    places: Places = {}
    for cell in range(CELLS):
        places[f"cell {CELL_IDS[cell]}"] = [cards.sector_ids[state.field.sectors[cell]]]
    for side in range(2):
        for unit, place in enumerate(state.army(side).units):
            where = PLACE_IDS[place] + ("" if place < CELLS else f" {SIDES[side]}")
            units = places.setdefault(f"units {where}", [])
            units.append(f"{SIDES[side]}-{cards.unit_ids[unit]}")
    in_hand = int(state.left + state.rolling)
    places["dice in hand"] = ["die"] * in_hand
    places["dice away"] = ["die"] * (int(cards.dice) - in_hand)
    return places


def tallies(state: "BattleState") -> list[Tally]:
    """Resources, power and zones with their bounds."""
    cards = state.cards
    tallies: list[Tally] = []
    for side in range(2):
        own = state.army(side)
        of_side = f"of side {SIDES[side]}"
        tallies.append(Tally(f"morale {of_side}", own.morale, 0, cards.maximum))
        tallies.append(Tally(f"command {of_side}", own.command, 0, cards.maximum))
        tallies.append(Tally(f"power {of_side}", own.power, 1, cards.top))
        for cell in range(CELLS):
            kinds = {cards.kind_of[unit] for unit, place in enumerate(own.units) if place == cell}
            most = cards.zone[min(kinds)] if kinds else 0
            there = f"{of_side} in {CELL_IDS[cell]}"
            tallies.append(Tally(f"kinds {there}", len(kinds), 0, 1))
            tallies.append(Tally(f"units {there}", own.count_at(cell), 0, most))
    tallies.append(Tally("dice", state.left + state.rolling, 0, cards.dice))
    return tallies


def audit(state: "BattleState") -> list[str]:
    """The totals kept for speed, and pawns where they belong."""
    wrong: list[str] = []
    twin = state.copy()
    twin.recount()
    for side in range(2):
        if _totals(twin, side) != _totals(state, side):
            wrong.append(f"the masks of side {side} do not fit its units and the pawns")
    for cell in range(CELLS):
        if abs(int(state.gauge[cell])) > state.field.category[cell]:
            wrong.append(f"the pawn of cell {cell} is off its gauge")
        occupied = (state.a.present | state.b.present) >> cell & 1
        if not state.pawns >> cell & 1 and (state.gauge[cell] != 0 or occupied):
            wrong.append(f"cell {cell} should have a pawn")
    if state.left != twin.left:
        wrong.append("the number of dice does not fit the dice")
    if len(state.dice) != len(FACES):
        wrong.append("there are six faces")
    return wrong


def _totals(state: "BattleState", side: i64) -> tuple[i64, i64, i64, list[i64]]:
    army = state.army(side)
    return army.present, army.swapping, army.controlled, army.closed
