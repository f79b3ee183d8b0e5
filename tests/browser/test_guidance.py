"""What the table page says before and beside a move: reasons, previews, gestures, usual answers, what an undo takes back."""

import json
import random

import pytest
from browser.mounted_table import MountedTable
from browser.recorded_plays import moments
from browser.visitor import CHOICES, Visitor
from playwright.sync_api import Browser, Locator, expect
from server.harness import Server

DRAWN_TWICE = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"
ANSWERED = "!document.querySelector('main.board .choosable') || document.querySelector('main.board .chosen')"
ROWS = """[...document.querySelectorAll('.actions li')]
  .map(row => row.getBoundingClientRect().top + document.querySelector('.panel.actions').scrollTop)"""
"""Where the rows of the list lie, however far it is scrolled."""
UNLIT = "[...document.querySelectorAll('main.board [data-ref]:not(.choosable)')].map(node => node.dataset.ref)"


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
    expect(usual).to_contain_text("In a moment the table plays for you")
    usual.get_by_role("button", name="Wait, I'll decide").click()
    expect(usual).to_have_count(0)
    assert visitor.version == version


def test_a_finger_that_rests_on_a_thing_reads_it_and_chooses_nothing(
    browser: Browser, server: Server
) -> None:
    moment = next(one for one in moments("walnut-grove", 10_000) if one.prompt == "ask-go")
    with MountedTable(browser, server.url, width=390, height=844, touch=True) as table:
        table.mount(moment, language="en")
        page = table.page
        stop = page.locator("main.board [data-ref^='stop:'].choosable").first
        stop.scroll_into_view_if_needed()
        box = stop.bounding_box()
        assert box is not None
        finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 3}
        touch = table.context.new_cdp_session(page)
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
        expect(page.locator(".tooltip")).to_be_visible()
        page.evaluate("new Promise(done => setTimeout(done, 800))")
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        # What a click does is done by the time that the page has drawn twice more.
        page.evaluate(DRAWN_TWICE)
        assert table.moves == []
        expect(page.locator("main.board .chosen")).to_have_count(0)
        # The focus that a finger leaves behind looks at nothing.
        stop.focus()
        page.evaluate("new Promise(done => setTimeout(done, 800))")
        expect(page.locator(".preview")).to_have_count(0)
        page.touchscreen.tap(finger["x"], finger["y"])
        page.wait_for_function(ANSWERED)
        assert table.moves or page.locator("main.board .chosen").count() > 0


def test_a_finger_that_rests_on_a_button_reads_what_it_would_lead_to_and_plays_nothing(
    browser: Browser, server: Server
) -> None:
    asked = moments("my-little-battlefield", 10_000)
    moment = next(one for one in asked if one.prompt == "ask-follow")
    with MountedTable(browser, server.url, width=390, height=844, touch=True) as table:
        table.mount(moment, language="en")
        page = table.page
        button = page.locator(".question .buttons .button.main").first
        box = button.bounding_box()
        assert box is not None
        finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        touch = table.context.new_cdp_session(page)
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
        expect(page.locator(".foretold .preview")).to_be_visible()
        page.evaluate("new Promise(done => setTimeout(done, 800))")
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        expect(page.locator(".preview")).to_have_count(0)
        assert table.moves == []
        button.tap()
        page.wait_for_function(ANSWERED)
        assert table.moves or page.locator(".question .confirm").count() > 0


def test_another_question_brings_what_can_be_chosen_wholly_into_sight(
    browser: Browser, server: Server
) -> None:
    play = [
        one
        for one in moments("wonderful-world", 10_000)
        if one.record == "wonderful-world-2-seats" and one.seat == 0
    ]
    planning = max((one for one in play if one.prompt == "ask-plan"), key=lambda one: one.ply)
    before = [one for one in play if one.prompt == "ask-pick" and one.ply < planning.ply]
    drafting = max(before, key=lambda one: one.ply)
    with MountedTable(browser, server.url, width=360, height=640, touch=True) as table:
        table.mount(drafting, language="fr")
        page = table.page
        page.locator("main.board").evaluate("board => board.scrollTo(0, board.scrollHeight)")
        table.show(planning, planning.ply)
        expect(page.locator("main.board .piece.choosable").first).to_be_in_viewport(ratio=0.99)


def test_on_a_phone_the_question_keeps_its_height_whatever_is_said_beside_it(
    browser: Browser, server: Server
) -> None:
    moment = next(one for one in moments("little-factory", 10_000) if one.prompt == "ask-action")
    with MountedTable(browser, server.url, width=390, height=844, touch=True) as table:
        table.mount(moment, language="fr")
        page = table.page
        question = page.locator(".question")
        page.evaluate(DRAWN_TWICE)
        before = question.bounding_box()
        for ref in page.evaluate(UNLIT):
            page.locator(f'main.board [data-ref="{ref}"]').first.dispatch_event("click")
            if page.locator(".reason").count() > 0:
                break
        expect(page.locator(".reason")).to_be_visible()
        assert question.bounding_box() == before


