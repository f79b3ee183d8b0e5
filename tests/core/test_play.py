"""A play under way: groups, undo, automatic steps, and its record."""

import pytest

import littleworlds as lw
from littleworlds.core.event import Event


@pytest.fixture
def play() -> lw.Play:
    return lw.Play(lw.game("little-tavern"), seats=3, chance=lw.Seeded(4))


def actor(play: lw.Play) -> int:
    return int(play.state.actors()[0])


def step(play: lw.Play, text: str) -> int:
    """The asked seat takes actions in notation; that seat."""
    seat = actor(play)
    play.act(seat, *play.game.parse_all(text))
    return seat


def test_a_seating_can_be_taken_back_until_another_acts(play: lw.Play) -> None:
    step(play, "draw character")
    before = play.state.dump()
    seat = step(play, "seat table 1") if actor(play) != 1 else step(play, "seat table 2")
    assert play.can_undo(seat)
    assert play.undo(seat) == 1
    assert play.state.dump() == before
    other = (seat + 1) % 3
    play.act(seat, play.game.parse(f"seat table {other}"))
    assert actor(play) == other
    step(play, "draw character")
    with pytest.raises(lw.IllegalAction, match="another player has acted"):
        play.undo(seat)


def test_a_draw_is_never_taken_back(play: lw.Play) -> None:
    seat = step(play, "draw character")
    assert not play.can_undo(seat)
    with pytest.raises(lw.IllegalAction, match="something came to light"):
        play.undo(seat)


def test_there_may_be_nothing_to_take_back(play: lw.Play) -> None:
    with pytest.raises(lw.IllegalAction, match="nothing of yours"):
        play.undo(actor(play))


def test_a_group_is_all_or_none(play: lw.Play) -> None:
    step(play, "draw character")
    seat = actor(play)
    before, steps = play.state.dump(), len(play.steps)
    with pytest.raises(lw.IllegalAction):
        play.act(seat, play.game.parse(f"seat table {seat}"), play.game.parse("turn left"))
    assert play.state.dump() == before
    assert len(play.steps) == steps


def test_a_final_step_closes_the_group_and_the_rest_is_left_unread(play: lw.Play) -> None:
    seat = actor(play)
    taken = play.act(seat, play.game.parse("draw character"), play.game.parse("turn left"))
    assert taken == 1


def test_a_group_is_undone_together(play: lw.Play) -> None:
    step(play, "draw character")
    seat = actor(play)
    play.act(seat, play.game.parse(f"seat table {seat}"))
    play.act(seat, play.game.parse("draw character"))
    assert not play.can_undo(seat)


def test_events_are_told_step_by_step(play: lw.Play) -> None:
    told: list[list[Event]] = []
    seat = actor(play)
    play.act(seat, play.game.parse("draw character"), tell=told)
    play.act(seat, play.game.parse("seat table 0"), tell=told)
    assert [[event.message.id for event in events] for events in told] == [["drew"], ["seated"]]


def test_an_automatic_step_is_undone_with_the_decision_before_it(play: lw.Play) -> None:
    step(play, "draw character")
    seat = actor(play)
    other = (seat + 1) % 3
    before = play.state.dump()
    play.act(seat, play.game.parse(f"seat table {other}"))
    assert play.undo(seat) == 1
    play.act(seat, play.game.parse(f"seat table {seat}"), automatic=True)
    assert not play.can_undo(seat), (
        "an automatic step alone is no decision to take back, and the draw before it is final"
    )
    assert play.state.dump() != before


def test_a_play_is_its_record(play: lw.Play) -> None:
    choices = lw.Seeded(99)
    while actors := play.state.actors():
        legal = play.state.legal(actors[0])
        play.act(int(actors[0]), legal[choices.index(len(legal))])
    text = play.record().text()
    again = lw.Play.replay(lw.Record.parse(text), play.game)
    assert again.state.dump() == play.state.dump()
    assert again.record().text() == text


def test_a_replayed_play_goes_on_with_the_same_chance(play: lw.Play) -> None:
    step(play, "draw character")
    again = lw.Play.replay(play.record(), play.game)
    seat = actor(play)
    for one in (play, again):
        one.act(seat, one.game.parse(f"seat table {seat}"))
        one.act(seat, one.game.parse("draw character"))
    assert again.state.dump() == play.state.dump()


@pytest.mark.parametrize(
    "action",
    [-1, -(10**30), 10**6, 10**30, 10**6000],
    ids=["-1", "-10^30", "10^6", "10^30", "10^6000"],
)
def test_a_number_that_is_no_action_is_illegal_and_changes_nothing(
    play: lw.Play, action: int
) -> None:
    seat, before = actor(play), play.state.dump()
    with pytest.raises(
        lw.IllegalAction, match=r"There is no action of number .*: they are numbered from 0 to"
    ):
        play.act(seat, action)
    with pytest.raises(lw.IllegalAction, match="There is no action of number"):
        play.game.check_action(action)
    assert play.state.dump() == before


@pytest.mark.parametrize("seat", [-1, 3, 10**30, 10**6000], ids=["-1", "3", "10^30", "10^6000"])
def test_a_seat_that_is_not_there_cannot_act(play: lw.Play, seat: int) -> None:
    with pytest.raises(lw.IllegalAction, match="There is no seat"):
        play.act(seat, play.game.parse("draw character"))


def test_an_action_may_be_repeated_by_a_number_in_front() -> None:
    game = lw.game("little-tavern")
    draw = game.parse("draw character")
    assert game.parse_all("2 draw character; draw character") == [draw] * 3
    assert game.parse_all("99 draw character") == [draw] * 99


@pytest.mark.parametrize(
    "count", ["0", "²", "٣", "100", "-1", "9" * 5000], ids=["0", "²", "٣", "100", "-1", "endless"]
)
def test_a_number_in_front_goes_from_1_to_99(count: str) -> None:
    with pytest.raises(lw.NotationError, match="is no action here"):
        lw.game("little-tavern").parse_all(f"{count} draw character")
