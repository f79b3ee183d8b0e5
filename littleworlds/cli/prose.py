"""Sentences in the terminal, broken only where they may be.

Rich breaks a line at any white space, also at the no-break spaces that French sets before a colon and inside quotation marks.
"""

from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

_NO_BREAK: Final = "\N{NO-BREAK SPACE}"
_STAND_IN: Final = "\ue000"
"""As wide as a space, and no white space to Rich. Private: no text holds it."""


class Prose:
    """A text that is broken at ordinary spaces alone."""

    def __init__(self, text: Text) -> None:
        self._text = text.copy()
        self._text.plain = text.plain.replace(_NO_BREAK, _STAND_IN)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self._text.wrap(console, options.max_width):
            line.plain = line.plain.replace(_STAND_IN, _NO_BREAK)
            yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement.get(console, options, self._text)


def print_sentence(console: Console, sentence: Text) -> None:
    """In a pipe one line, at a terminal as many as it takes."""
    if console.is_terminal:
        console.print(Prose(sentence))
    else:
        console.print(sentence, soft_wrap=True)
