"""Component data: typed reading, corrections by an owner, and messages that name file, entry and field."""

from pathlib import Path

import pytest

import littleworlds as lw
from littleworlds.core.data import Data, Entry, read

GAME = """
[rules]
goal = 25
known = "rulebook"
"""

CARDS = """
[[card]]
id = "elf"
name = { en = "Elf", fr = "Elfe" }
plural = { en = "Elves", fr = "Elfes" }
cost = { gold = 6, wood = 2 }
copies = 10
known = { default = "rulebook", copies = "inferred" }

[[card]]
id = "dwarf"
name = { en = "Dwarf", fr = "Nain" }
cost = { gold = 1 }
copies = 7
known = "print"
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "game.toml").write_text(GAME, encoding="utf-8")
    (tmp_path / "cards.toml").write_text(CARDS, encoding="utf-8")
    return tmp_path


def data(folder: Path, overlay: dict[str, object] | None = None) -> Data:
    return Data("toy", folder, overlay)


def card(folder: Path, overlay: dict[str, object] | None = None) -> Entry:
    return data(folder, overlay).table("card")[0]


def correction(**fields: object) -> dict[str, object]:
    return {"game": "toy", "card": [{"id": "elf", **fields}]}


def test_entries_are_read_with_their_types(folder: Path) -> None:
    elf = card(folder)
    assert elf.id == "elf"
    assert elf.integer("copies", 0, 40) == 10
    assert elf.counts("cost", ["wood", "gold", "stone"]) == [2, 6, 0]
    elf.done()


def test_texts_are_names_in_both_languages_and_need_no_reading(folder: Path) -> None:
    names = data(folder).names
    assert names["fr"]["elf"] == "Elfe"
    assert names["en"]["elf.plural"] == "Elves"


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"copies": "ten"}, "cards.toml + overlay, card elf, copies: “ten” is not a whole number from 0 to 40."),
        ({"copies": 41}, "cards.toml + overlay, card elf, copies: “41” is not a whole number from 0 to 40."),
        ({"copies": True}, "cards.toml + overlay, card elf, copies: “True” is not a whole number from 0 to 40."),
    ],
)
def test_a_bad_number_is_named_with_file_entry_and_field(folder: Path, fields: dict[str, object], sentence: str) -> None:
    with pytest.raises(lw.DataError) as caught:
        card(folder, correction(**fields)).integer("copies", 0, 40)
    assert str(caught.value) == sentence


def test_a_field_that_nobody_reads_is_refused(folder: Path) -> None:
    elf = card(folder, correction(copeis=3))
    elf.integer("copies")
    elf.counts("cost", ["gold", "wood"])
    with pytest.raises(lw.DataError, match=r"there is no field “copeis”\. Near it: copies"):
        elf.done()


def test_a_word_that_a_table_does_not_know_is_refused(folder: Path) -> None:
    with pytest.raises(lw.DataError, match=r"card elf\.cost, gild: “gild” is not one of gold"):
        card(folder, correction(cost={"gild": 2})).counts("cost", ["gold", "wood"])


def test_a_missing_field_is_named(folder: Path) -> None:
    with pytest.raises(lw.DataError, match="card elf: the field “value” is missing"):
        card(folder).integer("value")


def test_an_overlay_replaces_fields_and_counts_as_seen_in_print(folder: Path) -> None:
    elf = card(folder, correction(copies=9))
    assert elf.integer("copies") == 9
    assert elf.known("copies") == "print"
    assert elf.known("cost") == "rulebook"


def test_a_corrected_table_is_replaced_whole(folder: Path) -> None:
    assert card(folder, correction(cost={"wood": 5})).counts("cost", ["gold", "wood"]) == [0, 5]


def test_a_corrected_text_keeps_the_other_language(folder: Path) -> None:
    overlay = correction(name={"fr": "Elfe des bois"})
    assert data(folder, overlay).names["fr"]["elf"] == "Elfe des bois"
    assert data(folder, overlay).names["en"]["elf"] == "Elf"


def test_an_overlay_adds_and_drops_entries_only_when_it_says_so(folder: Path) -> None:
    added: dict[str, object] = {"id": "orc", "name": {"en": "Orc", "fr": "Orque"}, "copies": 1, "cost": {}, "add": True}
    overlay: dict[str, object] = {"game": "toy", "card": [added, {"id": "dwarf", "drop": True}]}
    assert [entry.id for entry in data(folder, overlay).table("card")] == ["elf", "orc"]
    with pytest.raises(lw.DataError, match=r"“card” has no entry “dwraf”\. Near it: dwarf"):
        data(folder, {"game": "toy", "card": [{"id": "dwraf", "copies": 1}]})


def test_an_overlay_for_another_game_or_table_is_refused(folder: Path) -> None:
    with pytest.raises(lw.DataError, match='must begin with game = "toy"; it has “other”'):
        data(folder, {"game": "other"})
    with pytest.raises(lw.DataError, match="there is no table “crad”, only card"):
        data(folder, {"game": "toy", "crad": [{"id": "elf"}]})


def test_the_digest_changes_with_figures_but_not_with_words_or_sources(folder: Path) -> None:
    plain = data(folder).digest
    assert data(folder, correction(copies=9)).digest != plain
    assert data(folder, correction(name={"en": "Elven guest", "fr": "Elfe"}, note="seen")).digest == plain
    assert data(folder, correction(known="print")).digest == plain


def test_how_a_figure_is_known_must_be_one_of_five_words(folder: Path) -> None:
    with pytest.raises(lw.DataError, match="“guess”"):
        data(folder, correction(known="guess"))


def test_a_table_called_game_is_refused_because_no_overlay_could_correct_it(tmp_path: Path) -> None:
    (tmp_path / "rules.toml").write_text('[game]\ngoal = 3\nknown = "print"\n', encoding="utf-8")
    with pytest.raises(lw.DataError, match=r"rules\.toml: a table may not be called “game”"):
        data(tmp_path)


def test_a_broken_file_is_named_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("game = \n", encoding="utf-8")
    with pytest.raises(lw.DataError, match=r"mine\.toml is not valid TOML: .*line 1"):
        read(path)
    with pytest.raises(lw.FileError, match="cannot be read"):
        read(tmp_path / "none.toml")


def test_every_title_has_data_with_the_same_digest_each_time() -> None:
    for id in lw.titles():
        first, second = lw.game(id).data, lw.game(id).data
        assert first is not None
        assert second is not None
        assert first.digest == second.digest
