"""What is said when a command is given wrongly: one sentence, in the language of the place or the one asked for, exit code 2."""

import sys
import tomllib
from pathlib import Path

import pytest
from cli.program import FRENCH, NARROW, refused, run

import littleworlds as lw
from littleworlds.cli import main
from littleworlds.core.registry import load_game

FORTY_DIGITS = "1234567890" * 4


@pytest.mark.parametrize(
    ("words", "english", "french"),
    [
        (("simulate",), "GAME is missing.", "Il manque JEU."),
        (("dance",), "There is no command “dance”.", "Il n’y a pas de commande « dance »."),
        (("data", "shw"), "There is no command “shw”. Near it: show.", "Il n’y a pas de commande « shw ». Voisines : show."),
        (("games", "--jsn"), "There is no option “--jsn” here. Near it: --json.", "Il n’y a pas ici d’option « --jsn »."),
        (("games", "--json=3"), "The option --json takes no value.", "L’option --json ne prend pas de valeur."),
        (("simulate", "little-tavern", "--seats"), "The option --seats needs a value.", "L’option --seats demande une valeur."),
        (("games", "twice"), "Nobody asked for “twice”.", "« twice » est de trop."),
        (("simulate", "little-tavern", "--games", "0"), "--games cannot be “0”: it is a whole number of at least 1.",
         "--games ne peut pas être « 0 » : il faut un nombre entier d’au moins 1."),
        (("simulate", "little-tavern", "--seats", "three"), "--seats cannot be “three”: it is a whole number.",
         "--seats ne peut pas être « three » : il faut un nombre entier."),
        (("serve", "--port", "65536"), "--port cannot be “65536”: it is a whole number from 0 to 65535.",
         "--port ne peut pas être « 65536 » : il faut un nombre entier de 0 à 65535."),
        (("bench", "--seconds", "0"), "--seconds cannot be “0”: it is a number of at least 0.01.",
         "--seconds ne peut pas être « 0 » : il faut un nombre d’au moins 0.01."),
        (("admin", "tables", "--status", "lost"), "--status cannot be “lost”: it is one of open, playing,",
         "--status ne peut pas être « lost » : les valeurs possibles sont open, playing,"),
        (("games", "--lang", "de"), "There are no words in “de”, only in en and fr.", "Il n’y a pas de textes en « de »,"),
        (("replay", "nowhere.record"), "“nowhere.record” cannot be read: No such file or directory.",
         "« nowhere.record » ne peut pas être lu : aucun fichier ni dossier de ce nom."),
        (("replay", "."), "“.” cannot be read: Is a directory.", "« . » ne peut pas être lu : c’est un dossier."),
    ],
)  # fmt: skip
def test_every_refusal_has_both_languages(
    words: tuple[str, ...],
    english: str,
    french: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "argv", ["littleworlds", *words])
    for place, sentence in (("C.UTF-8", english), ("fr_FR.UTF-8", french)):
        monkeypatch.setenv("LC_ALL", place)
        with pytest.raises(SystemExit) as end:
            main()
        assert end.value.code == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err.replace("\u00a0", " ").startswith(sentence)
        assert len(said.err.splitlines()) == 1


def test_the_language_of_the_place_is_spoken() -> None:
    assert refused("simulate", environment=FRENCH).startswith("Il manque JEU.")


@pytest.mark.parametrize(
    "words",
    [("simulate", "little-tavern"), ("bench", "little-tavern"), ("data", "check", "nowhere.toml")],
)
def test_every_command_that_speaks_takes_a_language(words: tuple[str, ...]) -> None:
    done = run(*words, "--lang", "fr", *(("--seconds", "0.01") if words[0] == "bench" else ()))
    expected = {
        "simulate": "victoires partagées",
        "bench": "décisions/s",
        "data": "aucun fichier ni dossier",
    }[words[0]]
    assert expected in done.stdout + done.stderr


def test_a_simulation_alone_is_shown_in_words() -> None:
    shown = run("simulate", "walnut-grove", "--seats", "1", "--games", "2", "--lang", "fr").stdout
    assert "Parties gagnées\u00a0: " in shown
    assert "grade-" not in shown


