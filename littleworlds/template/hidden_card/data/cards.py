"""The data as a typed table, read once when the game is made."""

from littleworlds.core import Data


class Cards:
    """What each card is worth, the deck, and how much may be bet."""

    def __init__(self, data: Data) -> None:
        self.values: dict[str, int] = {}
        for card in data.table("card", most=20):
            self.values[card.id] = card.integer("value", 1, 99)
            card.done()
        rules = data.single("rules")
        self.deck = sorted([*self.values] * rules.integer("copies", 8, 20))
        self.highest_bet = rules.integer("highest_bet", 1, 9)
        rules.done()
