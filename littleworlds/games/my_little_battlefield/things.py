"""Everything on the table, with what can be said about it. From the view alone."""

from littleworlds.core.message import Args, Message, name
from littleworlds.core.thing import Thing
from littleworlds.games.my_little_battlefield import rule_text
from littleworlds.games.my_little_battlefield.briefing import aim_of, briefing
from littleworlds.games.my_little_battlefield.data.cards import (
    ATTACK_FACE,
    DEFENCE_FACE,
    FACES,
    KINDS,
    Adversary,
    Cards,
    fitting_index,
)
from littleworlds.games.my_little_battlefield.data.grid import CELL_IDS
from littleworlds.games.my_little_battlefield.data.scenarios import BURN, SIDES, UNSCORED
from littleworlds.games.my_little_battlefield.data.special_rules import COMMAND, MORALE
from littleworlds.games.my_little_battlefield.refs import (
    FIELD,
    HAND,
    PANEL,
    SCENARIO,
    army_owner,
    army_unit_name,
    die_ref,
    faction_ref,
    power_ref,
    reserve_ref,
    resource_name,
    sector_ref,
    side_ref,
    track_ref,
    unit_ref,
)
from littleworlds.games.my_little_battlefield.scoring import points_of_cell
from littleworlds.games.my_little_battlefield.view import ArmyView, BattleView, SectorView, UnitView


def things(cards: Cards, view: BattleView) -> list[Thing]:
    """The scenario, the field with its sectors and units, both sides with their tracks and
    reserves, the dice; before the battle the factions too."""
    scenario = cards.scenario_of(view["options"])
    label = Message("thing-scenario", {"scenario": name(scenario.id)})
    about = briefing(cards, view)
    listed = [
        Thing(SCENARIO, label, notes=about),
        Thing(FIELD, Message("thing-field"), notes=_counter_notes(view)),
    ]
    listed += [_sector(cards, view, sector) for sector in view["sectors"]]
    for army in view["armies"]:
        listed += _side(cards, view, army)
    if view["phase"] == "faction":
        listed += [_faction(cards, view, faction) for faction in cards.faction_ids]
    return listed + _dice(cards, view)


# --- the field ----------------------------------------------------------------------------------


def _counter_notes(view: BattleView) -> list[Message]:
    return [Message("note-counter", {"count": view["counter"]})] if view["counter"] else []


def _sector(cards: Cards, view: BattleView, sector: SectorView) -> Thing:
    number = cards.sector_ids.index(sector["id"])
    # The rule comes first: a terminal shows one note, and its picture tells points and gauge.
    rule = cards.sector_rules[number]
    notes = rule_text.rule_notes(rule)
    if rule.ops:
        notes.append(Message("note-rule-when"))
    notes += [_worth_note(cards, view, sector), _gauge_note(view, sector)]
    notes += _front_notes(cards, view, sector)
    if sector["shielded"] is not None:
        shielding = view["armies"][SIDES.index(sector["shielded"])]
        notes.append(Message("note-shielded", {"who": army_owner(shielding)}))
    if sector["burnt"]:
        notes.append(Message("note-burnt"))
    notes += [Message("role-" + role.replace("_", "-")) for role in sector["roles"]]
    label = Message("thing-sector", {"sector": name(sector["id"]), "cell": sector["cell"]})
    ref = sector_ref(CELL_IDS.index(sector["cell"]))
    return Thing(ref, label, FIELD, notes=notes, icon=sector["id"])


def _worth_note(cards: Cards, view: BattleView, sector: SectorView) -> Message:
    """How far the gauge goes, and what the sector counts for in this scenario: to whoever controls it, unless it burns."""
    args: Args = {"category": sector["category"]}
    scenario = cards.scenario_of(view["options"])
    if scenario.scoring == UNSCORED:
        return Message("note-sector-unscored", args)
    first, second = sector["worth"]
    burns = int(scenario.burnable) >> CELL_IDS.index(sector["cell"]) & 1
    if scenario.scoring == BURN and burns:
        held = int(scenario.kept_needs_control) >> CELL_IDS.index(sector["cell"]) & 1
        kept = "burnt" if sector["burnt"] else "held" if held else "whole"
        return Message("note-sector-burns", {**args, "points": first, "kept": kept})
    if first == second:
        return Message("note-sector", {**args, "points": first})
    who, other = (army_owner(army) for army in view["armies"])
    sides: Args = {"who": who, "other": other, "points": first, "others": second}
    return Message("note-sector-sides", {**args, **sides})


def _gauge_note(view: BattleView, sector: SectorView) -> Message:
    gauge = sector["gauge"]
    if gauge is None:
        return Message("note-neutral")
    if gauge == 0:
        return Message("note-gauge-zero")
    args: Args = {"who": army_owner(view["armies"][0 if gauge > 0 else 1]), "space": abs(gauge)}
    return Message("note-gauge" if sector["control"] is None else "note-controlled", args)


