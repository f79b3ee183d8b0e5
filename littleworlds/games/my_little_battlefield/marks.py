"""How sides, units and sectors are called in events and prompts, and what refers to them."""

from littleworlds.core.message import name, player
from littleworlds.core.native import i64
from littleworlds.games.my_little_battlefield.cards import KINDS
from littleworlds.games.my_little_battlefield.effects import RESOURCES
from littleworlds.games.my_little_battlefield.grid import CELL_IDS, CELLS
from littleworlds.games.my_little_battlefield.position import Position


def who(position: Position, side: i64) -> str:
    """The player of a side, or the adversary by its name."""
    adversary = position.field.adversary
    if side == 1 and adversary is not None:
        return name(adversary.id)
    return player(position.field.seat_of(side))


def unit_name(position: Position, side: i64, kind: i64) -> str:
    """A kind of unit as the faction calls it; the adversary has no faction."""
    faction = position.army(side).faction
    kind_id = KINDS[kind]
    return (
        name(kind_id)
        if faction < 0
        else name(position.field.cards.faction_ids[faction] + "." + kind_id)
    )


def sector_name(position: Position, cell: i64) -> str:
    return name(position.field.cards.sector_ids[position.field.sectors[cell]])


def rule_name(position: Position, side: i64, slot: i64) -> str:
    """The sector, the faction or the adversary that a special rule belongs to."""
    return sector_name(position, slot) if slot < CELLS else name(position.rule_at(slot, side).id)


def resource_name(resource: i64) -> str:
    return name(RESOURCES[resource])


def sector_ref(cell: i64) -> str:
    return "sector:" + CELL_IDS[cell]


def side_id(side: i64) -> str:
    """The side's letter in references."""
    return "a" if side == 0 else "b"


def unit_ref(position: Position, side: i64, unit: i64) -> str:
    return f"unit:{side_id(side)}-{position.field.cards.unit_ids[unit]}"


def track_ref(side: i64, resource: i64) -> str:
    return f"track:{side_id(side)}-{RESOURCES[resource]}"
