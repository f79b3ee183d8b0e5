"""The table in the terminal shows all that the seat can know, not only how things are called."""

import io

import pytest
from rich.console import Console

import littleworlds as lw
from littleworlds.bots import Budget, make
from littleworlds.cli.screen import MANY, Screen
from littleworlds.core.message import Message
from littleworlds.core.thing import ActionLabel
from littleworlds.words import Words


def shown(title: str, seats: int, steps: int, **options: str) -> str:
    """The board as seat 0 sees it after so many first actions."""
    game = lw.game(title)
    play = lw.Play(game, seats=seats, chance=lw.Seeded(3), options=options)
    for _ in range(steps):
        seat = play.state.actors()[-1]
        play.act(seat, play.state.legal(seat)[0])
    page = io.StringIO()
    screen = Screen(Console(file=page, width=80))
    screen.board(
        game,
        play.state.view(0),
        Words("en", title, game.names["en"], ["Ada", "Bo", "Cleo"][:seats], 0),
        set(),
    )
    return page.getvalue()


@pytest.mark.parametrize(
    ("title", "seats", "steps", "parts"),
    [
        ("wonderful-world", 2, 3, ["has chosen a card of this hand.", "You have seen this hand: "]),
        ("walnut-grove", 1, 3, ["in summer and for ", "in winter the "]),
        ("little-tavern", 3, 2, ["Clan “"]),
    ],
)
def test_all_notes_of_a_thing_are_shown(
    title: str, seats: int, steps: int, parts: list[str]
) -> None:
    text = shown(title, seats, steps)
    assert [part for part in parts if part not in text] == []


def factory(seats: int, steps: int, language: str, rich: bool) -> list[str]:
    """The table of Little Factory at 120 columns after so many actions of bots, as the seat sees it that is asked."""
    game = lw.game("little-factory")
    play = lw.Play(game, seats=seats, chance=lw.Seeded(3))
    bots = [make("greedy", seat) for seat in range(seats)]
    for _ in range(steps):
        if not play.state.actors():
            break
        seat = play.state.actors()[0]
        play.act(seat, bots[seat].choose(game.perspective(play.state.view(seat)), Budget()))
    reader = play.state.actors()[0] if play.state.actors() else 0
    page = io.StringIO()
    screen = Screen(Console(file=page, width=120, force_terminal=rich, color_system=None))
    names = ["Ada", "Bo", "Cleo", "Dmitri"][:seats]
    words = Words(language, game.id, game.names[language], names, reader)
    screen.board(game, play.state.view(reader), words, set())
    return page.getvalue().splitlines()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("rich", [True, False])
def test_a_table_that_can_be_told_briefly_takes_at_most_forty_lines(
    language: str, rich: bool
) -> None:
    for steps in (0, 60, 120, 180, 230):
        lines = factory(4, steps, language, rich)
        assert len(lines) <= 40
        # What is broken off a long line begins at the edge, and may be the same word twice.
        told = [line for line in lines if line.startswith(" ")]
        assert len(told) == len(set(told)) > 10, "nothing twice"


def test_under_a_long_list_the_question_is_asked_again() -> None:
    game = lw.game("little-factory")
    page = io.StringIO()
    words = Words("en", game.id, game.names["en"], ["Ada", "Bo"], 0)
    label = ActionLabel(Message("do-end"), [("choice:end",)])
    for number in (MANY, MANY + 1):
        Screen(Console(file=page, width=120)).question(
            Message("ask-action"), [("end", label)] * number, words
        )
    assert page.getvalue().count("Produce or exchange.") == 3
    assert page.getvalue().rstrip().endswith("Produce or exchange.")


def test_what_several_of_one_name_share_is_said_once() -> None:
    assert (
        shown("little-tavern", 3, 12).count("Tips nothing, but counts for the leader of the clan.")
        <= 1
    )
