"""Little Tavern on its own board: by mouse and drag, by keyboard alone, at the size of a phone."""

import itertools
import os
import random
import time
from collections.abc import Iterator
from typing import Any

import pytest
from browser.board_player import by_keyboard, by_mouse, by_touch, play_on_the_board
from browser.company import invitation
from browser.mounted_table import MountedTable
from browser.recorded_plays import Moment, moments_in, play_until
from browser.visitor import CHOICES, END, PATIENCE, Visitor
from playwright.sync_api import Browser, expect
from server.harness import Server

LONG = pytest.mark.skipif("LW_LONG" not in os.environ, reason="long")
GAME = "little-tavern"


def test_pointing_at_things_plays(visitor: Visitor) -> None:
    visitor.set(confirm=True)
    version = visitor.tavern_with_room()
    page = visitor.page
    page.locator('[data-ref="pile:characters"]').click()
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


def test_a_whole_play_by_mouse_on_the_board(visitor: Visitor) -> None:
    visitor.table(GAME, 3)
    page = visitor.page
    page.wait_for_selector(".room")
    assert play_on_the_board(page, random.Random(4), by_mouse(page)) > 5
    visitor.expect_end()
    page.keyboard.press("Escape")
    expect(page.locator(END)).to_have_count(0)
    expect(page.locator(".room .won"), "the winner is marked on the table").not_to_have_count(0)


@LONG
def test_a_whole_play_by_keyboard_on_the_board(visitor: Visitor) -> None:
    page = visitor.open("/")
    page.get_by_role("button", name="Play now Little Tavern").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".room")
    assert play_on_the_board(page, random.Random(3), by_keyboard(page)) > 5
    visitor.expect_end()


@LONG
def test_a_whole_play_by_touch_on_a_phone(phone: Visitor) -> None:
    phone.table(GAME, 3)
    page = phone.page
    page.wait_for_selector(".room")
    assert play_on_the_board(page, random.Random(5), by_touch(page)) > 5
    phone.expect_end()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


@LONG
def test_only_who_drew_a_mystery_customer_knows_it(
    visitor: Visitor, browser: Browser, server: Server
) -> None:
    """Two people and a bot; both turn events whenever they may, until a mystery customer comes."""
    visitor.table_of(GAME, [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}])
    with Visitor(browser, server.url) as friend:
        friend.page.goto(invitation(visitor))
        friend.page.get_by_role("button", name="Sit down").click()
        knows, other = _play_until_mystery(visitor, friend)
        mystery = "[data-ref^='card:mystery-'] .hidden"
        if "at which table" in knows.page.locator("#question").inner_text():
            # Where one table alone is open, the guest has sat down without a question.
            expect(knows.page.locator(".stage " + mystery)).to_contain_text("Mystery customer (")
            expect(other.page.locator(".stage " + mystery)).to_have_text(
                "Mystery customer. Drawn, looking for a chair."
            )
            version = knows.version
            knows.page.locator(CHOICES).first.click()
            knows.expect_played(version)
        expect(knows.page.locator(".guest " + mystery)).to_contain_text("Mystery customer (")
        expect(other.page.locator(".guest " + mystery)).to_have_text(
            "Mystery customer. What it will tip is unknown."
        )
        expect(other.page.locator(".guest .down .tips-by")).to_have_count(0)


def _play_until_mystery(*people: Visitor) -> tuple[Visitor, Visitor]:
    """Play until one of two has drawn a mystery customer: that one, and the other."""
    seen = dict.fromkeys(people, "")
    for person in itertools.cycle(people):
        page = person.page
        version = person.version
        if version is None or version == seen[person]:
            continue
        assert page.locator(END).count() == 0, "the play ended without a mystery customer"
        if "Mystery customer" in page.locator("#question").inner_text():
            return person, next(one for one in people if one is not person)
        event = page.locator("[data-ref='pile:events'].choosable")
        (event if event.count() > 0 else page.locator(CHOICES).first).click()
        person.expect_played(version)
        seen[person] = version
    raise AssertionError


