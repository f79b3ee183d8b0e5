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
import tomllib
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NoReturn

from littleworlds.core.errors import DataError, FileError, nearest
from littleworlds.core.message import Arg

KNOWN = ["rulebook", "print", "transcribed", "inferred", "substitute"]
"""How a figure is known: stated in the rulebook; seen on a component or in two independent sources; in one list only; reasoned;
our own, for want of any source."""

LANGUAGES = ["en", "fr"]

_WITHOUT_EFFECT = ("known", "look", "note")
"""Fields that change no play, and therefore no digest; texts in the languages are others."""

Fields = dict[str, object]
Overlay = Mapping[str, object]


class Entry:
    """One entry of a data file, read field by field."""

    def __init__(self, file: str, where: str, fields: Fields) -> None:
        self.file = file
        self.where = where
        self._fields = fields
        self._unread = {field for field, value in fields.items() if field not in _WITHOUT_EFFECT and not _is_text(value)}

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

    def integer(self, field: str, low: int = 0, high: int = 1_000_000, default: int | None = None) -> int:
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

    def integers(self, field: str, low: int = 0, high: int = 1_000_000, default: list[int] | None = None) -> list[int]:
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

    def texts(self, field: str, allowed: list[str] | None = None, default: list[str] | None = None) -> list[str]:
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
            self.refuse("data-known", field, given=str(known), allowed=list(KNOWN))
        return known

    def known_fields(self) -> list[str]:
        """The fields for which `known` has a word of their own, and "default" for the rest."""
        known = self._fields.get("known", "")
        return ["default", *known] if isinstance(known, dict) else ["default"]

    def done(self) -> None:
        """Say that all has been read: refuses what is left over."""
        for field in sorted(self._unread):
            self.refuse("data-unknown-field", field, allowed=nearest(field, sorted(set(self._fields) - self._unread)))

    def _take(self, field: str, default: object) -> object:
        self._unread.discard(field)
        if field in self._fields:
            return self._fields[field]
        if default is None:
            self.refuse("data-missing", field)
        return default


