"""Resources, power and following."""

import pytest
from rules.my_little_battlefield.table import position, refused, title


def test_p16_example_a_command_die_takes_the_pawn_from_2_to_3() -> None:
    assert position(dice="command morale", resources_a=(0, 2)).act("gain command").resources(
        "a"
    ) == (0, 3)


def test_p16_a_morale_die_gives_1_morale() -> None:
    assert position(dice="command morale", resources_a=(0, 2)).act("gain morale").resources(
        "a"
    ) == (1, 2)


def test_r40_at_seven_a_die_may_be_used_without_gain() -> None:
    battle = position(dice="morale morale", resources_a=(7, 0)).act("gain morale")
    assert battle.resources("a") == (7, 0)
    assert battle.heard("gained-nothing")


def test_r40_such_a_die_may_be_followed() -> None:
    battle = position(dice="morale morale", resources_a=(7, 0), resources_b=(1, 1)).act(
        "gain morale"
    )
    assert battle.phase == "follow"


def test_p17_example_power_rises_from_2_to_3_for_3_of_one_resource() -> None:
    battle = position(dice="special morale", power=(2, 1), resources_a=(3, 3))
    assert battle.legal("power") == ["power 0", "power 3"]
    battle.act("power 3")
    assert battle.heard("power-raised") == [{"who": "#0", "level": 3, "points": 1}]
    assert (battle.power("a"), battle.resources("a")) == (3, (0, 3))


def test_p17_the_price_is_paid_in_one_resource_only() -> None:
    battle = position(dice="special morale", power=(2, 1), resources_a=(2, 2))
    assert battle.legal("power") == []
    refused(battle, "power 1", "power-not-payable")


@pytest.mark.parametrize(("level", "cost"), [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6)])
def test_p17_each_level_costs_its_number(level: int, cost: int) -> None:
    battle = position(dice="special morale", power=(level, 1), resources_a=(cost, cost - 1))
    assert battle.legal("power") == [f"power {cost}"]
    assert battle.act(f"power {cost}").resources("a") == (0, cost - 1)


def test_p17_the_last_level_is_the_last() -> None:
    assert position(dice="special morale", power=(6, 1), resources_a=(7, 7)).legal("power") == []


def test_p17_a_new_unit_arrives_at_once_and_can_be_used_in_the_same_turn() -> None:
    battle = position(dice="special movement morale", power=(2, 1), resources_a=(3, 0)).act(
        "power 3"
    )
    assert "elite reserve" in battle.units("a")
    assert battle.act("move elite a1").at("a1") == "a:elite"
    battle = position(dice="special morale", power=(4, 1), resources_a=(5, 0)).act("power 5")
    assert "renown reserve" in battle.units("a")


def test_r39_a_new_die_comes_with_the_next_roll() -> None:
    battle = position(dice="special morale", resources_a=(2, 0)).act("power 2")
    assert battle.dice == "morale"
    battle.act("end").act("roll", *["attack"] * 4).act("end")
    battle.act("roll", *["attack"] * 5)


def test_r16_power_is_raised_once_a_turn() -> None:
    battle = position(dice="special special morale", resources_a=(7, 7)).act("power 2")
    assert battle.legal("power") == []


def test_r38_only_the_present_level_counts_for_points() -> None:
    points = [position(power=(level, 1)).view["armies"][0]["points"] for level in range(1, 7)]
    assert points == [0, 1, 2, 3, 5, 6]


# --- following -----------------------------------------------------------------------------------------------------------------


def test_p11_example_the_opponent_pays_1_command_and_copies_the_die() -> None:
    battle = position(dice="command morale", resources_b=(2, 2)).act("gain command")
    assert (battle.asked, battle.legal()) == (1, ["follow", "decline"])
    battle.act("follow")
    assert battle.resources("b") == (2, 2), "one paid, one gained"
    assert (battle.asked, battle.phase) == (0, "turn")


def test_p11_the_offer_can_be_declined_once_for_all() -> None:
    battle = position(dice="command morale", resources_b=(2, 2)).act("gain command")
    prompt = battle.state.prompt(1)
    assert prompt is not None
    assert battle.game.notation(prompt.decline) == "decline"
    assert prompt.message.args == {"face": "@command"}
    battle.act("decline")
    assert (battle.asked, battle.resources("b")) == (0, (2, 2))


def test_p11_without_command_nobody_is_asked() -> None:
    assert position(dice="command morale", resources_b=(7, 0)).act("gain command").asked == 0


def test_p11_who_has_no_use_for_the_die_is_not_asked() -> None:
    battle = position(
        a="standard b1", gauge={"b1": 0}, dice="attack morale", resources_b=(2, 5)
    ).act("attack b1")
    assert battle.asked == 0


