"""Why a thing cannot be chosen now; the points so far, and what the table notes of a winter."""

import pytest
from rules.walnut_grove.grove import (
    TITLE,
    Grove,
    autumn,
    before_winter,
    enter_winter,
    spring,
    summer,
)

from littleworlds.core.message import Message
from littleworlds.words import Words


def why(grove: Grove, ref: str, seat: int = 0) -> str:
    """The reason by its id, after it could be said in both languages."""
    reason = TITLE.why_not(grove.state.view(seat), ref)
    if reason is None:
        return ""
    for language in ("en", "fr"):
        said = Words(language, TITLE.id, TITLE.names[language], ["Ada", "Bo"], 0).say(reason)
        assert said[0].isupper() or said[0] in "“«"
        assert "{" not in said
    return reason.id


@pytest.mark.parametrize(
    ("grove", "ref", "reason"),
    [
        (spring("l01 l06"), "drawn:0/l06", ""),
        (spring("l01 l06"), "cell:0/2,1", "why-tile-first"),
        (spring("l01 l06").act("tile l01"), "drawn:0/l06", "why-tile-chosen"),
        (spring("l01 l06"), "area:0/2,0.a", "why-only-in-summer"),
        (spring("l01 l06"), "stop:hotel", "why-only-in-autumn"),
        (spring("l01 l06"), "supply:grain", "why-only-at-goods-stop"),
        (spring("l01 l06"), "supply:help", "why-no-toll-due"),
        (spring("l01 l06"), "toll:church", "why-only-at-start"),
        (spring("l01 l06"), "coin:0/copper", "why-nothing-due"),
        (summer(), "cell:0/2,1", "why-only-in-spring"),
        (summer().hire("blue 1").act("work 2,0 a"), "area:0/2,0.a", "why-figure-there"),
        (autumn(2, at="hotel saloon"), "stop:hotel", ""),
        (autumn().give(barn="fish 1"), "barn:0/fish", "why-nothing-due"),
        (autumn().give("grain 1").act("go general_store"), "stop:hotel", "why-walked-already"),
    ],
)
def test_why_not(grove: Grove, ref: str, reason: str) -> None:
    assert why(grove, ref) == reason


def test_pieces_on_display_are_had_in_autumn() -> None:
    grove = spring("l01 l06")
    things = TITLE.things(grove.state.view(0))
    pieces = [thing.ref for thing in things if thing.ref.startswith("piece:")]
    assert pieces
    assert {why(grove, piece) for piece in pieces} == {"why-only-in-autumn"}


def test_a_stop_with_another_pawn_is_occupied() -> None:
    grove = autumn(2, at="hotel saloon")
    first = int(grove.state.first())
    other = "saloon" if grove.farm(first).place == TITLE.cards.town.place_of("hotel") else "hotel"
    assert why(grove, f"stop:{other}", first) == "why-stop-full"
    assert why(grove, f"stop:{other}", 1 - first) == "why-not-your-decision"


def test_a_help_tile_is_not_repaid_without_goods() -> None:
    grove = autumn()
    grove.farm().help_up = 1
    assert why(grove, "help:0") == "why-too-few-goods"
    assert why(grove.give("stone 3"), "help:0") == ""


def test_another_farm_is_nobody_elses_to_choose_from() -> None:
    assert why(spring("l01 l06", "l02 l07"), "drawn:1/l07") == ""


# --- facts --------------------------------------------------------------------------------------


def notes(grove: Grove, ref: str) -> dict[str, Message]:
    [thing] = [thing for thing in TITLE.things(grove.state.view(0)) if thing.ref == ref]
    return {note.id: note for note in thing.notes}


def test_the_winters_bill_is_known_beforehand() -> None:
    grove = autumn(disc="a2").hire("blue 1 white 1").give("fish 3")
    bill = notes(grove, "farm:0")
    taken = bill["note-bill"].args["goods"]
    lacking = bill["note-bill-lacks"].args["goods"]
    assert isinstance(taken, list)
    assert isinstance(lacking, list)
    assert {str(one).split("@")[1] for one in taken} == {"fish", "dairy", "wood"}
    assert {str(one).split("@")[1] for one in lacking} == {"dairy", "wood"}
    before = grove.help()
    count = bill["note-bill-lacks"].args["count"]
    grove.act("pass")
    assert grove.season == "dawn", "the winter is over"
    assert sum(grove.help()) - sum(before) == count


def test_what_a_figure_would_yield_is_noted_in_summer() -> None:
    grove = summer(goods=False)
    note = notes(grove, "area:0/2,0.a")["note-harvest"]
    before = sum(grove.goods().values())
    grove.act("work 2,0 a")
    assert sum(grove.goods().values()) - before == note.args["count"]
    assert note.args["over"] == 0
    assert "note-harvest" not in notes(grove, "area:0/2,0.a")


# --- points -------------------------------------------------------------------------------------


def points(grove: Grove, seat: int | None) -> dict[tuple[str, str], int]:
    sheet = TITLE.points(TITLE.perspective(grove.state.view(seat)))
    return {(line.side, line.label.id): line.points for line in sheet}


def test_points_so_far_have_the_lines_of_the_sheet_and_keep_coins_to_their_owner() -> None:
    grove = autumn(2).coins("gold 1 silver 1", seat=0)
    own, other, onlooker = points(grove, 0), points(grove, 1), points(grove, None)
    assert own[("#0", "sheet-coins")] == 3
    assert other[("#0", "sheet-coins")] == onlooker[("#0", "sheet-coins")] == 0
    assert [key for key in own if key[0] == "#0"] == [
        ("#0", "sheet-enclosures"),
        ("#0", "sheet-figures"),
        ("#0", "sheet-buildings"),
        ("#0", "sheet-coins"),
        ("#0", "sheet-help"),
    ]
    assert sum(value for key, value in own.items() if key[0] == "#0") == grove.view(0)["scores"][0]


def test_a_winter_that_was_paid_has_no_bill() -> None:
    grove = before_winter().hire("blue 1").give("fish 3", barn="fish 2")
    enter_winter(grove)
    assert "note-bill" not in notes(grove, "farm:0")
