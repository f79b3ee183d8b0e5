"""A table from outside: the one place where it is described, for lists, for pages and for sockets."""

from collections.abc import Collection

from littleworlds.server.messages.parts import SeatInfo, TableInfo
from littleworlds.server.storage.table_store import StoredTable


def table_info(
    stored: StoredTable,
    bots: list[str | None] | None = None,
    present: Collection[int] = (),
    conceded: Collection[int] = (),
) -> TableInfo:
    """What anybody may know of a table. Who is present, who conceded and which bots (`bots`, by seat)
    play for whom is known where it is live; without that, bots are those that took a seat."""
    settings = stored.settings
    return TableInfo(
        id=settings.id,
        game=settings.game,
        options=settings.options,
        seats=[
            SeatInfo(
                seat=number,
                name=seat.name,
                person=seat.person,
                bot=seat.bot if bots is None else bots[number],
                present=number in present,
                conceded=number in conceded,
            )
            for number, seat in enumerate(stored.seats)
        ],
        status=stored.status,
        host=settings.host,
        public=settings.public,
        rated=settings.rated,
        pace=settings.pace,
        pauses=settings.pauses,
        seal=settings.seal,
        overlay=settings.overlay is not None,
        awaits=stored.awaits,
        seq=stored.seq,
        created=settings.created,
        touched=stored.touched,
        result=stored.result,
        next=stored.next,
    )
