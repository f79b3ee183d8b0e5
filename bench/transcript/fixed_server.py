"""A server with the same secrets and ids in every run, so that two checkouts deal the same plays.

It patches the standard library before it loads the command line of `littleworlds`, and uses
nothing else of the package: the modules of the server may be renamed freely. The clock is not
patched, since a refactoring may read it more or less often; the transcript leaves times out.
"""

import hashlib
import itertools
import secrets
from collections.abc import Sequence
from typing import TypeVar

Option = TypeVar("Option")


def fix_secrets() -> None:
    """Make keys constant, and ids different from each other but the same in every run."""
    calls = itertools.count()

    def token_bytes(nbytes: int | None = None) -> bytes:
        return bytes(range(nbytes or 32))

    def token_hex(nbytes: int | None = None) -> str:
        return token_bytes(nbytes).hex()

    def randbelow(exclusive_upper_bound: int) -> int:
        drawn = hashlib.blake2b(str(next(calls)).encode()).digest()
        return int.from_bytes(drawn, "big") % exclusive_upper_bound

    def choice(seq: Sequence[Option]) -> Option:
        return seq[randbelow(len(seq))]

    secrets.token_bytes = token_bytes
    secrets.token_hex = token_hex
    secrets.token_urlsafe = token_hex
    secrets.randbelow = randbelow
    vars(secrets)["choice"] = choice


# Worker processes of the server load this file again, under another name.
if __name__ == "__main__":
    fix_secrets()
    from littleworlds.cli import main

    main()
