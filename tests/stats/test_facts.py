"""What is noted of a play: by whom, about what, how much, in which round."""

from littleworlds.core.event import Event
from littleworlds.core.message import Args, Message
from littleworlds.core.outcome import Outcome, SheetLine
from littleworlds.core.statistics import (
    COUNT,
    EACH,
    LEVEL,
    RUNNING,
    SUM,
    WAY,
    Clock,
    Question,
    Statistics,
)
from littleworlds.stats.facts import Facts, Hearing
from littleworlds.stats.tally import Table


def told(statistics: Statistics, *events: tuple[str, Args], seats: int = 2) -> Facts:
    facts = Facts(Hearing(statistics), seats)
    facts.hear([Event(id, args) for id, args in events])
    return facts


def test_a_count_goes_to_its_seat_subject_and_round() -> None:
    built = Statistics([Question("built", COUNT, ["built"], ["card"])], Clock(["begins"], "round"))
    facts = told(
        built,
        ("built", {"who": "#0", "card": "@mill"}),
        ("begins", {"round": 2}),
        ("built", {"who": "#1", "card": "@mill"}),
        ("built", {"who": "#1", "card": "@face_down@mill"}),
        ("built", {"who": "@adversary", "card": "@mill"}),
        ("other", {"who": "#0", "card": "@mill"}),
    )
    assert facts.noted == [[{("@mill", 1): 1}, {("@mill", 2): 2}]]
    assert facts.rounds == [2, 2]


def test_everybody_may_have_a_clock_of_their_own() -> None:
    question = Question("built", COUNT, ["built"], ["card"])
    facts = told(
        Statistics([question], Clock(["turn"], who="who")),
        ("turn", {"who": "#0"}),
        ("turn", {"who": "#0"}),
        ("turn", {"who": "@adversary"}),
        ("built", {"who": "#0", "card": "@mill"}),
        ("built", {"who": "#1", "card": "@mill"}),
    )
    assert facts.noted == [[{("@mill", 2): 1}, {("@mill", 1): 1}]]
    assert facts.rounds == [2, 1]


def test_lists_and_amounts_count_each_of_their_things() -> None:
    got = Statistics([Question("got", COUNT, ["got"], ["goods"])])
    facts = told(got, ("got", {"who": "#0", "goods": ["3@wood", "@wood", "2@iron"]}))
    assert facts.noted[0][0] == {("@wood", 1): 4, ("@iron", 1): 2}


def test_groups_stand_for_their_members() -> None:
    question = Question("guests", COUNT, ["sat"], ["card"], groups={"@elf": "@elves"})
    facts = told(Statistics([question]), ("sat", {"who": "#0", "card": "@elf"}))
    assert facts.noted[0][0] == {("@elves", 1): 1}


def test_the_score_sheet_is_read_by_its_labels() -> None:
    question = Question("sources", SUM, ["flat", "per"], ["type"], amount="points", sheet=True)
    facts = told(Statistics([question]))
    sheet = [
        SheetLine("#0", Message("flat"), 5),
        SheetLine("#0", Message("per", {"type": "@ships"}), -2),
        SheetLine("@adversary", Message("flat"), 9),
    ]
    facts.close(Outcome([3, 0], [[], []], sheet, [1, 2]))
    assert facts.noted[0] == [{("flat", 1): 5, ("@ships", 1): -2}, {}]


def test_curves_hold_add_up_or_begin_anew() -> None:
    statistics = Statistics(
        [
            Question("level", LEVEL, ["raised"], amount="level", start=1),
            Question("held", RUNNING, ["taken"], less=["lost"], start=0),
            Question("made", EACH, ["taken"], amount="count"),
        ],
        Clock(["round"], "round"),
    )
    facts = told(
        statistics,
        ("taken", {"who": "#0", "count": 3}),
        ("raised", {"who": "#0", "level": 2}),
        ("round", {"round": 2}),
        ("lost", {"who": "#0"}),
        ("round", {"round": 3}),
        ("taken", {"who": "#0", "count": 5}),
        ("raised", {"who": "#1", "level": 4}),
    )
    table = Table("toy", 2)
    table.add(statistics, Outcome([1, 0], [[], []], [], [1, 2]), facts, 9)
    curves = {
        id: [[tally.amounts["", round, won] for round in (1, 2, 3)] for won in (True, False)]
        for id, tally in table.tallies.items()
    }
    assert curves == {
        "level": [[2, 2, 2], [1, 1, 4]],
        "held": [[1, 0, 1], [0, 0, 0]],
        "made": [[3, 0, 5], [0, 0, 0]],
    }


def test_of_ways_the_first_counts() -> None:
    ways = Statistics([Question("ways", WAY, ["gone", "over"])])
    assert told(ways, ("over", {}), ("gone", {})).ways == ["over"]
    assert told(ways).ways == [""]
