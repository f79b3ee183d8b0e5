"""The hand limit: nobody may hold more than seven cards, `cards.hand_limit`.

It is tested after paying and after each card taken, so what is discarded for a card makes room for
it. Buildings stand on the table and need no room. The lists of legal actions leave out what has no
room, each by its own quick test; here it is refused.
"""

from typing import TYPE_CHECKING

from littleworlds.core.native import i64

if TYPE_CHECKING:
    from littleworlds.games.little_factory.state.position import FactoryState


def check_hand_limit(state: "FactoryState", design: i64, discarded: i64, action: i64) -> None:
    """Refuse a card for which the hand has no room, once so many cards are discarded for it."""
    limit = state.cards.hand_limit
    if design < state.cards.resources and len(state.hands[state.active]) - discarded >= limit:
        raise state.illegal("hand-full", action, {"limit": int(limit)})
