"""Standing answers: prompts that a seat declines without being asked. Kept in the database until the
play is over; `LoggedPlay.play_standing_answers` plays them."""

from msgspec.structs import replace
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from littleworlds.core.prompt import Prompt
from littleworlds.server.errors import Refusal
from littleworlds.server.log.log_writer import Write
from littleworlds.server.log.logged_play import StandingAnswers, arguments
from littleworlds.server.messages.from_client import Stand
from littleworlds.server.storage import model

MOST = 50
"""So many may stand for one seat."""
LONGEST = 1000
"""Bytes of the arguments of one: they are part of a key, for which PostgreSQL has 2,704."""

StandingAnswer = tuple[int, str, str]
"""Seat, prompt, arguments as JSON or "" for any."""


async def read_standing_answers(connection: AsyncConnection, table: str) -> StandingAnswers:
    """Those of one table."""
    columns = model.standing.c
    query = select(columns.seat, columns.prompt, columns.args).where(columns.table == table)
    return {(seat, prompt, args) for seat, prompt, args in (await connection.execute(query))}


def bound(asked: Stand, prompt: Prompt | None) -> Stand:
    """A standing answer is bound to the question that it is given to; it is refused where it could cost
    something later."""
    if prompt is None or prompt.message.id != asked.prompt:
        raise Refusal("standing-not-asked", given=asked.prompt)
    if asked.args is not None and arguments(asked.args) != arguments(prompt.message.args):
        raise Refusal("standing-not-asked", given=asked.prompt)
    if not prompt.always:
        raise Refusal("standing-not-offered", given=asked.prompt)
    return replace(asked, args=prompt.message.args)


def wished_answer(asked: Stand, standing: StandingAnswers) -> StandingAnswer:
    """The answer that a command is about; refused if there would be too many."""
    args = "" if asked.args is None else arguments(asked.args)
    answer = (asked.seat, asked.prompt, args)
    mine = sum(one[0] == asked.seat for one in standing)
    if len(args.encode()) > LONGEST or (asked.on and answer not in standing and mine >= MOST):
        raise Refusal("too-many-standing")
    return answer


def with_answer(standing: StandingAnswers, answer: StandingAnswer, on: bool) -> StandingAnswers:
    """The standing answers with one set or lifted."""
    return standing | {answer} if on else standing - {answer}


def write_answer(table: str, answer: StandingAnswer, on: bool) -> Write:
    """What sets or lifts an answer in the database."""
    values = {"table": table, "seat": answer[0], "prompt": answer[1], "args": answer[2]}
    same = [model.standing.c[name] == value for name, value in values.items()]

    async def write(connection: AsyncConnection) -> None:
        await connection.execute(delete(model.standing).where(*same))
        if on:
            await connection.execute(insert(model.standing).values(values))

    return write
