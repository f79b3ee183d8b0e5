"""What bots of Little Tavern take for granted: how a round is played on by habit, and who is likely to win after it."""

import pytest
from rules.little_tavern.table import SEATS, TITLE, position

from littleworlds.core.chance import Seeded
from littleworlds.core.playout import playout
from littleworlds.games.little_tavern.policy import habit
from littleworlds.games.little_tavern.rules.phases import OVER
from littleworlds.games.little_tavern.scoring import tips, totals
from littleworlds.games.little_tavern.state.position import TavernState

GOBLINS = "goblin goblin goblin"


def start(seats: int, seed: int) -> TavernState:
    state = TITLE.setup(seats, Seeded(seed))
    assert isinstance(state, TavernState)
    return state


@pytest.mark.parametrize("seats", SEATS)
def test_habits_are_legal_and_only_look(seats: int) -> None:
    chance = Seeded(seats)
    for seed in range(20):
        state = start(seats, seed)
        while state.phase != OVER:
            seat = state.first()
            before = state.dump()
            action = habit(state, seat, chance)
            assert state.dump() == before
            assert action in state.legal(seat)
            state.apply(seat, action, chance)


@pytest.mark.parametrize("seats", SEATS)
def test_a_round_is_played_to_its_end_and_no_further(seats: int) -> None:
    for seed in range(20):
        chance = Seeded(100 + seed)
        state = start(seats, seed)
        playout(state, chance, [chance] * seats, 3 * seed)
        if state.phase == OVER:
            continue
        round, seat = state.round, state.first()
        TITLE.play_out(state, seat, state.legal(seat)[0], chance)
        assert state.phase == OVER or (state.round == round + 1 and not any(state.tables))


def test_an_action_that_ends_the_round_ends_the_playout() -> None:
    full = GOBLINS + " goblin"
    tavern = position("elf elf elf", full, "dwarf dwarf dwarf noble")
    TITLE.play_out(tavern.state, 0, TITLE.parse("draw character"), Seeded(1))
    assert tavern.view()["round"] == 2
    assert tavern.tables == [[], [], []]


def test_by_habit_a_guest_sits_down_where_it_brings_most() -> None:
    tavern = position("elf elf", "goblin", "noble").act("draw character", "elf")
    state = tavern.state
    assert isinstance(state, TavernState)
    assert TITLE.notation(habit(state, 0, Seeded(1))) == "seat table 0"


@pytest.mark.parametrize("seats", SEATS)
def test_chances_of_winning_add_up_and_grow_with_coins(seats: int) -> None:
    state = start(seats, 1)
    for coins in ([3, 3, 3, 3, 3], [10, 14, 9, 12, 11], [24, 20, 5, 0, 13]):
        state.coins = coins[:seats]
        chances = [TITLE.prospect(state, seat) for seat in range(seats)]
        assert sum(chances) == pytest.approx(1.0)
        assert sorted(range(seats), key=lambda seat: chances[seat]) == sorted(
            range(seats), key=lambda seat: coins[seat]
        )


def test_the_richest_have_won_and_share_a_tie() -> None:
    state = start(4, 1)
    state.phase = OVER
    state.coins = [26, 12, 26, 25]
    assert [TITLE.prospect(state, seat) for seat in range(4)] == [0.5, 0.0, 0.5, 0.0]


@pytest.mark.parametrize("seats", SEATS)
def test_bots_count_the_same_tips_as_the_rules(seats: int) -> None:
    chance = Seeded(seats)
    for seed in range(20):
        state = start(seats, seed)
        while state.phase != OVER:
            counted = [sum(coins) for coins in tips(TITLE.cards, state.tables)]
            assert totals(TITLE.cards, state.tables) == counted
            playout(state, chance, [chance] * seats, 3)
