"""Solo play: pools instead of a draft, exchanges, scenarios.

The deck and the pools together are one bag, for nobody has seen either; the pools' share of it is kept back. When no more than
that share is left, exchanges draw from the discards, shuffled into a new deck.
"""

from typing import TYPE_CHECKING

from littleworlds.core.chance import Chance
from littleworlds.core.event import Event
from littleworlds.core.message import name, player
from littleworlds.core.native import i64
from littleworlds.games.wonderful_world import telling
from littleworlds.games.wonderful_world.area import Area
from littleworlds.games.wonderful_world.phases import PLANNING

if TYPE_CHECKING:
    from littleworlds.games.wonderful_world.rules import WorldState


def impose(state: "WorldState", tell: list[Event] | None) -> None:
    """The cards of the scenario leave the deck and are under construction from the start."""
    cards = state.cards
    scenario = cards.scenarios[state.scenario]
    deck = state.deck[:]
    for design in scenario.imposed:
        deck.remove(design)
        state.areas[0].start(cards, design)
    state.deck = deck
    if tell is not None:
        imposed = [name(cards.ids[design]) for design in scenario.imposed]
        tell.append(Event("imposed", {"scenario": name(scenario.id), "cards": imposed}))


def choose_empire(
    state: "WorldState", area: Area, action: i64, chance: Chance, tell: list[Event] | None
) -> bool:
    """The player takes an empire of the face in play, and the first round begins."""
    cards = state.cards
    empire = action - cards.empire_base
    if not 0 <= empire < len(cards.empire_names):
        raise state.illegal("not-now", action)
    area.found(cards, cards.faces[state.face][empire])
    if tell is not None:
        tell.append(telling.founded(state, 0))
    return state.begin_round(chance, tell)


def actions(state: "WorldState", area: Area, actions: list[i64]) -> bool:
    """What an exchange under way asks for, or the next pool; whether that is all."""
    cards = state.cards
    if state.shown:
        _each_kept(state, actions)
        return True
    if state.given == cards.paid:
        actions.append(cards.draw)
        return True
    if state.given > 0:
        for design in area.drafted:
            if cards.give_base + design not in actions:
                actions.append(cards.give_base + design)
        return True
    if not area.drafted:
        actions.append(cards.draw if goes_on(state) else cards.done)
    return False


def _each_kept(state: "WorldState", actions: list[i64]) -> None:
    for design in state.shown:
        if state.cards.keep_base + design not in actions:
            actions.append(state.cards.keep_base + design)


def goes_on(state: "WorldState") -> bool:
    """Whether the planning has more to ask: a pool to come, or an exchange under way."""
    return state.phase == PLANNING and (state.taken < state.cards.pools or state.given > 0)


def draw_pool(
    state: "WorldState", area: Area, action: i64, chance: Chance, tell: list[Event] | None
) -> bool:
    """Take a pool in hand once the last one is used up."""
    cards = state.cards
    if state.seats != 1 or state.phase != PLANNING or area.drafted or state.taken >= cards.pools:
        raise state.illegal("not-now", action)
    deck = state.deck[:]
    for _ in range(cards.pool):
        area.drafted.append(deck.pop(chance.index(len(deck))))
    area.drafted.sort()
    state.deck = deck
    state.taken += 1
    if tell is not None:
        tell.append(telling.drew_pool(state))
    return True


def give(state: "WorldState", area: Area, action: i64, at: i64, tell: list[Event] | None) -> None:
    """The first card paid for an exchange."""
    if len(area.drafted) < state.cards.paid:
        raise state.illegal("too-few-to-give", action, {"count": int(state.cards.paid)})
    _pay(state, area, at, tell)
    _pay_forced(state, area, tell)


def exchange(
    state: "WorldState", area: Area, action: i64, chance: Chance, tell: list[Event] | None
) -> bool:
    """An exchange under way: pay the rest, draw, keep one."""
    cards = state.cards
    if state.shown:
        design = action - cards.keep_base
        if not (0 <= design < cards.size and design in state.shown):
            raise state.illegal("keep-first", action)
        _keep(state, area, design, tell)
        return False
    if state.given == cards.paid:
        if action != cards.draw:
            raise state.illegal("draw-first", action)
        _show(state, area, chance, tell)
        return True
    design = action - cards.give_base
    if not (0 <= design < cards.size and design in area.drafted):
        raise state.illegal("give-first", action)
    _pay(state, area, area.drafted.index(design), tell)
    _pay_forced(state, area, tell)
    return False


def _pay(state: "WorldState", area: Area, at: i64, tell: list[Event] | None) -> None:
    design = area.drafted.pop(at)
    state.discards.append(design)
    state.given += 1
    if tell is not None:
        tell.append(Event("gave", {"who": player(0), "card": name(state.cards.ids[design])}))


def _pay_forced(state: "WorldState", area: Area, tell: list[Event] | None) -> None:
    """Equal cards leave no choice of what to pay with."""
    while state.given < state.cards.paid and area.drafted.count(area.drafted[0]) == len(
        area.drafted
    ):
        _pay(state, area, 0, tell)


def _show(state: "WorldState", area: Area, chance: Chance, tell: list[Event] | None) -> None:
    """Draw the cards of which one is kept. The pools that are still to come keep their share of the deck."""
    cards = state.cards
    reserved = cards.pool * ((cards.rounds - state.round) * cards.pools + cards.pools - state.taken)
    deck = state.deck[:]
    fresh = state.fresh[:]
    shown: list[i64] = []
    for _ in range(cards.shown):
        if len(deck) > reserved:
            shown.append(deck.pop(chance.index(len(deck))))
            continue
        if not fresh:
            fresh = sorted(state.discards)
            state.discards = []
            if tell is not None:
                tell.append(Event("reshuffled", {"count": len(fresh)}))
        shown.append(fresh.pop(chance.index(len(fresh))))
    shown.sort()
    state.deck = deck
    state.fresh = fresh
    state.shown = shown
    state.given = 0
    if tell is not None:
        tell.append(
            Event(
                "drew", {"who": player(0), "cards": [name(cards.ids[design]) for design in shown]}
            )
        )
    if shown.count(shown[0]) == len(shown):
        _keep(state, area, shown[0], tell)


def _keep(state: "WorldState", area: Area, design: i64, tell: list[Event] | None) -> None:
    rest = state.shown[:]
    rest.remove(design)
    state.discards += rest
    state.shown = []
    area.drafted.append(design)
    area.drafted.sort()
    if tell is not None:
        tell.append(Event("kept", {"who": player(0), "card": name(state.cards.ids[design])}))
