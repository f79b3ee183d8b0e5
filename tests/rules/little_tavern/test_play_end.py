"""The end of the play, who wins, and the score sheet."""

import pytest
from rules.little_tavern.table import FEWER, SEATS, Tavern, finish, random_play, refused

import littleworlds as lw

FULL = "goblin goblin goblin goblin"
LAST = ("elf elf elf elf", "romantic goblin goblin goblin", "dwarf dwarf dwarf noble")
"""Tables that tip 16, 0 and 11."""


def ended(*coins: int) -> Tavern:
    """A round ended with these coins before tips of 16, 0 and 11."""
    return finish(*LAST, coins=coins)


@pytest.mark.parametrize(("before", "over"), [(8, False), (9, True), (10, True)])
def test_the_play_ends_when_somebody_has_at_least_25_coins_after_the_tips(
    before: int, over: bool
) -> None:
    tavern = ended(before, 0, 0)
    assert tavern.coins[0] == before + 16
    assert tavern.view()["over"] is over
    assert (tavern.state.first() < 0) is over


def test_c7_the_one_with_most_coins_wins_not_the_first_beyond_25() -> None:
    outcome = ended(9, 26, 30).state.outcome()
    assert outcome.scores == [25, 26, 41]
    assert outcome.winners == [2]
    assert outcome.ranks == [3, 2, 1]


def test_who_received_no_tips_may_win() -> None:
    assert ended(9, 26, 0).state.outcome().winners == [1]


def test_25_coins_from_earlier_in_the_round_end_the_play_too() -> None:
    """R22: they are counted at the end of the round, wherever they come from."""
    tavern = ended(0, 25, 0)
    assert tavern.view()["over"]
    assert tavern.state.outcome().winners == [1]


def test_a_tie_shares_the_victory() -> None:
    outcome = ended(10, 26, 15).state.outcome()
    assert outcome.scores == [26, 26, 26]
    assert outcome.winners == [0, 1, 2]
    assert outcome.ranks == [1, 1, 1]


def test_a_tie_of_two_shares_the_victory_between_them() -> None:
    tavern = ended(10, 1, 15)
    assert tavern.state.outcome().winners == [0, 2]
    assert tavern.told_to(None, "play-over") == [
        {"winners": ["#0", "#2"], "who": "#0", "count": 2, "coins": 26}
    ]


def test_everybody_hears_who_wins() -> None:
    tavern = ended(10, 0, 0)
    assert tavern.heard[-1] == "play-over"
    assert tavern.told_to(1, "play-over") == [
        {"winners": ["#0"], "who": "#0", "count": 1, "coins": 26}
    ]
    assert "round-begins" not in tavern.heard


def test_after_the_end_nothing_can_be_done() -> None:
    tavern = ended(10, 0, 0)
    assert tavern.actors == []
    for seat in range(3):
        assert tavern.state.legal(seat) == []
        assert tavern.state.prompt(seat) is None
        refused(tavern, "draw character", "play-is-over", seat=seat)


def test_before_the_end_there_is_no_outcome() -> None:
    tavern = ended(0, 0, 0)
    with pytest.raises(lw.Error) as problem:
        tavern.state.outcome()
    assert problem.value.message.id == "not-over-yet"


def test_at_the_end_the_tables_stay_as_they_were() -> None:
    tavern = ended(10, 0, 0)
    assert tavern.tables == [table.split() for table in LAST]


def test_figure_the_best_table_alone_does_not_win_in_the_first_round() -> None:
    tables = ("witch witch witch adventuress_6", "witch goblin goblin elf", FULL)
    assert finish(*tables, coins=[3, 3, 3]).coins[0] == 24
    assert not finish(*tables, coins=[3, 3, 3]).view()["over"]
    assert finish(*tables, coins=[4, 2, 3]).state.outcome().winners == [0]


def test_the_score_sheet_names_the_start_every_tip_and_the_gifts() -> None:
    outcome = ended(10, 0, 3).state.outcome()
    lines = [
        (line.label.id, line.label.args.get("card"), line.points)
        for line in outcome.sheet
        if line.side == "#0"
    ]
    assert lines == [("sheet-start", None, 3)] + [("sheet-tip", "@elf", 4)] * 4 + [
        ("sheet-gifts", None, 7)
    ]
    assert {line.label.args["round"] for line in outcome.sheet if line.label.id == "sheet-tip"} == {
        1
    }


def test_there_are_no_tie_breaks_and_nothing_to_grade() -> None:
    outcome = ended(10, 0, 0).state.outcome()
    assert outcome.ties == [[], [], []]
    assert outcome.won is None
    assert outcome.grade == ""


@pytest.mark.parametrize("seats", SEATS)
def test_in_random_games_the_play_ends_exactly_when_25_are_reached_at_a_rounds_end(
    seats: int,
) -> None:
    for seed in range(FEWER):
        state = None
        for moment in random_play(seats, seed):
            state = moment.state
            reached = moment.count("round-over") > 0 and max(moment.after["scores"]) >= 25
            assert moment.after["over"] is reached, moment.where
        assert state is not None
        outcome = state.outcome()
        best = max(outcome.scores)
        assert outcome.winners == [seat for seat in range(seats) if outcome.scores[seat] == best], (
            f"seats {seats}, seed {seed}"
        )
        for seat in range(seats):
            points = sum(line.points for line in outcome.sheet if line.side == f"#{seat}")
            assert points == outcome.scores[seat], (
                f"seats {seats}, seed {seed}: the sheet of seat {seat}"
            )
        gifts = sum(line.points for line in outcome.sheet if line.label.id == "sheet-gifts")
        assert gifts == 0, f"seats {seats}, seed {seed}: every coin given was received"
