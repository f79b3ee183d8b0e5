"""Ratings of bots by OpenSkill, from the ranks of every play in the tournament's order."""

from collections import defaultdict
from statistics import fmean

from openskill.models import PlackettLuce, PlackettLuceRating

from littleworlds.arena.intervals import SURE, Interval
from littleworlds.arena.result import Result
from littleworlds.arena.tournament import Tournament


def ratings(tournament: Tournament, results: list[Result]) -> dict[str, Interval]:
    """Each bot's rating with its 95 % interval. Every seat counts as a player of its own; a bot that holds several is moved by
    their mean."""
    model = PlackettLuce()
    current: dict[str, PlackettLuceRating] = defaultdict(model.rating)
    for names, ranks in _tables(tournament, results):
        teams = [[current[name]] for name in names]
        rated = model.rate(teams, ranks=[float(rank) for rank in ranks])
        for name in dict.fromkeys(names):
            mine = [team[0] for bot, team in zip(names, rated, strict=True) if bot == name]
            mu, sigma = fmean(one.mu for one in mine), fmean(one.sigma for one in mine)
            current[name] = model.rating(mu=mu, sigma=sigma)
    return {
        name: Interval(one.mu, one.mu - SURE * one.sigma, one.mu + SURE * one.sigma)
        for name, one in current.items()
    }


def _tables(
    tournament: Tournament, results: list[Result]
) -> list[tuple[tuple[str, ...], tuple[int, ...]]]:
    """Who met whom, and with which ranks. Bots that play alone meet on the same deal: more points are the better rank."""
    if tournament.seats > 1:
        return [(tournament.fixture(one.pairing, one.number).lineup, one.ranks) for one in results]
    deals: dict[int, dict[int, float]] = defaultdict(dict)
    for one in results:
        deals[one.number][one.pairing] = solo_score(one)
    names = [pairing.first for pairing in tournament.pairings]
    return [
        (
            tuple(names[pairing] for pairing in scores),
            tuple(1 + sum(other > mine for other in scores.values()) for mine in scores.values()),
        )
        for scores in deals.values()
        if len(scores) > 1
    ]


def solo_score(result: Result) -> float:
    """What a play alone is worth beside another on the same deal: a play that is won beats one that is lost, then points
    decide; a play that was lost by a fault is beaten by all."""
    if result.fault is not None:
        return float("-inf")
    return result.scores[0] + (1e6 if result.won else 0.0)
