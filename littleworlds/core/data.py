"""Component data: TOML files beside each game, corrections by an owner of the box, and how each figure is known.

A data file holds tables of entries (`[[character]]`, each with an `id`) and single tables (`[rules]`). An overlay has
`game = "<id>"` and only the entries and fields that differ. Games read entries through the typed getters below, which refuse what
makes no sense with a sentence that names file, entry and field; a field that nobody reads is refused too, so that a slip of the pen
never passes for a correction.

A field that holds one text per language (`name = { en = "Elf", fr = "Elfe" }`) needs no reading: `name` is known to messages as
`@<id>`, any other field as `@<id>.<field>`. The table `look` is for drawings, and `note` for the next owner.
"""

import hashlib
import json
import math
import re
import tomllib
from collections.abc import Mapping
from functools import cached_property
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NoReturn

from littleworlds.core.errors import DataError, nearest
from littleworlds.core.message import Arg, digits
from littleworlds.core.text_file import read_text

KNOWN = ["rulebook", "print", "transcribed", "inferred", "substitute"]
"""How a figure is known: stated in the rulebook; seen on a component or in two independent sources; in one list only; reasoned;
our own, for want of any source."""

LANGUAGES = ["en", "fr"]

_WITHOUT_EFFECT = ("known", "look", "note")
"""Fields that change no play, and therefore no digest; texts in the languages are others."""

_ID = re.compile("[a-z][a-z0-9_]*")
"""Ids are words of the notation, of references and of symbols in messages, all of which must read back."""

_LARGEST = 2**63 - 1
_DEEPEST = 16
"""So many lists and tables may lie in one another: far more than any entry needs."""

# An overlay may come with a record from anybody. What it may hold is bounded here for all games, at
# some times what any box needs; a game whose tables bear less says so with `Data.table(…, most=…)`.
_MOST_BYTES = 65_536
_LONGEST_TEXT = 1_000
_LONGEST_WORD = 60
"""For ids and the names of fields."""
_MORE_ENTRIES = 50
"""A corrected table may be twice as long as the shipped one, and so much longer."""

Fields = dict[str, object]
Overlay = Mapping[str, object]


