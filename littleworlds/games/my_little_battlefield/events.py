"""What is told: one function per message. Called only when somebody listens."""

from typing import TYPE_CHECKING

from littleworlds.core.event import Event
from littleworlds.core.message import Args, name, player
from littleworlds.core.native import i64
from littleworlds.games.my_little_battlefield import scoring
from littleworlds.games.my_little_battlefield.data.cards import FACES
from littleworlds.games.my_little_battlefield.data.grid import CELLS
from littleworlds.games.my_little_battlefield.data.scenarios import ENDS, SIDES
from littleworlds.games.my_little_battlefield.data.special_rules import COMMAND, MORALE
from littleworlds.games.my_little_battlefield.refs import (
    HAND,
    power_ref,
    resource_name,
    rule_name,
    sector_name,
    sector_ref,
    track_ref,
    unit_name,
    unit_ref,
    who,
)

if TYPE_CHECKING:
    from littleworlds.games.my_little_battlefield.state.position import BattleState


# --- the play -----------------------------------------------------------------------------------


def scenario(state: "BattleState") -> Event:
    id = state.field.scenario.id
    return Event("scenario", {"scenario": name(id), "objective": name(id + ".objective")})


def laid_out(state: "BattleState") -> Event:
    names = [sector_name(state, cell) for cell in range(CELLS)]
    return Event("laid-out", {"sectors": names}, [sector_ref(cell) for cell in range(CELLS)])


def begins(state: "BattleState") -> Event:
    return Event("begins", {"who": who(state, state.active)})


def chose_faction(state: "BattleState", side: i64) -> Event:
    faction = state.cards.faction_ids[state.army(side).faction]
    return Event("chose-faction", {"who": who(state, side), "faction": name(faction)})


def turn_begins(state: "BattleState") -> Event:
    turn = int(state.army(state.active).turns) + 1
    return Event("turn-begins", {"who": who(state, state.active), "turn": turn})


def counted(state: "BattleState", side: i64) -> Event:
    """A turn that the defender ended in control of the sector that counts."""
    return Event("counter", {"who": who(state, side), "count": int(state.counter)})


def ended(state: "BattleState") -> Event:
    return Event("ended-by-" + ENDS[state.ended].replace("_", "-"))


def play_over(winning: list[int]) -> Event:
    winners = [player(seat) for seat in winning]
    if not winners:
        return Event("play-lost")
    return Event("play-over", {"winners": winners, "who": winners[0], "count": len(winners)})


# --- dice ---------------------------------------------------------------------------------------


def rolled(state: "BattleState", faces: list[i64]) -> Event:
    return Event("rolled", _faces(state, faces), [HAND])


def rerolled(state: "BattleState", faces: list[i64]) -> Event:
    return Event("rerolled", _faces(state, faces), [HAND])


def _faces(state: "BattleState", faces: list[i64]) -> Args:
    names = [name(FACES[face]) for face in faces]
    return {"who": who(state, state.active), "faces": names, "count": len(names)}


def discarded(state: "BattleState", face: i64) -> Event:
    args: Args = {"who": who(state, state.active), "face": name(FACES[face])}
    return Event("discarded", args, [HAND])


def set_die(state: "BattleState", old: i64, new: i64) -> Event:
    args: Args = {
        "who": who(state, state.active),
        "face": name(FACES[old]),
        "new": name(FACES[new]),
    }
    return Event("set-die", args, [HAND])


def fought(state: "BattleState", side: i64, face: i64, cell: i64) -> Event:
    args: Args = {
        "who": who(state, side),
        "face": name(FACES[face]),
        "sector": sector_name(state, cell),
    }
    return Event("fought", args, [sector_ref(cell)])


def used_rule(state: "BattleState", side: i64, slot: i64) -> Event:
    return Event("used-rule", {"who": who(state, side), "rule": rule_name(state, side, slot)})


def followed(state: "BattleState", side: i64, fee: i64) -> Event:
    args: Args = {
        "who": who(state, side),
        "face": name(FACES[state.face]),
        "count": int(fee),
        "resource": resource_name(COMMAND),
    }
    return Event("followed", args, [track_ref(SIDES[side], COMMAND)])


