"""The solo game: the adversary's dice, its combat, movement, resources, special rules and ends."""

import pytest
from rules.my_little_battlefield.table import TITLE, Battle, position, refused, solo, title

import littleworlds as lw


def die(battle: Battle, *faces: str) -> Battle:
    """Roll the adversary's last die of the turn."""
    battle.state.ai_dice = 1
    return battle.act("roll", *faces)


@pytest.mark.parametrize(("level", "dice"), [(1, 4), (2, 5), (3, 5), (4, 6), (5, 6)])
def test_p20_its_dice_come_by_its_power(level: int, dice: int) -> None:
    battle = position(dice="attack", power=(1, level), seats=1, resources_a=(0, 0)).act("end")
    assert battle.view["ai_dice"] == dice


def test_p20_its_dice_are_rolled_one_at_a_time_until_all_are_rolled() -> None:
    battle = solo().act("roll", "morale", "morale", "morale", "morale")
    assert battle.resources("b") == (4, 4)
    assert battle.phase == "roll"


def test_p20_after_a_decision_of_the_player_the_next_die_waits_for_its_roll() -> None:
    battle = solo(resources_a=(0, 1)).act("roll", "morale")
    assert battle.phase == "follow"
    battle.act("decline")
    assert not battle.final
    assert (battle.phase, battle.legal()) == ("ai-roll", ["roll"])


def test_p20_a_die_without_use_is_rolled_again_once() -> None:
    battle = die(solo(), "attack", "morale")
    assert battle.resources("b") == (1, 1)


def test_p20_still_without_use_it_is_discarded_and_cannot_be_followed() -> None:
    battle = die(solo(a="standard b2", gauge={"b2": 0}, resources_a=(0, 5)), "attack", "defence")
    assert battle.heard("ai-discards")
    assert battle.phase == "roll"


def test_r26_combat_is_without_use_where_all_units_are_in_reserve_or_in_quiet_sectors_of_its_own() -> (
    None
):
    battle = die(solo(b="standard b2", gauge={"b2": -2}), "attack", "attack")
    assert battle.heard("ai-discards")
    battle = die(solo(a="standard b2", b="standard b2", gauge={"b2": -2}), "attack")
    assert not battle.heard("ai-rerolls"), (
        "an intruder makes it contested: the die is used, though an attack does nothing"
    )


def test_r26_a_die_that_does_nothing_in_a_contested_sector_may_be_followed() -> None:
    battle = die(
        solo(
            a="standard b2 standard c1",
            b="standard b2",
            gauge={"b2": -1, "c1": 0},
            resources_a=(0, 1),
        ),
        "attack",
    )
    assert battle.pawn("b2") == -1
    assert battle.phase == "follow"
    battle.act("follow")
    assert battle.legal() == ["attack c1", "attack b2"], (
        "no sector is closed where nothing happened"
    )


def test_r26_movement_is_without_use_where_nobody_can_move() -> None:
    everywhere = "standard a3 standard b3 elite c3 renown c2"
    battle = die(
        solo(b=everywhere, gauge={"a3": 0, "b3": 0, "c3": 0, "c2": 0}), "movement", "movement"
    )
    assert battle.heard("ai-discards")


def test_r25_a_forced_reroll_costs_1_morale_and_1_command() -> None:
    battle = die(solo(resources_a=(1, 1)), "morale")
    assert battle.prompt() == ("ask-force", {"face": "@morale"})
    assert battle.legal() == ["force", "decline"]
    battle.act("force", "special")
    assert battle.resources("a") == (0, 0)
    assert battle.resources("b") == (0, 0)


def test_r25_it_may_be_repeated_and_declined() -> None:
    battle = die(solo(resources_a=(3, 3)), "morale").act("force", "command").act("force", "command")
    assert battle.phase == "force"
    assert battle.resources("a") == (1, 1)
    battle.act("decline")
    assert battle.resources("b") == (1, 1)