class Data:
    """All data of one game, corrections included."""

    def __init__(self, game: str, folder: Traversable, overlay: Overlay | None = None, overlay_file: str = "overlay") -> None:
        self.game = game
        self.overlay: Fields | None = None
        self._files: dict[str, str] = {}
        self._tables: dict[str, list[Fields]] = {}
        self._singles: dict[str, Fields] = {}
        for file in sorted(folder.iterdir(), key=lambda item: item.name):
            if file.name.endswith(".toml"):
                self._take_file(file.name, parse(file.name, file.read_text(encoding="utf-8")))
        if overlay is not None:
            self._take_overlay(overlay_file, overlay)
        self._check_known()
        self.names = self._names()
        """Every text by language: `id` for the name of an entry, `id.field` for its other texts."""

    def table(self, table: str) -> list[Entry]:
        """The entries of a table, in the order of the file."""
        if table not in self._tables:
            raise DataError("data-missing-table", file=self.game, table=table)
        return [Entry(self._files[table], f"{table} {_id(fields)}", fields) for fields in self._tables[table]]

    def single(self, table: str) -> Entry:
        """A table that has no entries, only fields."""
        if table not in self._singles:
            raise DataError("data-missing-table", file=self.game, table=table)
        return Entry(self._files[table], table, self._singles[table])

    def _names(self) -> dict[str, dict[str, str]]:
        names: dict[str, dict[str, str]] = {language: {} for language in LANGUAGES}
        for table, rows in self._tables.items():
            for entry, fields in zip(self.table(table), rows, strict=True):
                for field, value in fields.items():
                    if _is_text(value):
                        self._take_name(entry, field, entry.id if field == "name" else f"{entry.id}.{field}", names)
        return names

    @property
    def digest(self) -> str:
        """A hash of everything that can change a play; names and sources cannot."""
        bare = json.dumps(_without_words([self._tables, self._singles]), sort_keys=True, ensure_ascii=True)
        return hashlib.blake2b(bare.encode(), digest_size=8).hexdigest()

    def plain(self) -> dict[str, object]:
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
            if isinstance(value, dict):
                self._singles[table] = value
            else:
                self._tables[table] = _entries(file, table, value)

    def _take_overlay(self, file: str, overlay: Overlay) -> None:
        if overlay.get("game") != self.game:
            raise DataError("data-other-game", file=file, given=str(overlay.get("game")), expected=self.game)
        self.overlay = json.loads(json.dumps(dict(overlay)))
        for table, value in overlay.items():
            if table == "game" and isinstance(value, str):
                continue
            if table in self._singles and isinstance(value, dict):
                self._singles[table] = _merged(self._singles[table], value)
                self._files[table] = f"{self._files[table]} + {file}"
            elif table in self._tables:
                self._correct(file, table, _entries(file, table, value))
            else:
                raise DataError("data-unknown-table", file=file, given=table, allowed=nearest(table, sorted(self._files)))

    def _correct(self, file: str, table: str, corrections: list[Fields]) -> None:
        position = {_id(fields): index for index, fields in enumerate(self._tables[table])}
        entries = list(self._tables[table])
        for fields in corrections:
            if fields.get("add") is True and _id(fields) not in position:
                entries.append({"known": "print", **{key: value for key, value in fields.items() if key != "add"}})
                continue
            if _id(fields) not in position:
                raise DataError(
                    "data-unknown-entry", file=file, table=table, given=_id(fields), allowed=nearest(_id(fields), sorted(position))
                )
            index = position[_id(fields)]
            entries[index] = {} if fields.get("drop") is True else _merged(entries[index], fields)
        self._tables[table] = [fields for fields in entries if fields]
        self._files[table] = f"{self._files[table]} + {file}"

    def _check_known(self) -> None:
        entries = [self.single(table) for table in self._singles]
        entries += [entry for table in self._tables for entry in self.table(table)]
        for entry in entries:
            for field in entry.known_fields():
                entry.known(field)

    def _take_name(self, entry: Entry, field: str, id: str, names: dict[str, dict[str, str]]) -> None:
        child = entry.child(field)
        for language in LANGUAGES:
            if id in names[language]:
                entry.refuse("data-name-twice", field, given=id)
            names[language][id] = child.text(language)


def read(path: str | Path) -> Fields:
    """An overlay from a file; a FileError if there is none to be read, a DataError if it makes no sense."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError as problem:
        raise FileError("file-unreadable", file=str(path), why=problem.strerror or str(problem)) from None
    except UnicodeDecodeError:
        raise FileError("file-not-text", file=str(path)) from None
    return parse(str(path), text)


def parse(file: str, text: str) -> Fields:
    """The content of a TOML text; a DataError that names the file and the line if it is none."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise DataError("data-not-toml", file=file, why=str(problem)) from None


def _entries(file: str, table: str, value: object) -> list[Fields]:
    entries: list[Fields] = []
    seen: set[str] = set()
    for item in value if isinstance(value, list) else [value]:
        if not isinstance(item, dict) or not isinstance(item.get("id"), str):
            raise DataError("data-entry-without-id", file=file, table=table, given=str(item)[:60])
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
        merged[field] = {**old, **value} if _is_text(old) and isinstance(old, dict) and isinstance(value, dict) else value
    if "known" in fields and "known" not in correction:
        known = fields["known"]
        by_field = dict(known) if isinstance(known, dict) else {"default": known}
        by_field = {key: word for key, word in by_field.items() if key.partition(".")[0] not in correction}
        by_field.update({field: "print" for field in correction if field != "id"})
        merged["known"] = by_field
    return merged


def _is_text(value: object) -> bool:
    """Whether a field holds one text per language."""
    return isinstance(value, dict) and set(value) == set(LANGUAGES)


def _without_words(value: object) -> object:
    if isinstance(value, dict):
        return {key: _without_words(item) for key, item in value.items() if key not in _WITHOUT_EFFECT and not _is_text(item)}
    if isinstance(value, list):
        return [_without_words(item) for item in value]
    return value