class Entry:
    """One entry of a data file, read field by field. `texts` are the fields that hold words, which nobody needs to read."""

    def __init__(
        self, file: str, where: str, fields: Fields, texts: frozenset[str] = frozenset()
    ) -> None:
        self.file = file
        self.where = where
        self._fields = fields
        self._unread = {
            field for field in fields if field not in _WITHOUT_EFFECT and field not in texts
        }

    def __repr__(self) -> str:
        return f"Entry({self.file}, {self.where})"

    @property
    def id(self) -> str:
        return self.text("id")

    def refuse(self, message: str, field: str, *, game: str = "", **args: Arg) -> NoReturn:
        """Raise a DataError about a field; the message gets `file`, `entry` and `field` besides the given arguments."""
        error = DataError(message, game=game, file=self.file, entry=self.where, field=field)
        error.message.args.update(args)
        raise error

    def has(self, field: str) -> bool:
        return field in self._fields

    def integer(
        self, field: str, low: int = 0, high: int = 1_000_000, default: int | None = None
    ) -> int:
        """A whole number within its bounds."""
        value = self._take(field, default)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            self.refuse("data-integer", field, given=str(value), low=low, high=high)
        return value

    def flag(self, field: str, default: bool | None = None) -> bool:
        """True or false."""
        value = self._take(field, default)
        if not isinstance(value, bool):
            self.refuse("data-flag", field, given=str(value))
        return value

    def text(self, field: str, default: str | None = None) -> str:
        """A text that is not empty (unless that is the default)."""
        value = self._take(field, default)
        if not isinstance(value, str) or not (value or default == ""):
            self.refuse("data-text", field, given=str(value))
        return value

    def one_of(self, field: str, allowed: list[str], default: str | None = None) -> str:
        """One of a few words, for instance the id of an entry elsewhere."""
        value = self.text(field, default)
        if value not in allowed and value != default:
            self.refuse("data-one-of", field, given=value, allowed=nearest(value, allowed))
        return value

    def integers(
        self, field: str, low: int = 0, high: int = 1_000_000, default: list[int] | None = None
    ) -> list[int]:
        """A list of whole numbers, each within the bounds."""
        value = self._take(field, default)
        if not isinstance(value, list):
            self.refuse("data-list", field, given=str(value))
        numbers: list[int] = []
        for item in value:
            if not isinstance(item, int) or isinstance(item, bool) or not low <= item <= high:
                self.refuse("data-integer", field, given=str(item), low=low, high=high)
            numbers.append(item)
        return numbers

    def texts(
        self, field: str, allowed: list[str] | None = None, default: list[str] | None = None
    ) -> list[str]:
        """A list of words, each one of `allowed` if that is given."""
        value = self._take(field, default)
        if not isinstance(value, list):
            self.refuse("data-list", field, given=str(value))
        words: list[str] = []
        for item in value:
            if not isinstance(item, str) or not item:
                self.refuse("data-text", field, given=str(item))
            if allowed is not None and item not in allowed:
                self.refuse("data-one-of", field, given=item, allowed=nearest(item, allowed))
            words.append(item)
        return words

    def child(self, field: str) -> "Entry":
        """A table inside this entry."""
        value = self._take(field, None)
        if not isinstance(value, dict):
            self.refuse("data-table", field, given=str(value))
        return Entry(self.file, f"{self.where}.{field}", value)

    def children(self, field: str, optional: bool = False) -> list["Entry"]:
        """A list of tables inside this entry."""
        value = self._take(field, [] if optional else None)
        if not isinstance(value, list):
            self.refuse("data-list", field, given=str(value))
        entries: list[Entry] = []
        for position, item in enumerate(value):
            if not isinstance(item, dict):
                self.refuse("data-table", field, given=str(item))
            entries.append(Entry(self.file, f"{self.where}.{field}[{position}]", item))
        return entries

    def counts(self, field: str, words: list[str], low: int = 0, high: int = 99) -> list[int]:
        """A table of word -> number, in the order of `words`; what is absent is 0, and a word that is none of them is refused."""
        table = self.child(field)
        for word in table._unread:
            if word not in words:
                table.refuse("data-one-of", word, given=word, allowed=nearest(word, words))
        return [table.integer(word, low, high, 0) for word in words]

    def known(self, field: str) -> str:
        """How the field's figure is known, by the entry's `known`: one word, or one per field with `default` for the rest."""
        known = self._fields.get("known", "")
        if isinstance(known, dict):
            known = known.get(field, known.get("default", ""))
        if not isinstance(known, str) or known not in KNOWN:
            self.refuse(
                "data-known",
                "known" if field == "default" else f"known.{field}",
                given=str(known),
                allowed=list(KNOWN),
            )
        return known

    def known_fields(self) -> list[str]:
        """The fields for which `known` has a word of their own, and "default" for the rest."""
        known = self._fields.get("known", "")
        return ["default", *known] if isinstance(known, dict) else ["default"]

    def done(self) -> None:
        """Say that all has been read: refuses what is left over."""
        for field in sorted(self._unread):
            self.refuse(
                "data-unknown-field",
                field,
                allowed=nearest(field, sorted(set(self._fields) - self._unread)),
            )

    def _take(self, field: str, default: object) -> object:
        self._unread.discard(field)
        if field in self._fields:
            return self._fields[field]
        if default is None:
            self.refuse("data-missing", field)
        return default