# --- the adversary ------------------------------------------------------------------------------


def ai_rolled(state: "BattleState") -> Event:
    return Event("ai-rolled", {"who": who(state, 1), "face": name(FACES[state.face])}, [HAND])


def ai_cannot_use(state: "BattleState", discarded: bool) -> Event:
    args: Args = {"who": who(state, 1), "face": name(FACES[state.face])}
    return Event("ai-discards" if discarded else "ai-rerolls", args, [HAND])


def forced(state: "BattleState") -> Event:
    args: Args = {"who": who(state, 0), "other": who(state, 1), "face": name(FACES[state.face])}
    return Event("forced", args, [HAND])


def ai_fights(state: "BattleState") -> Event:
    """Its combat dice count wherever it stands."""
    args: Args = {"who": who(state, 1), "face": name(FACES[state.face])}
    cells = [cell for cell in range(CELLS) if state.b.present >> cell & 1]
    return Event("ai-fights", args, [sector_ref(cell) for cell in cells])


def ai_moves(state: "BattleState", reasons: tuple[str, str]) -> Event:
    """The priorities that chose the unit and its target; where they go is told after it."""
    unit, target = reasons
    return Event("ai-moves", {"who": who(state, 1), "unit_by": unit, "target_by": target})


def ai_special(state: "BattleState") -> Event:
    args: Args = {"who": who(state, 1), "level": int(state.b.power)}
    adversary = state.field.adversary
    ruled = adversary is not None and len(adversary.rules[state.b.power].ops) > 0
    return Event("ai-special" if ruled else "ai-special-none", args, [power_ref(SIDES[1])])


def ai_power(state: "BattleState") -> Event:
    return Event("ai-power", _risen(state, 1), [power_ref(SIDES[1])])


def ai_extra_turn(state: "BattleState") -> Event:
    return Event("ai-extra-turn", {"who": who(state, 1), "count": int(state.cards.extra_dice)})


# --- sectors ------------------------------------------------------------------------------------


def repelled(state: "BattleState", side: i64, cell: i64) -> Event:
    args = _at(state, side, cell)
    args["other"] = who(state, 1 - side)
    return Event("repelled", args, [sector_ref(cell)])


def pawn_moved(state: "BattleState", side: i64, cell: i64, space: i64, steps: i64) -> Event:
    """A pawn moved so many steps to a space, which is counted from the side's own part on."""
    args = _at(state, side, cell)
    args["steps"] = int(steps)
    args["space"] = abs(int(space))
    args["whose"] = who(state, side if space >= 0 else 1 - side)
    return Event("pawn-moved" if space else "pawn-at-zero", args, [sector_ref(cell)])


def pawn_back(state: "BattleState", side: i64, cell: i64, space: i64) -> Event:
    args = _at(state, side, cell)
    args["space"] = int(space)
    return Event("pawn-back", args, [sector_ref(cell)])


def control_lost(state: "BattleState", side: i64, cell: i64) -> Event:
    return Event("control-lost", _held(state, side, cell), [sector_ref(cell)])


def control_taken(state: "BattleState", side: i64, cell: i64) -> Event:
    return Event("control-taken", _held(state, side, cell), [sector_ref(cell)])


def shielded(state: "BattleState", side: i64, cell: i64) -> Event:
    return Event("shielded", _at(state, side, cell), [sector_ref(cell)])


def burnt(state: "BattleState", cell: i64) -> Event:
    """With what the fire brings the attacker, and what the defender had without holding the sector."""
    attacker = state.field.scenario.attacker
    args = _at(state, attacker, cell)
    args["other"] = who(state, 1 - attacker)
    args["points"] = int(state.field.scenario.burnt_points[cell])
    args["others"] = int(scoring.kept_points(state, cell))
    return Event("burnt", args, [sector_ref(cell)])


def _at(state: "BattleState", side: i64, cell: i64) -> Args:
    return {"who": who(state, side), "sector": sector_name(state, cell)}