def test_r25_only_a_usable_die_can_be_forced_and_the_new_result_is_judged_anew() -> None:
    battle = die(solo(resources_a=(1, 1)), "attack", "morale").act("force", "attack", "defence")
    assert battle.heard("ai-rerolls"), "the new result has its own second chance"
    assert battle.heard("ai-discards")


def test_r25_without_both_resources_nobody_is_asked() -> None:
    assert die(solo(resources_a=(7, 0)), "morale").phase == "roll"


def test_p20_the_player_may_follow_a_die_of_the_adversary() -> None:
    battle = die(solo(resources_a=(0, 1)), "command").act("follow")
    assert battle.resources("a") == (0, 1)
    assert battle.phase == "roll"


def test_p20_the_adversary_never_follows() -> None:
    battle = position(dice="morale morale", seats=1, resources_b=(7, 7)).act("gain morale")
    assert battle.phase == "turn"


# --- combat --------------------------------------------------------------------------------------------------------------------


def test_p20_combat_works_in_all_sectors_with_its_units() -> None:
    battle = die(
        solo(b="standard a1 standard c1 elite b3", gauge={"a1": 0, "c1": 0, "b3": 0}), "attack"
    )
    assert (battle.pawn("a1"), battle.pawn("c1"), battle.pawn("b3")) == (-1, -1, -2)


def test_r27_only_where_it_fits_swapped_by_renown() -> None:
    a = "standard a1 standard c1"
    battle = die(solo(a=a, b="standard a1 renown c1", gauge={"a1": -1, "c1": -1}), "attack")
    assert (battle.pawn("a1"), battle.pawn("c1")) == (-1, -3)


def test_r27_the_players_home_row_comes_first() -> None:
    battle = die(
        solo(b="standard a1 standard c1 elite b3", gauge={"a1": 0, "c1": 0, "b3": 0}), "defence"
    )
    sectors = [args["sector"] for args in battle.heard("pawn-moved")]
    assert sectors == ["@farmland", "@forest", "@outpost", "@outpost"]


def test_r27_the_player_chooses_where_own_units_retreat_in_the_middle_of_it() -> None:
    """The first sector falls, the player's unit may go two ways, and only then the die goes on to the second sector."""
    battle = solo(
        a="standard b2", b="standard b2 standard b3", gauge={"b2": -1, "a2": 2, "c2": 3, "b3": 0}
    )
    die(battle, "defence")
    assert (battle.phase, battle.asked) == ("retreat", 0)
    assert battle.pawn("b3") == 0
    battle.act("retreat c2")
    assert battle.pawn("b3") == -1
    assert battle.phase == "roll"


def test_further_ruling_all_sectors_where_its_die_did_something_are_closed_to_the_follower() -> (
    None
):
    battle = solo(
        a="standard a1 standard c1 elite c2",
        b="standard a1 standard c1",
        gauge={"a1": 0, "c1": 0, "c2": 0},
        resources_a=(0, 1),
    )
    die(battle, "attack").act("follow")
    assert battle.pawn("c2") == 2, "the one sector left is not even asked for"
    assert (battle.pawn("a1"), battle.pawn("c1")) == (-1, -1)


def test_further_ruling_where_the_adversarys_unit_may_retreat_two_ways_the_player_chooses() -> None:
    gauge = {"b2": 1, "a2": -2, "c2": -3}
    battle = position(
        a="standard b2", b="standard b2", gauge=gauge, dice="defence morale", seats=1
    ).act("defend b2")
    assert battle.asked == 0
    assert battle.prompt()[1]["who"] == "@stray_militia"
    assert battle.act("retreat a2").at("a2") == "b:standard"


# --- movement ------------------------------------------------------------------------------------------------------------------


def test_p21_from_the_reserve_standard_then_elite_then_renown() -> None:
    battle = die(solo(), "movement")
    assert battle.phase == "roll"
    assert "standard c3" in battle.units("b"), "the village is worth most"
    battle = die(solo(b="standard a2 standard a2", gauge={"a2": 0}), "movement")
    assert "elite c3" in battle.units("b")
    battle = die(solo(b="standard a2 standard a2 elite a1", gauge={"a2": 0, "a1": 0}), "movement")
    assert "renown c3" in battle.units("b")


