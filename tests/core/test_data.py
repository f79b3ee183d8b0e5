"""Component data: typed reading, corrections by an owner, and messages that name file, entry and field."""

import datetime
import math
import re
from pathlib import Path

import pytest

import littleworlds as lw
from littleworlds.core.data import Data, Entry, read
from littleworlds.core.game import Game
from littleworlds.core.registry import game_of

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
        (
            {"copies": "ten"},
            "cards.toml + overlay, card elf, copies: “ten” is not a whole number from 0 to 40.",
        ),
        (
            {"copies": 41},
            "cards.toml + overlay, card elf, copies: “41” is not a whole number from 0 to 40.",
        ),
        (
            {"copies": True},
            "cards.toml + overlay, card elf, copies: “True” is not a whole number from 0 to 40.",
        ),
    ],
)
def test_a_bad_number_is_named_with_file_entry_and_field(
    folder: Path, fields: dict[str, object], sentence: str
) -> None:
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
    added: dict[str, object] = {
        "id": "orc",
        "name": {"en": "Orc", "fr": "Orque"},
        "copies": 1,
        "cost": {},
        "add": True,
    }
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
    assert (
        data(folder, correction(name={"en": "Elven guest", "fr": "Elfe"}, note="seen")).digest
        == plain
    )
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


# --- what an overlay may hold --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "given"),
    [
        (datetime.date(1979, 5, 27), "1979-05-27"),
        ({3}, "{3}"),
        ((1, 2), "(1, 2)"),
        (None, "None"),
        (math.nan, "nan"),
        (-math.inf, "-inf"),
    ],
)
def test_what_no_record_could_carry_is_refused_with_its_place(
    folder: Path, value: object, given: str
) -> None:
    with pytest.raises(lw.DataError) as caught:
        data(folder, correction(cost={"gold": [1, value]}))
    sentence = f"overlay, card elf, cost.gold: “{given}” is neither a finite number nor a text, true or false, a list or a table."
    assert str(caught.value) == sentence
    with pytest.raises(
        lw.DataError, match=r"overlay, rules, goal: “.*” is neither a finite number"
    ):
        data(folder, {"game": "toy", "rules": {"goal": value}})
    with pytest.raises(lw.DataError, match=r"overlay, card, card: “.*” is neither a finite number"):
        data(folder, {"game": "toy", "card": value})


