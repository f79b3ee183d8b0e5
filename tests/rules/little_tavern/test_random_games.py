"""What holds at every step of every game, looked at in random ones."""

from collections import Counter

import pytest
from rules.little_tavern.table import COUNTS, FEWER, GAMES, SEATS, TITLE, random_play

from littleworlds.games.little_tavern.data.cards import EVENTS
from littleworlds.games.little_tavern.view import TavernView

CARDS = Counter(COUNTS) + Counter(EVENTS)


@pytest.mark.parametrize("seats", SEATS)
def test_all_51_cards_are_somewhere_exactly_once(seats: int) -> None:
    for seed in range(GAMES):
        for moment in random_play(seats, seed):
            places = moment.state.places()
            cards = Counter(
                id for ids in places.values() for id in ids if not id.startswith("mystery-")
            )
            assert cards == CARDS, moment.where
            markers = [id for ids in places.values() for id in ids if id.startswith("mystery-")]
            assert markers == ["mystery-1"], moment.where


@pytest.mark.parametrize("seats", SEATS)
def test_between_tips_the_purses_keep_their_sum_and_none_is_negative(seats: int) -> None:
    for seed in range(GAMES):
        total = 3 * seats
        for moment in random_play(seats, seed):
            tipped = sum(
                int(str(event.message.args["coins"]))
                for event in moment.told
                if event.message.id == "tips"
            )
            assert tipped == 0 or moment.count("round-over") == 1, moment.where
            total += tipped
            assert sum(moment.after["scores"]) == total, moment.where
            assert min(moment.after["scores"]) >= 0, moment.where


@pytest.mark.parametrize("seats", SEATS)
def test_no_table_ever_has_more_than_four(seats: int) -> None:
    for seed in range(FEWER):
        for moment in random_play(seats, seed):
            sizes = [len(table) for table in moment.after["tables"]]
            assert max(sizes) <= 4, moment.where
            assert moment.after["over"] or min(sizes) < 4 or moment.after["phase"] == "give", (
                moment.where
            )


def may_turn(view: TavernView) -> bool:
    return bool(view["events"]) and view["scores"][view["active"]] >= 1 and all(view["tables"])


@pytest.mark.parametrize("seats", SEATS)
def test_r01_an_event_is_offered_exactly_when_its_condition_holds(seats: int) -> None:
    for seed in range(FEWER):
        for moment in random_play(seats, seed):
            if moment.after["phase"] == "draw":
                offered = [
                    TITLE.notation(action) for action in moment.state.legal(moment.after["active"])
                ]
                assert offered == ["draw character"] + ["draw event"] * may_turn(moment.after), (
                    moment.where
                )


@pytest.mark.parametrize("seats", SEATS)
def test_r04_whoever_is_asked_has_an_answer_and_nobody_else_has(seats: int) -> None:
    for seed in range(FEWER):
        for moment in random_play(seats, seed):
            for seat in range(seats):
                owes = seat in moment.after["actors"]
                assert bool(moment.state.legal(seat)) is owes, moment.where
                assert (moment.state.prompt(seat) is not None) is owes, moment.where


@pytest.mark.parametrize("seats", SEATS)
def test_nothing_is_asked_that_has_one_answer_except_a_draw(seats: int) -> None:
    for seed in range(FEWER):
        for moment in random_play(seats, seed):
            for seat in moment.after["actors"]:
                assert len(moment.state.legal(seat)) > 1 or moment.after["phase"] == "draw", (
                    moment.where
                )


@pytest.mark.parametrize("seats", SEATS)
def test_r14_every_event_can_be_carried_out_and_none_can_be_declined(seats: int) -> None:
    seen = Counter[str]()
    for seed in range(FEWER):
        for moment in random_play(seats, seed):
            for event in moment.told:
                if event.message.id == "turned":
                    seen[str(event.message.args["event"])[1:]] += 1
            for seat in moment.after["actors"]:
                prompt = moment.state.prompt(seat)
                assert prompt is not None, moment.where
                assert prompt.decline == -1, moment.where
    assert sorted(seen) == sorted(EVENTS), "every event was met"


@pytest.mark.parametrize("seats", SEATS)
def test_a_turn_passes_to_the_receiver_of_the_character_or_of_the_coin(seats: int) -> None:
    for seed in range(FEWER):
        for moment in random_play(seats, seed):
            if moment.after["turn"] == moment.before["turn"] or moment.after["over"]:
                continue
            receivers = [
                str(event.message.args["owner"])
                for event in moment.told
                if event.message.id in ("seated", "gave")
            ]
            assert receivers == [f"#{moment.after['active']}"], moment.where
            assert (moment.count("gave") == 1) is (moment.before["phase"] == "give"), moment.where


@pytest.mark.parametrize("seats", SEATS)
def test_only_the_placer_ever_sees_the_mystery_customer(seats: int) -> None:
    met = 0
    for seed in range(FEWER // 2):
        for moment in random_play(seats, seed):
            for number, mystery in enumerate(moment.after["mysteries"]):
                assert (mystery["card"] is None) is (mystery["placer"] is not None), moment.where
                for seat in range(seats):
                    known = moment.state.view(seat)["mysteries"]
                    assert isinstance(known, list)
                    knows = known[number]["card"] is not None
                    assert knows is (mystery["placer"] in (None, seat)), moment.where
                    met += 1
    assert met > 0
