"""R11: who knows which hand."""

from collections import Counter

import pytest
from rules.wonderful_world.board import TITLE, drafting, new

import littleworlds as lw
from littleworlds.games.wonderful_world.state.position import WorldState


def all_pick(world: "object", seats: int) -> None:
    from rules.wonderful_world.board import World

    assert isinstance(world, World)
    for seat in range(seats):
        world.act(seat, world.legal(seat)[0])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("round", [1, 2])
def test_r11_with_n_seats_every_hand_is_known_to_all_after_n_minus_1_passes(
    seats: int, round: int
) -> None:
    world = new(seats, seed=seats)
    while world.view()["round"] < round:
        seat = world.actors[0]
        world.act(seat, world.legal(seat)[0], seed=int(world.state.round))
    for picks in range(6):
        for seat in range(seats):
            hands = [area["hand"] for area in world.view(seat)["areas"]]
            known = [owner for owner in range(seats) if hands[owner] is not None]
            step = 1 if round == 1 else -1
            assert known == sorted(
                (seat + step * away) % seats for away in range(min(picks, seats - 1) + 1)
            )
        assert all(area["hand"] is None for area in world.view(None)["areas"]), (
            "an onlooker sees no hand"
        )
        all_pick(world, seats)


def test_a_known_hand_is_known_exactly() -> None:
    world = drafting(
        "zeppelin mega_drill submarine",
        "museum university giant_dam",
        "roswell atlantis satellites",
        picks=4,
    )
    assert world.view(0)["areas"][1]["hand"] is not None, "it has been round"
    world.act(1, "pick museum")
    hand = world.view(0)["areas"][1]["hand"]
    assert sorted(hand or []) == ["giant_dam", "museum", "university"], (
        "the pick is still among the cards that it may be"
    )
    assert world.view(0)["areas"][1]["picked"]
    assert world.view(1)["areas"][1]["hand"] != hand


def test_samples_keep_what_the_seat_has_seen() -> None:
    world = new(4, seed=9)
    all_pick(world, 4)
    passed = Counter(world.state.areas[1].hand)
    world.act(1, world.legal(1)[0])
    perspective = TITLE.perspective(world.state.view(0))
    contents, picks = set(), set()
    for seed in range(60):
        sample = perspective.sample(lw.Seeded(seed))
        assert isinstance(sample, WorldState)
        assert Counter([*sample.areas[1].hand, sample.areas[1].pick]) == passed, (
            "seat 0 passed these cards to seat 1"
        )
        assert sample.areas[0].hand == world.state.areas[0].hand
        contents.add(tuple(sample.areas[2].hand))
        picks.add(int(sample.areas[1].pick))
    assert len(contents) > 50
    assert len(picks) == len(passed)


def test_a_sample_of_all_eyes_is_the_state() -> None:
    world = new(3, seed=2)
    world.act(1, world.legal(1)[2])
    sample = TITLE.perspective(world.state.view(-1)).sample(lw.Seeded(1))
    assert sample.dump() == world.state.dump()


def test_outside_the_draft_nothing_is_hidden() -> None:
    world = new(2, seed=3)
    while world.phase == "draft":
        all_pick(world, 2)
    assert world.state.hidden(0) == world.state.hidden(None) == []
    sample = TITLE.perspective(world.state.view(None)).sample(lw.Seeded(1))
    assert sample.dump() == world.state.dump()
