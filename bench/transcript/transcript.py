"""The transcript: one line of JSON per exchange, without what differs from run to run.

Times and tokens are blanked by their keys. Ids become placeholders in the order in which they
appear, so that a transcript does not depend on how ids are made.
"""

import gzip
import re
from typing import IO, Any, cast

import msgspec

Json = dict[str, Any]

TIME = "<time>"
TOKEN = "<token>"

_TIMES = ("now", "created", "touched", "at")
_EPOCH = 10**12
"""Times are milliseconds since 1970; a smaller number under one of these keys is something else."""
_NAMES = ("id", "host", "invite", "next", "person", "table")
_ID = re.compile(r"[a-hjkmnp-z2-9]{16}")
_IDS = re.compile(rf"(?<![A-Za-z0-9]){_ID.pattern}(?![A-Za-z0-9])")
_PLAIN = ("view", "things", "asked", "steps")
"""Parts of a frame that come from the rules: there is no time, token or id in them."""


def open_transcript(path: str, mode: str) -> IO[bytes]:
    """The file of a transcript; it is compressed if its name ends in `.gz`."""
    if path.endswith(".gz"):
        return cast(IO[bytes], gzip.open(path, mode, compresslevel=4))
    return open(path, mode)


class Transcript:
    """Writes down exchanges, scene by scene."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file
        self._scene = ""
        self._game = ""
        self._ids: dict[str, str] = {}
        self.entries = 0

    def begin(self, scene: str, game: str = "") -> None:
        """Begin a scene; `game` is the title that it is about, "" for none."""
        self._scene, self._game = scene, game

    def note(self, what: str, **fields: Any) -> None:
        """Write down an exchange: `what` names it, the fields are what was sent and received."""
        entry = {"scene": self._scene, "game": self._game, "what": what, **self._clean(fields)}
        text = msgspec.json.encode(entry).decode()
        text = _IDS.sub(lambda found: self._ids.get(found[0], found[0]), text)
        self._file.write(text.encode() + b"\n")
        self.entries += 1

    def _clean(self, value: Any, key: str = "") -> Any:
        if isinstance(value, dict):
            if value.keys() == {"left", "running"}:
                return {**value, "left": TIME}
            return {k: v if k in _PLAIN else self._clean(v, k) for k, v in value.items()}
        if isinstance(value, list):
            return [self._clean(one, key) for one in value]
        if key in _TIMES and isinstance(value, int) and value > _EPOCH:
            return TIME
        if key in ("token", "tokens") and isinstance(value, str):
            return TOKEN
        if key in _NAMES and isinstance(value, str) and _ID.fullmatch(value):
            self._ids.setdefault(value, f"<id {len(self._ids) + 1}>")
        return value
