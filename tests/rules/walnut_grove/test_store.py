"""The General Store: goods for coins out of the bag, and what everybody knows about coins."""

import pytest
from rules.walnut_grove.grove import autumn, refused, title

import littleworlds as lw


def test_one_good_of_each_kind_up_to_three() -> None:
    grove = (
        autumn(2, "hotel post_office", disc="a3")
        .give("fish 2 wood 1", barn="dairy 1 stone 1")
        .act("go general_store")
    )
    assert grove.legal() == [
        "sell 3,0 a",
        "sell 4,0 a",
        "sell barn dairy",
        "sell barn stone",
        "done",
    ]
    grove.act("sell 3,0 a")
    assert grove.legal() == ["sell 4,0 a", "sell barn dairy", "sell barn stone", "draw"]
    refused(grove, "sell 3,0 a", "not-sold-here")
    grove.act("sell 4,0 a", "sell barn stone")
    assert grove.legal() == ["draw"]
    refused(grove, "sell barn dairy", "sold-enough")


def test_a_coin_per_good_drawn_from_the_bag_and_seen_by_its_owner_alone() -> None:
    grove = (
        autumn(2, "hotel post_office", disc="a3")
        .give("fish 1 wood 1")
        .act("go general_store", "sell 3,0 a", "sell 4,0 a")
    )
    grove.draw_coins("gold", "silver")
    assert grove.final
    assert grove.metals() == {"silver": 1, "gold": 1}
    assert grove.told_to(0, "drew-coins-own")[0]["coins"] == ["1@silver", "1@gold"]
    assert grove.told_to(1, "drew-coins") == [{"who": "#0", "count": 2}]
    assert grove.view(0)["farms"][0]["metals"] == {"silver": 1, "gold": 1}
    assert grove.view(1)["farms"][0]["metals"] is None
    assert grove.view(1)["farms"][0]["coins"] == 2
    assert grove.view(None)["scores"][0] == grove.view(0)["scores"][0] - 3


def test_the_good_of_the_years_autumn_brings_one_coin_more() -> None:
    grove = (
        autumn(2, "hotel post_office", disc="a2")
        .give("stone 1")
        .act("go general_store", "sell 2,0 a")
    )
    grove.draw_coins("copper", "gold")
    assert grove.metals() == {"copper": 1, "gold": 1}
    assert grove.view()["farms"][0]["sold"] == {}, "the visit is over"


def test_r14_goods_leave_first_and_make_room() -> None:
    grove = (
        autumn(2, "hotel post_office", disc="a3")
        .give(barn="fish 2")
        .act("go general_store", "sell barn fish")
        .draw_coins("gold")
    )
    assert grove.metals() == {"gold": 1}
    assert grove.farm().room == 0


def test_r14_r21_coins_without_room_go_back_unseen_or_room_is_made() -> None:
    grove = (
        autumn(2, "hotel post_office", disc="a2")
        .coins("silver 1", coppers=1)
        .give("stone 1 wood 1", barn="fish 1 dairy 1")
    )
    grove.act("go general_store", "sell 2,0 a", "sell 4,0 a").draw_coins("gold", "copper", "silver")
    assert grove.step() == "keep"
    returns = ["return copper", "return silver", "return gold"]
    assert grove.legal() == [
        *returns,
        "drop barn fish",
        "drop barn dairy",
        "drop copper",
        "drop silver",
    ]
    grove.act("return copper")
    assert grove.told_to(0, "returned-own") == [{"who": "#0", "coin": "@copper"}]
    assert grove.told_to(1, "returned") == [{"who": "#0"}]
    assert not grove.final
    grove.act("drop barn fish")
    assert grove.step() == "keep"
    grove.act("drop silver")
    assert grove.final, "an older coin is shown as it goes"
    assert grove.metals() == {"silver": 1, "gold": 1}
    assert grove.actors == [1]
    assert grove.farm().room == 0


def test_keeping_is_always_asked_with_a_public_number_of_steps() -> None:
    grove = (
        autumn(2, "hotel post_office", disc="a3")
        .give("wood 1", barn="fish 2")
        .act("go general_store", "sell 4,0 a")
        .draw_coins("gold")
    )
    assert grove.step() == "keep"
    assert grove.view(1)["farms"][0]["pending"] == 1
    assert grove.view(1)["farms"][0]["drawn"] == 1


def test_r14_an_empty_bag_gives_nothing() -> None:
    game = title(
        coin=[
            {"id": "copper", "count": 8},
            {"id": "silver", "count": 0},
            {"id": "gold", "count": 0},
        ]
    )
    grove = (
        autumn(4, "hotel post_office svensons svensons", game=game)
        .give("fish 1")
        .act("go general_store", "sell 3,0 a")
    )
    assert grove.coins_in_bag() == [0, 0, 0]
    grove.act("draw")
    assert not grove.final
    assert grove.told_to(1, "drew-coins") == [{"who": "#0", "count": 0}]
    assert grove.farm().coin_count() == 2


