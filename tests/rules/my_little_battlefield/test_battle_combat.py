"""Combat: the gauge, control, retreat, and the three kinds of units."""

import pytest
from rules.my_little_battlefield.table import position, refused, title

# In the usual field b2 is the ford, of category 2, and c1 the forest, of category 3.


def test_p13_a_combat_die_needs_an_own_unit_in_the_sector() -> None:
    battle = position(
        a="standard b2", b="standard c1", gauge={"b2": 0, "c1": -1}, dice="attack defence"
    )
    assert battle.legal("attack") == ["attack b2"]
    refused(battle, "attack c1", "no-unit-there")


def test_p13_attack_moves_a_pawn_on_the_enemys_side_to_a_lower_space() -> None:
    battle = position(a="standard c1", b="standard c1", gauge={"c1": -2}, dice="attack defence")
    assert battle.legal("defend") == []
    assert battle.act("attack c1").pawn("c1") == -1


def test_p13_defence_moves_a_pawn_on_the_own_side_to_a_higher_space() -> None:
    battle = position(a="standard c1", b="standard c1", gauge={"c1": 1}, dice="attack defence")
    assert battle.legal("attack") == []
    refused(battle, "attack c1", "no-effect-there")
    assert battle.act("defend c1").pawn("c1") == 2


@pytest.mark.parametrize("word", ["attack", "defend"])
@pytest.mark.parametrize("enemy", ["", "standard c1"])
def test_p13_on_space_0_either_die_does(word: str, enemy: str) -> None:
    battle = position(a="standard c1", b=enemy, gauge={"c1": 0}, dice="attack defence")
    assert battle.act(f"{word} c1").pawn("c1") == 1


@pytest.mark.parametrize("word", ["attack", "defend"])
@pytest.mark.parametrize("space", [-3, -2, -1, 1, 2])
def test_p13_without_enemy_units_either_die_moves_the_pawn_in_ones_favour(
    word: str, space: int
) -> None:
    battle = position(a="standard c1", gauge={"c1": space}, dice="attack defence")
    assert battle.act(f"{word} c1").pawn("c1") == space + 1


def test_r08_an_enemy_sector_without_enemies_is_taken_down_by_either_die() -> None:
    battle = position(a="standard c1", gauge={"c1": -3}, dice="attack defence")
    assert battle.legal("attack") + battle.legal("defend") == ["attack c1", "defend c1"]
    assert battle.act("defend c1").control("c1") is None


def test_the_gauge_is_the_same_seen_from_side_b() -> None:
    battle = position(
        a="standard c1", b="standard c1", gauge={"c1": -1}, dice="attack defence", active="b"
    )
    assert battle.legal("attack") + battle.legal("defend") == ["defend c1"]
    assert battle.act("defend c1").pawn("c1") == -2


def test_p14_control_is_the_highest_space_and_nothing_less() -> None:
    battle = position(a="standard c1", gauge={"c1": 1}, dice="attack attack morale")
    assert battle.act("attack c1").control("c1") is None
    assert battle.act("attack c1").control("c1") == "a"
    assert battle.heard("control-taken") == [{"who": "#0", "sector": "@forest", "points": 3}]


def test_p14_example_the_forest_is_lost_from_3_to_2() -> None:
    """Blue enters a forest that red controls, attacks, and the pawn goes from 3 to 2: red has lost control."""
    battle = position(
        b="standard b1",
        gauge={"c1": 3, "b1": -2},
        dice="movement attack morale",
        active="b",
        resources_a=(2, 0),
    )
    assert battle.control("c1") == "a"
    battle.act("move b1 c1").act("attack c1")
    assert battle.pawn("c1") == 2
    assert battle.control("c1") is None
    assert battle.heard("control-lost") == [{"who": "#0", "sector": "@forest", "points": 3}]


def test_p14_taking_control_makes_all_enemies_retreat() -> None:
    battle = position(
        a="standard c1", b="standard c1 standard c1", gauge={"c1": 2}, dice="defence morale"
    ).act("defend c1")
    assert battle.control("c1") == "a"
    assert battle.at("c1") == "a:standard"
    assert battle.units("b").count("reserve") == 2


def test_p14_defence_in_a_controlled_sector_drives_one_intruder_out() -> None:
    battle = position(
        a="standard c1", b="standard c1 standard c1", gauge={"c1": 3}, dice="defence defence morale"
    )
    battle.act("defend c1")
    assert battle.at("c1") == "a:standard b:standard"
    assert battle.pawn("c1") == 3
    assert battle.act("defend c1").at("c1") == "a:standard"


