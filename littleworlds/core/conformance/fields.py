"""Law 14: a field is declared once, and then nothing forgets it.

Dumping and loading go by `FIELDS`; `copy` is written by hand, for speed. An attribute that is missing
from either comes back wrong only later, somewhere else. So the names are held against the attributes
that a live state has, and copies and loaded states against the original, field by field, derived ones
included.
"""

from types import GetSetDescriptorType, MemberDescriptorType

from littleworlds.core import fields
from littleworlds.core.conformance.case import Case
from littleworlds.core.conformance.plain import short, thawed
from littleworlds.core.conformance.walk import Walk
from littleworlds.core.game import Game

_NOT_OF_THE_POSITION = {"halting"}


def law_fields(game: Game, case: Case) -> None:
    """`FIELDS` names the attributes of a state, of each object inside it, and nothing else; a copy and
    a loaded state have every field of their original, derived ones included."""
    walk = Walk("fields", game, case)
    for state in walk.positions():
        if not walk.looking:
            continue
        undeclared = _undeclared(state)
        if undeclared:
            walk.fail(undeclared)
        forgotten = _first_difference(state, state.copy())
        if forgotten:
            walk.fail(f"a copy has another {forgotten}")
        forgotten = _first_difference(state, walk.game.load(thawed(walk.dump(state))))
        if forgotten:
            walk.fail(f"a loaded state has another {forgotten}")


def _undeclared(holder: object) -> str:
    """Which attribute is not declared, or declared and not there, in this object or inside it."""
    declared = set(_names(holder))
    live = _attributes(holder)
    where = type(holder).__name__
    for name in sorted(live - declared):
        return f"{where} has the attribute {name!r}, which its FIELDS do not list"
    for name in sorted(declared - live):
        return f"the FIELDS of {where} list {name!r}, which it does not have"
    for name in sorted(declared):
        for one in _objects(getattr(holder, name)):
            inside = _undeclared(one)
            if inside:
                return inside
    return ""


def _attributes(holder: object) -> set[str]:
    """The names of an object's attributes: kept in a dictionary, in slots, or by the compiler."""
    names = set(getattr(holder, "__dict__", {}))
    for kind in type(holder).__mro__:
        for name, value in vars(kind).items():
            if isinstance(value, GetSetDescriptorType | MemberDescriptorType):
                names.add(name)
    return {name for name in names if not name.startswith("__")} - _NOT_OF_THE_POSITION


def _first_difference(one: object, other: object) -> str:
    """The first field of two objects that differs, with both values; "" if none does."""
    for name in _names(one):
        left, right = getattr(one, name), getattr(other, name)
        parts, counterparts = _objects(left), _objects(right)
        if parts:
            for part, counterpart in zip(parts, counterparts, strict=True):
                inside = _first_difference(part, counterpart)
                if inside:
                    return f"{name}: {inside}"
        elif _is_plain(left) and _in_order(one, name, left) != _in_order(other, name, right):
            return f"{name}: {short(right)} instead of {short(left)}"
    return ""


def _in_order(holder: object, name: str, value: object) -> object:
    for field in _fields(holder):
        if isinstance(field, fields.Field) and field.name == name and isinstance(value, list):
            return sorted(value) if field.kind == fields.UNORDERED else value
    return value


def _objects(value: object) -> list[object]:
    """The objects with fields of their own that a field holds."""
    items = value if isinstance(value, list) else [value]
    return [item for item in items if fields.has_fields(item)]


def _is_plain(value: object) -> bool:
    """Whether a value can be compared: tables of components are the game's own and stay the same."""
    if isinstance(value, list | tuple):
        return all(_is_plain(item) for item in value)
    return value is None or isinstance(value, int | str | bytes | dict)


def _names(holder: object) -> list[str]:
    return fields.names(_fields(holder))


def _fields(holder: object) -> fields.Fields:
    listed: fields.Fields = getattr(holder, "FIELDS", ())
    return listed
