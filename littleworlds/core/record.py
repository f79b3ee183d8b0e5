"""A whole play as text: the truth from which everything else is rebuilt. See `docs/records.md`.

A header, one line per action with what it drew, the score, a digest. Words stand in comments only.
Each action's line ends with a mark made from the line itself, so that an altered line is named and
not only noticed. `record_reader` takes the text back.
"""

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final, final

from littleworlds.core.chance import Sealed
from littleworlds.core.draws import Draws, spell_draws
from littleworlds.core.errors import Error, RecordError
from littleworlds.core.option import Options
from littleworlds.core.outcome import Outcome
from littleworlds.core.text_file import read_text

FORMAT: Final = "littleworlds record 1"
_JSON: Final = json.JSONEncoder(sort_keys=True, ensure_ascii=False)
_SHORT: Final = hashlib.blake2b(digest_size=2)
"""Copied for every line: making it anew takes longer than hashing."""


@final
class RecordedStep:
    """One action: whose, in notation, with what it drew."""

    def __init__(self, seat: int, notation: str, draws: Draws) -> None:
        self.seat = seat
        self.notation = notation
        self.draws = draws

    def text(self, number: int) -> str:
        drawn = " [" + spell_draws(self.draws) + "]" if self.draws else ""
        body = f"{number}. seat {self.seat}: {self.notation}{drawn}"
        return f"{body} ~{mark(body)}"


@final
class Record:
    """A play, finished or not. `Record.parse(text)` and `record.text()` are inverse but for comments."""

    def __init__(self, game: str, rules: int, data: str, seats: int, chance: str) -> None:
        self.game = game
        self.rules = rules
        self.data = data
        self.seats = seats
        self.chance = chance
        self.overlay: Mapping[str, object] | None = None
        self.options: Options = {}
        self.players: list[str] = []
        self.setup: Draws = []
        self.steps: list[RecordedStep] = []
        self.outcome: Outcome | None = None
        self.secret = ""
        self.lines: dict[str, int] = {}
        """Where the parts of a text that was read stand, for messages: `seats`, `option face`, `step 1`, `score 0`,
        `sheet 12`."""

    def text(self, comments: list[str] | None = None) -> str:
        """The record as text; `comments` puts words beside the actions, one text per action."""
        header = self._header()
        bodies = [step.text(number) for number, step in enumerate(self.steps, 1)]
        ends = [] if self.outcome is None else [*outcome_lines(self.outcome).values()]
        if self.secret:
            # Also without a score: a play that was conceded or cancelled is over too, and its draws can be checked.
            ends.append("secret " + self.secret)
        last = "digest " + _hash([*header, *bodies, *ends])
        shown = bodies if comments is None else _commented(bodies, comments)
        parted = [""] if self.outcome is not None else []
        return "\n".join([*header, "", *shown, *parted, *ends, last]) + "\n"

    @staticmethod
    def read(path: str | Path) -> "Record":
        """The record in a file."""
        return Record.parse(read_text(path))

    @staticmethod
    def parse(text: str) -> "Record":
        """The record that a text holds; a RecordError that names the line and the reason if it was altered or is none."""
        from littleworlds.core.record_reader import RecordReader

        return RecordReader(text).read()

    def line(self, part: str) -> int:
        """The line of a part, see `lines`; in a record that was not read but made, the one on which `text` will write it."""
        if self.lines:
            return self.lines.get(part, 0)
        parts = [
            "",
            *self._parts(),
            "",
            *[f"step {number}" for number in range(1, len(self.steps) + 1)],
        ]
        if self.outcome is not None:
            parts += ["", *outcome_lines(self.outcome)]
        if self.secret:
            parts.append("secret")
        return [*parts, "digest"].index(part) + 1

    def check_seal(self) -> str:
        """That the secret is the one that was promised, and the outcomes are the ones that it gives: `yes`; `no` where nothing was
        sealed, `hidden` where the secret is not published (yet). A RecordError names the line that breaks the promise."""
        kind, _, seal = self.chance.partition(" ")
        if kind != "sealed":
            if self.secret:
                raise RecordError("record-not-sealed", line=self.line("secret"))
            return "no"
        if not self.secret:
            return "hidden"
        chance = self._promised(seal)
        parts = [
            ("setup", self.setup),
            *((f"step {number}", step.draws) for number, step in enumerate(self.steps, 1)),
        ]
        for part, draws in parts:
            for index, of in draws:
                promised = int(chance.index(of))
                if promised != index:
                    raise RecordError(
                        "record-seal",
                        line=self.line(part),
                        given=f"{index}/{of}",
                        promised=f"{promised}/{of}",
                    )
        return "yes"

    def _promised(self, seal: str) -> Sealed:
        """The chance of the secret, if that is the one behind the seal."""
        try:
            chance = Sealed(bytes.fromhex(self.secret))
        except (ValueError, RecordError):
            raise RecordError("record-other-secret", line=self.line("secret")) from None
        if chance.seal != seal:
            raise RecordError("record-other-secret", line=self.line("secret"))
        return chance

    def refused(self, part: str, problem: Error) -> RecordError:
        """The error that says that a line of the header cannot be replayed, and why."""
        return RecordError(
            "record-step", line=self.line(part), given=self._parts()[part][:60], inner=problem
        )

    def _header(self) -> list[str]:
        return [FORMAT, *self._parts().values()]

    def _parts(self) -> dict[str, str]:
        """The lines of the header by the name of what they tell."""
        parts = {
            "game": f"game {self.game}",
            "rules": f"rules {self.rules}",
            "data": f"data {self.data}",
        }
        if self.overlay is not None:
            parts["overlay"] = "overlay " + _json(self.overlay)
        parts["seats"] = f"seats {self.seats}"
        for id, value in sorted(self.options.items()):
            parts["option " + id] = f"option {id} {_json(value)}"
        for seat, player in enumerate(self.players):
            parts[f"player {seat}"] = f"player {seat} {_one_line(player)}"
        parts["chance"] = f"chance {self.chance}"
        parts["setup"] = f"setup [{spell_draws(self.setup)}]" if self.setup else "setup"
        return parts


