"""My Little Battlefield for people: things, and actions in words. From the view alone."""

from littleworlds.core.message import Args, Message, name, player
from littleworlds.core.native import i64
from littleworlds.core.thing import ActionLabel, Slot, Thing, choice
from littleworlds.games.my_little_battlefield import notes
from littleworlds.games.my_little_battlefield.actions import (
    ATTACK,
    CONVERT,
    DECLINE,
    EXCHANGE,
    FACTION,
    FACTION_RULE,
    FORCE,
    GAIN,
    MOST_PAID,
    MOVE,
    PAY,
    POWER,
    REROLL,
    RETREAT,
    ROLL,
    SET,
    SPECIAL,
    TARGET,
    TARGETS_OF_MOVE,
)
from littleworlds.games.my_little_battlefield.cards import FACES, KINDS, Cards
from littleworlds.games.my_little_battlefield.effects import RESOURCES
from littleworlds.games.my_little_battlefield.field import scenario_of
from littleworlds.games.my_little_battlefield.grid import CELL_IDS, CELLS, RESERVE
from littleworlds.games.my_little_battlefield.scenarios import SIDES, UNSCORED
from littleworlds.games.my_little_battlefield.view import ArmyView, BattleView, SectorView, UnitView

# --- actions -------------------------------------------------------------------------------------------------------------------


def describe(cards: Cards, view: BattleView, action: i64) -> ActionLabel:
    """A legal action of the view's seat: its label and the things to select for it."""
    number = int(action)
    if number < GAIN:
        return _describe_simple(cards, view, number)
    if number < ATTACK:
        return _describe_resource(cards, view, number)
    if number < RETREAT:
        return _describe_use(cards, view, number)
    if number < REROLL:
        cell = (number - RETREAT) % CELLS
        word = "do-retreat" if number < TARGET else "do-target"
        return ActionLabel(
            Message(word, {"sector": _sector_name(view, cell)}), [_sector_slot(cell)]
        )
    if number < MOVE:
        return _describe_dice(view, number)
    if number < POWER:
        return _describe_move(view, number)
    if number < EXCHANGE:
        return _describe_power(cards, view, number - POWER)
    if number < FACTION:
        return _describe_exchange(view, number)
    faction = cards.faction_ids[number - FACTION]
    return ActionLabel(Message("do-faction", {"faction": name(faction)}), choice(faction))


def _describe_simple(cards: Cards, view: BattleView, number: int) -> ActionLabel:
    word = ("roll", "end", "follow", "decline", "force")[number]
    args: Args = {}
    message = "do-" + word
    if number == ROLL and view["phase"] != "roll":
        message += "-again" if view["phase"] == "reroll" else "-ai"
        if view["phase"] != "reroll":
            args = {"who": _owner(view["armies"][1])}
    elif number == DECLINE and view["phase"] == "force":
        message += "-force"
    elif number not in (ROLL, DECLINE, FORCE):
        args = (
            {"count": view["follow_cost"], "resource": name("command")} if word == "follow" else {}
        )
    if number == FORCE:
        args = {"morale": int(cards.force_morale), "command": int(cards.force_command)}
    return ActionLabel(Message(message, args), choice(word))


def _describe_resource(cards: Cards, view: BattleView, number: int) -> ActionLabel:
    resource = (number - GAIN) % 2
    track: Slot = (f"track:{view['acting']}-{RESOURCES[resource]}",)
    args: Args = {"resource": name(RESOURCES[resource])}
    if number >= PAY:
        return ActionLabel(Message("do-pay", args), [track])
    return ActionLabel(
        Message("do-gain", args), [*_die(view, FACES.index(RESOURCES[resource])), track]
    )


def _describe_use(cards: Cards, view: BattleView, number: int) -> ActionLabel:
    """Combat, or a special rule."""
    if number == FACTION_RULE:
        faction = _army(view, view["acting"])["faction"] or ""
        return ActionLabel(
            Message("do-faction-rule", {"faction": name(faction)}),
            [*_die(view, 5), (f"side:{view['acting']}",)],
        )
    cell = (number - ATTACK) % CELLS
    face = 5 if number >= SPECIAL else (number - ATTACK) // CELLS
    args: Args = {"sector": _sector_name(view, cell)}
    return ActionLabel(Message("do-" + FACES[face], args), [*_die(view, face), _sector_slot(cell)])


def _describe_dice(view: BattleView, number: int) -> ActionLabel:
    """Rolling dice again, giving them up, setting them."""
    if number >= SET:
        old, new = divmod(number - SET, len(FACES))
        args: Args = {"face": name(FACES[old]), "new": name(FACES[new])}
        return ActionLabel(
            Message("do-set", args), [(f"die:{FACES[old]}",), (f"choice:{FACES[new]}",)]
        )
    word = "reroll" if number < CONVERT else "convert"
    face = FACES[(number - REROLL) % len(FACES)]
    slots: list[Slot] = [(f"die:{face}",)]
    if view["phase"] == "turn":
        slots.append((f"choice:{word}",))
    return ActionLabel(Message("do-" + word, {"face": name(face)}), slots)


