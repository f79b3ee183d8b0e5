"""Dumps, views and events as text.

The laws compare what a game hands out at one moment with what it hands out at another. A list that is still the state's own would
have changed in between, so everything is put into text at once; texts also compare fast, and tell what differs.
"""

import json
from collections.abc import Mapping

from littleworlds.core.event import Event
from littleworlds.core.prompt import Prompt


class NotPlain(Exception):
    """Something that should be JSON data is not."""


def frozen(value: object) -> str:
    """The value as JSON text, the same for equal values."""
    try:
        return json.dumps(value, sort_keys=True, ensure_ascii=False)
    except (TypeError, ValueError) as problem:
        raise NotPlain(f"{short(value)} is not JSON data: {problem}") from problem


def thawed(text: str) -> dict[str, object]:
    """The data that a text was made of."""
    value: dict[str, object] = json.loads(text)
    return value


def unlike_json(data: Mapping[str, object]) -> str:
    """What is not the same once it has been JSON (a tuple, a number as a key); "" if all is."""
    for key, value in data.items():
        if not isinstance(key, str) or json.loads(frozen(value)) != value:
            return f"{key}: {short(value)}"
    return ""


def heard(events: list[Event], watcher: int | None) -> str:
    """The events as a seat is told them (None: an onlooker)."""
    return frozen([event.to_dict(watcher) for event in events])


def asked(prompt: Prompt | None) -> str:
    """What a seat is asked, and which answers need no thought."""
    if prompt is None:
        return frozen(None)
    answers = [int(prompt.decline), int(prompt.usual), prompt.harmless, prompt.always]
    return frozen([prompt.to_dict(), answers])


def difference(one: str, other: str) -> str:
    """Where two texts first differ, and how."""
    return _difference("", json.loads(one), json.loads(other))


def short(value: object) -> str:
    """The value for a message, cut where it is long."""
    text = repr(value)
    return text if len(text) <= 120 else text[:117] + "..."


def _difference(path: str, one: object, other: object) -> str:
    if isinstance(one, dict) and isinstance(other, dict):
        for key in sorted({*one, *other}):
            if key not in one or key not in other:
                return f"{path}.{key}".lstrip(".") + " is there once and once not"
            if one[key] != other[key]:
                return _difference(f"{path}.{key}", one[key], other[key])
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for index, (left, right) in enumerate(zip(one, other, strict=True)):
            if left != right:
                return _difference(f"{path}[{index}]", left, right)
    return f"{path.lstrip('.') or 'the whole'}: {short(one)} against {short(other)}"
