"""V.C.3, construction: placing, krystallium, characters, completion, discarding."""

import pytest
from rules.wonderful_world.board import area, placing, planning, refused


def test_v_c_3_cubes_go_on_cards_under_construction_or_on_the_empire_card() -> None:
    world = placing(
        "materials",
        area(sites="wind_turbines recycling_plant zeppelin", left="3 materials"),
        area(done=True),
    )
    assert world.legal(0)[:3] == [
        "materials recycling_plant",
        "materials wind_turbines",
        "materials empire",
    ]
    refused(world, 0, "materials zeppelin", "no-free-slot")
    refused(world, 0, "materials museum", "no-such-site")
    refused(world, 0, "energy zeppelin", "no-cube")


def test_r08_none_may_be_kept() -> None:
    world = placing("materials", area(sites="wind_turbines", left="1 materials"), area(done=True))
    assert "done" not in world.legal(0)
    refused(world, 0, "done", "place-first")


def test_r08_a_cube_that_fits_may_still_go_on_the_empire_card() -> None:
    world = placing(
        "materials", area(sites="wind_turbines", left="1 materials"), area(done=True)
    ).act(0, "materials empire")
    assert world.area(0)["cubes"] == 1
    assert world.missing(0, "wind_turbines") == {"materials": 2}


def test_r07_nothing_placed_is_taken_back() -> None:
    world = placing(
        "energy",
        area(sites="center_of_the_earth+general juggernaut+krystallium zeppelin+energy"),
        area(sites="museum"),
    )
    assert world.legal(0) == [
        "done",
        "discard juggernaut",
        "discard zeppelin",
        "discard center_of_the_earth",
    ]


def test_v_c_3_a_finished_card_returns_its_pieces_brings_its_bonus_and_joins_the_empire() -> None:
    sites = "casino_city+energy+energy+energy+gold+gold+gold"
    world = placing(
        "gold", area(sites=sites + " atlantis", left="1 gold", financier=2), area(done=True)
    ).act(0, "gold casino_city")
    assert world.built(0) == ["casino_city"]
    assert world.sites(0) == ["atlantis"]
    assert world.pieces(0) == (0, 0, 3)
    assert world.area(0)["production"][3] == 2
    assert world.told_to(None, "bonus") == [
        {"who": "#0", "card": "@casino_city", "pieces": ["1@financier"]}
    ]


def test_v_c_3_characters_on_a_finished_card_go_back_to_the_supply() -> None:
    sites = "giant_tower+materials+materials+gold+gold+gold"
    world = placing("gold", area(sites=sites, financier=1), area(done=True)).act(
        0, "financier giant_tower"
    )
    assert world.built(0) == ["giant_tower"]
    assert world.pieces(0) == (0, 0, 0)


def test_bonus_krystallium_is_usable_at_once() -> None:
    sites = "ark_of_the_covenant+exploration+exploration+exploration juggernaut"
    world = placing("exploration", area(sites=sites, left="1 exploration"), area(done=True)).act(
        0, "exploration ark_of_the_covenant"
    )
    assert world.pieces(0) == (1, 0, 0)
    world.act(0, "krystallium juggernaut")
    assert world.missing(0, "juggernaut") == {"materials": 3, "energy": 3}


def test_v_c_3_the_same_card_may_be_built_several_times() -> None:
    world = placing(
        "energy",
        area(sites="zeppelin zeppelin", built="zeppelin", left="4 energy"),
        area(done=True),
    )
    world.act(0, "2 energy zeppelin; 2 energy zeppelin 2")
    assert world.built(0) == ["zeppelin"] * 3


# --- krystallium -------------------------------------------------------------------------------------------------------------------


def test_five_cubes_on_the_empire_card_become_a_krystallium_at_once() -> None:
    world = placing("gold", area(sites="museum", cubes=4, left="1 gold"), area(done=True)).act(
        0, "gold empire"
    )
    assert world.area(0)["cubes"] == 0
    assert world.pieces(0) == (1, 0, 0)
    assert world.told_to(None, "converted") == [
        {"who": "#0", "pieces": "1@krystallium", "spent": 5, "held": 0}
    ]


