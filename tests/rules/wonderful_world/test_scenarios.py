"""The six solo scenarios: imposed cards, medals, failure."""

from collections import Counter

import pytest
from rules.wonderful_world.board import CARDS, area, ended, new

SCENARIOS = {
    "sc01": ("polar_base mega_drill super_sonar center_of_the_earth", (70, 95, 115)),
    "sc02": ("recycling_plant wind_turbines universal_vaccine aquaculture", (70, 95, 115)),
    "sc03": ("unknown_technology saucer_squadron lunar_base secret_laboratory", (70, 90, 105)),
    "sc04": ("research_center neuroscience time_travel", (65, 85, 105)),
    "sc05": ("industrial_complex underground_city underwater_city secret_society", (75, 95, 120)),
    "sc06": ("financial_center propaganda_center national_monument", (60, 85, 105)),
}


def test_these_are_all() -> None:
    assert [scenario.id for scenario in CARDS.scenarios] == list(SCENARIOS)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_r14_the_imposed_cards_are_under_construction_and_out_of_the_deck(scenario: str) -> None:
    world = new(1, options={"scenario": scenario})
    imposed = SCENARIOS[scenario][0].split()
    assert sorted(world.sites(0)) == sorted(imposed)
    assert len(world.state.deck) == 150 - len(imposed)
    left = Counter(CARDS.ids[design] for design in world.state.deck)
    for card in imposed:
        assert left[card] == CARDS.copies_of[CARDS.number_of[card]] - 1
    assert world.view()["options"] == {"face": "B", "scenario": scenario}
    assert world.act(0, "empire noram_states").area(0)["empire"] == "noram_states_b"


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_imposed_cards_can_be_worked_on_from_the_start(scenario: str) -> None:
    world = new(1, options={"scenario": scenario}).act(0, "empire noram_states")
    first = SCENARIOS[scenario][0].split()[0]
    assert world.legal(0)[0] == "draw"
    assert f"discard {first}" in world.legal(0)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_medals(scenario: str) -> None:
    imposed, medals = SCENARIOS[scenario]
    bare = ended(area(built=imposed), scenario=scenario).state.outcome()
    assert bare.won is True
    assert bare.grade == "scenario-fulfilled", (
        "below bronze the scenario is fulfilled without a medal"
    )
    each = 2 if scenario in ("sc02", "sc05") else 1
    for least, grade, below in zip(
        medals,
        ("bronze", "silver", "gold"),
        ("scenario-fulfilled", "medal-bronze", "medal-silver"),
        strict=True,
    ):
        needed = least - bare.scores[0]
        reached = ended(
            area(built=imposed, financier=-(-needed // each)), scenario=scenario
        ).state.outcome()
        assert (reached.scores[0] >= least, reached.grade) == (True, "medal-" + grade)
        missed = ended(
            area(built=imposed, financier=-(-needed // each) - 1), scenario=scenario
        ).state.outcome()
        assert (missed.scores[0] < least, missed.grade) == (True, below)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_one_imposed_card_not_built_and_the_scenario_is_lost(scenario: str) -> None:
    imposed = SCENARIOS[scenario][0].split()
    for missing in imposed:
        built = " ".join(card for card in imposed if card != missing)
        outcome = ended(
            area(built=built, sites=missing, financier=200), scenario=scenario
        ).state.outcome()
        assert outcome.won is False
        assert outcome.grade == "scenario-failed"
        assert outcome.winners == []


def test_r14_any_copy_of_an_imposed_card_will_do() -> None:
    world = ended(
        area(built="research_center neuroscience time_travel", sites="research_center"),
        scenario="sc04",
    )
    assert world.state.outcome().won is True
