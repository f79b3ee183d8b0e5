"""The end: every line of the score sheet, the tie-break, solo ranks, and the moment before."""

import pytest
from rules.walnut_grove.grove import TITLE, Grove, before_winter, enter_winter, fresh, refused

import littleworlds as lw
from littleworlds.games.walnut_grove import events
from littleworlds.games.walnut_grove.rules.phases import NOTHING, OVER
from littleworlds.games.walnut_grove.state.coins import SHOWN_BACK
from littleworlds.words import Words

IMPROVEMENTS = ["tent", "ladder", "safe", "storehouse", "passage", "horses", "fountain"]


def end(seats: int = 1) -> Grove:
    """A play that is over, with nothing done since the set-up."""
    grove = fresh(seats)
    for seat in range(seats):
        grove.without_goods(seat)
        grove.farm(seat).asked = NOTHING
    grove.state.season = OVER
    return grove


def improve(grove: Grove, *ids: str, seat: int = 0) -> Grove:
    for id in ids:
        grove.farm(seat).improvements += 1 << (8 * IMPROVEMENTS.index(id))
    return grove


def line(grove: Grove, message: str) -> list[int]:
    return [line.points for line in grove.state.outcome().sheet if line.label.id == message]


def test_2_points_per_farmer_and_labourer() -> None:
    assert line(end().hire("yellow 2 white 1"), "sheet-figures") == [8]


def test_r17_a_hut_or_barn_is_1_point_those_of_the_board_included() -> None:
    grove = end()
    assert line(grove, "sheet-buildings") == [2]
    grove.farm().huts, grove.farm().barns = 2, 1
    assert line(grove, "sheet-buildings") == [5]


def test_2_points_per_gold_1_per_silver_none_for_copper() -> None:
    assert line(end().coins("gold 2 silver 3 copper 1", coppers=2), "sheet-coins") == [7]


def test_1_point_per_enclosure() -> None:
    assert line(end().lay("l01 0,1 0", "l02 1,1 0"), "sheet-enclosures") == [0]
    assert line(end().lay("l47 3,1 0"), "sheet-enclosures") == [1]
    assert line(end().lay("l47 3,1 0", "l38 0,1 0"), "sheet-enclosures") == [2]


def test_r9_2_points_off_per_help_tile_face_down_none_for_one_face_up() -> None:
    grove = end()
    grove.farm().help_up, grove.farm().help_down = 1, 3
    assert line(grove, "sheet-help") == [-6]


def test_tent_2_per_improvement_itself_included() -> None:
    assert line(improve(end(), "tent"), "sheet-improvement") == [2]
    assert sorted(line(improve(end(), "tent", "safe", "tent"), "sheet-improvement")) == [2, 6, 6]


def test_ladder_1_more_per_hut_and_barn() -> None:
    grove = improve(end(), "ladder")
    grove.farm().huts = 1
    assert line(grove, "sheet-improvement") == [3]


def test_safe_1_more_per_coin_copper_included() -> None:
    assert line(improve(end().coins("gold 1", coppers=2), "safe"), "sheet-improvement") == [3]


def test_storehouse_1_per_good_in_the_barn_only() -> None:
    assert line(
        improve(end().give("wood 2", barn="fish 2"), "storehouse"), "sheet-improvement"
    ) == [2]


def test_passage_1_per_tile_of_the_own_largest_region() -> None:
    assert line(improve(end().lay("l04 4,1 0", "l01 2,1 0"), "passage"), "sheet-improvement") == [2]


def test_conflict_5_the_passage_counts_for_each_owner_whoever_has_the_largest() -> None:
    grove = improve(improve(end(2).lay("l04 4,1 0"), "passage"), "passage", seat=1)
    assert line(grove, "sheet-improvement") == [2, 1]


def test_horses_1_more_per_enclosure() -> None:
    grove = improve(end(), "horses")
    assert line(grove, "sheet-improvement") == [0]
    assert line(grove.lay("l47 3,1 0"), "sheet-improvement") == [1]


def test_fountain_1_more_per_figure() -> None:
    assert line(improve(end().hire("blue 3"), "fountain"), "sheet-improvement") == [4]


def test_r13_each_copy_scores_by_itself() -> None:
    assert line(improve(end().hire("blue 1"), "fountain", "fountain"), "sheet-improvement") == [
        2,
        2,
    ]


def test_the_sheet_adds_up_to_the_score() -> None:
    grove = improve(end().coins("gold 2", coppers=1).give(barn="wood 1"), "safe", "storehouse")
    outcome = grove.state.outcome()
    assert sum(line.points for line in outcome.sheet) == outcome.scores[0] == 4 + 2 + 4 + 3 + 1


def test_most_points_win() -> None:
    outcome = end(3).hire("blue 2", seat=1).state.outcome()
    assert outcome.winners == [1]


def test_r18_r25_a_tie_is_broken_by_goods_in_barns_and_squares_not_coins() -> None:
    grove = (
        end(2)
        .give("wood 1", barn="fish 1")
        .give("grain 1", seat=1)
        .coins("copper 2", coppers=2, seat=1)
    )
    outcome = grove.state.outcome()
    assert outcome.scores[0] == outcome.scores[1]
    assert outcome.ties == [[2], [1]]
    assert outcome.winners == [0]


def test_r18_still_tied_the_victory_is_shared() -> None:
    assert end(2).state.outcome().winners == [0, 1]