def _front_notes(cards: Cards, view: BattleView, sector: SectorView) -> list[Message]:
    """What a combat die of the watcher's would do here; nothing is said of one that does nothing."""
    notes: list[Message] = []
    for army in view["armies"]:
        units = [unit for unit in army["units"] if unit["place"] == sector["cell"]]
        shield = sector["shielded"]
        if army["seat"] is None or army["seat"] != view["seat"] or not units:
            continue
        if shield is not None and shield != army["side"]:
            continue
        enemy = view["armies"][1 - SIDES.index(army["side"])]
        enemies = any(unit["place"] == sector["cell"] for unit in enemy["units"])
        swaps = any(cards.swaps[KINDS.index(unit["kind"])] for unit in units)
        results = int(cards.results[KINDS.index(units[0]["kind"])])
        for face in (ATTACK_FACE, DEFENCE_FACE):
            notes += _front_note(cards, army, sector, enemies, swaps, results, int(face))
    return notes


def _front_note(
    cards: Cards,
    army: ArmyView,
    sector: SectorView,
    enemies: bool,
    swaps: bool,
    results: int,
    face: int,
) -> list[Message]:
    """What one die of a face would do: push the pawn, take control, or drive an enemy out."""
    top = sector["category"]
    start = (sector["gauge"] or 0) * (1 if army["side"] == SIDES[0] else -1)
    pawn = start
    for number in range(results):
        faces: int = cards.fitting[fitting_index(top, enemies, pawn)]
        wild = swaps or (number > 0 and not cards.second_result_must_fit)
        if not (faces if wild else faces >> face & 1) or (number > 0 and pawn == top):
            break
        if pawn == top:
            return [Message("note-front-repel", {"face": name(FACES[face])})]
        pawn += 1
    if pawn == start:
        return []
    if pawn == top:
        return [Message("note-front-control", {"face": name(FACES[face])})]
    return [Message("note-front", {"face": name(FACES[face]), "steps": pawn - start})]


# --- the sides ----------------------------------------------------------------------------------


def _side(cards: Cards, view: BattleView, army: ArmyView) -> list[Thing]:
    """A side with its tracks, its power, its reserve and its units."""
    side = army["side"]
    within = side_ref(side)
    owner: Args = {"who": army_owner(army)}
    listed = [Thing(within, _side_label(army), notes=_side_notes(cards, view, army))]
    for resource, amount in ((MORALE, army["morale"]), (COMMAND, army["command"])):
        label = Message("thing-track", {**owner, "resource": resource_name(resource)})
        about = rule_text.track_note(cards, resource, army["adversary"] is not None)
        listed.append(Thing(track_ref(side, resource), label, within, amount, [about]))
    power = Message("thing-power", dict(owner))
    notes = _power_notes(cards, view, army)
    listed.append(Thing(power_ref(side), power, within, army["power"], notes))
    waiting = sum(1 for unit in army["units"] if unit["place"] == "reserve")
    listed.append(Thing(reserve_ref(side), Message("thing-reserve", dict(owner)), within, waiting))
    return listed + [_unit(cards, army, unit) for unit in army["units"]]


def _faction(cards: Cards, view: BattleView, faction: str) -> Thing:
    """A faction that can be led, with what it and its units can do."""
    notes: list[Message] = []
    if view["options"]["faction_powers"] is True:
        notes += rule_text.rule_notes(cards.faction_rules[cards.faction_ids.index(faction)])
    notes += [rule_text.faction_unit_note(cards, faction, kind) for kind in range(len(KINDS))]
    label = Message("thing-faction", {"faction": name(faction)})
    return Thing(faction_ref(faction), label, notes=notes, icon=faction)


def _side_label(army: ArmyView) -> Message:
    args: Args = {"who": army_owner(army)}
    if army["faction"] is None:
        return Message("thing-side-plain", args)
    return Message("thing-side", {**args, "faction": name(army["faction"])})


def _side_notes(cards: Cards, view: BattleView, army: ArmyView) -> list[Message]:
    aim = aim_of(cards, view, army)
    notes = [] if aim is None else [aim]
    if aim is None:
        notes = [Message("note-points", {"points": army["points"]})]
        notes += _points_notes(cards, view, army)
    if army["fewer_dice"]:
        notes.append(Message("note-fewer-dice", {"count": army["fewer_dice"]}))
    if army["exited"]:
        notes.append(Message("note-exited", {"points": army["exited"]}))
    if army["faction"] is not None and view["options"]["faction_powers"] is True:
        rule = cards.faction_rules[cards.faction_ids.index(army["faction"])]
        notes += rule_text.rule_notes(rule)
    return notes