@pytest.mark.parametrize("given", [FORTY_DIGITS, "9" * 5000, "²", "#²", "-1"])
def test_no_number_of_seats_is_too_strange_for_a_sentence(given: str) -> None:
    assert given[:12] in refused("simulate", "little-tavern", "--seats", given)


@pytest.mark.parametrize("given", ["#²", "²@elf", "#" + FORTY_DIGITS])
def test_no_name_of_a_game_is_too_strange_for_a_sentence(given: str) -> None:
    assert refused("simulate", given).startswith(f"There is no game “{given}”.")


@pytest.mark.parametrize("environment", [NARROW, {"COLUMNS": "40"}])
def test_ids_and_values_are_whole_at_any_width(environment: dict[str, str]) -> None:
    shown = run("games", environment=environment).stdout
    for id in lw.titles():
        assert id in shown.splitlines()
        for option in load_game(id).options:
            assert f"{option.id} = {', '.join(option.words())}" in shown
    assert "…" not in shown


@pytest.mark.parametrize("id", lw.titles())
def test_data_is_shown_as_toml_that_can_be_copied(id: str, tmp_path: Path) -> None:
    shown = run("data", "show", id, environment=NARROW).stdout
    content = tomllib.loads(shown)
    data = load_game(id).data
    assert data is not None
    assert content.pop("game") == id
    assert content == _without_known(data.to_dict())
    copied = tmp_path / "mine.toml"
    copied.write_text(shown, encoding="utf-8")
    assert "is sound" in run("data", "check", str(copied)).stdout


def test_each_figure_says_how_it_is_known() -> None:
    lines = run("data", "show", "little-tavern", "--table", "coins").stdout.splitlines()
    assert "total = 44  # rulebook" in lines
    assert "values = [1, 5, 10]  # transcribed" in lines
    assert "# substitute = our own, for want of any source" in lines
    assert (
        "# substitute = de notre main, faute de source"
        in run("data", "show", "little-tavern", "--lang", "fr").stdout
    )


def test_a_table_that_is_not_there_is_bad_usage() -> None:
    sentence = refused("data", "show", "little-tavern", "--table", "charcter")
    assert sentence == "little-tavern has no table “charcter”. Near it: character."


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_record_that_cannot_be_written_gets_one_sentence(jobs: str, tmp_path: Path) -> None:
    (tmp_path / "little-tavern-3-000000.record").mkdir()
    command = (
        "simulate",
        "little-tavern",
        "--games",
        "60",
        "--seed",
        "3",
        "--jobs",
        jobs,
        "--records",
        str(tmp_path),
    )
    assert refused(*command, code=1).endswith(
        "little-tavern-3-000000.record” cannot be written: Is a directory."
    )


def test_a_full_disk_gets_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "little-tavern-3-000000.record").symlink_to("/dev/full")
    command = (
        "simulate",
        "little-tavern",
        "--games",
        "1",
        "--seed",
        "3",
        "--records",
        str(tmp_path),
    )
    assert refused(*command, code=1).endswith("cannot be written: No space left on device.")
    assert refused(*command, "--lang", "fr", code=1).endswith(
        "il n’y a plus de place sur le disque."
    )


def test_a_folder_for_records_that_cannot_be_made_gets_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("", encoding="utf-8")
    command = ("simulate", "little-tavern", "--games", "1", "--records", str(tmp_path / "taken"))
    assert refused(*command, code=1).endswith("cannot be written: File exists.")


def test_one_near_name_makes_a_sentence() -> None:
    sentence = refused("simulate", "little-tavern", "--bots", "gredy,random,random")
    assert sentence == "There is no bot “gredy”. To be had: greedy."


def _without_known(content: dict[str, object]) -> dict[str, object]:
    bare: dict[str, object] = {}
    for table, value in content.items():
        rows = value if isinstance(value, list) else [value]
        kept = [
            {field: item for field, item in row.items() if field != "known"}
            for row in rows
            if isinstance(row, dict)
        ]
        bare[table] = kept if isinstance(value, list) else kept[0]
    return bare
