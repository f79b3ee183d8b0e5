"""What is worth knowing of many plays: sectors and power turn by turn, dice and special rules, and how battles end."""

from littleworlds.core.statistics import COUNT, LEVEL, RUNNING, WAY, Clock, Question, Statistics
from littleworlds.games.my_little_battlefield.data.cards import Cards
from littleworlds.games.my_little_battlefield.data.scenarios import ENDS


def statistics(cards: Cards) -> Statistics:
    ends = ["ended-by-" + end.replace("_", "-") for end in ENDS]
    return Statistics(
        [
            Question("ways", WAY, ends),
            Question("taken", COUNT, ["control-taken"], ["sector"]),
            Question("rules", COUNT, ["used-rule"], ["rule"]),
            Question("fought", COUNT, ["fought"], ["face"]),
            Question("sectors", RUNNING, ["control-taken"], less=["control-lost"], start=0),
            Question(
                "power", LEVEL, ["power-raised"], amount="level", start=int(cards.start_power)
            ),
            Question("resources", LEVEL, ["gained", "lost"], ["resource"], amount="now"),
        ],
        Clock(["turn-begins"], "turn", "who"),
    )