@pytest.mark.parametrize(
    ("held", "placed", "krystallium", "rest"),
    [(0, 7, 1, 2), (4, 7, 2, 1), (2, 3, 1, 0), (0, 4, 0, 4)],
)
def test_conversion_with_the_rest_staying(
    held: int, placed: int, krystallium: int, rest: int
) -> None:
    world = placing(
        "gold", area(sites="museum", cubes=held, left=f"{placed} gold"), area(done=True)
    ).act(0, f"{placed} gold empire")
    assert world.pieces(0)[0] == krystallium
    assert world.area(0)["cubes"] == rest


def test_many_cubes_at_once_may_make_several_krystallium() -> None:
    one = area(built="nuclear_plant nuclear_plant", cubes=4, done=True)
    world = placing("materials", one, area(sites="museum")).finish(1)
    assert world.told_to(0, "stocked")[0]["cubes"] == "7@energy"
    assert world.pieces(0)[0] == 2
    assert world.area(0)["cubes"] == 1


def test_any_mix_of_cubes_is_converted_and_the_rest_stays_across_steps_and_rounds() -> None:
    world = placing("exploration", area(cubes=2, sites="museum"), area(sites="museum")).finish(0, 1)
    assert world.view()["round"] == 2
    assert world.area(0)["cubes"] == 2


def test_krystallium_is_kept_indefinitely() -> None:
    world = placing(
        "exploration", area(krystallium=2, sites="museum"), area(sites="museum")
    ).finish(0, 1)
    assert world.view()["round"] == 2
    assert world.pieces(0)[0] == 2


def test_krystallium_does_not_count_among_the_five() -> None:
    world = placing(
        "gold", area(sites="museum", cubes=3, krystallium=4, left="1 gold"), area(done=True)
    ).act(0, "gold empire")
    assert world.pieces(0)[0] == 4
    assert world.area(0)["cubes"] == 4


def test_krystallium_stands_in_for_any_resource_or_fills_its_own_slot_never_a_characters() -> None:
    world = placing(
        "gold", area(sites="parallel_dimension juggernaut", krystallium=3), area(sites="museum")
    )
    assert world.legal(0) == [
        "done",
        "krystallium materials juggernaut",
        "krystallium energy juggernaut",
        "krystallium juggernaut",
        "discard juggernaut",
        "krystallium science parallel_dimension",
        "krystallium exploration parallel_dimension",
        "discard parallel_dimension",
    ]
    world.act(0, "krystallium energy juggernaut; krystallium juggernaut")
    assert world.missing(0, "juggernaut") == {"materials": 3, "energy": 2}
    assert world.pieces(0)[0] == 1
    refused(world, 0, "krystallium juggernaut", "no-free-slot")
    refused(world, 0, "general parallel_dimension", "no-piece")


def test_cubes_on_the_empire_card_never_go_back_to_a_card() -> None:
    world = placing("gold", area(sites="museum", cubes=4), area(sites="museum"))
    assert world.legal(0) == ["done", "discard museum"]


def test_a_krystallium_slot_takes_no_cube() -> None:
    world = placing(
        "gold", area(sites="secret_society+gold+gold+gold", left="1 gold"), area(done=True)
    )
    assert world.area(0)["left"] == 1
    refused(world, 0, "gold secret_society", "no-free-slot")


# --- at any time -------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("step", ["materials", "energy", "science", "gold", "exploration"])
def test_r05_pieces_and_discarding_in_the_window_of_every_step(step: str) -> None:
    one = area(
        sites="center_of_the_earth giant_tower juggernaut", krystallium=1, general=1, financier=1
    )
    legal = placing(step, one, area(sites="museum")).legal(0)
    for action in (
        "krystallium juggernaut",
        "general center_of_the_earth",
        "financier giant_tower",
        "discard juggernaut",
    ):
        assert action in legal


def test_r05_and_in_planning_before_and_after_the_last_card() -> None:
    world = planning(
        area(drafted="museum", sites="center_of_the_earth", general=1), area(drafted="museum")
    )
    assert "general center_of_the_earth" in world.legal(0)
    world.act(0, "recycle museum; exploration empire")
    assert world.legal(0) == ["done", "general center_of_the_earth", "discard center_of_the_earth"]


def test_r05_the_last_window_is_that_of_exploration_in_round_4() -> None:
    world = placing("exploration", area(sites="center_of_the_earth", general=1), area(), round=4)
    assert "general center_of_the_earth" in world.legal(0)
    world.finish(0, 1)
    assert world.actors == []
    assert world.view()["over"]


