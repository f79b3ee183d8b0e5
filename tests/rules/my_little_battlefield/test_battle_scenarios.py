"""The eight scenarios: fields, starts, scoring, ends, victories."""

import pytest
from rules.my_little_battlefield.table import TITLE, Battle, fresh, position, refused, solo


def ready(scenario: str, seats: int = 2, seed: int = 1, **options: int | str | bool) -> Battle:
    """The set-up of a scenario, with factions chosen."""
    battle = fresh(seats, seed=seed, scenario=scenario, **options)
    while battle.phase == "faction":
        battle.act(battle.legal()[0])
    return battle


def pass_turn(battle: Battle) -> Battle:
    """Roll something useless and stop."""
    count = battle.view["armies"]["ab".index(battle.view["active"])]["dice"]
    return battle.act("roll", *["attack"] * count).act("end")


@pytest.mark.parametrize(
    ("scenario", "starter"),
    [("the_burning_village", "a"), ("the_eroded_hill", "a"), ("assault_on_the_generator", "a"), ("the_breakthrough", "a"),
     ("hold_until_dawn", "b")],
)  # fmt: skip
@pytest.mark.parametrize("seats", [1, 2])
def test_further_ruling_the_scenarios_own_first_side_begins(
    scenario: str, starter: str, seats: int
) -> None:
    for seed in range(5):
        assert ready(scenario, seats, seed).view["starter"] == starter


@pytest.mark.parametrize(
    "scenario", [scenario.id for scenario in TITLE.cards.scenarios if scenario.grid]
)
def test_fixed_fields_are_laid_out_as_they_stand(scenario: str) -> None:
    table = next(one for one in TITLE.cards.scenarios if one.id == scenario)
    assert [sector["id"] for sector in ready(scenario).view["sectors"]] == [
        TITLE.cards.sector_ids[sector] for sector in table.grid
    ]


# --- seize the objectives ------------------------------------------------------------------------------------------------------


def test_objectives_count_2_4_and_3_by_nearness() -> None:
    options = {"scenario": "seize_the_objectives"}
    battle = position(gauge={"b1": 2, "b2": 2, "b3": 2, "a1": 2}, options=options, power=(6, 6))
    assert battle.view["scores"] == [2 + 4 + 3, 0], "no power, no other sectors"
    battle = position(gauge={"b1": -2, "b2": -2, "b3": -2}, options=options)
    assert battle.view["scores"] == [0, 3 + 4 + 2]


def test_r21_objectives_entering_the_enemy_reserve_ends_it_at_once() -> None:
    battle = position(
        a="standard b3",
        gauge={"b3": 2},
        dice="movement morale",
        options={"scenario": "seize_the_objectives"},
    )
    assert "move b3 reserve" in battle.legal()
    battle.act("move b3 reserve")
    assert battle.view["ended"] == "reserve"
    assert battle.state.outcome().winners == [0]


def test_objectives_end_after_twelve_turns_each() -> None:
    options = {"scenario": "seize_the_objectives"}
    battle = position(gauge={"b1": 2}, dice="attack", options=options, turns=(11, 11)).act("end")
    assert not battle.view["over"]
    assert pass_turn(battle).view["ended"] == "turns"


# --- the burning village -------------------------------------------------------------------------------------------------------

VILLAGE = {"scenario": "the_burning_village"}


def test_village_the_defender_holds_it_with_a_unit() -> None:
    battle = ready("the_burning_village")
    assert battle.control("b3") == "b"
    assert battle.units("b").startswith("standard b3 standard reserve")
    assert battle.view["scores"] == [0, 5 + 2 + 2], (
        "village controlled, isolated buildings not burnt"
    )


