"""How a table ends: what the rules say, who conceded, what it does to ratings."""

import msgspec
from openskill.models import PlackettLuce
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from littleworlds.server import model
from littleworlds.server.course import Course
from littleworlds.server.frames import Outcome, Result
from littleworlds.server.settings import Seat, Settings


def result(course: Course, settings: Settings) -> Result:
    """The result of a course that is over."""
    if course.stopped == "cancelled":
        return Result(how="cancelled", secret=settings.secret.hex())
    played = course.play.state.first() < 0
    outcome = msgspec.convert(course.play.state.outcome().to_dict(), Outcome) if played else None
    ranks = _ranks(outcome, course)
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1 and seat not in course.conceded]
    return Result(
        how="played" if played else "conceded",
        ranks=ranks,
        winners=[] if outcome is not None and outcome.won is False else winners,
        conceded=sorted(course.conceded),
        outcome=outcome,
        secret=settings.secret.hex(),
    )


def _ranks(outcome: Outcome | None, course: Course) -> list[int]:
    """The ranks of the rules among the seats that stayed; those that conceded come after them, together."""
    stayed = [seat for seat in range(course.play.seats) if seat not in course.conceded]
    order = outcome.ranks if outcome is not None else [1] * course.play.seats
    return [
        1 + sum(order[other] < order[seat] for other in stayed)
        if seat in stayed
        else len(stayed) + 1
        for seat in range(course.play.seats)
    ]


class Finish:
    """What is written in the transaction of the last line: the result, and the ratings if the table is rated."""

    def __init__(self, result: Result, settings: Settings, seats: list[Seat]) -> None:
        self.result = result
        self._settings = settings
        self._people = [seat.person for seat in seats]

    @property
    def status(self) -> str:
        return "cancelled" if self.result.how == "cancelled" else "finished"

    async def __call__(self, connection: AsyncConnection) -> None:
        if self._settings.rated and self.result.ranks:
            changes = await self._rate(connection)
            self.result = msgspec.structs.replace(self.result, ratings=changes)
        text = msgspec.json.encode(self.result).decode()
        known = model.tables.c.id == self._settings.id
        await connection.execute(
            update(model.tables).where(known).values(status=self.status, result=text)
        )
        await connection.execute(
            delete(model.standing).where(model.standing.c.table == self._settings.id)
        )

    async def _rate(self, connection: AsyncConnection) -> dict[str, float]:
        """Ratings after the play, by person; how much each one's ordinal has changed."""
        people = [person for person in self._people if person is not None]
        if len(set(people)) != len(self._people) or len(people) < 2:
            return {}
        scale = PlackettLuce()
        game, columns = self._settings.game, model.ratings.c
        query = select(columns.person, columns.mu, columns.sigma).where(
            columns.game == game, columns.person.in_(people)
        )
        known = {
            person: (mu, sigma)
            for person, mu, sigma in (await connection.execute(query.with_for_update()))
        }
        before = {
            person: scale.rating(*known[person]) if person in known else scale.rating()
            for person in people
        }
        rated = scale.rate(
            [[before[person]] for person in people],
            ranks=[float(rank) for rank in self.result.ranks],
        )
        changes: dict[str, float] = {}
        for person, (after,) in zip(people, rated, strict=True):
            values = {"mu": after.mu, "sigma": after.sigma}
            changes[person] = round(after.ordinal() - before[person].ordinal(), 2)
            if person in known:
                mine = (columns.person == person) & (columns.game == game)
                await connection.execute(
                    update(model.ratings).where(mine).values(plays=columns.plays + 1, **values)
                )
            else:
                await connection.execute(
                    insert(model.ratings).values(person=person, game=game, plays=1, **values)
                )
        return changes
