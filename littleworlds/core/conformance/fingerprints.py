"""The compiled half of law 1: `python -m littleworlds.core.conformance.fingerprints GAME --plays N --seed S`.

Prints one line per play: game, seats, seed, options, and a digest of the whole record. Run it interpreted and compiled, and
compare.
"""

import argparse
import hashlib

from littleworlds.core.conformance.case import Case, cases
from littleworlds.core.conformance.plain import frozen
from littleworlds.core.conformance.transcripts import transcript
from littleworlds.core.game import Game
from littleworlds.core.registry import load_game


def fingerprint(game: Game, case: Case) -> str:
    """One play as one line."""
    text = transcript(game, case.seats, case.seed, case.options).text()
    digest = hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
    return f"{game.id} seats {case.seats} seed {case.seed} options {frozen(case.options)} {digest}"


def main(arguments: list[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser(
        prog="fingerprints", description="A digest per random play, to compare two builds."
    )
    parser.add_argument("game", help="the id of a title")
    parser.add_argument(
        "--plays", type=int, default=1, help="plays per seat count with the default options"
    )
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    given = parser.parse_args(arguments)
    game = load_game(given.game)
    for case in cases(game, given.plays, given.seed):
        print(fingerprint(game, case))


if __name__ == "__main__":
    main()