def test_village_what_the_attacker_takes_burns_for_good() -> None:
    battle = position(
        a="standard a2", gauge={"a2": 2, "b3": -3}, dice="attack morale", options=VILLAGE
    ).act("attack a2")
    assert battle.heard("burnt") == [
        {"who": "#0", "other": "#1", "sector": "@ruins", "points": 2, "others": 2}
    ]
    assert battle.view["scores"] == [2, 5 + 2]
    battle.act("end")
    battle = position(
        b="standard a2",
        gauge={"a2": 0, "b3": -3},
        options=VILLAGE,
        dice="attack",
        active="b",
        resources_a=(0, 0),
    )
    battle.state.burnt = 1 << 3
    assert battle.view["scores"] == [2, 7], (
        "burnt counts for the attacker, whoever stands there now"
    )


def test_village_uncontrolled_it_counts_for_nobody() -> None:
    assert position(gauge={"b3": -2}, options=VILLAGE).view["scores"] == [0, 2 + 2]


def test_village_other_sectors_count_1_for_both() -> None:
    assert position(gauge={"a1": 2, "b3": -3, "c3": -4}, options=VILLAGE).view["scores"] == [
        1,
        5 + 2 + 2 + 1,
    ]


def test_village_the_defender_taking_a_building_does_not_burn_it() -> None:
    battle = position(
        b="standard a2",
        gauge={"a2": -2, "b3": -3},
        dice="defence morale",
        options=VILLAGE,
        active="b",
        resources_a=(0, 0),
    )
    assert not battle.act("defend a2").view["sectors"][3]["burnt"]


def test_village_all_burnt_ends_it_at_once() -> None:
    battle = position(
        a="standard b3", b="standard b3", gauge={"b3": 2}, dice="defence morale", options=VILLAGE
    )
    battle.state.burnt = (1 << 3) | (1 << 5)
    battle.act("defend b3")
    assert battle.view["ended"] == "burnt"
    assert battle.state.outcome().winners == [0]


def test_village_a_tie_goes_to_the_defender() -> None:
    held = {"a1": 2, "b1": 2, "c1": 2, "b2": 2, "b3": 0}
    battle = position(
        gauge=held, dice="attack", options=VILLAGE, turns=(10, 9), active="b", resources_a=(7, 7)
    ).act("end")
    assert battle.view["ended"] == "turns"
    assert battle.state.outcome().scores == [4, 4]
    assert battle.state.outcome().winners == [1]


# --- the eroded hill -----------------------------------------------------------------------------------------------------------

HILL = {"scenario": "the_eroded_hill"}


def test_hill_the_defender_holds_the_position_with_its_unit_of_renown() -> None:
    battle = ready("the_eroded_hill")
    assert battle.control("b3") == "b"
    assert battle.units("b") == "standard reserve standard reserve elite board renown b3"
    assert (
        ready("the_eroded_hill", 1).units("b")
        == "standard reserve standard reserve elite reserve renown b3"
    )


def test_hill_no_second_unit_of_renown_arrives() -> None:
    battle = position(b="renown b3", gauge={"b3": -4}, dice="special morale", active="b", power=(1, 4), resources_b=(5, 0),
                      resources_a=(0, 0), options=HILL)  # fmt: skip
    battle.act("power 5")
    assert battle.units("b").count("renown") == 1
    assert "renown b3" in battle.units("b")


def test_hill_the_unit_of_renown_never_moves() -> None:
    battle = position(
        b="renown b3 standard a3",
        gauge={"b3": -4, "a3": -2},
        dice="movement",
        active="b",
        options=HILL,
    )
    assert [move for move in battle.legal("move") if move.startswith("move b3")] == []
    refused(battle, "move b3 b2", "no-such-move")


def test_hill_it_retreats_to_the_reserve_and_comes_back_only_to_the_position() -> None:
    battle = position(
        a="standard b3",
        b="renown b3",
        gauge={"b3": 3, "a3": -2, "b2": -3},
        dice="defence",
        options=HILL,
    ).act("defend b3")
    assert "renown reserve" in battle.units("b"), "though a3 and b2 are its side's"
    battle = position(
        b="renown reserve", gauge={"b3": -4, "a3": -2}, dice="movement", active="b", options=HILL
    )
    assert [move for move in battle.legal("move") if "renown" in move] == ["move renown b3"]


