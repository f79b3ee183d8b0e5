"""The errors that a caller may cause. Each carries a message for the person who caused it, in any language.

`str(error)` is the English sentence. Raising costs nothing in words: the sentence is made when somebody asks for it, which is
also why this module may reach for `littleworlds.words` only then.
"""

from difflib import get_close_matches
from typing import Final

from littleworlds.core.message import Arg, Message

_COMPARED: Final = 60
"""So many words are compared with what was given: those with the most pairs of characters in common."""


class Error(Exception):
    """The root of the family: a message id, its arguments, and the game whose words it uses ("" for the application's own).

    `inner` is the error behind this one; its sentence becomes the argument `why`.
    """

    def __init__(
        self, message: str, *, game: str = "", inner: "Error | None" = None, **args: Arg
    ) -> None:
        super().__init__(message)
        self.message = Message(message, dict(args))
        self.game = game
        self.inner = inner

    def __str__(self) -> str:
        from littleworlds.words import explain

        return explain(self, "en")


class UnknownGame(Error):
    """No title has this id."""


class GameError(Error):
    """A title that cannot be had: its id is taken twice, its folder is missing, or its code fails."""


class OptionError(Error):
    """A table cannot be set up like this."""


class IllegalAction(Error):
    """The rules do not allow this now. The state is as it was."""


class NotationError(IllegalAction):
    """A text that names no action of the game."""


class RecordError(Error):
    """A record that cannot be read, was altered, or belongs to other rules."""


class DataError(Error):
    """Component data that cannot be used: names the file, the entry and the field."""


class FileError(Error):
    """A file that cannot be read or written at all."""


class UnknownBot(Error):
    """No bot answers to this spec."""


def nearest(given: str, allowed: list[str]) -> list[int | str]:
    """The allowed words for an error message: the one that was surely meant, else a few that are near, else all of them."""
    near = allowed
    if len(allowed) > _COMPARED:
        # To compare thousands takes a tenth of a second, and anybody may send a wrong word to a server.
        pairs = set(_pairs(given))
        near = sorted(allowed, key=lambda word: -sum(pair in pairs for pair in _pairs(word)))
        near = near[:_COMPARED]
    meant = get_close_matches(given, near, n=1, cutoff=0.8)
    return list(meant or get_close_matches(given, near, n=3, cutoff=0.5) or allowed)


def _pairs(word: str) -> list[str]:
    """Each character of a word with the next one."""
    return [word[start : start + 2] for start in range(len(word) - 1)]
