"""What the results of a tournament add up to: a row per pair, per bot, and per bot and seat."""

from collections import Counter, defaultdict
from statistics import fmean, median
from typing import NamedTuple

from littleworlds.arena.intervals import Interval, mean_interval, share_interval
from littleworlds.arena.ratings import ratings, solo_score
from littleworlds.arena.result import Result
from littleworlds.arena.tournament import Tournament


class PairRow(NamedTuple):
    """The first of a pair against the second."""

    first: str
    second: str
    plays: int
    even: float
    share: Interval
    """Plays won by the first; half a victory if two share it."""
    pairwise: Interval
    """How often the first ranks before one of the second's seats; even is one half at every table."""
    lead: Interval | None
    """Points ahead of the best other."""


class SeatRow(NamedTuple):
    """A bot at one seat, over all its plays."""

    bot: str
    seat: int
    plays: int
    share: Interval


class BotRow(NamedTuple):
    """A bot over all its plays."""

    bot: str
    seats: int
    """How many seats of how many plays it held."""
    rating: Interval | None
    score: float | None
    median: float | None
    won: float | None
    """The part of its solo plays that it won, where there is something to be won."""
    mean_ms: float
    worst_ms: float
    faults: dict[str, int]
    """How often it lost a play by a fault of its own, by what was the matter."""


class Standings(NamedTuple):
    pairs: list[PairRow]
    bots: list[BotRow]
    seats: list[SeatRow]


def standings(tournament: Tournament, results: list[Result]) -> Standings:
    """The tables of a tournament, from plays in its order."""
    alone = tournament.seats == 1
    pairs = _solo_pairs(tournament, results) if alone else _pairs(tournament, results)
    return Standings(
        pairs, _bots(tournament, results), [] if alone else _seats(tournament, results)
    )


def _pairs(tournament: Tournament, results: list[Result]) -> list[PairRow]:
    by_pair: dict[int, list[Result]] = defaultdict(list)
    for result in results:
        by_pair[result.pairing].append(result)
    return [
        _pair_row(tournament, number, by_pair[number])
        for number in range(len(tournament.pairings))
        if by_pair[number]
    ]


def _pair_row(tournament: Tournament, number: int, results: list[Result]) -> PairRow:
    places = [one.number % tournament.seats for one in results]
    shares = [one.share(seat) for one, seat in zip(results, places, strict=True)]
    against = [
        fmean(one.score_against(seat, other) for other in range(tournament.seats) if other != seat)
        for one, seat in zip(results, places, strict=True)
    ]
    leads = [one.lead(seat) for one, seat in zip(results, places, strict=True)]
    first, second = tournament.pairings[number]
    return PairRow(
        first, second, len(results), tournament.even_share, share_interval(shares),
        share_interval(against), mean_interval([lead for lead in leads if lead is not None]),
    )  # fmt: skip


def _solo_pairs(tournament: Tournament, results: list[Result]) -> list[PairRow]:
    """Bots that play alone, compared on the deals that both have played."""
    by_bot: dict[int, dict[int, Result]] = defaultdict(dict)
    for one in results:
        by_bot[one.pairing][one.number] = one
    names = [pairing.first for pairing in tournament.pairings]
    rows: list[PairRow] = []
    for first in range(len(names)):
        for second in range(first + 1, len(names)):
            common = sorted(by_bot[first].keys() & by_bot[second].keys())
            pairs = [(by_bot[first][deal], by_bot[second][deal]) for deal in common]
            if not pairs:
                continue
            marks = [(solo_score(mine), solo_score(theirs)) for mine, theirs in pairs]
            shares = [0.5 if mine == theirs else float(mine > theirs) for mine, theirs in marks]
            leads = [
                float(mine.scores[0] - theirs.scores[0])
                for mine, theirs in pairs
                if mine.fault is None and theirs.fault is None
            ]
            share = share_interval(shares)
            rows.append(
                PairRow(
                    names[first], names[second], len(pairs), 0.5, share, share, mean_interval(leads)
                )
            )
    return rows


def _bots(tournament: Tournament, results: list[Result]) -> list[BotRow]:
    rated = ratings(tournament, results)
    held: dict[str, list[tuple[Result, int]]] = defaultdict(list)
    for pairing in tournament.pairings:
        for bot in pairing:
            if bot:
                held[bot] = []
    for one in results:
        for seat, bot in enumerate(tournament.fixture(one.pairing, one.number).lineup):
            held[bot].append((one, seat))
    return [_bot_row(bot, rated.get(bot), places) for bot, places in held.items() if places]


def _bot_row(bot: str, rating: Interval | None, places: list[tuple[Result, int]]) -> BotRow:
    scores = [one.scores[seat] for one, seat in places if one.fault is None]
    ends = [one.won for one, _ in places if one.won is not None]
    timings = [one.timings[seat] for one, seat in places]
    decisions = sum(timing.decisions for timing in timings)
    faults = Counter(one.fault.why for one, seat in places if one.fault and one.fault.seat == seat)
    return BotRow(
        bot,
        len(places),
        rating,
        fmean(scores) if scores else None,
        median(scores) if scores else None,
        fmean(ends) if ends else None,
        1000 * sum(timing.seconds for timing in timings) / max(1, decisions),
        1000 * max(timing.worst for timing in timings),
        dict(faults),
    )


def _seats(tournament: Tournament, results: list[Result]) -> list[SeatRow]:
    shares: dict[tuple[str, int], list[float]] = defaultdict(list)
    for one in results:
        for seat, bot in enumerate(tournament.fixture(one.pairing, one.number).lineup):
            shares[bot, seat].append(one.share(seat))
    return [
        SeatRow(bot, seat, len(values), share_interval(values))
        for (bot, seat), values in sorted(shares.items())
    ]
