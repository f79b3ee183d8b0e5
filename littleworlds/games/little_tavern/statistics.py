"""What is worth knowing of many plays: guests and tips by clan, event cards, coins round by round."""

from littleworlds.core.message import name
from littleworlds.core.statistics import COUNT, LEVEL, SUM, Clock, Question, Statistics
from littleworlds.games.little_tavern.data.cards import Cards


def statistics(cards: Cards) -> Statistics:
    clans: dict[str, str] = {}
    for card, clan in enumerate(cards.clan_of):
        clans[name(cards.character_ids[cards.kind_of[card]])] = name(cards.clan_ids[clan])
    return Statistics(
        [
            Question("guests", COUNT, ["sheet-tip"], ["card"], sheet=True, groups=clans, round="round"),
            Question(
                "tips", SUM, ["sheet-tip"], ["card"], amount="points", sheet=True, groups=clans,
                round="round",
            ),
            Question("events", COUNT, ["turned"], ["event"]),
            Question("coins", LEVEL, ["tips"], who="owner", amount="total"),
        ],
        Clock(["round-begins"], "round"),
    )  # fmt: skip