def test_the_tips_are_counted_guest_by_guest(visitor: Visitor) -> None:
    """The page's clock stands still and is moved on by hand, so that no machine is too slow to see the count."""
    visitor.set(pace="normal")
    visitor.page.clock.install()
    visitor.table(GAME, 3)
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
    uncounted = page.locator(".counted .tips").filter(has_text="…")
    assert uncounted.count() > 0
    counted = [tipped.count()]
    while counted[-1] < 12:
        assert time.monotonic() < end
        page.clock.run_for(100)
        counted.append(tipped.count())
    assert sorted(set(counted)) == list(range(13))
    assert uncounted.count() == 0
    page.keyboard.press("Escape")
    expect(sign).to_have_count(0)

    # What each table took in can be read again in the next round.
    page.get_by_role("button", name="Round 1: tips").click()
    rows = page.locator("dialog[open] tbody tr")
    expect(rows).to_have_count(3)
    for row in rows.all():
        tips = [int(coins) for coins in row.locator(".guest").all_inner_texts()]
        expect(row.locator(".tips")).to_have_text(f"+{sum(tips)}")
    assert len(tips) == 4


def moments_where(prompt: str, offers: int) -> Iterator[tuple[Moment, dict[str, Any]]]:
    """Moments of a recorded play at which this is asked, with so many answers, and the view of who is asked."""
    for one in moments_in("little-tavern-3-seats"):
        if one.prompt == prompt and one.offers == offers:
            yield one, dict(play_until(one.record, one.ply).play.state.view(one.seat))


def test_my_table_folds_while_only_others_can_take_the_guest(
    browser: Browser, server: Server
) -> None:
    full = next(
        one for one, view in moments_where("ask-seat", 2) if len(view["tables"][one.seat]) == 4
    )
    with MountedTable(browser, server.url, width=390, height=844, touch=True) as table:
        table.mount(full)
        page = table.page
        expect(page.locator(".mine.folded")).to_be_visible()
        page.locator(".others .surface.choosable").first.tap(position={"x": 63, "y": 12})
        expect(page.locator("section.actions")).to_have_attribute("aria-busy", "true")
        expect(page.locator(".mine.folded"), "nothing moves before the answer").to_be_visible()


def test_tables_keep_their_size_from_draw_to_seat(browser: Browser, server: Server) -> None:
    seated = {(one.ply, one.seat) for one, _ in moments_where("ask-seat", 3)}
    draw = next(
        one
        for one, _ in moments_where("ask-draw-character", 1)
        if (one.ply + 1, one.seat) in seated
    )
    size = "tables => tables.map(one => [one.offsetWidth, one.offsetHeight])"
    with MountedTable(browser, server.url, width=390, height=844, touch=True) as table:
        table.mount(draw)
        tables = table.page.locator(".others .round")
        expect(tables).to_have_count(2)
        before = tables.evaluate_all(size)
        table.show(draw, draw.ply + 1)
        expect(table.page.locator(".others .surface.choosable")).to_have_count(2)
        assert tables.evaluate_all(size) == before


def test_a_table_that_is_opened_comes_out_from_under_the_drawer(
    browser: Browser, server: Server
) -> None:
    moment = next(one for one in moments_in("little-tavern-5-seats") if one.prompt == "ask-draw")
    with MountedTable(browser, server.url, width=390, height=844, touch=True) as table:
        table.mount(moment)
        page = table.page
        page.locator(".chip").last.tap()
        expect(page.locator(".others .round")).to_have_count(1)
        page.wait_for_function(_IN_SIGHT)
        page.locator("main.board").evaluate("board => board.scrollTo({ top: 0 })")
        drawer = page.locator(".mine .handle")
        drawer.tap()
        expect(drawer).to_have_attribute("aria-expanded", "false")
        drawer.tap()
        expect(drawer).to_have_attribute("aria-expanded", "true")
        page.wait_for_function(_IN_SIGHT)


_IN_SIGHT = """() => {
  const [table, drawer] = [".others .round", ".room .mine"].map(one => document.querySelector(one).getBoundingClientRect());
  return table.bottom <= drawer.top && table.top >= document.querySelector("main.board").getBoundingClientRect().top;
}"""


def test_the_events_that_are_left_are_looked_through(visitor: Visitor) -> None:
    visitor.tavern_with_room()
    page = visitor.page
    page.get_by_role("button", name="Look through: Face-down events").click()
    left = page.locator("dialog[open] li")
    expect(left).to_have_count(7)
    expect(left.filter(has_text="Musical chairs")).to_contain_text("change places")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
