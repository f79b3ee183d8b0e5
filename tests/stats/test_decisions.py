"""Decisions as a flat table: read back as the docs say, and the same as the plays."""

from pathlib import Path

import pytest
from cli.program import run

import littleworlds as lw
from littleworlds.core.record_file import split_records

polars = pytest.importorskip("polars")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    for title, seats in (("little-tavern", "3"), ("wonderful-world", "1")):
        words = ("simulate", title, "--seats", seats, "--games", "4", "--records", str(folder))
        assert run(*words).returncode == 0
    (folder / "broken.record").write_text("nothing", encoding="utf-8")
    return folder


def test_every_decision_is_a_row(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "decisions.parquet"
    done = run("export", str(folder), "--parquet", str(file), "--jobs", "1")
    assert done.returncode == 0, done.stderr
    assert "broken.record”, play 1, is left out" in done.stderr
    table = polars.read_parquet(file)
    assert f"{len(table)} decisions of 8 plays" in done.stdout
    parsed = [
        lw.Record.parse(text)
        for file in sorted(folder.glob("*-0-*.record"))
        for text in split_records(file.read_text(encoding="utf-8"))
    ]
    assert len(table) == sum(len(record.steps) for record in parsed)
    for number, record in enumerate(parsed):
        rows = table.filter(polars.col("play") == number)
        assert rows["notation"].to_list() == [step.notation for step in record.steps]
        assert rows["seat"].to_list() == [step.seat for step in record.steps]
        assert rows["ply"].to_list() == list(range(1, len(record.steps) + 1))
        assert record.outcome is not None
        scores = record.outcome.scores
        for seat, score in enumerate(scores):
            others = [one for other, one in enumerate(scores) if other != seat]
            led = rows.filter(polars.col("seat") == seat)["lead"].unique().to_list()
            assert led == [score - max(others, default=0)]
    assert table["choices"].min() >= 1
    assert table["choices"].max() > 5
    drawn = table.filter(polars.col("notation") == "draw character")["prompt"].unique()
    assert all(prompt.startswith("ask-draw") for prompt in drawn)


def test_three_lines_of_the_docs(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What `docs/statistics.md` shows is run as it stands there."""
    done = run("export", str(folder), "--parquet", str(tmp_path / "plays.parquet"), "--jobs", "1")
    assert done.returncode == 0, done.stderr
    docs = (Path(__file__).parents[2] / "docs" / "statistics.md").read_text(encoding="utf-8")
    shown = docs.partition("```python\nimport polars")[2].partition("```")[0]
    lines = ("import polars" + shown).strip().splitlines()
    assert len(lines) == 3
    monkeypatch.chdir(tmp_path)
    *before, last = lines
    names: dict[str, object] = {}
    exec("\n".join(before), names)
    told = eval(last, names)
    assert len(told) >= 2
