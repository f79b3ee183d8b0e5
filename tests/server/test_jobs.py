"""Long work in other processes: in turn, within limits, and dropped at once when the server stops."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from server.chores import (
    bloat,
    compute_until,
    die,
    die_always,
    name,
    nap,
    priority,
    refuse,
    spin,
)

import littleworlds as lw
from littleworlds.server.errors import TooMuch, TryAgain
from littleworlds.server.jobs import replay_jobs
from littleworlds.server.jobs.bot_jobs import LEAST_SECONDS, thinking_time
from littleworlds.server.jobs.fair_gate import FairGate
from littleworlds.server.jobs.fair_queue import FairQueue
from littleworlds.server.jobs.priority import LOWEST
from littleworlds.server.jobs.processes import Processes
from littleworlds.server.jobs.replay_jobs import Lane, ReplayJobs
from littleworlds.server.jobs.worker import Limits, Overrun

AMPLE = Limits(60.0, 600.0)


def in_processes(limits: Limits, test: Callable[[Processes], Awaitable[None]]) -> None:
    async def run() -> None:
        processes = Processes(1, limits)
        try:
            await test(processes)
        finally:
            await processes.close()

    asyncio.run(run())


def test_owners_take_turns_and_so_do_their_tables() -> None:
    queue: FairQueue[str] = FairQueue()
    for owner, table, job in [
        *[("ada", "1", f"ada 1 {number}") for number in range(3)],
        *[("ada", "2", f"ada 2 {number}") for number in range(2)],
        ("bob", "3", "bob 3 0"),
    ]:
        queue.put(owner, table, job)
    assert (len(queue), queue.waiting_for("ada"), queue.waiting_for("eve")) == (6, 5, 0)
    first = [queue.take(), queue.take()]
    queue.put("bob", "3", "bob 3 1")
    queue.put("eve", "4", "eve 4 0")
    rest = [queue.take() for _ in range(len(queue) + 1)]
    assert first == ["ada 1 0", "bob 3 0"]
    assert rest == ["ada 2 0", "bob 3 1", "eve 4 0", "ada 1 1", "ada 2 1", "ada 1 2", None]


def test_a_queue_keeps_nothing_of_who_is_gone() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put("ada", "1", "first")
    queue.put("ada", "1", "second")
    queue.remove("ada", "1", "first")
    queue.remove("ada", "1", "first")
    queue.remove("bob", "1", "first")
    assert len(queue) == 1
    assert queue.take() == "second"
    queue.remove("ada", "1", "second")
    assert len(queue) == 0
    assert not queue._owners


def test_one_who_asks_for_much_makes_nobody_else_wait() -> None:
    async def test(processes: Processes) -> None:
        served: list[str] = []

        async def ask(owner: str, table: str) -> None:
            served.append((await processes.run(owner, table, name, owner)).decode())

        flood = [asyncio.create_task(ask("eve", str(number % 20))) for number in range(100)]
        await asyncio.sleep(0)
        ada = asyncio.create_task(ask("ada", "a"))
        await asyncio.gather(ada, *flood)
        # One of Eve's is under way and one is next; then it is Ada's turn.
        assert "ada" in served[:3]
        assert len(served) == 101

    in_processes(AMPLE, test)


@pytest.mark.parametrize(
    ("limits", "task", "args"),
    [
        (Limits(0.3, 600.0), spin, ()),
        (Limits(60.0, 3.0), nap, (3600.0,)),
        (Limits(60.0, 600.0, 2**28), bloat, ()),
        (AMPLE, die_always, ()),
    ],
    ids=["computes", "waits", "swells", "dies"],
)
def test_a_job_beyond_its_limits_fails_alone(
    limits: Limits, task: Callable[..., bytes], args: tuple[Any, ...]
) -> None:
    async def test(processes: Processes) -> None:
        jobs = [
            asyncio.create_task(processes.run("ada", "1", nap, 0.0)),
            asyncio.create_task(processes.run("ada", "1", task, *args)),
            asyncio.create_task(processes.run("ada", "1", nap, 0.0)),
        ]
        answers = await asyncio.gather(*jobs, return_exceptions=True)
        assert answers[0] == answers[2] == b"awake"
        assert isinstance(answers[1], Overrun)

    in_processes(limits, test)


def test_a_process_that_dies_is_replaced_and_the_job_tried_once_more(tmp_path: Path) -> None:
    async def test(processes: Processes) -> None:
        assert await processes.run("ada", "1", die, str(tmp_path / "died")) == b"alive"

    in_processes(AMPLE, test)


def test_nobody_who_waits_for_a_job_waits_for_the_end_of_the_server() -> None:
    async def test(processes: Processes) -> None:
        await processes.run("ada", "1", nap, 0.0)
        jobs = [asyncio.create_task(processes.run("ada", "1", spin)) for _ in range(3)]
        await asyncio.sleep(0)
        processes.stop()
        answers = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(answer) for answer in answers] == [TryAgain] * 3
        with pytest.raises(TryAgain):
            await processes.run("ada", "1", nap, 0.0)

    in_processes(Limits(3600.0, 3600.0), test)


def test_a_job_that_nobody_waits_for_any_more_is_not_begun(tmp_path: Path) -> None:
    async def test(processes: Processes) -> None:
        under_way = asyncio.create_task(processes.run("ada", "1", nap, 0.2))
        given_up = asyncio.create_task(processes.run("ada", "1", die, str(tmp_path / "died")))
        await asyncio.sleep(0)
        given_up.cancel()
        assert await under_way == b"awake"
        assert await processes.run("ada", "1", nap, 0.0) == b"awake"
        assert not (tmp_path / "died").exists()
        assert processes.waiting() == 0

    in_processes(AMPLE, test)


def test_a_refusal_comes_back_whole_and_too_much_is_not_taken_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(replay_jobs, "MOST_EACH", 2)
    monkeypatch.setattr(replay_jobs, "MOST_WAITING", 3)

    async def run() -> None:
        shown = ReplayJobs(60.0)
        try:
            with pytest.raises(lw.RecordError) as refused:
                await shown.run(Lane.VISITORS, "ada", refuse, "draw")
            assert refused.value.message.args == {"line": 7, "given": "draw"}
            assert refused.value.inner is not None
            assert refused.value.inner.message.id == "play-is-over"

            def ask(lane: Lane, who: str) -> "asyncio.Task[bytes]":
                return asyncio.create_task(shown.run(lane, who, nap, 0.1))

            naps = [ask(Lane.VISITORS, who) for who in ("ada", "ada", "ada", "bob")]
            await asyncio.sleep(0)
            for who in ("ada", "bob"):
                with pytest.raises(TryAgain):
                    await ask(Lane.VISITORS, who)
            # However full that lane is, the other is not.
            assert await ask(Lane.PLAYERS, "bob") == b"awake"
            assert await asyncio.gather(*naps) == [b"awake"] * 4
            assert await ask(Lane.VISITORS, "ada") == b"awake"
        finally:
            await shown.close()

    asyncio.run(run())


def test_a_replay_that_takes_too_long_is_refused_as_such() -> None:
    async def run() -> None:
        shown = ReplayJobs(0.2)
        try:
            with pytest.raises(TooMuch) as refused:
                await shown.run(Lane.VISITORS, "ada", spin)
            assert refused.value.message.id == "replay-too-long"
        finally:
            await shown.close()

    asyncio.run(run())


def test_a_gate_lets_so_many_through_and_everybody_in_turn() -> None:
    async def run() -> None:
        gate = FairGate(2)
        passed: list[str] = []
        inside = most = 0

        async def come(owner: str, name: str) -> None:
            nonlocal inside, most
            async with gate.passing(owner, "1"):
                inside += 1
                most = max(most, inside)
                passed.append(name)
                try:
                    await asyncio.sleep(0)
                finally:
                    inside -= 1

        eves = [asyncio.create_task(come("eve", f"eve {number}")) for number in range(20)]
        await asyncio.sleep(0)
        ada = asyncio.create_task(come("ada", "ada"))
        # Who leaves while waiting, or inside, takes no place along.
        for gone in (eves[1], eves[5]):
            gone.cancel()
        await asyncio.gather(ada, *eves, return_exceptions=True)
        assert most == 2
        assert "ada" in passed[:6]
        async with asyncio.timeout(10):
            await asyncio.gather(*[come("bob", "bob") for _ in range(5)])

    asyncio.run(run())


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere all jobs have the lowest priority")
def test_a_job_steps_back_once_it_has_computed_for_a_while() -> None:
    async def test(processes: Processes) -> None:
        before = await processes.run("ada", "1", priority)
        lowered = await processes.run("ada", "1", compute_until, LOWEST)
        after = await processes.run("ada", "1", priority)
        assert lowered == LOWEST
        assert before == after < LOWEST

    in_processes(AMPLE, test)


def test_the_more_thoughts_wait_the_shorter_they_are() -> None:
    times = [thinking_time(2.0, 1, waiting) for waiting in (0, 1, 3, 1000)]
    assert times == [2.0, 1.0, 0.5, LEAST_SECONDS]
    # What is short already stays as it is.
    assert thinking_time(0.05, 1, 1000) == 0.05
