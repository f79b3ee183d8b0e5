"""V.B, planning: every drafted card is put under construction or recycled."""

from rules.wonderful_world.board import area, placing, planning, refused


def test_v_b_a_card_is_put_under_construction() -> None:
    world = planning(area(drafted="zeppelin tank_division"), area())
    world.act(0, "build zeppelin")
    assert world.sites(0) == ["zeppelin"]
    assert world.area(0)["drafted"] == ["tank_division"]
    assert world.missing(0, "zeppelin") == {"energy": 2}


def test_v_b_a_recycled_card_goes_to_the_discards_and_its_cube_on_a_card_under_construction() -> (
    None
):
    world = planning(area(drafted="wind_turbines museum", sites="zeppelin"), area())
    world.act(0, "recycle wind_turbines")
    assert world.discards == ["wind_turbines"]
    assert world.legal(0) == ["energy zeppelin", "energy empire"]
    assert world.asked(0) == "ask-place-recycled"
    world.act(0, "energy zeppelin")
    assert world.missing(0, "zeppelin") == {"energy": 1}


def test_v_b_or_on_the_empire_card() -> None:
    world = planning(area(drafted="wind_turbines museum", sites="zeppelin"), area()).act(
        0, "recycle wind_turbines; energy empire"
    )
    assert world.area(0)["cubes"] == 1
    assert world.missing(0, "zeppelin") == {"energy": 2}


def test_r08_a_recycled_cube_is_placed_before_anything_else_is_done() -> None:
    world = planning(
        area(drafted="wind_turbines museum", sites="zeppelin", krystallium=1), area()
    ).act(0, "recycle wind_turbines")
    refused(world, 0, "build museum", "place-first")
    refused(world, 0, "discard zeppelin", "place-first")
    refused(world, 0, "krystallium energy zeppelin", "place-first")
    refused(world, 0, "done", "place-first")
    refused(world, 0, "materials empire", "no-cube")


def test_a_recycled_cube_that_fits_nowhere_goes_on_the_empire_card_unasked() -> None:
    world = planning(area(drafted="wind_turbines museum", sites="recycling_plant"), area()).act(
        0, "recycle wind_turbines"
    )
    assert world.area(0)["cubes"] == 1
    assert world.area(0)["left"] == 0
    assert world.asked(0) == "ask-plan"


def test_v_b_a_card_completed_by_recycling_is_built_at_once_and_produces_this_round() -> None:
    world = planning(
        area(drafted="recycling_plant", sites="recycling_plant+materials zeppelin"),
        area(drafted="museum"),
    )
    world.act(0, "recycle recycling_plant; materials recycling_plant")
    assert world.built(0) == ["recycling_plant"]
    world.act(0, "done").act(1, "recycle museum")
    assert world.step == "materials"
    assert world.told_to(None, "produced")[0]["count"] == 4, (
        "two of the empire, two of the plant finished in planning"
    )


def test_v_b_the_phase_ends_when_all_have_decided_on_all_cards() -> None:
    world = planning(area(drafted="zeppelin museum"), area(drafted="museum"))
    refused(world, 0, "done", "cards-first")
    world.act(0, "recycle zeppelin; recycle museum")
    assert world.actors == [1]
    assert world.phase == "planning"
    world.act(1, "recycle museum")
    assert (world.phase, world.step) != ("planning", None)


def test_r09_planning_is_open_and_in_any_order() -> None:
    world = planning(area(drafted="zeppelin"), area(drafted="museum"))
    assert world.actors == [0, 1]
    window = world.state.window()
    assert window is not None
    assert not window.secret
    world.act(1, "build museum")
    assert world.view(0)["areas"][1]["sites"] == world.view(None)["areas"][1]["sites"] != []
    world.act(0, "build zeppelin")
    assert world.actors == [0, 1]


def test_who_has_cards_under_construction_may_still_do_something_after_the_last_card() -> None:
    world = planning(area(drafted="juggernaut", krystallium=1), area(drafted="museum")).act(
        0, "build juggernaut"
    )
    assert world.asked(0) == "ask-pieces"
    assert world.legal(0)[0] == "done"
    assert "krystallium juggernaut" in world.legal(0)
    world.act(0, "krystallium juggernaut")
    assert world.asked(0) == "ask-discard"
    prompt = world.state.prompt(0)
    assert prompt is not None
    assert prompt.decline in world.state.legal(0)


def test_equal_drafted_cards_are_one_action() -> None:
    world = planning(area(drafted="zeppelin museum zeppelin"), area())
    assert world.legal(0) == [
        "build zeppelin",
        "recycle zeppelin",
        "build museum",
        "recycle museum",
    ]


def test_sites_are_numbered_by_arrival_and_equal_ones_are_one_action() -> None:
    world = placing(
        "energy", area(sites="zeppelin zeppelin zeppelin", left="2 energy"), area(done=True)
    )
    assert world.legal(0) == ["energy zeppelin", "energy empire", "discard zeppelin"]
    refused(world, 0, "energy zeppelin 2", "first-of-equals")
    world.act(0, "energy zeppelin")
    assert world.legal(0) == [
        "energy zeppelin",
        "energy zeppelin 2",
        "energy empire",
        "discard zeppelin",
        "discard zeppelin 2",
    ]
    world.act(0, "energy zeppelin 2")
    assert world.missing(0, "zeppelin", 1) == world.missing(0, "zeppelin", 2) == {"energy": 1}
    assert world.legal(0) == ["done", "discard zeppelin", "discard zeppelin 3"]


def test_a_new_site_takes_the_first_free_number() -> None:
    world = planning(
        area(drafted="zeppelin zeppelin", sites="zeppelin zeppelin+energy", krystallium=1), area()
    )
    world.act(0, "krystallium energy zeppelin 2; build zeppelin; build zeppelin")
    ordinals = [site["ordinal"] for site in world.area(0)["sites"]]
    assert ordinals == [1, 2, 3]
    assert world.built(0) == ["zeppelin"]


def test_a_line_of_a_terminal_may_repeat_an_action() -> None:
    world = placing("energy", area(sites="airborne_laboratory", left="4 energy"), area(done=True))
    world.act(0, "3 energy airborne_laboratory")
    assert world.built(0) == ["airborne_laboratory"]