def test_r03_attack_does_not_drive_intruders_out() -> None:
    battle = position(a="standard c1", b="standard c1", gauge={"c1": 3}, dice="attack defence")
    assert battle.legal("attack") + battle.legal("defend") == ["defend c1"]


def test_r03_an_own_unit_is_needed_to_drive_intruders_out() -> None:
    battle = position(b="standard c1", gauge={"c1": 3}, dice="defence morale")
    refused(battle, "defend c1", "no-unit-there")


def test_r03_an_elite_unit_drives_two_out() -> None:
    battle = position(
        a="elite c1", b="standard c1 standard c1", gauge={"c1": 3}, dice="defence morale"
    ).act("defend c1")
    assert battle.at("c1") == "a:elite"


@pytest.mark.parametrize(
    ("face", "legal"),
    [("defence", ["defend c1"]), ("attack", ["attack c1"]), ("either", ["attack c1", "defend c1"])],
)
def test_r03_the_die_that_repels_is_a_reading_in_the_data(face: str, legal: list[str]) -> None:
    game = title(readings={"repel_face": face})
    battle = position(
        a="standard c1", b="standard c1", gauge={"c1": 3}, dice="attack defence", game=game
    )
    assert battle.legal("attack") + battle.legal("defend") == legal


def test_a_controlled_sector_without_intruders_has_no_use_for_combat() -> None:
    battle = position(a="standard c1", gauge={"c1": 3}, dice="attack defence")
    refused(battle, "defend c1", "no-effect-there")


def test_p15_a_standard_unit_gives_one_result_and_two_of_them_no_more() -> None:
    battle = position(a="standard c1 standard c1", gauge={"c1": 0}, dice="attack morale")
    assert battle.act("attack c1").pawn("c1") == 1


def test_p15_an_elite_unit_doubles_a_die() -> None:
    battle = position(a="elite c1", b="standard c1", gauge={"c1": -3}, dice="attack morale")
    assert battle.act("attack c1").pawn("c1") == -1


def test_r02_the_second_result_is_lost_where_it_does_not_fit() -> None:
    battle = position(a="elite c1", b="standard c1", gauge={"c1": 0}, dice="attack morale")
    assert battle.act("attack c1").pawn("c1") == 1, "on the own side a second attack does not fit"


@pytest.mark.parametrize(("before", "after"), [(-3, -1), (-2, 0), (-1, 1)])
def test_r02_two_attacks_follow_each_other_in_the_same_sector(before: int, after: int) -> None:
    battle = position(a="elite c1", b="standard c1", gauge={"c1": before}, dice="attack morale")
    assert battle.act("attack c1").pawn("c1") == after


def test_r02_the_second_result_may_always_move_the_pawn_by_another_reading() -> None:
    game = title(readings={"second_result_must_fit": False})
    battle = position(
        a="elite c1", b="standard c1", gauge={"c1": 0}, dice="attack morale", game=game
    )
    assert battle.act("attack c1").pawn("c1") == 2


def test_r04_renown_doubles_and_uses_either_die() -> None:
    for word in ("attack", "defend"):
        battle = position(a="renown c1", b="standard c1", gauge={"c1": -1}, dice="attack defence")
        assert battle.act(f"{word} c1").pawn("c1") == 1, "attack to 0, then either on to 1"


def test_r04_each_result_of_renown_is_whichever_fits() -> None:
    battle = position(a="renown b2", b="standard b2", gauge={"b2": 1}, dice="attack morale").act(
        "attack b2"
    )
    assert battle.control("b2") == "a"
    battle = position(
        a="renown c1", b="standard c1 standard c1", gauge={"c1": 3}, dice="attack morale"
    ).act("attack c1")
    assert battle.at("c1") == "a:renown", "an attack counts as the defence that repels, twice"


def test_r05_enemy_elites_do_not_double() -> None:
    battle = position(a="standard c1", b="elite c1", gauge={"c1": -3}, dice="attack morale")
    assert battle.act("attack c1").pawn("c1") == -2


def test_r06_the_pawn_stays_on_the_highest_space_and_the_rest_is_lost() -> None:
    battle = position(
        a="elite c1", b="standard c1 standard c1", gauge={"c1": 2}, dice="defence morale"
    ).act("defend c1")
    assert battle.pawn("c1") == 3
    assert battle.at("c1") == "a:elite"


