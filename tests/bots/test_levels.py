"""The levels that people play against: listed, legal, by the view alone, and within their time."""

import time

import pytest
from bots.test_search import questions

import littleworlds as lw
from littleworlds.bots.bot import Budget
from littleworlds.bots.level import SPECS, LevelBot
from littleworlds.bots.registry import check, make, specs
from littleworlds.core.chance import Seeded
from littleworlds.core.level import LEVELS, Level
from littleworlds.search.glance import glance


def test_levels_are_listed_from_the_weakest_to_the_strongest() -> None:
    assert specs()[: len(LEVELS)] == [f"level:{name}" for name in LEVELS]
    assert [check(spec) for spec in SPECS] == SPECS


@pytest.mark.parametrize("title", lw.titles())
@pytest.mark.parametrize("spec", ["level:beginner", "level:easy"])
def test_a_level_chooses_by_its_view_alone(title: str, spec: str) -> None:
    game = lw.game(title)
    for state, seat in questions(title, max(2, game.min_seats), every=9, most=4):
        eyes = game.perspective(state.view(seat))
        other = eyes.sample(Seeded(99))
        choices = [
            make(spec, 5).choose(game.perspective(world.view(seat)), Budget())
            for world in (state, other)
        ]
        assert choices[0] == choices[1]
        assert choices[0] in eyes.legal()


@pytest.mark.parametrize("title", lw.titles())
def test_stronger_levels_think_more_and_within_their_time(title: str) -> None:
    game = lw.game(title)
    levels = [game.level(number) for number in range(len(LEVELS))]
    assert [level.nodes for level in levels] == sorted(level.nodes for level in levels)
    assert levels[3].seconds < 1.0
    assert levels[4].seconds < 3.0


@pytest.mark.parametrize("title", lw.titles())
def test_a_budget_of_time_shortens_the_thinking(title: str) -> None:
    game = lw.game(title)
    [(state, seat)] = questions(title, max(2, game.min_seats), every=20, most=1)
    start = time.process_time()
    action = make("level:expert", 3).choose(game.perspective(state.view(seat)), Budget(seconds=0.0))
    hurried = time.process_time() - start
    assert action in state.legal(seat)
    assert hurried < 10.0


def test_who_misses_everything_takes_anything() -> None:
    [(state, seat)] = questions("little-tavern", 4, every=5, most=1)
    eyes = state.game.perspective(state.view(seat))
    blind = Level(missed=1.0)
    chosen = {int(glance(eyes, blind, Seeded(seed))) for seed in range(40)}
    assert chosen == {int(action) for action in eyes.legal()}


def test_a_clear_eye_sees_the_best_position() -> None:
    [(state, seat)] = questions("little-factory", 2, every=6, most=1)
    eyes = state.game.perspective(state.view(seat))
    best = int(glance(eyes, Level(), Seeded(1)))
    worths = {}
    for action in eyes.legal():
        after = eyes.world().copy()
        after.apply(seat, action, Seeded(0))
        worths[int(action)] = state.game.value(after, seat)
    assert worths[best] == max(worths.values())


def test_lapses_come_as_often_as_the_level_says() -> None:
    bot = LevelBot("medium", 1)
    assert not any(bot._lapses(0.0) for _ in range(100))
    assert 250 < sum(bot._lapses(0.3) for _ in range(1000)) < 350


def test_advice_is_given_without_lapses(monkeypatch: pytest.MonkeyPatch) -> None:
    [(state, seat)] = questions("my-little-battlefield", 2, every=20, most=1)
    eyes = state.game.perspective(state.view(seat))
    glances: list[int] = []
    monkeypatch.setattr(
        "littleworlds.bots.level.glance", lambda eyes, *_: glances.append(1) or eyes.legal()[0]
    )
    for seed in range(40):
        LevelBot("medium", seed).choose(eyes, Budget(seconds=0.0, advising=True))
    assert glances == []
    for seed in range(40):
        LevelBot("medium", seed).choose(eyes, Budget(seconds=0.0))
    assert 0 < len(glances) < 40
