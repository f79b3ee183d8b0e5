"""How much of everything the attack does: a little in `make test`, all of it in `make test-long`."""

import os
import random

LONG = bool(os.environ.get("LW_LONG"))


def scale(long: int, short: int) -> int:
    return long if LONG else short


def seeded() -> tuple[int, random.Random]:
    """A seed to tell, and chance that comes from it. `LW_SEED` repeats a run."""
    seed = int(os.environ.get("LW_SEED") or random.SystemRandom().randrange(10**6))
    print("seed", seed)
    return seed, random.Random(seed)
