"""The world as one seat sees it, rebuilt from its view alone: since nothing is secret, there is one
such world."""

from typing import cast, final

from littleworlds.core.chance import Chance
from littleworlds.core.game import Game
from littleworlds.core.native import i64
from littleworlds.core.perspective import Perspective
from littleworlds.core.state import View
from littleworlds.games.little_factory.data.cards import LEVEL_2, LEVEL_3, STREET, Cards
from littleworlds.games.little_factory.rules import setup
from littleworlds.games.little_factory.rules.phases import PHASES
from littleworlds.games.little_factory.state.position import FactoryState
from littleworlds.games.little_factory.view import FactoryView


@final
class FactoryPerspective(Perspective):
    """Reads the view once; each sample is a copy."""

    def __init__(self, game: Game, cards: Cards, view: View) -> None:
        super().__init__(game, view)
        self._template = _template(game, cards, cast(FactoryView, view))

    def sample(self, chance: Chance) -> FactoryState:
        return self._template.copy()


def _template(game: Game, cards: Cards, view: FactoryView) -> FactoryState:
    number = cards.number
    state = setup.begin(game, cards, view["seats"])
    for id, count in view["goods"].items():
        state.offer[number[id]] = count
    for id in view["street"]:
        state.offer[number[id]] = 1
    for id in view["discards"]["2"] + view["discards"]["3"]:
        state.discards[number[id]] += 1
    for id, count in view["earned"].items():
        state.earned[number[id] - cards.resources] = count
    state.piles[LEVEL_2] = _designs(cards, view["piles"]["2"])
    state.piles[LEVEL_3] = _designs(cards, view["piles"]["3"])
    state.piles[STREET] = _designs(cards, view["piles"]["buildings"])
    state.hands = [_designs(cards, hand) for hand in view["hands"]]
    state.fronts = [_designs(cards, front) for front in view["fronts"]]
    state.tiles = list(view["tiles"])
    state.box = _designs(cards, view["box"])
    state.active = view["active"]
    state.phase = PHASES.index(view["phase"])
    state.after = PHASES.index(view["after"])
    state.turn = view["turn"]
    state.budget = view["budget"]
    state.paid = view["paid"]
    state.taken = view["taken"]
    for id in view["activated"]:
        state.used |= cards.bit[number[id] - cards.resources]
    state.recount()
    return state


def _designs(cards: Cards, ids: list[str]) -> list[i64]:
    return [cards.number[id] for id in ids]