def test_the_list_stays_in_its_place_when_one_of_it_is_chosen(
    browser: Browser, server: Server
) -> None:
    picks = [one for one in moments("wonderful-world", 10_000) if one.prompt == "ask-pick"]
    # Whoever picks last sets off what cannot be taken back.
    moment = next(one for one in picks if "2-seats" in one.record and one.seat == 1)
    for language in ("en", "fr"):
        with MountedTable(browser, server.url, width=1366, height=768) as table:
            table.mount(moment, language=language, confirm=True)
            page = table.page
            page.evaluate(DRAWN_TWICE)
            before = page.evaluate(ROWS)
            assert len(before) > 2
            for number in range(len(before)):
                page.locator(CHOICES).nth(number).click()
                expect(page.locator(".question .confirm")).to_be_visible()
                page.evaluate(DRAWN_TWICE)
                assert page.evaluate(ROWS) == before
            page.keyboard.press("Escape")
            expect(page.locator(".question .confirm")).to_have_count(0)
            page.evaluate(DRAWN_TWICE)
            assert page.evaluate(ROWS) == before
            assert table.moves == []


def test_a_press_on_what_has_only_just_come_by_itself_is_not_taken(
    browser: Browser, server: Server
) -> None:
    picks = [one for one in moments("wonderful-world", 10_000) if one.prompt == "ask-pick"]
    last = [one for one in picks if one.record == "wonderful-world-2-seats" and one.seat == 1]
    before, after = sorted(last, key=lambda one: one.ply)[:2]
    with MountedTable(browser, server.url, width=1366, height=768) as table:
        table.mount(before, language="en", confirm=True)
        page = table.page
        version = table.version or ""
        pressed = page.evaluate_handle(PRESSES_AT_ONCE)
        table.show(after, after.ply)
        page.wait_for_function("pressed => pressed.count > 1", arg=pressed)
        table.wait_for_turn(version)
        assert table.moves == []
        confirm = page.locator(".question .confirm")
        expect(confirm).to_have_count(0)
        page.keyboard.press("1")
        expect(confirm).to_be_visible()
        assert table.moves == [], (
            "what cannot be taken back is confirmed by a second press of its key"
        )
        page.keyboard.press("1")
        expect(confirm).to_have_count(0)
        assert len(table.moves) == 1


PRESSES_AT_ONCE = """() => {
  const pressed = { count: 0 };
  const list = document.querySelector(".panel.actions");
  const before = list.textContent;
  const watch = new MutationObserver(() => {
    const first = list.querySelector("li button");
    if (first === null || list.textContent === before) return;
    watch.disconnect();
    first.click();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "1", bubbles: true }));
    pressed.count = 2;
  });
  watch.observe(list, { subtree: true, childList: true, characterData: true });
  return pressed;
}"""
"""A hand that presses the first row, by mouse and by its key, as soon as it has become another."""


