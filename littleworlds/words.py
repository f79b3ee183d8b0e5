"""Messages put into words, in English or French, with Fluent. The terminal and the errors use this; the browser has its own.

Each game has its messages beside its rules (`locale/en.ftl`, `locale/fr.ftl`) and the application has its own here. Symbols in
arguments become words at this point: `@elf` the name of a component, `@face_down@elf` one with what it is known to be, `3@energy`
an amount of it, `#2` the player at seat 2, a list what the language makes of it. For a text argument `who` the message may also ask
for `$who_is`: `you` when that is the reader, else `other`; for a list `cards` of which one is meant also for `$cards_or`.
"""

from collections.abc import Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from littleworlds.core.data import LANGUAGES
from littleworlds.core.errors import Error
from littleworlds.core.message import Arg, Message, digits
from littleworlds.core.registry import files_of

_LARGEST_FORMATTED = 10**15
_LONGEST_FORMATTED = 2400
"""The formatter refuses longer arguments."""

_VOWELS = frozenset("AÀÂÄEÉÈÊËIÎÏOÔÖUÙÛÜŒÆ")


class Words:
    """The words of one language for one game, for one reader at one table."""

    def __init__(
        self,
        language: str,
        game: str = "",
        names: dict[str, str] | None = None,
        players: Sequence[str] = (),
        reader: int | None = None,
    ) -> None:
        self.language = language
        self.game = game
        self.players = players
        self.reader = reader
        self._names = names or {}
        self._bundles = [_bundle(language, id) for id in ([game, ""] if game else [""])]

    def say(self, message: Message) -> str:
        """The message in words."""
        for bundle in self._bundles:
            if bundle.has_message(message.id):
                return self._format(bundle, message)
        raise KeyError(
            f"no message {message.id!r} in {self.language} for {self.game or 'the application'}"
        )

    def recall(self, message: Message) -> str:
        """A message that was stored, perhaps by another version: in words if this one has them for it, else as it stands."""
        try:
            return self.say(message)
        except (KeyError, ValueError):
            return str(message)

    def knows(self, id: str) -> bool:
        """Whether there is such a message."""
        return any(bundle.has_message(id) for bundle in self._bundles)

    def word(self, id: str, **args: Arg) -> str:
        """A message given by its id."""
        return self.say(Message(id, dict(args)))

    def name(self, component: str) -> str:
        """A component's name."""
        return self._names.get(component, component)

    def player(self, seat: int) -> str:
        """What the player at a seat is called; by the seat's number where no name is known. To people, seats start at 1."""
        if seat < len(self.players) and self.players[seat]:
            return self.players[seat]
        return self.word("player-at-seat", number=seat + 1)

    def list(self, items: Sequence[str]) -> str:
        """The items as one enumeration."""
        return self._joined("list-last", items)

    def either(self, items: Sequence[str]) -> str:
        """The items as alternatives."""
        return self._joined("list-or", items)

    def _joined(self, message: str, items: Sequence[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        return self.word(message, first=", ".join(items[:-1]), last=items[-1])

    def _format(self, bundle: FluentBundle, message: Message) -> str:
        pattern = bundle.get_message(message.id).value
        if pattern is None:
            raise ValueError(f"message {message.id!r} in {self.language} has no text")
        text, problems = bundle.format_pattern(pattern, self._args(message))
        if problems:
            raise ValueError(f"message {message.id!r} in {self.language}: {problems[0]}")
        return self._elided(str(text)) if self.language == "fr" else str(text)

    def _elided(self, text: str) -> str:
        """French drops the e of "de" before a player whose name begins with a vowel: "la table d’Ada"."""
        for one in self.players:
            if one[:1].upper() in _VOWELS and one:
                text = text.replace(f"de {one}", f"d’{one}").replace(f"De {one}", f"D’{one}")
        return text

    def _args(self, message: Message) -> dict[str, int | str]:
        args: dict[str, int | str] = {}
        for key, value in message.args.items():
            args[key] = _bounded(self._arg(value))
            if isinstance(value, str):
                args[key + "_is"] = "you" if value == f"#{self.reader}" else "other"
            elif not isinstance(value, int):
                args[key + "_or"] = _bounded(self.either(self._items(value)))
        return args

    def _arg(self, value: Arg) -> int | str:
        if isinstance(value, int):
            # The formatter of numbers has bounds, and people may type what they like.
            return value if abs(value) < _LARGEST_FORMATTED else digits(value)
        if isinstance(value, str):
            return self._symbol(value)
        return self.list(self._items(value))

    def _items(self, value: Sequence[int | str]) -> Sequence[str]:
        return [str(self._arg(item)) for item in value]

    def _symbol(self, value: str) -> str:
        if value.startswith("@"):
            return self._component(value[1:])
        if value.startswith("#") and _is_count(value[1:]):
            return self.player(int(value[1:]))
        count, at, component = value.partition("@")
        if at and _is_count(count):
            return self.word("counted", count=int(count), name=self.name(component))
        return value

    def _component(self, id: str) -> str:
        """A component's name, with what it is known to be."""
        component, at, detail = id.partition("@")
        if not at:
            return self.name(component)
        return self.word("specified", name=self.name(component), detail=self.name(detail))


def words(language: str, game: str = "") -> Words:
    """Words without a table: for errors and lists of games."""
    return Words(language, game)


def explain(error: Error, language: str, table: Words | None = None) -> str:
    """An error as a sentence, the error behind it included; with the names of a table's players and components if it is given."""
    args = dict(error.message.args)
    if error.inner is not None:
        args["why"] = explain(error.inner, language, table)
    speak = (
        table
        if table is not None and table.knows(error.message.id)
        else words(language, error.game)
    )
    return speak.say(Message(error.message.id, args))


def locale_folder(game: str = "") -> Traversable:
    """Where the messages of a game lie; of the application if no game is named."""
    return (files_of(game) if game else resources.files("littleworlds")) / "locale"


def _bounded(given: int | str) -> int | str:
    if isinstance(given, int) or len(given) <= _LONGEST_FORMATTED:
        return given
    return given[:_LONGEST_FORMATTED] + "…"


def _is_count(text: str) -> bool:
    """Whether this is a number as symbols write it; a text that somebody typed may hold other digits (²), or far too many."""
    return text.isascii() and text.isdigit() and len(text) < 10


@cache
def _bundle(language: str, game: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise Error("unknown-language", given=language, allowed=list(LANGUAGES))
    # Marks of direction around arguments serve pages that mix scripts; in a terminal they show as dirt.
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(
        FluentResource((locale_folder(game) / f"{language}.ftl").read_text(encoding="utf-8"))
    )
    return bundle
