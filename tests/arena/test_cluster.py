"""A tournament on a local Ray with two workers, one of which dies: the same table as on one process. Part of `make test-long`:
starting Ray takes longer than most tests."""

import os
from pathlib import Path

import pytest

from littleworlds.arena.result_file import ResultFile
from littleworlds.arena.runner import run
from littleworlds.arena.tournament import Tournament

pytestmark = pytest.mark.skipif(not os.environ.get("LW_LONG"), reason="part of make test-long")

KILLER = """
import os, signal, sys
try:
    os.close(os.open({mark!r}, os.O_CREAT | os.O_EXCL))
except FileExistsError:
    pass
else:
    os.kill(os.getppid(), signal.SIGKILL)
exec(open({first!r}).read())
"""
"""A bot that, the first time it is started, ends the process that started it; later it plays like another."""


def test_the_same_table_though_a_worker_dies(tmp_path: Path) -> None:
    import ray
    from arena.programs import FIRST, program

    from littleworlds.arena.cluster import play_on_cluster

    first = tmp_path / "first.py"
    first.write_text(FIRST, encoding="utf-8")
    mark = tmp_path / "killed"
    spec = program(tmp_path, KILLER.format(mark=str(mark), first=str(first)), "killer")
    tournament = Tournament("little-tavern", 3, ("random", spec), 12, 5)
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        file = ResultFile(tmp_path / "cluster.jsonl", tournament)
        there = run(tournament, file, player=play_on_cluster)
        file.close()
    finally:
        ray.shutdown()
    assert mark.exists()
    file = ResultFile(tmp_path / "here.jsonl", tournament)
    here = run(tournament, file)
    file.close()
    assert len(here) == 24
    plain = [[(one.pairing, one.number, one.scores, one.ranks, one.actions) for one in results] for results in (here, there)]  # fmt: skip
    assert plain[0] == plain[1]
