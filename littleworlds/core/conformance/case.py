"""The tables at which a game is tried: seat counts, options, seeds.

Every seat count with the default options; each value of each option once, at a table that the cross-checks allow; and random
combinations of options, because rules that are right one by one go wrong together.
"""

from dataclasses import dataclass, field
from typing import Final

from littleworlds.core.chance import Seeded, derived_seed
from littleworlds.core.conformance.broken import Broken
from littleworlds.core.conformance.plain import frozen
from littleworlds.core.errors import OptionError
from littleworlds.core.game import Game
from littleworlds.core.option import Option, Options, Value

COMBINATIONS: Final = 30
_TRIES: Final = 20


@dataclass(frozen=True)
class Case:
    """A table to try a game at, and the seed of its chance."""

    seats: int
    options: Options = field(default_factory=dict)
    seed: int = 0


def cases(
    game: Game, plays: int = 1, seed: int = 0, combinations: int = COMBINATIONS
) -> list[Case]:
    """All tables of a game; those with the default options get `plays` seeds each, from `seed` on."""
    listed: list[Case] = []
    for play in range(plays):
        for seats in range(game.min_seats, game.max_seats + 1):
            listed.append(Case(seats, _defaults(game, seats), seed + play))
    for option in game.options:
        if option.settled_by is not None:
            _settle(game, option, option.settled_by, seed)
        for value in option.values:
            if not any(
                option.id in case.options and frozen(case.options[option.id]) == frozen(value)
                for case in listed
            ):
                listed.append(_with_value(game, option, value, seed + len(listed)))
    return listed + _combinations(game, listed, seed, combinations)


def stream(*words: int | str) -> Seeded:
    """A source of random numbers for the kit's own use, one for each list of words; never the one that a play draws from."""
    return Seeded(derived_seed(*words))


def _defaults(game: Game, seats: int) -> Options:
    try:
        return game.check_options(seats, {})
    except OptionError as problem:
        why = f"{seats} seats are allowed, yet a table of {seats} with the default options is refused ({problem.message})"
        raise Broken("options", game.id, Case(seats), -1, why) from problem


def _settle(game: Game, option: Option, other: str, seed: int) -> None:
    """Whoever chooses another value of the option that settles this one need not be asked for this one."""
    for settling in game.options:
        if settling.id != other:
            continue
        for value in settling.values:
            seats = next(
                n for n in range(game.min_seats, game.max_seats + 1) if settling.offered(n)
            )
            try:
                game.check_options(seats, {other: value})
            except OptionError as problem:
                why = f"{option.id!r} is said to be settled by {other!r}, yet {value!r} alone is refused ({problem.message})"
                raise Broken(
                    "options", game.id, Case(seats, {other: value}, seed), -1, why
                ) from problem
        return
    why = f"{option.id!r} is said to be settled by {other!r}, which is no option"
    raise Broken("options", game.id, Case(game.min_seats), -1, why)


def _with_value(game: Game, option: Option, value: Value, seed: int) -> Case:
    """A table with this value: other options at their defaults if that is allowed, otherwise drawn."""
    dice = stream(seed, option.id, frozen(value))
    counts = [
        seats for seats in range(game.min_seats, game.max_seats + 1) if option.offered(seats)
    ] or [game.min_seats]
    for attempt in range(_TRIES * COMBINATIONS):
        seats = counts[(seed + attempt) % len(counts)]
        given = (
            {option.id: value}
            if attempt < len(counts)
            else {**_drawn(game, seats, dice), option.id: value}
        )
        try:
            return Case(seats, game.check_options(seats, given), seed)
        except OptionError:
            continue
    why = f"the option {option.id!r} offers {value!r}, but no table with it passes the cross-checks"
    raise Broken("options", game.id, Case(counts[0], {option.id: value}, seed), -1, why)


def _combinations(game: Game, known: list[Case], seed: int, wanted: int) -> list[Case]:
    dice = stream(seed, "combinations")
    seen = {(case.seats, frozen(case.options)) for case in known}
    combined: list[Case] = []
    for _ in range(_TRIES * wanted if game.options else 0):
        seats = game.min_seats + int(dice.index(game.max_seats - game.min_seats + 1))
        try:
            options = game.check_options(seats, _drawn(game, seats, dice))
        except OptionError:
            continue
        if (seats, frozen(options)) not in seen:
            seen.add((seats, frozen(options)))
            combined.append(Case(seats, options, seed + len(known) + len(combined)))
        if len(combined) == wanted:
            break
    return combined


def _drawn(game: Game, seats: int, dice: Seeded) -> Options:
    offered = [option for option in game.options if option.offered(seats)]
    return {option.id: option.values[dice.index(len(option.values))] for option in offered}
