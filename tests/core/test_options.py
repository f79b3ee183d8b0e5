"""Options of a table: typed, with defaults and sentences for what is not allowed."""

import pytest

import littleworlds as lw
from littleworlds.core.option import choice, flag, number
from littleworlds.words import explain


def test_values_are_spelled_on_a_command_line() -> None:
    assert flag("powers", False).parse("on") is True
    assert choice("face", ["A", "B"], "A").parse("b") == "B"
    assert number("start", 0, 3, 0).parse("2") == 2


@pytest.mark.parametrize("given", ["C", "", "on"])
def test_a_value_that_is_not_allowed_is_named(given: str) -> None:
    with pytest.raises(
        lw.OptionError, match=f"Option “face” cannot be “{given}”: it is one of A and B"
    ):
        choice("face", ["A", "B"], "A").parse(given)


def test_a_flag_is_not_a_number() -> None:
    with pytest.raises(lw.OptionError):
        flag("powers", False).check(1)
    with pytest.raises(lw.OptionError):
        number("start", 0, 3, 0).check(True)


def test_an_option_may_be_for_some_seat_counts_only() -> None:
    option = choice("scenario", ["none", "sc01"], "none", seats=[1])
    assert option.offered(1)
    assert not option.offered(2)


@pytest.mark.parametrize(
    ("huge", "spelled"),
    [
        (10**30, "1000000000000000000000000000000"),
        (-(10**30), "-1000000000000000000000000000000"),
        (10**6000, "≈10^6000"),
    ],
    ids=["10^30", "-10^30", "10^6000"],
)
def test_a_number_of_any_size_is_refused_in_one_sentence(huge: int, spelled: str) -> None:
    with pytest.raises(lw.OptionError) as caught:
        number("start", 0, 3, 0).check(huge)
    assert str(caught.value) == f"Option “start” cannot be “{spelled}”: it is one of 0, 1, 2 and 3."
    with pytest.raises(lw.OptionError) as caught:
        lw.game("little-tavern").setup(seats=huge, chance=lw.Seeded(1))
    assert str(caught.value) == f"little-tavern is for 3 to 5 seats, not for {spelled}."
    assert (
        explain(caught.value, "fr") == f"little-tavern se joue de 3 à 5 joueurs, pas à {spelled}."
    )


def test_every_value_is_named_however_many_there_are() -> None:
    option = choice("scenario", ["none", *(f"sc0{number}" for number in range(1, 7))], "none")
    with pytest.raises(lw.OptionError) as caught:
        option.parse("sc07")
    assert "one of none, sc01, sc02, sc03, sc04, sc05 and sc06" in str(caught.value)