def test_r13_combat_closes_its_sector_to_who_follows() -> None:
    battle = position(
        a="standard c1",
        b="standard c1 standard b2",
        gauge={"c1": 0, "b2": 0},
        dice="attack morale",
        resources_b=(0, 1),
    )
    battle.act("attack c1").act("follow")
    assert battle.pawn("b2") == -1, "the only other sector is not even asked for"
    assert battle.pawn("c1") == 1


def test_r13_with_several_sectors_left_who_follows_chooses() -> None:
    battle = position(
        a="standard c1",
        b="standard c1 standard b2 elite a3",
        gauge={"c1": 0, "b2": 0, "a3": 0},
        dice="attack morale",
        resources_b=(0, 1),
    )
    battle.act("attack c1").act("follow")
    assert battle.legal() == ["attack b2", "attack a3"]
    assert battle.prompt() == ("ask-following", {"face": "@attack"})
    refused(battle, "attack c1", "closed-to-follower")
    refused(battle, "defend b2", "other-face")
    assert battle.act("attack a3").pawn("a3") == -2, "an elite unit doubles the copied die too"
    assert battle.asked == 0


def test_r13_movement_closes_its_destination() -> None:
    battle = position(
        a="",
        b="standard b2 standard b2",
        gauge={"b2": -2},
        dice="movement morale",
        resources_b=(0, 1),
    )
    battle.act("move standard b1").act("follow")
    assert battle.legal() == ["move b2 a2", "move b2 c2", "move b2 b3"]


def test_r13_the_origin_too_by_another_reading() -> None:
    settings = {
        "a": "standard a2 standard reserve", "b": "standard b2 standard b2", "gauge": {"b2": -2, "a2": 2},
        "dice": "movement morale", "resources_b": (0, 1),
    }  # fmt: skip
    open_origin = position(**settings).act("move a2 a1").act("follow")  # type: ignore[arg-type]
    assert "move b2 a2" in open_origin.legal()
    closed = position(**settings, game=title(readings={"follow_move_forbids": "both"}))  # type: ignore[arg-type]
    assert "move b2 a2" not in closed.act("move a2 a1").act("follow").legal()


def test_r13_a_special_closes_every_sector_whose_pawn_or_units_it_changed() -> None:
    """Side A uses the hill to fight in b2; side B may copy the special die, but not on b2."""
    field = "farmland camp forest plain ford hill graveyard outpost fortress"
    battle = position(
        a="standard b2", b="standard b2 standard a1", gauge={"c2": 3, "b2": 0, "a1": 0, "c3": -5}, field=field,
        dice="special morale", resources_b=(0, 1), resources_a=(0, 0),
    )  # fmt: skip
    battle.act("special c2")
    assert battle.pawn("b2") == 1
    battle.act("follow")
    assert battle.pawn("a1") == -1, "the fortress reaches any sector but b2"


def test_r13_where_a_special_makes_a_unit_retreat_both_ends_are_closed() -> None:
    field = "farmland camp forest village swamp hill copse plain graveyard"
    battle = position(
        b="standard a2",
        gauge={"b2": 3, "a3": -2, "b3": -2, "a2": 0},
        field=field,
        dice="special morale",
        resources_b=(0, 1),
    )
    assert battle.act("special b2").at("a3") == "b:standard"
    assert battle.act("follow").phase == "move"
    assert battle.legal() == ["move standard b3", "move standard c3"], (
        "neither into a3 or a2, nor out of a3"
    )
    refused(battle, "move a3 b3", "not-now")


def test_r13_a_movement_by_a_special_closes_its_origin_and_its_destination() -> None:
    """Side A moves from b1 to c1 by its plain; side B copies the special die for a plain of its own."""
    field = "plain camp forest farmland ford hill plain outpost village"
    battle = position(
        a="standard b1", b="standard b2 standard c2", gauge={"a1": 2, "b1": 2, "b2": -2, "c2": -3, "a3": -2}, field=field,
        dice="special morale", resources_a=(0, 0), resources_b=(0, 1),
    )  # fmt: skip
    battle.acts("special a1", "move b1 c1", "follow")
    assert battle.legal("move b2") == ["move b2 a2", "move b2 c2", "move b2 b3"], (
        "not into b1, which the unit of side A left"
    )
    assert battle.legal("move c2") == ["move c2 b2", "move c2 c3"], "not into c1, where it is now"
    refused(battle, "move b2 b1", "not-now")
    refused(battle, "move c2 c1", "not-now")


