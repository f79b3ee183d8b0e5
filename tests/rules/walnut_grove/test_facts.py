"""What the view works out for boards: the winter's bill, the next walk, the ways through town."""

from typing import cast

from rules.walnut_grove.grove import TITLE, Grove, autumn, fresh, spring, summer

from littleworlds.core.message import Message
from littleworlds.games.walnut_grove.view import BillView, WalnutView


def view(grove: Grove, seat: int = 0) -> WalnutView:
    return grove.state.view(seat)


def bill(grove: Grove, seat: int = 0) -> BillView:
    found = view(grove)["farms"][seat]["bill"]
    assert found is not None
    return found


def test_the_bill_lists_food_by_colour_fires_and_wagons() -> None:
    grove = autumn(disc="b2").hire("blue 2 yellow 1")
    grove.farm().huts = 1
    assert bill(grove)["food"] == [
        {"labourer": "yellow_labourer", "count": 1, "good": "grain", "each": 1},
        {"labourer": "blue_labourer", "count": 2, "good": "fish", "each": 2},
    ]
    assert (bill(grove)["fires"], bill(grove)["wagons"]) == (2, 2)
    assert bill(grove)["takes"] == {"grain": 1, "fish": 4, "wood": 4}


def test_the_bill_says_what_is_short_and_what_that_costs() -> None:
    grove = autumn(disc="a2").hire("blue 1").give("fish 1", barn="wood 1")
    assert (bill(grove)["lacks"], bill(grove)["help"], bill(grove)["points"]) == ({"wood": 1}, 1, 0)
    grove.farm().help_up = 1
    assert bill(grove)["points"] == -2, "the tile that lies there is turned for good"
    grove.farm().labourers = 0
    grove.hire("blue 2 yellow 1")
    assert (bill(grove)["help"], bill(grove)["points"]) == (5, -10)


def test_there_is_a_bill_from_spring_to_winter() -> None:
    assert view(summer())["farms"][0]["bill"] is not None
    assert view(fresh())["farms"][0]["bill"] is None


def test_who_is_farthest_walks_first_next_time() -> None:
    grove = autumn(seats=2, at="town_hall")
    before = view(grove)["order"]
    grove.act("go svensons")
    assert view(grove)["order"] == before == [0, 1], "this autumn's order is fixed"
    grove.act("go hotel")
    assert view(grove)["next_order"] == [1, 0]


def test_the_way_to_a_stop_names_its_tolls_and_what_its_price_lacks() -> None:
    notes = stop_notes(autumn(at="saloon").give("stone 1"), "soebucks")
    assert notes["note-way"].args == {"tolls": ["@church"], "count": 1, "short": 0, "around": 0}
    assert notes["note-price-lacks"].args == {"goods": ["1@grain", "1@dairy"], "coins": 2}
    assert stop_notes(autumn(at="post_office"), "carpenter")["note-way"].args["count"] == 0
    around = stop_notes(autumn(at="saloon"), "saloon")
    tolls = ["@church", "@town_hall"]
    assert around["note-way"].args == {"tolls": tolls, "count": 2, "short": 0, "around": 1}


def test_whoever_lacks_coins_is_told_of_the_help_tile_before_walking() -> None:
    poor = autumn(at="saloon").coins(coppers=1)
    around = stop_notes(poor, "saloon")["note-way"]
    assert (around.args["count"], around.args["short"]) == (2, 1)
    walk = TITLE.describe(poor.state.view(0), TITLE.parse("go saloon")).label
    assert walk.args["short"] == 1


def test_an_onlooker_is_told_of_no_way() -> None:
    things = TITLE.things(autumn().state.view(None))
    stop = next(thing for thing in things if thing.ref == "stop:hotel")
    assert "note-way" not in {note.id for note in stop.notes}


def test_starting_places_say_where_they_lead_and_who_goes_first() -> None:
    def told(seats: int) -> dict[str, tuple[object, object]]:
        things = TITLE.things(fresh(seats).state.view(0))
        return {
            thing.ref: (note.args["stop"], note.args["order"])
            for thing in things
            for note in thing.notes
            if note.id == "note-start"
        }

    assert told(2) == {
        "toll:town_hall": ("@post_office.where", "last"),
        "toll:church": ("@church_bazaar.where", "first"),
    }
    assert {order for _, order in told(1).values()} == {"none"}
    assert not [
        note
        for thing in TITLE.things(view(autumn()))
        for note in thing.notes
        if note.id == "note-start"
    ]


def test_huts_and_barns_say_what_they_are_for() -> None:
    grove = autumn().show("carpenter", "hut", "barn")
    notes = {thing.ref: thing.notes for thing in TITLE.things(view(grove))}
    [hut] = notes["piece:carpenter/hut"]
    assert (hut.id, hut.args) == ("note-hut", {"points": 1})
    [barn] = notes["piece:carpenter/barn"]
    assert (barn.id, barn.args) == ("note-barn-piece", {"points": 1, "spaces": 2})


def stop_notes(grove: Grove, stop: str) -> dict[str, Message]:
    things = TITLE.things(view(grove))
    notes = next(thing.notes for thing in things if thing.ref == f"stop:{stop}")
    return {note.id: note for note in cast(list[Message], notes)}


def test_tiles_in_hand_say_which_turns_look_different() -> None:
    assert view(spring("l01 l06"))["farms"][0]["turns"] == {"l01": [0], "l06": [0, 1, 2, 3]}
