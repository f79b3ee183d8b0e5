"""The turn: rolling, using, rolling again, converting, ending."""

import pytest
from rules.my_little_battlefield.table import Battle, fresh, position, refused

import littleworlds as lw


@pytest.mark.parametrize(("level", "dice"), [(1, 4), (2, 5), (3, 5), (4, 6), (5, 6), (6, 7)])
def test_p9_power_gives_the_number_of_dice(level: int, dice: int) -> None:
    battle = position(power=(level, 1)).act("roll", *["attack"] * dice)
    assert battle.view["dice"]["attack"] == dice


def test_p9_example_power_1_has_four_dice_and_power_4_six() -> None:
    assert [position(power=(level, 1)).view["armies"][0]["dice"] for level in (1, 4)] == [4, 6]


def test_p9_a_roll_is_an_action_of_its_own_and_final() -> None:
    battle = position()
    assert battle.legal() == ["roll"]
    assert battle.act("roll", "attack", "defence", "morale", "special").final
    assert battle.dice == "attack defence morale special"


def test_p9_dice_may_be_used_in_any_order() -> None:
    for order in (("gain morale", "gain command"), ("gain command", "gain morale")):
        battle = position(dice="morale command").acts(*order)
        assert battle.resources("a") == (3, 2)


def test_p9_nobody_has_to_use_all_dice() -> None:
    battle = position(dice="attack attack defence").act("end")
    assert battle.asked == 1
    assert battle.legal() == ["roll"]


def test_r19_dice_left_at_the_end_of_a_turn_cannot_be_followed() -> None:
    battle = position(dice="morale morale", resources_b=(2, 5)).act("end")
    assert battle.phase == "roll"


def test_p10_a_die_is_used_once_and_stays_on_the_panel() -> None:
    battle = position(dice="morale command special").act("gain morale")
    assert battle.view["panel"] == ["morale"]
    refused(battle, "gain morale", "no-such-die")


def test_p10_example_the_panel_shows_the_dice_in_the_order_of_use() -> None:
    battle = position(dice="movement command attack").acts("move standard a1", "gain command")
    assert battle.view["panel"] == ["movement", "command"]


def test_r01_the_faces_have_their_numbers() -> None:
    cards = position().game.cards
    assert [int(number) for number in cards.number_of_face] == [1, 2, 3, 4, 5, 6]


def test_p11_example_of_rerolls() -> None:
    """Four dice; one is used for command; three are rolled again for free; one moves a unit; two are rolled again for 1 morale."""
    battle = position(resources_a=(2, 1)).act("roll", "command", "attack", "attack", "defence")
    battle.act("gain command").acts("reroll attack", "reroll attack", "reroll defence")
    battle.act("roll", "movement", "special", "attack")
    assert battle.resources("a") == (2, 2), "the first one is free"
    battle.act("move standard b1").acts("reroll special", "reroll attack").act(
        "roll", "morale", "morale"
    )
    assert battle.resources("a") == (1, 2), "each further one costs 1 morale"
    assert battle.dice == "morale morale"


def test_p11_without_morale_there_is_no_further_reroll() -> None:
    battle = (
        position(dice="attack attack morale", resources_a=(0, 1))
        .act("reroll attack")
        .act("roll", "defence")
    )
    assert battle.legal("reroll") == []
    refused(battle, "reroll attack", "reroll-needs-morale")


def test_r17_any_subset_of_the_dice_not_yet_used() -> None:
    battle = position(dice="attack attack defence morale").acts("reroll attack", "reroll morale")
    assert battle.legal() == ["reroll attack", "reroll defence", "roll"]
    battle.act("roll", "special", "special")
    assert battle.dice == "attack defence special special"


def test_r17_used_dice_are_not_rolled_again() -> None:
    battle = position(dice="morale command attack").act("gain morale")
    refused(battle, "reroll morale", "not-now")


def test_r17_the_first_reroll_of_each_turn_is_free() -> None:
    battle = (
        position(dice="attack morale", resources_a=(0, 0), resources_b=(0, 0))
        .act("reroll attack")
        .act("roll", "attack")
    )
    assert battle.legal("reroll") == []
    for side in "ba":
        battle.act("end").act("roll", "attack", "attack", "attack", "morale")
        battle.act("reroll attack").act("roll", "attack")
        assert (battle.view["active"], battle.resources(side)) == (side, (0, 0))
        assert battle.legal("reroll") == [], "a second one would cost morale"


def test_further_ruling_dice_are_added_one_by_one_and_only_added() -> None:
    battle = position(dice="attack defence").acts("reroll attack", "reroll defence")
    assert battle.legal() == ["roll"], "a lone action only because it is a roll"
    assert battle.view["rolling"] == 2


def test_p11_the_price_of_a_reroll_is_due_with_the_roll() -> None:
    battle = (
        position(dice="attack attack", resources_a=(1, 0))
        .act("reroll attack")
        .act("roll", "attack")
        .act("reroll attack")
    )
    assert battle.resources("a") == (1, 0)
    assert battle.act("roll", "attack").resources("a") == (0, 0)


