"""The world as a seat sees it: there are no secrets, so it is the world."""

from typing import cast, final

from littleworlds.core.chance import Chance
from littleworlds.core.game import Game
from littleworlds.core.perspective import Perspective
from littleworlds.core.state import View
from littleworlds.games.my_little_battlefield.actions import Lists
from littleworlds.games.my_little_battlefield.cards import Cards
from littleworlds.games.my_little_battlefield.field import Field
from littleworlds.games.my_little_battlefield.rules import BattleState, load
from littleworlds.games.my_little_battlefield.snapshot import Saved


@final
class BattlePerspective(Perspective):
    """Reads the view once; each sample is a copy."""

    def __init__(self, game: Game, cards: Cards, lists: Lists, view: View) -> None:
        super().__init__(game, view)
        self._template = restored(cards, lists, cast(Saved, view["position"]))

    def sample(self, chance: Chance) -> BattleState:
        return self._template.copy()


def restored(cards: Cards, lists: Lists, saved: Saved) -> BattleState:
    """The state that a snapshot was made of, its field included."""
    field = Field(cards, lists, saved["seats"], saved["options"], saved["seat_a"], saved["sectors"])
    return load(field, saved)
