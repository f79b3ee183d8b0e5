"""Solo play: pools instead of a draft, exchanges, scenarios.

The deck and the pools together are one bag, for nobody has seen either; the pools' share of it is
kept back. When no more than that share is left, exchanges draw from the discards, shuffled into a
new deck.
"""

from typing import TYPE_CHECKING

from littleworlds.core.chance import Chance
from littleworlds.core.event import Event
from littleworlds.core.native import i64
from littleworlds.games.wonderful_world import events
from littleworlds.games.wonderful_world.rules import designs, rounds
from littleworlds.games.wonderful_world.rules.phases import PLANNING
from littleworlds.games.wonderful_world.state.area import Area

if TYPE_CHECKING:
    from littleworlds.games.wonderful_world.state.position import WorldState


def impose_scenario(state: "WorldState", tell: list[Event] | None) -> None:
    """The cards of the scenario leave the deck and are under construction from the start."""
    deck = state.deck[:]
    for design in state.cards.scenarios[state.scenario].imposed:
        deck.remove(design)
        state.areas[0].start(state.cards, design)
    state.deck = deck
    if tell is not None:
        tell.append(events.imposed(state))


def legal_empires(state: "WorldState", actions: list[i64]) -> None:
    base = state.cards.empire_base
    for empire in range(len(state.cards.empire_names)):
        actions.append(base + empire)


def choose_empire(
    state: "WorldState", area: Area, action: i64, chance: Chance, tell: list[Event] | None
) -> bool:
    """Take an empire of the face in play; the first round begins."""
    cards = state.cards
    empire = action - cards.empire_base
    if not 0 <= empire < len(cards.empire_names):
        raise state.illegal("empire-first", action)
    area.take_empire(cards, cards.faces[state.face][empire])
    if tell is not None:
        tell.append(events.empire_taken(state, 0))
    return rounds.begin_round(state, chance, tell)


def draw_pool(
    state: "WorldState", area: Area, action: i64, chance: Chance, tell: list[Event] | None
) -> bool:
    """Take a pool in hand once the last one is used up."""
    cards = state.cards
    if state.seats > 1:
        raise state.illegal("cards-are-dealt", action)
    if area.drafted:
        raise state.illegal("cards-first", action)
    if state.phase != PLANNING or state.taken >= cards.pools:
        raise state.illegal("no-more-pools", action, {"count": int(cards.pools)})
    deck = state.deck[:]
    for _ in range(cards.pool):
        area.drafted.append(deck.pop(chance.index(len(deck))))
    area.drafted.sort()
    state.deck = deck
    state.taken += 1
    if tell is not None:
        tell.append(events.drew_pool(state))
    return True


# --- exchanges ----------------------------------------------------------------------------------


def legal_exchange(state: "WorldState", area: Area, actions: list[i64]) -> bool:
    """What an exchange under way asks for, or the next pool. Returns whether that is all."""
    cards = state.cards
    if state.shown:
        designs.list_each(actions, state.shown, cards.keep_base)
        return True
    if state.given == cards.paid:
        actions.append(cards.draw)
        return True
    if state.given > 0:
        designs.list_each(actions, area.drafted, cards.give_base)
        return True
    if not area.drafted:
        actions.append(cards.draw if state.solo_goes_on() else cards.done)
    return False


def give_first(
    state: "WorldState", area: Area, action: i64, at: i64, tell: list[Event] | None
) -> None:
    """Begin an exchange: give the first of the cards that it takes."""
    if len(area.drafted) < state.cards.paid:
        raise state.illegal("too-few-to-give", action, {"count": int(state.cards.paid)})
    _give(state, area, at, tell)
    _give_forced(state, area, tell)


def exchange(
    state: "WorldState", area: Area, action: i64, chance: Chance, tell: list[Event] | None
) -> bool:
    """An exchange under way: give the rest, draw, keep one."""
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
        _draw(state, area, chance, tell)
        return True
    design = action - cards.give_base
    if not (0 <= design < cards.size and design in area.drafted):
        raise state.illegal("give-first", action)
    _give(state, area, area.drafted.index(design), tell)
    _give_forced(state, area, tell)
    return False


def _give(state: "WorldState", area: Area, at: i64, tell: list[Event] | None) -> None:
    design = area.drafted.pop(at)
    state.discards.append(design)
    state.given += 1
    if tell is not None:
        tell.append(events.gave(state, design))


def _give_forced(state: "WorldState", area: Area, tell: list[Event] | None) -> None:
    """Equal cards leave no choice of what to give."""
    drafted = area.drafted
    while state.given < state.cards.paid and drafted.count(drafted[0]) == len(drafted):
        _give(state, area, 0, tell)


def _draw(state: "WorldState", area: Area, chance: Chance, tell: list[Event] | None) -> None:
    """Draw the cards of which one is kept. Pools still to come keep their share of the deck."""
    cards = state.cards
    reserved = cards.pool * state.pools_to_come()
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
                tell.append(events.reshuffled(len(fresh)))
        shown.append(fresh.pop(chance.index(len(fresh))))
    shown.sort()
    state.deck = deck
    state.fresh = fresh
    state.shown = shown
    state.given = 0
    if tell is not None:
        tell.append(events.drew(state))
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
        tell.append(events.kept(state, design))
