"""The components: counts, the whole card list by its checks, and data that makes no sense."""

from collections import Counter
from typing import cast

import pytest
from rules.wonderful_world.board import CARDS, TITLE, World, area, planning, title

import littleworlds as lw
from littleworlds.games.wonderful_world.data.kinds import KINDS, RESOURCES, TYPES
from littleworlds.games.wonderful_world.data.scenarios import RANKS
from littleworlds.games.wonderful_world.state.lanes import lane, slot
from littleworlds.games.wonderful_world.state.position import WorldState


def designs() -> range:
    return range(int(CARDS.size))


def test_ii_there_are_150_developments_in_78_designs() -> None:
    assert CARDS.size == 78
    assert CARDS.sites == 150
    assert sum(CARDS.copies_of) == 150


def test_developments_by_type() -> None:
    cards, kinds = Counter[str](), Counter[str]()
    for design in designs():
        cards[TYPES[CARDS.type_of[design]]] += CARDS.copies_of[design]
        kinds[TYPES[CARDS.type_of[design]]] += 1
    assert cards == {"structure": 50, "vehicle": 31, "research": 23, "project": 29, "discovery": 17}
    assert kinds == {"structure": 9, "vehicle": 9, "research": 23, "project": 20, "discovery": 17}


def test_every_card_costs_a_cube_of_its_own_colour() -> None:
    for design in designs():
        assert slot(CARDS.cost[design], CARDS.type_of[design]) > 0, CARDS.ids[design]


def test_ii_five_empires_with_two_faces_170_cubes_80_characters() -> None:
    assert len(CARDS.faces[0]) == len(CARDS.faces[1]) == 5
    assert TITLE.data is not None
    box = TITLE.data.single("box")
    assert sum(box.integer(resource) for resource in [*RESOURCES, "krystallium"]) == 170
    assert sum(box.integer(character) for character in ("general", "financier")) == 80


def cost(id: str) -> dict[str, int]:
    packed = CARDS.cost[CARDS.number_of[id]]
    return {KINDS[kind]: int(slot(packed, kind)) for kind in range(8) if slot(packed, kind)}


def output(id: str) -> list[int]:
    return [int(lane(CARDS.output[CARDS.number_of[id]], resource)) for resource in range(5)]


def test_wind_turbines_cost_two_materials_and_yield_one_energy() -> None:
    assert cost("wind_turbines") == {"materials": 2}
    assert output("wind_turbines") == [0, 1, 0, 0, 0]


def test_super_sonar_yields_one_exploration_per_vehicle() -> None:
    number = CARDS.number_of["super_sonar"]
    assert RESOURCES[CARDS.yield_resource[number]] == "exploration"
    assert TYPES[CARDS.yield_type[number]] == "vehicle"
    assert CARDS.yield_each[number] == 1


def test_settled_conflicts_between_the_sources() -> None:
    assert cost("world_congress") == {"gold": 6, "financier": 2}
    assert cost("financial_center") == {"materials": 4, "energy": 1}
    assert RESOURCES[CARDS.recycling_of[CARDS.number_of["offshore_oil_rig"]]] == "energy"
    assert cost("lunar_base") == {"energy": 2, "science": 2, "gold": 2, "krystallium": 1}
    center = CARDS.number_of["propaganda_center"]
    assert (RESOURCES[CARDS.yield_resource[center]], TYPES[CARDS.yield_type[center]]) == (
        "gold",
        "project",
    )


def test_the_deck_lasts_at_every_table() -> None:
    dealt = {seats: 4 * seats * int(CARDS.hand_sizes[seats]) for seats in range(2, 6)}
    assert dealt == {2: 80, 3: 84, 4: 112, 5: 140}


def test_names_in_both_languages() -> None:
    assert TITLE.names["fr"]["wind_turbines"] == "Éoliennes"
    assert TITLE.names["en"]["garden_of_the_hesperides"] == "Garden of the Hesperides"
    assert set(TITLE.names["en"]) == set(TITLE.names["fr"])


def test_an_owner_may_correct_a_card() -> None:
    game = title(development=[{"id": "world_congress", "cost": {"gold": 5, "financier": 3}}])
    packed = game.cards.cost[game.cards.number_of["world_congress"]]
    assert (slot(packed, 3), slot(packed, 7)) == (5, 3)
    assert game.data is not None
    assert TITLE.data is not None
    assert game.data.digest != TITLE.data.digest