def _describe_move(view: BattleView, number: int) -> ActionLabel:
    source, target = divmod(number - MOVE, TARGETS_OF_MOVE)
    side = "b" if view["phase"] == "ai-move" else view["acting"]
    army = _army(view, side)
    if source < CELLS:
        units = [unit for unit in army["units"] if unit["place"] == CELL_IDS[source]]
    else:
        units = [
            unit
            for unit in army["units"]
            if unit["place"] == "reserve" and unit["kind"] == KINDS[source - CELLS]
        ]
    group: Slot = tuple(f"unit:{side}-{unit['id']}" for unit in units)
    args: Args = {"unit": _unit_name(army, units[0])}
    word = "do-move" if source < CELLS else "do-deploy"
    if source < CELLS:
        args["sector"] = _sector_name(view, source)
    slots: list[Slot] = [*_die(view, 2), group]
    if target == RESERVE:
        slots.append((f"reserve:{_other(side)}",))
        return ActionLabel(Message("do-break-out", args), slots)
    args["target"] = _sector_name(view, target)
    slots.append(_sector_slot(target))
    return ActionLabel(Message(word, args), slots)


def _describe_power(cards: Cards, view: BattleView, morale: int) -> ActionLabel:
    """Raising power: from one track, or through a special rule from both."""
    side = view["acting"]
    army = _army(view, side)
    level = army["power"] + 1
    if view["phase"] == "raise":
        return ActionLabel(
            Message(
                "do-power-mixed", {"level": level, "count": morale, "resource": name("morale")}
            ),
            choice(f"pay-{morale}"),
        )
    resource = "morale" if morale else "command"
    args: Args = {"level": level, "count": int(cards.level_cost[level]), "resource": name(resource)}
    return ActionLabel(
        Message("do-power", args),
        [*_die(view, 5), (f"power:{side}",), (f"track:{side}-{resource}",)],
    )


def _describe_exchange(view: BattleView, number: int) -> ActionLabel:
    resource, amount = divmod(number - EXCHANGE, MOST_PAID)
    args: Args = {
        "count": amount + 1,
        "resource": name(RESOURCES[resource]),
        "other": name(RESOURCES[1 - resource]),
    }
    slots: list[Slot] = [
        (f"track:{view['acting']}-{RESOURCES[resource]}",),
        (f"choice:{amount + 1}",),
    ]
    return ActionLabel(Message("do-exchange", args), slots)


def _die(view: BattleView, face: int) -> list[Slot]:
    """The die that an action uses; who follows has none."""
    return [(f"die:{FACES[face]}",)] if view["phase"] == "turn" else []


# --- things --------------------------------------------------------------------------------------------------------------------


def things(cards: Cards, view: BattleView) -> list[Thing]:
    """The scenario, the field with its sectors and units, both sides with their tracks and reserves, the dice."""
    scenario = scenario_of(cards, view["options"])
    about = notes.scenario_notes(scenario, view["seats"])
    found = [
        Thing(
            "scenario:card", Message("thing-scenario", {"scenario": name(scenario.id)}), notes=about
        ),
        Thing("field:map", Message("thing-field"), notes=_counter_notes(view)),
    ]
    for cell in range(CELLS):
        found.append(_sector(cards, view, view["sectors"][cell]))
    for side in SIDES:
        found += _side(cards, view, side)
    found += _dice(cards, view)
    return found


def _counter_notes(view: BattleView) -> list[Message]:
    return [Message("note-counter", {"count": view["counter"]})] if view["counter"] else []


def _sector(cards: Cards, view: BattleView, sector: SectorView) -> Thing:
    number = cards.sector_ids.index(sector["id"])
    # The rule comes first: a terminal shows one note, and its drawing already tells points and gauge.
    said = notes.rule_notes(cards.sector_rules[number])
    said += [_worth_note(cards, view, sector), _gauge_note(view, sector)]
    if sector["shielded"] is not None:
        said.append(Message("note-shielded", {"who": _owner(_army(view, sector["shielded"]))}))
    if sector["burnt"]:
        said.append(Message("note-burnt"))
    said += [Message("role-" + role.replace("_", "-")) for role in sector["roles"]]
    label = Message("thing-sector", {"sector": name(sector["id"]), "cell": sector["cell"]})
    return Thing("sector:" + sector["cell"], label, "field:map", notes=said, icon=sector["id"])


def _worth_note(cards: Cards, view: BattleView, sector: SectorView) -> Message:
    """How far the gauge goes, and what the sector counts for in this scenario."""
    args: Args = {"category": sector["category"]}
    if scenario_of(cards, view["options"]).scoring == UNSCORED:
        return Message("note-sector-unscored", args)
    first, second = sector["worth"]
    if first == second:
        return Message("note-sector", {**args, "points": first})
    owners: Args = {"who": _owner(view["armies"][0]), "other": _owner(view["armies"][1])}
    return Message("note-sector-sides", {**args, **owners, "points": first, "others": second})


