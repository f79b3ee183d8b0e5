"""The table in the terminal shows all that the seat can know, not only how things are called."""

import io

import pytest
from rich.console import Console

import littleworlds as lw
from littleworlds.cli.screen import Screen
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
        (
            "my-little-battlefield",
            1,
            0,
            ["Pay 1 of one resource: ", "The battle ends when", "Your Command ×1", "Level 2 costs"],
        ),
        ("walnut-grove", 1, 3, ["Spring: draw", "Summer: ", "Autumn: ", "Winter: "]),
        ("little-factory", 2, 0, ["Discarded for "]),
        ("little-tavern", 3, 2, ["Clan “"]),
    ],
)
def test_all_notes_of_a_thing_are_shown(
    title: str, seats: int, steps: int, parts: list[str]
) -> None:
    text = shown(title, seats, steps)
    assert [part for part in parts if part not in text] == []


def test_what_several_of_one_name_share_is_said_once() -> None:
    assert (
        shown("my-little-battlefield", 1, 0).count("A combat die gives 2 results in its sector.")
        == 4
    )
    assert (
        shown("little-tavern", 3, 12).count("Tips nothing, but counts for the leader of the clan.")
        <= 1
    )
