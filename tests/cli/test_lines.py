"""Whole plays of every title as people read them: every sentence, and every line of a narrow and of a wide terminal."""

import io
import random
import re

import pytest
from rich.console import Console

import littleworlds as lw
from littleworlds.cli.screen import Screen
from littleworlds.cli.session import Session
from littleworlds.core.data import LANGUAGES
from littleworlds.core.event import Event
from littleworlds.core.message import Message
from littleworlds.core.registry import own_titles
from littleworlds.words import Words

NARROW, WIDE = 40, 160
REASONS_EVERY = 20
"""Questions. Asking of every thing why it cannot be chosen takes long."""

FRAME = " │╭╮╰╯─▸·"
"""What the terminal sets before and behind a text."""


def small_beginning(sentence: str) -> bool:
    """Whether a sentence begins in lower case, also behind a quotation mark; one that begins with a number does not."""
    first = re.search(r"\w", sentence)
    return first is not None and first[0].islower()


def broken_badly(line: str) -> bool:
    """Whether a line begins with a mark that belongs to the word before, or ends with one that belongs to the word behind."""
    columns = [column.strip(FRAME) for column in line.split("│")]
    return any(re.match(r"[:;?!»”]|.*[«“]$", column) for column in columns)


class Reading(Session):
    """A person among bots who answers at random and keeps all that was said."""

    def __init__(self, title: str, seats: int, language: str, width: int) -> None:
        game = lw.game(title)
        players = ["you"] + ["random"] * (seats - 1)
        told: list[list[Event]] = [[]]
        play = lw.Play(game, seats, lw.Seeded(5), players=players, tell=told[0])
        self.page = io.StringIO()
        console = Console(file=self.page, force_terminal=True, color_system=None, width=width)
        super().__init__(play, language, Screen(console), 5, told)
        self.random = random.Random(5)
        self.sentences: set[str] = set()
        self.kept: set[str] = set()
        self.questions = 0

    def _read(self, words: Words) -> str:
        game, view = self.play.game, self.play.state.view(0)
        perspective = game.perspective(view)
        prompt = perspective.prompt()
        assert prompt is not None
        actions = perspective.legal()
        said = [prompt.message, *(game.describe(view, action).label for action in actions)]
        said += [gesture.label for gesture in game.gestures(perspective)]
        things = game.things(view)
        said += [note for thing in things for note in thing.notes]
        if self.questions % REASONS_EVERY == 0:
            reasons = [game.why_not(view, thing.ref) for thing in things]
            said += [reason for reason in reasons if reason is not None]
        self.questions += 1
        self.keep(said, words)
        return str(self.random.randrange(len(actions)) + 1)

    def keep(self, said: list[Message], words: Words) -> None:
        new = [message for message in said if f"{words.reader} {message}" not in self.kept]
        self.kept |= {f"{words.reader} {message}" for message in new}
        self.sentences |= {words.say(message) for message in new}


def read(title: str, language: str, width: int) -> Reading:
    """A whole play: in the narrow terminal with as few players as can be, in the wide one with more."""
    game = lw.game(title)
    seats = game.min_seats if width == NARROW else min(3, game.max_seats)
    reading = Reading(title, seats, language, width)
    reading.run()
    for reader in (0, None):
        told = [event.seen_by(reader) for events in reading.told for event in events]
        reading.keep(told, reading.words(reader))
    return reading


@pytest.mark.parametrize("width", [NARROW, WIDE])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", own_titles())
def test_sentences_begin_with_a_capital_and_lines_break_where_they_may(
    title: str, language: str, width: int
) -> None:
    reading = read(title, language, width)
    lines = set(reading.page.getvalue().splitlines())
    assert len(lines) > 100
    assert len(reading.sentences) > 100
    assert {line for line in lines if broken_badly(line)} == set()
    assert {one for one in reading.sentences if small_beginning(one)} == set()


@pytest.mark.parametrize(
    ("sentence", "small"),
    [
        ("vous l’emporte.", True),
        ("« client mystère » part.", True),
        ("“Elf” leaves.", False),
        ("Émile joue.", False),
        ("3 coins, and no more.", False),
    ],
)
def test_how_a_sentence_begins(sentence: str, small: bool) -> None:
    assert small_beginning(sentence) == small


@pytest.mark.parametrize(
    ("line", "badly"),
    [
        ("│ : lequel de vos clients │", True),
        ("│ Vous piochez « │ Table de Bo │", True),
        ("  · » s’installe.", True),
        ("▸ « Elfe » s’installe :", False),
    ],
)
def test_how_a_line_is_broken(line: str, badly: bool) -> None:
    assert broken_badly(line) == badly


@pytest.mark.parametrize("width", range(15, 30))
def test_no_break_spaces_hold(width: int) -> None:
    page = io.StringIO()
    console = Console(file=page, force_terminal=True, color_system=None, width=width)
    sentence = "«\u00a0Dehors\u00a0!\u00a0»\u00a0: lequel de vos clients doit partir\u00a0?"
    Screen(console).say(sentence)
    lines = page.getvalue().splitlines()
    assert not any(broken_badly(line) for line in lines)
    assert " ".join(line.strip(" ") for line in lines) == sentence
