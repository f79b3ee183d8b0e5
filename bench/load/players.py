"""The players of a load run, in a process of their own: each table has all its seats at sockets of this process.

Reads a plan as one line of JSON from standard input, opens the sockets, says so, waits for a second line, plays random legal moves,
and prints the figures as one line of JSON.
"""

import asyncio
import gc
import random
import resource
import sys
import time
from typing import Any

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]


class Frame(msgspec.Struct, tag_field="t", tag="frame"):
    """The part of a frame that a player here looks at."""

    seq: int
    asked: Json | None
    result: Json | None


class Done(msgspec.Struct, tag_field="t", tag="done"):
    command: str


class Refused(msgspec.Struct, tag_field="t", tag="refused"):
    problem: Json


class Table(msgspec.Struct, tag_field="t", tag="table"):
    pass


class Presence(msgspec.Struct, tag_field="t", tag="presence"):
    pass


_decoder = msgspec.json.Decoder(Frame | Done | Refused | Table | Presence)


class Sitting:
    """One table and its sockets. A move is measured from the command to its frame at every other seat."""

    def __init__(self, run: "Run", table: str, tokens: list[str]) -> None:
        self.run = run
        self.table = table
        self.tokens = tokens
        self.sockets: list[ClientConnection] = []
        self.seen: dict[int, int] = {}
        self.asked: dict[int, Json] = {}
        self.seq = -1
        self.mover = -1
        self.began = 0.0
        self.waiting = False
        self.over = False

    async def open(self) -> None:
        for seat, token in enumerate(self.tokens):
            socket = await connect(
                f"{self.run.url}/api/tables/{self.table}/live",
                compression=self.run.compression,
                max_size=2**22,
            )
            self.sockets.append(socket)
            await socket.send(_text({"t": "hello", "tokens": [token], "muted": True}))
            self.run.tasks.append(asyncio.create_task(self.listen(seat, socket)))

    @property
    def ready(self) -> bool:
        return len(self.seen) == len(self.tokens)

    @property
    def free(self) -> bool:
        return self.ready and not self.waiting and not self.over

    async def listen(self, seat: int, socket: ClientConnection) -> None:
        async for text in socket:
            message = _decoder.decode(text)
            if isinstance(message, Frame):
                self.on_frame(seat, message)
            elif isinstance(message, Done):
                self.run.acknowledged.append(time.perf_counter() - self.began)
            elif isinstance(message, Refused):
                self.run.refused += 1
                self.waiting = False

    def on_frame(self, seat: int, frame: Frame) -> None:
        now = time.perf_counter()
        if frame.asked is None:
            self.asked.pop(seat, None)
        else:
            self.asked[seat] = frame.asked
        self.seen[seat] = frame.seq
        self.over = self.over or frame.result is not None
        if not self.waiting or frame.seq <= self.seq:
            return
        if seat != self.mover:
            self.run.latencies.append(now - self.began)
        if all(seen > self.seq for seen in self.seen.values()):
            self.waiting = False
            self.run.moved(self)

    async def move(self) -> None:
        if not self.free or not self.asked:
            return
        self.waiting = True
        self.mover = random.choice(list(self.asked))
        self.seq = self.seen[self.mover]
        asked = self.asked[self.mover]
        action = random.choice(asked["choices"])["notation"]
        command = {
            "t": "act",
            "command": f"{self.seq}-{self.mover}",
            "seat": self.mover,
            "actions": [action],
            "version": asked["version"],
        }
        self.began = time.perf_counter()
        await self.sockets[self.mover].send(_text(command))


class Run:
    """A whole run: at a rate of moves per second over all tables, or (rate 0) with so many tables always busy."""

    def __init__(self, plan: Json) -> None:
        self.url: str = plan["url"]
        self.rate: float = plan["rate"]
        self.busy: int = plan["busy"]
        self.seconds: float = plan["seconds"]
        self.compression = "deflate" if plan["compressed"] else None
        self.sittings = [Sitting(self, one["id"], one["tokens"]) for one in plan["tables"]]
        self.latencies: list[float] = []
        self.acknowledged: list[float] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.moves = 0
        self.refused = 0
        self.until = 0.0

    async def open(self) -> None:
        for sitting in self.sittings:
            await sitting.open()
        while not all(sitting.ready for sitting in self.sittings):
            await asyncio.sleep(0.05)

    async def play(self) -> Json:
        # The run is short; a pause of the players' own collector would be counted as the server's.
        gc.disable()
        began = time.perf_counter()
        self.until = began + self.seconds
        await (self.paced() if self.rate else self.flat_out())
        took = time.perf_counter() - began
        return {
            "moves": self.moves,
            "seconds": took,
            "refused": self.refused,
            "p50": _quantile(self.latencies, 0.5),
            "p99": _quantile(self.latencies, 0.99),
            "worst": max(self.latencies, default=0.0),
            "acknowledged": _quantile(self.acknowledged, 0.5),
        }

    def moved(self, sitting: Sitting) -> None:
        self.moves += 1
        if not self.rate and time.perf_counter() < self.until:
            following = sitting if not sitting.over else self.any_free()
            if following is not None:
                self.tasks.append(asyncio.ensure_future(following.move()))

    def any_free(self) -> Sitting | None:
        for sitting in random.sample(self.sittings, min(len(self.sittings), 20)):
            if sitting.free:
                return sitting
        return None

    async def flat_out(self) -> None:
        for sitting in self.sittings[: self.busy]:
            await sitting.move()
        while time.perf_counter() < self.until:
            await asyncio.sleep(0.1)

    async def paced(self) -> None:
        due = time.perf_counter()
        while due < self.until:
            due += 1 / self.rate
            sitting = self.any_free()
            if sitting is not None:
                self.tasks.append(asyncio.ensure_future(sitting.move()))
            await asyncio.sleep(max(0.0, due - time.perf_counter()))


class EchoRun:
    """Sockets that send a text and wait for it, always so many at once."""

    def __init__(self, plan: Json) -> None:
        self.plan = plan
        self.latencies: list[float] = []

    async def open(self) -> None:
        compression = "deflate" if self.plan["compressed"] else None
        self.sockets = [
            await connect(self.plan["url"], compression=compression)
            for _ in range(self.plan["busy"])
        ]

    async def play(self) -> Json:
        until = time.perf_counter() + self.plan["seconds"]
        began = time.perf_counter()
        await asyncio.gather(*(self.exchange(socket, until) for socket in self.sockets))
        took = time.perf_counter() - began
        moves = len(self.latencies)
        return {
            "moves": moves,
            "seconds": took,
            "p50": _quantile(self.latencies, 0.5),
            "p99": _quantile(self.latencies, 0.99),
        }

    async def exchange(self, socket: ClientConnection, until: float) -> None:
        text = "x" * self.plan["size"]
        while time.perf_counter() < until:
            began = time.perf_counter()
            await socket.send(text)
            await socket.recv()
            self.latencies.append(time.perf_counter() - began)


def _quantile(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] if ordered else 0.0


def _text(message: Json) -> str:
    return msgspec.json.encode(message).decode()


async def main() -> None:
    plan = msgspec.json.decode(sys.stdin.readline())
    run = EchoRun(plan) if plan["kind"] == "echo" else Run(plan)
    await run.open()
    print("{}", flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)
    print(_text(await run.play()), flush=True)


if __name__ == "__main__":
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    uvloop.install()
    asyncio.run(main())
