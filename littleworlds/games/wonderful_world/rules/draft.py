"""The draft: hands are dealt, everybody picks a card in secret, and the hands travel on."""

from typing import TYPE_CHECKING

from littleworlds.core.chance import Chance
from littleworlds.core.event import Event
from littleworlds.core.native import i64
from littleworlds.games.wonderful_world import events
from littleworlds.games.wonderful_world.refs import card_name
from littleworlds.games.wonderful_world.rules import designs
from littleworlds.games.wonderful_world.rules.phases import DRAFT, PLANNING
from littleworlds.games.wonderful_world.state.area import Area

if TYPE_CHECKING:
    from littleworlds.games.wonderful_world.state.position import WorldState


def deal_hands(state: "WorldState", chance: Chance, tell: list[Event] | None) -> None:
    state.phase = DRAFT
    state.picks = 0
    deck = state.deck[:]
    size = state.cards.hand_sizes[state.seats]
    for area in state.areas:
        hand: list[i64] = []
        for _ in range(size):
            hand.append(deck.pop(chance.index(len(deck))))
        hand.sort()
        area.hand = hand
        area.done = False
    state.deck = deck
    if tell is not None:
        tell.append(events.dealt(state))


def legal_picks(area: Area, actions: list[i64]) -> None:
    """A card of the hand."""
    designs.list_each(actions, area.hand, 0)


def pick(state: "WorldState", seat: i64, area: Area, action: i64, tell: list[Event] | None) -> bool:
    """Choose a card in secret; when all have chosen, the cards are revealed and the hands move
    on."""
    if not 0 <= action < state.cards.size:
        raise state.illegal("pick-first", action)
    at = designs.position(area.hand, action)
    if at < 0:
        raise state.illegal("not-in-hand", action, {"card": card_name(state.cards, action)})
    area.hand.pop(at)
    area.pick = action
    area.done = True
    if tell is not None:
        tell.append(events.picked(state, seat, action))
    for other in state.areas:
        if not other.done:
            return False
    _reveal(state, tell)
    return True


def _reveal(state: "WorldState", tell: list[Event] | None) -> None:
    for seat, area in enumerate(state.areas):
        if tell is not None:
            tell.append(events.revealed(state, seat, area.pick))
        area.drafted.append(area.pick)
        area.pick = -1
        area.done = False
    state.picks += 1
    if state.picks == state.cards.drafted:
        _discard_hands(state, tell)
    else:
        _pass_hands(state, tell)
        if state.picks + 1 < state.cards.drafted or len(state.areas[0].hand) > 1:
            return
        _take_last(state, tell)
    state.phase = PLANNING
    state.picks = 0
    if tell is not None:
        tell.append(events.planning_begins(state))


def _pass_hands(state: "WorldState", tell: list[Event] | None) -> None:
    """To the left in odd rounds, to the right in even ones."""
    areas = state.areas
    last = len(areas) - 1
    if state.cards.directions[state.round - 1] > 0:
        hand = areas[last].hand
        for seat in range(last, 0, -1):
            areas[seat].hand = areas[seat - 1].hand
        areas[0].hand = hand
    else:
        hand = areas[0].hand
        for seat in range(last):
            areas[seat].hand = areas[seat + 1].hand
        areas[last].hand = hand
    if tell is not None:
        tell.append(events.passed(state))


def _take_last(state: "WorldState", tell: list[Event] | None) -> None:
    """The last card of a hand is no choice."""
    for seat, area in enumerate(state.areas):
        design = area.hand.pop()
        area.drafted.append(design)
        if tell is not None:
            tell.append(events.revealed(state, seat, design))


def _discard_hands(state: "WorldState", tell: list[Event] | None) -> None:
    """At two seats, what is left in hand is discarded without a bonus."""
    for seat, area in enumerate(state.areas):
        if tell is not None and area.hand:
            tell.append(events.left_over(state, seat))
        state.discards += area.hand
        area.hand = []
