"""Bots at a table: who of them is asked thinks in another process, and moves under the table's lock like everybody.

Functions on a table, not an object that it owns: a table must hold nothing that holds it, so that it is freed when it is left.
"""

import asyncio
from functools import partial
from typing import TYPE_CHECKING

import structlog

from littleworlds.core.chance import derived_seed
from littleworlds.core.errors import Error
from littleworlds.server.course import Course
from littleworlds.server.lines import Row

if TYPE_CHECKING:
    from littleworlds.server.table import Table

_log = structlog.get_logger("table")


def consider(table: "Table", after: Row | None = None) -> None:
    """Let the bots that are asked think; a moment later if a person has just moved and may want to take it back."""
    if table.course is None or table.status != "playing":
        return
    person_moved = after is not None and after.kind == "move" and table.bot_at(after.seat) is None
    pause = table.hall.config.bot_pause if person_moved else 0.0
    for seat in table.course.actors:
        spec = table.bot_at(seat)
        if spec is not None and seat not in table.thinking:
            table.thinking[seat] = asyncio.create_task(
                _think(table, seat, spec, pause), name=f"bot {table.id}/{seat}"
            )


def stop(table: "Table") -> None:
    """Let no bot think any more."""
    for thought in table.thinking.values():
        thought.cancel()
    table.thinking.clear()


def is_due(table: "Table") -> bool:
    """Whether a bot is asked and none is thinking: so it is when the node where it thought is gone."""
    if table.course is None or table.status != "playing" or table.thinking:
        return False
    return any(table.bot_at(seat) is not None for seat in table.course.actors)


async def _think(table: "Table", seat: int, spec: str, pause: float) -> None:
    try:
        await asyncio.sleep(pause)
        while (question := await _question(table, seat)) is not None:
            view, version, seed = question
            notation = await table.hall.workers.choose(table.game, view, spec, seed)
            async with table.lock:
                if (
                    table.course is None
                    or table.course.version(seat) != version
                    or table.bot_at(seat) is None
                ):
                    continue
                table.thinking.pop(seat, None)
                await table.carry_out(partial(_move, table, seat, notation, version), None)
                return
    except (Error, asyncio.CancelledError):
        # Things moved on meanwhile; whoever moved them has seen to the next thought.
        pass
    except Exception:
        _log.exception("a bot failed", table=table.id, seat=seat, bot=spec)
    finally:
        if table.thinking.get(seat) is asyncio.current_task():
            del table.thinking[seat]


async def _question(table: "Table", seat: int) -> tuple[object, str, int] | None:
    """What a bot is asked now: its view, the version of the question, and a seed that tells nothing."""
    async with table.lock:
        course = await table.running()
        if seat not in course.actors or table.bot_at(seat) is None:
            return None
        seed = derived_seed(f"{table.id} {seat} {course.seq}")
        return course.play.state.view(seat), course.version(seat), seed


def _move(table: "Table", seat: int, notation: str, version: str, course: Course) -> list[Row]:
    if table.bot_at(seat) is None:
        return []
    rows = course.act(seat, "", [notation], version, table.standing, table.hall.now())
    return [rows[0]._replace(command=None), *rows[1:]]
