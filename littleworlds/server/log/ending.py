"""How a table ends: what the rules say, who conceded, what it does to ratings."""

import msgspec
from openskill.models import PlackettLuce
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from littleworlds.server.log.logged_play import LoggedPlay
from littleworlds.server.messages.parts import Outcome, Result
from littleworlds.server.storage import model
from littleworlds.server.storage.table_store import Seat, TableSettings


def result(logged: LoggedPlay, settings: TableSettings) -> Result:
    """The result of a play that is over."""
    if logged.stopped == "cancelled":
        return Result(how="cancelled", secret=settings.secret.hex())
    played = logged.play.state.first() < 0
    outcome = msgspec.convert(logged.play.state.outcome().to_dict(), Outcome) if played else None
    ranks = _ranks(outcome, logged)
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1 and seat not in logged.conceded]
    return Result(
        how="played" if played else "conceded",
        ranks=ranks,
        winners=[] if outcome is not None and outcome.won is False else winners,
        conceded=sorted(logged.conceded),
        outcome=outcome,
        secret=settings.secret.hex(),
    )


def _ranks(outcome: Outcome | None, logged: LoggedPlay) -> list[int]:
    """The ranks of the rules among the seats that stayed; those that conceded come after them, together."""
    stayed = [seat for seat in range(logged.play.seats) if seat not in logged.conceded]
    order = outcome.ranks if outcome is not None else [1] * logged.play.seats
    return [
        1 + sum(order[other] < order[seat] for other in stayed)
        if seat in stayed
        else len(stayed) + 1
        for seat in range(logged.play.seats)
    ]


class Finish:
    """What is written in the transaction of the last line: the result, and the ratings if the table is rated."""

    def __init__(self, result: Result, settings: TableSettings, seats: list[Seat]) -> None:
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
