"""Passwords are hashed one at a time in a thread of their own.

A hash takes tens of milliseconds and 64 MB on purpose. So many people may wait for one, but only one is
made: the memory stays bounded, and the tables do not wait.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from littleworlds.server.errors import TooMuch, TryAgain

MOST_WAITING = 64

Answer = TypeVar("Answer")


class Passwords:
    """Makes and compares hashes."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._thread = ThreadPoolExecutor(1, "passwords")
        self._waiting = 0
        self._stopped = False
        self._nobody = ""

    def stop(self) -> None:
        """Make no more of them, and tell those who wait: the server is about to end."""
        self._stopped = True
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def hash(self, password: str) -> str:
        """What is kept of a password."""
        return await self._run(self._hasher.hash, password)

    async def fits(self, known: str | None, password: str) -> bool:
        """Whether a password is the one that is kept. None, for logins that nobody has, takes as long to
        refuse as a wrong password."""
        return await self._run(self._compare, known, password)

    def _compare(self, known: str | None, password: str) -> bool:
        if known is None and not self._nobody:
            self._nobody = self._hasher.hash("nobody")
        try:
            return self._hasher.verify(known or self._nobody, password) and known is not None
        except VerificationError:
            return False

    async def _run(self, task: Callable[..., Answer], *args: object) -> Answer:
        if self._stopped:
            raise TryAgain("server-stopping")
        if self._waiting >= MOST_WAITING:
            raise TooMuch("passwords-too-fast")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, task, *args)
        except asyncio.CancelledError:
            if self._stopped:
                raise TryAgain("server-stopping") from None
            raise
        finally:
            self._waiting -= 1
