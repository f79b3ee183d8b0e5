"""The laws in the order in which they are tried, and the one call that tries them all."""

from collections.abc import Callable

from littleworlds.core.conformance.broken import Broken
from littleworlds.core.conformance.case import COMBINATIONS, Case, cases
from littleworlds.core.conformance.commutation import law_commutation
from littleworlds.core.conformance.conservation import law_conservation
from littleworlds.core.conformance.copies import law_copies
from littleworlds.core.conformance.endings import law_ends
from littleworlds.core.conformance.fields import law_fields
from littleworlds.core.conformance.gestures import law_gestures
from littleworlds.core.conformance.leaks import law_leaks
from littleworlds.core.conformance.legality import law_legal
from littleworlds.core.conformance.notation import law_notation
from littleworlds.core.conformance.plain import NotPlain
from littleworlds.core.conformance.points import law_points
from littleworlds.core.conformance.reasons import law_reasons
from littleworlds.core.conformance.references import law_references
from littleworlds.core.conformance.replay import law_interleaving, law_replay
from littleworlds.core.conformance.roundtrips import law_round_trips
from littleworlds.core.conformance.samples import law_samples
from littleworlds.core.conformance.stages import law_stages
from littleworlds.core.conformance.thinking import law_features, law_habits, law_terms
from littleworlds.core.conformance.trying import law_trying
from littleworlds.core.conformance.usual import law_usual
from littleworlds.core.conformance.walk import named
from littleworlds.core.game import Game

Law = Callable[[Game, Case], None]

# Each law leans on those before it (most on copies that are islands), so that what is reported is the cause and not a consequence.
LAWS: dict[str, Law] = {
    "notation": law_notation,
    "ends": law_ends,
    "replay": law_replay,
    "interleaving": law_interleaving,
    "copies": law_copies,
    "legal": law_legal,
    "commutation": law_commutation,
    "conservation": law_conservation,
    "round-trips": law_round_trips,
    "references": law_references,
    "leaks": law_leaks,
    "samples": law_samples,
    "fields": law_fields,
    "usual": law_usual,
    "trying": law_trying,
    "gestures": law_gestures,
    "reasons": law_reasons,
    "points": law_points,
    "stages": law_stages,
    "features": law_features,
    "terms": law_terms,
    "habits": law_habits,
}


def check(
    game: Game,
    plays: int = 1,
    seed: int = 0,
    seats: int | None = None,
    combinations: int = COMBINATIONS,
) -> int:
    """Hold a game against every law, at every table: how many tables were tried. `Broken` says which law does not hold, and where.

    With the default options each seat count gets `plays` plays per law; `seats` leaves out the tables of other sizes;
    at most `combinations` tables have several options drawn.
    """
    tables = [
        case for case in cases(game, plays, seed, combinations) if seats in (None, case.seats)
    ]
    for law in LAWS:
        for case in tables:
            run(law, game, case)
    return len(tables)


def run(law: str, game: Game, case: Case) -> None:
    """Hold a game against one law at one table. Whatever goes wrong on the way is that law's `Broken` too."""
    try:
        LAWS[law](game, case)
    except Broken:
        raise
    except NotPlain as problem:
        raise Broken("round-trips", game.id, case, -1, str(problem)) from problem
    except Exception as problem:
        raise Broken(
            law, game.id, case, -1, f"while the law was tried, the game raised {named(problem)}"
        ) from problem
