"""The bot that searches: it plays to the end, the same way for the same seed, and by its view alone."""

import pytest

import littleworlds as lw
from littleworlds.bots.bot import Budget
from littleworlds.bots.registry import check, check_any, make_any
from littleworlds.bots.search import Search
from littleworlds.core.chance import Seeded
from littleworlds.core.errors import UnknownBot
from littleworlds.core.perspective import Perspective
from littleworlds.core.playout import playout
from littleworlds.core.state import State

NODES = 60


def questions(title: str, seats: int, every: int, most: int) -> list[tuple[State, int]]:
    """Positions of a random play at which somebody has a choice."""
    game = lw.game(title)
    chance = Seeded(11)
    state = game.setup(seats, chance)
    found: list[tuple[State, int]] = []
    while state.actors() and len(found) < most:
        seat = int(state.first())
        if len(state.legal(seat)) > 1:
            found.append((state.copy(), seat))
        playout(state, chance, [chance] * seats, every)
    return found


def chosen(state: State, seat: int, perspective: Perspective | None = None) -> int:
    eyes = perspective or state.game.perspective(state.view(seat))
    return Search(5, nodes=NODES).choose(eyes, Budget())


@pytest.mark.parametrize("title", lw.titles())
def test_the_choice_hangs_on_the_view_alone(title: str) -> None:
    game = lw.game(title)
    for state, seat in questions(title, max(2, game.min_seats), every=9, most=6):
        eyes = game.perspective(state.view(seat))
        legal = list(eyes.legal())
        first = chosen(state, seat)
        assert first in legal
        # A world that the seat cannot tell from the truth, and the same view once more: the same choice.
        other = eyes.sample(Seeded(99))
        assert chosen(other, seat) == first


@pytest.mark.parametrize("title", lw.titles())
def test_the_same_seed_plays_the_same_way(title: str) -> None:
    game = lw.game(title)
    [(state, seat)] = questions(title, game.max_seats, every=20, most=1)
    assert len({chosen(state, seat) for _ in range(3)}) == 1


@pytest.mark.parametrize("title", lw.titles())
def test_thinking_changes_nothing(title: str) -> None:
    game = lw.game(title)
    [(state, seat)] = questions(title, max(2, game.min_seats), every=20, most=1)
    before = state.dump()
    chosen(state, seat)
    assert state.dump() == before


def test_a_time_is_kept() -> None:
    bot = make_any("search:1ms", 3)
    [(state, seat)] = questions("little-tavern", 4, every=5, most=1)
    assert bot.choose(state.game.perspective(state.view(seat)), Budget()) in state.legal(seat)


@pytest.mark.parametrize(
    "spec", ["search:", "search:0ms", "search:400", "search:-3it", "search:4s"]
)
def test_a_budget_that_makes_no_sense_is_refused(spec: str) -> None:
    with pytest.raises(UnknownBot):
        check_any(spec)


def test_free_budgets_are_not_for_strangers() -> None:
    assert check_any("search:400ms") == "search:400ms"
    with pytest.raises(UnknownBot):
        check("search:400ms")