@pytest.mark.parametrize(
    ("title", "small", "large"),
    [
        ("little-factory", ".neighbour", ".open"),
        ("walnut-grove", ".other", "div.open"),
        ("wonderful-world", ".rival", ".area"),
    ],
)
def test_a_panel_opened_by_hovering_is_in_nobodys_way(
    browser: Browser, server: Server, title: str, small: str, large: str
) -> None:
    play = [one for one in moments(title, 10_000) if "2-seats" in one.record and one.prompt]
    with MountedTable(browser, server.url, width=1366, height=768) as table:
        table.mount(play[len(play) // 2], language="en")
        page = table.page
        panel = page.locator(f"{small} {large}")
        page.locator(small).hover(position={"x": 20, "y": 12})
        expect(panel).to_be_visible()
        page.wait_for_function("[...document.getAnimations()].length === 0")
        assert panel.evaluate(HIT) is False
        page.keyboard.press("Escape")
        expect(panel).to_have_count(0)
        page.mouse.move(700, 740)
        page.locator(small).hover(position={"x": 22, "y": 12})
        expect(panel).to_be_visible()
        page.mouse.move(700, 740)
        expect(panel).to_have_count(0)
        page.locator(f"{small} button[aria-expanded]").click()
        expect(panel).to_be_visible()
        page.wait_for_function("[...document.getAnimations()].length === 0")
        assert panel.evaluate(HIT) is True
        page.mouse.move(700, 740)
        page.keyboard.press("Escape")
        expect(panel).to_have_count(0)


HIT = """panel => {
  const { left, width, top, height } = panel.getBoundingClientRect();
  return panel.contains(document.elementFromPoint(left + width / 2, top + height - 8));
}"""
"""Whether a pointer near its lower edge would hit a panel."""


@pytest.mark.parametrize("title", ["my-little-battlefield", "walnut-grove", "wonderful-world"])
def test_on_a_small_phone_what_an_undo_takes_back_can_be_read(
    browser: Browser, server: Server, title: str
) -> None:
    play = [one for one in moments(title, 10_000) if "2-seats" in one.record and one.offers > 4]
    with MountedTable(browser, server.url, width=360, height=640, touch=True) as table:
        table.mount(play[len(play) // 2], language="fr")
        page = table.page
        undo = page.locator(".question .undo")
        table.frame["undo"] = [table.frame["asked"]["choices"][0]["label"]]
        _send_again(table)
        expect(undo).to_be_visible()
        assert undo.locator(".taken-back").inner_text().startswith("Annuler\N{NO-BREAK SPACE}:")
        assert undo.evaluate(LETTERS_IN_A_LINE) >= 13
        box = undo.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360


LETTERS_IN_A_LINE = """button => {
  const words = button.querySelector(".taken-back");
  const ruler = document.createElement("span");
  ruler.textContent = "n";
  words.after(ruler);
  ruler.style.font = getComputedStyle(words).font;
  const room = button.clientWidth - 2 * parseFloat(getComputedStyle(button).paddingLeft) - button.querySelector("svg").clientWidth;
  const letter = ruler.getBoundingClientRect().width;
  ruler.remove();
  return room / letter;
}"""
"""How many letters have room beside the sign."""


def test_nothing_moves_on_a_phone_when_the_pause_before_a_usual_answer_is_stopped(
    browser: Browser, server: Server
) -> None:
    follow = (one for one in moments("my-little-battlefield", 10_000) if one.prompt == "ask-follow")
    moment = next(one for one in follow if one.offers > 2)
    with MountedTable(browser, server.url, width=360, height=640, touch=True) as table:
        table.mount(moment, language="fr")
        page = table.page
        asked = table.frame["asked"]
        asked["usual"], asked["answered_at"] = asked["choices"][-1]["notation"], 60_000
        table.frame["now"] = 0
        asked["version"] += "+"
        _send_again(table)
        usual = page.locator(".usual")
        expect(usual).to_be_visible()
        page.evaluate(DRAWN_TWICE)
        hint = page.locator(".question .buttons .button").last
        before = (hint.bounding_box(), page.locator(".question").bounding_box())
        asked["answered_at"] = None
        _send_again(table)
        expect(usual).to_have_count(0)
        page.evaluate(DRAWN_TWICE)
        assert (hint.bounding_box(), page.locator(".question").bounding_box()) == before


def test_a_half_made_choice_says_what_kind_of_thing_it_goes_on_with(
    browser: Browser, server: Server
) -> None:
    planning = [one for one in moments("wonderful-world", 10_000) if one.prompt == "ask-plan"]
    moment = max(planning, key=lambda one: one.offers)
    with MountedTable(browser, server.url, width=1366, height=768) as table:
        table.mount(moment, language="en")
        page = table.page
        page.locator("main.board [data-ref^='choice:recycle'].choosable").first.click()
        expect(page.locator(".question .half")).to_have_text("Now choose a card.")


def test_only_the_first_nine_actions_have_a_key(browser: Browser, server: Server) -> None:
    moment = max(moments("my-little-battlefield", 10_000), key=lambda one: one.offers)
    with MountedTable(browser, server.url, width=1366, height=768) as table:
        table.mount(moment, language="en")
        keys = table.page.locator(".actions li .key").all_inner_texts()
        assert keys[:9] == list("123456789")
        assert set(keys[9:]) == {""}


def test_the_way_around_stands_on_one_line_of_a_small_phone(
    browser: Browser, server: Server
) -> None:
    with Visitor(browser, server.url, width=360, height=640, touch=True) as visitor:
        visitor.set(language="fr")
        page = visitor.open("/")
        links = page.locator("nav a")
        expect(links).to_have_count(4)
        tops = links.evaluate_all("links => links.map(one => one.getBoundingClientRect().top)")
        assert len(set(tops)) == 1
        assert page.evaluate("document.documentElement.scrollWidth") <= 360


def _send_again(table: MountedTable) -> None:
    """Send the frame that the page has, as the test has changed it."""
    assert table.socket is not None
    table.socket.send(json.dumps(table.frame))
