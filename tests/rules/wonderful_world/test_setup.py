"""Set-up and options."""

import pytest
from rules.wonderful_world.board import CARDS, SEATS, TITLE, new

import littleworlds as lw


@pytest.mark.parametrize("seats", SEATS[1:])
def test_iv_every_seat_is_dealt_an_empire_of_its_own_on_the_same_face(seats: int) -> None:
    met = set()
    for seed in range(20):
        for face in ("A", "B"):
            areas = new(seats, seed, {"face": face}).view()["areas"]
            empires = [str(area["empire"]) for area in areas]
            assert len(set(empires)) == seats
            assert {empire[-1] for empire in empires} == {face.lower()}
            met |= set(empires)
    assert len(met) == 10, "every empire turns up"


def test_iv_face_a_by_default() -> None:
    assert new(3).view()["options"] == {"face": "A"}


@pytest.mark.parametrize("seats", SEATS[1:])
def test_an_empire_starts_with_nothing_on_it(seats: int) -> None:
    world = new(seats)
    for seat in range(seats):
        assert world.pieces(seat) == (0, 0, 0)
        assert world.area(seat)["cubes"] == 0
        assert world.sites(seat) == world.built(seat) == []


def test_faces_b_are_all_alike() -> None:
    assert {int(CARDS.empire_output[face]) for face in CARDS.faces[1]} == {
        2 + (1 << 12) + (1 << 24)
    }
    assert all(
        not CARDS.empire_points[face].flat and not CARDS.empire_points[face].combos
        for face in CARDS.faces[1]
    )


@pytest.mark.parametrize(
    ("seats", "hand", "deck"), [(2, 10, 130), (3, 7, 129), (4, 7, 122), (5, 7, 115)]
)
def test_v_a_everybody_is_dealt_a_hand(seats: int, hand: int, deck: int) -> None:
    view = new(seats).view()
    assert [area["hand_size"] for area in view["areas"]] == [hand] * seats
    assert view["deck"] == deck


@pytest.mark.parametrize(
    ("seats", "options", "message"),
    [
        (0, {}, "seat-count"),
        (6, {}, "seat-count"),
        (2, {"scenario": "sc01"}, "option-seats"),
        (1, {"scenario": "sc07"}, "option-value"),
        (1, {"scenario": "sc01", "face": "A"}, "scenario-face"),
        (3, {"face": "C"}, "option-value"),
    ],
)
def test_tables_that_cannot_be(
    seats: int, options: dict[str, int | str | bool], message: str
) -> None:
    with pytest.raises(lw.OptionError) as problem:
        TITLE.setup(seats, lw.Seeded(1), options)
    assert problem.value.message.id == message
    assert str(problem.value)


def test_a_scenario_takes_face_b_unasked() -> None:
    assert TITLE.check_options(1, {"scenario": "sc02"}) == {"face": "B", "scenario": "sc02"}
    assert TITLE.check_options(1, {}) == {"face": "A", "scenario": "none"}
    assert TITLE.check_options(1, {"face": "B"}) == {"face": "B", "scenario": "none"}
