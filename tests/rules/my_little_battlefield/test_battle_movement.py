"""Movement: the rules of moving and the three pictures."""

from rules.my_little_battlefield.table import position, refused


def test_p15_a_unit_moves_from_the_reserve_to_the_home_row() -> None:
    battle = position(dice="movement")
    assert battle.legal("move") == ["move standard a1", "move standard b1", "move standard c1"]
    assert battle.act("move standard b1").at("b1") == "a:standard"


def test_p15_side_b_enters_from_the_other_side() -> None:
    assert position(dice="movement", active="b").legal("move") == [
        "move standard a3",
        "move standard b3",
        "move standard c3",
    ]


def test_p15_a_unit_never_moves_to_its_reserve() -> None:
    battle = position(a="standard b1 standard b1", gauge={"b1": 2}, dice="movement")
    assert battle.legal("move") == ["move b1 a1", "move b1 c1", "move b1 b2"]


def test_p15_movement_is_orthogonal_to_the_next_sector() -> None:
    battle = position(a="standard b2 standard b2", gauge={"b2": 2}, dice="movement")
    assert battle.legal("move") == ["move b2 b1", "move b2 a2", "move b2 c2", "move b2 b3"]
    refused(battle, "move b2 a1", "no-such-move")


def test_p15_a_zone_holds_two_standard_units() -> None:
    battle = position(a="standard b1 standard b1", dice="movement")
    assert "elite board" in battle.units("a")
    assert battle.legal("move") == []
    battle = position(a="standard b1 standard a1", gauge={"a1": 2}, dice="movement")
    assert "move a1 b1" in battle.legal("move")


def test_r09_kinds_do_not_mix_in_a_zone() -> None:
    battle = position(a="standard b1 standard a1 elite reserve", gauge={"a1": 2}, dice="movement")
    assert [move for move in battle.legal("move") if "elite" in move] == ["move elite c1"]
    battle = position(a="elite b1 standard a1", gauge={"a1": 2}, dice="movement")
    assert "move a1 b1" not in battle.legal("move")
    assert "move standard b1" not in battle.legal("move")


def test_r09_the_zone_is_each_sides_own() -> None:
    battle = position(b="standard b1 standard b1", a="standard reserve", dice="movement")
    assert "move standard b1" in battle.legal()


def test_p15_a_unit_leaves_only_a_sector_that_its_side_controls() -> None:
    battle = position(a="standard b1 standard b1", gauge={"b1": 1}, dice="movement")
    assert battle.legal("move") == []
    refused(battle, "move b1 b2", "no-such-move")


def test_p15_a_unit_does_not_leave_a_sector_where_an_enemy_stands() -> None:
    battle = position(
        a="standard b1 standard b1", b="standard b1", gauge={"b1": 2}, dice="movement"
    )
    assert battle.legal("move") == []


def test_p15_entering_a_neutral_sector_puts_a_pawn_on_0() -> None:
    battle = position(dice="movement")
    assert battle.pawn("b1") is None
    assert battle.act("move standard b1").pawn("b1") == 0


def test_p15_a_pawn_that_is_there_stays_where_it_is() -> None:
    battle = position(gauge={"c1": -2}, dice="movement").act("move standard c1")
    assert battle.pawn("c1") == -2


def test_p15_enemy_sectors_may_be_entered() -> None:
    battle = position(b="elite b1", gauge={"b1": -2}, dice="movement")
    assert battle.act("move standard b1").at("b1") == "a:standard b:elite"


def test_p16_picture_1_a_unit_in_a_controlled_sector_moves_freely() -> None:
    battle = position(b="standard b2 standard b2", gauge={"b2": -2}, dice="movement", active="b")
    assert len(battle.legal("move")) == 4


def test_p16_picture_2_units_that_share_a_sector_block_each_other() -> None:
    settings = {
        "a": "elite b2",
        "b": "standard b2 standard b2",
        "gauge": {"b2": -2},
        "dice": "movement",
    }
    assert [move for move in position(**settings, active="b").legal("move") if "b2 " in move] == []  # type: ignore[arg-type]
    assert [move for move in position(**settings).legal("move") if "b2 " in move] == []  # type: ignore[arg-type]


def test_p16_picture_3_a_unit_cannot_leave_a_sector_that_its_side_does_not_control() -> None:
    battle = position(a="standard b2 standard b2", gauge={"b2": -2}, dice="movement")
    assert battle.legal("move") == []


def test_r10_only_a_retreat_takes_a_stuck_unit_out() -> None:
    battle = position(
        a="standard b2", b="standard b2 standard b2", gauge={"b2": 1}, dice="movement defence"
    )
    assert [move for move in battle.legal("move") if "b2 " in move] == []
    assert battle.act("defend b2").units("b").count("reserve") == 2


def test_equal_units_in_one_place_are_one_action() -> None:
    assert len(position(dice="movement").legal("move")) == 3


def test_r21_the_enemy_reserve_is_no_target_in_a_pitched_battle_of_two() -> None:
    battle = position(a="standard b3 standard b3", gauge={"b3": 2}, dice="movement")
    assert "move b3 reserve" not in battle.legal()
    refused(battle, "move b3 reserve", "no-such-move")
