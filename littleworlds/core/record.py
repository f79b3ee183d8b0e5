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

from littleworlds.core.chance import Sealed
from littleworlds.core.data import plain_copy
from littleworlds.core.draws import Draws, spell_draws
from littleworlds.core.errors import DataError, Error, FileError, RecordError
from littleworlds.core.message import Arg, Args, Message
from littleworlds.core.option import Options
from littleworlds.core.outcome import Outcome, SheetLine

FORMAT: Final = "littleworlds record 1"

# Numbers of at most 18 digits, so that each fits a native integer whoever wrote it; plain digits, for Python has others (², ٣).
_N: Final = "[0-9]{1,18}"
_NUMBER = re.compile(_N)
_SEED = re.compile("-?[0-9]{1,4300}")
_STEP = re.compile(rf"({_N})\. seat ({_N}): ([^\[\]~#]+?)(?: \[([0-9/ ]+)\])? ~([0-9a-f]{{4}})")
_SCORE = re.compile(rf"score ({_N}): (-?{_N}) rank ({_N})((?: -?{_N})*)")
_SHEET = re.compile(rf"sheet (\S+) (-?{_N}) (\S+) (\{{.*\}})")
_SETUP = re.compile(r"(?:\[([0-9/ ]+)\])?")
_DRAW = re.compile(rf"({_N})/({_N})")
_SECRET = re.compile("[0-9a-fA-F]{64}")

_HEADER: Final = ["game", "rules", "data", "overlay", "seats", "chance", "setup"]
_RESULT: Final = ["won", "grade", "secret"]


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
        self.setup: Draws = []
        self.steps: list[RecordedStep] = []
        self.outcome: Outcome | None = None
        self.secret = ""
        self.lines: dict[str, int] = {}
        """Where the parts of a text that was read stand, for messages: `seats`, `option face`, `step 1`, `score 0`,
        `sheet 12`."""

    def text(self, comments: list[str] | None = None) -> str:
        """The record as text; `comments` puts words beside the actions, one text per action."""
        lines = self._header() + [""]
        bodies = [step.text(number) for number, step in enumerate(self.steps, 1)]
        width = max([len(body) for body in bodies], default=0)
        for number, body in enumerate(bodies):
            words = (
                " ".join(comments[number].split())
                if comments is not None and number < len(comments)
                else ""
            )
            lines.append(f"{body:<{width}}  # {words}" if words else body)
        if self.outcome is not None:
            lines += ["", *outcome_lines(self.outcome).values()]
        if self.secret:
            # Also without a score: a play that was conceded or cancelled is over too, and its draws can be checked.
            lines.append("secret " + self.secret)
        lines.append("digest " + _digest(lines))
        return "\n".join(lines) + "\n"

    @staticmethod
    def read(path: str | Path) -> "Record":
        """The record in a file."""
        try:
            return Record.parse(Path(path).read_text(encoding="utf-8"))
        except OSError as problem:
            raise FileError(
                "file-unreadable", file=str(path), why=problem.strerror or str(problem)
            ) from None
        except UnicodeDecodeError:
            raise FileError("file-not-text", file=str(path)) from None

    @staticmethod
    def parse(text: str) -> "Record":
        """The record that a text holds; a RecordError that names the line and the reason if it was altered or is none."""
        return _Reader(text).read()

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


