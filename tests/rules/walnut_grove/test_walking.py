"""Autumn: the order of the pawns, walking round the town, tolls."""

import pytest
from rules.walnut_grove.grove import TITLE, autumn, refused, summer

from littleworlds.games.walnut_grove.rules.autumn import open_autumn

STOPS = TITLE.cards.town.stop_ids


def test_the_pawn_farthest_from_the_town_hall_begins() -> None:
    grove = autumn(4, "carpenter general_store hotel post_office")
    assert [int(seat) for seat in grove.state.order] == [1, 2, 0, 3]
    assert grove.actors == [1]


def test_the_first_year_begins_with_the_first_pawn_at_the_church() -> None:
    grove = autumn(4, "town_hall church church town_hall")
    assert [int(seat) for seat in grove.state.order] == [1, 2, 0, 3]


@pytest.mark.parametrize(("stop", "first"), [("saloon", 1), ("church_bazaar", 0)])
def test_r5_the_church_lies_between_the_fifth_and_the_sixth_stop(stop: str, first: int) -> None:
    assert autumn(2, f"{stop} church").state.order[0] == first


def test_r5_at_a_double_stop_the_earlier_arrival_goes_first() -> None:
    grove = autumn(3, "svensons svensons post_office")
    grove.state.arrivals = [2, 1, 0]
    for seat in range(3):
        grove.farm(seat).asked = 0
    open_autumn(grove.state, None)
    assert [int(seat) for seat in grove.state.order] == [1, 0, 2]


def test_r5_who_walks_to_a_double_stop_later_goes_later_next_year() -> None:
    grove = autumn(2, "post_office dakota_lodge")
    grove.coins(coppers=0).coins(coppers=0, seat=1)
    assert [int(seat) for seat in grove.state.order] == [1, 0]
    grove.act("go svensons", "go svensons")
    assert [int(seat) for seat in grove.state.arrivals] == [1, 0]
    for farm in grove.state.farms:
        farm.asked = 0
    open_autumn(grove.state, None)
    assert [int(seat) for seat in grove.state.order] == [1, 0]


def test_r5_the_order_is_fixed_at_the_start_of_autumn() -> None:
    grove = autumn(2, "general_store hotel").coins(coppers=0).act("go dakota_lodge")
    assert grove.actors == [1], "though it is now in front of the other"
    assert [int(seat) for seat in grove.state.order] == [0, 1]


def test_r5_r25_who_passes_keeps_the_place() -> None:
    grove = autumn(2, "town_hall town_hall").act("pass")
    assert grove.view()["farms"][0]["place"] == "town_hall"
    assert list(grove.state.arrivals) == [0, 1]
    assert grove.actors == [1]


def test_one_walks_to_any_stop_that_is_not_occupied() -> None:
    grove = autumn(2, "hotel carpenter")
    assert "go carpenter" not in grove.legal()
    refused(grove, "go carpenter", "stop-full")
    assert len([text for text in grove.legal() if text.startswith("go")]) == 9


def test_svensons_and_soebucks_have_room_for_two() -> None:
    grove = autumn(3, "hotel svensons soebucks")
    grove.state.order = [0, 1, 2]
    assert {"go svensons", "go soebucks"} <= set(grove.legal(grove.actors[0]))
    full = autumn(3, "post_office svensons svensons").act("pass", "pass")
    assert full.actors == [0]
    refused(full, "go svensons", "stop-full")


def test_r6_a_whole_lap_leads_back_to_the_own_stop_and_costs_both_tolls() -> None:
    grove = autumn(1, "post_office")
    assert "go post_office" in grove.legal()
    grove.act("go post_office", "pay copper", "pay copper")
    assert grove.step() == "good", "and the action may be used again"
    assert grove.farm().coin_count() == 0


def test_r6_the_own_space_at_a_double_stop_stays_free_for_a_whole_lap() -> None:
    grove = autumn(2, "svensons svensons").act("go svensons", "help", "help")
    assert grove.view()["farms"][0]["place"] == "svensons"
    assert [int(seat) for seat in grove.state.arrivals] == [1, 0], "but the other came first now"


