"""Taking steps back: in an open phase one's own, whatever the others did; never what was revealed."""

from typing import cast

from rules.wonderful_world.board import TITLE

import littleworlds as lw
from littleworlds.core.state import Window
from littleworlds.games.wonderful_world.state.position import WorldState


def drafted(seats: int = 3, seed: int = 1) -> lw.Play:
    """A play at the start of its first planning."""
    play = lw.Play(TITLE, seats, lw.Seeded(seed))
    while (window := play.state.window()) is not None and window.secret:
        seat = int(play.state.first())
        play.act(seat, int(play.state.legal(seat)[0]))
    return play


def build(play: lw.Play, seat: int) -> int:
    """The seat's first card is put under construction; the action."""
    action = int(play.state.legal(seat)[0])
    play.act(seat, action)
    return action


def test_a_pick_may_be_taken_back_until_all_have_picked() -> None:
    play = lw.Play(TITLE, 3, lw.Seeded(1))
    before = play.state.dump()
    play.act(0, int(play.state.legal(0)[0]))
    play.act(1, int(play.state.legal(1)[0]))
    assert play.can_undo(0), "though seat 1 has picked since"
    play.undo(0)
    play.undo(1)
    assert play.state.dump() == before
    for seat in range(3):
        play.act(seat, int(play.state.legal(seat)[0]))
    assert not any(play.can_undo(seat) for seat in range(3)), "the picks are revealed"


def test_in_planning_a_seat_takes_back_its_own_steps_whatever_the_others_did() -> None:
    play = drafted()
    build(play, 0)
    build(play, 1)
    build(play, 0)
    assert play.undo(0) == 1
    assert play.undo(0) == 1
    assert not cast(WorldState, play.state).areas[0].sites
    assert cast(WorldState, play.state).areas[1].sites


def test_a_seat_that_is_done_may_take_it_back_until_the_phase_closes() -> None:
    play = drafted()
    for _ in range(7):
        build(play, 0)
    play.act(0, TITLE.parse("done"))
    assert 0 not in play.state.actors()
    play.undo(0)
    assert 0 in play.state.actors()


def test_the_last_one_done_may_take_it_back_until_another_acts_in_the_next_phase() -> None:
    play = drafted()
    for seat in range(3):
        for _ in range(7):
            build(play, seat)
        play.act(seat, TITLE.parse("done"))
    assert play.state.window() == Window(11)
    assert play.can_undo(2)
    assert not play.can_undo(0)
    acting = next(int(seat) for seat in play.state.actors() if seat != 2)
    play.act(acting, int(play.state.legal(acting)[0]))
    assert not play.can_undo(2)


def test_a_group_is_undone_together() -> None:
    play = drafted()
    actions = [int(action) for action in play.state.legal(0)[::2][:2]]
    assert play.act(0, *actions) == 2
    assert play.undo(0) == 2


def test_the_deal_of_a_new_round_is_final() -> None:
    play = lw.Play(TITLE, 2, lw.Seeded(3))
    while cast(WorldState, play.state).round == 1:
        seat = int(play.state.first())
        play.act(seat, int(play.state.legal(seat)[0]))
    assert play.steps[-1].final
    assert not play.can_undo(play.steps[-1].seat)
