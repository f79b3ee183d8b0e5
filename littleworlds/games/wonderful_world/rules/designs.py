"""Cards of a list by their designs: equal ones are one action."""

from littleworlds.core.native import i64


def list_each(actions: list[i64], ascending: list[i64], base: i64) -> None:
    """Add one action per design of a list in ascending order; `base` is the number of the first."""
    previous: i64 = -1
    for design in ascending:
        if design != previous:
            actions.append(base + design)
            previous = design


def is_listed(actions: list[i64], action: i64) -> bool:
    """Faster than `in`, which would compare objects."""
    for one in actions:
        if one == action:
            return True
    return False


def position(designs: list[i64], design: i64) -> i64:
    """Where a card of this design lies, or -1."""
    at: i64 = 0
    for one in designs:
        if one == design:
            return at
        at += 1
    return -1