@pytest.mark.parametrize(
    ("gold", "won", "grade"),
    [
        (9, False, ""),
        (10, True, "grade-settled"),
        (12, True, "grade-settled"),
        (13, True, "grade-experienced"),
        (15, True, "grade-expert"),
    ],
)
def test_r19_solo_ranks_at_25_30_and_35(gold: int, won: bool, grade: str) -> None:
    grove = end()
    grove.farm().coins = gold << 16
    grove.farm().help_down = 0
    grove.farm().labourers = 0
    bonus = {9: 24, 10: 25, 12: 29, 13: 30, 15: 35}[gold]
    grove.farm().huts = bonus - 2 - 2 - 2 * gold
    outcome = grove.state.outcome()
    assert outcome.scores == [bonus]
    assert (outcome.won, outcome.grade) == (won, grade)


def test_r19_the_sheet_and_the_end_name_the_marks() -> None:
    grove = end()
    line = grove.state.outcome().sheet[-1]
    score = grove.state.outcome().scores[0]
    assert (line.label.id, line.points) == ("sheet-marks", 0)
    assert line.label.args == {"marks": [25, 30, 35], "missing": 25 - score}
    over = events.play_over(grove.state)
    french = Words("fr", "walnut-grove", TITLE.names["fr"]).say(over.message)
    assert french.replace("\u00a0", " ").endswith("Perdu : il en fallait 25 pour gagner.")
    assert all(line.label.id != "sheet-marks" for line in end(2).state.outcome().sheet)


def test_there_is_no_outcome_before_the_end() -> None:
    with pytest.raises(lw.Error):
        fresh(1).state.outcome()


# --- before the scoring -------------------------------------------------------------------------


def last_year(seats: int = 1) -> Grove:
    """A winter of the eighth year in which the first seat has something to decide."""
    return before_winter(seats, year=8, disc="b4").hire("")


def test_the_play_ends_after_the_eighth_year() -> None:
    grove = last_year().give("wood 2", barn="wood 1")
    enter_winter(grove).act("pay 4,0 a", "pay 4,0 a")
    assert grove.season == "over"
    assert grove.actors == []
    assert "play-over" in grove.heard


def test_r11_who_is_hired_in_the_eighth_year_scores() -> None:
    grove = last_year().give("wood 2", barn="wood 1")
    grove.farm().newcomers = 1
    enter_winter(grove).act("pay 4,0 a", "pay 4,0 a")
    assert line(grove, "sheet-figures") == [4]


def test_r17_r20_goods_may_be_moved_into_the_barn_before_the_scoring_where_they_count() -> None:
    grove = improve(last_year().give("wood 3 fish 2", barn="wood 1"), "storehouse")
    enter_winter(grove).act("pay 4,0 a", "pay 4,0 a")
    assert grove.season == "last"
    assert grove.legal() == ["store 3,0 a", "store 4,0 a", "done"]
    refused(grove, "store 0,0 a", "no-goods-there")
    grove.act("store 3,0 a")
    assert grove.barn() == {"fish": 1, "wood": 1}
    assert grove.season == "over", "no room is left"
    assert line(grove, "sheet-improvement") == [2]


def test_r20_nobody_is_asked_where_it_cannot_matter() -> None:
    grove = last_year().give("wood 3 fish 2", barn="wood 1")
    enter_winter(grove).act("pay 4,0 a", "pay 4,0 a")
    assert grove.season == "over"


def test_r20_a_help_tile_is_not_repaid_before_the_scoring() -> None:
    grove = last_year().give("wood 2 fish 2 grain 2")
    grove.farm().help_up = 1
    enter_winter(grove).act("done")
    assert grove.season == "over", "face up it costs nothing"
    storing = last_year().give("wood 2 fish 2 grain 2")
    storing.farm().help_up = 1
    storing.farm().improvements = 1 << (8 * IMPROVEMENTS.index("storehouse"))
    enter_winter(storing).act("done")
    assert storing.season == "last"
    refused(storing, "repay", "repaid-later")


def test_all_coins_are_shown_at_the_end() -> None:
    grove = (
        last_year(2).coins("gold 1", coppers=0).give("wood 2", barn="wood 1").give("wood 2", seat=1)
    )
    grove.farm(1).labourers = 0
    enter_winter(grove)
    assert grove.view(1)["farms"][0]["metals"] is None
    grove.act("pay 4,0 a", "pay 4,0 a")
    assert grove.final
    assert grove.view(1)["farms"][0]["metals"] == {"gold": 1}
    assert grove.told_to(1, "showed-coins") == [{"who": "#0", "coins": ["1@gold"]}]


def test_running_scores_leave_out_coins_that_one_cannot_see() -> None:
    grove = fresh(2).coins("gold 2", coppers=0)
    assert grove.view(0)["scores"][0] - grove.view(1)["scores"][0] == 4


def test_what_was_drawn_comes_to_light_at_the_end_even_if_it_is_spent() -> None:
    grove = (
        last_year(2)
        .coins("copper 1 gold 1", coppers=0)
        .give("wood 2", barn="wood 1")
        .give("wood 2", seat=1)
    )
    grove.farm(1).labourers = 0
    for metal in (0, 2):
        grove.state.note(0, SHOWN_BACK, metal)
    grove.state.coin_bag += grove.farm().coins
    grove.farm().room += 2
    grove.farm().coins = 0
    enter_winter(grove)
    assert grove.view(None)["log"][-3]["metals"] is None
    grove.act("pay 4,0 a", "pay 4,0 a")
    assert grove.season == "over"
    assert grove.view(None)["log"][-3]["metals"] == {"copper": 1, "gold": 1}
    assert grove.final
