"""Standings as data: nested for JSON, and as one flat table, a figure a row, for CSV."""

import csv
import io
from collections.abc import Iterator

from littleworlds.arena.intervals import Interval
from littleworlds.arena.standings import Standings
from littleworlds.arena.tournament import Tournament

_DIGITS = 6

Figure = tuple[str, str, str, str, int, str, float, float | None, float | None]
COLUMNS = ("table", "bot", "opponent", "seat", "plays", "figure", "value", "low", "high")


def to_dict(tournament: Tournament, table: Standings) -> dict[str, object]:
    """Everything, for JSON."""
    return {
        "game": tournament.game,
        "seats": tournament.seats,
        "seed": tournament.seed,
        "options": dict(tournament.options),
        "even": round(tournament.even_share, _DIGITS),
        "pairs": [
            {
                "first": row.first,
                "second": row.second,
                "plays": row.plays,
                "share": _bounds(row.share),
                "pairwise": _bounds(row.pairwise),
                "lead": _bounds(row.lead),
            }
            for row in table.pairs
        ],
        "bots": [
            {
                "bot": row.bot,
                "seats": row.seats,
                "rating": _bounds(row.rating),
                "mean_score": _rounded(row.score),
                "median_score": row.median,
                "won": _rounded(row.won),
                "mean_ms": round(row.mean_ms, 3),
                "worst_ms": round(row.worst_ms, 3),
                "faults": row.faults,
            }
            for row in table.bots
        ],
        "seats_of_bots": [
            {"bot": row.bot, "seat": row.seat, "plays": row.plays, "share": _bounds(row.share)}
            for row in table.seats
        ],
    }


def to_csv(table: Standings) -> str:
    """The same as one flat table."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    for figure in _figures(table):
        writer.writerow(
            ["" if value is None else _rounded(value) if isinstance(value, float) else value
             for value in figure]
        )  # fmt: skip
    return text.getvalue()


def _figures(table: Standings) -> Iterator[Figure]:
    for pair in table.pairs:
        named = {"share": pair.share, "pairwise": pair.pairwise, "lead": pair.lead}
        for name, interval in named.items():
            if interval is not None:
                yield ("pair", pair.first, pair.second, "", pair.plays, name, *interval)
    for bot in table.bots:
        place = ("bot", bot.bot, "", "", bot.seats)
        if bot.rating is not None:
            yield (*place, "rating", *bot.rating)
        single = {
            "mean_score": bot.score,
            "median_score": bot.median,
            "won": bot.won,
            "mean_ms": bot.mean_ms,
            "worst_ms": bot.worst_ms,
            "faults": float(sum(bot.faults.values())),
        }
        for name, value in single.items():
            if value is not None:
                yield (*place, name, value, None, None)
    for seat in table.seats:
        yield ("seat", seat.bot, "", str(seat.seat), seat.plays, "share", *seat.share)


def _bounds(interval: Interval | None) -> list[float] | None:
    return None if interval is None else [round(value, _DIGITS) for value in interval]


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, _DIGITS)
