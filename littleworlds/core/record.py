"""A whole play as text: the truth from which everything else is rebuilt. The format is described in `docs/records.md`.

A header, one line per action with the outcomes that it drew, the score, a digest. Words stand in comments only. Each action's line
ends with a mark made from the line itself, so that an altered line is named and not only noticed.
"""

import hashlib
import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final, final

from littleworlds.core.errors import FileError, RecordError
from littleworlds.core.message import Arg, Message
from littleworlds.core.option import Options
from littleworlds.core.outcome import Outcome, SheetLine

FORMAT: Final = "littleworlds record 1"

Outcomes = list[tuple[int, int]]

_STEP = re.compile(r"^(\d+)\. seat (\d+): ([^\[\]~#]+?)(?: \[([\d/ ]+)\])? ~([0-9a-f]{4})$")
_SCORE = re.compile(r"^score (\d+): (-?\d+) rank (\d+)((?: -?\d+)*)$")
_SHEET = re.compile(r"^sheet (\S+) (-?\d+) (\S+) (\{.*\})$")
_OUTCOME = re.compile(r"^(\d+)/(\d+)$")


@final
class RecordedStep:
    """One action: whose, in notation, with what it drew; and the line it stood on, for messages."""

    def __init__(self, seat: int, notation: str, outcomes: Outcomes, line: int = 0) -> None:
        self.seat = seat
        self.notation = notation
        self.outcomes = outcomes
        self.line = line

    def text(self, number: int) -> str:
        drawn = " [" + _spell(self.outcomes) + "]" if self.outcomes else ""
        body = f"{number}. seat {self.seat}: {self.notation}{drawn}"
        return f"{body} ~{_mark(body)}"


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
        self.setup: Outcomes = []
        self.steps: list[RecordedStep] = []
        self.outcome: Outcome | None = None
        self.secret = ""

    def text(self, comments: list[str] | None = None) -> str:
        """The record as text; `comments` puts words beside the actions, one text per action."""
        lines = self._header() + [""]
        bodies = [step.text(number) for number, step in enumerate(self.steps, 1)]
        width = max([len(body) for body in bodies], default=0)
        for number, body in enumerate(bodies):
            words = " ".join(comments[number].split()) if comments is not None and number < len(comments) else ""
            lines.append(f"{body:<{width}}  # {words}" if words else body)
        if self.outcome is not None:
            lines += [""] + _outcome_lines(self.outcome)
            if self.secret:
                lines.append("secret " + self.secret)
        lines.append("digest " + _digest(lines))
        return "\n".join(lines) + "\n"

    @staticmethod
    def read(path: str | Path) -> "Record":
        """The record in a file."""
        try:
            return Record.parse(Path(path).read_text(encoding="utf-8"))
        except OSError as problem:
            raise FileError("file-unreadable", file=str(path), why=problem.strerror or str(problem)) from None
        except UnicodeDecodeError:
            raise FileError("file-not-text", file=str(path)) from None

    @staticmethod
    def parse(text: str) -> "Record":
        """The record that a text holds; a RecordError that names the line and the reason if it was altered or is none."""
        return _Reader(text).read()

    def _header(self) -> list[str]:
        lines = [FORMAT, f"game {self.game}", f"rules {self.rules}", f"data {self.data}"]
        if self.overlay is not None:
            lines.append("overlay " + _json(self.overlay))
        lines.append(f"seats {self.seats}")
        lines += [f"option {id} {_json(value)}" for id, value in sorted(self.options.items())]
        lines += [f"player {seat} {_one_line(player)}" for seat, player in enumerate(self.players)]
        lines.append(f"chance {self.chance}")
        return lines + ([f"setup [{_spell(self.setup)}]"] if self.setup else ["setup"])


