"""The weights of the valuation, in points: one set for whoever plays alone, one for tables."""

from typing import Final, final


@final
class Weights:
    """What cubes, pieces and cards are worth, and how likely what is planned comes about."""

    def __init__(
        self,
        middle: list[float],
        last: list[float],
        more: list[float],
        krystallium_early: float = 0.8,
        krystallium_last: float = 0.3,
        idle: float = 0.15,
        unpicked: float = 0.08,
        soon: float = 0.95,
        late: float = 0.875,
        never: float = 0.05,
        harder: float = 0.6,
        floor: float = 0.4,
        bias: float = 0.5,
        scarce: float = 0.8,
        spare: float = 0.0,
        likely: float = 0.8,
        luck: float = 0.17,
        pending: float = 0.0,
        yielding: float = 0.5,
        ahead: float = 0.8,
        behind: float = 0.12,
    ) -> None:
        self.middle = middle
        """A cube of a later round, by resource: cards not yet drawn will find a use for it."""
        self.last = last
        """A cube of the last round, where few cards still want raw ones."""
        self.more = more
        """Cards of each type, then generals and financiers, that a round adds."""
        self.krystallium_early = krystallium_early
        """A krystallium before the last round."""
        self.krystallium_last = krystallium_last
        """A krystallium in the last round."""
        self.idle = idle
        """A cube that no card takes: a fifth of a krystallium."""
        self.unpicked = unpicked
        """Added to `idle` while there are cards to come in the draft."""
        self.soon = soon
        """How much of a card's worth counts that is finished this round."""
        self.late = late
        """How much counts of one that is finished in a later round."""
        self.never = never
        """How much counts of one that is never finished."""
        self.harder = harder
        """How much of that is left with each piece that nothing in sight will bring."""
        self.floor = floor
        """Cards that bring less than this per missing piece are not planned."""
        self.bias = bias
        """Added to what a card lacks, so that nearly finished cards do not outweigh everything."""
        self.scarce = scarce
        """How much less a resource counts in what a card lacks if there is plenty of it."""
        self.spare = spare
        """Alone: how many cards of a pool to come will be recycled for a cube that is wanted."""
        self.likely = likely
        """Alone: how much of a card's worth is left with each piece that such a cube has to bring."""
        self.luck = luck
        """Alone: how far down the deck, the best card first, the one lies that an exchange brings."""
        self.pending = pending
        """How much counts of what a card brings together with one under construction."""
        self.yielding = yielding
        """Cards of a type still to come that a card counts which yields by them."""
        self.ahead = ahead
        """Chance of supremacy in a later step for who produces most now, or alone enough."""
        self.behind = behind
        """The same for everybody else; alone with each cube that is lacking."""


ORDERS: Final = 7
"""How many orders of the cards are tried: each time one of the foremost is put last."""
IMPOSED: Final = 15.0
"""What an imposed card of a solo scenario is worth besides all else."""
EMPIRES: Final = {"noram_states_a": 5.0, "aztec_empire_a": 6.0, "republic_of_europe_a": 2.0}
"""Alone: what is better about starting with an empire than its production and its points tell. Of
40 plays each, greedy came to 65 points with the first, 63, 60, and 58 with the Panafrican Union."""

TABLE: Final = Weights(
    middle=[0.9, 1.2, 1.3, 1.4, 1.3],
    last=[0.3, 0.5, 1.0, 1.0, 1.1],
    more=[0.5, 0.6, 0.9, 0.9, 0.8, 1.3, 1.2],
    krystallium_early=1.2,
)
"""Cubes, krystallium and cards to come: rounded from a regression of final scores on what empires have
at the beginnings of rounds, 500 plays of greedy at two seats. Not shown to be better by themselves than
half of that; docs/bots.md has the figures."""
ALONE: Final = Weights(
    middle=[0.72, 0.68, 0.65, 0.7, 0.65],
    last=[0.18, 0.36, 0.51, 0.63, 0.6],
    more=[0.54, 0.46, 0.58, 0.32, 0.16, 0.4, 0.44],
    krystallium_early=0.74,
    krystallium_last=0.25,
    idle=0.17,
    soon=0.97,
    late=0.84,
    never=0.03,
    floor=0.38,
    bias=0.48,
    scarce=0.87,
    spare=0.87,
    likely=0.73,
    luck=0.19,
    pending=0.23,
    yielding=0.2,
    ahead=0.79,
    behind=0.43,
)
"""Found by climbing: 8,000 plays alone, each with all weights shifted a little at random. Not shown to
be better than the weights it began with: on the same 40 deals 57 points against 61 without plans, 67
against 64 with them, each within chance."""
