"""What positions are worth to bots, where a wrong answer would cost them the scenario."""

import pytest
from rules.my_little_battlefield.table import Battle, position


def lead(battle: Battle, side: str = "a") -> float:
    return battle.game.value(battle.state, int(battle.state.field.seat_of["ab".index(side)]))


def stands(scenario: str, side: str, cell: str) -> float:
    """What a position is worth to a side that has one unit on the field."""
    units = {"a": "", "b": "", side: f"standard {cell}"}
    return lead(position(units["a"], units["b"], options={"scenario": scenario}), side)


@pytest.mark.parametrize(
    "scenario", ["the_burning_village", "the_eroded_hill", "assault_on_the_generator"]
)
def test_an_attacker_wants_to_come_near_its_goal(scenario: str) -> None:
    assert stands(scenario, "a", "b1") < stands(scenario, "a", "b2") < stands(scenario, "a", "b3")


def test_an_attacker_wants_the_sectors_on_its_way() -> None:
    near, far = ({cell: 3} for cell in ("b2", "c2"))
    held = [
        lead(position(gauge=gauge, options={"scenario": "assault_on_the_generator"}))
        for gauge in (near, far)
    ]
    assert held[0] > held[1], "the trenches lie before the generator, the ruins beside"


def test_a_defender_keeps_the_row_that_the_attacker_has_to_pass() -> None:
    def held(cell: str) -> float:
        options = {"scenario": "the_breakthrough"}
        return lead(
            position(
                gauge={cell: -2},
                field="plain camp forest ford farmland hill copse outpost village",
                options=options,
            ),
            "b",
        )

    assert held("a3") > held("a2")


def test_victory_is_worth_more_than_the_lead_before_it() -> None:
    everything = {"a1": 2, "b1": 2, "c1": 3, "a2": 2, "b2": 2, "c2": 3, "a3": 2, "b3": 2, "c3": 3}
    battle = position(gauge=everything, dice="morale")
    before = lead(battle)
    battle.act("end")
    assert battle.view["over"]
    assert lead(battle) > before > 0
    assert lead(battle, "b") == -lead(battle)
