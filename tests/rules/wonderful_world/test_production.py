"""V.C, production: counting, supremacy, the order of the steps."""

import pytest
from rules.wonderful_world.board import (
    ALIKE,
    Saved,
    World,
    area,
    placing,
    planning,
    random_play,
    refused,
)

from littleworlds.core.state import Window
from littleworlds.games.wonderful_world.data.kinds import RESOURCES


def counted(*areas: Saved, until: str = "materials") -> World:
    """Production begins: everybody has recycled the last card; on to a step, everybody declining."""
    world = planning(
        *[{**one, "drafted": area(drafted="financial_center")["drafted"]} for one in areas]
    )
    for seat in range(len(areas)):
        world.act(seat, "recycle financial_center")
        if not world.state.areas[seat].done and world.phase == "planning":
            world.act(seat, "done")
    while world.step != until:
        seat = world.actors[0]
        world.act(
            seat,
            next(
                action
                for action in world.legal(seat)
                if action.split()[0] in ("done", "take") or action.endswith("empire")
            ),
        )
    return world


def test_v_c_five_steps_in_the_order_of_the_board() -> None:
    world = planning(
        area(drafted="wind_turbines", sites="atlantis"),
        area(drafted="wind_turbines", sites="atlantis"),
    )
    world.act(0, "recycle wind_turbines").act(1, "recycle wind_turbines").finish(0, 1)
    met = []
    while world.view()["round"] == 1:
        met.append(world.step)
        if world.legal(0)[0].startswith("take"):
            world.act(0, "take general")
        world.finish(*world.actors)
    assert met == RESOURCES


def test_v_c_1_icons_of_the_empire_and_of_built_cards_count_those_under_construction_do_not() -> (
    None
):
    one = area("noram_states_a", built="recycling_plant", sites="recycling_plant atlantis")
    world = counted(one, area("aztec_empire_a", sites="atlantis"))
    assert world.area(0)["left"] == 5, (
        "three of the empire and two of the plant, as in the example of five materials"
    )
    assert world.area(1)["left"] == 0


def test_v_c_1_super_sonar_yields_one_exploration_per_vehicle() -> None:
    one = area(built="super_sonar zeppelin mega_drill tank_division", sites="atlantis")
    assert counted(one, area(sites="atlantis"), until="exploration").area(0)["left"] == 3 + 3


def test_v_c_1_with_no_card_of_the_type_it_yields_nothing() -> None:
    world = counted(
        area(built="super_sonar", sites="atlantis"), area(sites="atlantis"), until="exploration"
    )
    assert world.area(0)["left"] == 0


@pytest.mark.parametrize(
    ("card", "resource"),
    [
        ("neuroscience", "science"),
        ("virtual_reality", "gold"),
        ("university", "science"),
        ("aircraft_carrier", "exploration"),
        ("propaganda_center", "gold"),
        ("ancient_astronauts", "science"),
    ],
)
def test_r04_a_card_of_the_counted_type_counts_itself(card: str, resource: str) -> None:
    world = counted(
        area("aztec_empire_a", built=card, sites="atlantis"), area(sites="atlantis"), until=resource
    )
    number = RESOURCES.index(resource)
    assert world.area(0)["production"][number] == (2 if resource == "exploration" else 1), (
        "the Aztecs explore by themselves"
    )


def test_r04_icons_in_the_boxes_of_points_do_not_count() -> None:
    world = counted(
        area(built="super_sonar transportation_network quantum_generator", sites="atlantis"),
        area(),
        until="exploration",
    )
    assert world.area(0)["left"] == 0


def test_two_cards_that_count_the_same_type() -> None:
    one = area(built="aircraft_carrier super_sonar zeppelin", sites="atlantis")
    assert counted(one, area(), until="exploration").area(0)["left"] == 1 + 2 + 2


def test_v_c_example_wind_turbines_finished_with_materials_yield_energy_in_the_next_step() -> None:
    world = placing(
        "materials",
        area(sites="wind_turbines atlantis", left="2 materials"),
        area(sites="atlantis"),
    )
    world.act(0, "2 materials wind_turbines")
    assert world.built(0) == ["wind_turbines"]
    world.finish(0, 1)
    assert world.step == "energy"
    assert world.told_to(None, "produced")[0]["count"] == 2, (
        "one of the empire, one of the turbines"
    )


def test_r03_production_is_counted_once_at_the_start_of_a_step() -> None:
    world = placing(
        "materials",
        area(sites="recycling_plant atlantis", left="2 materials"),
        area(sites="atlantis"),
    )
    world.act(0, "2 materials recycling_plant")
    assert world.built(0) == ["recycling_plant"]
    assert world.area(0)["left"] == 0, (
        "the plant yields materials, but not in the step in which it was finished"
    )


def test_r03_a_card_finished_in_a_step_never_yields_for_a_step_that_has_passed() -> None:
    world = placing(
        "gold",
        area(sites="harbor_zone+gold+gold+gold+gold atlantis", left="1 gold"),
        area(sites="atlantis"),
    )
    world.act(0, "gold harbor_zone").finish(0, 1)
    assert world.step == "exploration"
    assert world.area(0)["left"] == 0
    assert world.area(0)["production"] == [4, 1, 1, 2, 0]


# --- supremacy ---------------------------------------------------------------------------------------------------------------------


