"""What is to be learned, and from which plays: all that decides what comes out."""

from dataclasses import dataclass, field

from littleworlds.core.chance import Seeded
from littleworlds.core.errors import OptionError
from littleworlds.core.game import Game
from littleworlds.core.option import Options


@dataclass(frozen=True)
class Course:
    """One kind of table of one title."""

    game: str
    seats: int
    by: str
    """The bot that plays against itself."""
    plays: int
    seed: int = 0
    options: Options = field(default_factory=dict)
    strays: float = 0.08
    """How often a move is made at random, so that plays differ and weak positions are seen too."""

    def table(self, game: Game) -> str:
        """The kind of table that these plays are of; an OptionError where the title learns nothing."""
        tables = game.tables()
        number = int(game.table(game.setup(self.seats, Seeded(0), self.options))) if tables else -1
        if number < 0:
            raise OptionError("train-nothing", game=self.game, seats=self.seats)
        return tables[number]
