"""What is wrong with a board at a moment: something that can be chosen is not in sight or cannot be reached, or words are cut."""

from pathlib import Path
from typing import Any

from browser.mounted_table import MountedTable

CHECKS = (Path(__file__).parent / "board_checks.js").read_text()


def problems(table: MountedTable, wide: bool) -> list[str]:
    """A sentence for each."""
    asked: dict[str, Any] = table.frame["asked"] or {"choices": [], "gestures": []}
    slots = [ref for one in asked["choices"] for slot in one["slots"] for ref in slot]
    offer = {
        "things": [thing["ref"] for thing in table.frame["things"]],
        "slots": sorted(set(slots)),
        "actions": asked["choices"],
        "wide": wide,
    }
    return [str(one) for one in table.page.evaluate(CHECKS, offer)]


def plain_problems(table: MountedTable) -> list[str]:
    """The same for the plain board, which draws any title: it may scroll, and cut what a look at the thing says."""
    found = problems(table, wide=False)
    return [one for one in found if "pixels too" not in one and "is cut" not in one]
