"""Compares two transcripts and tells the differences in words."""

import itertools
from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import Any, NamedTuple

import msgspec
from transcript import Json, open_transcript

SHOWN_PER_SCENE = 5
SHOWN = 40
_WIDTH = 120
Path = tuple[str, ...]


class Ignored(NamedTuple):
    """What is not compared: in entries of this title or name, a path; "" for the whole entry."""

    where: str
    path: Path

    @staticmethod
    def parse(text: str) -> "Ignored":
        """`WHERE:PATH` or `WHERE`."""
        where, _, path = text.partition(":")
        return Ignored(where, tuple(path.split(".")) if path else ())

    def concerns(self, entry: Json) -> bool:
        names = (entry["game"], entry["what"], entry["scene"])
        return any(fnmatchcase(name, self.where) for name in names)

    def covers(self, path: Path) -> bool:
        """Whether the path lies in this one, which may begin anywhere."""
        size = len(self.path)
        parts = [path[at : at + size] for at in range(len(path) - size + 1)]
        return any(all(map(fnmatchcase, part, self.path)) for part in parts)


def compare(old: str, new: str, ignored: list[Ignored]) -> int:
    """Print the first differences; how many entries differ."""
    differing = shown = 0
    for scene, before, after in _scenes(old, new):
        differs = list(_differing(before, after, ignored))
        differing += len(differs)
        for place, lines in differs[:SHOWN_PER_SCENE] if shown < SHOWN else []:
            shown += 1
            print(f"{scene}, {place}:")
            print(*[f"    {line}" for line in lines[:6]], sep="\n")
        if len(differs) > SHOWN_PER_SCENE:
            print(f"{scene}: {len(differs)} entries differ.\n")
    return differing


def _scenes(old: str, new: str) -> Iterator[tuple[str, list[bytes], list[bytes]]]:
    """Both sides of each scene; a scene that one side does not have is empty there."""
    with open_transcript(old, "rb") as before, open_transcript(new, "rb") as after:
        sides = [itertools.groupby(file, _scene) for file in (before, after)]
        waiting: list[dict[str, list[bytes]]] = [{}, {}]
        for groups in itertools.zip_longest(*sides):
            for side, group in enumerate(groups):
                if group is not None:
                    waiting[side].setdefault(group[0], []).extend(group[1])
            for scene in [name for name in waiting[0] if name in waiting[1]]:
                yield scene, waiting[0].pop(scene), waiting[1].pop(scene)
        for scene, lines in waiting[0].items():
            yield scene, lines, []
        for scene, lines in waiting[1].items():
            yield scene, [], lines


class _Head(msgspec.Struct):
    scene: str


_heads = msgspec.json.Decoder(_Head)


def _scene(line: bytes) -> str:
    return _heads.decode(line).scene


def _differing(
    before: list[bytes],
    after: list[bytes],
    ignored: list[Ignored],
) -> Iterator[tuple[str, list[str]]]:
    """The entries of a scene that differ: where, and how."""
    for number, (old, new) in enumerate(itertools.zip_longest(before, after), 1):
        if old == new:
            continue
        if old is None or new is None:
            more = "missing" if new is None else "new"
            left = abs(len(before) - len(after))
            yield f"entry {number}", [f"{left} entries are {more} from here on"]
            return
        was, now = msgspec.json.decode(old), msgspec.json.decode(new)
        rules = [one for one in ignored if one.concerns(was)]
        if any(not one.path for one in rules):
            continue
        paths = [one for one in rules if one.path]
        lines = [f"{'.'.join(path)}: {text}" for path, text in _differences(was, now, (), paths)]
        if lines:
            yield f"entry {number}, {was['what']}", lines


def _differences(
    was: Any,
    now: Any,
    path: Path,
    ignored: list[Ignored],
) -> Iterator[tuple[Path, str]]:
    if was == now or any(one.covers(path) for one in ignored):
        return
    if isinstance(was, dict) and isinstance(now, dict):
        for key in [*was, *(key for key in now if key not in was)]:
            yield from _member(was, now, key, (*path, key), ignored)
    elif isinstance(was, list) and isinstance(now, list):
        for number, (one, other) in enumerate(zip(was, now, strict=False)):
            yield from _differences(one, other, (*path, str(number)), ignored)
        if len(was) != len(now):
            yield path, f"had {len(was)} entries, has {len(now)}"
    elif isinstance(was, str) and isinstance(now, str) and "\n" in was + now:
        yield path, _first_line(was, now)
    else:
        yield path, f"was {_short(was)}, is {_short(now)}"


def _member(
    was: Json,
    now: Json,
    key: str,
    path: Path,
    ignored: list[Ignored],
) -> Iterator[tuple[Path, str]]:
    if key in was and key in now:
        yield from _differences(was[key], now[key], path, ignored)
    elif not any(one.covers(path) for one in ignored):
        text = f"is new: {_short(now[key])}" if key in now else f"is gone: {_short(was[key])}"
        yield path, text


def _first_line(was: str, now: str) -> str:
    lines = itertools.zip_longest(was.splitlines(), now.splitlines(), fillvalue="")
    for number, (one, other) in enumerate(lines, 1):
        if one != other:
            return f"line {number} was {_short(one)}, is {_short(other)}"
    return "the ends of lines differ"


def _short(value: Any) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= _WIDTH else text[:_WIDTH] + "…"
