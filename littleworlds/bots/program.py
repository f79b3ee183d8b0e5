"""A bot that is a program of its own, in any language: `exec:COMMAND`. `protocol.py` has what is said."""

from typing import Final, TypeVar

import msgspec

from littleworlds.bots.bot import Bot, BotFault, Budget
from littleworlds.bots.line_process import LineProcess
from littleworlds.bots.protocol import Bye, Choice, Choose, Hello, Ready, schema
from littleworlds.core.perspective import Perspective

START_SECONDS: Final = 20.0
"""How long a program may take until it is ready."""
SECONDS: Final = 10.0
"""How long an answer may take if no budget says so."""
_SHOWN: Final = 80

Answer = TypeVar("Answer", Ready, Choice)


class Program(Bot):
    """Runs the command from the first question to the end of the play."""

    def __init__(self, command: str, seed: int) -> None:
        self._command = command
        self._seed = seed
        self._process: LineProcess | None = None

    def choose(self, perspective: Perspective, budget: Budget) -> int:
        seconds = budget.limit or budget.seconds or SECONDS
        if self._process is None:
            self._process = self._started(perspective, seconds)
        actions = perspective.legal()
        legal = [perspective.game.notation(action) for action in actions]
        _send(self._process, Choose(dict(perspective.view), legal))
        answer = _receive(self._process, Choice, seconds)
        if answer.action not in legal:
            raise BotFault(
                f"answered {_short(answer.action)}, which is not among the legal actions"
            )
        return int(actions[legal.index(answer.action)])

    def close(self) -> None:
        if self._process is not None:
            self._process.end(msgspec.json.encode(Bye()))
        self._process = None

    def _started(self, perspective: Perspective, seconds: float) -> LineProcess:
        game, view = perspective.game, perspective.view
        seats, options = view["seats"], view["options"]
        assert isinstance(seats, int)
        assert isinstance(options, dict)
        hello = Hello(
            game.id, game.rules_version, seats, int(perspective.seat), options, self._seed, seconds,
            schema=schema(),
        )  # fmt: skip
        process = LineProcess(self._command)
        try:
            _send(process, hello)
            _receive(process, Ready, START_SECONDS)
        except BotFault:
            process.end()
            raise
        return process


def _send(process: LineProcess, message: Hello | Choose) -> None:
    process.write(msgspec.json.encode(message))


def _receive(process: LineProcess, kind: type[Answer], seconds: float) -> Answer:
    line = process.read(seconds)
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError):
        wanted, given = kind.__name__.lower(), _short(line.decode(errors="replace"))
        raise BotFault(f"answered {given}, which is no {wanted}") from None


def _short(text: str) -> str:
    return text if len(text) <= _SHOWN else text[:_SHOWN] + "…"
