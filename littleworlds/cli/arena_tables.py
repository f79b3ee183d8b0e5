"""The tables of a tournament on the terminal."""

from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from littleworlds.arena.comparison import Change
from littleworlds.arena.intervals import Interval
from littleworlds.arena.standings import BotRow, PairRow, Standings
from littleworlds.arena.tournament import Tournament
from littleworlds.cli.prose import print_sentence
from littleworlds.words import Words


def show_standings(tournament: Tournament, table: Standings, path: Path, words: Words) -> None:
    """Who is better and how sure that is; then bot by bot, and seat by seat."""
    console = Console(highlight=False)
    plays = sum(row.plays for row in table.pairs) if tournament.seats > 1 else 0
    plays = plays or sum(row.seats for row in table.bots)
    heading = words.word(
        "arena-played", game_id=tournament.game, seats=str(tournament.seats), plays=str(plays),
        seed=str(tournament.seed), file=str(path),
    )  # fmt: skip
    print_sentence(console, Text(heading))
    if table.pairs:
        console.print(_pairs(table.pairs, words))
    console.print(_bots(table.bots, words, alone=tournament.seats == 1))
    if table.seats:
        console.print(_seats(tournament, table, words))
    for row in table.bots:
        for why, count in row.faults.items():
            fault = words.word("arena-fault", bot=row.bot, why=why, count=count)
            print_sentence(console, Text(fault, style="bold"))


def show_changes(changes: list[Change], words: Words) -> None:
    """What two tournaments say of the same pairs."""
    table = _table(words, "pair", "before", "after", "difference")
    for one in changes:
        table.add_row(
            f"{one.first} – {one.second}",
            _percent(one.before.share, words),
            _percent(one.after.share, words),
            _percent(one.difference, words, "+.1f"),
        )
    Console(highlight=False).print(table)


def _pairs(rows: list[PairRow], words: Words) -> Table:
    table = _table(words, "pair", "plays", "share", "even", "pairwise", "lead")
    for row in rows:
        table.add_row(
            f"{row.first} – {row.second}",
            str(row.plays),
            _percent(row.share, words),
            _number(100 * row.even, words, ".0f") + " %",
            _percent(row.pairwise, words),
            "" if row.lead is None else _interval(row.lead, words, "+.1f"),
        )
    return table


def _bots(rows: list[BotRow], words: Words, alone: bool) -> Table:
    names = ["bot", "rating", "mean-score", "median-score", "won", "ms", "worst-ms", "faults"]
    table = _table(words, *(name for name in names if alone or name not in ("median-score", "won")))
    for row in rows:
        solo = [
            "" if row.median is None else _number(row.median, words, ".1f"),
            "" if row.won is None else _number(100 * row.won, words, ".0f") + " %",
        ]
        table.add_row(
            row.bot,
            "" if row.rating is None else _interval(row.rating, words, ".1f"),
            "" if row.score is None else _number(row.score, words, ".2f"),
            *(solo if alone else []),
            _number(row.mean_ms, words, ".1f"),
            _number(row.worst_ms, words, ".0f"),
            str(sum(row.faults.values())),
        )
    return table


def _seats(tournament: Tournament, standings: Standings, words: Words) -> Table:
    table = _table(words, "bot")
    for seat in range(tournament.seats):
        table.add_column(words.word("arena-column-at-seat", seat=str(seat)), justify="right")
    shares = {(row.bot, row.seat): row.share for row in standings.seats}
    for bot in dict.fromkeys(row.bot for row in standings.seats):
        cells = [shares.get((bot, seat)) for seat in range(tournament.seats)]
        table.add_row(bot, *("" if cell is None else _percent(cell, words) for cell in cells))
    return table


def _table(words: Words, *columns: str) -> Table:
    table = Table()
    for number, column in enumerate(columns):
        heading = words.word(f"arena-column-{column}")
        table.add_column(heading, justify="left" if number == 0 else "right", overflow="fold")
    return table


def _percent(interval: Interval, words: Words, form: str = ".1f") -> str:
    return _interval(Interval(*(100 * value for value in interval)), words, form) + " %"


def _interval(interval: Interval, words: Words, form: str) -> str:
    mean, low, high = (_number(value, words, form) for value in interval)
    return f"{mean} ({low}…{high})"


def _number(value: float, words: Words, form: str) -> str:
    text = format(value, form)
    return text.replace(".", ",") if words.language == "fr" else text
