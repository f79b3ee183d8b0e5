"""How strong a bot plays: how much it thinks, and what it overlooks. Titles state the settings as data, with the measurement that
chose them beside."""

from typing import Final, final

from littleworlds.core.native import i64

LEVELS: Final = ["beginner", "easy", "medium", "hard", "expert"]
"""From the weakest to the strongest."""


@final
class Level:
    """The settings of one level. A level without positions to value does not search: it glances, as somebody does who is new to a
    game. It takes the action after which things look best, does not ask what others will do, misses some of what it could do, and
    misjudges the rest a little."""

    def __init__(
        self,
        nodes: int = 0,
        seconds: float = 1.0,
        missed: float = 0.0,
        misjudged: float = 0.0,
        lapses: float = 0.0,
    ) -> None:
        self.nodes: i64 = nodes
        """How many positions a search values; 0 for a glance."""
        self.seconds = seconds
        """The search ends after so long, whatever it has seen."""
        self.missed = missed
        """A glance: the chance of not seeing an action."""
        self.misjudged = misjudged
        """A glance: by how much the worth of an action is misjudged at the most, in parts of what lies between the best and the
        worst."""
        self.lapses = lapses
        """A search: the chance that a decision is made at a glance all the same."""


USUAL: Final = [
    Level(missed=0.5, misjudged=1.0),
    Level(missed=0.2, misjudged=0.35),
    Level(nodes=300, seconds=0.4, missed=0.2, misjudged=0.35, lapses=0.3),
    Level(nodes=3000, seconds=0.8, missed=0.2, misjudged=0.35, lapses=0.1),
    Level(nodes=12000, seconds=2.5),
]
"""The settings of a title that states none of its own. Without lapses medium would be as good as hard and hard as good as expert, and
easy no match for any: docs/bots.md has the figures."""
