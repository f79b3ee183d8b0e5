"""Spring: tiles are drawn, chosen and laid."""

import pytest
from rules.walnut_grove.grove import TITLE, drawn, refused, spring, summer, title

import littleworlds as lw


def test_as_many_tiles_are_drawn_as_the_disc_says() -> None:
    for seed in range(12):
        grove = drawn(2, seed)
        first = grove.view()["actors"][0]
        grove.act("start church", seat=first).act("start church", seat=1 - first)
        grove.act("draw", seat=1 - first, chance=lw.Seeded(seed))
        disc = TITLE.cards.discs.ids.index(grove.view()["disc"] or "")
        for farm in grove.view()["farms"]:
            assert len(farm["hand"]) == TITLE.cards.discs.draw[disc]
            assert farm["to_place"] == TITLE.cards.discs.place[disc]


def test_r1_all_draw_before_anybody_places_and_unused_tiles_go_back_after_all_have_chosen() -> None:
    grove = spring("l01 l30 l31", "l02 l32 l33")
    assert len(grove.state.tile_bag) == 44
    grove.act("tile l30", "cell 2,1", "turn 0", seat=0)
    assert len(grove.state.tile_bag) == 44, "the other has not chosen yet"
    grove.act("tile l02", "cell 2,1", seat=1)
    assert len(grove.state.tile_bag) == 48
    assert grove.season == "summer"
    assert list(grove.state.tile_bag) == sorted(grove.state.tile_bag)


def test_which_tile_then_where_then_which_way_round() -> None:
    grove = spring("l30 l31")
    assert grove.legal() == ["tile l30", "tile l31"]
    grove.act("tile l31")
    assert grove.legal() == ["cell 0,1", "cell 1,1", "cell 2,1", "cell 3,1", "cell 4,1"]
    grove.act("cell 3,1")
    assert grove.legal() == ["turn 0", "turn 1", "turn 2", "turn 3"]
    grove.act("turn 2")
    assert grove.view()["farms"][0]["tiles"] == [{"cell": "3,1", "tile": "l31", "turn": 2}]


def test_the_first_tile_touches_one_of_the_five_districts() -> None:
    grove = spring("l30 l31").act("tile l30")
    assert grove.legal() == [f"cell {x},1" for x in range(5)]
    refused(grove, "cell 2,2", "cell-not-free")
    refused(grove, "cell -1,1", "cell-not-free")


def test_later_tiles_touch_the_board_or_a_tile() -> None:
    grove = spring("l30 l31 l32", place=2).act("tile l30", "cell 0,1", "turn 0", "tile l31")
    assert sorted(grove.legal()) == sorted(
        ["cell 1,1", "cell 2,1", "cell 3,1", "cell 4,1", "cell 0,2", "cell -1,1"]
    )


def test_r2_placing_the_stated_number_is_compulsory_one_after_the_other() -> None:
    grove = spring("l30 l31 l32 l33", place=2).act("tile l30", "cell 0,1", "turn 0")
    assert grove.legal() == ["tile l31", "tile l32", "tile l33"]
    grove.act("tile l33", "cell 0,2", "turn 1")
    assert grove.season == "summer"


def test_r2_tiles_lie_above_the_board_only() -> None:
    grove = spring("l30 l31", place=2).act("tile l30", "cell 0,1", "turn 0")
    assert not any(cell.endswith(",0") for cell in grove.legal())
    assert all(y >= 1 for y in TITLE.cards.grid.ys[5:])


def test_any_rotation_and_matching_is_not_needed() -> None:
    for turn in range(4):
        grove = spring("l47 l48").act("tile l47", "cell 2,1", f"turn {turn}")
        assert grove.season == "summer"


@pytest.mark.parametrize(
    ("tile", "turns"), [("l01", 1), ("l20", 4), ("l30", 4), ("l42", 4), ("l47", 4)]
)
def test_r27_rotations_that_look_alike_are_one_choice(tile: str, turns: int) -> None:
    assert len(TITLE.cards.tiles.turns[TITLE.cards.tiles.number_of[tile]]) == turns


def test_r27_a_tile_that_looks_the_same_all_round_is_laid_without_a_question() -> None:
    grove = spring("l01 l30").act("tile l01", "cell 1,1")
    assert grove.season == "summer"
    refused(spring("l01 l02").act("tile l01"), "turn 0", "tile-chosen")


def test_r27_rotations_are_compared_by_their_look_also_in_an_owners_tile() -> None:
    edges = {"n": ["a"], "e": ["b"], "s": ["c"], "w": ["b"]}
    borders = [{"between": [one, other], "fence": True} for one, other in ("ab", "bc")]
    tile = {
        "id": "l42",
        "areas": {"a": "grain", "b": "fish", "c": "wood"},
        "squares": {},
        "edges": edges,
        "borders": borders,
    }
    assert list(title(tile=[tile]).cards.tiles.turns[41]) == [0, 1, 2, 3]
    halved = {
        **tile,
        "areas": {"a": "grain"},
        "edges": {edge: ["a"] for edge in "nesw"},
        "borders": [],
    }
    assert list(title(tile=[halved]).cards.tiles.turns[41]) == [0]


def test_equal_tiles_are_one_choice() -> None:
    game = title(tile=[{"id": "l30", "copies": 3}])
    grove = spring("l30 l30 l31", game=game)
    assert grove.legal() == ["tile l30", "tile l31"]
    grove = spring("l30 l30", game=game)
    assert grove.legal()[0].startswith("cell"), "nothing to choose"


def test_a_tile_that_was_not_drawn_cannot_be_laid() -> None:
    refused(spring("l30 l31"), "tile l32", "tile-not-drawn")


def test_r24_drawn_tiles_are_open() -> None:
    grove = spring("l30 l31", "l32 l33")
    assert grove.view(None)["farms"][1]["hand"] == ["l32", "l33"]


def test_all_lay_at_the_same_time() -> None:
    grove = spring("l30 l31", "l32 l33", "l34 l35")
    assert grove.actors == [0, 1, 2]
    window = grove.state.window()
    assert window is not None
    assert not window.secret


def test_a_landscape_may_be_taken_back_until_the_spring_is_over() -> None:
    play = lw.Play(TITLE, 2, lw.Seeded(5))
    for text in ("start church", "start church", "draw"):
        play.act(int(play.state.first()), TITLE.parse(text))
    first = play.state.legal(0)[0]
    play.act(0, first)
    play.act(1, play.state.legal(1)[0])
    assert play.can_undo(0), "whatever the other did"
    play.undo(0)
    assert play.state.legal(0)[0] == first


def test_merging_regions_moves_no_goods() -> None:
    grove = summer().give("wood 1")
    before = grove.region("wood")
    grove.lay("l04 4,1 0")
    assert before == (1, 2, 2)
    assert grove.region("wood") == (2, 4, 2)