def test_r28_the_unit_nearest_to_the_players_reserve_moves() -> None:
    battle = die(solo(b="standard b3 standard b2", gauge={"b3": -2, "b2": -2}), "movement")
    assert "standard b3" in battle.units("b")
    assert "standard b2" not in battle.units("b")


def test_r28_nearness_comes_before_power() -> None:
    battle = die(solo(b="standard b2 renown b3", gauge={"b2": -2, "b3": -2}), "movement")
    assert battle.at("b3") == "b:renown"
    assert (battle.at("b2"), battle.at("c2")) == ("", "b:standard"), "the weak unit, one row nearer"


def test_r28_of_two_in_one_row_the_more_powerful() -> None:
    battle = die(solo(b="standard a2 elite c2", gauge={"a2": -2, "c2": -3}), "movement")
    assert battle.legal() == ["move c2 c1", "move c2 c3"], "where it goes is open, who goes is not"


def test_r28_only_units_that_can_move_count() -> None:
    battle = die(solo(b="standard b1 standard b3", gauge={"b1": 0, "b3": -2}), "movement")
    assert "standard b1" in battle.units("b")
    assert "standard b3" not in battle.units("b")


def test_r28_between_equal_units_the_player_chooses_and_each_has_its_own_best_way() -> None:
    battle = die(solo(b="standard a2 standard c2", gauge={"a2": -2, "c2": -3}), "movement")
    assert battle.phase == "ai-move"
    assert battle.legal() == ["move a2 a1", "move a2 b2", "move a2 a3", "move c2 c1", "move c2 c3"]
    refused(battle, "move c2 b2", "not-now")
    assert battle.act("move c2 c1").at("c1") == "b:standard"


def test_r29_first_a_sector_that_it_does_not_control_by_points() -> None:
    battle = die(solo(b="standard b2", gauge={"b2": -2, "c2": -3}), "movement")
    assert battle.phase == "ai-move"
    assert battle.legal() == ["move b2 b1", "move b2 a2", "move b2 b3"], (
        "camp, plain and outpost are worth 2 each"
    )


def test_r29_among_equals_one_with_an_enemy_first() -> None:
    battle = die(
        solo(a="standard a2", b="standard b2", gauge={"b2": -2, "c2": -3, "a2": 0}), "movement"
    )
    assert battle.at("a2") == "a:standard b:standard"


def test_r29_then_an_own_sector_with_an_enemy_then_the_best_own_sector() -> None:
    own = {"b2": -2, "b1": -2, "a2": -2, "c2": -3, "b3": -2}
    battle = die(solo(a="standard a2", b="standard b2", gauge=own), "movement")
    assert "standard a2" in battle.units("b")
    battle = die(solo(b="standard b2", gauge=own), "movement")
    assert "standard c2" in battle.units("b")


def test_r29_capacity_is_respected() -> None:
    battle = die(solo(b="standard b2 elite c2", gauge={"b2": -2, "c2": 0}), "movement")
    assert "move b2 c2" not in battle.legal()


def test_r29_points_as_scored_in_the_scenario() -> None:
    battle = die(
        solo(b="standard b2", gauge={"b2": -2}, scenario="seize_the_objectives"), "movement"
    )
    assert "standard b1" in battle.units("b"), "3 points for the objective that is farthest from it"
    battle = die(
        solo(b="standard b2", gauge={"b2": -2, "b3": -3}, scenario="the_burning_village"),
        "movement",
    )
    assert battle.legal() == ["move b2 a2", "move b2 c2"], "the isolated buildings"


def test_r29_printed_points_where_the_scenario_counts_none() -> None:
    battle = die(solo(b="standard b3", gauge={"b3": -4}, scenario="hold_until_dawn"), "movement")
    assert "standard b2" in battle.units("b"), (
        "the fortress, printed 7, before the plain and the copse"
    )
    own = {"b3": -4, "a3": -2, "b2": -5, "c3": -2}
    back = die(solo(b="standard b3", gauge=own, scenario="hold_until_dawn"), "movement")
    assert "standard b2" in back.units("b"), "of its own sectors too"


