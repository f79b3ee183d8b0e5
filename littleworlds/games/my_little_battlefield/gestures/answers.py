"""A die, or a copy of one, together with what it asks."""

from typing import Final

from littleworlds.core.chance import Seeded
from littleworlds.core.gesture import Gesture
from littleworlds.core.message import Args, Message
from littleworlds.core.native import i64
from littleworlds.core.thing import ActionLabel, Slot
from littleworlds.games.my_little_battlefield.actions import (
    FACTION_RULE,
    FOLLOW,
    RETREAT,
    SPECIAL,
)
from littleworlds.games.my_little_battlefield.data.special_rules import (
    COMMAND,
    FACTION_SLOT,
    MORALE,
    RESOURCES,
)
from littleworlds.games.my_little_battlefield.describe import describe
from littleworlds.games.my_little_battlefield.refs import (
    ONLY_THIS,
    SAME,
    resource_name,
    rule_name,
)
from littleworlds.games.my_little_battlefield.rules import follow
from littleworlds.games.my_little_battlefield.rules.phases import (
    AIMING,
    DEPLOYING,
    EXCHANGING,
    FOLLOWING,
    GAINING,
    MOVING,
    PAYING,
    RAISING,
    SETTING,
)
from littleworlds.games.my_little_battlefield.state.position import BattleState

_ANSWERS: Final = (AIMING, DEPLOYING, EXCHANGING, GAINING, MOVING, PAYING, RAISING, SETTING)


def after(state: BattleState, seat: i64, action: i64) -> BattleState:
    """The position that an action leads to."""
    world = state.copy()
    world.apply(seat, action, Seeded(0))
    return world


def asks(state: BattleState, seat: i64) -> bool:
    """Whether a special rule under way asks the seat something."""
    return state.asked == seat and state.phase in _ANSWERS


def rules(state: BattleState, seat: i64) -> list[Gesture]:
    """Special rules with the answer to what they ask first."""
    listed: list[Gesture] = []
    for action in state.legal(seat):
        if SPECIAL <= action < RETREAT:
            world = after(state, seat, action)
            if asks(world, seat):
                begun = describe(state.cards, state.view(int(seat)), action)
                slots = [slot for slot in begun.slots if slot[0] != ONLY_THIS]
                if world.phase == SETTING:
                    # The die that is turned and the sector could mean combat with that die there.
                    slots = slots[:1]
                listed += _answered(world, seat, [action], slots, "do-rule-", {})
    return listed


def copies(state: BattleState, seat: i64) -> list[Gesture]:
    """Following, with the use of the copied die and what that asks first."""
    world = after(state, seat, FOLLOW)
    if asks(world, seat):
        price = _price(state, follow.only_use(_following(state)))
        return _answered(world, seat, [FOLLOW], [], "do-follow-rule-", price)
    if world.phase != FOLLOWING:
        return []
    view = world.view(int(seat))
    listed: list[Gesture] = []
    for use in world.legal(seat):
        used = after(world, seat, use)
        told = describe(world.cards, view, use)
        price = _price(state, use)
        if asks(used, seat):
            listed += _answered(used, seat, [FOLLOW, use], told.slots, "do-follow-rule-", price)
        else:
            # What a rule that asks nothing belongs to may be what another one is aimed at.
            alone: list[Slot] = [(ONLY_THIS,)] if SPECIAL <= use < RETREAT else []
            label = Message(_longer("do-follow-", told.label), {**told.label.args, **price})
            listed.append(Gesture(label, told.slots + alone, [FOLLOW, use]))
    return listed


def only_copy(state: BattleState, seat: i64) -> ActionLabel | None:
    """Following, where the copied die has one use and is used at once: with what that is, what it costs besides, and the
    things that it is about. None where the die has several uses."""
    world = _following(state)
    use = follow.only_use(world)
    if use < 0:
        return None
    told = describe(world.cards, world.view(int(seat)), use)
    label = Message(_longer("do-follow-", told.label), {**told.label.args, **_price(state, use)})
    # Where a rule asks something, the answer is what is pointed at.
    asked = asks(after(state, seat, FOLLOW), seat)
    things = [] if asked else [slot for slot in told.slots if not slot[0].startswith("choice:")]
    return ActionLabel(label, [*things, ("choice:follow",)])


def _following(state: BattleState) -> BattleState:
    """The position with the copy paid for and not used yet."""
    world = state.copy()
    follow.answer(world, FOLLOW, None)
    return world


def _price(state: BattleState, use: i64) -> Args:
    """What following costs, and what a rule that the copied die is used for costs besides."""
    price: Args = {
        "fee": int(state.cards.follow_cost + state.tax),
        "paid": resource_name(COMMAND),
        "cost": 0,
        "cost_in": resource_name(MORALE),
    }
    if SPECIAL <= use <= FACTION_RULE:
        slot: i64 = FACTION_SLOT if use == FACTION_RULE else use - SPECIAL
        rule = state.rule_at(slot, 1 - state.active)
        if 0 <= rule.cost < len(RESOURCES):
            price["cost"] = int(rule.price)
            price["cost_in"] = resource_name(rule.cost)
    return price


def _answered(
    world: BattleState,
    seat: i64,
    actions: list[i64],
    begun: list[Slot],
    prefix: str,
    about: Args,
) -> list[Gesture]:
    """Actions with each answer to the question of a rule that they bring up."""
    view = world.view(int(seat))
    rule: Args = {"rule": rule_name(world, world.acting(), world.rule)}
    listed: list[Gesture] = []
    for answer in world.legal(seat):
        told = describe(world.cards, view, answer)
        label = Message(_longer(prefix, told.label), {**told.label.args, **rule, **about})
        listed.append(Gesture(label, joined(begun, told.slots), [*actions, answer]))
    return listed


def _longer(prefix: str, label: Message) -> str:
    return prefix + label.id.removeprefix("do-")


def joined(begun: list[Slot], more: list[Slot]) -> list[Slot]:
    """The slots of both. The sector of a rule may be its target too, and nothing is selected twice: what is meant again is
    chosen by `choice:same`, after that by `choice:same-2`."""
    slots = list(begun)
    for slot in more:
        again = sum(1 for one in slots if one[0].startswith(SAME))
        if slot not in begun:
            slots.append(slot)
        else:
            slots.append((SAME if again == 0 else f"{SAME}-{again + 1}",))
    return slots
