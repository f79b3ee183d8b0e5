"""Pictures of tournaments: the words and figures in them are those of the table."""

import re
from pathlib import Path

import pytest

from littleworlds.arena.intervals import Interval
from littleworlds.arena.plots import cross_shares, plot
from littleworlds.arena.result import Result
from littleworlds.arena.standings import Standings, standings
from littleworlds.arena.tournament import Tournament
from littleworlds.words import Words


def played(seats: int) -> tuple[Tournament, Standings]:
    """A tournament in which the first bot of the alphabet wins three plays of four."""
    tournament = Tournament("little-tavern", seats, ("ann", "bob", "cleo"), 8)
    results = []
    for fixture in tournament.fixtures():
        best = min(fixture.lineup) if fixture.number % 4 else max(fixture.lineup)
        winner = fixture.lineup.index(best)
        scores = tuple(9 if seat == winner else 3 for seat in range(seats))
        ranks = tuple(1 if seat == winner else 2 for seat in range(seats))
        results.append(Result(fixture.pairing, fixture.number, 5, scores, (winner,), ranks, ()))
    return tournament, _without_timings(tournament, results)


def _without_timings(tournament: Tournament, results: list[Result]) -> Standings:
    from littleworlds.arena.referee import Timing

    timed = [
        Result(one.pairing, one.number, one.actions, one.scores, one.winners, one.ranks,
               tuple(Timing() for _ in one.scores))
        for one in results
    ]  # fmt: skip
    return standings(tournament, timed)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_picture_says_what_the_table_says(seats: int, tmp_path: Path) -> None:
    tournament, table = played(seats)
    for language, comma in (("en", "."), ("fr", ",")):
        file = tmp_path / f"{language}.svg"
        plot(tournament, table, Words(language, "little-tavern"), file)
        svg = file.read_text(encoding="utf-8")
        texts = re.findall(r"<text[^>]*>([^<]*)</text>", svg)
        assert {"ann", "bob", "cleo"} <= set(texts)
        shares = {text for text in texts if re.fullmatch(rf"\d+{re.escape(comma)}\d %", text)}
        expected = {
            f"{100 * share:.1f} %".replace(".", comma)
            for share in cross_shares(tournament, table).values()
        }
        assert shares == expected
        best = next(row.rating for row in table.bots if row.bot == "ann")
        assert isinstance(best, Interval)
        assert f"{best.mean:.1f}".replace(".", comma) in svg
        plot(tournament, table, Words(language, "little-tavern"), tmp_path / "again.svg")
        assert (tmp_path / "again.svg").read_text(encoding="utf-8") == svg


def test_a_png_is_one(tmp_path: Path) -> None:
    plot(*played(2), Words("en", "little-tavern"), tmp_path / "it.png")
    assert (tmp_path / "it.png").read_bytes().startswith(b"\x89PNG")
