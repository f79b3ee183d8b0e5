"""Draws `docs/terminal.svg`, the picture of a terminal game in the README, from a real play."""

import io
from pathlib import Path

from rich.console import Console

import littleworlds as lw
from littleworlds.cli.screen import Screen
from littleworlds.cli.session import Leaving, Session
from littleworlds.core.event import Event

PLACE = Path(__file__).parents[1] / "docs" / "terminal.svg"
SKIP = 22


class Typist(Session):
    """Answers with the first action until the moment of the picture."""

    def _read(self, words: object) -> str:
        if len(self.play.steps) < SKIP:
            self.screen.console = Console(
                file=io.StringIO(), record=True, force_terminal=True, width=118, highlight=False
            )
            return "2" if len(self.play.state.legal(0)) > 1 else "1"
        if len(self.play.state.legal(0)) < 3:
            return "1"
        raise Leaving


def main() -> None:
    told: list[list[Event]] = [[]]
    console = Console(
        file=io.StringIO(), record=True, force_terminal=True, width=118, highlight=False
    )
    play = lw.Play(
        lw.game("little-tavern"),
        4,
        lw.Seeded(12),
        {},
        ["you", "greedy", "greedy", "greedy"],
        told[0],
    )
    session = Typist(play, "en", Screen(console), 12, told)
    try:
        session.run()
    except Leaving:
        session.screen.console.save_svg(str(PLACE), title="littleworlds play little-tavern")


main()
