"""The worlds that a seat may be in: what its view shows, and the secrets dealt at random."""

from littleworlds.core import Chance, Perspective

from . import rules
from .state import Position


class CardPerspective(Perspective):
    """What a bot is handed. It knows the view, and imagines worlds that fit it."""

    def sample(self, chance: Chance) -> Position:
        world = self.game.load({**self.view, "deck": []})
        assert isinstance(world, Position)
        world.deck = list(world.game.cards.deck)
        for card in filter(None, world.hands + world.drawn):
            world.deck.remove(card)
        world.hands = [card or rules.take(world, chance) for card in world.hands]
        return world
