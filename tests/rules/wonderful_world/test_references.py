"""Actions as things to be selected: what a board needs to know."""

from rules.wonderful_world.board import (
    SEATS,
    TITLE,
    World,
    area,
    drafting,
    new,
    placing,
    planning,
    random_play,
)


def slots(world: World, seat: int, text: str) -> list[tuple[str, ...]]:
    return TITLE.describe(world.state.view(seat), TITLE.parse(text)).slots


def test_what_is_selected_for_each_kind_of_action() -> None:
    draft = drafting(
        "zeppelin zeppelin museum",
        "roswell atlantis giant_dam",
        "harbor_zone university satellites",
        picks=4,
    )
    assert slots(draft, 0, "pick zeppelin") == [("hand:0.zeppelin",)]
    plan = planning(area(drafted="zeppelin"), area())
    assert slots(plan, 0, "build zeppelin") == [("drafted:0.zeppelin",), ("choice:build",)]
    assert slots(plan, 0, "recycle zeppelin") == [("drafted:0.zeppelin",), ("choice:recycle",)]
    place = placing(
        "energy",
        area(sites="juggernaut giant_tower", left="2 energy", krystallium=1, financier=1),
        area(),
    )
    assert slots(place, 0, "energy juggernaut") == [("cube:0.energy",), ("site:0.juggernaut.1",)]
    assert slots(place, 0, "energy empire") == [("cube:0.energy",), ("empire:0",)]
    assert slots(place, 0, "krystallium energy juggernaut") == [
        ("piece:0.krystallium",),
        ("slot:0.juggernaut.1.energy",),
    ]
    assert slots(place, 0, "krystallium juggernaut") == [
        ("piece:0.krystallium",),
        ("slot:0.juggernaut.1.krystallium",),
    ]
    assert slots(place, 0, "financier giant_tower") == [
        ("piece:0.financier",),
        ("slot:0.giant_tower.1.financier",),
    ]
    assert slots(place, 0, "discard juggernaut") == [("choice:discard",), ("site:0.juggernaut.1",)]


def test_any_of_equal_sites_will_do() -> None:
    place = placing(
        "energy", area(sites="zeppelin zeppelin zeppelin+energy", left="1 energy"), area()
    )
    assert slots(place, 0, "energy zeppelin")[1] == ("site:0.zeppelin.1", "site:0.zeppelin.2")
    assert slots(place, 0, "energy zeppelin 3")[1] == ("site:0.zeppelin.3",)


def test_slots_lie_within_their_site() -> None:
    place = placing("energy", area(sites="juggernaut", left="1 energy"), area())
    within = {thing.ref: (thing.within, thing.count) for thing in TITLE.things(place.state.view(0))}
    assert within["slot:0.juggernaut.1.energy"] == ("site:0.juggernaut.1", 3)
    assert within["site:0.juggernaut.1"] == ("construction:0", 1)
    assert within["cube:0.energy"] == ("empire:0", 1)


def test_lists_stay_short() -> None:
    longest = 0
    for seats in SEATS:
        for seed in range(3):
            for world, seat, _ in random_play(seats, seed):
                longest = max(longest, len(world.legal(seat)) if seat >= 0 else 0)
    assert 15 < longest <= 30


def test_lists_stay_bearable_for_who_builds_everything_and_finishes_nothing() -> None:
    """The first action of every list, which puts every card under construction: forty of them in the end."""
    longest = 0
    for seats in (1, 2, 4):
        world = new(seats)
        while world.actors:
            seat = world.actors[0]
            legal = world.legal(seat)
            longest = max(longest, len(legal))
            world.act(seat, legal[0], seed=len(legal))
    assert longest <= 60
