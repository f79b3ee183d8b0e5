"""Special rules in words, built from the data: a corrected rule explains itself."""

from typing import Final

from littleworlds.core.message import Args, Message, name
from littleworlds.core.native import i64
from littleworlds.games.my_little_battlefield.data.cards import (
    COMMAND_FACE,
    FACES,
    KINDS,
    MORALE_FACE,
    SPECIAL_FACE,
    Adversary,
    Cards,
)
from littleworlds.games.my_little_battlefield.data.special_rules import (
    BY_ADVERSARY,
    CHOICE,
    COMBAT,
    COMBAT_FACES,
    FORCE_RETREAT,
    GAIN,
    NOTHING,
    OPS,
    RAISE,
    REGRESS,
    REGRESS_WHERE,
    RESOURCES,
    SHIFT,
    STEAL,
    WHERE,
    WILD,
    Op,
    Rule,
)

STEPS: Final = [
    "rule-" + word.replace("_", "-") + end for word in OPS for end in ("", "-choice", "-wild")
]
"""The notes of rules beside their first: what a rule does after its price, or in several steps."""


def rule_notes(rule: Rule) -> list[Message]:
    """What a special rule costs and does, step by step."""
    notes: list[Message] = []
    if rule.cost == CHOICE:
        notes.append(Message("rule-cost-choice", {"count": int(rule.price)}))
    elif rule.cost != NOTHING:
        notes.append(
            Message("rule-cost", {"count": int(rule.price), "resource": name(RESOURCES[rule.cost])})
        )
    notes += [_op_note(op, rule.source == BY_ADVERSARY) for op in rule.ops]
    return notes or [Message("rule-nothing")]


def _op_note(op: Op, by_adversary: bool) -> Message:
    args: Args = {"count": int(op.amount)}
    word = OPS[op.code].replace("_", "-")
    if op.code in (GAIN, STEAL) and op.resource == CHOICE:
        word += "-choice"
    elif op.resource >= 0:
        args["resource"] = name(RESOURCES[op.resource])
    if op.code == COMBAT:
        word += "-wild" if op.face == WILD else ""
        args["face"] = name(COMBAT_FACES[op.face])
    if op.code == FORCE_RETREAT:
        args["units"] = [name(KINDS[kind]) for kind in op.kinds]
    if op.code in (COMBAT, FORCE_RETREAT):
        args["where"] = "adjacent" if WHERE[op.where].startswith("adjacent") else "any"
    if op.code in (SHIFT, RAISE):
        args["flag"] = "yes" if op.flag else "no"
    if op.code == REGRESS:
        args["where"] = REGRESS_WHERE[op.where]
    return Message(("ladder-" if by_adversary else "rule-") + word, args)


def level_notes(cards: Cards, level: int, scored: bool) -> list[Message]:
    """What the power track gives at a level, and what the next one costs. Points are told where the scenario counts them."""
    points = int(cards.level_points[level]) if scored else None
    notes = [_power_note(level, int(cards.level_dice[level]), points)]
    if level < cards.top:
        unit = int(cards.level_unit[level + 1])
        args: Args = {
            "level": level + 1,
            "cost": int(cards.level_cost[level + 1]),
            "dice": int(cards.level_dice[level + 1]),
        }
        if unit >= 0:
            args["unit"] = name(KINDS[unit])
        message = "note-next-power-unit" if unit >= 0 else "note-next-power"
        if scored:
            args["points"] = int(cards.level_points[level + 1])
        notes.append(Message(message if scored else message + "-dice", args))
    later = range(level + 2, int(cards.top) + 1)
    return notes + [_later_level(cards, above, scored) for above in later]


def _later_level(cards: Cards, level: int, scored: bool) -> Message:
    """A level that is still some way off."""
    args: Args = {
        "level": level,
        "cost": int(cards.level_cost[level]),
        "dice": int(cards.level_dice[level]),
    }
    if not scored:
        return Message("note-later-power-dice", args)
    return Message("note-later-power", {**args, "points": int(cards.level_points[level])})


def ladder_notes(adversary: Adversary, level: int, scored: bool) -> list[Message]:
    """What an adversary has at a level and at those above it: dice, points and a special rule."""
    notes: list[Message] = []
    for above in range(level, len(adversary.rules)):
        points = int(adversary.points[above]) if scored else None
        notes.append(_power_note(above, int(adversary.dice[above]), points))
        notes += rule_notes(adversary.rules[above])
    return notes


def _power_note(level: int, dice: int, points: int | None) -> Message:
    if points is None:
        return Message("note-power-dice", {"level": level, "dice": dice})
    return Message("note-power", {"level": level, "dice": dice, "points": points})


def face_note(cards: Cards, face: int) -> Message:
    """What a die may be used for."""
    args: Args = {"count": int(cards.resource_gain)} if face in (MORALE_FACE, COMMAND_FACE) else {}
    return Message("note-face-" + FACES[face], args)


def adversary_face_notes(
    cards: Cards, adversary: Adversary, level: int, face: int
) -> list[Message]:
    """What an adversary at a level does with a die."""
    args: Args = {"who": name(adversary.id), "level": level, "count": int(cards.ai_gain)}
    told = Message("note-adversary-" + FACES[face], args)
    if face != SPECIAL_FACE:
        return [told]
    return [told, *rule_notes(adversary.rules[level])]


def track_note(cards: Cards, resource: i64, adversary: bool) -> Message:
    """What a resource is for."""
    word = "note-track-" + RESOURCES[resource] + ("-adversary" if adversary else "")
    return Message(word, {"count": int(cards.maximum)})


def faction_unit_note(cards: Cards, faction: str, kind: int) -> Message:
    """A unit by its name and what it is good for, in one sentence."""
    args: Args = {
        "unit": name(f"{faction}.{KINDS[kind]}"),
        "kind": name(KINDS[kind]),
        "results": int(cards.results[kind]),
        "zone": int(cards.zone[kind]),
        "swaps": "yes" if cards.swaps[kind] else "no",
    }
    return Message("note-faction-unit", args)


def unit_notes(cards: Cards, kind: int) -> list[Message]:
    """What a kind of unit is good for."""
    notes = [Message("note-zone", {"count": int(cards.zone[kind])})]
    if cards.results[kind] > 1:
        notes.insert(0, Message("note-results", {"count": int(cards.results[kind])}))
    if cards.swaps[kind]:
        notes.insert(1, Message("note-swaps"))
    return notes
