"""The set-up: sectors, sides, armies as the scenario wants them."""

from typing import Final, cast

from littleworlds.core.chance import Chance
from littleworlds.core.event import Event
from littleworlds.core.game import Game
from littleworlds.core.native import i64
from littleworlds.core.option import Options
from littleworlds.core.state import Snapshot
from littleworlds.games.my_little_battlefield import events
from littleworlds.games.my_little_battlefield.actions import Lists
from littleworlds.games.my_little_battlefield.data.cards import FACES, Cards
from littleworlds.games.my_little_battlefield.data.grid import BOARD, CELLS, RESERVE
from littleworlds.games.my_little_battlefield.data.scenarios import Scenario
from littleworlds.games.my_little_battlefield.state.army import Army
from littleworlds.games.my_little_battlefield.state.battlefield import Battlefield
from littleworlds.games.my_little_battlefield.state.position import BattleState

_CENTRE: Final = 4
_REDRAWS: Final = 1000


def deal(
    game: Game,
    cards: Cards,
    lists: Lists,
    seats: int,
    chance: Chance,
    options: Options,
    tell: list[Event] | None,
) -> BattleState:
    """A battle before the factions are chosen: the field laid out, the sides and who begins drawn
    where they are to be drawn."""
    sectors = _draw_sectors(cards, options, chance)
    field = Battlefield(cards, lists, seats, options, _seat_of_a(seats, options, chance), sectors)
    first = _first_side(cards, field, chance)
    a = _army(cards, field, 0, first)
    b = _army(cards, field, 1, first)
    state = begin(game, cards, field, a, b, first)
    if field.defender >= 0:
        _give_control(state, field.scenario.defender_controls)
    if tell is not None:
        tell.append(events.scenario(state))
        tell.append(events.laid_out(state))
        tell.append(events.begins(state))
    return state


def begin(
    game: Game, cards: Cards, field: Battlefield, a: Army, b: Army, active: i64
) -> BattleState:
    """The state of a field without pawns and dice, before the factions are chosen."""
    gauge: list[i64] = [0] * CELLS
    dice: list[i64] = [0] * len(FACES)
    return BattleState(game, cards, field, a, b, gauge, dice, active)


def empty(game: Game, cards: Cards, lists: Lists, snapshot: Snapshot) -> BattleState:
    """A state to load into, on the field that the snapshot tells of."""
    facts = cast(Snapshot, snapshot["field"])
    options = cast(Options, facts["options"])
    sectors = cast(list[i64], facts["sectors"])
    field = Battlefield(
        cards,
        lists,
        cast(int, facts["seats"]),
        dict(options),
        cast(int, facts["seat_a"]),
        sectors[:],
    )
    return begin(game, cards, field, Army([], []), Army([], []), 0)


def _give_control(state: BattleState, held: i64) -> None:
    """The defender holds some sectors from the start, and has pawns where its units stand."""
    field = state.field
    for cell in state.cards.grid.cells_of[held]:
        state.gauge[cell] = field.category[cell] if field.defender == 0 else -field.category[cell]
    state.pawns = held | state.army(field.defender).present
    state.recount()


# --- the field ----------------------------------------------------------------------------------


def _draw_sectors(cards: Cards, options: Options, chance: Chance) -> list[i64]:
    """The nine sectors, cell by cell: those of the scenario, or drawn by one of its profiles and
    laid out at random."""
    scenario = cards.scenario_of(options)
    if scenario.grid:
        return scenario.grid
    profile = cards.profiles[scenario.profiles[chance.index(len(scenario.profiles))]]
    pack: list[i64] = []
    for full, count in zip(cards.bags, profile, strict=True):
        bag = full[:]
        for _ in range(count):
            pack.append(bag.pop(chance.index(len(bag))))
    sectors = _lay_out(cards, scenario, pack, chance)
    redraws = _REDRAWS if options["fair_layout"] is True else 0
    while redraws > 0 and _difference(cards, sectors) > cards.fair_difference:
        sectors = _lay_out(cards, scenario, pack, chance)
        redraws -= 1
    return sectors


def _lay_out(cards: Cards, scenario: Scenario, pack: list[i64], chance: Chance) -> list[i64]:
    left = pack[:]
    sectors: list[i64] = [-1] * CELLS
    if scenario.centre:
        middle = [
            number
            for number, sector in enumerate(left)
            if cards.category[sector] == scenario.centre
        ]
        sectors[_CENTRE] = left.pop(middle[chance.index(len(middle))])
    for cell in range(CELLS):
        if sectors[cell] < 0:
            sectors[cell] = left.pop(chance.index(len(left)))
    return sectors


def _difference(cards: Cards, sectors: list[i64]) -> i64:
    """By how many points the two home rows differ."""
    near: i64 = sum(cards.points[sector] for sector in sectors[:3])
    far: i64 = sum(cards.points[sector] for sector in sectors[6:])
    return near - far if near > far else far - near


# --- the sides ----------------------------------------------------------------------------------


def _seat_of_a(seats: int, options: Options, chance: Chance) -> int:
    if seats == 1 or options["side_a"] == "seat_0":
        return 0
    return 1 if options["side_a"] == "seat_1" else int(chance.index(2))


def _first_side(cards: Cards, field: Battlefield, chance: Chance) -> i64:
    """Who begins: as the scenario says, otherwise drawn; but who plays alone goes first."""
    if field.scenario.first >= 0:
        return field.scenario.first
    if field.solo and not cards.solo_first_drawn:
        return 0
    return chance.index(2)


def _army(cards: Cards, field: Battlefield, side: i64, first: i64) -> Army:
    """An army at the start."""
    army = Army(_units(cards, field, side), [])
    army.count(cards)
    scenario = field.scenario
    army.power = scenario.power[side] if scenario.power else cards.start_power
    if field.solo and side == 1:
        army.morale = cards.ai_start_morale
        army.command = cards.ai_start_command
        return army
    army.morale = scenario.morale[side] if scenario.morale else cards.start_morale
    army.command = scenario.command[side] if scenario.command else cards.start_command
    if side != first and not field.solo:
        gift = cast(int, field.options["second_player_command"])
        army.command = min(cards.maximum, army.command + gift)
    return army


def _units(cards: Cards, field: Battlefield, side: i64) -> list[i64]:
    """Where the units of a side begin. The adversary has all of its own in its reserve."""
    scenario = field.scenario
    ai = field.solo and side == 1
    units: list[i64] = [RESERVE if ai else BOARD] * len(cards.kind_of)
    reserve = cards.start_reserve
    if side == scenario.attacker and scenario.attacker_reserve:
        reserve = scenario.attacker_reserve
    for kind in reserve:
        _move_one(cards, units, kind, BOARD, RESERVE)
    if side == field.defender:
        for kind, cell in scenario.defender_units:
            if not _move_one(cards, units, kind, RESERVE, cell):
                _move_one(cards, units, kind, BOARD, cell)
    return units


def _move_one(cards: Cards, units: list[i64], kind: i64, source: i64, target: i64) -> bool:
    """Put a unit of a kind somewhere else; False if there is none where it should be."""
    for unit, place in enumerate(units):
        if place == source and cards.kind_of[unit] == kind:
            units[unit] = target
            return True
    return False