def test_r05_pieces_may_be_used_before_the_cubes_are_placed() -> None:
    one = area(
        sites="ancient_astronauts+exploration+exploration+exploration+exploration+exploration+exploration juggernaut",
        general=1,
        left="2 energy",
    )
    world = placing("energy", one, area(done=True))
    world.act(
        0,
        "general ancient_astronauts; krystallium juggernaut; krystallium materials juggernaut; 2 energy juggernaut",
    )
    assert world.built(0) == ["ancient_astronauts"]
    assert world.missing(0, "juggernaut") == {"materials": 2, "energy": 1}


def test_characters_fill_their_slots_only() -> None:
    world = placing(
        "gold",
        area(sites="giant_tower center_of_the_earth", general=2, financier=1),
        area(sites="museum"),
    )
    assert [action for action in world.legal(0) if action.startswith(("general", "financier"))] == [
        "financier giant_tower",
        "general center_of_the_earth",
    ]
    refused(world, 0, "general giant_tower", "no-free-slot")


# --- discarding --------------------------------------------------------------------------------------------------------------------


def test_r06_a_discarded_cards_cube_goes_on_the_empire_card_only_and_all_on_it_is_lost() -> None:
    one = area(sites="center_of_the_earth+general+exploration+exploration zeppelin", krystallium=1)
    world = placing("gold", one, area(sites="museum")).act(0, "discard center_of_the_earth")
    assert world.discards == ["center_of_the_earth"]
    assert world.sites(0) == ["zeppelin"]
    assert world.pieces(0) == (1, 0, 0)
    assert world.area(0)["cubes"] == 1
    assert world.area(0)["left"] == 0, "its exploration cube is not to be placed"


def test_r06_cubes_in_hand_stay_in_hand_when_a_card_is_discarded() -> None:
    one = area(sites="casino_city+energy museum museum+gold", cubes=1, left="3 gold")
    world = placing("gold", one, area(sites="museum")).act(
        0, "gold casino_city; discard casino_city"
    )
    assert (world.area(0)["left"], world.area(0)["cube"]) == (2, "gold"), (
        "the discarded card's cube is not among them"
    )
    assert world.area(0)["cubes"] == 2
    assert "done" not in world.legal(0)
    world.act(0, "gold museum 2; gold museum")
    assert world.missing(0, "museum") == {"gold": 2}
    assert world.missing(0, "museum", 2) == {"gold": 1}
    assert world.area(0)["left"] == 0


def test_r06_cubes_in_hand_that_fit_nowhere_any_more_go_on_the_empire_card() -> None:
    one = area(sites="museum zeppelin", cubes=1, left="3 gold")
    world = placing("gold", one, area(sites="museum")).act(0, "discard museum")
    assert world.pieces(0) == (1, 0, 0), "its own cube, then the three in hand"
    assert (world.area(0)["cubes"], world.area(0)["left"]) == (0, 0)
    assert world.told_to(0, "stocked") == [{"who": "#0", "cubes": "3@gold", "held": 5}]


def test_r06_any_number_of_cards_and_conversion_with_them() -> None:
    world = placing("gold", area(sites="zeppelin zeppelin museum", cubes=3), area(sites="museum"))
    world.act(0, "discard zeppelin; discard zeppelin 2; discard museum")
    assert world.pieces(0) == (1, 0, 0)
    assert world.area(0)["cubes"] == 1
    assert world.actors == [1], "with nothing under construction there is nothing more to do"


def test_r06_also_a_card_put_under_construction_this_very_round() -> None:
    world = planning(area(drafted="zeppelin museum"), area(drafted="museum")).act(
        0, "build zeppelin; discard zeppelin"
    )
    assert world.sites(0) == []
    assert world.area(0)["cubes"] == 1


def test_sites_and_what_lies_on_them_stay_from_round_to_round() -> None:
    world = placing("exploration", area(sites="museum+gold"), area(sites="museum")).finish(0, 1)
    assert world.view()["round"] == 2
    assert world.missing(0, "museum") == {"gold": 2}


def test_r17_supplies_never_run_out() -> None:
    world = placing("gold", area(sites="museum", left="400 gold"), area(done=True)).act(
        0, "80 gold empire; 80 gold empire"
    )
    assert world.pieces(0)[0] == 32, "more than the box holds"
