"""What can be done, by number: 0 is to draw, any other number a bet of so many coins."""

DRAW = 0


def notation(action: int) -> str:
    """An action as logs, records and people write it."""
    return "draw" if action == DRAW else f"bet {action}"
