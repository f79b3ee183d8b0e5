"""Playouts: which action they leave, what they cost, and that more of them do not make it worse."""

import time

from bots.test_search import questions
from rules.little_tavern.table import position

from littleworlds.core.chance import Seeded
from littleworlds.core.method import TREE, Method
from littleworlds.core.perspective import Perspective
from littleworlds.search.meter import Meter
from littleworlds.search.playing_out import compare
from littleworlds.search.tree import grow

ALMOST = ("elf elf elf", "goblin goblin goblin", "witch dwarf noble goblin")
"""Two chairs are free in the last round; an elf more at the first table brings seven coins."""


def almost_over() -> Perspective:
    tavern = position(*ALMOST, coins=[14, 16, 10]).act("draw character", "elf")
    return tavern.game.perspective(tavern.state.view(0))


def test_what_wins_is_left_whatever_the_budget() -> None:
    eyes = almost_over()
    for nodes in (20, 100, 400):
        chosen = compare(eyes, Meter(nodes, -1.0), Seeded(3))
        assert eyes.game.notation(chosen) == "seat table 0"


def test_a_playout_is_counted_as_one_position() -> None:
    for state, seat in questions("little-tavern", 5, every=7, most=5):
        meter = Meter(40, -1.0)
        compare(state.game.perspective(state.view(seat)), meter, Seeded(1))
        # Every action that is left is tried before the meter is looked at.
        assert 40 <= meter.spent < 40 + len(state.legal(seat))


def test_a_budget_of_time_is_used_up() -> None:
    begun = time.monotonic()
    compare(almost_over(), Meter(-1, 0.05), Seeded(1))
    assert time.monotonic() - begun >= 0.05


def test_the_meter_tells_how_much_is_gone() -> None:
    meter = Meter(4, 60.0)
    assert meter.part() == 0.0
    meter.spend()
    # Positions are what counts where they are limited: the same seed then plays the same way.
    assert meter.part() == 0.25
    assert Meter(-1, 0.0).part() == 1.0
    assert Meter(-1, -1.0).part() == 0.0


def test_a_tree_is_still_there_for_those_who_want_one() -> None:
    for state, seat in questions("little-tavern", 4, every=9, most=3):
        eyes = state.game.perspective(state.view(seat))
        assert grow(eyes, Method(TREE), Meter(60, -1.0), Seeded(1)) in eyes.legal()