def test_r13_a_unit_may_retreat_into_a_closed_sector() -> None:
    """Side A attacks in a2, where it holds the sector of its unit; side B follows in b2 and drives A's other unit into a2."""
    battle = position(
        a="elite a2 standard b2",
        b="standard a2 standard b2",
        gauge={"a2": 2, "b2": -1},
        dice="defence morale",
        resources_b=(0, 1),
    )
    battle.act("defend a2").act("follow")
    assert battle.control("b2") == "b"
    assert battle.units("a").startswith("standard reserve"), "the elite unit leaves no room in a2"
    battle = position(
        a="standard a2 standard b2",
        b="standard a2 standard b2",
        gauge={"a2": 2, "b2": -1},
        dice="defence morale",
        resources_b=(0, 1),
    )
    battle.act("defend a2").act("follow")
    assert battle.at("a2") == "a:standard a:standard"


def test_r14_a_follow_costs_whatever_the_action_costs_besides() -> None:
    battle = position(
        a="",
        b="",
        gauge={"b1": 2, "a1": 2},
        dice="special morale",
        resources_a=(0, 0),
        resources_b=(0, 3),
        power=(1, 1),
    ).act("special b1")
    battle.act("follow")
    assert battle.power("b") == 2, "raising power is the only special rule that side B can use"
    assert battle.resources("b") == (0, 0), "1 for following, 2 for the level"


def test_r14_the_fee_is_counted_before_the_use() -> None:
    battle = position(
        gauge={"b1": 2}, dice="special morale", resources_a=(0, 0), resources_b=(0, 2)
    ).act("special b1")
    assert battle.asked == 0, "with 1 command left no level can be paid"


def test_r14_a_follow_cannot_be_followed_and_each_die_only_once() -> None:
    battle = (
        position(dice="command command", resources_a=(0, 5), resources_b=(0, 5))
        .act("gain command")
        .act("follow")
    )
    assert (battle.asked, battle.phase) == (0, "turn")


def test_r15_rerolls_and_set_dice_are_of_no_use_to_who_follows() -> None:
    field = "farmland camp forest plain ford sanctuary graveyard outpost village"
    battle = position(
        gauge={"b2": -2, "c2": -5, "b1": 2},
        field=field,
        dice="special morale",
        resources_a=(0, 0),
        resources_b=(0, 1),
    )
    assert battle.act("special b1").asked == 0


def test_r16_who_follows_may_use_each_rule_once_a_turn_too() -> None:
    gauge = {"a1": 2, "b1": 2, "a3": -2}
    battle = position(
        gauge=gauge, dice="special special morale", resources_a=(5, 5), resources_b=(0, 2)
    )
    battle.act("special a1").act("follow")
    assert battle.resources("a")[0] == 5, "the graveyard took the morale that the farmland gave"
    battle.act("special b1")
    assert battle.asked == 0, "its one rule is used up for this turn"


def test_r16_rules_may_be_used_again_in_the_next_turn_of_either_player() -> None:
    """Side A uses its farmland and side B follows with its graveyard; each does the same in the next turn, and in the one after it."""
    battle = position(
        gauge={"a1": 2, "a3": -2}, dice="special", resources_a=(0, 2), resources_b=(0, 2)
    ).acts("special a1", "follow")
    assert (battle.view["active"], battle.resources("a"), battle.resources("b")) == (
        "b",
        (0, 2),
        (0, 1),
    )
    battle.act("roll", "command", "special", "special", "attack").act("gain command").act("decline")
    battle.state.a.morale = 1
    battle.act("special a3").act("follow")
    assert battle.resources("a") == (1, 1), "the graveyard took one, the farmland gave it again"
    refused(battle, "special a3", "rule-used")
    battle.act("end").act("roll", "special", "attack", "attack", "attack")
    battle.act("special a1").act("follow")
    assert (battle.resources("a"), battle.resources("b")) == ((1, 1), (0, 1))


def test_r16_power_may_be_raised_again_in_the_next_turn() -> None:
    battle = position(dice="special", resources_a=(7, 0), resources_b=(0, 0)).act("power 2")
    battle.act("roll", "attack", "attack", "attack", "attack").act("end")
    battle.act("roll", "special", "special", "attack", "attack", "attack").act("power 3")
    assert (battle.power("a"), battle.resources("a")) == (3, (2, 0))


def test_following_adds_up_with_the_watchtowers_tax() -> None:
    field = "watchtower camp forest plain ford hill graveyard outpost village"
    battle = position(
        gauge={"a1": 4},
        field=field,
        dice="special command morale",
        resources_a=(0, 0),
        resources_b=(0, 1),
    )
    battle.act("special a1")
    assert battle.resources("a") == (0, 1)
    assert battle.act("gain command").asked == 0, "1 command is not enough any more"
    battle = position(
        gauge={"a1": 4},
        field=field,
        dice="special command morale",
        resources_a=(0, 0),
        resources_b=(0, 2),
    )
    battle.act("special a1").act("gain command")
    assert battle.asked == 1
    assert battle.act("follow").resources("b") == (0, 1)
