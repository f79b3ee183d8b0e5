"""Gestures, usual answers, reasons and running points of Little Tavern."""

import littleworlds as lw
from littleworlds.core.perspective import Perspective
from littleworlds.core.play import Play

GAME = lw.game("little-tavern")


def asked(phase: str, seats: int = 4, gestures: bool = False) -> tuple[Play, int, Perspective]:
    """The first moment of some play at which a seat is asked this (and has gestures)."""
    for seed in range(200):
        play = Play(GAME, seats, lw.Seeded(seed))
        dice = lw.Seeded(seed)
        while actors := play.state.actors():
            seat = int(actors[0])
            view = play.state.view(seat)
            eyes = GAME.perspective(view)
            if view["phase"] == phase and (not gestures or GAME.gestures(eyes)):
                return play, seat, eyes
            # Turn events as soon as they can be turned.
            legal = play.state.legal(seat)
            play.act(
                seat, int(legal[-1] if view["phase"] == "draw" else legal[dice.index(len(legal))])
            )
    raise AssertionError(f"nobody was ever asked {phase}")


def test_two_guests_are_swapped_in_one_movement() -> None:
    play, seat, eyes = asked("swap-own", gestures=True)
    gestures = GAME.gestures(eyes)
    assert gestures
    before = eyes.view["tables"]
    for gesture in gestures:
        own, other = gesture.slots
        twin = Play.replay(play.record(), GAME)
        assert twin.act(seat, *map(int, gesture.actions)) == 2
        tables = twin.state.view(seat)["tables"]
        mine, theirs = own[0].removeprefix("card:"), other[0].removeprefix("card:")
        owner = next(number for number, table in enumerate(before) if theirs in table)
        assert any(ref.removeprefix("card:") in tables[seat] for ref in other)
        assert any(ref.removeprefix("card:") in tables[owner] for ref in own)
        assert mine in before[seat]


def test_an_own_guest_is_sent_to_another_table_in_one_movement() -> None:
    play, seat, eyes = asked("hello-whom", gestures=True)
    gestures = GAME.gestures(eyes)
    open_tables = [n for n, t in enumerate(eyes.view["tables"]) if n != seat and len(t) < 4]
    kinds = {slot for gesture in gestures for slot in gesture.slots[:1]}
    assert len(gestures) == len(kinds) * len(open_tables)
    twin = Play.replay(play.record(), GAME)
    twin.act(seat, *map(int, gestures[0].actions))
    table = int(gestures[0].slots[1][0].removeprefix("table:"))
    moved = {ref.removeprefix("card:") for ref in gestures[0].slots[0]}
    assert moved & set(twin.state.view(seat)["tables"][table])


def test_drawing_is_usual_and_never_done_by_the_table() -> None:
    _, _, eyes = asked("draw")
    prompt = eyes.prompt()
    assert prompt is not None
    assert not prompt.harmless
    assert (prompt.usual >= 0) == (len(eyes.legal()) == 1)


def test_an_event_that_cannot_be_turned_says_why() -> None:
    play = Play(GAME, 4, lw.Seeded(1))
    seat = int(play.state.actors()[0])
    reason = GAME.why_not(play.state.view(seat), "pile:events")
    assert reason is not None
    assert reason.id == "why-event-needs-guests"
    assert GAME.why_not(play.state.view(seat), "pile:characters") is None


def test_a_purse_and_a_full_table_say_why() -> None:
    _, seat, eyes = asked("give")
    reason = GAME.why_not(eyes.view, f"purse:{seat}")
    assert reason is not None
    assert reason.id == "why-coin-to-oneself"
    assert GAME.why_not(eyes.view, f"purse:{(seat + 1) % 4}") is None


def test_running_points_are_the_coins_of_each_seat() -> None:
    play, _, eyes = asked("give")
    lines = GAME.points(eyes)
    sums = [sum(line.points for line in lines if line.side == f"#{seat}") for seat in range(4)]
    assert sums == play.state.view(None)["scores"]
