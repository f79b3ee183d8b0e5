"""The conformance kit: the laws that every game must keep, as code that tries to catch it breaking one.

>>> import littleworlds as lw
>>> from littleworlds.core.conformance import check
>>> check(lw.game("little-tavern"), plays=2, seed=7)  # doctest: +SKIP

Write a game, run `check`, and read the `Broken` it raises: it names the law, the table, the step, and how to see it again.
"""

from littleworlds.core.conformance.broken import Broken
from littleworlds.core.conformance.case import Case, cases
from littleworlds.core.conformance.counting import count_positions
from littleworlds.core.conformance.laws import LAWS, check, run
from littleworlds.core.conformance.transcripts import transcript, verify

__all__ = [
    "LAWS",
    "Broken",
    "Case",
    "cases",
    "check",
    "count_positions",
    "run",
    "transcript",
    "verify",
]
