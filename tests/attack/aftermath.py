"""What is looked at when an attack is over."""

import asyncio

from server.harness import Server
from server.sitting import Sitting


def check_sound(server: Server) -> None:
    """People can play as before, and the server has nothing to regret."""
    asyncio.run(_play(server))
    log = server.log()
    assert "Traceback" not in log, log[log.index("Traceback") :][:3000]
    assert "failed" not in server.log()


async def _play(server: Server) -> None:
    async with Sitting(server, "Ada") as sitting:
        for _ in range(20):
            assert (await sitting.move())["t"] == "done"
        await sitting.log_is_whole()