def test_pawns_on_their_starting_spaces_stand_in_nobodys_way() -> None:
    ways = autumn(4, "town_hall church town_hall church").legal()
    assert ways == [f"go {stop}" for stop in STOPS] + ["pass"]


def test_r6_passing_no_move_no_action() -> None:
    grove = autumn(2, "hotel saloon").act("pass")
    assert grove.heard == ["passed"]
    assert grove.view()["farms"][0]["place"] == "hotel"


def test_r6_one_may_stop_where_one_cannot_pay_then_nothing_is_done() -> None:
    grove = autumn(2, "town_hall town_hall").coins(coppers=0).act("go dakota_lodge")
    assert grove.heard == ["went", "nothing-done"]
    assert grove.actors == [1]


@pytest.mark.parametrize(
    ("start", "stop", "tolls"),
    [
        ("town_hall", "saloon", []),
        ("town_hall", "church_bazaar", ["church"]),
        ("town_hall", "general_store", ["church"]),
        ("church", "general_store", []),
        ("church", "post_office", ["town_hall"]),
        ("church", "saloon", ["town_hall"]),
        ("saloon", "church_bazaar", ["church"]),
        ("saloon", "carpenter", ["church", "town_hall"]),
        ("general_store", "post_office", ["town_hall"]),
        ("hotel", "church_bazaar", ["town_hall", "church"]),
        ("hotel", "hotel", ["town_hall", "church"]),
        ("post_office", "dakota_lodge", []),
    ],
)
def test_r7_a_toll_for_each_toll_building_passed_in_order_leaving_a_start_passes_nothing(
    start: str, stop: str, tolls: list[str]
) -> None:
    town = TITLE.cards.town
    crossed = town.tolls_between(town.place_of(start), STOPS.index(stop))
    assert [town.toll_ids[toll] for toll in crossed] == tolls


def test_r7_a_toll_is_one_coin_of_any_value_back_to_the_bag() -> None:
    grove = autumn(2, "saloon post_office").coins("gold 1", coppers=1)
    bag = grove.coins_in_bag()
    grove.act("go church_bazaar")
    assert grove.legal() == ["pay copper", "pay gold", "help"]
    grove.act("pay gold")
    assert grove.coins_in_bag() == [bag[0], bag[1], bag[2] + 1]
    assert grove.told_to(1, "toll-paid") == [
        {"who": "#0", "toll": "@church.where", "coin": "@gold"}
    ]
    assert grove.final, "a coin that only its owner knew was shown"


def test_r7_unwilling_one_help_tile_per_toll() -> None:
    grove = autumn(1, "saloon").act("go carpenter", "help")
    assert grove.help() == (1, 0)
    assert grove.step() == "toll", "the second toll"
    grove.act("help")
    assert grove.help() == (1, 1)
    assert grove.farm().coin_count() == 2


def test_r7_unable_the_help_tile_is_taken_without_a_question() -> None:
    grove = autumn(2, "saloon post_office").coins(coppers=0).act("go church_bazaar")
    assert grove.help() == (1, 0)
    assert grove.step() == "good"


def test_the_toll_comes_before_the_action() -> None:
    grove = autumn(1, "saloon").give("dairy 2").act("go hotel")
    assert grove.step() == "toll"
    grove.act("pay copper")
    assert grove.step() == "piece"


def test_a_known_copper_is_paid_before_a_secret_one_and_tells_nothing() -> None:
    grove = (
        autumn(2, "saloon post_office")
        .coins("copper 1", coppers=1)
        .act("go church_bazaar", "pay copper")
    )
    assert not grove.final
    assert grove.farm().coppers == 0
    assert grove.metals() == {"copper": 1}


def test_only_autumn_has_an_order() -> None:
    grove = autumn(3)
    assert len(grove.actors) == 1
    assert grove.state.window() is None
    assert summer(3).actors == [0, 1, 2]
