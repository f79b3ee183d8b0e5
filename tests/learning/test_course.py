"""A course: plays that can be interrupted, weights that are tried, and what the command says of it."""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

import littleworlds as lw
from littleworlds.cli.main import cli
from littleworlds.core.errors import OptionError
from littleworlds.core.weights import WeightSet
from littleworlds.learning import gathering
from littleworlds.learning.contest import contest
from littleworlds.learning.course import Course
from littleworlds.learning.gathering import BLOCK, Gathered, gather
from littleworlds.learning.lesson import learn

TITLE = "little-factory"
COURSE = Course(TITLE, seats=2, by="random", plays=2 * BLOCK, seed=6)


def silent(done: int, wanted: int) -> None:
    """No bar."""


@pytest.fixture(scope="module")
def gathered(tmp_path_factory: pytest.TempPathFactory) -> Gathered:
    return gather(COURSE, tmp_path_factory.mktemp("course"), 1, silent)


def test_rows_say_what_every_seat_had_and_got(gathered: Gathered) -> None:
    features = lw.game(TITLE).features()
    assert gathered.features.shape == (len(gathered.plays), 2, len(features))
    assert gathered.shares.sum(axis=1).tolist() == [1.0] * len(gathered.plays)
    assert set(gathered.plays.tolist()) == set(range(2 * BLOCK))


def test_who_is_interrupted_goes_on(gathered: Gathered, tmp_path: Path) -> None:
    def interrupted(done: int, wanted: int) -> None:
        if done == BLOCK:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        gather(COURSE, tmp_path, 1, interrupted)
    told: list[tuple[int, int]] = []
    again = gather(COURSE, tmp_path, 2, lambda done, wanted: told.append((done, wanted)))
    assert told == [(BLOCK, 2 * BLOCK), (2 * BLOCK, 2 * BLOCK)]
    for name in Gathered._fields:
        assert np.array_equal(getattr(again, name), getattr(gathered, name))


def test_a_folder_holds_one_course(tmp_path: Path) -> None:
    (tmp_path / "course.json").write_text("{}", encoding="utf-8")
    with pytest.raises(OptionError, match="another course"):
        gather(COURSE, tmp_path, 1, silent)


def test_bots_that_know_something_else_begin_another_course(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gather(replace(COURSE, plays=BLOCK), tmp_path, 1, silent)
    ignorant = lw.game(TITLE)
    ignorant.learn({})
    monkeypatch.setattr(gathering, "load_game", lambda id: ignorant)
    with pytest.raises(OptionError, match="another course"):
        gather(COURSE, tmp_path, 1, silent)


def test_a_lesson_foretells_plays_that_it_has_not_seen(gathered: Gathered) -> None:
    game = lw.game(TITLE)
    game.learn({})
    lesson = learn(game, 0, gathered)
    assert lesson.plays == 2 * BLOCK
    assert set(lesson.weights) == set(game.features())
    # Who knows nothing is as surprised as by a coin.
    assert lesson.surprise < np.log(2)


def test_a_match_goes_on_where_it_stopped(tmp_path: Path) -> None:
    learned = WeightSet(made="", command="", result="", weights={"points": 1.0})
    sets = {"2 seats": learned}
    elsewhere = tmp_path / "whole"
    elsewhere.mkdir()
    whole = contest(COURSE, sets, 4, elsewhere, 1, silent)
    told: list[int] = []
    contest(COURSE, sets, 2, tmp_path, 1, silent)
    with (tmp_path / "match.jsonl").open("a", encoding="utf-8") as file:
        file.write("[3, 0.")
    share = contest(COURSE, sets, 4, tmp_path, 1, lambda done, wanted: told.append(done))
    assert told == [2, 3, 4]
    assert share == whole


def test_the_command_writes_weights_that_say_where_they_come_from(tmp_path: Path) -> None:
    arguments = ["train", TITLE, "--by", "random", "--games", "10", "--match", "2", "--jobs", "1"]
    result = CliRunner().invoke(cli, [*arguments, "--folder", str(tmp_path), "--lang", "en"])
    # Random bots look at no weights: two plays of the same deal are shared out, and nothing is shown to be better.
    assert result.exit_code == 1, result.output
    assert "not shown to be better" in result.output
    sets = json.loads((tmp_path / "weights.json").read_text(encoding="utf-8"))
    assert sets["2 seats"]["command"].startswith("littleworlds train little-factory --seats 2")
    assert "of 2 plays" in sets["2 seats"]["result"]
    game = lw.game(TITLE)
    game.learn(sets)
    assert any(game.weights[0])


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_title_that_learns_nothing_says_so(language: str, tmp_path: Path) -> None:
    arguments = ["train", "wonderful-world", "--seats", "1", "--option", "scenario=sc01"]
    arguments += ["--folder", str(tmp_path), "--lang", language]
    result = CliRunner().invoke(cli, arguments)
    assert isinstance(result.exception, OptionError)
    assert result.exception.message.id == "train-nothing"
