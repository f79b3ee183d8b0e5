"""Every board at moments of recorded plays: all that can be chosen is in sight and can be reached, and nothing is cut."""

import os

import pytest
from browser.board_problems import problems
from browser.drawn_boards import DRAWN
from browser.mounted_table import MountedTable
from browser.recorded_plays import moments, records_of
from playwright.sync_api import Browser
from server.harness import Server

LONG = "LW_LONG" in os.environ
MOMENTS = 200 if LONG else 12
PHONES = [(390, 844), (360, 640)] if LONG else [(390, 844)]
WIDE = [(1440, 900), (1366, 768), (1024, 768)]
AT_ONCE = 4
"""Moments that are looked at in one test, so that several workers share a title."""


@pytest.mark.parametrize("part", range(MOMENTS // AT_ONCE))
@pytest.mark.parametrize("title", DRAWN)
def test_a_board_shows_all_that_can_be_chosen(
    browser: Browser, server: Server, title: str, part: int
) -> None:
    wrong: list[str] = []
    with MountedTable(browser, server.url) as table:
        for number, moment in list(enumerate(moments(title, MOMENTS)))[part :: MOMENTS // AT_ONCE]:
            table.mount(
                moment,
                language=["en", "fr"][number % 2],
                theme=["light", "dark"][number // 2 % 2],
            )
            for size in WIDE + PHONES:
                table.resize(*size)
                wrong += [f"{moment}, {size}: {one}" for one in problems(table, size[0] > 899)]
            wrong += [f"{moment}: {one}" for one in table.axe()]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("title", DRAWN)
def test_the_moments_are_of_every_play_from_set_up_to_end(title: str) -> None:
    shown = moments(title, 12)
    assert {one.record for one in shown} == set(records_of(title))
    length = {one.record: one.ply for one in moments(title, 200) if not one.prompt}
    shares = [one.ply / length[one.record] for one in shown]
    assert {0, 1} <= set(shares)
    assert sum(0.3 < share < 0.7 for share in shares) >= 2, "the middle of plays"


def test_the_checks_find_what_is_wrong(browser: Browser, server: Server) -> None:
    """A card that is covered, one that is gone, words that are cut: each is named."""
    with MountedTable(browser, server.url) as table:
        moment = next(one for one in moments("little-tavern", 200) if one.prompt == "ask-swap-own")
        table.mount(moment)
        assert problems(table, wide=True) == []
        for harm, complaint in HARM.items():
            table.mount(moment)
            table.page.evaluate(harm)
            assert any(complaint in one for one in problems(table, wide=True)), complaint


_LIT = "document.querySelector('main.board .mine .piece.choosable')"
_MORE = "document.querySelector('main.board').appendChild(document.createElement('div'))"
HARM = {
    f"{_LIT}.remove()": "is not on the board",
    f"{_LIT}.tabIndex = -1": "cannot be focused",
    f"{_LIT}.replaceChildren()": "has no name",
    f"Object.assign({_LIT}.style, {{ position: 'fixed', left: '-500px' }})": "sticks out of the board",
    f"Object.assign({_MORE}.style, {{ position: 'absolute', inset: 0, zIndex: 99 }})": "can be hit on 0 square pixels",
    f"Object.assign({_MORE}.style, {{ width: '3000px', height: '1px' }})": "too wide",
    f"Object.assign({_MORE}.style, {{ width: '1px', height: '3000px' }})": "too high",
    "document.querySelector('main.board .name').style.fontSize = '5px'": "is written in 5px",
    "Object.assign(document.querySelector('main.board .name').style,"
    " { overflow: 'hidden', width: '4px', display: 'block', whiteSpace: 'nowrap' })": "is cut",
    "document.querySelector('.actions').remove(); document.querySelectorAll('.piece').forEach(one => one.remove())": "neither in the list",
}
