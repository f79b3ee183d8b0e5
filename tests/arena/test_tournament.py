"""Who plays whom, where, and on which deals."""

from collections import Counter

from littleworlds.arena.tournament import Pairing, Tournament


def test_at_two_seats_everybody_meets_everybody_once() -> None:
    pairs = Tournament("little-factory", 2, ("a", "b", "c"), 10).pairings
    assert pairs == [Pairing("a", "b"), Pairing("a", "c"), Pairing("b", "c")]


def test_at_larger_tables_both_ways() -> None:
    tournament = Tournament("little-tavern", 4, ("a", "b"), 8)
    assert tournament.pairings == [Pairing("a", "b"), Pairing("b", "a")]
    assert tournament.fixture(0, 2).lineup == ("b", "b", "a", "b")
    assert tournament.even_share == 0.25


def test_one_opponent_for_all() -> None:
    pairs = Tournament("little-factory", 2, ("a", "b"), 10, against="c").pairings
    assert pairs == [Pairing("a", "c"), Pairing("b", "c")]


def test_alone_every_bot_plays() -> None:
    pairs = Tournament("walnut-grove", 1, ("a",), 10, against="c").pairings
    assert pairs == [Pairing("a"), Pairing("c")]


def test_every_deal_is_played_from_every_seat_and_by_every_pair() -> None:
    tournament = Tournament("little-tavern", 3, ("a", "b", "c"), 6)
    fixtures = list(tournament.fixtures())
    played = Counter((one.pairing, one.deal, one.first_seat) for one in fixtures)
    assert set(played.values()) == {1}
    assert len(played) == 6 * 2 * 3
    chances = {tournament.deal_chance(deal).index(1 << 30) for deal in (0, 1)}
    assert len(chances) == 2