def test_r29_what_has_burnt_is_worth_nothing_any_more() -> None:
    battle = solo(
        b="standard b2", gauge={"b2": -2, "b3": -3, "a2": 3}, scenario="the_burning_village"
    )
    battle.state.burnt = 1 << 3
    assert die(battle, "movement").at("c2") == "b:standard", (
        "of the isolated buildings the one that still stands"
    )


# --- resources and the end of its turn -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("face", ["morale", "command"])
def test_r30_a_resource_die_gives_it_one_of_both(face: str) -> None:
    assert die(solo(resources_b=(2, 4)), face).resources("b") == (3, 5)
    assert die(solo(resources_b=(3, 6), power=(1, 1)), "special").resources("b") == (3, 6)


def test_r31_full_morale_raises_its_power() -> None:
    battle = die(solo(resources_b=(6, 0)), "morale")
    assert (battle.power("b"), battle.resources("b")) == (2, (0, 1))


def test_r31_only_at_the_end_of_its_turn() -> None:
    battle = solo(resources_b=(6, 0), resources_a=(0, 1))
    battle.state.ai_dice = 2
    battle.act("roll", "morale")
    assert (battle.power("b"), battle.resources("b")) == (1, (7, 1))


def test_r31_full_command_brings_an_extra_turn_of_three_dice() -> None:
    battle = solo(resources_b=(0, 6))
    battle.state.ai_dice = 1
    battle.act("roll", "command", "morale", "morale", "special")
    assert battle.heard("ai-extra-turn")
    assert battle.resources("b") == (3, 0), "command is at 7 during the extra turn and 0 after it"
    assert battle.phase == "roll"


def test_r31_both_morale_first_and_neither_again_in_the_extra_turn() -> None:
    battle = solo(resources_b=(6, 6), power=(1, 1))
    battle.state.ai_dice = 1
    battle.act("roll", "command", *["morale"] * 3)
    assert [
        event.message.id
        for event in battle.told
        if event.message.id in ("ai-power", "ai-extra-turn")
    ] == [
        "ai-power",
        "ai-extra-turn",
    ]
    assert (battle.power("b"), battle.resources("b")) == (2, (3, 0))
    full = solo(resources_b=(5, 6), power=(1, 1))
    full.state.ai_dice = 1
    full.act("roll", "command", *["morale"] * 3)
    assert (full.power("b"), full.resources("b")) == (1, (7, 0)), (
        "full morale in the extra turn waits for the next one"
    )


def test_r32_specials_work_in_the_extra_turn_and_the_player_may_follow() -> None:
    battle = solo(ai_board="border_garrison", resources_b=(0, 6), resources_a=(2, 0))
    battle.state.ai_dice = 1
    battle.act("roll", "command", "special", "special", "morale")
    assert battle.resources("a") == (0, 0)
    followed = solo(resources_b=(0, 6), resources_a=(0, 1))
    followed.state.ai_dice = 1
    followed.act("roll", "command").act("decline")
    assert followed.view["extra_turn"]
    assert followed.act("roll", "morale").phase == "follow"
    closed = solo(
        resources_b=(0, 6), resources_a=(0, 1), game=title(solo={"follow_in_extra_turn": False})
    )
    closed.state.ai_dice = 1
    closed.act("roll", "command").act("decline").act("roll", "morale", "morale", "morale")
    assert closed.phase == "roll"


def test_r16_the_extra_turn_is_a_turn_of_its_own_for_who_follows() -> None:
    battle = solo(gauge={"b1": 2}, resources_b=(0, 7), resources_a=(0, 1))
    battle.state.ai_dice = 2
    battle.act("roll", "special").act("follow")
    assert battle.heard("used-rule")
    battle.act("roll", "special", "special")
    assert battle.view["extra_turn"], (
        "the rule of the camp had been used, so the second die was not offered"
    )
    assert battle.phase == "follow"
    assert battle.act("follow").heard("used-rule")


