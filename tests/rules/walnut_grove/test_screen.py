"""What a reader sees of a position in the terminal."""

import io
from pathlib import Path
from typing import cast

import pytest
from rich.console import Console
from rules.walnut_grove.grove import TITLE, Grove, autumn, fresh, title

import littleworlds as lw
from littleworlds.cli.screen import Screen
from littleworlds.games.walnut_grove.game import WalnutGrove
from littleworlds.games.walnut_grove.state.position import WalnutState
from littleworlds.words import Words

RECORDS = sorted((Path(__file__).parents[2] / "records" / "walnut_grove").glob("*.record"))


def drawn(grove: Grove, language: str, rich: bool = False, seat: int = 0, width: int = 100) -> str:
    """The position as the terminal shows it to a seat."""
    out = io.StringIO()
    console = Console(
        file=out, width=width, force_terminal=rich, color_system="standard" if rich else None
    )
    players = ["Ada", "Bob", "Cleo", "Dan"]
    words = Words(language, "walnut-grove", TITLE.names[language], players, seat)
    Screen(console).board(TITLE, grove.state.view(seat), words, set())
    return out.getvalue()


def land() -> Grove:
    """The first tile has its field in the north, with fences at the corners; the water of the board
    is enclosed."""
    return fresh().lay("l47 3,1 0", "l01 1,1 0")


@pytest.mark.parametrize(("language", "field", "water"), [("en", "ff", "WW"), ("fr", "cc", "LL")])
def test_the_map_has_the_letters_of_the_readers_language(
    language: str, field: str, water: str
) -> None:
    shown = drawn(land(), language)
    assert f"\\{field}/" in shown
    assert f"|{water}|" in shown


def test_letters_are_doubled_by_colour() -> None:
    yellow, blue = "\x1b[33m", "\x1b[94m"
    shown = drawn(land(), "fr", rich=True)
    assert f"{yellow}c" in shown
    assert f"{blue}L" in shown
    assert "\x1b" not in drawn(land(), "fr")


def test_the_map_comes_last() -> None:
    lines = drawn(land(), "fr").rstrip().splitlines()
    assert lines[-1].split() == ["0", "1", "2", "3", "4"], "the columns under the land"


def most_lines(grove: Grove, width: int) -> int:
    """Of what any seat reads in any language."""
    return max(
        len(drawn(grove, language, rich=True, seat=seat, width=width).splitlines())
        for seat in range(grove.view()["seats"])
        for language in ("en", "fr")
    )


