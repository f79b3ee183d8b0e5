"""What one play of a tournament came to: a line of the result file."""

import msgspec

from littleworlds.arena.referee import Fault, Timing, lead
from littleworlds.arena.tournament import Fixture, Tournament
from littleworlds.bots.registry import make_any
from littleworlds.core.game import Game
from littleworlds.core.play import Play


class Result(msgspec.Struct, frozen=True):
    """A play by its place in the tournament. A play that ended by a fault has no scores: whoever failed has lost it, and the
    others share the victory."""

    pairing: int
    number: int
    actions: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    ranks: tuple[int, ...]
    timings: tuple[Timing, ...]
    won: bool | None = None
    grade: str = ""
    fault: Fault | None = None

    def share(self, seat: int) -> float:
        """A seat's part of the victory."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def score_against(self, seat: int, other: int) -> float:
        """1 for a better rank than the other's, ½ for the same."""
        mine, theirs = self.ranks[seat], self.ranks[other]
        return 0.5 if mine == theirs else float(mine < theirs)

    def lead(self, seat: int) -> float | None:
        """Points ahead of the best other, alone simply the points; None after a fault."""
        if self.fault is not None:
            return None
        others = [score for other, score in enumerate(self.scores) if other != seat]
        return self.scores[seat] - max(others, default=0)


def play_fixture(tournament: Tournament, game: Game, fixture: Fixture) -> Result:
    """Make the play and see what comes of it."""
    bots = [
        make_any(spec, tournament.bot_seed(fixture, seat))
        for seat, spec in enumerate(fixture.lineup)
    ]
    chance = tournament.deal_chance(fixture.deal)
    play = Play(game, tournament.seats, chance, tournament.options, list(fixture.lineup))
    timings, fault = lead(play, bots, tournament.limit)
    place = (fixture.pairing, fixture.number, len(play.steps))
    if fault is not None:
        others = tuple(seat for seat in range(tournament.seats) if seat != fault.seat)
        ranks = tuple(1 + (seat == fault.seat) for seat in range(tournament.seats))
        return Result(*place, (), others, ranks, tuple(timings), fault=fault)
    outcome = play.state.outcome()
    return Result(
        *place, tuple(outcome.scores), tuple(outcome.winners), tuple(outcome.ranks), tuple(timings),
        outcome.won, outcome.grade,
    )  # fmt: skip