RICH = "mine watchtower forge fortress village swamp farmland camp plain"
TWENTY = {"a1": 4, "b1": 4, "c1": 4, "a2": 5}
"""With that field, more than 20 points for who holds these sectors."""


def test_further_ruling_the_extra_turn_comes_before_the_check_for_20_points() -> None:
    held = {cell: -space for cell, space in TWENTY.items()}
    battle = solo(gauge=held, field=RICH, resources_b=(0, 7))
    battle.state.ai_dice = 1
    battle.act("roll", "special", "special", "special", "special")
    assert battle.heard("ai-extra-turn")
    assert (battle.view["ended"], battle.state.outcome().won) == ("points", False), (
        "after it they are counted"
    )


def test_further_ruling_20_points_that_are_lost_in_the_extra_turn_end_nothing() -> None:
    """In the extra turn the player copies an attack, and the adversary loses the mine."""
    held = {cell: -space for cell, space in TWENTY.items()}
    battle = solo(
        a="standard a1",
        b="standard c3",
        gauge={**held, "c3": 0},
        field=RICH,
        resources_b=(0, 6),
        resources_a=(0, 1),
    )
    battle.state.ai_dice = 1
    battle.act("roll", "command").act("decline")
    assert battle.view["armies"][1]["points"] >= 20
    assert (battle.view["extra_turn"], battle.view["over"]) == (True, False)
    battle.act("roll", "attack").act("follow")
    assert battle.control("a1") is None
    battle.act("roll", "special", "special")
    assert (battle.view["ended"], battle.view["active"]) == (None, "a")


def test_further_ruling_20_points_reached_in_the_extra_turn_end_the_battle() -> None:
    held = {"a1": -4, "b1": -4, "c1": -4, "a2": -4}
    battle = solo(b="standard a2", gauge=held, field=RICH, resources_b=(0, 7))
    battle.state.ai_dice = 1
    battle.act("roll", "special", "attack", "special", "special")
    assert battle.control("a2") == "b"
    assert battle.view["ended"] == "points"


def test_further_ruling_the_extra_turn_counts_for_no_limit_of_turns() -> None:
    battle = solo(resources_b=(0, 6))
    battle.state.ai_dice = 1
    battle.act("roll", "command", "morale", "morale", "morale")
    assert battle.view["armies"][1]["turns"] == 1


# --- special -------------------------------------------------------------------------------------------------------------------


def test_p23_example_at_level_2_the_player_loses_one_command() -> None:
    battle = die(solo(ai_board="border_garrison", power=(1, 2), resources_a=(0, 2)), "special")
    assert battle.resources("a") == (0, 1)


def test_p23_only_the_rule_of_the_present_level_is_used() -> None:
    assert die(
        solo(ai_board="border_garrison", power=(1, 1), resources_a=(2, 0)), "special"
    ).resources("a") == (1, 0)


def test_r33_a_special_without_effect_is_not_rolled_again_and_may_be_followed() -> None:
    battle = die(solo(power=(1, 1), resources_a=(0, 3)), "special")
    assert not battle.heard("ai-rerolls")
    assert battle.phase == "follow"
    assert battle.act("follow").power("a") == 2


def test_r34_it_uses_no_rule_of_a_sector() -> None:
    battle = die(solo(gauge={"a1": -2, "b1": -2}, power=(1, 1)), "special")
    assert battle.resources("b") == (0, 0)


def test_r34_sector_rules_of_the_player_work_on_it() -> None:
    battle = position(gauge={"b3": 2}, dice="special morale", seats=1, resources_b=(0, 3)).act(
        "special b3"
    )
    assert battle.resources("b") == (0, 2)


def test_further_ruling_every_special_die_of_it_works() -> None:
    battle = solo(ai_board="border_garrison", resources_a=(5, 0))
    battle.state.ai_dice = 3
    assert battle.act("roll", "special", "special", "special").resources("a") == (2, 0)


