"""Takes a record back from its text, line by line, and names the line of whatever is wrong."""

import json
import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Final, final

from littleworlds.core.data import plain_copy
from littleworlds.core.draws import Draws
from littleworlds.core.errors import DataError, RecordError
from littleworlds.core.message import Arg, Args, Message
from littleworlds.core.option import Options
from littleworlds.core.outcome import Outcome, SheetLine
from littleworlds.core.record import FORMAT, Record, RecordedStep, digest, mark, without_comment

# Numbers of at most 18 digits, so that each fits a native integer whoever wrote it; plain digits, for Python has others (², ٣).
_DIGITS: Final = 18
_N: Final = "[0-9]{1,18}"
_NUMBER = re.compile(_N)
_SEED = re.compile("-?[0-9]{1,4300}")
_STEP = re.compile(rf"({_N})\. seat ({_N}): ([^\[\]~#]+)(?: \[([0-9/ ]+)\])? ~([0-9a-f]{{4}})")
_SCORE = re.compile(rf"score ({_N}): (-?{_N}) rank ({_N})((?: -?{_N})*)")
_SHEET = re.compile(rf"sheet (\S+) (-?{_N}) (\S+) (\{{.*\}})")
_SETUP = re.compile(r"(?:\[([0-9/ ]+)\])?")
_SECRET = re.compile("[0-9a-fA-F]{64}")

_SHORT: Final = 100
"""Characters of a JSON text that is worth remembering."""

_HEADER: Final = ["game", "rules", "data", "overlay", "seats", "chance", "setup"]
_RESULT: Final = ["won", "grade", "secret"]


@final
class RecordReader:
    """Reads a record line by line and keeps the lines' numbers for messages."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.line_of: dict[str, int] = {}
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
        if not self.lines or without_comment(self.lines[0]) != FORMAT:
            raise RecordError("record-format", given=(self.lines or [""])[0][:60], expected=FORMAT)
        for number, raw in enumerate(self.lines[1:], 2):
            line = without_comment(raw)
            if line:
                if "digest" in self.line_of:
                    raise RecordError("record-after-digest", line=number)
                self._take(number, line)
        if "digest" not in self.line_of:
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
            self.line_of[word] = number
            if rest != digest(self.lines[: number - 1]):
                raise RecordError("record-digest", line=number)
        elif word in _HEADER or word in _RESULT:
            self._find(word, number)
            self.words[word] = rest
        else:
            raise _unreadable(number, line)

    def _find(self, part: str, number: int) -> None:
        if part in self.line_of:
            raise RecordError(
                "record-twice", line=number, given=part[:60], other=self.line_of[part]
            )
        self.line_of[part] = number

    def _take_step(self, number: int, line: str) -> None:
        match = _STEP.fullmatch(line)
        if match is None:
            raise _unreadable(number, line)
        if int(match[1]) != len(self.steps) + 1:
            raise RecordError(
                "record-order", line=number, given=int(match[1]), expected=len(self.steps) + 1
            )
        if match[5] != mark(line[: -len(" ~0000")]):
            raise RecordError("record-altered", line=number, given=line[:60])
        self.steps.append(RecordedStep(int(match[2]), match[3], _draws(number, match[4] or "")))
        self._find(f"step {len(self.steps)}", number)

    def _take_player(self, number: int, line: str) -> None:
        seat, _, name = line.partition(" ")[2].partition(" ")
        if seat != str(len(self.players)):
            raise _unreadable(number, line)
        self._find(f"player {seat}", number)
        self.players.append(name)

    def _take_score(self, number: int, line: str) -> None:
        match = _SCORE.fullmatch(line)
        if match is None or int(match[1]) != len(self.scores):
            raise _unreadable(number, line)
        self._find(f"score {len(self.scores)}", number)
        self.scores.append(int(match[2]))
        self.ranks.append(int(match[3]))
        self.ties.append([int(value) for value in match[4].split()])

    def _take_sheet(self, number: int, line: str) -> None:
        match = _SHEET.fullmatch(line)
        if match is None:
            raise _unreadable(number, line)
        self._find(f"sheet {len(self.sheet)}", number)
        self.sheet.append(
            SheetLine(match[1], Message(match[3], _args(number, match[4])), int(match[2]))
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
        record.lines = self.line_of
        record.options = self.options
        record.players = self.players
        record.steps = self.steps
        record.setup = _draws(self.line_of["setup"], self._shaped("setup", _SETUP)[1] or "")
        if "overlay" in self.words:
            record.overlay = _overlay(self.line_of["overlay"], self.words["overlay"])
        record.secret = self._shaped("secret", _SECRET)[0] if "secret" in self.words else ""
        if self.scores:
            record.outcome = self._outcome()
        else:
            for part in ("sheet 0", "won", "grade"):
                if part in self.line_of:
                    raise RecordError(
                        "record-without-score",
                        line=self.line_of[part],
                        given=part.partition(" ")[0],
                    )
        return record

    def _outcome(self) -> Outcome:
        won = self.words.get("won")
        if won is not None and won not in ("yes", "no"):
            raise _unreadable(self.line_of["won"], f"won {won}")
        grade = self.words.get("grade")
        if grade is not None and len(grade.split()) != 1:
            raise _unreadable(self.line_of["grade"], f"grade {grade}")
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
            raise _unreadable(self.line_of["chance"], f"chance {kind} {seed}")
        return self.words["chance"]

    def _shaped(self, word: str, shape: re.Pattern[str]) -> re.Match[str]:
        """What follows a word, if it looks as it should."""
        match = shape.fullmatch(self.words[word])
        if match is None:
            raise _unreadable(self.line_of[word], f"{word} {self.words[word]}")
        return match


def _unreadable(line: int, given: str) -> RecordError:
    return RecordError("record-unreadable", line=line, given=given[:60])


def _draws(line: int, text: str) -> Draws:
    draws: Draws = []
    for word in text.split():
        # Digits, slashes and blanks are all that comes here.
        first, _, second = word.partition("/")
        if not 0 < len(first) <= _DIGITS or not 0 < len(second) <= _DIGITS or "/" in second:
            raise _unreadable(line, word)
        index, of = int(first), int(second)
        if index >= of:
            raise _unreadable(line, word)
        draws.append((index, of))
    return draws


def _from_json(line: int, text: str) -> object:
    """The value of a text. What is short is remembered, so nobody may change what comes back."""
    try:
        return _remembered(text) if len(text) <= _SHORT else _decoded(text)
    except (ValueError, RecursionError):
        raise _unreadable(line, text) from None


def _decoded(text: str) -> object:
    value: object = json.loads(text)
    # What is read without complaint but could never be written again: half a surrogate pair, an infinite number.
    json.dumps(value, ensure_ascii=False, allow_nan=False).encode()
    return value


@lru_cache(maxsize=4096)
def _remembered(text: str) -> object:
    """The same; score sheets say the same things in every play of a title."""
    return _decoded(text)


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
