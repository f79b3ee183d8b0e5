"""Random games: what has to hold at every step, counted apart from the rules' own bookkeeping."""

from collections import Counter

import pytest
from rules.little_factory.table import BUILDINGS, GAMES, LEVEL_1, SEATS, TITLE, random_play

from littleworlds.games.little_factory.rules.phases import TURN_UP

CARDS = TITLE.cards


@pytest.mark.parametrize("seats", SEATS)
def test_no_position_is_without_a_legal_action_and_no_hand_exceeds_7(seats: int) -> None:
    for seed in range(GAMES):
        for state, seat, text, _ in random_play(seats, seed):
            where = f"seats {seats} seed {seed} {text}"
            assert max(len(hand) for hand in state.hands) <= 7, where
            actions = state.legal(seat)
            assert len(actions) > 1 or TITLE.notation(actions[0]) == "reveal", where


@pytest.mark.parametrize("seats", SEATS)
def test_every_exchange_that_is_begun_gives_something_within_its_coins(seats: int) -> None:
    """Payments and takings are added up from the events: never nothing for something, never many for many, never beyond the sum."""
    for seed in range(GAMES):
        paid, cost, given, taken = 3, 0, 1, 0  # the first tile
        for _, _, text, told in random_play(seats, seed):
            for event in told:
                args = event.message.args
                if event.message.id == "spent-tile":
                    paid, cost, given, taken = int(str(args["coins"])), 0, 1, 0
                if event.message.id == "exchanged":
                    if taken:
                        given, taken, cost = 0, 0, 0
                    given += 1
                    paid = int(str(args["coins"]))
                if event.message.id in ("took", "took-building"):
                    taken += 1
                    cost += int(str(args["cost"]))
                    assert cost <= paid, f"seats {seats} seed {seed} {text}"
                    assert min(given, taken) == 1, f"seats {seats} seed {seed} {text}"
                if event.message.id == "revealed":
                    assert not given or taken, f"seats {seats} seed {seed} {text}"
                    given, taken, cost = 0, 0, 0


@pytest.mark.parametrize("seats", SEATS)
def test_an_exchange_for_several_cards_ends_unasked_only_when_nothing_more_can_be_had(
    seats: int,
) -> None:
    ended = 0
    for seed in range(GAMES):
        lost, taker = 0, 0
        for state, seat, text, told in random_play(seats, seed):
            if lost and state.phase == TURN_UP:
                full = len(state.hands[taker]) == 7
                within = [
                    d for d in range(CARDS.designs) if state.offer[d] and CARDS.cost[d] <= lost
                ]
                assert not [d for d in within if d >= CARDS.resources or not full], (
                    f"seats {seats} seed {seed} {text}"
                )
                ended += 1
            rest = [
                event.message.args["coins"] for event in told if event.message.id == "rest-lost"
            ]
            alone = state.paid == 1 and text.startswith("take")
            lost, taker = (int(str(rest[0])) if rest and alone else 0), seat
    assert ended > 0


@pytest.mark.parametrize("seats", SEATS)
def test_r_hidden_information_every_seat_and_every_onlooker_sees_the_same(seats: int) -> None:
    for state, _, _, _ in random_play(seats, 5):
        public = {**state.view(None)}
        assert all({**state.view(seat), "seat": None} == public for seat in range(seats))
        assert state.hidden(0) == []


@pytest.mark.parametrize("seats", SEATS)
def test_level_1_cards_are_in_the_middle_or_in_hands_only(seats: int) -> None:
    copies = CARDS.copies_at(seats)
    for state, _, text, _ in random_play(seats, 8):
        held = Counter(card for hand in state.hands for card in hand)
        for card in range(len(LEVEL_1)):
            assert state.offer[card] + held[card] == copies[card], text


def test_each_building_is_activated_at_most_once_a_turn() -> None:
    for seed in range(GAMES):
        used: set[str] = set()
        turn = 0
        for state, _, text, _ in random_play(2, seed):
            if state.turn != turn:
                used, turn = set(), int(state.turn)
            word, _, rest = text.partition(" ")
            if word in ("activate", "market"):
                building = rest.split()[0] if word == "activate" else "market"
                assert building in BUILDINGS
                assert building not in used, f"seed {seed}"
                used.add(building)
