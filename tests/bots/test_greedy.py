"""The greedy bot: what it sees, what it may leave out, and when it stops."""

import pytest

import littleworlds as lw
from littleworlds.bots.bot import Budget
from littleworlds.bots.greedy import DEPTH, WORLDS, Greedy
from littleworlds.core.chance import Chance, Seeded
from littleworlds.core.game import Game
from littleworlds.core.perspective import Perspective
from littleworlds.core.playout import playout
from littleworlds.core.registry import own_titles
from littleworlds.core.state import State


class CountingGreedy(Greedy):
    """Notes how many worlds were imagined."""

    worlds = 0

    def choose(self, perspective: Perspective, budget: Budget) -> int:
        sample = perspective.sample

        def counted(chance: Chance) -> State:
            self.worlds += 1
            return sample(chance)

        return super().choose(Imagined(perspective, counted), budget)  # type: ignore[arg-type]


class Imagined:
    """A perspective whose samples are counted."""

    def __init__(self, perspective: Perspective, sample: object) -> None:
        self.game = perspective.game
        self.seat = perspective.seat
        self.world = perspective.world
        self.sample = sample


def after(
    title: str, decisions: int, seats: int | None = None, seed: int = 3
) -> tuple[Game, State, int]:
    """A position of random play where somebody has a choice."""
    game = lw.game(title)
    count = seats or game.min_seats
    chance = Seeded(seed)
    state = game.setup(count, chance)
    playout(state, chance, [chance] * count, decisions)
    while len(state.legal(state.actors()[0])) == 1:
        seat = state.actors()[0]
        state.apply(seat, state.legal(seat)[0], chance)
    return game, state, state.actors()[0]


def thorough(perspective: Perspective, seed: int) -> int:
    """The same choice the long way: every action in every world."""
    chance = Seeded(seed)
    actions = perspective.game.sensible(perspective.world(), perspective.seat)
    totals = [0.0] * len(actions)
    for _ in range(WORLDS):
        world = perspective.sample(chance)
        luck = int(chance.index(1 << 30))
        for number, action in enumerate(actions):
            totals[number] += best_after(perspective, world.copy(), action, luck, 0)
    return actions[totals.index(max(totals))]


def best_after(perspective: Perspective, world: State, action: int, luck: int, depth: int) -> float:
    world.apply(perspective.seat, action, Seeded(luck + depth))
    if depth == DEPTH or world.actors() != [perspective.seat]:
        return perspective.game.value(world, perspective.seat)
    replies = perspective.game.sensible(world, perspective.seat)
    return max(best_after(perspective, world.copy(), reply, luck, depth + 1) for reply in replies)


@pytest.mark.parametrize("title", own_titles())
@pytest.mark.parametrize("decisions", [0, 9, 30])
def test_what_is_left_out_does_not_change_the_choice(title: str, decisions: int) -> None:
    game, state, seat = after(title, decisions)
    perspective = game.perspective(state.view(seat))
    assert Greedy(5).choose(perspective, Budget()) == thorough(perspective, 5)


@pytest.mark.parametrize("title", own_titles())
def test_the_same_seed_chooses_alike(title: str) -> None:
    game, state, seat = after(title, 12)
    choices = {
        Greedy(seed).choose(game.perspective(state.view(seat)), Budget()) for seed in (8, 8, 8)
    }
    assert len(choices) == 1
    assert choices <= set(state.legal(seat))


def test_no_world_is_begun_after_the_time_is_up() -> None:
    game, state, seat = after("little-tavern", 4)
    hurried, calm = CountingGreedy(1), CountingGreedy(1)
    hurried.choose(game.perspective(state.view(seat)), Budget(seconds=0.0))
    calm.choose(game.perspective(state.view(seat)), Budget(seconds=60.0))
    assert (hurried.worlds, calm.worlds) == (1, WORLDS)
