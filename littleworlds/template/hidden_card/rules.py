"""The rules: what is allowed, and what it does. Everything is checked before anything changes."""

from typing import TYPE_CHECKING

from littleworlds.core import Chance, Tell, i64, player

from . import events
from .actions import DRAW

if TYPE_CHECKING:
    from .state import Position


def deal(state: "Position", chance: Chance, tell: Tell) -> "Position":
    """Set up a play: everybody gets a card that nobody else sees."""
    state.hands = [take(state, chance) for _ in range(state.seats)]
    events.dealt(state, tell)
    return state


def take(state: "Position", chance: Chance) -> str:
    """A card from the deck. The deck has no order: which card it is, is decided only now."""
    return state.deck.pop(chance.index(len(state.deck)))


def legal(state: "Position", seat: i64) -> list[i64]:
    """First a bet, then a card."""
    if seat not in state.actors():
        return []
    return [DRAW] if state.bets[seat] else list(range(1, state.game.num_actions))


def apply(state: "Position", seat: i64, action: i64, chance: Chance, tell: Tell) -> bool:
    """Bet or draw. True if this can never be taken back, since somebody saw what chance decided."""
    if seat not in state.actors():
        raise state.illegal("not-your-decision", action, {"seat": player(seat)})
    if action not in legal(state, seat):
        raise state.illegal("bet-then-draw", action)
    if action != DRAW:
        state.bets[seat] = action
        events.bet(state, seat, tell)
        return False
    state.drawn[seat] = take(state, chance)
    events.drew(state, seat, tell)
    return True
