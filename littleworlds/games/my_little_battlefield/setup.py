"""The set-up: sectors, sides, armies as the scenario wants them."""

from littleworlds.core.chance import Chance
from littleworlds.core.event import Event
from littleworlds.core.message import name
from littleworlds.core.native import i64
from littleworlds.core.option import Options
from littleworlds.games.my_little_battlefield.actions import Lists
from littleworlds.games.my_little_battlefield.army import Army
from littleworlds.games.my_little_battlefield.cards import Cards
from littleworlds.games.my_little_battlefield.field import Field, draw_sectors
from littleworlds.games.my_little_battlefield.grid import BOARD, CELLS, RESERVE
from littleworlds.games.my_little_battlefield.marks import sector_ref, who
from littleworlds.games.my_little_battlefield.rules import BattleState, open_state


def set_up(
    cards: Cards,
    lists: Lists,
    seats: int,
    chance: Chance,
    options: Options,
    tell: list[Event] | None,
) -> BattleState:
    """A battle before the factions are chosen: the field laid out, the sides and who begins drawn where they are to be drawn."""
    sectors = draw_sectors(cards, options, chance)
    field = Field(cards, lists, seats, options, _seat_of_a(seats, options, chance), sectors)
    first = _first_side(field, chance)
    a = _army(field, 0, first)
    b = _army(field, 1, first)
    gauge: list[i64] = [0] * CELLS
    held = field.scenario.defender_controls
    pawns = held
    if field.defender >= 0:
        defender = a if field.defender == 0 else b
        defender.controlled = held
        pawns |= defender.present
        for cell in cards.grid.cells_of[held]:
            gauge[cell] = field.category[cell] if field.defender == 0 else -field.category[cell]
    state = open_state(field, a, b, gauge, pawns, first)
    if tell is not None:
        tell.append(
            Event(
                "scenario",
                {
                    "scenario": name(field.scenario.id),
                    "objective": name(field.scenario.id + ".objective"),
                },
            )
        )
        names: list[int | str] = [name(cards.sector_ids[sector]) for sector in sectors]
        tell.append(
            Event("laid-out", {"sectors": names}, [sector_ref(cell) for cell in range(CELLS)])
        )
        tell.append(Event("begins", {"who": who(state, first)}))
    return state


def _seat_of_a(seats: int, options: Options, chance: Chance) -> int:
    if seats == 1 or options["side_a"] == "seat_0":
        return 0
    return 1 if options["side_a"] == "seat_1" else int(chance.index(2))


def _first_side(field: Field, chance: Chance) -> i64:
    """Who begins: as the scenario says; otherwise it is drawn, but the one who plays alone goes first."""
    if field.scenario.first >= 0:
        return field.scenario.first
    if field.solo and not field.cards.solo_first_drawn:
        return 0
    return chance.index(2)


def _army(field: Field, side: i64, first: i64) -> Army:
    """An army at the start. The adversary has all units in its reserve, and resources of its own."""
    cards = field.cards
    scenario = field.scenario
    ai = field.solo and side == 1
    army = Army([RESERVE if ai else BOARD] * len(cards.kind_of), [])
    reserve = (
        scenario.attacker_reserve
        if side == scenario.attacker and scenario.attacker_reserve
        else cards.start_reserve
    )
    for kind in reserve:
        _move_one(cards, army, kind, BOARD, RESERVE)
    if side == field.defender:
        for kind, cell in scenario.defender_units:
            _move_one(
                cards,
                army,
                kind,
                RESERVE if army.unit_of(cards, kind, RESERVE) >= 0 else BOARD,
                cell,
            )
    army.count(cards)
    army.power = scenario.power[side] if scenario.power else cards.start_power
    if ai:
        army.morale = cards.ai_start_morale
        army.command = cards.ai_start_command
        return army
    army.morale = scenario.morale[side] if scenario.morale else cards.start_morale
    army.command = scenario.command[side] if scenario.command else cards.start_command
    if side != first and not field.solo:
        gift = field.options["second_player_command"]
        assert isinstance(gift, int)
        army.command = min(cards.maximum, army.command + gift)
    return army


def _move_one(cards: Cards, army: Army, kind: i64, source: i64, target: i64) -> None:
    """Put a unit of a new army, whose masks are not worked out yet, where it begins."""
    unit = army.unit_of(cards, kind, source)
    if unit >= 0:
        army.units[unit] = target
