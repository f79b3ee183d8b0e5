"""Options of a table: typed, with a default, named so that people can set them from a form or a command line."""

from typing import final

from littleworlds.core.errors import OptionError
from littleworlds.core.message import digits

Value = int | str | bool
Options = dict[str, Value]


@final
class Option:
    """One option. Its texts are the messages `option-<id>` and, for words, `option-<id>-<value>` or the component of that name.

    With `seats`, it is offered at these seat counts only. With `settled_by`, it need not be asked for once
    that other option is not at its default: `Game.default` then says what it is.
    """

    def __init__(
        self,
        id: str,
        values: list[Value],
        default: Value,
        seats: list[int] | None = None,
        settled_by: str | None = None,
    ) -> None:
        self.id = id
        self.values = values
        self.default = default
        self.seats = seats
        self.settled_by = settled_by

    def offered(self, seats: int) -> bool:
        """Whether a table of so many seats has this option."""
        return self.seats is None or seats in self.seats

    def check(self, given: Value) -> Value:
        """The given value if it is allowed; otherwise an OptionError that names what is."""
        for value in self.values:
            if value == given and isinstance(value, bool) == isinstance(given, bool):
                return value
        raise self._refusal(_word(given))

    def parse(self, text: str) -> Value:
        """The value that a command line spells; capitals do not matter."""
        for value in self.values:
            if _word(value).lower() == text.strip().lower():
                return value
        raise self._refusal(text)

    def _refusal(self, given: str) -> OptionError:
        """All values are named: whoever guessed one wants to see the list."""
        return OptionError("option-value", option=self.id, given=given, allowed=list(self.words()))

    def words(self) -> list[str]:
        """The allowed values as a command line spells them."""
        return [_word(value) for value in self.values]


def choice(
    id: str,
    values: list[str],
    default: str,
    seats: list[int] | None = None,
    settled_by: str | None = None,
) -> Option:
    """An option with words for values."""
    return Option(id, list(values), default, seats, settled_by)


def flag(id: str, default: bool, seats: list[int] | None = None) -> Option:
    """An option that is on or off."""
    return Option(id, [False, True], default, seats)


def number(id: str, low: int, high: int, default: int, seats: list[int] | None = None) -> Option:
    """A whole number from low to high."""
    return Option(id, list(range(low, high + 1)), default, seats)


def _word(value: Value) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return value if isinstance(value, str) else digits(value)