def _held(state: "BattleState", side: i64, cell: i64) -> Args:
    """A sector and the points that come and go with its control."""
    args = _at(state, side, cell)
    args["points"] = int(scoring.points_of_control(state, side, cell))
    return args


# --- units --------------------------------------------------------------------------------------


def retreated(state: "BattleState", side: i64, unit: i64, cell: i64, target: i64) -> Event:
    args = _unit(state, side, unit)
    args["sector"] = sector_name(state, cell)
    refs = [*_unit_refs(state, side, unit), sector_ref(cell)]
    if target >= CELLS:
        return Event("retreated-reserve", args, refs)
    args["target"] = sector_name(state, target)
    return Event("retreated", args, [*refs, sector_ref(target)])


def unit_arrived(state: "BattleState", side: i64, unit: i64) -> Event:
    return Event("unit-arrived", _unit(state, side, unit), _unit_refs(state, side, unit))


def marched(state: "BattleState", side: i64, unit: i64, source: i64, target: i64) -> Event:
    """A unit came to a cell, from another one or from the reserve."""
    args = _unit(state, side, unit)
    args["target"] = sector_name(state, target)
    refs = [*_unit_refs(state, side, unit), sector_ref(target)]
    if source >= CELLS:
        return Event("deployed", args, refs)
    args["sector"] = sector_name(state, source)
    return Event("moved", args, refs)


def broke_out(state: "BattleState", side: i64, unit: i64) -> Event:
    """A unit went into the enemy reserve, with the points of those that have gone so far."""
    args = _unit(state, side, unit)
    args["other"] = who(state, 1 - side)
    args["points"] = int(state.army(side).exited)
    message = "left-battle" if state.field.exit_side == side else "reached-reserve"
    return Event(message, args, _unit_refs(state, side, unit))


def _unit(state: "BattleState", side: i64, unit: i64) -> Args:
    return {"who": who(state, side), "unit": unit_name(state, side, unit)}


def _unit_refs(state: "BattleState", side: i64, unit: i64) -> list[str]:
    return [unit_ref(SIDES[side], state.cards.unit_ids[unit])]


# --- resources, power, special rules ------------------------------------------------------------


def gained(state: "BattleState", side: i64, resource: i64, count: i64) -> Event:
    message = "gained" if count > 0 else "gained-nothing"
    args = _resource(state, side, resource, count)
    return Event(message, args, [track_ref(SIDES[side], resource)])


def lost(state: "BattleState", side: i64, resource: i64, count: i64) -> Event:
    args = _resource(state, side, resource, count)
    return Event("lost", args, [track_ref(SIDES[side], resource)])


def _resource(state: "BattleState", side: i64, resource: i64, count: i64) -> Args:
    army = state.army(side)
    return {
        "who": who(state, side),
        "resource": resource_name(resource),
        "count": int(count),
        "now": int(army.morale if resource == MORALE else army.command),
    }


def exchanged(state: "BattleState", side: i64, resource: i64, amount: i64) -> Event:
    args: Args = {
        "who": who(state, side),
        "count": int(amount),
        "resource": resource_name(resource),
        "other": resource_name(1 - resource),
    }
    tracks = [track_ref(SIDES[side], MORALE), track_ref(SIDES[side], COMMAND)]
    return Event("exchanged", args, tracks)


def power_raised(state: "BattleState", side: i64) -> Event:
    return Event("power-raised", _risen(state, side), [power_ref(SIDES[side])])


def _risen(state: "BattleState", side: i64) -> Args:
    """A new level of power and the points that it brings."""
    level = int(state.army(side).power)
    points = int(scoring.points_of_level(state, side))
    return {"who": who(state, side), "level": level, "points": points}


def taxed(state: "BattleState", side: i64, amount: i64) -> Event:
    args: Args = {
        "who": who(state, side),
        "count": int(amount),
        "resource": resource_name(COMMAND),
    }
    return Event("taxed", args)


def fewer_dice(state: "BattleState", side: i64, count: i64) -> Event:
    return Event("fewer-dice", {"who": who(state, side), "count": int(count)})