def test_r07_the_pawn_never_moves_by_itself_and_control_needs_no_unit() -> None:
    battle = position(a="standard c1", gauge={"c1": 3}, dice="movement morale").act("move c1 b1")
    assert battle.pawn("c1") == 3
    assert battle.control("c1") == "a"
    battle = position(
        a="standard c1", b="standard c1", gauge={"c1": -2}, dice="defence", active="b"
    ).act("defend c1")
    assert battle.control("c1") == "b"
    assert battle.pawn("c1") == -3, "side A has retreated, the pawn stays"


# --- retreat -------------------------------------------------------------------------------------------------------------------


def test_p16_a_retreat_goes_to_an_adjacent_controlled_sector() -> None:
    battle = position(
        a="standard b2", b="standard b2", gauge={"b2": 1, "b3": -2}, dice="defence morale"
    ).act("defend b2")
    assert battle.at("b3") == "b:standard"
    assert battle.heard("retreated") == [
        {"who": "#1", "unit": "@ember_clans.standard", "sector": "@ford", "target": "@outpost"}
    ]


def test_p16_without_such_a_sector_it_goes_to_the_reserve() -> None:
    battle = position(
        a="standard b2", b="standard b2", gauge={"b2": 1, "c1": -3}, dice="defence morale"
    ).act("defend b2")
    assert "standard b2" not in battle.units("b")
    assert battle.heard("retreated-reserve")


def test_r11_the_nearest_to_the_own_board_is_taken() -> None:
    battle = position(
        a="standard b2",
        b="standard b2",
        gauge={"b2": 1, "b1": -2, "a2": -2, "b3": -2},
        dice="defence morale",
    )
    assert battle.act("defend b2").at("b3") == "b:standard"
    battle = position(
        b="standard b2",
        a="standard b2",
        gauge={"b2": -1, "b1": 2, "a2": 2, "b3": 2},
        dice="defence",
        active="b",
    )
    assert battle.act("defend b2").at("b1") == "a:standard"


def test_r11_between_equals_the_owner_chooses() -> None:
    battle = position(
        a="standard b2", b="standard b2", gauge={"b2": 1, "a2": -2, "c2": -3}, dice="defence morale"
    ).act("defend b2")
    assert battle.asked == 1
    assert battle.prompt() == (
        "ask-retreat",
        {"who": "#1", "unit": "@ember_clans.standard", "sector": "@ford"},
    )
    assert battle.legal() == ["retreat a2", "retreat c2"]
    refused(battle, "retreat b3", "not-now")
    battle.act("retreat c2")
    assert battle.at("c2") == "b:standard"
    assert (battle.asked, battle.phase) == (0, "turn")


def test_r11_enemies_in_the_sector_do_not_bar_it() -> None:
    settings = {
        "a": "standard b2 standard b3",
        "b": "standard b2",
        "gauge": {"b2": 1, "b3": -2},
        "dice": "defence morale",
    }
    assert position(**settings).act("defend b2").at("b3") == "a:standard b:standard"  # type: ignore[arg-type]
    strict = position(**settings, game=title(readings={"retreat_into_occupied": False}))  # type: ignore[arg-type]
    assert strict.act("defend b2").at("b3") == "a:standard"


def test_r12_each_of_two_units_retreats_in_its_turn() -> None:
    battle = position(
        a="standard b2",
        b="standard b2 standard b2",
        gauge={"b2": 1, "a2": -2, "c2": -3},
        dice="defence morale",
    )
    battle.act("defend b2").act("retreat a2")
    assert battle.legal() == ["retreat a2", "retreat c2"], "two standard units share a zone"
    battle.act("retreat a2")
    assert battle.at("a2") == "b:standard b:standard"


def test_r09_a_retreat_needs_room() -> None:
    battle = position(
        a="standard b2", b="standard b2 elite b3", gauge={"b2": 1, "b3": -2}, dice="defence morale"
    ).act("defend b2")
    assert battle.units("b").startswith("standard reserve")


def test_further_ruling_a_full_sector_sends_the_second_unit_to_the_reserve() -> None:
    battle = position(
        a="standard b2", b="elite b2 standard b3", gauge={"b2": 1, "b3": -2}, dice="defence morale"
    ).act("defend b2")
    assert "elite reserve" in battle.units("b")