LADDER = {
    "gauge": {"a1": 1, "c1": 2, "b2": -1},
    "a": "standard a1 standard c1",
    "b": "standard b2 elite c1",
}
"""Something for every rule to work on: pawns on both sides, units of both, and the player has 4 morale and 4 command."""

Climb = tuple[tuple[int, int], tuple[int, int], tuple[int, int, int], int]
NOTHING: Climb = ((4, 4), (0, 0), (1, 2, -1), 0)
"""What is left: the player's resources, the adversary's, the pawns of a1, c1 and b2, dice that the player will lack."""

LADDERS: dict[tuple[str, int], Climb] = {
    ("stray_militia", 1): NOTHING,
    ("stray_militia", 2): ((4, 3), (0, 0), (1, 2, -1), 0),
    ("stray_militia", 3): ((3, 4), (0, 0), (1, 2, -1), 0),
    ("stray_militia", 4): ((4, 3), (0, 1), (1, 2, -1), 0),
    ("stray_militia", 5): ((4, 4), (0, 0), (1, 1, -1), 0),
    ("border_garrison", 1): ((3, 4), (0, 0), (1, 2, -1), 0),
    ("border_garrison", 2): ((4, 3), (0, 0), (1, 2, -1), 0),
    ("border_garrison", 3): ((4, 4), (2, 0), (1, 2, -1), 0),
    ("border_garrison", 4): ((4, 4), (0, 0), (1, 1, -1), 0),
    ("border_garrison", 5): ((4, 4), (0, 0), (1, 1, -2), 0),
    ("vanguard", 1): ((4, 4), (0, 2), (1, 2, -1), 0),
    ("vanguard", 2): ((3, 3), (0, 0), (1, 2, -1), 0),
    ("vanguard", 3): ((4, 4), (0, 0), (1, 1, -2), 0),
    ("vanguard", 4): ((4, 4), (0, 0), (1, 2, -1), 1),
    ("vanguard", 5): ((4, 4), (0, 0), (0, 1, -1), 0),
    ("iron_host", 1): ((3, 3), (0, 0), (1, 2, -1), 0),
    ("iron_host", 2): ((2, 4), (2, 0), (1, 2, -1), 0),
    ("iron_host", 3): ((4, 2), (0, 2), (1, 2, -1), 0),
    ("iron_host", 4): ((4, 4), (0, 0), (1, 0, -2), 0),
    ("iron_host", 5): ((1, 4), (3, 0), (1, 2, -1), 0),
    ("endless_legion", 1): ((3, 3), (1, 1), (1, 2, -1), 0),
    ("endless_legion", 2): ((4, 4), (0, 0), (1, 1, -2), 0),
    ("endless_legion", 3): ((3, 4), (1, 0), (1, 1, -2), 0),
    ("endless_legion", 4): ((4, 4), (0, 0), (1, 0, -2), 0),
    ("endless_legion", 5): ((4, 4), (0, 0), (1, 0, -2), 0),
}


@pytest.mark.parametrize(("board", "level"), LADDERS)
def test_every_ladder(board: str, level: int) -> None:
    battle = die(solo(ai_board=board, power=(1, level), resources_a=(4, 4), **LADDER), "special")
    assert battle.phase == "force"
    battle.act("decline")
    pawns = [battle.pawn(cell) for cell in ("a1", "c1", "b2")]
    fewer = battle.view["armies"][0]["fewer_dice"]
    assert (battle.resources("a"), battle.resources("b"), tuple(pawns), fewer) == LADDERS[
        board, level
    ]


def test_every_rule_of_every_ladder_is_exercised_above() -> None:
    """All levels but the last, which ends the battle and has no rule; only where there is no rule nothing happens."""
    rules = {
        (board.id, level): rule
        for board in TITLE.cards.adversaries
        for level, rule in enumerate(board.rules[1:-1], 1)
    }
    assert list(LADDERS) == list(rules)
    assert [pair for pair, left in LADDERS.items() if left == NOTHING] == [
        pair for pair, rule in rules.items() if not rule.ops
    ]
    assert [board.id for board in TITLE.cards.adversaries if board.rules[-1].ops] == []


