"""Looking back while the play goes on: the moment after any line of the log, with the eyes of then; and where a replay shows it."""

import asyncio
import random
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from server.harness import PATIENCE, Client, Person, Server
from server.test_table_manager import in_manager, new_table, play_on

import littleworlds as lw
from littleworlds.server.jobs.replay_jobs import Lane
from littleworlds.server.jobs.replay_tasks import record_of, steps_since
from littleworlds.server.live import catching_up
from littleworlds.server.live.table_manager import TableManager
from littleworlds.server.live.viewer import Viewer
from littleworlds.server.log.log_line import LogLine
from littleworlds.server.log.log_reader import play_log
from littleworlds.server.log.logged_play import LoggedPlay
from littleworlds.server.messages.from_server import Frame
from littleworlds.server.messages.parts import Step
from littleworlds.server.storage.table_store import find_table

Json = dict[str, Any]
REMEMBERED = ("view", "actors", "conceded", "agreed", "seat", "seq", "things")


async def play_with_undos(client: Client, chance: random.Random, moves: int) -> None:
    """Moves of all seats at one socket, some of them taken back, until every seat has seen everything."""
    for _ in range(moves):
        asked = [frame for frame in client.frames.values() if frame["asked"]]
        if not asked:
            return
        frame = chance.choice(asked)
        choices = frame["asked"]["choices"]
        answer = await client.act(frame["seat"], chance.choice(choices)["notation"])
        await everybody_at(client, answer["seq"])
        if client.frames[frame["seat"]]["undo"] and chance.random() < 0.4:
            answer = await client.command("undo", frame["seat"])
            await everybody_at(client, answer["seq"])


async def everybody_at(client: Client, seq: int) -> None:
    while any(frame["seq"] < seq for frame in client.frames.values()):
        await client.next()


@pytest.mark.parametrize("title", ["little-factory", "wonderful-world"])
def test_every_moment_is_what_the_seat_was_shown_then(server: Server, title: str) -> None:
    ada = Person(server, "Ada")
    made = ada.table(title, ["me", "me"])
    table = made["table"]["id"]

    async def run() -> None:
        async with Client(
            server.url, table, [held["token"] for held in made["held"]], since=-1, things=True
        ) as client:
            for seat in range(2):
                await client.until("frame", seat=seat)
            await play_with_undos(client, random.Random(3), 30)
            shown = {
                (frame["seat"], frame["seq"]): frame
                for frame in client.all
                if frame["t"] == "frame"
            }
            assert any(step["undone"] for frame in shown.values() for step in frame["steps"])
            for (seat, seq), frame in shown.items():
                await client.send({"t": "look", "seat": seat, "seq": seq})
                moment = (await client.until("moment"))["frame"]
                assert [moment[key] for key in REMEMBERED] == [frame[key] for key in REMEMBERED]
                assert moment["steps"] == frame["steps"][-1:]
                assert moment["asked"] is None
                assert moment["result"] is None
            await client.command("concede", 0)
            last = max(client.frames.values(), key=lambda frame: frame["seq"])["seq"]
            # The play is over, the past stays as it was.
            await client.send({"t": "look", "seat": 1, "seq": last})
            assert (await client.until("moment"))["frame"]["result"]["how"] == "conceded"
            await client.send({"t": "look", "seat": 1, "seq": 3})
            assert (await client.until("moment"))["frame"]["view"] == shown[1, 3]["view"]

    asyncio.run(run())