def test_a_date_in_a_file_is_refused_with_its_place(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(
        'game = "little-tavern"\n[[character]]\nid = "elf"\ncopies = 1979-05-27\n', encoding="utf-8"
    )
    with pytest.raises(
        lw.DataError,
        match=r"mine\.toml, character elf, copies: “1979-05-27” is neither a finite number",
    ):
        lw.game("little-tavern", path)


def test_numbers_and_nesting_have_bounds(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(
        lw.DataError,
        match="card elf, copies: “-1000000000000000000000000000000” is too large a number",
    ):
        data(folder, correction(copies=-(10**30)))
    with pytest.raises(lw.DataError, match=r"card elf, copies: “≈10\^5000” is too large a number"):
        data(folder, correction(copies=10**5000))
    deep: list[object] = []
    deep.append(deep)
    with pytest.raises(lw.DataError, match="overlay: lists and tables lie more than 16 deep"):
        data(folder, correction(cost=deep))
    path = tmp_path / "mine.toml"
    for value, sentence in (
        ("[" * 5000 + "]" * 5000, "more than 16 deep"),
        ("9" * 5000, "far too many digits"),
    ):
        path.write_text(f"goal = {value}\n", encoding="utf-8")
        with pytest.raises(lw.DataError, match=sentence):
            read(path)


@pytest.mark.parametrize("half", ["\ud800", "so \udfff"])
def test_half_a_character_is_no_text(folder: Path, half: str) -> None:
    with pytest.raises(lw.DataError, match=r"card elf, note: .* is not a text"):
        data(folder, correction(note=half))
    for overlay in (
        correction(cost={half: 1}),
        correction(id=half),
        {"game": "toy", half: {}},
        {"game": "toy", 3: {}},
    ):
        with pytest.raises(lw.DataError, match="is not a text") as caught:
            data(folder, overlay)  # type: ignore[arg-type]
        assert str(caught.value).encode()


def test_what_was_given_is_copied(folder: Path) -> None:
    overlay = correction(cost={"gold": 3})
    kept = data(folder, overlay).overlay
    assert kept == overlay
    assert kept is not overlay
    assert isinstance(overlay["card"], list)
    overlay["card"][0]["cost"]["gold"] = 9
    assert kept != overlay


@pytest.mark.parametrize("value", [5, [{"goal": 3}], "goal"])
def test_a_single_table_is_corrected_as_one(folder: Path, value: object) -> None:
    with pytest.raises(
        lw.DataError, match=r"“rules” is a single table, to be written as \[rules\]"
    ):
        data(folder, {"game": "toy", "rules": value})


# --- entries that are added or dropped -----------------------------------------------------------------------------------------------

ORC: dict[str, object] = {
    "id": "orc",
    "name": {"en": "Orc", "fr": "Orque"},
    "copies": 1,
    "cost": {},
    "add": True,
}


def added(**fields: object) -> dict[str, object]:
    return {
        "game": "toy",
        "card": [{field: value for field, value in {**ORC, **fields}.items() if value is not None}],
    }


@pytest.mark.parametrize(
    "id", ["Orc", "orc # x", "orc-1", "1orc", "_orc", "órc", "orc ", "", "orc.plural", "orc\n"]
)
def test_an_id_must_read_back_from_notation(folder: Path, id: str) -> None:
    with pytest.raises(lw.DataError, match=r"cannot be an id, which is made of small letters"):
        data(folder, added(id=id))


def test_an_added_entry_needs_words_wherever_the_others_have_them(folder: Path) -> None:
    with pytest.raises(lw.DataError, match="overlay, card orc: the field “name” is missing"):
        data(folder, added(name=None))
    with pytest.raises(lw.DataError, match=r"card orc\.name: the field “fr” is missing"):
        data(folder, added(name={"en": "Orc"}))
    with pytest.raises(lw.DataError, match="card orc, name: “Orc” is not a table of fields"):
        data(folder, added(name="Orc"))
    assert data(folder, added()).names["fr"]["orc"] == "Orque", "not all cards have a plural"


def test_what_is_there_is_corrected_and_not_added(folder: Path) -> None:
    with pytest.raises(
        lw.DataError, match=r"card elf: there is already an entry “elf”\. Leave out “add”"
    ):
        data(folder, added(id="elf"))
    with pytest.raises(lw.DataError, match="card orc, add: “yes” is neither true nor false"):
        data(folder, added(add="yes"))
    assert len(data(folder, correction(add=False, drop=False, copies=3)).table("card")) == 2


WORDS = {"en": "Elf", "fr": "Elfe"}


def test_words_that_nobody_knows_are_fields_that_nobody_reads(folder: Path) -> None:
    elf = card(folder, correction(nmae=WORDS))
    assert elf.id == "elf"
    elf.integer("copies")
    elf.child("cost")
    with pytest.raises(lw.DataError, match=r"there is no field “nmae”\. Near it: name"):
        elf.done()
    rules = data(folder, {"game": "toy", "rules": {"gaol": WORDS}}).single("rules")
    rules.integer("goal")
    with pytest.raises(lw.DataError, match=r"rules: there is no field “gaol”\. Near it: goal"):
        rules.done()


def test_words_have_the_two_languages_and_no_other(folder: Path) -> None:
    with pytest.raises(lw.DataError, match=r"card elf\.name: there is no field “de”"):
        data(folder, correction(name={"de": "Elf"}))
    with pytest.raises(lw.DataError, match=r"card elf\.name, fr: “5” is not a text"):
        data(folder, correction(name={"fr": 5}))


@pytest.mark.parametrize("title", lw.titles())
def test_a_slip_in_any_table_of_a_title_is_refused(title: str) -> None:
    shipped = lw.game(title).data
    assert shipped is not None
    for table, content in shipped.to_dict().items():
        for slip in ({"nmae": WORDS}, {"vlaue": 1}):
            fields = [{"id": content[0]["id"], **slip}] if isinstance(content, list) else slip
            with pytest.raises(lw.DataError, match=f"there is no field “{next(iter(slip))}”"):
                lw.game(title, {"game": title, table: fields})


@pytest.mark.parametrize("title", lw.titles())
def test_what_is_sound_makes_records_that_can_be_replayed(title: str) -> None:
    """An entry more in each table that takes one: the play with it is read back and followed to its end."""
    shipped = lw.game(title).data
    assert shipped is not None
    sound = 0
    for table, content in shipped.to_dict().items():
        if not isinstance(content, list):
            continue
        words = (
            {"name": {"en": "Newcomer  # 1", "fr": "Nouveau\u2028venu"}}
            if "name" in content[-1]
            else {}
        )
        newcomer = {
            **content[-1],
            **words,
            "id": "newcomer_2",
            "add": True,
            "note": "lines\x85end\u2028in many\u2029ways # here",
        }
        try:
            game = lw.game(title, {"game": title, table: [newcomer]})
        except lw.DataError:
            continue
        sound += 1
        play = played(game)
        record = lw.Record.parse(play.record().text())
        assert lw.Play.replay(record, game_of(record)).state.dump() == play.state.dump()
    assert sound


def played(game: Game) -> lw.Play:
    """A random play to its end."""
    play = lw.Play(game, seats=game.min_seats, chance=lw.Seeded(3))
    choices = lw.Seeded(4)
    while actors := play.state.actors():
        legal = play.state.legal(actors[0])
        play.act(int(actors[0]), legal[choices.index(len(legal))])
    return play


@pytest.mark.parametrize("empire", ["Bard # x", "bard; done", "noram states [1]"])
def test_words_that_would_spoil_the_notation_are_refused(empire: str) -> None:
    faces = [{"id": f"noram_states_{face}", "empire": empire} for face in "ab"]
    with pytest.raises(
        lw.DataError,
        match=f"the action “empire {re.escape(empire)}” would be ambiguous or could not stand in a record",
    ):
        lw.game("wonderful-world", {"game": "wonderful-world", "empire": faces})


@pytest.mark.parametrize("title", lw.titles())
def test_a_table_emptied_by_an_overlay_is_refused_or_can_be_played(title: str) -> None:
    data = lw.game(title).data
    assert data is not None
    for table, entries in data.to_dict().items():
        if isinstance(entries, list):
            dropped = {
                "game": title,
                table: [{"id": entry["id"], "drop": True} for entry in entries],
            }
            try:
                game = lw.game(title, dropped)
            except lw.DataError:
                continue
            play = lw.Play(game, seats=game.max_seats, chance=lw.Seeded(1))
            while actors := play.state.actors():
                play.act(actors[0], play.state.legal(actors[0])[0])


@pytest.mark.parametrize("title", lw.titles())
def test_a_number_that_is_no_action_has_no_notation(title: str) -> None:
    game = lw.game(title)
    for number in (-1, int(game.num_actions)):
        with pytest.raises(lw.IllegalAction):
            game.notation(number)