def test_the_figures_of_the_rules_are_those_of_the_data() -> None:
    game = title(rules={"supremacy": 2, "character_points": 3, "conversion": 4})
    before = planning(
        area(built="recycling_plant research_center", sites="atlantis"), area(sites="atlantis")
    )
    world = World(cast(WorldState, game.load(before.state.dump()))).finish(0, 1)
    assert world.step == "materials"
    assert world.pieces(0) == (1, 0, 2), (
        "four materials make a krystallium, and supremacy earns two financiers"
    )
    assert world.area(0)["cubes"] == 0
    world.finish(0, 1).finish(0, 1).act(0, "take general")
    assert world.pieces(0)[1:] == (2, 2)
    assert world.view()["scores"][0] == 3 * 4


def test_an_owner_may_drop_all_scenarios() -> None:
    game = title(scenario=[{"id": scenario.id, "drop": True} for scenario in CARDS.scenarios])
    assert game.cards.scenarios == []
    assert game.check_options(1, {}) == {"face": "A", "scenario": "none"}


@pytest.mark.parametrize(
    ("overlay", "message"),
    [
        ({"development": [{"id": "zeppelin", "cost": {}}]}, "data-free"),
        ({"development": [{"id": "zeppelin", "cost": {"enrgy": 2}}]}, "data-one-of"),
        ({"development": [{"id": "zeppelin", "cost": {"energy": 16}}]}, "data-integer"),
        ({"development": [{"id": "zeppelin", "recycling": "krystallium"}]}, "data-one-of"),
        ({"development": [{"id": "zeppelin", "type": "ship"}]}, "data-one-of"),
        ({"development": [{"id": "zeppelin", "colour": "black"}]}, "data-unknown-field"),
        (
            {"development": [{"id": "zeppelin", "points": {"each": 2, "per": "energy"}}]},
            "data-one-of",
        ),
        ({"development": [{"id": "zeppelin", "points": {"each": 2}}]}, "data-unknown-field"),
        (
            {
                "development": [
                    {"id": "zeppelin", "yield": {"resource": "gold", "each": 1, "per": "general"}}
                ]
            },
            "data-one-of",
        ),
        (
            {
                "development": [
                    {"id": "tank_division", "copies": 0},
                    {"id": "zeppelin", "copies": 0},
                ]
            },
            "data-too-few",
        ),
        (
            {
                "development": [
                    {"id": id, "copies": 40} for id in ("wind_turbines", "zeppelin", "icebreaker")
                ]
            },
            "data-too-many",
        ),
        (
            {
                "development": [
                    {
                        "id": "empire",
                        "add": True,
                        "name": {"en": "E", "fr": "E"},
                        "type": "vehicle",
                        "copies": 1,
                    }
                ]
            },
            "data-reserved",
        ),
        ({"resource": [{"id": "materials", "supremacy": []}]}, "data-supremacy"),
        ({"resource": [{"id": "materials", "supremacy": ["king"]}]}, "data-one-of"),
        ({"resource": [{"id": "materials", "drop": True}]}, "data-resources"),
        ({"type": [{"id": "vehicle", "drop": True}]}, "data-resources"),
        ({"empire": [{"id": "aztec_empire_b", "drop": True}]}, "data-faces"),
        ({"empire": [{"id": "aztec_empire_b", "empire": "noram_states"}]}, "data-faces"),
        ({"scenario": [{"id": "sc01", "medals": [95, 70, 115]}]}, "data-medals"),
        ({"scenario": [{"id": "sc01", "imposed": []}]}, "data-imposed"),
        ({"scenario": [{"id": "sc01", "imposed": ["zepelin"]}]}, "data-one-of"),
        ({"scenario": [{"id": "sc01", "imposed": ["zeppelin", "zeppelin"]}]}, "data-imposed"),
        ({"rank": [{"id": "emperor", "points": 50}]}, "data-ranks"),
        ({"rank": [{"id": id, "drop": True} for id in RANKS]}, "data-missing-table"),
        ({"empire": [{"id": id, "drop": True} for id in CARDS.empire_ids]}, "data-missing-table"),
        ({"rank": [{"id": "apprentice", "points": 5}]}, "data-ranks"),
        ({"solo": {"pool": 30}}, "data-too-few"),
        ({"rules": {"directions": ["left"]}}, "data-one-per-round"),
        ({"rules": {"hands": [7, 7, 7]}}, "data-hands"),
        ({"rules": {"hands": [7, 7, 7, 10]}}, "data-too-few"),
    ],
)
def test_nonsense_is_refused(overlay: dict[str, object], message: str) -> None:
    with pytest.raises(lw.DataError) as problem:
        lw.game("wonderful-world", {**overlay, "game": "wonderful-world"})
    assert problem.value.message.id == message
    assert str(problem.value)