def test_only_own_eyes_and_lines_that_are_there(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    made = ada.table("little-factory", ["me", "open"])
    table = made["table"]["id"]

    async def refusal(client: Client, **look: Any) -> str:
        await client.send({"t": "look", "command": "l1", **look})
        answer = await client.until("refused", command="l1")
        return str(answer["problem"]["id"])

    async def run() -> None:
        async with (
            Client(server.url, table, [made["held"][0]["token"]]) as client,
            Client(server.url, table, []) as onlooker,
        ):
            await client.until("table")
            assert await refusal(client, seat=0, seq=0) == "table-not-started"
            await asyncio.to_thread(
                bob.post, f"/api/tables/{table}/seats/1", {"invite": made["invite"]}
            )
            await client.until("frame")
            for look in ({"seat": 1, "seq": 0}, {"seat": None, "seq": 0}):
                assert await refusal(client, **look) == "not-your-seat"
            assert await refusal(client, seat=0, seq=1) == "no-such-line"
            assert await refusal(onlooker, seat=0, seq=0) == "not-your-seat"
            await onlooker.send({"t": "look", "seat": None, "seq": 0})
            frame = (await onlooker.until("moment"))["frame"]
            assert (frame["seat"], frame["seq"], frame["steps"][0]["kind"]) == (None, 0, "start")

    asyncio.run(run())


def test_a_ply_opens_the_replay_at_that_moment(server: Server) -> None:
    ada = Person(server, "Ada")
    made = ada.table("little-factory", ["me", "me"])
    table = made["table"]["id"]
    shown: dict[int, Json] = {}
    undone_lines: set[int] = set()

    async def run() -> None:
        async with Client(
            server.url, table, [held["token"] for held in made["held"]], since=-1
        ) as client:
            for seat in range(2):
                await client.until("frame", seat=seat)
            await play_with_undos(client, random.Random(8), 25)
            await client.command("concede", 0)
            for frame in client.all:
                for step in frame["steps"] if frame["t"] == "frame" and frame["seat"] == 1 else []:
                    shown[step["seq"]] = {**step, "view": frame["view"]}
                    undone_lines.update(step["undone"])

    asyncio.run(run())
    assert undone_lines
    plies = httpx.get(f"{server.url}/api/tables/{table}/film", timeout=PATIENCE).json()["plies"]
    film = {}
    for first in range(0, plies + 1, 40):
        answer = httpx.get(
            f"{server.url}/api/tables/{table}/film?first={first}&last={first + 39}&seat=1",
            timeout=PATIENCE,
        )
        film.update({frame["steps"][0]["ply"]: frame for frame in answer.json()["frames"]})
    last = max(shown)
    assert (shown[last]["kind"], shown[last]["ply"]) == ("concede", plies)
    for seq, step in shown.items():
        if seq not in undone_lines and seq != last:
            assert film[step["ply"]]["view"] == step["view"]


@pytest.mark.parametrize("title", lw.titles())
def test_plies_are_those_of_the_record_also_where_lines_before_were_undone(
    tmp_path: Path, title: str
) -> None:
    """In simultaneous phases a seat may take back a line before another's that stays."""

    async def test(manager: TableManager, person: str) -> None:
        seats = max(2, lw.game(title).min_seats)
        table = await new_table(manager, person, title, seats)
        logged, rows = play_with_some_undone(await table.state.built())
        undone_lines = {
            told_seq
            for row in rows
            if row.kind == "undo"
            for told_seq in map(int, row.notation.split())
        }
        async with manager.database.reading() as connection:
            found = await find_table(connection, table.id)
        log = play_log(found.settings, found.seats, found.setup, rows)
        record = record_of(log)
        actions = [row.seq for row in rows if row.kind == "move" and row.seq not in undone_lines]
        assert len(actions) == len(record.steps)
        expected = {seq: sum(one <= seq for one in actions) for seq in range(len(rows) + 1)}
        (steps,) = msgspec.json.decode(steps_since(log, -1, [0]), type=list[list[Step]])
        assert {step.seq: step.ply for step in steps} == {
            step.seq: expected[step.seq] for step in steps
        }
        assert [told.ply for told in logged.told_since(logged.seq - 8) or []] == [
            expected[told.seq] for told in logged.told_since(logged.seq - 8) or []
        ]

    in_manager(tmp_path, test)


def play_with_some_undone(logged: LoggedPlay) -> tuple[LoggedPlay, list[LogLine]]:
    chance = lw.Seeded(5)
    rows: list[LogLine] = []
    for number in range(60):
        seat = logged.actors[chance.index(len(logged.actors))]
        if chance.index(3) == 0 and logged.play.can_undo(seat):
            rows += logged.undo(seat, f"u{number}", 0)
        else:
            legal = logged.play.state.legal(seat)
            rows += logged.act(
                seat,
                f"m{number}",
                [logged.game.notation(legal[chance.index(len(legal))])],
                None,
                set(),
                0,
            )
        if logged.over:
            break
    return logged, rows


def test_a_long_log_is_played_again_elsewhere_and_nothing_is_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(manager: TableManager, person: str) -> None:
        table = await new_table(manager, person)
        await play_on(table, person, 30)

        async def shown() -> Frame:
            viewer = Viewer([0], person, -1, True, False)
            await table.join(viewer)
            while b'"t":"frame"' not in (message := await viewer.next() or b""):
                pass
            table.leave(viewer)
            return msgspec.json.decode(message, type=Frame)

        here, look = await shown(), await table.look(7, 0, True)
        monkeypatch.setattr(catching_up, "SHORT", 0)
        asked: list[str] = []
        run = manager.replay_jobs.run

        async def run_while_others_play(lane: Lane, owner: str, task: Any, *args: Any) -> bytes:
            answer = await run(lane, owner, task, *args)
            asked.append(task.__name__)
            await play_on(table, person, moves_meanwhile.pop())
            return answer

        monkeypatch.setattr(manager.replay_jobs, "run", run_while_others_play)
        moves_meanwhile = [20, 3, 0, 0]
        assert (await shown()).steps == here.steps
        again = await table.look(7, 0, True)
        assert {**msgspec.json.decode(again)["frame"], "now": 0} == {
            **msgspec.json.decode(look)["frame"],
            "now": 0,
        }
        # The table is not held up; what is played meanwhile is told too, however much.
        while moves_meanwhile:
            frame = await shown()
            assert [step.seq for step in frame.steps] == list(range(table.state.seq + 1))
            assert frame.complete
        assert asked == ["steps_since", "moment", "steps_since", "steps_since"]

    in_manager(tmp_path, test)
