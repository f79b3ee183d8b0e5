"""Actions for people: a label, and what to select for it on the table."""

from littleworlds.core import ActionLabel, Message, choice, i64

from .actions import DRAW


def describe(action: i64) -> ActionLabel:
    """One draws by selecting the deck. A bet is about no thing: it is a choice of its own."""
    if action == DRAW:
        return ActionLabel(Message("do-draw"), [("pile:deck",)])
    return ActionLabel(Message("do-bet", {"coins": action}), choice(f"bet-{action}"))