@final
class _Reader:
    """Reads a record line by line and keeps the lines' numbers for messages."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.found: dict[str, int] = {}
        """The line on which each part was found."""
        self.words: dict[str, str] = {}
        """What follows the words that stand once."""
        self.options: Options = {}
        self.players: list[str] = []
        self.steps: list[RecordedStep] = []
        self.scores: list[int] = []
        self.ranks: list[int] = []
        self.ties: list[list[int]] = []
        self.sheet: list[SheetLine] = []

    def read(self) -> Record:
        if not self.lines or _bare(self.lines[0]) != FORMAT:
            raise RecordError("record-format", given=(self.lines or [""])[0][:60], expected=FORMAT)
        for number, raw in enumerate(self.lines[1:], 2):
            line = _bare(raw)
            if line:
                if "digest" in self.found:
                    raise RecordError("record-after-digest", line=number)
                self._take(number, line)
        if "digest" not in self.found:
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
            self._find("option " + id, number)
            self.options[id] = _option(number, value)
        elif word == "player":
            self._take_player(number, line)
        elif word == "digest":
            self.found[word] = number
            if rest != _digest(self.lines[: number - 1]):
                raise RecordError("record-digest", line=number)
        elif word in _HEADER or word in _RESULT:
            self._find(word, number)
            self.words[word] = rest
        else:
            raise _unreadable(number, line)

    def _find(self, part: str, number: int) -> None:
        if part in self.found:
            raise RecordError("record-twice", line=number, given=part[:60], other=self.found[part])
        self.found[part] = number

    def _take_step(self, number: int, line: str) -> None:
        found = _STEP.fullmatch(line)
        if found is None:
            raise _unreadable(number, line)
        if int(found[1]) != len(self.steps) + 1:
            raise RecordError(
                "record-order", line=number, given=int(found[1]), expected=len(self.steps) + 1
            )
        if found[5] != _mark(line[: -len(" ~0000")]):
            raise RecordError("record-altered", line=number, given=line[:60])
        self.steps.append(RecordedStep(int(found[2]), found[3], _draws(number, found[4] or "")))
        self._find(f"step {len(self.steps)}", number)

    def _take_player(self, number: int, line: str) -> None:
        seat, _, name = line.partition(" ")[2].partition(" ")
        if seat != str(len(self.players)):
            raise _unreadable(number, line)
        self._find(f"player {seat}", number)
        self.players.append(name)

    def _take_score(self, number: int, line: str) -> None:
        found = _SCORE.fullmatch(line)
        if found is None or int(found[1]) != len(self.scores):
            raise _unreadable(number, line)
        self._find(f"score {len(self.scores)}", number)
        self.scores.append(int(found[2]))
        self.ranks.append(int(found[3]))
        self.ties.append([int(value) for value in found[4].split()])

    def _take_sheet(self, number: int, line: str) -> None:
        found = _SHEET.fullmatch(line)
        if found is None:
            raise _unreadable(number, line)
        self._find(f"sheet {len(self.sheet)}", number)
        self.sheet.append(
            SheetLine(found[1], Message(found[3], _args(number, found[4])), int(found[2]))
        )

    def _record(self) -> Record:
        for word in _HEADER:
            if word not in self.words and word != "overlay":
                raise RecordError("record-missing", line=len(self.lines), field=word)
        record = Record(
            self.words["game"],
            self._number("rules"),
            self.words["data"],
            self._number("seats"),
            self._chance(),
        )
        record.lines = self.found
        record.options = self.options
        record.players = self.players
        record.steps = self.steps
        record.setup = _draws(self.found["setup"], self._shaped("setup", _SETUP)[1] or "")
        if "overlay" in self.words:
            record.overlay = _overlay(self.found["overlay"], self.words["overlay"])
        record.secret = self._shaped("secret", _SECRET)[0] if "secret" in self.words else ""
        if self.scores:
            record.outcome = self._outcome()
        else:
            for part in ("sheet 0", "won", "grade"):
                if part in self.found:
                    raise RecordError(
                        "record-without-score", line=self.found[part], given=part.partition(" ")[0]
                    )
        return record

    def _outcome(self) -> Outcome:
        won = self.words.get("won")
        if won is not None and won not in ("yes", "no"):
            raise _unreadable(self.found["won"], f"won {won}")
        grade = self.words.get("grade")
        if grade is not None and len(grade.split()) != 1:
            raise _unreadable(self.found["grade"], f"grade {grade}")
        return Outcome(
            self.scores,
            self.ties,
            self.sheet,
            self.ranks,
            None if won is None else won == "yes",
            grade or "",
        )

    def _number(self, word: str) -> int:
        return int(self._shaped(word, _NUMBER)[0])

    def _chance(self) -> str:
        kind, _, seed = self.words["chance"].partition(" ")
        if kind == "seeded" and _SEED.fullmatch(seed) is None:
            raise _unreadable(self.found["chance"], f"chance {kind} {seed}")
        return self.words["chance"]

    def _shaped(self, word: str, shape: re.Pattern[str]) -> re.Match[str]:
        """What follows a word, if it looks as it should."""
        found = shape.fullmatch(self.words[word])
        if found is None:
            raise _unreadable(self.found[word], f"{word} {self.words[word]}")
        return found


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


def _unreadable(line: int, given: str) -> RecordError:
    return RecordError("record-unreadable", line=line, given=given[:60])


def _json(value: object) -> str:
    """JSON on one line without a `#`, which would start a comment, and without the rarer characters that end a line."""
    text = json.dumps(value, sort_keys=True, ensure_ascii=False)
    for character in ("#", "\x85", "\u2028", "\u2029"):
        text = text.replace(character, f"\\u{ord(character):04x}")
    return text


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


def _draws(line: int, text: str) -> Draws:
    draws: Draws = []
    for word in text.split():
        draw = _DRAW.fullmatch(word)
        if draw is None or int(draw[1]) >= int(draw[2]):
            raise _unreadable(line, word)
        draws.append((int(draw[1]), int(draw[2])))
    return draws


def _from_json(line: int, text: str) -> object:
    try:
        value = json.loads(text)
        # What is read without complaint but could never be written again: half a surrogate pair, an infinite number.
        json.dumps(value, ensure_ascii=False, allow_nan=False).encode()
    except (ValueError, RecursionError):
        raise _unreadable(line, text) from None
    return value


def _option(line: int, text: str) -> int | str | bool:
    value = _from_json(line, text)
    if not isinstance(value, int | str):
        raise _unreadable(line, text)
    return value


def _args(line: int, text: str) -> Args:
    """The arguments of a message."""
    value = _from_json(line, text)
    if not isinstance(value, dict):
        raise _unreadable(line, text)
    args: Args = {}
    for key, arg in value.items():
        args[key] = _arg(line, text, arg)
    return args


def _arg(line: int, text: str, arg: object) -> Arg:
    if isinstance(arg, int | str):
        return arg
    if not isinstance(arg, list):
        raise _unreadable(line, text)
    items: list[int | str] = []
    for item in arg:
        if not isinstance(item, int | str):
            raise _unreadable(line, text)
        items.append(item)
    return items


def _overlay(line: int, text: str) -> Mapping[str, object]:
    value = _from_json(line, text)
    if not isinstance(value, dict):
        raise _unreadable(line, text)
    try:
        return plain_copy("overlay", value)
    except DataError as problem:
        raise RecordError(
            "record-step", line=line, given=f"overlay {text}"[:60], inner=problem
        ) from None


def _one_line(text: str) -> str:
    return " ".join(text.replace("#", " ").split())[:60] or "-"