def test_p18_example_of_converting() -> None:
    """A morale die and a defence die are given up to turn an attack die into another face."""
    battle = position(dice="morale defence attack").act("convert morale").act("convert defence")
    assert battle.phase == "set"
    battle.act("set attack special")
    assert battle.dice == "special"


def test_r18_converting_is_possible_once_a_turn() -> None:
    battle = position(dice="attack attack attack attack attack attack", power=(4, 1)).acts(
        "convert attack", "set attack special"
    )
    assert battle.dice == "attack attack attack special"
    assert battle.legal("convert") == []
    refused(battle, "convert attack", "converted-already")


def test_r18_converting_is_possible_again_in_each_turn() -> None:
    battle = position(dice="attack attack attack attack").acts(
        "convert attack", "set attack special"
    )
    refused(battle, "convert attack", "converted-already")
    for side in "ba":
        battle.act("end").act("roll", "attack", "attack", "attack", "attack")
        battle.acts("convert attack", "set attack special")
        assert (battle.view["active"], battle.dice) == (side, "attack special")
        refused(battle, "convert attack", "converted-already")


def test_r18_three_dice_are_needed() -> None:
    refused(position(dice="attack attack"), "convert attack", "convert-needs-dice")


def test_r18_the_other_die_is_not_asked_for_where_all_are_alike() -> None:
    battle = position(dice="attack attack attack").act("convert attack")
    assert battle.phase == "set"
    assert len(battle.legal()) == 5


def test_r18_discarded_dice_cannot_be_followed() -> None:
    battle = (
        position(dice="morale morale attack", resources_b=(2, 5))
        .act("convert morale")
        .act("convert morale")
    )
    assert battle.asked == 0
    assert battle.act("set attack morale").asked == 0


def test_r18_the_changed_die_may_be_rolled_again() -> None:
    battle = position(dice="morale defence attack").acts(
        "convert morale", "convert defence", "set attack special"
    )
    assert "reroll special" in battle.legal()


def test_r14_a_converted_die_is_followed_by_its_new_face() -> None:
    battle = position(dice="morale defence attack", resources_b=(2, 1))
    battle.acts("convert morale", "convert defence", "set attack command", "gain command")
    assert battle.prompt() == ("ask-follow", {"face": "@command"})


def test_p18_the_turn_ends_with_the_last_die() -> None:
    battle = position(dice="morale").act("gain morale")
    assert (battle.asked, battle.phase) == (1, "roll")


def test_p18_the_last_die_may_be_followed_before_the_turn_ends() -> None:
    battle = position(dice="morale", resources_b=(2, 1)).act("gain morale")
    assert (battle.asked, battle.phase) == (1, "follow")
    battle.act("follow")
    assert battle.resources("b") == (3, 0)
    assert battle.phase == "roll"


def test_p18_dice_that_can_do_nothing_end_the_turn_without_asking() -> None:
    battle = position(dice="morale attack", resources_a=(0, 0), a="")
    battle.act("reroll attack").act("roll", "attack")
    assert battle.phase == "turn", "the morale die can still be used"
    battle.act("gain morale")
    assert battle.phase == "turn", "with 1 morale the last die can be rolled again"
    battle.act("reroll attack").act("roll", "attack")
    assert (battle.asked, battle.phase) == (1, "roll")


def test_p18_the_sides_play_in_turn() -> None:
    battle = (
        position(dice="morale")
        .act("gain morale")
        .act("roll", "morale", "morale", "morale", "morale")
        .act("end")
    )
    assert (battle.asked, battle.view["active"]) == (0, "a")


def test_a_reroll_may_be_undone_until_the_dice_are_rolled() -> None:
    play = lw.Play(position().game, 2, lw.Seeded(3))
    play.act(0, play.game.parse("faction hawthorn_crown"))
    play.act(1, play.game.parse("faction ember_clans"))
    seat = int(play.state.first())
    play.act(seat, play.game.parse("roll"))
    assert not play.can_undo(seat)
    first = next(
        action
        for action in play.state.legal(seat)
        if play.game.notation(action).startswith("reroll")
    )
    play.act(seat, int(first))
    assert play.can_undo(seat)
    play.act(seat, play.game.parse("roll"))
    assert not play.can_undo(seat)


def test_setup_factions_are_chosen_seat_by_seat() -> None:
    battle = fresh()
    assert (battle.asked, battle.prompt()[0]) == (0, "ask-faction")
    assert len(battle.legal()) == 6
    battle.act("faction bog_horde")
    assert battle.asked == 1
    assert "faction bog_horde" not in battle.legal()
    refused(battle, "faction bog_horde", "faction-taken")
    battle.act("faction ash_protocol")
    assert [army["faction"] for army in battle.view["armies"]] == ["bog_horde", "ash_protocol"]
    assert battle.phase == "roll"


def test_others_are_not_asked() -> None:
    battle = position(dice="morale")
    refused(battle, "gain morale", "not-your-decision", seat=1)
    assert isinstance(battle, Battle)
