"""What is worth knowing of many plays: cards built and recycled, supremacies, production, and what the points are made of."""

from littleworlds.core.statistics import COUNT, EACH, SUM, Clock, Question, Statistics
from littleworlds.games.wonderful_world.data.cards import Cards


def statistics(cards: Cards) -> Statistics:
    return Statistics(
        [
            Question("built", COUNT, ["completed"], ["card"]),
            Question("recycled", COUNT, ["recycled", "discarded"], ["card"]),
            Question("supremacies", COUNT, ["supremacy"], ["resource"]),
            Question("production", EACH, ["produced"], ["resource"], amount="count"),
            Question(
                "sources", SUM, ["sheet-flat", "sheet-combo", "sheet-characters"],
                ["type", "character"], amount="points", sheet=True,
            ),
        ],
        Clock(["round-begins"], "round"),
    )  # fmt: skip
