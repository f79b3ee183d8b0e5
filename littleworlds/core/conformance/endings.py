"""Law 10: random play comes to an end, and the end makes sense."""

from littleworlds.core.conformance.case import Case
from littleworlds.core.conformance.walk import Walk
from littleworlds.core.game import Game


def law_ends(game: Game, case: Case) -> None:
    """Random play ends within the number of steps that the game states, with an outcome for every seat."""
    walk = Walk("ends", game, case)
    walk.step = len(walk.path)
    if not walk.ended:
        walk.fail(
            f"random play goes on after the {walk.limit} steps that max_steps({case.seats}) allows"
        )
    if not walk.path:
        walk.fail("the play is over before anybody has decided anything")
    *_, last = walk.positions()
    outcome = last.outcome()
    for what, values in (
        ("scores", outcome.scores),
        ("ranks", outcome.ranks),
        ("ties", outcome.ties),
    ):
        if len(values) != case.seats:
            walk.fail(f"the outcome has {len(values)} {what} for {case.seats} seats")
    if 1 not in outcome.ranks or not all(1 <= rank <= case.seats for rank in outcome.ranks):
        walk.fail(
            f"ranks start at 1 and end at the number of seats, but here they are {outcome.ranks}"
        )
    sides = {f"#{seat}" for seat in range(case.seats)}
    for line in outcome.sheet:
        if line.side not in sides and not line.side.startswith("@"):
            walk.fail(
                f"the score sheet has a line for {line.side!r}, which is neither a seat nor a name"
            )