def test_hill_crossroads_do_not_bring_it_anywhere_else() -> None:
    settings = {
        "gauge": {"c1": -2},
        "dice": "special morale",
        "active": "b",
        "resources_a": (0, 0),
        "options": HILL,
    }
    battle = position(b="renown reserve", **settings).act("special c1")  # type: ignore[arg-type]
    assert battle.at("c1") == "b:standard", (
        "nobody is asked: of the two kinds in the reserve only one may come"
    )
    alone = position(b="renown reserve standard a3 standard a3", **settings)  # type: ignore[arg-type]
    refused(alone, "special c1", "rule-not-usable")
    attacker = position(
        a="renown reserve", gauge={"c1": 2}, dice="special morale", options=HILL
    ).act("special c1")
    assert attacker.legal() == ["move standard c1", "move renown c1"], (
        "the attacker's is not rooted"
    )


def test_hill_silencing_the_position_wins_at_the_end_of_an_attackers_turn() -> None:
    battle = position(
        a="standard b3", b="renown b3", gauge={"b3": -1}, dice="attack morale", options=HILL
    ).act("attack b3")
    assert battle.pawn("b3") == 0
    assert not battle.view["over"]
    battle.act("end")
    assert battle.view["ended"] == "gauge"
    assert battle.state.outcome().winners == [0]
    assert battle.state.outcome().scores == [1, 0]


def test_hill_after_twelve_turns_the_defender_wins() -> None:
    battle = position(
        gauge={"b3": -1}, dice="attack", options=HILL, turns=(12, 11), active="b"
    ).act("end")
    assert battle.view["ended"] == "turns"
    assert battle.state.outcome().winners == [1]


# --- the generator -------------------------------------------------------------------------------------------------------------

GENERATOR = {"scenario": "assault_on_the_generator"}


def test_generator_the_start() -> None:
    battle = ready("assault_on_the_generator")
    assert (battle.control("b2"), battle.control("b3")) == ("b", "b")
    assert battle.units("a") == "standard reserve standard reserve elite reserve renown board"
    assert battle.units("b") == "standard b3 standard reserve elite board renown board"


def test_generator_no_second_elite_arrives_for_the_attacker() -> None:
    battle = position(
        a="elite a1", dice="special morale", power=(2, 1), resources_a=(3, 0), options=GENERATOR
    ).act("power 3")
    assert "elite a1" in battle.units("a")


def test_generator_the_evacuation_advances_with_each_defenders_turn_that_holds_it() -> None:
    battle = position(gauge={"b3": -4}, dice="attack", active="b", options=GENERATOR).act("end")
    assert battle.view["counter"] == 1
    assert pass_turn(battle).view["counter"] == 1, "not with an attacker's turn"
    assert (
        position(gauge={"b3": -3}, dice="attack", active="b", options=GENERATOR)
        .act("end")
        .view["counter"]
        == 0
    )


def test_generator_the_seventh_step_ends_it_for_the_defender() -> None:
    battle = position(gauge={"b3": -4}, dice="attack", active="b", options=GENERATOR)
    battle.state.counter = 6
    battle.act("end")
    assert (battle.view["ended"], battle.state.outcome().winners) == ("counter", [1])


def test_generator_control_at_the_end_of_a_turn_wins_for_the_attacker() -> None:
    battle = position(
        a="standard b3", gauge={"b3": 3}, dice="attack morale", options=GENERATOR
    ).act("attack b3")
    assert not battle.view["over"]
    battle.act("end")
    assert (battle.view["ended"], battle.state.outcome().winners) == ("control", [0])


# --- the breakthrough ----------------------------------------------------------------------------------------------------------

BREAKTHROUGH = {"scenario": "the_breakthrough"}


