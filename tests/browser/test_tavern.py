"""Little Tavern on its own board: by mouse and drag, by keyboard alone, at the size of a phone."""

import random
import time

from browser.board_player import play_on_the_board
from browser.visitor import CHOICES, END, PATIENCE, Visitor
from playwright.sync_api import expect


def test_pointing_at_things_plays(visitor: Visitor) -> None:
    visitor.set(confirm=True)
    version = visitor.tavern_with_room()
    page = visitor.page
    pile = page.locator('[data-ref="pile:characters"]')
    pile.click()
    expect(pile).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(pile).to_have_attribute("aria-pressed", "false")
    pile.click()
    pile.click()
    visitor.wait_for_turn(version)
    expect(page.locator(".stage [data-ref^='card:']")).to_be_visible()

    mine = page.locator(".mine [data-ref^='card:']")
    before = mine.count()
    page.locator('[data-ref="table:0"]').click(position={"x": 130, "y": 20})
    expect(mine).to_have_count(before + 1)


def test_a_guest_can_be_dragged_to_a_table_and_fetched_back(visitor: Visitor) -> None:
    version = visitor.tavern_with_room()
    page = visitor.page
    page.locator(CHOICES).first.click()
    visitor.wait_for_turn(version)
    drawn = page.locator(".stage [data-ref^='card:']")
    expect(drawn).to_be_visible()
    mine = page.locator(".mine [data-ref^='card:']")
    before = mine.count()
    drawn.drag_to(page.locator('[data-ref="table:0"]'), target_position={"x": 130, "y": 20})
    expect(mine).to_have_count(before + 1)

    page.get_by_role("button", name="Undo").click()
    expect(drawn).to_be_visible()
    expect(mine).to_have_count(before)


def test_a_whole_game_by_keyboard(visitor: Visitor) -> None:
    page = visitor.open("/")
    page.get_by_role("button", name="Play now Little Tavern").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".room")
    chance = random.Random(3)
    seen, turns = "", 0
    while (seen := visitor.wait_for_turn(seen)) != "over":
        turns += 1
        if turns <= 6:
            _choose_on_the_board(visitor)
        else:
            page.keyboard.press(str(1 + chance.randrange(min(9, page.locator(CHOICES).count()))))
    assert turns > 5
    visitor.expect_end()
    page.keyboard.press("Escape")
    expect(page.locator(END)).to_have_count(0)


def _choose_on_the_board(visitor: Visitor) -> None:
    """Walk with the arrow keys to something that can be chosen, and choose it."""
    page = visitor.page
    start = page.locator(".board .piece.choosable").first
    if start.count() == 0:
        page.keyboard.press("1")
        return
    page.locator(".board .piece").first.focus()
    for key in ["ArrowDown", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowRight"]:
        if page.evaluate("document.activeElement.classList.contains('choosable')"):
            break
        page.keyboard.press(key)
    else:
        start.focus()
    page.keyboard.press("Enter")
    if page.locator(".piece.chosen").count() > 0:
        page.keyboard.press("Enter")


def test_a_whole_game_on_a_phone(phone: Visitor) -> None:
    phone.table("little-tavern", 3)
    page = phone.page
    page.wait_for_selector(".room")
    touched = play_on_the_board(
        page, random.Random(5), lambda found: page.touchscreen.tap(found["x"], found["y"])
    )
    assert touched > 5
    phone.expect_end()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_tips_are_counted_guest_by_guest(visitor: Visitor) -> None:
    """The page's clock stands still and is moved on by hand, so that no machine is too slow to see the count."""
    visitor.set(pace="normal")
    visitor.page.clock.install()
    visitor.table("little-tavern", 3)
    page = visitor.page
    page.wait_for_selector(".room")
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    chance = random.Random(11)
    sign = page.get_by_text("Round 1: the tips")
    end = time.monotonic() + 3 * PATIENCE / 1000
    while not sign.is_visible():
        assert time.monotonic() < end
        choices = page.locator(CHOICES)
        if choices.count() > 0:
            choices.nth(chance.randrange(choices.count())).click()
        page.clock.run_for(100)
    expect(page.locator(".room .guest")).to_have_count(12)
    tipped = page.locator(".room .guest .tipped")
    counted = [tipped.count()]
    while counted[-1] < 12:
        assert time.monotonic() < end
        page.clock.run_for(100)
        counted.append(tipped.count())
    assert sorted(set(counted)) == list(range(13))
    page.keyboard.press("Escape")
    expect(sign).to_have_count(0)
