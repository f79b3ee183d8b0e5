"""What tests of words share: everything that can be read at a table, and what no sentence may show."""

import re

from littleworlds.core.game import Game
from littleworlds.core.message import Message
from littleworlds.core.state import State
from littleworlds.words import Words, locale_folder

PLAYERS = ["Ann", "Ben", "", "Dora", "Émile"]
"""Names of players; one has none."""


def words(game: Game, language: str, reader: int | None = None) -> Words:
    return Words(language, game.id, game.names[language], PLAYERS, reader)


def ids(game: Game, language: str) -> set[str]:
    """All messages of the game in a language."""
    text = (locale_folder(game.id) / f"{language}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][A-Za-z0-9_-]*) =", text, re.MULTILINE))


def plain(sentence: str) -> str:
    """With ordinary spaces, however the punctuation is set."""
    return sentence.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


def on_the_table(game: Game, state: State, seat: int | None) -> list[Message]:
    """What a seat can read of a position: things, notes, points, the prompt, the labels of its actions and gestures."""
    view = state.view(seat)
    found: list[Message] = []
    for thing in game.things(view):
        found += [thing.label, *thing.notes]
    if seat is not None:
        prompt = state.prompt(seat)
        found += [prompt.message] if prompt is not None else []
        found += [game.describe(view, action).label for action in state.legal(seat)]
        perspective = game.perspective(view)
        found += [gesture.label for gesture in game.gestures(perspective)]
        found += [line.label for line in game.points(perspective)]
    return found


def sound(sentence: str) -> bool:
    """No symbol, no hole and no id shows."""
    return bool(sentence.strip()) and not re.search(r"[@#$_{}]|\bmystery-\d|None|  ", sentence)