@pytest.mark.parametrize("scenario", [scenario.id for scenario in TITLE.cards.scenarios])
def test_r24_its_last_level_ends_every_scenario_so_that_it_needs_no_rule(scenario: str) -> None:
    battle = die(solo(power=(1, 5), resources_b=(7, 0), scenario=scenario), "morale")
    assert battle.view["over"]


def test_ladders_steal_morale_first() -> None:
    battle = die(solo(ai_board="iron_host", power=(1, 5), resources_a=(1, 2)), "special").act(
        "decline"
    )
    assert (battle.resources("a"), battle.resources("b")) == ((0, 0), (1, 2))


def test_ladder_fewer_dice_adds_up_and_one_die_stays() -> None:
    battle = solo(ai_board="vanguard", power=(1, 4))
    battle.state.ai_dice = 2
    battle.act("roll", "special", "special")
    assert battle.view["armies"][0]["fewer_dice"] == 2
    battle.act("roll", "attack", "attack")
    assert battle.dice == "attack attack"
    assert battle.view["armies"][0]["fewer_dice"] == 0
    many = solo(ai_board="vanguard", power=(1, 4))
    many.state.ai_dice = 6
    many.act("roll", *["special"] * 6).act("roll", "morale")


def test_ladder_the_best_sector_goes_back_and_between_equals_the_player_chooses() -> None:
    battle = die(
        solo(ai_board="stray_militia", power=(1, 5), gauge={"a1": 1, "c1": 2, "c2": 2}), "special"
    )
    assert battle.prompt() == ("ask-aim-regress-human", {"rule": "@stray_militia"})
    assert battle.legal() == ["target c1", "target c2"]
    assert battle.act("target c2").pawn("c2") == 1
    field = "watchtower camp forest plain ford hill graveyard outpost village"
    ahead = die(
        solo(ai_board="stray_militia", power=(1, 5), gauge={"a1": 1, "c1": 2}, field=field),
        "special",
    )
    assert (ahead.pawn("a1"), ahead.pawn("c1")) == (1, 1), "progress counts before points"
    clear = die(solo(ai_board="stray_militia", power=(1, 5), gauge={"a1": 1, "c1": 1}), "special")
    assert clear.pawn("c1") == 0, "equal progress: the one worth more"


def test_ladder_nothing_goes_back_past_0_or_out_of_control() -> None:
    battle = die(
        solo(ai_board="vanguard", power=(1, 5), gauge={"a1": 2, "c1": -1, "b2": 0}), "special"
    )
    assert (battle.pawn("a1"), battle.pawn("c1"), battle.pawn("b2")) == (2, -1, 0)


def test_ladder_an_advance_takes_control_and_makes_units_retreat() -> None:
    battle = die(
        solo(
            ai_board="iron_host", power=(1, 4), a="standard b2", b="standard b2", gauge={"b2": -1}
        ),
        "special",
    )
    assert battle.control("b2") == "b"
    assert battle.at("b2") == "b:standard"


def test_further_ruling_trenches_hold_against_the_adversarys_combat_and_specials() -> None:
    field = "farmland camp forest plain trenches hill graveyard outpost village"
    battle = solo(
        ai_board="endless_legion", power=(1, 2), b="standard b2", gauge={"b2": 3}, field=field
    )
    battle.state.a.shielded = 1 << 4
    assert die(battle, "special").pawn("b2") == 3
    fight = solo(b="standard b2", gauge={"b2": 3}, field=field)
    fight.state.a.shielded = 1 << 4
    assert die(fight, "attack").pawn("b2") == 3


# --- the end -------------------------------------------------------------------------------------------------------------------