class Data:
    """All data of one game, corrections included."""

    def __init__(
        self,
        game: str,
        folder: Traversable,
        overlay: Overlay | None = None,
        overlay_file: str = "overlay",
    ) -> None:
        self.game = game
        self.overlay: Fields | None = None
        self._files: dict[str, str] = {}
        self._tables: dict[str, list[Fields]] = {}
        self._singles: dict[str, Fields] = {}
        self._texts: dict[str, frozenset[str]] = {}
        """By table, the fields that hold one text per language in the shipped data: no correction brings in others."""
        for file in sorted(folder.iterdir(), key=lambda item: item.name):
            if file.name.endswith(".toml"):
                self._take_file(file.name, parse(file.name, file.read_text(encoding="utf-8")))
        if overlay is not None:
            self._take_overlay(overlay_file, overlay)
        self._check_known()
        self.names = self._names()
        """Every text by language: `id` for the name of an entry, `id.field` for its other texts."""

    def table(self, table: str, empty: bool = False, most: int = -1) -> list[Entry]:
        """The entries of a table, in the order of the file. An overlay may drop them all only where the
        table may be `empty`, and add to them up to `most`, if that is given."""
        if table not in self._tables or not (empty or self._tables[table]):
            raise DataError("data-missing-table", file=self.game, table=table)
        file, texts = self._files[table], self._texts[table]
        if 0 <= most < len(self._tables[table]):
            raise DataError(
                "data-entry-count",
                file=file,
                table=table,
                given=len(self._tables[table]),
                high=most,
            )
        return [
            Entry(file, f"{table} {_id(fields)}", fields, texts) for fields in self._tables[table]
        ]

    def single(self, table: str) -> Entry:
        """A table that has no entries, only fields."""
        if table not in self._singles:
            raise DataError("data-missing-table", file=self.game, table=table)
        return Entry(self._files[table], table, self._singles[table], self._texts[table])

    def _names(self) -> dict[str, dict[str, str]]:
        names: dict[str, dict[str, str]] = {language: {} for language in LANGUAGES}
        for table, rows in self._tables.items():
            for entry, fields in zip(self.table(table, empty=True), rows, strict=True):
                for field in fields:
                    if field in self._texts[table]:
                        self._take_name(
                            entry,
                            field,
                            entry.id if field == "name" else f"{entry.id}.{field}",
                            names,
                        )
        return names

    @cached_property
    def digest(self) -> str:
        """A hash of everything that can change a play; names and sources cannot."""
        bare = json.dumps(
            _without_words([self._tables, self._singles]), sort_keys=True, ensure_ascii=True
        )
        return hashlib.blake2b(bare.encode(), digest_size=8).hexdigest()

    def to_dict(self) -> dict[str, object]:
        """The data in force as JSON data, for `data show` and the about page."""
        return {**self._singles, **self._tables}

    def _take_file(self, file: str, content: Mapping[str, object]) -> None:
        for table, value in content.items():
            if table == "game":
                # An overlay names its game with this word, so that a table called so could never be corrected.
                raise DataError("data-reserved", file=file, table=table)
            if table in self._files:
                raise DataError("data-twice", file=file, table=table, other=self._files[table])
            self._files[table] = file
            rows = [value] if isinstance(value, dict) else _entries(file, table, value)
            if isinstance(value, dict):
                self._singles[table] = value
            else:
                self._tables[table] = rows
            self._texts[table] = frozenset(
                field for fields in rows for field, text in fields.items() if _is_text(text)
            )

    def _take_overlay(self, file: str, overlay: Overlay) -> None:
        if overlay.get("game") != self.game:
            raise DataError(
                "data-other-game",
                file=file,
                given=_briefly(overlay.get("game")),
                expected=self.game,
            )
        self.overlay = plain_copy(file, overlay)
        for table, value in self.overlay.items():
            if table == "game":
                continue
            if table in self._singles:
                if not isinstance(value, dict):
                    raise DataError("data-single", file=file, table=table)
                self._singles[table] = _merged(self._singles[table], value)
            elif table in self._tables:
                self._correct(file, table, _entries(file, table, value))
            else:
                raise DataError(
                    "data-unknown-table",
                    file=file,
                    given=table,
                    allowed=nearest(table, sorted(self._files)),
                )
            self._files[table] = f"{self._files[table]} + {file}"

    def _correct(self, file: str, table: str, corrections: list[Fields]) -> None:
        position = {_id(fields): index for index, fields in enumerate(self._tables[table])}
        entries = list(self._tables[table])
        most = 2 * len(entries) + _MORE_ENTRIES
        for given in corrections:
            wish = Entry(file, f"{table} {_id(given)}", given)
            add, drop = wish.flag("add", False), wish.flag("drop", False)
            fields = {
                field: value for field, value in given.items() if field not in ("add", "drop")
            }
            if add:
                self._check_added(wish, table, _id(given), _id(given) in position)
                entries.append({"known": "print", **fields})
            elif _id(given) not in position:
                allowed = nearest(_id(given), sorted(position))
                raise DataError(
                    "data-unknown-entry", file=file, table=table, given=_id(given), allowed=allowed
                )
            else:
                index = position[_id(given)]
                entries[index] = {} if drop else _merged(entries[index], fields)
        if len(entries) > most:
            raise DataError(
                "data-entry-count", file=file, table=table, given=len(entries), high=most
            )
        self._tables[table] = [fields for fields in entries if fields]

    def _check_added(self, entry: Entry, table: str, id: str, exists: bool) -> None:
        """That an entry can be added: a new id that notation can hold, and words for whatever has words in this table."""
        if exists:
            entry.refuse("data-entry-exists", "add", given=id)
        if _ID.fullmatch(id) is None:
            entry.refuse("data-id", "id", given=id)
        if len(id) > _LONGEST_WORD:
            entry.refuse("data-text-length", "id", given=len(id), high=_LONGEST_WORD)
        for field in sorted(self._texts[table]):
            if not entry.has(field) and all(field in shipped for shipped in self._tables[table]):
                entry.refuse("data-missing", field)

    def _check_known(self) -> None:
        entries = [self.single(table) for table in self._singles]
        entries += [entry for table in self._tables for entry in self.table(table, empty=True)]
        for entry in entries:
            for field in entry.known_fields():
                entry.known(field)

    def _take_name(
        self, entry: Entry, field: str, id: str, names: dict[str, dict[str, str]]
    ) -> None:
        child = entry.child(field)
        for language in LANGUAGES:
            if id in names[language]:
                entry.refuse("data-name-twice", field, given=id)
            names[language][id] = child.text(language)
        child.done()


