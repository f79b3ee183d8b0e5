"""The world as one seat sees it, rebuilt from its view alone: since nothing is secret, there is one such world."""

from typing import cast, final

from littleworlds.core.chance import Chance
from littleworlds.core.game import Game
from littleworlds.core.native import i64
from littleworlds.core.perspective import Perspective
from littleworlds.core.state import View
from littleworlds.games.little_factory.cards import Cards
from littleworlds.games.little_factory.phases import PHASES
from littleworlds.games.little_factory.rules import FactoryState
from littleworlds.games.little_factory.view import FactoryView


@final
class FactoryPerspective(Perspective):
    """Reads the view once; each sample is a copy."""

    def __init__(self, game: Game, cards: Cards, view: View) -> None:
        super().__init__(game, view)
        self._template = _template(cards, cast(FactoryView, view))

    def sample(self, chance: Chance) -> FactoryState:
        return self._template.copy()


def _template(cards: Cards, view: FactoryView) -> FactoryState:
    number = cards.number
    offer: list[i64] = [0] * cards.designs
    for id, count in view["goods"].items():
        offer[number[id]] = count
    for id in view["street"]:
        offer[number[id]] = 1
    shown: list[i64] = [0] * 4
    for design in range(cards.designs):
        if offer[design] > 0:
            shown[cards.shelf[design]] += 1
    discards: list[i64] = [0] * cards.resources
    for id in view["discards"]["2"] + view["discards"]["3"]:
        discards[number[id]] += 1
    earned: list[i64] = [0] * cards.buildings
    for id, count in view["earned"].items():
        earned[number[id] - cards.resources] = count
    piles = view["piles"]
    state = FactoryState(
        cards,
        offer,
        shown,
        discards,
        [
            [],
            _designs(cards, piles["2"]),
            _designs(cards, piles["3"]),
            _designs(cards, piles["buildings"]),
        ],
        [_designs(cards, hand) for hand in view["hands"]],
        [_designs(cards, front) for front in view["fronts"]],
        earned,
        list(view["tiles"]),
        _designs(cards, view["box"]),
        view["active"],
    )
    state.phase = PHASES.index(view["phase"])
    state.after = PHASES.index(view["after"])
    state.turn = view["turn"]
    state.budget = view["budget"]
    state.paid = view["paid"]
    state.taken = view["taken"]
    for id in view["activated"]:
        state.used |= cards.bit[number[id] - cards.resources]
    return state


def _designs(cards: Cards, ids: list[str]) -> list[i64]:
    designs: list[i64] = [cards.number[id] for id in ids]
    return designs
