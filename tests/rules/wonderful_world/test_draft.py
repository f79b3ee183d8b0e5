"""V.A, the draft: secret picks, revealed together, hands passed on."""

import pytest
from rules.wonderful_world.board import SEATS, drafting, new, random_play, refused

SEVEN = "zeppelin mega_drill submarine icebreaker tank_division juggernaut aircraft_carrier"
OTHER = "museum university giant_dam giant_tower harbor_zone casino_city lunar_base"
THIRD = "roswell atlantis teleportation time_travel satellites mega_bomb neuroscience"


def test_v_a_a_pick_is_secret_until_all_have_picked() -> None:
    world = drafting(SEVEN, OTHER, THIRD).act(0, "pick zeppelin")
    assert world.told_to(1, "picked") == [{"who": "#0"}]
    assert world.told_to(0, "picked-own") == [{"who": "#0", "card": "@zeppelin"}]
    assert world.area(0)["picked"]
    for watcher in (None, 1, 2):
        assert world.view(watcher)["areas"][0]["pick"] is None
    assert world.view(0)["areas"][0]["pick"] == "zeppelin"
    assert world.area(0)["drafted"] == []
    assert world.actors == [1, 2]
    assert not world.final


def test_v_a_picks_are_revealed_together_and_lie_face_up() -> None:
    world = (
        drafting(SEVEN, OTHER, THIRD)
        .act(2, "pick roswell")
        .act(0, "pick zeppelin")
        .act(1, "pick museum")
    )
    assert world.final
    assert [args["card"] for args in world.told_to(None, "revealed")] == [
        "@zeppelin",
        "@museum",
        "@roswell",
    ]
    assert [world.area(seat)["drafted"] for seat in range(3)] == [
        ["zeppelin"],
        ["museum"],
        ["roswell"],
    ]
    assert world.actors == [0, 1, 2]


@pytest.mark.parametrize(("round", "receiver"), [(1, 1), (2, 2), (3, 1), (4, 2)])
def test_v_a_hands_go_left_in_rounds_1_and_3_and_right_in_2_and_4(
    round: int, receiver: int
) -> None:
    world = (
        drafting(SEVEN, OTHER, THIRD, round=round)
        .act(0, "pick zeppelin")
        .act(1, "pick museum")
        .act(2, "pick roswell")
    )
    assert sorted(world.view(receiver)["areas"][receiver]["hand"] or []) == sorted(
        SEVEN.split()[1:]
    )
    assert world.view()["direction"] == ("left" if receiver == 1 else "right")


@pytest.mark.parametrize("seats", SEATS[1:])
def test_v_a_everybody_ends_the_draft_with_seven_cards(seats: int) -> None:
    for world, _, action in random_play(seats, seed=seats):
        if world.phase == "planning":
            assert [len(world.area(seat)["drafted"]) for seat in range(seats)] == [7] * seats
            break
        assert action.startswith("pick ")


def test_the_last_card_is_taken_without_asking_and_revealed_with_the_others() -> None:
    world = drafting("zeppelin mega_drill", "museum university", "roswell atlantis", picks=5)
    world.act(0, "pick zeppelin").act(1, "pick museum").act(2, "pick roswell")
    assert world.phase == "planning"
    assert [world.area(seat)["drafted"] for seat in range(3)] == [
        ["zeppelin", "atlantis"],
        ["museum", "mega_drill"],
        ["roswell", "university"],
    ]
    assert len(world.told_to(None, "revealed")) == 6


def test_r16_two_seats_end_after_seven_picks_and_discard_three_cards_without_bonus() -> None:
    world = drafting(
        "zeppelin mega_drill submarine icebreaker",
        "museum university giant_dam harbor_zone",
        picks=6,
    )
    world.act(0, "pick zeppelin").act(1, "pick museum")
    assert world.phase == "planning"
    assert world.discards == sorted(
        ["mega_drill", "submarine", "icebreaker", "university", "giant_dam", "harbor_zone"],
        key=order,
    )
    assert [args["who"] for args in world.told_to(None, "left-over")] == ["#0", "#1"]
    for seat in range(2):
        assert world.area(seat)["cubes"] == world.area(seat)["left"] == 0
        assert world.area(seat)["drafted"] == [("zeppelin", "museum")[seat]], (
            "what is left over is not passed on"
        )


def order(id: str) -> int:
    from rules.wonderful_world.board import CARDS

    return CARDS.number_of[id]


def test_equal_cards_in_hand_are_one_action() -> None:
    world = drafting(
        "zeppelin zeppelin mega_drill",
        "museum university giant_dam",
        "roswell atlantis satellites",
        picks=4,
    )
    assert world.legal(0) == ["pick mega_drill", "pick zeppelin"]


def test_a_card_that_is_not_in_hand_cannot_be_picked() -> None:
    world = drafting(SEVEN, OTHER, THIRD)
    refused(world, 0, "pick museum", "not-in-hand")
    refused(world, 0, "build zeppelin", "pick-first")
    refused(world.act(0, "pick zeppelin"), 0, "pick mega_drill", "not-your-decision")


def test_each_pick_is_a_secret_phase_of_its_own() -> None:
    windows = []
    world = new(3, seed=4)
    while world.phase == "draft":
        window = world.state.window()
        assert window is not None
        assert window.secret
        windows.append(window)
        for seat in range(3):
            world.act(seat, world.legal(seat)[0])
    assert len(set(windows)) == len(windows) == 6
    planning = world.state.window()
    assert planning is not None
    assert not planning.secret


def test_r05_no_krystallium_nor_discarding_in_the_draft() -> None:
    for world, seat, _ in random_play(3, seed=5):
        if world.phase == "draft" and seat >= 0:
            assert all(action.startswith("pick ") for action in world.legal(seat))
