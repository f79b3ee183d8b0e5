"""A program that is written to and read from line by line, and does not keep anybody waiting for ever."""

import contextlib
import os
import selectors
import shlex
import subprocess
import tempfile
import time
from typing import Final

from littleworlds.bots.bot import BotFault

_FAREWELL_SECONDS: Final = 1.0
_LONGEST_LINE: Final = 1 << 20
_LAST_WORDS: Final = 4096
_SHOWN: Final = 200


class LineProcess:
    """Started at once, without a shell; a BotFault says what is the matter with it."""

    def __init__(self, command: str) -> None:
        self._unread = b""
        self._files = contextlib.ExitStack()
        # What it says of itself goes into a file, from which its last words are told if it dies: nobody has to read along.
        self._complaints, path = tempfile.mkstemp()
        os.unlink(path)
        self._files.callback(os.close, self._complaints)
        try:
            process = subprocess.Popen(
                shlex.split(command),
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._complaints,
                # Ctrl-C at the terminal is for whoever leads the play, who then ends this one.
                start_new_session=True,
            )
        except (OSError, ValueError, IndexError) as problem:
            self._files.close()
            raise BotFault(f"could not be started: {problem}") from None
        assert process.stdin is not None
        assert process.stdout is not None
        self._process = process
        self._in = self._files.enter_context(process.stdin)
        self._out = self._files.enter_context(process.stdout)

    def write(self, line: bytes) -> None:
        try:
            self._in.write(line + b"\n")
        except OSError:
            raise self._ended() from None

    def read(self, seconds: float) -> bytes:
        """The next line, without its end."""
        deadline = time.monotonic() + seconds
        with selectors.DefaultSelector() as selector:
            selector.register(self._out, selectors.EVENT_READ)
            while b"\n" not in self._unread:
                if not selector.select(max(0.0, deadline - time.monotonic())):
                    raise BotFault(f"did not answer within {seconds:g} s")
                piece = os.read(self._out.fileno(), 65536)
                if not piece:
                    raise self._ended()
                self._unread += piece
                if len(self._unread) > _LONGEST_LINE:
                    raise BotFault("answered with a line that does not end")
        line, _, self._unread = self._unread.partition(b"\n")
        return line

    def end(self, farewell: bytes = b"") -> None:
        """Say a last line, wait a moment until it ends, and end it if it does not."""
        with contextlib.suppress(OSError, ValueError):
            self._in.write(farewell + b"\n")
        with contextlib.suppress(OSError):
            self._in.close()
        self._wait()
        self._files.close()

    def _wait(self) -> None:
        try:
            self._process.wait(_FAREWELL_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def _ended(self) -> BotFault:
        """It is gone: with its exit code, and its last words."""
        self._wait()
        size = os.fstat(self._complaints).st_size
        tail = os.pread(self._complaints, _LAST_WORDS, max(0, size - _LAST_WORDS))
        said = tail.decode(errors="replace").strip().splitlines()
        last = f": {said[-1][:_SHOWN]}" if said else ""
        return BotFault(f"ended with code {self._process.returncode}{last}")
