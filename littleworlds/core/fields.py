"""The fields of a position, each declared once: what a state is dumped and loaded by.

A class lists the names of its attributes in `FIELDS`. That is all the core needs to write a state
down and to bring it back. Numbers, truth values, texts, lists of these (nested at will), tables of
options, and objects that have `FIELDS` themselves are dumped as they stand. Compiled classes have no
annotations and no `vars()`, which is why the names are listed; a law compares them with the
attributes that a live state has.
"""

from typing import Final, final

from littleworlds.core.native import i64

PLAIN: Final = 0
UNORDERED: Final = 1
ROWS: Final = 2
GIVEN: Final = 3
DERIVED: Final = 4


@final
class Field:
    """An attribute that is dumped or loaded in a way of its own."""

    def __init__(self, name: str, kind: i64) -> None:
        self.name = name
        self.kind = kind


Fields = tuple[str | Field, ...]


def unordered(name: str) -> Field:
    """A list whose order means nothing: it is dumped sorted, so that equal states have equal dumps."""
    return Field(name, UNORDERED)


def rows(name: str) -> Field:
    """A list of tuples: JSON makes lists of them, loading makes tuples again."""
    return Field(name, ROWS)


def given(name: str) -> Field:
    """A fact of the set-up: dumped, and read by the title's `empty`, which makes the state to load into."""
    return Field(name, GIVEN)


def derived(name: str) -> Field:
    """Not dumped: a table of components, or a total that `recount` works out again after a load."""
    return Field(name, DERIVED)


def names(fields: Fields) -> list[str]:
    """The names of all fields, in their order."""
    return [field if isinstance(field, str) else field.name for field in fields]


def dump(holder: object) -> dict[str, object]:
    """The fields of an object as JSON data."""
    snapshot: dict[str, object] = {}
    for field in _fields(holder):
        kind = PLAIN if isinstance(field, str) else field.kind
        name = field if isinstance(field, str) else field.name
        if kind == UNORDERED:
            snapshot[name] = sorted(getattr(holder, name))
        elif kind != DERIVED:
            snapshot[name] = _plain(getattr(holder, name))
    return snapshot


def load(holder: object, snapshot: object) -> None:
    """Set the fields of an object to what `dump` wrote. Objects inside it are filled, not replaced."""
    assert isinstance(snapshot, dict)
    for field in _fields(holder):
        kind = PLAIN if isinstance(field, str) else field.kind
        name = field if isinstance(field, str) else field.name
        if kind == ROWS:
            setattr(holder, name, [tuple(row) for row in snapshot[name]])
        elif kind == PLAIN or kind == UNORDERED:
            old: object = getattr(holder, name)
            if not _fill(old, snapshot[name]):
                setattr(holder, name, _plain(snapshot[name]))


def _fill(holder: object, snapshot: object) -> bool:
    """Load into an object, or into each object of a list; False if it holds none."""
    if has_fields(holder):
        load(holder, snapshot)
        return True
    if isinstance(holder, list) and holder and has_fields(holder[0]):
        assert isinstance(snapshot, list)
        for one, part in zip(holder, snapshot, strict=True):
            load(one, part)
        return True
    return False


def has_fields(value: object) -> bool:
    """Whether a value is an object that lists its fields."""
    return hasattr(value, "FIELDS")


def _fields(holder: object) -> Fields:
    fields: Fields = getattr(holder, "FIELDS", ())
    return fields


def _plain(value: object) -> object:
    """A value as JSON data; lists are copied at every depth."""
    if isinstance(value, bool):
        return value
    if isinstance(value, int):
        return int(value)
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    if isinstance(value, dict):
        return dict(value)
    if has_fields(value):
        return dump(value)
    return value
