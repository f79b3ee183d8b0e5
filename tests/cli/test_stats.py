"""`littleworlds stats` as people and scripts run it."""

import csv
import json
import re
from pathlib import Path

import pytest
from cli.program import FRENCH, NARROW, refused, run

GAMES = 30


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    run("simulate", "little-tavern", "--games", str(GAMES), "--records", str(folder))
    return folder


def test_tables_for_people_in_both_languages_fit_a_terminal(folder: Path) -> None:
    english = run("stats", str(folder), "--jobs", "1", environment=NARROW)
    assert (english.returncode, english.stderr) == (0, "")
    assert english.stdout.startswith("Little Tavern, 3 seats: 30 plays\n")
    assert "Guests at the end of a round, by clan" in english.stdout
    french = run("stats", str(folder), "--jobs", "1", environment={**NARROW, **FRENCH})
    assert "Clients en fin de manche, par clan" in french.stdout
    for text in (english.stdout, french.stdout):
        rows = [line for line in text.splitlines() if line[:1] in "┏┃┡│└"]
        assert rows
        assert [line for line in rows if len(line) > 80] == []


def test_one_flat_table_for_each_question(folder: Path, tmp_path: Path) -> None:
    assert run("stats", str(folder), "--jobs", "1", "--csv", str(tmp_path)).returncode == 0
    with (tmp_path / "little-tavern-3-seats.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [(row["seats"], row["subject"]) for row in rows] == [("3", "0"), ("3", "1"), ("3", "2")]
    assert abs(sum(float(row["won"]) for row in rows) - 1) < 1e-5
    assert all(float(row["won_low"]) < float(row["won_high"]) for row in rows)
    for name in ("length", "won", "scores", "points", "guests", "guests-rounds", "coins"):
        assert (tmp_path / f"little-tavern-3-{name}.csv").exists()


def test_the_same_as_data(folder: Path) -> None:
    told = json.loads(run("stats", str(folder), "--json").stdout)
    [table] = told["tables"]
    assert (table["game"], table["seats"], table["plays"]) == ("little-tavern", 3, GAMES)
    assert told["broken"] == []
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", told["date"])
    assert told["command"] == f"littleworlds stats {folder} --json"


def test_a_page_needs_nothing_but_itself(folder: Path, tmp_path: Path) -> None:
    for language in ("en", "fr"):
        file = tmp_path / f"{language}.html"
        command = ("stats", str(folder), "--jobs", "1", "--html", str(file), "--lang", language)
        assert run(*command).returncode == 0
        page = file.read_text(encoding="utf-8")
        assert f'<html lang="{language}">' in page
        assert re.findall(r"(?:src|href)=|url\(|https?://|<script", page) == []
        pictures = re.findall(r"<svg[^>]*>", page)
        assert len(pictures) > 4
        assert all('role="img"' in one and 'aria-label="' in one for one in pictures)
        assert page.count("<table>") >= page.count("<figure>")
        assert page.count('<th scope="row">') > 20


def test_a_broken_record_is_named_and_the_rest_is_told(folder: Path, tmp_path: Path) -> None:
    [kept] = folder.iterdir()
    broken = tmp_path / "broken.record"
    broken.write_text(kept.read_text(encoding="utf-8").replace("seats 3", "seats 4", 1))
    done = run("stats", str(broken), "--jobs", "1")
    assert done.returncode == 0
    assert "29 plays" in done.stdout
    named, counted = done.stderr.splitlines()
    assert named.startswith(f"“{broken}”, play 1, is left out. Line ")
    assert counted == "One record is broken and was left out."


def test_nothing_to_read_is_one_sentence(tmp_path: Path) -> None:
    assert refused("stats", str(tmp_path)) == f"There are no records in “{tmp_path}”."
    done = run("stats", str(tmp_path / "gone"), "--lang", "fr")
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert done.stderr.splitlines()[-1].endswith("n’est une partie finie et lisible.")
