"""A tournament comes to the same table however it was run: in one go or with interruptions, on one process or two."""

from pathlib import Path

import pytest
from arena.programs import CRASHING, FIRST, program

from littleworlds.arena.figures import to_csv, to_dict
from littleworlds.arena.referee import Timing
from littleworlds.arena.result import Result
from littleworlds.arena.result_file import ResultFile, ResultFileError, read_results, usual_path
from littleworlds.arena.runner import run
from littleworlds.arena.standings import BotRow, Standings, standings
from littleworlds.arena.tournament import Tournament
from littleworlds.arena.workers import WorkerDied


def tournament(tmp_path: Path, games: int = 24) -> Tournament:
    bots = ("random", program(tmp_path, FIRST))
    return Tournament("little-tavern", 3, bots, games, seed=5)


def played(
    asked: Tournament, path: Path, jobs: int, mark: float | None = None, stop_after: int = 0
) -> Standings:
    """The table, or a KeyboardInterrupt after so many plays of this run."""
    made = 0

    def interrupt(done: int, wanted: int) -> None:
        nonlocal made
        made += 1
        if made == stop_after:
            raise KeyboardInterrupt

    file = ResultFile(path, asked)
    try:
        return standings(asked, run(asked, file, jobs, mark, interrupt))
    finally:
        file.close()


def timeless(table: Standings) -> Standings:
    bots: list[BotRow] = [row._replace(mean_ms=0.0, worst_ms=0.0) for row in table.bots]
    return table._replace(bots=bots)


@pytest.mark.parametrize("mark", [None, 0.9], ids=["all", "until clear"])
def test_the_same_table_however_it_was_run(tmp_path: Path, mark: float | None) -> None:
    asked = tournament(tmp_path, 24 if mark is None else 60)
    whole = played(asked, tmp_path / "whole", 1, mark)
    shared = played(asked, tmp_path / "shared", 2, mark)
    for stop_after, jobs in ((5, 2), (7, 1)):
        with pytest.raises(KeyboardInterrupt):
            played(asked, tmp_path / "parts", jobs, mark, stop_after)
    _, kept = read_results(tmp_path / "parts")
    assert len(kept) == 12
    parts = played(asked, tmp_path / "parts", 2, mark)
    assert timeless(whole) == timeless(shared) == timeless(parts)
    assert to_csv(timeless(whole)) == to_csv(timeless(parts))
    assert to_dict(asked, timeless(whole)) == to_dict(asked, timeless(parts))
    # With the mark the pairs end early, and what was played beyond their ends does not count.
    assert {row.plays for row in whole.pairs} == ({24} if mark is None else {21})


def test_a_longer_tournament_goes_on_with_the_same_file(tmp_path: Path) -> None:
    short, long = tournament(tmp_path, 6), tournament(tmp_path, 9)
    assert usual_path(short) == usual_path(long)
    played(short, tmp_path / "results", 1)
    before = (tmp_path / "results").read_bytes()
    played(long, tmp_path / "results", 1)
    assert (tmp_path / "results").read_bytes().startswith(before)
    assert len(read_results(tmp_path / "results")[1]) == 18


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    asked = tournament(tmp_path, 6)
    whole = played(asked, tmp_path / "results", 1)
    text = (tmp_path / "results").read_bytes()
    (tmp_path / "results").write_bytes(text[:-20])
    again = played(asked, tmp_path / "results", 1)
    assert timeless(again) == timeless(whole)
    assert len(read_results(tmp_path / "results")[1]) == 12


def test_a_process_that_is_killed_loses_its_play_alone(tmp_path: Path) -> None:
    killer = program(tmp_path, "import os, signal; os.kill(os.getppid(), signal.SIGKILL)")
    asked = Tournament("little-tavern", 3, ("random",), 6, against=killer)
    with pytest.raises(WorkerDied):
        played(asked, tmp_path / "results", 2)
    assert read_results(tmp_path / "results")[1] == []


