"""Actions in words: the label of each, and the things to select for it. From the view alone."""

from littleworlds.core.message import Args, Message, name
from littleworlds.core.native import i64
from littleworlds.core.thing import ActionLabel, Slot, choice
from littleworlds.games.my_little_battlefield.actions import (
    ATTACK,
    CONVERT,
    DECLINE,
    EXCHANGE,
    FACTION,
    FACTION_RULE,
    FOLLOW,
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
from littleworlds.games.my_little_battlefield.data.cards import (
    COMMAND_FACE,
    FACES,
    KINDS,
    MORALE_FACE,
    MOVEMENT_FACE,
    SPECIAL_FACE,
    Cards,
)
from littleworlds.games.my_little_battlefield.data.grid import CELL_IDS, CELLS, RESERVE
from littleworlds.games.my_little_battlefield.data.scenarios import SIDES
from littleworlds.games.my_little_battlefield.data.special_rules import COMMAND, MORALE, RESOURCES
from littleworlds.games.my_little_battlefield.refs import (
    ONLY_THIS,
    army_owner,
    army_unit_name,
    die_ref,
    faction_ref,
    power_ref,
    reserve_ref,
    resource_name,
    sector_ref,
    seen_sector_name,
    side_ref,
    track_ref,
    unit_ref,
)
from littleworlds.games.my_little_battlefield.view import ArmyView, BattleView, UnitView


def describe(cards: Cards, view: BattleView, action: i64) -> ActionLabel:
    """A legal action of the view's seat."""
    number = int(action)
    if number < GAIN:
        return _simple(cards, view, number)
    if number < ATTACK:
        return _resource(view, number)
    if number < RETREAT:
        return _use(view, number)
    if number < REROLL:
        cell = (number - RETREAT) % CELLS
        message = "do-retreat" if number < TARGET else "do-target"
        label = Message(message, {"sector": seen_sector_name(view, cell)})
        return ActionLabel(label, [(sector_ref(cell),)])
    if number < MOVE:
        return _dice(cards, view, number)
    if number < POWER:
        return _move(view, number)
    if number < EXCHANGE:
        return _power(cards, view, number - POWER)
    if number < FACTION:
        return _exchange(view, number)
    faction = cards.faction_ids[number - FACTION]
    label = Message("do-faction", {"faction": name(faction)})
    return ActionLabel(label, [(faction_ref(faction),)])


def _simple(cards: Cards, view: BattleView, number: int) -> ActionLabel:
    """Rolling, ending the turn, and the answers to an offer."""
    word = ("roll", "end", "follow", "decline", "force")[number]
    args: Args = {}
    message = "do-" + word
    if number == ROLL and view["phase"] == "reroll":
        message += "-again"
        args = _roll_price(cards, view)
    elif number == ROLL and view["phase"] != "roll":
        message += "-ai"
        args = {"who": army_owner(view["armies"][1])}
    elif number == DECLINE:
        message += "-force" if view["phase"] == "force" else _why_declined(cards, view)
    elif number == FOLLOW:
        args = {"count": view["follow_cost"], "resource": resource_name(COMMAND)}
    elif number == FORCE:
        args = {"morale": int(cards.force_morale), "command": int(cards.force_command)}
    return ActionLabel(Message(message, args), choice(word))


def _why_declined(cards: Cards, view: BattleView) -> str:
    """Which word tells why copying would bring nothing; none where it would bring something."""
    if view["face"] is None or not is_idle_copy(
        cards,
        FACES.index(view["face"]),
        view["follow_cost"],
        view["armies"][1 - SIDES.index(view["active"])]["morale"],
    ):
        return ""
    return "-" + view["face"]


def is_idle_copy(cards: Cards, face: i64, fee: i64, morale: i64) -> bool:
    """Whether copying a die would bring nothing: command for no less command, or morale that is full already."""
    if face == COMMAND_FACE:
        return cards.resource_gain <= fee
    return face == MORALE_FACE and morale >= cards.maximum


def _resource(view: BattleView, number: int) -> ActionLabel:
    resource = (number - GAIN) % len(RESOURCES)
    track: Slot = (track_ref(view["acting"], resource),)
    args: Args = {"resource": resource_name(resource)}
    if number >= PAY:
        return ActionLabel(Message("do-pay", args), [track])
    die = _die(view, FACES.index(RESOURCES[resource]))
    return ActionLabel(Message("do-gain", args), [*die, track])


def _use(view: BattleView, number: int) -> ActionLabel:
    """Combat, or a special rule."""
    if number == FACTION_RULE:
        faction = _army(view, view["acting"])["faction"] or ""
        label = Message("do-faction-rule", {"faction": name(faction)})
        slots = [*_die(view, SPECIAL_FACE), (side_ref(view["acting"]),), *_alone(view)]
        return ActionLabel(label, slots)
    cell = (number - ATTACK) % CELLS
    face = SPECIAL_FACE if number >= SPECIAL else (number - ATTACK) // CELLS
    label = Message("do-" + FACES[face], {"sector": seen_sector_name(view, cell)})
    slots = [*_die(view, face), (sector_ref(cell),)]
    return ActionLabel(label, slots + _alone(view) if face == SPECIAL_FACE else slots)


def _alone(view: BattleView) -> list[Slot]:
    """A rule may be used together with the answer to what it asks first; or alone."""
    return [(ONLY_THIS,)] if view["phase"] == "turn" else []


def _roll_price(cards: Cards, view: BattleView) -> Args:
    """What rolling again costs now: nothing at first, and nothing by a special rule."""
    free = view["rule"] is not None or view["rerolls"] < cards.free_rerolls
    return {"price": 0 if free else int(cards.reroll_cost), "resource": resource_name(MORALE)}


def _dice(cards: Cards, view: BattleView, number: int) -> ActionLabel:
    """Rolling dice again, giving them up, setting them."""
    if number >= SET:
        old, new = divmod(number - SET, len(FACES))
        args: Args = {"face": name(FACES[old]), "new": name(FACES[new])}
        return ActionLabel(Message("do-set", args), [(die_ref(FACES[old]),), *choice(FACES[new])])
    word = "reroll" if number < CONVERT else "convert"
    face = FACES[(number - REROLL) % len(FACES)]
    slots: list[Slot] = [(die_ref(face),)]
    told: Args = {"face": name(face)}
    if word == "reroll":
        told.update(_roll_price(cards, view))
    if view["phase"] != "turn":
        return ActionLabel(Message("do-" + word, told), slots)
    if word == "convert":
        told["count"] = int(cards.convert_discards)
    message = "do-reroll-first" if word == "reroll" else "do-convert-first"
    return ActionLabel(Message(message, told), slots + choice(word))


def _move(view: BattleView, number: int) -> ActionLabel:
    source, target = divmod(number - MOVE, TARGETS_OF_MOVE)
    side = "b" if view["phase"] == "ai-move" else view["acting"]
    army = _army(view, side)
    units = _units_from(army, source)
    alike: Slot = tuple(unit_ref(side, unit["id"]) for unit in units)
    slots: list[Slot] = [*_die(view, MOVEMENT_FACE), alike]
    args: Args = {"unit": army_unit_name(army, units[0])}
    if source < CELLS:
        args["sector"] = seen_sector_name(view, source)
    if target == RESERVE:
        enemy = SIDES[1 - SIDES.index(side)]
        return ActionLabel(Message("do-break-out", args), [*slots, (reserve_ref(enemy),)])
    args["target"] = seen_sector_name(view, target)
    label = Message("do-move" if source < CELLS else "do-deploy", args)
    return ActionLabel(label, [*slots, (sector_ref(target),)])


def _units_from(army: ArmyView, source: int) -> list[UnitView]:
    """The units any of which a movement may take: those in a cell, or of a kind in the reserve."""
    if source < CELLS:
        return [unit for unit in army["units"] if unit["place"] == CELL_IDS[source]]
    kind = KINDS[source - CELLS]
    return [unit for unit in army["units"] if unit["place"] == "reserve" and unit["kind"] == kind]


def _power(cards: Cards, view: BattleView, morale: int) -> ActionLabel:
    """Raising power: from one track, or through a special rule from both."""
    side = view["acting"]
    level = _army(view, side)["power"] + 1
    if view["phase"] == "raise":
        mixed: Args = {"level": level, "count": morale, "resource": resource_name(MORALE)}
        return ActionLabel(Message("do-power-mixed", mixed), choice(f"pay-{morale}"))
    resource = MORALE if morale else COMMAND
    args: Args = {
        "level": level,
        "count": int(cards.level_cost[level]),
        "resource": resource_name(resource),
    }
    # Not the track itself: pointing at a track means to gain.
    slots = [*_die(view, SPECIAL_FACE), (power_ref(side),), *choice(f"with-{RESOURCES[resource]}")]
    return ActionLabel(Message("do-power", args), slots)


def _exchange(view: BattleView, number: int) -> ActionLabel:
    resource, amount = divmod(number - EXCHANGE, MOST_PAID)
    args: Args = {
        "count": amount + 1,
        "resource": resource_name(resource),
        "other": resource_name(1 - resource),
    }
    slots = [(track_ref(view["acting"], resource),), *choice(str(amount + 1))]
    return ActionLabel(Message("do-exchange", args), slots)


def _die(view: BattleView, face: int) -> list[Slot]:
    """The die that an action uses; who follows has none."""
    return [(die_ref(FACES[face]),)] if view["phase"] == "turn" else []


def _army(view: BattleView, side: str) -> ArmyView:
    return view["armies"][SIDES.index(side)]