def _points_notes(cards: Cards, view: BattleView, army: ArmyView) -> list[Message]:
    """What the points of a side are made of now, as its lines on the score sheet."""
    scenario = cards.scenario_of(view["options"])
    side = SIDES.index(army["side"])
    sums: dict[str, int] = {}
    sectors: dict[str, list[str]] = {}
    for sector in view["sectors"]:
        cell = CELL_IDS.index(sector["cell"])
        held, burnt = sector["control"] == army["side"], sector["burnt"]
        printed = sector["points"]
        points = int(points_of_cell(scenario, printed, side, cell, int(held), int(burnt)))
        if points:
            way = "held"
            if scenario.scoring == BURN and int(scenario.burnable) >> cell & 1:
                way = "burnt" if burnt else "kept"
            sums[way] = sums.get(way, 0) + points
            sectors.setdefault(way, []).append(name(sector["id"]))
    notes = [
        Message("note-points-" + way, {"points": sums[way], "sectors": list(sectors[way])})
        for way in sums
    ]
    power = _points_of_power(cards, army) if scenario.scores_power else 0
    if power:
        notes.append(Message("note-points-power", {"points": power, "level": army["power"]}))
    return notes


def _points_of_power(cards: Cards, army: ArmyView) -> int:
    """The points of a side's present level of power."""
    if army["adversary"] is None:
        return int(cards.level_points[army["power"]])
    return int(_adversary(cards, army).points[army["power"]])


def _adversary(cards: Cards, army: ArmyView) -> Adversary:
    return next(board for board in cards.adversaries if board.id == army["adversary"])


def _power_notes(cards: Cards, view: BattleView, army: ArmyView) -> list[Message]:
    scored = cards.scenario_of(view["options"]).scores_power
    if army["adversary"] is None:
        return rule_text.level_notes(cards, army["power"], scored)
    return rule_text.ladder_notes(_adversary(cards, army), army["power"], scored)


def _unit(cards: Cards, army: ArmyView, unit: UnitView) -> Thing:
    side = army["side"]
    place = unit["place"]
    args: Args = {
        "unit": army_unit_name(army, unit),
        "kind": name(unit["kind"]),
        "who": army_owner(army),
    }
    label = Message("thing-unit-plain" if army["faction"] is None else "thing-unit", args)
    notes = rule_text.unit_notes(cards, KINDS.index(unit["kind"]))
    if place == "reserve":
        within = reserve_ref(side)
    elif place in CELL_IDS:
        within = sector_ref(CELL_IDS.index(place))
    else:
        within = side_ref(side)
        notes = [Message("note-unit-" + place), *_arrival_notes(cards, army, unit), *notes]
    return Thing(unit_ref(side, unit["id"]), label, within, notes=notes, icon=unit["kind"])


def _arrival_notes(cards: Cards, army: ArmyView, unit: UnitView) -> list[Message]:
    """With which level of power a unit comes that waits on the command board."""
    kind = KINDS.index(unit["kind"])
    if unit["place"] != "board" or army["adversary"] is not None:
        return []
    above = range(army["power"] + 1, int(cards.top) + 1)
    bringing = [level for level in above if int(cards.level_unit[level]) == kind]
    return [Message("note-unit-comes", {"level": bringing[0]})] if bringing else []


# --- the dice -----------------------------------------------------------------------------------


def _dice(cards: Cards, view: BattleView) -> list[Thing]:
    """The dice in hand by face, and those used."""
    owner = army_owner(view["armies"][SIDES.index(view["active"])])
    in_hand = sum(view["dice"].values()) + view["rolling"]
    notes = [Message("note-rolling", {"count": view["rolling"]})] if view["rolling"] else []
    if view["phase"] == "turn" and in_hand == 1:
        notes.append(Message("note-last-die"))
    notes += _offered_notes(cards, view)
    label = Message("thing-dice", {"who": owner})
    listed = [Thing(HAND, label, count=in_hand, notes=notes)]
    for face, word in enumerate(FACES):
        if view["dice"][word]:
            number = int(cards.number_of_face[face])
            label = Message("thing-die", {"face": name(word), "number": number})
            notes = [rule_text.face_note(cards, face)]
            listed.append(Thing(die_ref(word), label, HAND, view["dice"][word], notes, word))
    used: Args = {"faces": [name(face) for face in view["panel"]], "count": len(view["panel"])}
    notes = [Message("note-panel", used)]
    listed.append(Thing(PANEL, Message("thing-panel"), count=len(view["panel"]), notes=notes))
    return listed


def _offered_notes(cards: Cards, view: BattleView) -> list[Message]:
    """What the die on offer is good for: to the adversary that rolled it, or to who copies it."""
    if view["face"] is None or view["phase"] not in ("follow", "following", "force"):
        return []
    face = FACES.index(view["face"])
    if view["phase"] != "force":
        return [rule_text.face_note(cards, face)]
    army = view["armies"][1]
    board = _adversary(cards, army)
    return rule_text.adversary_face_notes(cards, board, army["power"], face)
