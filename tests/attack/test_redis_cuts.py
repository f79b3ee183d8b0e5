"""Redis is killed again and again while people at two nodes play one table: everybody is brought up to
date, in order, and nothing is lost."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

from attack.scale import scale, seeded
from server.harness import Client, Server
from server.nodes import Nodes, Player, play_at_both, two_nodes
from server.services import Redis

CUTS = scale(20, 2)


class Onlooker:
    """A socket at one node, which is told every line of the log once and in order."""

    def __init__(self, node: Server, table: str) -> None:
        self._client = Client(node.url, table, [], since=0)
        self.lines: list[int] = []

    async def watch(self) -> None:
        async with self._client as client:
            while True:
                frame = await client.until("frame")
                assert frame["complete"], frame
                self.lines += [step["seq"] for step in frame["steps"]]
                assert self.lines == list(range(1, frame["seq"] + 1))
                if frame["result"] is not None:
                    return


def test_redis_is_cut_again_and_again(tmp_path: Path, tell: Callable[[str], None]) -> None:
    seed, chance = seeded()
    with two_nodes(tmp_path) as nodes:
        moves, lines = asyncio.run(play_on(nodes, chance))
        for node in nodes[:2]:
            assert "Traceback" not in node.log()
    tell(
        f"{CUTS} times without Redis: {moves} moves at two nodes, all of them told in order to "
        f"onlookers at both ({lines} lines), none lost (seed {seed})"
    )


async def play_on(nodes: Nodes, chance: random.Random) -> tuple[int, int]:
    """Play one table after the other until Redis was cut often enough; the moves that were acknowledged
    and the lines that onlookers were told."""
    onlookers: list[Onlooker] = []

    async def look_on(players: list[Player]) -> None:
        here = [Onlooker(node, players[0].table) for node in nodes[:2]]
        onlookers.extend(here)
        watching.extend(asyncio.create_task(one.watch()) for one in here)

    watching: list[asyncio.Task[None]] = []
    cutting = asyncio.create_task(cut(nodes[2], chance))
    moves = 0
    while not cutting.done():
        moves += await play_at_both(nodes, "little-tavern", 3, chance.randrange(10**6), look_on)
        await asyncio.gather(*watching)
    await cutting
    return moves, sum(len(one.lines) for one in onlookers)


async def cut(redis: Redis, chance: random.Random) -> None:
    for _ in range(CUTS):
        await asyncio.sleep(chance.uniform(0.1, 1.5))
        await asyncio.to_thread(redis.kill)
        await asyncio.sleep(chance.uniform(0.1, 1.5))
        await asyncio.to_thread(redis.start)
