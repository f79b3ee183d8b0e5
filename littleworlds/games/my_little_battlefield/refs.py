"""References and names: what events, things and labels call sides, units, sectors and dice."""

from typing import TYPE_CHECKING, Final

from littleworlds.core.message import name, player
from littleworlds.core.native import i64
from littleworlds.games.my_little_battlefield.data.cards import KINDS
from littleworlds.games.my_little_battlefield.data.grid import CELL_IDS, CELLS
from littleworlds.games.my_little_battlefield.data.special_rules import RESOURCES

if TYPE_CHECKING:
    from littleworlds.games.my_little_battlefield.state.position import BattleState
    from littleworlds.games.my_little_battlefield.view import ArmyView, BattleView, UnitView

SCENARIO: Final = "scenario:card"
FIELD: Final = "field:map"
HAND: Final = "hand:dice"
PANEL: Final = "panel:dice"
ONLY_THIS: Final = "choice:only-this"
"""Beside the things of an action that is the first step of longer movements: this step alone."""
SAME: Final = "choice:same"
"""What was selected already, once more: a sector as the target of its own rule."""


# --- references: a side is `a` or `b` -----------------------------------------------------------


def sector_ref(cell: i64) -> str:
    return "sector:" + CELL_IDS[cell]


def side_ref(side: str) -> str:
    return "side:" + side


def unit_ref(side: str, unit: str) -> str:
    return f"unit:{side}-{unit}"


def reserve_ref(side: str) -> str:
    return "reserve:" + side


def track_ref(side: str, resource: i64) -> str:
    return f"track:{side}-{RESOURCES[resource]}"


def power_ref(side: str) -> str:
    return "power:" + side


def faction_ref(faction: str) -> str:
    return "faction:" + faction


def die_ref(face: str) -> str:
    return "die:" + face


# --- names, from the state ----------------------------------------------------------------------


def who(state: "BattleState", side: i64) -> str:
    """The player of a side, or the adversary by its name."""
    adversary = state.field.adversary
    if side == 1 and adversary is not None:
        return name(adversary.id)
    return player(state.field.seat_of[side])


def unit_name(state: "BattleState", side: i64, unit: i64) -> str:
    """A unit as the faction calls it; the adversary has no faction."""
    faction = state.army(side).faction
    kind = KINDS[state.cards.kind_of[unit]]
    return name(kind if faction < 0 else state.cards.faction_ids[faction] + "." + kind)


def sector_name(state: "BattleState", cell: i64) -> str:
    return name(state.cards.sector_ids[state.field.sectors[cell]])


def rule_name(state: "BattleState", side: i64, slot: i64) -> str:
    """The sector, the faction or the adversary that a special rule belongs to."""
    return sector_name(state, slot) if slot < CELLS else name(state.rule_at(slot, side).id)


def resource_name(resource: i64) -> str:
    return name(RESOURCES[resource])


# --- names, from the view -----------------------------------------------------------------------


def army_owner(army: "ArmyView") -> str:
    """The player of an army, or the adversary by its name."""
    return name(army["adversary"] or "") if army["seat"] is None else player(army["seat"])


def army_unit_name(army: "ArmyView", unit: "UnitView") -> str:
    faction = army["faction"]
    return name(unit["kind"] if faction is None else f"{faction}.{unit['kind']}")


def seen_sector_name(view: "BattleView", cell: i64) -> str:
    return name(view["sectors"][cell]["id"])
