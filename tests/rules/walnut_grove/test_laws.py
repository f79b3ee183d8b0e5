"""The conformance kit at every table, and how the rules run."""

import pytest
from rules.walnut_grove.grove import LONG, TITLE

import littleworlds as lw
from littleworlds.core.chance import Chance
from littleworlds.core.conformance import check
from littleworlds.core.playout import playout
from littleworlds.games.walnut_grove.state.position import WalnutState


@pytest.mark.skipif(
    not LONG, reason="the kit's own tests hold every title against the laws; this is the long run"
)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_laws_hold(seats: int) -> None:
    check(TITLE, plays=20, seats=seats)


@pytest.mark.parametrize("seats", [1, 4])
def test_random_play_ends_and_stays_in_order(seats: int) -> None:
    for seed in range(200 if LONG else 10):
        chance = lw.Seeded(seed)
        state = TITLE.setup(seats, chance)
        choosers: list[Chance] = [chance] * seats
        steps = 0
        while state.first() >= 0:
            steps += int(playout(state, chance, choosers, 7))
            assert state.audit() == []
        assert steps < TITLE.max_steps(seats)


def test_a_search_may_halt_between_two_years() -> None:
    chance = lw.Seeded(4)
    state = TITLE.setup(2, chance)
    state.halting = True
    choosers: list[Chance] = [chance] * 2
    playout(state, chance, choosers, 10_000)
    assert state.first() == -1
    assert state.view(None)["season"] == "halted"
    assert state.view(None)["year"] == 1
    assert TITLE.value(state, 0) < 100


def test_steps_of_different_seats_commute_in_the_coin_log() -> None:
    from rules.walnut_grove.grove import summer

    def dropping() -> WalnutState:
        grove = summer(2, disc="a3", lay=("l04 4,1 0",)).lay("l27 4,1 0", seat=1)
        for seat in (0, 1):
            grove.coins("silver 4", seat=seat).give("wood 3", seat=seat)
        return grove.state

    parse = TITLE.parse
    orders = [[0, 0, 1, 1], [1, 1, 0, 0], [0, 1, 0, 1], [1, 0, 0, 1]]
    dumps = []
    for order in orders:
        state = dropping()
        done = [0, 0]
        for seat in order:
            state.apply(seat, parse(("work 4,0 a", "drop silver")[done[seat]]), lw.Recorded([]))
            done[seat] += 1
        dumps.append(state.dump())
    assert all(dump == dumps[0] for dump in dumps)
