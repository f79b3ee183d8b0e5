"""Where everything random comes from: one primitive, `index(n)`, an index below n.

A chance is handed to `setup` and `apply` and never kept in a state. Each kind counts its draws and can be rewound to an earlier
count, which is how undoing and doing again comes out the same.
"""

import hashlib
from typing import Final

from littleworlds.core.block import SIZE, SIZE_BITS, block
from littleworlds.core.draws import Draws
from littleworlds.core.errors import RecordError
from littleworlds.core.native import i64, mypyc_attr

_BY_THE_BLOCK: Final = __file__.endswith(".py")


def derived_seed(*parts: int | str) -> int:
    """A seed made of several words: one of its own for each play, seat or purpose."""
    text = "/".join(str(part) for part in parts)
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=6).digest(), "big")


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """The base of all kinds. `drawn` counts the outcomes given so far."""

    def __init__(self) -> None:
        self.drawn: i64 = 0

    def index(self, n: i64) -> i64:
        """The next outcome: 0 <= index < n."""
        raise TypeError("Chance is a base: use Seeded, Sealed or Recorded")

    def rewind(self, drawn: i64) -> None:
        """Go back (or on) to the moment when `drawn` outcomes had been given."""
        self.drawn = drawn

    def spec(self) -> str:
        """How a record names this source; it tells no secret."""
        return "unnamed"


@mypyc_attr(allow_interpreted_subclasses=True)
class Seeded(Chance):
    """For simulation: the same seed gives the same outcomes, interpreted or compiled, on every machine.

    >>> [Seeded(7).index(6), Seeded(7).index(6)]
    [2, 2]
    """

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.seed: int = seed
        key = hashlib.blake2b(str(seed).encode(), digest_size=8).digest()
        self._low: i64 = int.from_bytes(key[:4], "big")
        self._high: i64 = int.from_bytes(key[4:], "big")
        self._block: i64 = -1
        self._words: tuple[int, ...] = ()

    def index(self, n: i64) -> i64:
        if _BY_THE_BLOCK and self.drawn >= SIZE:
            return self._from_block(n)
        # A hash of the draw's number under the seed's key. The multipliers are below 2^31 so that no product reaches 2^63:
        # native integers then give what Python's own give.
        mask: i64 = 0xFFFFFFFF
        x: i64 = (self.drawn + self._low) & mask
        self.drawn += 1
        x = ((x ^ (x >> 16)) * 0x7FEB352D) & mask
        x = ((x ^ (x >> 15)) + self._high) & mask
        x = ((x ^ (x >> 16)) * 0x21F0AAAD) & mask
        x = ((x ^ (x >> 15)) * 0x31848BAB) & mask
        x = x ^ (x >> 16)
        return (x * n) >> 32

    def _from_block(self, n: i64) -> i64:
        """The same, faster for the interpreter once a play is under way."""
        number = self.drawn
        self.drawn = number + 1
        if number >> SIZE_BITS != self._block:
            self._block = number >> SIZE_BITS
            self._words = block(self._block << SIZE_BITS, self._low, self._high)
        return self._words[number & (SIZE - 1)] * n >> 32

    def spec(self) -> str:
        return "seeded " + str(self.seed)


class Sealed(Chance):
    """For tables: nobody can foresee the draws and anybody can check them afterwards.

    Outcome number k is a keyed BLAKE2 hash of k under 32 secret bytes. `seal`, the hash of the secret, is published at the start;
    the secret itself at the end.
    """

    def __init__(self, secret: bytes, drawn: int = 0) -> None:
        super().__init__()
        if len(secret) != 32:
            raise RecordError("secret-length", given=len(secret))
        self.secret = secret
        self.drawn = drawn

    @property
    def seal(self) -> str:
        return hashlib.blake2b(self.secret, digest_size=32).hexdigest()

    def index(self, n: i64) -> i64:
        digest = hashlib.blake2b(
            int(self.drawn).to_bytes(8, "big"), key=self.secret, digest_size=16
        ).digest()
        self.drawn += 1
        return int.from_bytes(digest, "big") % int(n)

    def spec(self) -> str:
        return "sealed " + self.seal


class Recorded(Chance):
    """Gives outcomes that were drawn before, as (index, n) pairs, and a RecordError where they do not fit or run dry. `source` names
    the chance that drew them.

    >>> Recorded([(4, 6)]).index(6)
    4
    """

    def __init__(self, draws: Draws, source: str = "recorded") -> None:
        super().__init__()
        self.draws = draws
        self.source = source

    def index(self, n: i64) -> i64:
        if self.drawn >= len(self.draws):
            raise RecordError("outcomes-ran-dry", drawn=int(self.drawn))
        index, of = self.draws[self.drawn]
        # Compared as Python's own integers: what was recorded may be larger than a native one.
        if of != int(n) or not 0 <= index < of:
            raise RecordError("outcome-does-not-fit", given=f"{index}/{of}", expected=int(n))
        self.drawn += 1
        return index

    def spec(self) -> str:
        return self.source


class Taped(Chance):
    """Passes another chance's outcomes through and keeps them, for the record."""

    def __init__(self, source: Chance) -> None:
        super().__init__()
        self.source = source
        self.tape: Draws = []
        self._start = source.drawn

    def index(self, n: i64) -> i64:
        index = self.source.index(n)
        self.drawn += 1
        self.tape.append((int(index), int(n)))
        return index

    def cut(self) -> Draws:
        """The outcomes since the last cut."""
        tape = self.tape
        self.tape = []
        return tape

    def rewind(self, drawn: i64) -> None:
        self.source.rewind(self._start + drawn)
        self.drawn = drawn
        self.tape = []

    def follow(self, source: Chance) -> None:
        """Take the next outcomes from another source, which has given none of this tape's yet."""
        self.source = source
        self._start = source.drawn - self.drawn

    def spec(self) -> str:
        return self.source.spec()
