"""What a view tells of an action that stops half-way, in words that need no knowledge of the state.

That the position can be put together again from it is asserted after every action of every test:
see `Battle.state_is_sound`.
"""

from rules.my_little_battlefield.table import FIELD, TITLE, position, solo, title

FIRE = {"scenario": "the_burning_village"}


def test_nothing_is_under_way_between_two_dice() -> None:
    view = position(a="elite b2", gauge={"b2": 0}, dice="attack morale").act("attack b2").view
    assert (view["fight"], view["retreating"], view["sweep"]) == (None, None, None)
    assert (view["rule"], view["steps_done"], view["chosen"]) == (None, 0, None)
    assert (view["touched"], view["closed"]) == (["b2"], [])


def test_a_fight_that_waits_for_a_retreat() -> None:
    """An elite unit has two results; the first drives a unit out, whose owner chooses where it goes."""
    battle = position(
        a="elite b2",
        b="standard b2 standard b2",
        gauge={"b2": 2, "a2": -2, "c2": -3},
        dice="defence morale",
    ).act("defend b2")
    assert battle.phase == "retreat"
    assert battle.view["fight"] == {"cell": "b2", "results": 1, "face": "defence"}
    assert battle.view["retreating"] == {"side": "b", "cell": "b2", "units": 1}
    assert battle.view["retreat"] == "b2"
    battle.act("retreat a2")
    assert battle.view["fight"] is None, "the second result is under way"
    assert battle.view["retreating"] == {"side": "b", "cell": "b2", "units": 1}


def test_results_of_any_face_are_wild() -> None:
    game = title(readings={"second_result_must_fit": False})
    gauge = {"b2": 2, "a2": -2, "c2": -3}
    battle = position(a="elite b2", b="standard b2", gauge=gauge, dice="defence morale", game=game)
    fight = battle.act("defend b2").view["fight"]
    assert fight == {"cell": "b2", "results": 1, "face": "wild"}


def test_units_left_to_retreat_when_the_battle_ends() -> None:
    battle = position(
        a="standard b3", b="standard b3", gauge={"b3": 2}, dice="defence morale", options=FIRE
    )
    battle.state.burnt = (1 << 3) | (1 << 5)
    view = battle.act("defend b3").view
    assert (view["over"], view["actors"], view["retreat"]) == (True, [], None)
    assert view["retreating"] == {"side": "b", "cell": "b3", "units": 1}


def test_the_sectors_that_the_adversary_has_still_to_visit() -> None:
    units = "standard b2 standard b3 elite c3"
    gauge = {"b2": -1, "a2": 2, "c2": 3, "b3": 0}
    battle = solo(a="standard b2", b=units, gauge=gauge).act("roll", "defence")
    assert battle.phase == "retreat"
    assert battle.view["sweep"] == {"cells": ["b3", "c3"], "steps": 0}
    assert battle.view["touched"] == ["b2"]
    assert battle.act("retreat c2").view["sweep"] is None


def test_the_pawns_that_an_advance_has_still_to_move() -> None:
    boards = [(one.id, level) for one in TITLE.cards.adversaries for level in range(1, 6)]
    advancing = [(board, level) for board, level in boards if _steps(board, level) > 0]
    assert advancing
    board, level = advancing[0]
    gauge = {"b2": -1, "a2": 2, "c2": 3, "b3": 0}
    units = "standard b2 standard b3"
    battle = solo("standard b2", units, ai_board=board, gauge=gauge, power=(1, level))
    view = battle.act("roll", "special").view
    assert (view["phase"], view["rule"]) == ("retreat", "board")
    assert view["sweep"] == {"cells": ["b3"], "steps": _steps(board, level)}


def _steps(board: str, level: int) -> int:
    """By how much the rule of a level moves the adversary's pawns."""
    entry = next(one for one in TITLE.data.table("ai") if one.id == board)
    ops = entry.children("levels")[level - 1].children("ops")
    return sum(op.integer("amount") for op in ops if op.text("op") == "advance_ai")


def test_a_special_rule_half_done() -> None:
    field = FIELD.replace("camp", "ruins")
    battle = position(gauge={"b1": 3}, dice="special attack", field=field, resources_a=(1, 1)).act(
        "special b1"
    )
    view = battle.view
    assert (view["rule"], view["chosen"], view["steps_done"]) == ("b1", None, 0)
    assert view["armies"][0]["used"] == ["b1"]
    assert battle.act("pay command").view["chosen"] == "command"
    assert battle.act("set attack morale").view["rule"] is None
    assert battle.view["chosen"] is None


def test_steps_done_of_a_special_rule() -> None:
    both = [{"op": "gain", "resource": "morale", "amount": 1}, {"op": "set_die"}]
    game = title(sector=[{"id": "camp", "ops": both}])
    battle = position(gauge={"b1": 2}, dice="special attack", game=game).act("special b1")
    assert (battle.phase, battle.view["steps_done"]) == ("set", 1)
    assert battle.view["chosen"] == "morale", "what was gained"
    assert battle.act("set attack morale").view["steps_done"] == 0


def test_the_rule_of_the_adversary_is_not_among_those_used() -> None:
    battle = solo(b="standard b2", resources_a=(1, 1)).act("roll", "special").act("decline")
    assert battle.heard("ai-special-none")
    assert (battle.phase, battle.view["panel"]) == ("ai-roll", ["special"])
    assert battle.view["armies"][1]["used"] == [], "it may use its rule again this turn"


def test_dice_given_up_are_counted() -> None:
    battle = position(dice="attack attack attack movement movement").act("convert movement")
    assert (battle.phase, battle.view["discarded"], battle.view["converted"]) == (
        "convert",
        1,
        True,
    )


def test_a_tax_is_part_of_the_cost_of_following() -> None:
    field = FIELD.replace("camp", "watchtower")
    view = position(gauge={"b1": 4}, dice="special attack", field=field).act("special b1").view
    assert view["tax"] == 1
    assert view["follow_cost"] == TITLE.cards.follow_cost + 1


def test_points_reached_during_the_turn_are_remembered_where_that_counts() -> None:
    gauge = {"a1": 2, "b1": 2, "c1": 3, "a2": 2, "b2": 2, "c2": 3, "a3": 2, "b3": 2, "c3": 3}
    for reading in (True, False):
        game = title(readings={"target_once_reached": reading})
        battle = position(gauge=gauge, dice="morale morale", game=game)
        assert not battle.view["reached"]
        assert battle.act("gain morale").view["reached"] is reading