def _gauge_note(view: BattleView, sector: SectorView) -> Message:
    gauge = sector["gauge"]
    if gauge is None:
        return Message("note-neutral")
    if gauge == 0:
        return Message("note-gauge-zero")
    args: Args = {"who": _owner(view["armies"][0 if gauge > 0 else 1]), "space": abs(gauge)}
    return Message("note-gauge" if sector["control"] is None else "note-controlled", args)


def _side(cards: Cards, view: BattleView, side: str) -> list[Thing]:
    army = _army(view, side)
    owner = _owner(army)
    args: Args = {"who": owner}
    if army["faction"] is not None:
        args["faction"] = name(army["faction"])
    said = [Message("note-points", {"points": army["points"]})]
    if army["fewer_dice"]:
        said.append(Message("note-fewer-dice", {"count": army["fewer_dice"]}))
    if army["exited"]:
        said.append(Message("note-exited", {"points": army["exited"]}))
    if army["faction"] is not None and view["options"]["faction_powers"] is True:
        said += notes.rule_notes(cards.faction_rules[cards.faction_ids.index(army["faction"])])
    label = Message("thing-side" if army["faction"] is not None else "thing-side-plain", args)
    found = [Thing(f"side:{side}", label, notes=said)]
    for resource, amount in (("morale", army["morale"]), ("command", army["command"])):
        track = Message("thing-track", {"who": owner, "resource": name(resource)})
        found.append(Thing(f"track:{side}-{resource}", track, f"side:{side}", amount))
    power = Message("thing-power", {"who": owner})
    found.append(
        Thing(f"power:{side}", power, f"side:{side}", army["power"], _power_notes(cards, army))
    )
    found.append(
        Thing(
            f"reserve:{side}",
            Message("thing-reserve", {"who": owner}),
            f"side:{side}",
            _in_reserve(army),
        )
    )
    return found + [_unit(cards, army, unit, owner) for unit in army["units"]]


def _unit(cards: Cards, army: ArmyView, unit: UnitView, owner: str) -> Thing:
    side = army["side"]
    place = unit["place"]
    args: Args = {"unit": _unit_name(army, unit), "kind": name(unit["kind"]), "who": owner}
    label = Message("thing-unit-plain" if army["faction"] is None else "thing-unit", args)
    said = notes.unit_notes(cards, KINDS.index(unit["kind"]))
    within = "sector:" + place
    if place == "reserve":
        within = f"reserve:{side}"
    elif place in ("board", "out"):
        within = f"side:{side}"
        said.insert(0, Message("note-unit-" + place))
    return Thing(f"unit:{side}-{unit['id']}", label, within, notes=said, icon=unit["kind"])


def _power_notes(cards: Cards, army: ArmyView) -> list[Message]:
    if army["adversary"] is None:
        return notes.level_notes(cards, army["power"])
    board = next(board for board in cards.adversaries if board.id == army["adversary"])
    level = army["power"]
    args: Args = {
        "level": level,
        "dice": int(board.dice[level]),
        "points": int(board.points[level]),
    }
    return [Message("note-power", args), *notes.rule_notes(board.rules[level])]


def _in_reserve(army: ArmyView) -> int:
    return sum(1 for unit in army["units"] if unit["place"] == "reserve")


def _dice(cards: Cards, view: BattleView) -> list[Thing]:
    """The dice in hand by face, and those used."""
    owner = _owner(_army(view, view["active"]))
    in_hand = sum(view["dice"].values()) + view["rolling"]
    said = [Message("note-rolling", {"count": view["rolling"]})] if view["rolling"] else []
    found = [Thing("hand:dice", Message("thing-dice", {"who": owner}), count=in_hand, notes=said)]
    for face, word in enumerate(FACES):
        if view["dice"][word]:
            label = Message(
                "thing-die", {"face": name(word), "number": int(cards.number_of_face[face])}
            )
            found.append(
                Thing(
                    "die:" + word,
                    label,
                    "hand:dice",
                    view["dice"][word],
                    [notes.face_note(cards, face)],
                    word,
                )
            )
    used: Args = {"faces": [name(face) for face in view["panel"]], "count": len(view["panel"])}
    found.append(
        Thing(
            "panel:dice",
            Message("thing-panel"),
            count=len(view["panel"]),
            notes=[Message("note-panel", used)],
        )
    )
    return found


# --- names ---------------------------------------------------------------------------------------------------------------------


def _army(view: BattleView, side: str) -> ArmyView:
    return view["armies"][SIDES.index(side)]


def _other(side: str) -> str:
    return "b" if side == "a" else "a"


def _owner(army: ArmyView) -> str:
    return name(army["adversary"] or "") if army["seat"] is None else player(army["seat"])


def _unit_name(army: ArmyView, unit: UnitView) -> str:
    return (
        name(unit["kind"]) if army["faction"] is None else name(f"{army['faction']}.{unit['kind']}")
    )


def _sector_name(view: BattleView, cell: int) -> str:
    return name(view["sectors"][cell]["id"])


def _sector_slot(cell: int) -> Slot:
    return ("sector:" + CELL_IDS[cell],)
