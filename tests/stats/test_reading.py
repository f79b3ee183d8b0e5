"""Records of real plays: what they tell is what their own lines say, and what is broken is named."""

from collections import Counter
from functools import partial
from pathlib import Path

import pytest

import littleworlds as lw
from littleworlds.arena.simulation import Series, run
from littleworlds.core.data import LANGUAGES
from littleworlds.core.message import Message
from littleworlds.core.record_file import record_files, split_records
from littleworlds.core.registry import own_titles
from littleworlds.stats import reading
from littleworlds.stats.answers import answers
from littleworlds.stats.charts import chart
from littleworlds.stats.portions import portions_of
from littleworlds.stats.reading import read_all
from littleworlds.words import Words

GAME = "little-tavern"


def records(game: str, seats: int, games: int, seed: int = 1) -> str:
    texts: list[str] = []
    series = Series(game, seats, games, seed, ("random",) * seats, records=True)
    run(series, keep=lambda name, text: texts.append(text))
    return "".join(texts)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    (folder / "a.record").write_text(records(GAME, 3, 40), encoding="utf-8")
    (folder / "b.record").write_text(records(GAME, 3, 20, 2), encoding="utf-8")
    return folder


def test_the_figures_are_those_of_the_records_themselves(folder: Path) -> None:
    texts = [text for file in folder.iterdir() for text in split_records(file.read_text())]
    parsed = [lw.Record.parse(text) for text in texts]
    read = read_all(record_files([folder]))
    assert (read.broken, read.unfinished, read.plays) == ([], 0, 60)
    table = read.tables[GAME, 3]
    assert table.lengths == Counter(len(record.steps) for record in parsed)
    outcomes = [record.outcome for record in parsed if record.outcome is not None]
    assert table.scores.total() == 180
    assert sum(score * n for (score, _), n in table.scores.items()) == sum(
        sum(outcome.scores) for outcome in outcomes
    )
    lines = [line for one in outcomes for line in one.sheet if line.label.id == "sheet-tip"]
    assert table.tallies["guests"].amounts.total() == len(lines)
    assert table.tallies["tips"].amounts.total() == sum(line.points for line in lines)
    rounds = Counter(line.label.args["round"] for line in lines)
    for round, count in rounds.items():
        assert count == sum(
            n for (_, one, _), n in table.tallies["guests"].amounts.items() if one == round
        )
    turned = sum(step.notation == "draw event" for record in parsed for step in record.steps)
    assert table.tallies["events"].amounts.total() == turned


def test_two_processes_answer_as_one(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    alone = read_all(record_files([folder]))
    # Small portions, so that there is something to share out.
    monkeypatch.setattr(reading, "portions_of", partial(portions_of, most=50_000))
    statistics = lw.game(GAME).statistics()
    for jobs in (1, 2):
        shared = read_all(record_files([folder]), jobs=jobs)
        assert answers(shared.tables[GAME, 3], statistics) == answers(
            alone.tables[GAME, 3], statistics
        )


def test_broken_records_are_named_and_left_out(tmp_path: Path) -> None:
    good = split_records(records(GAME, 3, 6))
    altered = good[1].replace("2. seat", "2. seat ", 1)
    forged = good[2].replace(f"game {GAME}", "game no-such-game")
    unfinished = lw.Play(lw.game(GAME), 3, lw.Seeded(4)).record().text()
    parts = [good[0], altered, forged, unfinished, good[3], good[4][: good[4].index("sheet #1")]]
    (tmp_path / "a.record").write_text("".join(parts), encoding="utf-8")
    (tmp_path / "b.record").write_bytes(b"\xff\xfe")
    read = read_all([tmp_path / "a.record", tmp_path / "b.record", tmp_path / "gone.record"])
    assert read.plays == 2
    assert read.unfinished == 1
    named = [(Path(one.file).name, one.play) for one in read.broken]
    assert named == [("a.record", 2), ("a.record", 3), ("a.record", 6)] + [
        ("b.record", 1), ("gone.record", 1)
    ]  # fmt: skip
    whys = [one.why for one in read.broken]
    assert "cannot be read" in whys[0] or "altered" in whys[0]
    assert "digest" in whys[1]
    assert "cut off" in whys[2]


@pytest.mark.parametrize("title", own_titles())
def test_every_answer_of_a_title_has_its_words(title: str, tmp_path: Path) -> None:
    game = lw.game(title)
    for seats in {game.min_seats, game.max_seats}:
        file = tmp_path / f"{seats}.record"
        file.write_text(records(title, seats, 4), encoding="utf-8")
    read = read_all(record_files([tmp_path]))
    assert read.broken == []
    unanswered = {question.id for question in game.statistics().questions}
    for table in read.tables.values():
        found = answers(table, game.statistics())
        unanswered -= {answer.id for answer in found}
        for language in LANGUAGES:
            words = Words(language, title, game.names[language])
            labels = [one.heading for one in found] + [one.rows_are for one in found]
            labels += [column.label for one in found for column in one.columns]
            labels += [row.label for one in found for row in one.rows]
            for label in set(labels):
                text = words.say(Message(label.id, dict(label.args)))
                assert "@" not in text
            for one in found:
                chart(one, words)
    # A question that nothing ever answers is one about messages that are never told.
    assert unanswered == set()


@pytest.mark.parametrize("title", own_titles())
def test_every_end_and_subject_that_may_come_has_its_words(title: str) -> None:
    game = lw.game(title)
    for question in game.statistics().questions:
        several = question.sheet and len(question.messages) > 1
        plain = [one for one in question.messages if several or question.kind == "way"]
        for language in LANGUAGES:
            words = Words(language, title, game.names[language])
            assert words.knows(f"stats-{question.id}")
            if not question.subjects or question.kind == "way":
                assert [one for one in plain if not words.knows(f"stats-{question.id}-{one}")] == []