def read(path: str | Path) -> Fields:
    """An overlay from a file; a FileError if there is none to be read, a DataError if it makes no sense."""
    return parse(str(path), read_text(path))


def parse(file: str, text: str) -> Fields:
    """The content of a TOML text; a DataError that names the file and the line if it is none."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise DataError("data-not-toml", file=file, why=str(problem)) from None
    except ValueError:
        # The one thing that the parser leaves to Python, which refuses to read thousands of digits.
        raise DataError("data-too-many-digits", file=file) from None
    except RecursionError:
        raise DataError("data-too-deep", file=file, high=_DEEPEST) from None


def plain_copy(file: str, overlay: Overlay) -> Fields:
    """A copy of an overlay that a record can carry: texts, finite numbers, true and false, lists and tables. Whatever else TOML and Python
    know, a date or a set, is refused with the entry and the field where it stands."""
    copied: Fields = {}
    for table, value in overlay.items():
        _plain_key(Entry(file, "overlay", {}), table)
        rows = [
            _plain_row(file, table, row) for row in (value if isinstance(value, list) else [value])
        ]
        copied[table] = rows if isinstance(value, list) else rows[0]
    size = len(json.dumps(copied, ensure_ascii=False).encode())
    if size > _MOST_BYTES:
        raise DataError("data-overlay-size", file=file, given=size, high=_MOST_BYTES)
    return copied


def _plain_row(file: str, table: str, row: object) -> object:
    if not isinstance(row, dict):
        return _plain(Entry(file, table, {}), table, row, 1)
    id = row.get("id")
    entry = Entry(file, f"{table} {_briefly(id)}" if isinstance(id, str) else table, {})
    return {
        _plain_key(entry, field): _plain(entry, field, value, 1) for field, value in row.items()
    }


def _plain(entry: Entry, field: str, value: object, depth: int) -> object:
    if depth > _DEEPEST:
        raise DataError("data-too-deep", file=entry.file, high=_DEEPEST)
    if isinstance(value, list):
        return [_plain(entry, field, item, depth + 1) for item in value]
    if isinstance(value, dict):
        return {
            _plain_key(entry, key): _plain(entry, f"{field}.{key}", item, depth + 1)
            for key, item in value.items()
        }
    if isinstance(value, str):
        return _plain_key(entry, value, field)
    if isinstance(value, int):
        if abs(value) > _LARGEST:
            entry.refuse("data-too-large", field, given=digits(value))
    elif not isinstance(value, float) or not math.isfinite(value):
        entry.refuse("data-not-plain", field, given=_briefly(value))
    return value


def _plain_key(entry: Entry, key: object, field: str = "") -> str:
    """A key, or a text in a field. Half a surrogate pair, which Python lets pass for a character, could not be written down."""
    if not isinstance(key, str) or any("\ud800" <= character <= "\udfff" for character in key):
        entry.refuse("data-text", field or _briefly(key), given=_briefly(key))
    most = _LONGEST_TEXT if field else _LONGEST_WORD
    if len(key) > most:
        entry.refuse("data-text-length", field or _briefly(key), given=len(key), high=most)
    return key


def _briefly(value: object) -> str:
    """What was given, for a message: cut short, and of a kind that can be printed."""
    try:
        return str(value)[:60].encode(errors="replace").decode()
    except (ValueError, RecursionError):
        return type(value).__name__


def _entries(file: str, table: str, value: object) -> list[Fields]:
    entries: list[Fields] = []
    seen: set[str] = set()
    for item in value if isinstance(value, list) else [value]:
        if not isinstance(item, dict) or not isinstance(item.get("id"), str):
            raise DataError("data-entry-without-id", file=file, table=table, given=_briefly(item))
        if _id(item) in seen:
            raise DataError("data-entry-twice", file=file, table=table, given=_id(item))
        seen.add(_id(item))
        entries.append(item)
    return entries


def _id(fields: Fields) -> str:
    return str(fields.get("id", ""))


def _merged(fields: Fields, correction: Fields) -> Fields:
    """The fields with the corrected ones in place. Tables and lists inside are replaced whole, so that nothing of the old one is left
    in a corrected cost; only texts keep the languages that were not corrected. Corrected figures count as seen in print unless the
    overlay says otherwise."""
    merged = dict(fields)
    for field, value in correction.items():
        old = merged.get(field)
        merged[field] = (
            {**old, **value}
            if _is_text(old) and isinstance(old, dict) and isinstance(value, dict)
            else value
        )
    if "known" in fields and "known" not in correction:
        known = fields["known"]
        by_field = dict(known) if isinstance(known, dict) else {"default": known}
        by_field = {
            key: word for key, word in by_field.items() if key.partition(".")[0] not in correction
        }
        by_field.update({field: "print" for field in correction if field != "id"})
        merged["known"] = by_field
    return merged


def _is_text(value: object) -> bool:
    """Whether a field holds one text per language."""
    return isinstance(value, dict) and set(value) == set(LANGUAGES)


def _without_words(value: object) -> object:
    if isinstance(value, dict):
        return {
            key: _without_words(item)
            for key, item in value.items()
            if key not in _WITHOUT_EFFECT and not _is_text(item)
        }
    if isinstance(value, list):
        return [_without_words(item) for item in value]
    return value
