"""The titles that can be listed: those that load and have a name. One that is broken stops none of the others."""

from collections.abc import Callable

from littleworlds.core.data import LANGUAGES
from littleworlds.core.errors import Error, GameError
from littleworlds.core.game import Game
from littleworlds.core.registry import broken, load_game, own_titles, titles
from littleworlds.words import words


def playable_games(load: Callable[[str], Game] = load_game) -> tuple[list[Game], list[Error]]:
    """Every title that can be played, and what is wrong with the others."""
    return _sorted_out(titles(), load)


def foreign_problems() -> list[Error]:
    """What is wrong with titles that do not come with this package."""
    own = own_titles()
    return _sorted_out([id for id in titles() if id not in own], load_game)[1]


def _sorted_out(ids: list[str], load: Callable[[str], Game]) -> tuple[list[Game], list[Error]]:
    games: list[Game] = []
    problems: list[Error] = []
    for id in ids:
        try:
            game = load(id)
            _introduce(id)
            games.append(game)
        except GameError as problem:
            problems.append(problem)
        except Error as problem:
            problems.append(broken(id, problem))
    return games, problems


def _introduce(id: str) -> None:
    """A GameError if a title has no name in one of the languages."""
    try:
        for language in LANGUAGES:
            for message in ("title", "tagline"):
                words(language, id).word(message)
    except (KeyError, ValueError, OSError) as problem:
        raise broken(id, problem) from problem