@pytest.mark.parametrize("record", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_position_takes_at_most_45_lines_of_80_characters(record: Path) -> None:
    """Random plays at their end, where the land is fullest, and in the last year, when the winter's
    bill is told as well."""
    played = lw.Record.read(record)
    seats = played.seats
    for back in (0, 4 * seats, 8 * seats):
        play = lw.Play.replay(played, TITLE, upto=len(played.steps) - back)
        grove = Grove(cast(WalnutState, play.state))
        assert grove.view()["year"] >= 7
        assert most_lines(grove, 80) <= 45


def tower(rows: int) -> Grove:
    """A land as high as tiles can be laid, at a full table."""
    ids = TITLE.cards.tiles.ids[:rows]
    return fresh(4).lay(*(f"{id} 2,{row} 0" for row, id in enumerate(ids, 1)))


def test_no_land_is_higher_than_a_screen() -> None:
    most = max(int(y) for y in TITLE.cards.grid.ys)
    lines = drawn(tower(most), "fr", rich=True).splitlines()
    assert len(lines) <= 45
    picture = TITLE.picture(tower(most).view(0))
    assert picture is not None
    assert max(len(line) for line in picture.lines) <= 80


def test_the_upper_rows_of_a_tall_land_stand_on_the_right() -> None:
    def rows(grove: Grove) -> list[list[str]]:
        picture = TITLE.picture(grove.view(0))
        assert picture is not None
        numbers = [[word for word in line.split() if word.isdigit()] for line in picture.lines[:-1]]
        return [line for line in numbers if line]

    assert rows(tower(3)) == [["4"], ["3"], ["2"], ["1"], ["0"]]
    assert rows(tower(5)) == [["3"], ["2", "6"], ["5"], ["1"], ["0", "4"]]


def test_a_tile_takes_a_fourth_line_where_an_edge_belongs_to_two_areas() -> None:
    edges = {"n": ["a"], "e": ["a", "b"], "s": ["b"], "w": ["b", "a"]}
    split: dict[str, object] = {
        "id": "l20",
        "areas": {"a": "grain", "b": "wood"},
        "squares": {},
        "edges": edges,
        "borders": [{"between": ["a", "b"], "fence": True}],
    }

    def middle(game: WalnutGrove) -> list[str]:
        picture = game.picture(fresh(game=game).lay("l20 2,1 0").view(0))
        assert picture is not None
        return [line[12:16] for line in picture.lines[1:-3]]

    plain, doubled = middle(TITLE), middle(title(tile=[split]))
    assert len(plain) == 3
    assert doubled == [" aa", "a #a", "d# d", " dd"]


def test_a_region_says_its_tiles_if_there_are_several() -> None:
    shown = " ".join(drawn(fresh().lay("l04 4,1 0"), "en").split())
    assert "forest 4,0 1/4 (2)" in shown
    assert "mountain 2,0 0/2 " in shown
    assert "mountain 2,0 0/2 (" not in shown


def test_the_town_is_told_in_walking_order() -> None:
    shown = " ".join(drawn(fresh(), "fr").split())
    town = ["Mairie (", "→ Bureau", "→ Pavillon", "→ Menuiserie", "→ Svenson", "→ Saloon"]
    town += ["Église (", "→ Bazar", "→ Hôtel", "→ Johansen", "→ Soebuck", "→ Magasin"]
    places = [shown.index(stop) for stop in town]
    assert places == sorted(places)


def test_who_stands_where_in_town() -> None:
    shown = " ".join(drawn(autumn(2, "saloon town_hall"), "en").split())
    assert "Town Hall (toll) [Bob]" in shown
    assert "Saloon (2 × fish): 2 × yellow labourers [Ada]" in shown
    assert "Carpenter (wood and stone): 2 × hut →" in shown


@pytest.mark.parametrize(
    ("language", "people", "inn"),
    [
        (
            "en",
            "Farmer, yellow and 2 × blue labourers. From next year: white labourer.",
            "yellow and white labourers →",
        ),
        (
            "fr",
            "Fermier, travailleurs jaune et 2 × bleu. L’an prochain : travailleur blanc.",
            "travailleurs jaune et blanc →",
        ),
    ],
)
def test_labourers_are_told_by_their_colour(language: str, people: str, inn: str) -> None:
    grove = autumn(1).hire("yellow 1 blue 2")
    grove.farm().newcomers = 1 << 16
    grove.show("dakota_lodge", "yellow_labourer", "white_labourer").show("hotel")
    shown = " ".join(drawn(grove, language).replace("\u00a0", " ").split())
    assert people in shown
    assert inn in shown
    assert ("nobody left" if language == "en" else "plus personne") in shown


@pytest.mark.parametrize(
    ("language", "barn"), [("en", "Barn, 2 spaces free of 4"), ("fr", "Grange, 2 places libres")]
)
def test_a_barn_is_not_told_as_several(language: str, barn: str) -> None:
    shown = " ".join(drawn(autumn(1), language).replace("\u00a0", " ").split())
    assert barn in shown
    thing = next(thing for thing in TITLE.things(autumn(1).view(0)) if thing.ref == "barn:0")
    assert thing.count == 1, "what lies in it is counted there"


def test_an_onlooker_sees_all_landscapes() -> None:
    picture = TITLE.picture(fresh(2).view(None))
    assert picture is not None
    assert [line for line in picture.lines if line.startswith("[")] == ["[1]", "[2]"]
    own = TITLE.picture(fresh(2).view(0))
    assert own is not None
    assert not any(line.startswith("[") for line in own.lines)


def test_goods_of_the_post_office_come_into_the_barn_not_out_of_it() -> None:
    notes = next(
        thing for thing in TITLE.things(fresh().view(0)) if thing.ref == "stop:post_office"
    )
    said = {
        language: Words(language, "walnut-grove", TITLE.names[language]).say(notes.notes[0])
        for language in ("en", "fr")
    }
    assert said["fr"] == (
        "Prenez 2 marchandises de votre choix à la réserve et rentrez-les dans la grange."
    )
    assert said["en"] == "Take 2 goods of your choice into the barn."