def test_a_good_promises_no_more_coins_than_the_bag_still_has_for_it() -> None:
    game = title(
        coin=[
            {"id": "copper", "count": 10},
            {"id": "silver", "count": 0},
            {"id": "gold", "count": 0},
        ]
    )
    grove = autumn(4, "hotel post_office svensons svensons", disc="a3", game=game)
    grove.give("fish 1 wood 1", barn="stone 1").act("go general_store")
    assert grove.coins_in_bag() == [2, 0, 0]

    def promised() -> dict[str, object]:
        labels = {text: game.describe(grove.view(0), game.parse(text)) for text in grove.legal()}
        return {text: label.label.args.get("coins") for text, label in labels.items()}

    assert promised() == {"sell 3,0 a": 1, "sell 4,0 a": 1, "sell barn stone": 1, "done": None}
    grove.act("sell 3,0 a", "sell 4,0 a")
    assert promised() == {"sell barn stone": 0, "draw": None}


def test_one_may_sell_nothing() -> None:
    grove = autumn(2, "hotel post_office").give("fish 1").act("go general_store", "done")
    assert grove.goods() == {"fish": 1}
    assert grove.actors == [1]


def test_r8_coins_are_not_sold() -> None:
    grove = autumn(2, "hotel post_office").act("go general_store")
    assert grove.heard == ["went", "nothing-done"]


def test_goods_that_the_data_does_not_list_are_not_bought() -> None:
    game = title(store={"goods": ["wood"]})
    grove = autumn(2, "hotel post_office", game=game).give("fish 1 wood 1").act("go general_store")
    assert grove.legal() == ["sell 4,0 a", "done"]
    refused(grove, "sell 3,0 a", "not-sold-here")


def test_the_draw_is_an_action_of_its_own_so_that_sales_may_be_taken_back() -> None:
    grove = autumn(2, "hotel post_office").give("fish 1").act("go general_store", "sell 3,0 a")
    assert not grove.final


# --- who knows what -----------------------------------------------------------------------------


def test_r21_everybody_knows_the_two_coppers_of_the_set_up() -> None:
    grove = autumn(2)
    assert grove.view(1)["farms"][0]["coppers"] == 2
    assert grove.state.hidden(1) == []


def test_r21_a_coin_seen_going_into_the_bag_is_none_that_was_drawn_before() -> None:
    """With one gold in the box: who has drawn a coin before it was seen to go in cannot have it."""
    game = title(
        coin=[
            {"id": "copper", "count": 8},
            {"id": "silver", "count": 5},
            {"id": "gold", "count": 1},
        ]
    )
    grove = autumn(3, "hotel svensons post_office", disc="a3", game=game).coins(
        "gold 1", coppers=1, seat=1
    )
    grove.give("fish 1").give("stone 1", seat=1).act("go general_store", "sell 3,0 a").draw_coins(
        "silver"
    )
    grove.act("go church_bazaar", "pay gold")
    for seed in range(40):
        world = game.perspective(grove.state.view(2)).sample(lw.Seeded(seed))
        assert world.places()["coins 0"] != ["gold"]
        assert "gold" in world.places()["coin bag"]


def test_r21_a_coin_that_was_shown_had_been_drawn() -> None:
    grove = autumn(2, "soebucks carpenter", disc="a3").give("fish 1 wood 1")
    grove.act("go general_store", "sell 3,0 a", "sell 4,0 a").draw_coins("gold", "silver")
    grove.state.farms[1].asked = 0
    grove.state.farms[0].asked = 8
    grove.state.turn = 0
    grove.act("go post_office", "pay gold")
    seen = set()
    for seed in range(40):
        world = grove.game.perspective(grove.state.view(1)).sample(lw.Seeded(seed))
        (left,) = world.places()["coins 0"]
        seen.add(left)
        drawn_then = world.view(-1)["log"][0]["metals"]
        assert drawn_then is not None
        assert drawn_then.get("gold", 0) >= 1
    assert seen == {"copper", "silver", "gold"}


def test_r21_the_owner_remembers_what_went_back_unseen_and_others_do_not() -> None:
    grove = autumn(2, "hotel post_office", disc="a3").give("wood 1", barn="fish 2")
    grove.act("go general_store", "sell 4,0 a").draw_coins("gold").act("return gold")
    assert grove.view(0)["log"][1]["metal"] == "gold"
    assert grove.view(1)["log"][1]["metal"] is None
    backs = set()
    for seed in range(30):
        world = grove.game.perspective(grove.state.view(1)).sample(lw.Seeded(seed))
        backs.add(world.view(0)["log"][1]["metal"])
        assert sorted(world.places()["coin bag"]) == sorted(grove.state.places()["coin bag"])
    assert backs == {"copper", "silver", "gold"}


@pytest.mark.parametrize("watcher", [1, None])
def test_samples_give_the_coins_as_they_were_likely_then(watcher: int | None) -> None:
    grove = (
        autumn(2, "hotel post_office", disc="a3")
        .give("fish 1")
        .act("go general_store", "sell 3,0 a")
        .draw_coins("gold")
    )
    eyes = grove.game.perspective(grove.state.view(watcher))
    chance = lw.Seeded(3)
    metals = [eyes.sample(chance).places()["coins 0"][0] for _ in range(600)]
    shares = [metals.count(metal) / 600 for metal in ("copper", "silver", "gold")]
    for share, expected in zip(shares, (7 / 26, 11 / 26, 8 / 26), strict=True):
        assert abs(share - expected) < 0.07
