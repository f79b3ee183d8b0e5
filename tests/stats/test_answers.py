"""Answers to questions about constructed plays, in which they are known."""

import random
from collections import Counter

from littleworlds.arena.intervals import Interval
from littleworlds.core.outcome import ranked
from littleworlds.core.statistics import COUNT, RUNNING, Clock, Question, Statistics
from littleworlds.stats.answers import Answer, Value, answers
from littleworlds.stats.facts import Facts, Hearing
from littleworlds.stats.tally import Table

NOTHING = Statistics([])


def played(scores: list[list[int]], ties: list[list[int]] | None = None) -> Table:
    table = Table("toy", len(scores[0]))
    for one in scores:
        table.add(NOTHING, ranked(one, [], ties), Facts(Hearing(NOTHING), len(one)), 10)
    return table


def answer(table: Table, id: str, statistics: Statistics = NOTHING) -> Answer:
    return next(one for one in answers(table, statistics) if one.id == id)


def values(found: Answer) -> dict[str, tuple[Value, ...]]:
    return {row.key: row.values for row in found.rows}


def test_a_seat_with_an_advantage_is_found_and_none_where_there_is_none() -> None:
    chance = random.Random(3)
    fair, unfair = (
        [[chance.randint(0, 9) * 2, chance.randint(0, 9) * 2 + 3 * lift] for _ in range(2000)]
        for lift in (0, 1)
    )
    for scores, advantage in ((fair, False), (unfair, True)):
        rows = values(answer(played(scores), "seats"))
        won = rows["1"][0]
        true = sum((b > a) + (a == b) / 2 for a, b in scores) / len(scores)
        assert isinstance(won, Interval)
        assert abs(won.mean - true) < 1e-9
        assert (won.low > 0.5) == advantage
        lead = rows["1"][2]
        assert isinstance(lead, Interval)
        assert abs(lead.mean - sum(b - a for a, b in scores) / len(scores)) < 1e-9
        assert lead.low < (3 if advantage else 0) < lead.high


def test_a_shared_victory_is_shared_out() -> None:
    rows = values(answer(played([[5, 5, 1], [5, 1, 1], [1, 1, 1]]), "seats"))
    shares = [value[0].mean for value in rows.values() if isinstance(value[0], Interval)]
    assert [round(share * 3, 6) for share in shares] == [1.833333, 0.833333, 0.333333]


def test_how_plays_were_won() -> None:
    table = played([[5, 1], [4, 4], [2, 6]], [[1], [0]])
    won = {key: row[0] for key, row in values(answer(table, "won")).items()}
    assert won == {"points": 2, "tie": 1}
    margins = values(answer(table, "scores"))["margin"]
    assert margins[1:] == (0, 0, 4, 4, 4)


def test_a_distribution_counts_every_seat_once() -> None:
    rows = values(answer(played([[seat * 7, seat * 3 + 1] for seat in range(30)]), "points"))
    for column in (0, 1):
        shares = [row[column] for row in rows.values()]
        assert abs(sum(share for share in shares if isinstance(share, float)) - 1) < 1e-9


def test_rounds_are_told_one_by_one_and_on_the_average() -> None:
    statistics = Statistics(
        [Question("built", COUNT, ["built"], ["card"]), Question("sum", RUNNING, ["built"])],
        Clock(["round"], "round"),
    )
    table = Table("toy", 2)
    for _ in range(20):
        facts = Facts(Hearing(statistics), 2)
        facts.noted = [
            [{("@mill", 1): 1, ("@mill", 3): 2}, {("@inn", 2): 1}],
            [{("", 1): 1, ("", 3): 2}, {("", 2): 1}],
        ]
        facts.rounds = [3, 3]
        table.add(statistics, ranked([9, 4], []), facts, 10)
    built = values(answer(table, "built", statistics))
    assert built["mill"][:3] == (3.0, 0.0, (1 + 3 * 2) / 3)
    assert built["inn"][:3] == (0.0, 1.0, 2.0)
    rounds = values(answer(table, "built-rounds", statistics))
    assert rounds == {"mill": (0.5, 0.0, 1.0), "inn": (0.0, 0.5, 0.0)}
    curve = values(answer(table, "sum", statistics))
    assert list(curve.values()) == [(1.0, 0.0), (1.0, 1.0), (3.0, 1.0)]


def test_a_rare_subject_does_not_lead_the_list_by_luck() -> None:
    """Also where everything does harm."""
    statistics = Statistics([Question("built", COUNT, ["built"], ["card"])])
    for lift in (0, -6):
        chance = random.Random(lift)
        worth = {"@axe": 4 + lift, "@bow": 1 + lift, "@cap": lift, "@dog": lift - 3}
        table = Table("toy", 2)
        for number in range(400):
            had = [Counter(chance.choices(sorted(worth), k=chance.randint(2, 6))) for _ in range(2)]
            scores = [sum(worth[id] * n for id, n in one.items()) for one in had]
            scores = [round(score + chance.gauss(0, 5)) for score in scores]
            if number < 2:
                had[0]["@rare"] = 1
                scores[0] += lift + 8
            facts = Facts(Hearing(statistics), 2)
            facts.noted = [[{(id, 1): n for id, n in one.items()} for one in had]]
            table.add(statistics, ranked(scores, []), facts, 10)
        order = [row.key for row in answer(table, "built", statistics).rows]
        assert order[0] == "axe"
        assert order[-1] == "dog"
        assert 0 < order.index("rare") < 4