def _commented(bodies: list[str], comments: list[str]) -> list[str]:
    """The lines of the actions with words beside them, as far as there are any."""
    width = max([len(body) for body in bodies], default=0)
    lines = []
    for number, body in enumerate(bodies):
        words = " ".join(comments[number].split()) if number < len(comments) else ""
        lines.append(f"{body:<{width}}  # {words}" if words else body)
    return lines


def outcome_lines(outcome: Outcome) -> dict[str, str]:
    """The lines of a result by the name of what they tell, see `Record.lines`."""
    lines: dict[str, str] = {}
    for seat, score in enumerate(outcome.scores):
        ties = "".join(f" {value}" for value in outcome.ties[seat])
        lines[f"score {seat}"] = f"score {seat}: {score} rank {outcome.ranks[seat]}{ties}"
    if outcome.won is not None:
        lines["won"] = "won " + ("yes" if outcome.won else "no")
    if outcome.grade:
        lines["grade"] = "grade " + outcome.grade
    for number, line in enumerate(outcome.sheet):
        lines[f"sheet {number}"] = (
            f"sheet {line.side} {line.points} {line.label.id} {_json(line.label.args)}"
        )
    return lines


def _json(value: object) -> str:
    """JSON on one line without a `#`, which would start a comment, and without the rarer characters that end a line."""
    text = _JSON.encode(value)
    if text.isascii() and "#" not in text:
        return text
    for character in ("#", "\x85", "\u2028", "\u2029"):
        text = text.replace(character, f"\\u{ord(character):04x}")
    return text


def without_comment(line: str) -> str:
    """The line without its comment: from a `#` that stands between blanks or at the start."""
    if line.startswith("#"):
        return ""
    return line.split("  # ", 1)[0].strip()


def digest(lines: list[str]) -> str:
    """The hash at the end of a record, over its lines without comments."""
    return _hash([line for line in map(without_comment, lines) if line])


def _hash(lines: list[str]) -> str:
    return hashlib.blake2b("\n".join(lines).encode(), digest_size=16).hexdigest()


def mark(body: str) -> str:
    """The hash at the end of an action's line."""
    hashed = _SHORT.copy()
    hashed.update(body.encode())
    return hashed.hexdigest()


def _one_line(text: str) -> str:
    return " ".join(text.replace("#", " ").split())[:60] or "-"