@final
class _Reader:
    """Reads a record line by line and keeps the line's number for messages."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.header: dict[str, str] = {}
        self.options: Options = {}
        self.players: list[str] = []
        self.steps: list[RecordedStep] = []
        self.scores: list[int] = []
        self.ranks: list[int] = []
        self.ties: list[list[int]] = []
        self.sheet: list[SheetLine] = []
        self.digested = False

    def read(self) -> Record:
        if not self.lines or _bare(self.lines[0]) != FORMAT:
            raise RecordError("record-format", given=(self.lines or [""])[0][:60], expected=FORMAT)
        for number, raw in enumerate(self.lines[1:], 2):
            line = _bare(raw)
            if line:
                if self.digested:
                    raise RecordError("record-after-digest", line=number)
                self._take(number, line)
        if not self.digested:
            raise RecordError("record-no-digest", line=len(self.lines))
        return self._record()

    def _take(self, number: int, line: str) -> None:
        word, _, rest = line.partition(" ")
        if word[:1].isdigit():
            self._take_step(number, line)
        elif word == "score":
            self._take_score(number, line)
        elif word == "sheet":
            self._take_sheet(number, line)
        elif word == "option":
            id, _, value = rest.partition(" ")
            self.options[id] = _loads(number, value)
        elif word == "player":
            self.players.append(rest.partition(" ")[2])
        elif word == "digest":
            self.digested = True
            if rest != _digest(self.lines[: number - 1]):
                raise RecordError("record-digest", line=number)
        elif word in ("game", "rules", "data", "overlay", "seats", "chance", "setup", "won", "grade", "secret"):
            self.header[word] = rest
        else:
            raise RecordError("record-unreadable", line=number, given=line[:60])

    def _take_step(self, number: int, line: str) -> None:
        found = _STEP.match(line)
        if found is None:
            raise RecordError("record-unreadable", line=number, given=line[:60])
        if int(found[1]) != len(self.steps) + 1:
            raise RecordError("record-order", line=number, given=int(found[1]), expected=len(self.steps) + 1)
        if found[5] != _mark(line[: -len(" ~0000")]):
            raise RecordError("record-altered", line=number, given=line[:60])
        self.steps.append(RecordedStep(int(found[2]), found[3], _outcomes(number, found[4] or ""), number))

    def _take_score(self, number: int, line: str) -> None:
        found = _SCORE.match(line)
        if found is None or int(found[1]) != len(self.scores):
            raise RecordError("record-unreadable", line=number, given=line[:60])
        self.scores.append(int(found[2]))
        self.ranks.append(int(found[3]))
        self.ties.append([int(value) for value in found[4].split()])

    def _take_sheet(self, number: int, line: str) -> None:
        found = _SHEET.match(line)
        if found is None:
            raise RecordError("record-unreadable", line=number, given=line[:60])
        self.sheet.append(SheetLine(found[1], Message(found[3], _loads_table(number, found[4])), int(found[2])))

    def _record(self) -> Record:
        for word in ("game", "rules", "data", "seats", "chance", "setup"):
            if word not in self.header:
                raise RecordError("record-missing", line=len(self.lines), field=word)
        record = Record(
            self.header["game"], self._number("rules"), self.header["data"], self._number("seats"), self.header["chance"]
        )
        record.options = self.options
        record.players = self.players
        record.steps = self.steps
        record.setup = _outcomes(0, self.header["setup"].strip("[]"))
        record.secret = self.header.get("secret", "")
        if "overlay" in self.header:
            record.overlay = _loads_table(0, self.header["overlay"])
        if self.scores:
            won = self.header.get("won")
            record.outcome = Outcome(
                self.scores, self.ties, self.sheet, self.ranks, None if won is None else won == "yes", self.header.get("grade", "")
            )
        return record

    def _number(self, word: str) -> int:
        if not self.header[word].isdigit():
            raise RecordError("record-unreadable", line=0, given=f"{word} {self.header[word]}"[:60])
        return int(self.header[word])


def _outcome_lines(outcome: Outcome) -> list[str]:
    lines: list[str] = []
    for seat, score in enumerate(outcome.scores):
        ties = "".join(f" {value}" for value in outcome.ties[seat])
        lines.append(f"score {seat}: {score} rank {outcome.ranks[seat]}{ties}")
    if outcome.won is not None:
        lines.append("won " + ("yes" if outcome.won else "no"))
    if outcome.grade:
        lines.append("grade " + outcome.grade)
    for line in outcome.sheet:
        lines.append(f"sheet {line.side} {line.points} {line.label.id} {_json(line.label.args)}")
    return lines


def _json(value: object) -> str:
    """JSON on one line without a `#`, which would start a comment."""
    return json.dumps(value, sort_keys=True, ensure_ascii=False).replace("#", "\\u0023")


def _bare(line: str) -> str:
    """The line without its comment: from a `#` that stands between blanks or at the start."""
    if line.startswith("#"):
        return ""
    return line.split("  # ", 1)[0].strip()


def _digest(lines: list[str]) -> str:
    bare = "\n".join(line for line in map(_bare, lines) if line)
    return hashlib.blake2b(bare.encode(), digest_size=16).hexdigest()


def _mark(body: str) -> str:
    return hashlib.blake2b(body.encode(), digest_size=2).hexdigest()


def _spell(outcomes: Outcomes) -> str:
    return " ".join(f"{index}/{of}" for index, of in outcomes)


def _outcomes(line: int, text: str) -> Outcomes:
    outcomes: Outcomes = []
    for word in text.split():
        found = _OUTCOME.match(word)
        if found is None:
            raise RecordError("record-unreadable", line=line, given=word[:60])
        outcomes.append((int(found[1]), int(found[2])))
    return outcomes


def _loads(line: int, text: str) -> int | str | bool:
    try:
        value = json.loads(text)
    except ValueError:
        value = None
    if not isinstance(value, int | str):
        raise RecordError("record-unreadable", line=line, given=text[:60])
    return value


def _loads_table(line: int, text: str) -> dict[str, Arg]:
    try:
        value = json.loads(text)
    except ValueError:
        value = None
    if not isinstance(value, dict):
        raise RecordError("record-unreadable", line=line, given=text[:60])
    return value


def _one_line(text: str) -> str:
    return " ".join(text.replace("#", " ").split())[:60] or "-"
