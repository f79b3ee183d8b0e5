"""Positions as numbers, for learning; and values by weights where there are some."""

import pytest
from rules.wonderful_world.board import (
    CARDS,
    TITLE,
    World,
    area,
    new,
    placing,
    planning,
    position,
    title,
)

from littleworlds.core.features import Features
from littleworlds.core.weights import WeightSet


def encoded(world: World, seat: int = 0) -> dict[str, float]:
    """The features that are not 0."""
    names = TITLE.features()
    out = Features([0.0] * len(names), True)
    TITLE.encode(world.state, seat, out)
    return {name: amount for name, amount in zip(names, out.amounts, strict=True) if amount}


def test_pieces_and_points_are_told() -> None:
    one = encoded(
        placing("gold", area(built="museum", krystallium=2, general=1, cubes=3), area(), round=3)
    )
    assert one["krystallium"] == 2
    assert one["generals"] == 1
    assert one["cubes on the empire"] == 3
    assert "financiers" not in one


def test_production_counts_with_the_steps_to_come() -> None:
    """Of materials this round's step is over, that of science is not."""
    one = encoded(placing("energy", area(), area(), round=3))
    assert one["materials to come"] == 2
    assert one["energy to come"] == 1
    assert one["science to come"] == 2


def test_who_produces_most_is_ahead() -> None:
    world = placing("materials", area(built="nuclear_plant"), area(), round=4)
    assert encoded(world)["ahead in energy"] == 1
    assert encoded(world, 1)["behind in energy"] == 1
    assert "ahead in science" not in encoded(world)


def test_cards_under_construction_count_with_what_they_lack() -> None:
    one = encoded(planning(area(sites="museum", drafted="museum"), area(drafted="museum")))
    assert one["under construction"] == 1
    assert one["pieces lacking"] == sum(
        (int(CARDS.cost[CARDS.number_of["museum"]]) >> 4 * kind) & 15 for kind in range(8)
    )


def test_points_per_piece_count_with_the_cards_to_come() -> None:
    """The cards of a draft that is over are not."""
    one = area("republic_of_europe_a", hand="museum zeppelin")
    begun = encoded(position("draft", one, one, round=3))
    later = encoded(position("draft", one, one, round=3, picks=CARDS.drafted))
    assert begun["points per general to come"] == 2
    assert later["points per general to come"] == 1


@pytest.mark.parametrize(
    ("seats", "scenario", "table"),
    [(1, "none", "alone"), (2, "none", "2 seats"), (5, "none", "5 seats"), (1, "sc01", "")],
)
def test_kinds_of_table(seats: int, scenario: str, table: str) -> None:
    world = new(seats, options={"scenario": scenario} if seats == 1 else None)
    number = int(TITLE.table(world.state))
    assert (TITLE.tables()[number] if number >= 0 else "") == table


def test_where_there_are_weights_they_decide() -> None:
    """With a weight for generals nothing else counts, and the terms are those of the weights."""
    learned = title()
    learned.learn({"2 seats": WeightSet(made="", command="", result="", weights={"generals": 2.0})})
    world = placing("gold", area(general=3, built="museum"), area(general=1, sites="museum"))
    state = learned.load(world.state.dump())
    assert learned.value(state, 0) == pytest.approx(4.0)
    assert [term.name for term in learned.terms(state, 0)] == ["generals", "others"]
