"""What the table page says before and beside a move: reasons, previews, gestures, usual answers, what an undo takes back."""

import random

from browser.visitor import CHOICES, Visitor
from playwright.sync_api import Locator, expect


def until_visible(visitor: Visitor, wanted: Locator, seed: int = 8) -> None:
    """Choose at random until this is on the page."""
    chance = random.Random(seed)
    seen = ""
    for _ in range(300):
        seen = visitor.wait_for_turn(seen)
        assert seen != "over"
        if wanted.count() > 0:
            return
        choices = visitor.page.locator(CHOICES)
        choices.nth(chance.randrange(choices.count())).click()
    raise AssertionError("it never came")


def test_a_thing_that_cannot_be_chosen_says_why(visitor: Visitor) -> None:
    visitor.table("little-tavern", 3)
    visitor.wait_for_turn()
    page = visitor.page
    # Who begins is drawn: if every table has its guest when I am asked first, another table is tried.
    while page.locator(CHOICES).count() > 1:
        visitor.table("little-tavern", 3)
        visitor.wait_for_turn()
    page.locator('[data-ref="pile:events"]').first.click()
    reason = page.locator(".reason")
    expect(reason).to_have_text("An event may be turned once every table has a guest.")
    expect(page.locator(".tooltip"), "and what it is").to_contain_text("Face-down events")
    # Nobody gives a coin before they have turned an event: whoever points at a purse wants to read it.
    page.locator('[data-ref="purse:0"]').first.click()
    expect(page.locator(".tooltip")).to_contain_text("Your purse")
    expect(reason).to_have_count(0)
    page.locator('[data-ref="pile:events"]').first.click()
    expect(reason).to_have_count(1)
    visitor.move()
    expect(reason).to_have_count(0)


def test_an_offer_that_is_looked_at_shows_what_it_would_lead_to(visitor: Visitor) -> None:
    visitor.table("little-factory", 2)
    page = visitor.page
    produce = page.locator(CHOICES).filter(has_text="Produce")
    until_visible(visitor, produce)
    produce.first.focus()
    preview = page.locator(".preview li")
    expect(preview.first).to_be_visible()
    produce.first.blur()
    expect(preview).to_have_count(0)


def test_a_gesture_stands_in_the_list_and_is_one_move(visitor: Visitor) -> None:
    visitor.set(confirm=False)
    visitor.table("walnut-grove", 1)
    page = visitor.page
    at_once = page.locator(f"{CHOICES}:has(.at-once)")
    until_visible(visitor, at_once)
    before = visitor.version
    at_once.first.click()
    visitor.expect_played(before)


def test_a_usual_answer_is_announced_and_can_be_stopped(visitor: Visitor) -> None:
    visitor.table("wonderful-world", 1)
    page = visitor.page
    usual = page.locator(".usual")
    until_visible(visitor, usual)
    version = visitor.version
    expect(usual).to_contain_text("In a moment")
    usual.get_by_role("button", name="Wait, I'll decide").click()
    expect(usual).to_have_count(0)
    assert visitor.version == version
