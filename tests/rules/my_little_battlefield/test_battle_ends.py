"""The end of a pitched battle: points, when they are looked at, ties."""

from rules.my_little_battlefield.table import position, title

RICH = "mine watchtower forge fortress village swamp farmland camp plain"
"""5, 5, 5, 7, 3, 3, 2, 2 and 2 points."""


def test_p18_points_are_sectors_held_and_power() -> None:
    battle = position(gauge={"a1": 4, "b1": 4, "a2": 5, "c3": -2}, field=RICH, power=(3, 2))
    assert battle.view["scores"] == [5 + 5 + 7 + 2, 2 + 1]


def test_p18_a_sector_that_is_not_controlled_counts_nothing() -> None:
    assert position(gauge={"a1": 3}, field=RICH, a="standard a1").view["scores"] == [0, 0]


def test_p18_the_battle_ends_at_the_end_of_the_turn_not_before() -> None:
    battle = position(
        a="standard a2",
        gauge={"a1": 4, "b1": 4, "c1": 4, "a2": 4},
        field=RICH,
        dice="attack morale",
    ).act("attack a2")
    assert battle.view["scores"][0] == 22
    assert battle.asked == 0, "the battle goes on until the end of the turn"
    battle.act("end")
    assert battle.view["over"]
    assert battle.state.outcome().winners == [0]


def test_r20_the_points_held_after_the_last_follow_count() -> None:
    gauge = {"a1": 4, "b1": 4, "c1": 4, "a2": 5, "a3": -1}
    battle = position(
        a="standard c3",
        b="standard a2 standard c3",
        gauge={**gauge, "c3": 0},
        field=RICH,
        dice="attack",
        resources_b=(0, 1),
    ).act("attack c3")
    assert battle.view["scores"][0] == 22
    battle.act("follow")
    assert battle.view["scores"][0] == 15
    assert not battle.view["over"], "the follower has broken the fortress"


def test_r20_by_another_reading_having_reached_them_is_enough() -> None:
    game = title(readings={"target_once_reached": True})
    gauge = {"a1": 4, "b1": 4, "c1": 4, "a2": 5, "c3": 0}
    battle = position(
        a="standard c3",
        b="standard a2 standard c3",
        gauge=gauge,
        field=RICH,
        dice="attack",
        resources_b=(0, 1),
        game=game,
    )
    battle.act("attack c3").act("follow")
    assert battle.view["over"]


def test_r20_reaching_them_in_the_opponents_turn_waits_for_ones_own() -> None:
    gauge = {"a1": 4, "b1": 4, "c1": 4, "a2": 5}
    battle = position(gauge=gauge, field=RICH, active="b", dice="morale", resources_a=(0, 0)).act(
        "gain morale"
    )
    assert not battle.view["over"]
    battle.act("roll", "attack", "attack", "attack", "attack").act("end")
    assert battle.view["over"]


def test_r20_most_points_win_even_if_the_other_ended_it() -> None:
    game = title(scenario=[{"id": "pitched_battle", "ends": [{"end": "points", "value": 5}]}])
    battle = position(
        gauge={"a1": 4, "b1": 4, "c1": -4}, field=RICH, active="b", dice="attack", game=game
    ).act("end")
    assert battle.view["over"]
    assert battle.view["scores"] == [10, 5]
    assert battle.state.outcome().winners == [0]


def test_ties_go_to_sectors_then_power_then_resources_then_are_shared() -> None:
    """Both have 10 points; the target is set down so that it is reached."""
    game = title(
        scenario=[
            {
                "id": "pitched_battle",
                "ends": [{"end": "points", "value": 10}],
                "victory": {"by": "points", "tie": "breakers"},
            }
        ]
    )
    field = "mine watchtower forge gun_battery village swamp farmland camp plain"
    even = {"a1": 4, "b1": 4, "c1": -4, "a2": -4}
    shared = position(
        gauge=even, field=field, dice="attack", resources_a=(1, 1), resources_b=(2, 0), game=game
    ).act("end")
    assert shared.state.outcome().winners == [0, 1]
    resources = position(
        gauge=even, field=field, dice="attack", resources_a=(1, 1), resources_b=(2, 1), game=game
    ).act("end")
    assert resources.state.outcome().winners == [1]
    more_sectors = {"a1": 4, "b1": 4, "c1": -4, "b2": -3, "a3": -2}
    sectors = position(
        gauge=more_sectors, field=field, dice="attack", resources_a=(7, 7), game=game
    ).act("end")
    assert sectors.state.outcome().winners == [1]
    power = position(
        gauge={"a1": 4, "b1": 4, "c1": -4, "b2": -3},
        field=field,
        dice="attack",
        power=(1, 3),
        resources_a=(7, 7),
        game=game,
    ).act("end")
    assert power.state.outcome().scores == [10, 10]
    assert power.state.outcome().winners == [1]


def test_the_score_sheet_adds_up() -> None:
    battle = position(
        gauge={"a1": 4, "b1": 4, "c1": 4, "a2": 5, "c3": -2},
        field=RICH,
        dice="attack",
        power=(3, 2),
    ).act("end")
    outcome = battle.state.outcome()
    assert outcome.scores == [24, 3]
    for seat, score in enumerate(outcome.scores):
        assert sum(line.points for line in outcome.sheet if line.side == f"#{seat}") == score