def test_p23_r21_entering_its_reserve_ends_the_battle_at_once_and_points_decide() -> None:
    battle = position(a="standard b3", gauge={"b3": 2}, dice="movement morale", seats=1).act(
        "move b3 reserve"
    )
    assert battle.view["ended"] == "reserve"
    assert battle.state.outcome().won is True
    lost = position(
        a="standard b3", gauge={"b3": 2, "a1": -2, "b1": -2}, dice="movement morale", seats=1
    ).act("move b3 reserve")
    assert lost.state.outcome().won is False


def test_r23_it_enters_the_players_reserve_when_it_is_ahead() -> None:
    battle = die(solo(b="standard b1", gauge={"b1": -2}), "movement")
    assert battle.view["ended"] == "reserve"
    assert battle.state.outcome().won is False


def test_r23_equal_points_are_not_ahead() -> None:
    battle = die(solo(b="standard b1", gauge={"b1": -2, "a1": 2}), "movement")
    assert battle.view["ended"] is None
    assert battle.at("b1") == ""


def test_r23_otherwise_its_priorities_apply() -> None:
    battle = die(solo(b="standard b1", gauge={"b1": -2, "c2": 3}), "movement")
    assert not battle.view["over"]
    assert "standard c1" in battle.units("b")


@pytest.mark.parametrize(("reading", "ends"), [("always", True), ("never", False)])
def test_r23_is_a_reading_in_the_data(reading: str, ends: bool) -> None:
    game = title(solo={"enters_reserve": reading})
    gauge = {"b1": -2, "c2": 3} if ends else {"b1": -2}
    assert die(solo(b="standard b1", gauge=gauge, game=game), "movement").view["over"] is ends


def test_r24_its_highest_power_ends_the_battle_before_an_extra_turn() -> None:
    battle = die(
        solo(power=(1, 5), resources_b=(6, 6), gauge={"a1": 2, "b1": 2, "c1": 3, "c2": 3}), "morale"
    )
    assert battle.view["ended"] == "ai_power"
    assert not battle.heard("ai-extra-turn")
    outcome = battle.state.outcome()
    assert outcome.scores == [10]
    assert outcome.won is True, "most points, not the adversary as such"


def test_r22_20_points_end_a_solo_battle_for_either_side() -> None:
    battle = position(gauge=TWENTY, field=RICH, dice="attack", seats=1).act("end")
    assert (battle.view["ended"], battle.state.outcome().won) == ("points", True)
    ai = die(solo(gauge={cell: -space for cell, space in TWENTY.items()}, field=RICH), "special")
    assert (ai.view["ended"], ai.state.outcome().won) == ("points", False)


def test_the_adversarys_sheet_is_part_of_the_outcome() -> None:
    battle = position(
        a="standard b3", gauge={"b3": 2, "a1": -2}, dice="movement morale", seats=1, power=(2, 3)
    ).act("move b3 reserve")
    sheet = battle.state.outcome().sheet
    assert sum(line.points for line in sheet if line.side == "#0") == 3
    assert sum(line.points for line in sheet if line.side == "@stray_militia") == 4
    assert battle.view["armies"][1]["points"] == 4
    assert battle.view["scores"] == [3]


def test_equal_to_the_last_tie_break_is_not_won() -> None:
    battle = position(
        a="standard b3",
        gauge={"b3": 2, "a1": -2},
        dice="movement",
        seats=1,
        resources_a=(1, 0),
        resources_b=(1, 0),
    )
    battle.act("move b3 reserve")
    assert battle.state.outcome().won is False
    assert battle.state.outcome().winners == []


def test_the_players_decisions_between_its_dice_can_be_taken_back() -> None:
    play = lw.Play(TITLE, 1, lw.Seeded(5))
    play.act(0, TITLE.parse("faction bog_horde"))
    play.act(0, TITLE.parse("roll"))
    play.act(0, TITLE.parse("end"))
    assert play.can_undo(0), "ending the turn rolls nothing yet"
    play.undo(0)
    play.act(0, TITLE.parse("end"))
    play.act(0, TITLE.parse("roll"))
    assert not play.can_undo(0)