def test_another_tournament_is_refused(tmp_path: Path) -> None:
    asked = tournament(tmp_path, 3)
    played(asked, tmp_path / "results", 1)
    other = Tournament("little-tavern", 3, asked.bots, 3, seed=6)
    with pytest.raises(ResultFileError) as refusal:
        ResultFile(tmp_path / "results", other)
    assert refusal.value.message.args["what"] == "seed"


@pytest.mark.parametrize(
    ("text", "message"),
    [("hello", "results-none"), ("", "results-none"), ("{}\n", "results-none")],
)
def test_a_file_that_is_something_else_is_refused(tmp_path: Path, text: str, message: str) -> None:
    (tmp_path / "notes").write_text(text)
    with pytest.raises(ResultFileError) as refusal:
        read_results(tmp_path / "notes")
    assert refusal.value.message.id == message


def test_a_broken_line_is_named(tmp_path: Path) -> None:
    played(tournament(tmp_path, 3), tmp_path / "results", 1)
    lines = (tmp_path / "results").read_text().splitlines()
    lines[2] = lines[2].replace("{", "", 1)
    (tmp_path / "results").write_text("\n".join(lines) + "\n")
    with pytest.raises(ResultFileError) as refusal:
        read_results(tmp_path / "results")
    assert refusal.value.message.args["line"] == 3


def test_a_bot_that_fails_loses_that_play_and_the_tournament_goes_on(tmp_path: Path) -> None:
    failing = program(tmp_path, CRASHING)
    asked = Tournament("little-tavern", 3, ("random",), 6, against=failing)
    table = played(asked, tmp_path / "results", 2)
    [pair] = table.pairs
    # Two of the failing one sit at each table: whoever of them is asked first loses, the other two share the victory.
    assert pair.share.mean == 0.5
    assert pair.lead is None
    by_name = {row.bot: row for row in table.bots}
    assert by_name[failing].faults == {"ended with code 1: I have lost my way": 6}
    assert by_name["random"].faults == {}


def result(number: int, scores: tuple[int, int], winner: int) -> Result:
    ranks = tuple(1 if seat == winner else 2 for seat in range(2))
    return Result(0, number, 9, scores, (winner,), ranks, (Timing(1, 0.5, 0.5),) * 2)


def test_shares_and_leads_follow_the_first_of_the_pair_around_the_table() -> None:
    asked = Tournament("little-factory", 2, ("a", "b"), 4)
    # a sits at seat 0 in even plays and at seat 1 in odd ones; it wins three of four, each time by 4.
    results = [
        result(0, (10, 6), 0),
        result(1, (6, 10), 1),
        result(2, (10, 6), 0),
        result(3, (10, 6), 0),
    ]
    table = standings(asked, results)
    [pair] = table.pairs
    assert (pair.share.mean, pair.pairwise.mean) == (0.75, 0.75)
    assert pair.lead is not None
    assert pair.lead.mean == 2.0
    seats = {(row.bot, row.seat): row.share.mean for row in table.seats}
    assert seats == {("a", 0): 1.0, ("a", 1): 0.5, ("b", 0): 0.5, ("b", 1): 0.0}
    rated = {row.bot: row.rating for row in table.bots}
    assert rated["a"] is not None
    assert rated["b"] is not None
    assert rated["a"].mean > rated["b"].mean


def test_alone_bots_are_compared_deal_by_deal(tmp_path: Path) -> None:
    asked = Tournament("walnut-grove", 1, ("random", program(tmp_path, FIRST)), 3)
    table = played(asked, tmp_path / "results", 1)
    _, kept = read_results(tmp_path / "results")
    scores = {(one.pairing, one.number): one.scores[0] for one in kept}
    better = [scores[0, deal] - scores[1, deal] for deal in range(3)]
    [pair] = table.pairs
    assert pair.lead is not None
    assert pair.lead.mean == pytest.approx(sum(better) / 3)
    assert pair.plays == 3
    assert table.seats == []
