"""What is worth knowing of many plays: stops in town and labourers by year, what is built, harvests, and what the points are made of."""

from littleworlds.core.statistics import COUNT, EACH, RUNNING, SUM, Clock, Question, Statistics
from littleworlds.games.walnut_grove.data.cards import Cards


def statistics(cards: Cards) -> Statistics:
    return Statistics(
        [
            Question("stops", COUNT, ["went"], ["stop"]),
            Question("pieces", COUNT, ["hired", "built", "improved"], ["what"]),
            # Every farm begins with one.
            Question("labourers", RUNNING, ["hired"], start=1),
            Question("harvests", EACH, ["harvested"], ["good"], amount="count"),
            Question("help", RUNNING, ["wintered"], amount="missing", start=0),
            Question(
                "sources", SUM,
                [
                    "sheet-enclosures", "sheet-figures", "sheet-buildings", "sheet-coins",
                    "sheet-improvement", "sheet-help",
                ],
                amount="points", sheet=True,
            ),
        ],
        Clock(["year-begins"], "year"),
    )  # fmt: skip
