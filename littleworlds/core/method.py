"""How a search should think about a position: which of the pieces of `littleworlds.search` a title takes for it, and with which
settings. Titles state them as data, with the measurement that chose them beside."""

from typing import Final, final

from littleworlds.core.native import i64

PLAN: Final = 0
"""Plan the own turn to its end by a beam, then look at the best answers of the next seat."""
HALVE: Final = 1
"""Finish the stage after each action by a quick policy, in many worlds; drop the worse half, and again."""
TREE: Final = 2
"""An open-loop tree over everybody's decisions, with the value of the position at its leaves."""
PLAY_OUT: Final = 3
"""Let everybody play on by the title's own habit after each action, in as many worlds as there is time for; drop the worse half, and
again."""


@final
class Method:
    """One of the four, and its settings; those of the others are not looked at."""

    def __init__(
        self,
        kind: int,
        width: int = 60,
        narrowed: int = 0,
        answers: int = 0,
        answer_width: int = 8,
        turns: int = 1,
        lucks: int = 1,
        worlds: int = 1,
        alone: bool = False,
        through: bool = False,
        effort: int = -1,
        candidates: int = 60,
        exploration: float = 0.5,
        scale: float = 6.0,
    ) -> None:
        self.kind = kind
        self.width = width
        """PLAN: how many unfinished plans are kept at each step."""
        self.narrowed = narrowed
        """PLAN: where positions are limited, one plan is kept for so many of them at the most, so that a plan gets to its end in more
        than one world; 0: the width holds whatever may be spent."""
        self.answers = answers
        """PLAN: how many finished plans are held against the turns that follow."""
        self.answer_width = answer_width
        """PLAN: how many unfinished plans are kept at each step of these turns."""
        self.turns = turns
        """PLAN: how many turns that is: 1 for the next seat's answer, as many as seats up to the next own one."""
        self.lucks = lucks
        """PLAN: how often these turns are played on, each time with other luck; the worse half of the plans is dropped in between."""
        self.worlds = worlds
        """PLAN: in how many possible worlds."""
        self.alone = alone
        """PLAN: whether a plan ends where others have to act; otherwise they act by habit, and it goes on."""
        self.through = through
        """PLAN: whether a plan goes on after a draw; only good in several worlds."""
        self.effort: i64 = effort
        """PLAN: after how many positions in one world plans are left where they stand; never if negative."""
        self.candidates = candidates
        """HALVE: how many actions are looked at, the best by the value of the position after them."""
        self.exploration = exploration
        """TREE: how much what was seldom tried is preferred."""
        self.scale = scale
        """TREE: points of lead that make a victory likely."""
