"""The end of the play: somebody reaches the goal, or takes the last token."""

from typing import TYPE_CHECKING

from littleworlds.core.event import Event
from littleworlds.games.little_factory import events
from littleworlds.games.little_factory.rules.phases import OVER, WRAP
from littleworlds.games.little_factory.scoring import points

if TYPE_CHECKING:
    from littleworlds.games.little_factory.state.position import FactoryState


def check_goal(state: "FactoryState", tell: list[Event] | None) -> bool:
    """After each building and each token that somebody gets. Returns whether the play is over."""
    if points(state, state.active) < state.cards.goal:
        return False
    _finish(state)
    if tell is not None:
        tell.append(events.play_over(state))
    return True


def tokens_gone(state: "FactoryState", tell: list[Event] | None) -> None:
    """With the last token the play is over, whoever is ahead."""
    _finish(state)
    if tell is not None:
        tell.append(events.tokens_gone())
        tell.append(events.play_over(state))


def _finish(state: "FactoryState") -> None:
    """The play is over at once, whatever else was under way."""
    state.phase = OVER
    state.after = WRAP
    state.budget = 0
    state.paid = 0
    state.taken = 0
    state.used = 0
