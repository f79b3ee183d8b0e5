"""On a machine that is busy with other things, short work beside the server is still done soon."""

import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest
from server.harness import Person, Server
from server.replays import uploaded

import littleworlds as lw

MOVES = 200
SECONDS = 2.0
TRIES = 5
LONGEST = 120
SPIN = f"import time\nend = time.monotonic() + {LONGEST}\nwhile time.monotonic() < end: pass"


@contextmanager
def busy_processes(count: int) -> Iterator[None]:
    """So many processes of ordinary priority that only compute."""
    with ExitStack() as stack:
        for _ in range(count):
            process = stack.enter_context(subprocess.Popen([sys.executable, "-c", SPIN]))
            stack.callback(process.kill)
        yield


def play_of(moves: int, seed: int) -> str:
    """The record of a play so far."""
    play = lw.Play(lw.game("little-factory"), seats=4, chance=lw.Seeded(seed))
    chance = lw.Seeded(seed)
    for _ in range(moves):
        seat = play.state.first()
        legal = play.state.legal(seat)
        play.act(seat, legal[chance.index(len(legal))])
    return play.record().text()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere all jobs have the lowest priority")
def test_a_record_of_200_moves_comes_within_two_seconds(server: Server) -> None:
    ada = Person(server, "Ada")
    # The process that replays is there before it is measured.
    assert uploaded(ada, play_of(10, seed=0)).is_success
    took: list[float] = []
    with busy_processes(2):
        for seed in range(1, TRIES + 1):
            text = play_of(MOVES, seed)
            began = time.monotonic()
            assert uploaded(ada, text).is_success
            took.append(time.monotonic() - began)
    assert statistics.median(took) < SECONDS, took
