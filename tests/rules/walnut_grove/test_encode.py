"""A farm as numbers: apart for the years left, with goods as the winter leaves them and pieces as if paid for."""

import pytest
from rules.walnut_grove.grove import TITLE, Grove, autumn, before_winter, spring, summer

from littleworlds.core.features import Features
from littleworlds.games.walnut_grove.rules.phases import OVER


def encoded(grove: Grove, left: int) -> dict[str, float]:
    """The features for so many years left that are not 0."""
    out = Features([0.0] * len(TITLE.features()), True)
    TITLE.encode(grove.state, 0, out)
    start = f"{left} years left: "
    return {
        name.removeprefix(start): amount
        for name, amount in zip(TITLE.features(), out.amounts, strict=True)
        if amount and name.startswith(start)
    }


def in_year(grove: Grove, year: int) -> Grove:
    grove.state.year = year
    return grove


def test_years_between_two_that_are_written_count_for_both() -> None:
    grove = in_year(autumn(1), 3)
    labourers = encoded(in_year(autumn(1), 1), 7)["labourers"]
    assert encoded(grove, 4)["labourers"] == pytest.approx(labourers * 2 / 3)
    assert encoded(grove, 7)["labourers"] == pytest.approx(labourers / 3)
    assert encoded(grove, 2) == {}
    assert encoded(in_year(autumn(1), 7), 1)["labourers"] == labourers


def test_nothing_is_written_where_a_plan_goes_to_the_end() -> None:
    grove = in_year(autumn(1), 8)
    assert all(encoded(grove, left) == {} for left in (1, 2, 4, 7))
    over = in_year(autumn(1), 1)
    over.state.season = OVER
    assert encoded(over, 7) == {}


def test_goods_are_those_that_the_winter_leaves() -> None:
    before = encoded(in_year(autumn(1).without_goods().give("stone 4"), 1), 7)
    assert (before["stone"], before["stone to spare"]) == (2, 2)
    assert before["help tile face up"] == 1, "fires or labourers want what is not there"
    assert before["help tiles face down"] >= 1


def test_a_piece_counts_while_it_is_paid_for() -> None:
    grove = in_year(autumn(1), 1)
    without = encoded(grove, 7)["labourers"]
    grove.farm().piece = 0
    assert encoded(grove, 7)["labourers"] == without + 1


def test_a_tile_on_its_cell_counts_as_it_fits_best() -> None:
    chosen = in_year(spring("l47 l48", "l49 l50").act("tile l47", "cell 3,1", seat=0), 1)
    free = encoded(chosen, 7)["free cells"]
    assert free == encoded(chosen.act("turn 0", seat=0), 7)["free cells"]


def test_what_is_on_offer_counts_where_there_is_space() -> None:
    grove = in_year(autumn(1), 1)
    assert encoded(grove, 7)["on offer at saloon"] == 2
    grove.hire("yellow 4")
    assert "on offer at saloon" not in encoded(grove, 7)


def test_land_that_is_closed_is_an_enclosure() -> None:
    closed, open_land = (in_year(summer(lay=(tile,)), 1) for tile in ("l47 3,1 0", "l01 3,1 0"))
    assert encoded(closed, 7)["enclosures"] > encoded(open_land, 7).get("enclosures", 0)
    assert encoded(open_land, 7)["districts not built on"] == 4


def test_a_winter_that_takes_nothing_more_leaves_help_as_it_is() -> None:
    grove = in_year(before_winter(1).give("fish 3 wood 3 grain 3"), 1)
    assert "help tile face up" not in encoded(grove, 7)