def test_v_c_2_who_produces_strictly_most_wins_the_character() -> None:
    world = counted(
        area(built="recycling_plant", sites="atlantis"),
        area(sites="atlantis"),
        area(sites="atlantis"),
    )
    assert [world.pieces(seat)[1:] for seat in range(3)] == [(0, 1), (0, 0), (0, 0)]


def test_r01_a_tie_for_most_gives_it_to_nobody() -> None:
    plant = area(built="recycling_plant", sites="atlantis")
    world = counted(plant, plant, area(sites="atlantis"))
    assert [world.pieces(seat)[2] for seat in range(3)] == [0, 0, 0]
    assert world.told_to(None, "supremacy") == []


def test_r01_a_tie_behind_the_first_does_not_matter() -> None:
    world = counted(
        area(sites="atlantis"),
        area(sites="atlantis"),
        area(built="recycling_plant", sites="atlantis"),
    )
    assert [world.pieces(seat)[2] for seat in range(3)] == [0, 0, 1]


def test_r01_zero_never_wins_and_one_cube_alone_does() -> None:
    world = counted(
        area("aztec_empire_a", sites="atlantis"),
        area("noram_states_a", sites="atlantis"),
        until="science",
    )
    assert world.told_to(None, "supremacy-none")
    world = counted(
        area("aztec_empire_a", sites="atlantis"),
        area("noram_states_a", sites="atlantis"),
        until="exploration",
    )
    assert world.pieces(0)[1] == 2, "energy and exploration"


@pytest.mark.parametrize(
    ("step", "card", "character"),
    [
        ("materials", "recycling_plant", "financier"),
        ("energy", "nuclear_plant", "general"),
        ("gold", "financial_center", "financier"),
        ("exploration", "zeppelin", "general"),
    ],
)
def test_supremacy_by_resource(step: str, card: str, character: str) -> None:
    before = RESOURCES[RESOURCES.index(step) - 1] if step != "materials" else None
    one, two = area(built=card, sites="atlantis"), area(sites="atlantis")
    if before is None:
        world = counted(one, two)
    else:
        world = placing(before, one, two).finish(0, 1)
    assert world.told_to(None, "supremacy") == [
        {"who": "#0", "character": f"@{character}", "resource": f"@{step}"}
    ]
    assert world.area(0)["general" if character == "general" else "financier"] == 1


def test_r02_the_science_winner_chooses_first_of_all() -> None:
    world = placing(
        "energy",
        area(built="research_center", sites="center_of_the_earth time_travel"),
        area(sites="atlantis"),
    ).finish(0, 1)
    assert world.actors == [0, 1]
    assert world.legal(0) == ["take financier", "take general"]
    assert world.asked(0) == "ask-take"
    refused(world, 0, "science time_travel", "take-first")
    refused(world, 0, "done", "take-first")
    world.act(0, "take general")
    assert world.pieces(0) == (0, 1, 0)


def test_r02_the_science_winner_chooses_also_with_nothing_under_construction() -> None:
    world = placing(
        "energy", area(built="research_center", done=True), area(sites="atlantis")
    ).finish(1)
    assert world.step == "science"
    assert world.actors == [0, 1]
    assert world.legal(0) == ["take financier", "take general"]
    assert world.area(0)["left"] == 3, "nothing is placed before"
    world.act(0, "take financier")
    assert world.pieces(0) == (0, 0, 1)
    assert world.area(0)["cubes"] == 3
    assert world.actors == [1]


def test_r02_the_character_won_can_be_placed_in_the_same_step() -> None:
    world = placing(
        "energy",
        area(built="research_center", sites="center_of_the_earth time_travel"),
        area(sites="atlantis"),
    ).finish(0, 1)
    world.act(0, "take general; general center_of_the_earth")
    assert world.missing(0, "center_of_the_earth") == {"exploration": 5, "general": 1}
    assert world.pieces(0) == (0, 0, 0)


def test_who_has_nothing_to_place_and_nothing_under_construction_is_not_asked() -> None:
    world = counted(area("aztec_empire_a"), area(sites="atlantis"))
    assert world.actors == [1]


def test_cubes_that_fit_nowhere_go_on_the_empire_card_unasked() -> None:
    world = counted(area(), area(sites="atlantis"))
    assert world.actors == [1]
    assert world.area(0)["cubes"] == 3, "two materials and the recycled cube"


def test_a_round_in_which_nobody_is_asked_goes_by() -> None:
    world = planning(area(drafted="museum"), area(drafted="museum"))
    world.act(0, "recycle museum").act(1, "recycle museum")
    assert world.view()["round"] == 2
    assert world.phase == "draft"
    assert world.final


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_r09_placing_is_open_and_each_step_a_window_of_its_own(seats: int) -> None:
    windows: list[Window | None] = []
    for world, _, _ in random_play(seats, seed=3):
        window = world.state.window()
        if world.phase in ("planning", "placing"):
            assert window is not None
            assert not window.secret
        if not windows or windows[-1] != window:
            windows.append(window)
    assert len(set(windows)) == len(windows)


def test_empires_produce_what_is_printed() -> None:
    printed = {
        "noram_states_a": [3, 0, 0, 1, 0],
        "republic_of_europe_a": [2, 1, 1, 0, 0],
        "federation_of_asia_a": [1, 0, 0, 2, 0],
    }
    printed |= {
        "panafrican_union_a": [2, 0, 2, 0, 0],
        "aztec_empire_a": [0, 2, 0, 0, 1],
        ALIKE: [2, 1, 1, 0, 0],
    }
    for empire, output in printed.items():
        assert planning(area(empire), area(empire)).area(0)["production"] == output