def test_breakthrough_units_leave_and_score() -> None:
    battle = position(
        a="standard b3 standard a3",
        gauge={"b3": 2, "a3": 2},
        dice="movement movement morale",
        options=BREAKTHROUGH,
    )
    battle.act("move b3 reserve")
    assert "standard out" in battle.units("a")
    assert battle.view["armies"][0]["exited"] == 3
    assert not battle.view["over"]
    battle.act("move a3 reserve")
    assert (battle.view["ended"], battle.state.outcome().winners) == ("exit", [0])


@pytest.mark.parametrize("kind", ["elite", "renown"])
def test_breakthrough_one_strong_unit_is_enough(kind: str) -> None:
    battle = position(
        a=f"{kind} c3", gauge={"c3": 3}, dice="movement morale", options=BREAKTHROUGH
    ).act("move c3 reserve")
    assert battle.state.outcome().winners == [0]


def test_breakthrough_only_the_attacker_leaves_and_only_from_a_controlled_sector() -> None:
    defender = position(
        b="standard b1", gauge={"b1": -2}, dice="movement", active="b", options=BREAKTHROUGH
    )
    assert "move b1 reserve" not in defender.legal()
    stuck = position(a="standard b3", gauge={"b3": 1}, dice="movement", options=BREAKTHROUGH)
    refused(stuck, "move b3 reserve", "no-such-move")


def test_breakthrough_after_twelve_turns_the_defender_wins() -> None:
    battle = position(dice="attack", options=BREAKTHROUGH, turns=(12, 11), active="b").act("end")
    assert battle.state.outcome().winners == [1]


# --- hold until dawn -----------------------------------------------------------------------------------------------------------

DAWN = {"scenario": "hold_until_dawn"}


def test_dawn_side_a_defends_the_fortress() -> None:
    battle = ready("hold_until_dawn")
    assert (battle.control("b2"), battle.control("b1")) == ("a", "a")
    assert battle.units("a").startswith("standard b2 standard reserve")


@pytest.mark.parametrize(("pawn", "winner"), [(5, 0), (1, 0), (0, 0), (-1, 1), (-5, 1)])
def test_dawn_the_side_that_the_pawn_is_on_wins_and_zero_is_the_defenders(
    pawn: int, winner: int
) -> None:
    battle = position(gauge={"b2": pawn}, dice="attack", options=DAWN, turns=(9, 10)).act("end")
    assert (battle.view["ended"], battle.state.outcome().winners) == ("turns", [winner])


# --- meeting engagement --------------------------------------------------------------------------------------------------------


def test_meeting_power_2_more_resources_and_a_great_sector_in_the_middle() -> None:
    for seed in range(10):
        battle = ready("meeting_engagement", seed=seed)
        assert (battle.power("a"), battle.power("b")) == (2, 2)
        assert battle.resources("a") == battle.resources("b") == (3, 2)
        assert battle.view["sectors"][4]["category"] == 5
        assert sorted(sector["category"] for sector in battle.view["sectors"]) == [
            2,
            2,
            2,
            2,
            3,
            3,
            3,
            4,
            5,
        ]
    assert ready("meeting_engagement", 1).resources("b") == (0, 0), "the adversary keeps its own"
    assert ready("meeting_engagement", 1).power("b") == 2


def test_meeting_ends_after_fifteen_turns_each() -> None:
    battle = position(
        dice="attack", options={"scenario": "meeting_engagement"}, turns=(15, 14), active="b"
    ).act("end")
    assert battle.view["ended"] == "turns"


def test_sides_may_be_swapped() -> None:
    battle = position(
        gauge={"b2": -5}, dice="attack", options={**DAWN, "side_a": "seat_1"}, turns=(9, 10)
    ).act("end")
    assert battle.state.outcome().winners == [0], "seat 0 plays side B"


def test_solo_scenarios_end_with_the_adversarys_power_too() -> None:
    battle = solo(scenario="hold_until_dawn", gauge={"b2": 1}, power=(1, 5), resources_b=(7, 0))
    battle.state.ai_dice = 1
    battle.act("roll", "morale")
    assert battle.view["ended"] == "ai_power"
    assert battle.state.outcome().won is True, "the fortress is held"
