"""It's a Wonderful World on its own board: whole plays by mouse and drag, by keyboard, at the size of a phone, alone; and what two
people see of each other's hands."""

import os

import pytest
from browser.company import invitation
from browser.visitor import Visitor
from playwright.sync_api import Browser, Locator, expect
from server.harness import Server

LONG = pytest.mark.skipif("LW_LONG" not in os.environ, reason="long")
GAME = "wonderful-world"

_PLACES = [
    ".stage [data-ref^='hand:'].choosable",
    ".stage [data-ref^='shown:'].choosable",
    ".stage [data-ref^='offer:'].choosable",
    "[data-ref='choice:{way}-all']",
    ".stage [data-ref^='drafted:'].choosable:not(.chosen)",
    "[data-ref='choice:{way}']",
    "[data-ref='pile:pools'].choosable",
    "[data-ref='choice:general']",
    ".construction [data-ref^='site:'].choosable",
    "[data-ref^='tray:'].choosable",
    "[data-ref^='empire:'].choosable",
    "[data-ref='choice:done']",
]
"""Where the next press goes: the first of these that is lit. With cubes to place they are taken up already, and a card that takes one
comes before the tray; without, a lit card is one that could be given up, and nobody does."""


def _next(visitor: Visitor) -> Locator:
    full = visitor.page.locator(".construction [data-ref^='site:']").count() > 4
    placing = visitor.page.locator(".stage [data-ref^='cube:']").count() > 0
    for place in _PLACES:
        if "site:" in place and not placing:
            continue
        found = visitor.page.locator(
            "main.board " + place.format(way="recycle" if full else "build")
        )
        if found.count() > 0:
            return found.first
    lit = visitor.page.locator("main.board .choosable").evaluate_all(
        "all => all.map(one => one.dataset.ref)"
    )
    raise AssertionError(f"{visitor.page.locator('#question').inner_text()} {lit}")


def _play(visitor: Visitor, press: str = "click") -> int:
    """Answer every question on the board itself until the play is over; how many there were."""
    seen, asked = "", 0
    while (seen := visitor.wait_for_turn(seen)) != "over":
        asked += 1
        for _ in range(4):
            if visitor.version != seen:
                break
            one = _next(visitor)
            if press == "Enter":
                one.focus()
                visitor.page.keyboard.press("Enter")
            else:
                # Cards under construction have their slots at the left.
                box = one.bounding_box() or {"width": 0, "height": 0}
                getattr(one, press)(position={"x": box["width"] * 0.7, "y": box["height"] * 0.6})
            visitor.page.wait_for_function(
                "seen => document.querySelector('section.actions')?.dataset.version !== seen"
                " || document.querySelector('main.board .chosen') !== null"
                " && document.querySelector('section.actions')?.ariaBusy !== 'true'",
                arg=seen,
            )
    return asked


@LONG
def test_a_whole_play_by_mouse_against_a_bot(visitor: Visitor) -> None:
    visitor.set(usualAnswers=False)
    visitor.table(GAME, 2)
    assert _play(visitor) > 30
    visitor.expect_end()


def test_a_card_is_dragged_under_construction_and_fetched_back(visitor: Visitor) -> None:
    visitor.set(usualAnswers=False)
    visitor.table(GAME, 2)
    page = visitor.page
    seen = ""
    while page.locator(".stage [data-ref^='drafted:']").count() == 0:
        seen = visitor.wait_for_turn(seen)
        if page.locator(".stage [data-ref^='hand:']").count() > 0:
            page.locator(".stage [data-ref^='hand:']").first.click()
    card = page.locator(".stage [data-ref^='drafted:'].choosable").first
    design = str(card.get_attribute("data-ref")).partition(".")[2]
    card.drag_to(page.locator("[data-ref='choice:build']"))
    expect(page.locator(f".construction [data-ref^='site:0.{design}.']")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(f".construction [data-ref^='site:0.{design}.']")).to_have_count(0)


@LONG
def test_a_whole_play_by_keyboard_on_the_board(visitor: Visitor) -> None:
    visitor.set(usualAnswers=False)
    visitor.table(GAME, 3)
    _play(visitor, press="Enter")
    visitor.expect_end()


@LONG
def test_a_whole_play_by_touch_on_a_phone(phone: Visitor) -> None:
    phone.set(usualAnswers=False)
    phone.table(GAME, 2)
    _play(phone, press="tap")
    phone.expect_end()


def test_a_whole_play_alone_by_mouse_on_the_board(visitor: Visitor) -> None:
    visitor.set(usualAnswers=False)
    visitor.table(GAME, 1)
    expect(visitor.page.locator("[data-ref='goal:solo']")).to_be_visible()
    _play(visitor)
    visitor.expect_end()


@LONG
def test_nobody_sees_a_hand_that_they_have_not_held(
    visitor: Visitor, browser: Browser, server: Server
) -> None:
    visitor.table_of(GAME, [{"kind": "me"}, {"kind": "open"}])
    with Visitor(browser, server.url) as friend:
        friend.page.goto(invitation(visitor))
        friend.page.get_by_role("button", name="Sit down").click()
        for one, other in ((visitor, 1), (friend, 0)):
            one.page.wait_for_selector(".stage [data-ref^='hand:']")
            assert one.page.locator(f"[data-ref^='hand:{other}.']").count() == 0
            one.page.locator(".rival .head").click()
            expect(one.page.locator(".rival .area")).to_be_visible()
            expect(one.page.locator(".rival .area .chips")).to_have_count(0)
        mine = set(_names(visitor))
        visitor.page.locator(".stage [data-ref^='hand:']").first.click()
        expect(visitor.page.locator("[data-ref='pick:0']")).to_be_visible()
        assert friend.page.locator("[data-ref='pick:0']").count() == 0
        friend.page.locator(".stage [data-ref^='hand:']").first.click()
        # The hands have changed places: what I passed on is known to me, and shown on my neighbour's fan.
        expect(visitor.page.locator(".rival .area .chips")).to_be_visible()
        known = visitor.page.locator(".rival .area .chips .chip").all_inner_texts()
        assert known
        assert set(known) <= mine


def _names(visitor: Visitor) -> list[str]:
    return visitor.page.locator(".stage [data-ref^='hand:'] .name").all_inner_texts()
