"""A tournament on a Ray cluster. Needs the extra `ray`.

Every play is a task of its own. Ray hands it to any process of any machine, and to another one if that one dies; what it comes to is
decided by the tournament's seeds alone, so where it was played leaves no trace but the columns of time.
"""

import json
import os
from collections.abc import Generator, Iterator
from functools import cache
from typing import Final

import ray

from littleworlds.arena.result import Result, play_fixture
from littleworlds.arena.tournament import Fixture, Tournament
from littleworlds.core.game import Game
from littleworlds.core.registry import FOLDER_VARIABLE, load_game

_AHEAD: Final = 2
"""So many plays for each core are handed out at a time, so that none waits for the next one."""


def play_on_cluster(
    tournament: Tournament, todo: Iterator[Fixture], jobs: int | None = None
) -> Generator[Result]:
    """Make the plays on the cluster that `RAY_ADDRESS` names, or on one that is running here, or on one started for this; the
    results as they come. `jobs` is how many plays are under way at most."""
    begun = not ray.is_initialized()
    if begun:
        ray.init(log_to_driver=False, runtime_env={"env_vars": _variables()})
    most = jobs or _AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    shared = ray.put(tournament)
    # A process or a machine that dies costs its plays some time: they are made again elsewhere, as often as it takes.
    task = ray.remote(max_retries=-1, num_cpus=1)(_play)
    under_way: list[ray.ObjectRef[Result]] = []
    try:
        while True:
            while len(under_way) < most and (fixture := next(todo, None)) is not None:
                under_way.append(task.remote(shared, fixture))
            if not under_way:
                return
            [done], under_way = ray.wait(under_way, num_returns=1)
            yield ray.get(done)
    finally:
        for left in under_way:
            ray.cancel(left, force=True)
        if begun:
            ray.shutdown()


def _variables() -> dict[str, str]:
    """What the other side must know to find the same titles."""
    folder = os.environ.get(FOLDER_VARIABLE)
    return {FOLDER_VARIABLE: folder} if folder else {}


def _play(tournament: Tournament, fixture: Fixture) -> Result:
    """On a worker: one play."""
    overlay = json.dumps(tournament.overlay, sort_keys=True)
    return play_fixture(tournament, _game(tournament.game, overlay), fixture)


@cache
def _game(id: str, overlay: str) -> Game:
    """Made once in a process, and kept for the next plays."""
    return load_game(id, json.loads(overlay))
