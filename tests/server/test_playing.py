"""Whole plays over real sockets: with bots, with friends, at one keyboard, alone."""

import asyncio
import random
from typing import Any

import pytest
from server.harness import Client, Person, Server, play_out

import littleworlds as lw


def chooser(seed: int) -> Any:
    chance = random.Random(seed)
    return lambda choices: chance.choice(choices)["notation"]


@pytest.mark.parametrize("game", lw.titles())
def test_a_whole_play_with_bots(server: Server, game: str) -> None:
    async def run() -> None:
        ada = Person(server, "Ada")
        seats = max(2, lw.game(game).min_seats)
        made = ada.table(game, ["me"] + ["random"] * (seats - 1))
        async with Client(server.url, made["table"]["id"], [made["held"][0]["token"]]) as client:
            last = await play_out(client, [0], chooser(3))
            assert last["result"]["how"] == "played"
            assert len(last["result"]["ranks"]) == seats

    asyncio.run(run())
