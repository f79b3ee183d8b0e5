"""The world as one seat may imagine it, rebuilt from its view alone."""

from typing import cast, final

from littleworlds.core.chance import Chance
from littleworlds.core.game import Game
from littleworlds.core.native import i64
from littleworlds.core.perspective import Perspective
from littleworlds.core.state import View
from littleworlds.games.little_tavern.data.cards import EVENTS, Cards
from littleworlds.games.little_tavern.rules.phases import PHASES
from littleworlds.games.little_tavern.scoring import Tip
from littleworlds.games.little_tavern.state.position import TavernState
from littleworlds.games.little_tavern.view import HIDDEN, TavernView

_UNKNOWN_CHOICE = -2


@final
class TavernPerspective(Perspective):
    """Reads the view once; each sample is a copy with the secrets dealt."""

    def __init__(self, game: Game, cards: Cards, view: View) -> None:
        super().__init__(game, view)
        self._cards = cards
        self._template = _template(game, cards, cast(TavernView, view))

    def sample(self, chance: Chance) -> TavernState:
        world = self._template.copy()
        mysteries = world.mystery_cards[:]
        for number, card in enumerate(mysteries):
            if card < 0:
                mysteries[number] = world.pile.pop(chance.index(len(world.pile)))
        world.mystery_cards = mysteries
        choices = world.choices[:]
        for seat, guest in enumerate(choices):
            if guest == _UNKNOWN_CHOICE:
                choices[seat] = self._any_kind(world.tables[seat], chance)
        world.choices = choices
        return world

    def _any_kind(self, table: list[i64], chance: Chance) -> i64:
        """A guest as the seat may have chosen it: the first of any kind at its table."""
        firsts: list[i64] = []
        kinds: list[i64] = []
        for guest in table:
            kind: i64 = self._cards.kind_of[guest]
            if kind not in kinds:
                kinds.append(kind)
                firsts.append(guest)
        return firsts[chance.index(len(firsts))]


def _template(game: Game, cards: Cards, view: TavernView) -> TavernState:
    """The state with -1 for mystery cards that this seat has not seen, those cards still in the pile."""
    guest_of = cards.guest_of
    tables: list[list[i64]] = [[guest_of[id] for id in table] for table in view["tables"]]
    discard: list[i64] = [guest_of[id] for id in view["discard"]]
    mysteries: list[i64] = [
        -1 if one["card"] is None else guest_of[one["card"]] for one in view["mysteries"]
    ]
    placers: list[i64] = [
        -1 if one["placer"] is None else one["placer"] for one in view["mysteries"]
    ]
    drawn: i64 = -1 if view["drawn"] is None else guest_of[view["drawn"]]
    seen = {guest for table in tables for guest in table} | set(discard) | set(mysteries) | {drawn}
    template = TavernState(
        game,
        cards,
        list(view["scores"]),
        tables,
        [card for card in range(cards.size) if card not in seen],
        [EVENTS.index(id) for id in view["events"]],
        discard,
        [_choice(cards, choice) for choice in view["choices"]],
        mysteries,
        placers,
        [_tip(cards, row) for row in view["sheet"]],
        view["active"],
    )
    template.asked = view["asked"]
    template.phase = PHASES.index(view["phase"])
    template.round = view["round"]
    template.turn = view["turn"]
    template.event = -1 if view["event"] is None else EVENTS.index(view["event"])
    template.drawn = drawn
    template.picked = -1 if view["picked"] is None else guest_of[view["picked"]]
    template.direction = view["direction"]
    template.clan = -1 if view["clan"] is None else cards.clan_ids.index(view["clan"])
    return template


def _choice(cards: Cards, choice: str | None) -> i64:
    if choice is None:
        return -1
    return _UNKNOWN_CHOICE if choice == HIDDEN else cards.guest_of[choice]


def _tip(cards: Cards, row: list[int | str]) -> Tip:
    round, seat, card, coins = row
    return int(round), int(seat), cards.guest_of[str(card)], int(coins)
