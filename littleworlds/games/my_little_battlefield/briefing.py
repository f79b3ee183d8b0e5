"""A scenario in words: its aim, how it begins, what counts, what ends it and how far that has come. From the view alone."""

from littleworlds.core.message import Args, Message, name
from littleworlds.games.my_little_battlefield.data.cards import KINDS, Cards
from littleworlds.games.my_little_battlefield.data.grid import CELLS
from littleworlds.games.my_little_battlefield.data.scenarios import (
    ATTACKER_ON_END,
    BURN,
    BY_AI_POWER,
    BY_BURNT,
    BY_CONTROL,
    BY_COUNTER,
    BY_EXIT,
    BY_GAUGE,
    BY_POINTS,
    BY_TURNS,
    ENDS,
    MOST_POINTS,
    NOBODY,
    OBJECTIVES,
    PRINTED,
    SIDES,
    UNSCORED,
    End,
    Scenario,
)
from littleworlds.games.my_little_battlefield.refs import army_owner, seen_sector_name
from littleworlds.games.my_little_battlefield.view import ArmyView, BattleView


def briefing(cards: Cards, view: BattleView) -> list[Message]:
    """All there is to say about the battle of a table, the aim first."""
    scenario = cards.scenario_of(view["options"])
    notes = [Message("note-objective", {"objective": name(scenario.id + ".objective")})]
    notes += _start(scenario, view)
    notes += _scoring(scenario)
    notes += [_end(cards, scenario, view, end) for end in scenario.ends_for(view["seats"])]
    return notes


def aim_of(cards: Cards, view: BattleView, army: ArmyView) -> Message | None:
    """What a side has to do where no points are counted, and whether it would have done it now; None elsewhere."""
    scenario = cards.scenario_of(view["options"])
    if scenario.victory == MOST_POINTS and scenario.scoring != UNSCORED:
        return None
    goal = ENDS[scenario.victory_end] if scenario.victory == ATTACKER_ON_END else "keep"
    part = "attack" if SIDES.index(army["side"]) == scenario.attacker else "defend"
    reached = "note-aim-reached" if army["points"] else "note-aim-missing"
    return Message(reached, {"goal": goal, "part": part})


# --- how it begins ------------------------------------------------------------------------------


def _start(scenario: Scenario, view: BattleView) -> list[Message]:
    notes: list[Message] = []
    if scenario.attacker != NOBODY:
        attacker, defender = _owners(scenario, view)
        notes.append(Message("brief-sides", {"who": attacker, "other": defender}))
        notes += _defences(scenario, view, defender)
    if scenario.attacker_reserve:
        units = [name(KINDS[kind]) for kind in scenario.attacker_reserve]
        notes.append(Message("brief-attackers", {"units": list(units)}))
    if scenario.power:
        args: Args = {
            "power": int(scenario.power[0]),
            "morale": int(scenario.morale[0]),
            "command": int(scenario.command[0]),
        }
        notes.append(Message("brief-start", args))
    starter = view["armies"][SIDES.index(view["starter"])]
    return [*notes, Message("brief-first", {"who": army_owner(starter)})]


def _owners(scenario: Scenario, view: BattleView) -> tuple[str, str]:
    """Who attacks and who defends."""
    attacker = int(scenario.attacker)
    return army_owner(view["armies"][attacker]), army_owner(view["armies"][1 - attacker])


def _defences(scenario: Scenario, view: BattleView, defender: str) -> list[Message]:
    held = [cell for cell in range(CELLS) if scenario.defender_controls >> cell & 1]
    notes: list[Message] = []
    if held:
        sectors = [seen_sector_name(view, cell) for cell in held]
        notes.append(Message("brief-holds", {"who": defender, "sectors": list(sectors)}))
    for kind, cell in scenario.defender_units:
        args: Args = {"sector": seen_sector_name(view, cell), "unit": name(KINDS[kind])}
        notes.append(Message("brief-garrison", args))
    if scenario.rooted != NOBODY:
        notes.append(Message("brief-rooted"))
    return notes


# --- what counts --------------------------------------------------------------------------------


def _scoring(scenario: Scenario) -> list[Message]:
    notes: list[Message] = []
    if scenario.scoring == PRINTED:
        notes.append(Message("brief-power"))
    elif scenario.scoring == OBJECTIVES:
        notes.append(Message("brief-objectives"))
    elif scenario.scoring == BURN:
        notes.append(Message("brief-burn", {"count": int(scenario.other_points)}))
    if scenario.counter != NOBODY:
        notes.append(Message("brief-counter"))
    if scenario.has_exit:
        points: Args = {kind: int(scenario.exit[number]) for number, kind in enumerate(KINDS)}
        notes.append(Message("brief-exit", points))
    return [*notes, _victory(scenario)]


def _victory(scenario: Scenario) -> Message:
    if scenario.victory == MOST_POINTS:
        message = "brief-most-points"
        return Message(message + "-defender" if scenario.tie_to_defender else message)
    if scenario.victory == ATTACKER_ON_END:
        return Message("brief-attacker-by", {"end": ENDS[scenario.victory_end]})
    return Message("brief-keep")


# --- what ends it -------------------------------------------------------------------------------


def _end(cards: Cards, scenario: Scenario, view: BattleView, end: End) -> Message:
    """An end, with how far it has come."""
    return Message("end-" + ENDS[end.kind].replace("_", "-"), _progress(cards, scenario, view, end))


def _progress(cards: Cards, scenario: Scenario, view: BattleView, end: End) -> Args:
    armies = view["armies"]
    value = int(end.value)
    if end.kind == BY_POINTS:
        who, other = (army_owner(army) for army in armies)
        points = {"now": armies[0]["points"], "others": armies[1]["points"]}
        return {"value": value, "who": who, "other": other, **points}
    if end.kind == BY_TURNS:
        return {"value": value, "now": min(army["turns"] for army in armies)}
    if end.kind == BY_AI_POWER:
        return {"value": int(cards.top), "now": armies[1]["power"]}
    if end.kind == BY_BURNT:
        burnt = sum(sector["burnt"] for sector in view["sectors"])
        return {"value": int(scenario.burnable).bit_count(), "now": burnt}
    if end.kind == BY_COUNTER:
        return {"value": value, "now": view["counter"]}
    if end.kind == BY_EXIT:
        return {"value": value, "now": armies[int(scenario.attacker)]["exited"]}
    if end.kind in (BY_GAUGE, BY_CONTROL):
        return {"left": _spaces_to_go(scenario, view, end)}
    return {}


def _spaces_to_go(scenario: Scenario, view: BattleView, end: End) -> int:
    """How far the pawn is from where the attacker needs it: on 0, or on the highest space."""
    sector = view["sectors"][int(end.cell)]
    pawn = (sector["gauge"] or 0) * (1 if scenario.attacker == 0 else -1)
    goal = sector["category"] if end.kind == BY_CONTROL else 0
    return max(0, goal - pawn)
