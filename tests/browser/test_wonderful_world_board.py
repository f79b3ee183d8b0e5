"""It's a Wonderful World on its own board: whole plays by mouse, by keyboard, at the size of a phone, alone; plans and piles of cubes;
what two people see of each other's hands."""

import os
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from browser.board_player import Choose, by_keyboard, by_mouse, by_touch, play_on_the_board
from browser.company import invitation
from browser.mounted_table import MountedTable
from browser.recorded_plays import Moment, moments, moments_in, play_until
from browser.visitor import Visitor
from playwright.sync_api import Browser, Locator, Page, Position, expect
from server.harness import Server
from server_frames import frame_for

LONG = pytest.mark.skipif("LW_LONG" not in os.environ, reason="long")
GAME = "wonderful-world"

PREFER = [
    "[data-ref='choice:confirm-plan'], [data-ref='choice:done']",
    "[data-ref$='-all'], [data-ref='pile:pools']",
    "[data-ref^='slot:']",
    "[data-ref^='tray:'], [data-ref^='empire:']",
]
"""What a hand in a hurry does: all cards the same way, as many cubes as fit, the rest on the empire card. Nobody gives up cards."""
PICKS = 4 * 6
"""In four rounds six cards of a hand are chosen by everybody; the seventh is left."""
PLANS = 8 * 2
"""Alone eight pools are planned, and each plan is confirmed."""


def _play(visitor: Visitor, choose: Choose, seed: int) -> int:
    visitor.page.wait_for_selector(".stage")
    return play_on_the_board(visitor.page, random.Random(seed), choose, prefer=PREFER)


def test_a_whole_play_alone_by_mouse_on_the_board(visitor: Visitor) -> None:
    visitor.table(GAME, 1)
    expect(visitor.page.locator("[data-ref='goal:solo']")).to_be_visible()
    assert _play(visitor, by_mouse(visitor.page), 1) > PLANS
    visitor.expect_end()


@LONG
@pytest.mark.parametrize("scenario", ["sc01", "sc02", "sc03", "sc04", "sc05", "sc06"])
def test_a_whole_scenario_by_mouse_on_the_board(visitor: Visitor, scenario: str) -> None:
    visitor.table_of(GAME, [{"kind": "me"}], options={"scenario": scenario})
    expect(visitor.page.locator("[data-ref='goal:solo'] .imposed").first).to_be_visible()
    assert _play(visitor, by_mouse(visitor.page), 2) > PLANS
    visitor.expect_end()


@LONG
def test_a_whole_play_by_mouse_on_the_board(visitor: Visitor) -> None:
    visitor.table(GAME, 3)
    assert _play(visitor, by_mouse(visitor.page), 3) > PICKS
    visitor.expect_end()


@LONG
def test_a_whole_play_by_keyboard_on_the_board(visitor: Visitor) -> None:
    visitor.table(GAME, 2)
    assert _play(visitor, by_keyboard(visitor.page), 4) > PICKS
    visitor.expect_end()


@LONG
def test_a_whole_play_by_touch_on_a_phone(phone: Visitor) -> None:
    phone.table(GAME, 2)
    assert _play(phone, by_touch(phone.page), 5) > PICKS
    phone.expect_end()
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= 390


def _plan(visitor: Visitor) -> Page:
    """A table at which I am asked what becomes of my drafted cards."""
    visitor.table(GAME, 2)
    page = visitor.page
    drafted = page.locator(".stage [data-ref^='drafted:'].choosable")
    while drafted.count() == 0:
        page.wait_for_selector(".stage [data-ref].choosable")
        play_on_the_board(page, random.Random(1), by_mouse(page), answers=1)
        page.wait_for_selector(".stage [data-ref].choosable")
    return page


def _design(card: Locator) -> str:
    return str(card.get_attribute("data-ref")).partition(".")[2]


def test_a_plan_is_laid_out_changed_and_confirmed_at_once(visitor: Visitor) -> None:
    page = _plan(visitor)
    moves = page.locator(".panel.log li.mine")
    steps = page.locator(".plan li")
    told = moves.count()
    cards = page.locator(".stage [data-ref^='drafted:'].choosable")
    first = _design(cards.first)
    cards.first.drag_to(page.locator("[data-ref='choice:build']"))
    expect(page.locator(f".construction [data-ref^='site:0.{first}.']")).to_be_visible()
    # The same design may have been drafted twice.
    other = page.locator(
        f".stage [data-ref^='drafted:'].choosable:not([data-ref$='.{first}'])"
    ).first
    second = _design(other)
    other.drag_to(page.locator("[data-ref='choice:build']"))
    expect(steps).to_have_count(2)
    # Any step is taken back, not only the last.
    steps.first.get_by_role("button").click()
    expect(steps).to_have_count(1)
    expect(page.locator(f".construction [data-ref^='site:0.{first}.']")).to_have_count(0)
    expect(page.locator(f".stage [data-ref='drafted:0.{first}']")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(steps).to_have_count(0)
    expect(page.locator(f".stage [data-ref='drafted:0.{second}']")).to_be_visible()
    assert moves.count() == told, "nothing is made before it is confirmed"
    page.locator("[data-ref='choice:build-all']").click()
    page.locator("[data-ref='choice:confirm-plan']").click()
    expect(steps).to_have_count(0)
    expect(page.locator(".track .now")).to_be_visible()


def test_on_a_phone_what_lies_below_the_screen_can_be_chosen_at_the_question(
    visitor: Visitor,
) -> None:
    page = _plan(visitor)
    page.set_viewport_size({"width": 390, "height": 640})
    card = page.locator(".stage [data-ref^='drafted:'].choosable").first
    card.scroll_into_view_if_needed()
    question = page.locator(".question")
    before = question.bounding_box()
    card.click()
    expect(page.locator(".question .few").first).to_be_visible()
    # What comes lies over the board: nothing moves under the finger.
    assert question.bounding_box() == before
    build = page.locator(".question .few").filter(has_text="under construction")
    expect(build).to_have_count(1)
    build.click()
    expect(page.locator(".construction [data-ref^='site:0.']").first).to_be_attached()


@pytest.mark.parametrize("record", ["1-seats", "2-seats"])
def test_a_card_dropped_anywhere_on_the_construction_area_is_built(
    browser: Browser, server: Server, record: str
) -> None:
    moment = next(
        one for one in moments_in(f"{GAME}-{record}") if one.prompt.startswith("ask-plan")
    )
    with MountedTable(browser, server.url) as table:
        table.mount(moment)
        page = table.page
        card = page.locator(".stage [data-ref^='drafted:'].choosable").first
        design = _design(card)
        area = page.locator(".construction")
        box = area.bounding_box()
        assert box is not None
        card.drag_to(area, target_position={"x": box["width"] - 12, "y": box["height"] - 12})
        expect(page.locator(".plan li")).to_have_count(1)
        expect(page.locator(f".construction [data-ref^='site:0.{design}.']")).to_be_visible()


def _shift_click(page: Page, site: Locator, _: Locator) -> None:
    site.locator("[data-ref^='site:']").click(modifiers=["Shift"], position=MIDDLE)


def _shift_enter(page: Page, site: Locator, _: Locator) -> None:
    site.locator("[data-ref^='site:']").focus()
    page.keyboard.press("Shift+Enter")


def _drag(page: Page, site: Locator, pile: Locator) -> None:
    pile.hover()
    page.mouse.down()
    site.locator("[data-ref^='site:']").hover(position=MIDDLE, force=True)
    _expect_foretold(page)
    page.mouse.up()


def _press_long(page: Page, site: Locator, _: Locator) -> None:
    site.locator("[data-ref^='site:']").hover(position=MIDDLE)
    page.mouse.down()
    _expect_foretold(page)
    page.mouse.up()


def _expect_foretold(page: Page) -> None:
    """What will be done is told, and nothing is done before the hand lets go."""
    expect(page.locator(".let-go")).to_contain_text(re.compile(r"^Let go: .*[2-9]\s×\s"))
    expect(page.locator(".construction .choosable").first).to_be_visible()


def _press_long_with_a_finger(page: Page, site: Locator, _: Locator) -> None:
    card = site.locator("[data-ref^='site:']")
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    assert box is not None
    touch = {"x": box["x"] + MIDDLE["x"], "y": box["y"] + MIDDLE["y"]}
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [touch]})
    _expect_foretold(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


MIDDLE: Position = {"x": 60, "y": 60}
"""On a card, beside its slots."""
AT_ONCE = [_shift_click, _shift_enter, _drag, _press_long, _press_long_with_a_finger]


@pytest.mark.parametrize("put", AT_ONCE)
def test_a_pile_of_cubes_goes_where_it_fits_at_once(
    browser: Browser, server: Server, put: Callable[[Page, Locator, Locator], None]
) -> None:
    """A long press or a drag on a card says how many cubes it takes and sends them as one move once the hand lets go; a
    click sends one cube."""
    finger = put is _press_long_with_a_finger
    size = {"width": 390, "height": 844, "touch": True} if finger else {}
    with MountedTable(browser, server.url, **size) as table:
        fill = _mount_a_card_that_takes_several(table)
        page = table.page
        pile = page.locator(".stage [data-ref^='cube:']")
        slot = fill["slots"][1][0]
        site = page.locator(".construction [data-group]").filter(
            has=page.locator(f"[data-ref='{slot}']")
        )
        put(page, site, pile)
        expect(page.locator(".stage .choosable")).to_have_count(0)
        assert [move["actions"] for move in table.moves] == [fill["actions"]]


def _mount_a_card_that_takes_several(table: MountedTable) -> dict[str, Any]:
    """A moment at which a pile of cubes is to be placed, and the gesture that fills a card with several of them."""
    return _mount_a_pile(table, "gesture-fill")


def _mount_a_pile(table: MountedTable, label: str) -> dict[str, Any]:
    """A moment at which a pile of cubes is to be placed, and the gesture of this kind that does so."""
    for moment in moments(GAME, 10_000):
        if moment.prompt != "ask-place" or "1-seats" in moment.record:
            continue
        asked = frame_for(play_until(moment.record, moment.ply), moment.seat, [])["asked"]
        for gesture in asked["gestures"]:
            if gesture["label"]["id"] == label:
                table.mount(moment)
                return dict(gesture)
    raise AssertionError(f"{label} is possible at no recorded moment")


def test_who_rests_on_the_title_of_all_cards_reads_it_and_a_click_fills_them(
    browser: Browser, server: Server
) -> None:
    with MountedTable(browser, server.url) as table:
        everywhere = _mount_a_pile(table, "gesture-fill-all")
        page = table.page
        title = page.locator(".construction .side [data-ref^='construction:']")
        expect(title).to_contain_text("Fill them all")
        # Whatever a press sets a clock for has happened once the clock has passed it.
        page.clock.install()
        title.hover()
        page.mouse.down()
        page.clock.run_for(2_000)
        assert table.moves == []
        title.click()
        expect(page.locator(".stage .choosable")).to_have_count(0)
        assert [move["actions"] for move in table.moves] == [everywhere["actions"]]


def _first(record: str, prompt: str) -> Moment:
    return next(one for one in moments_in(f"{GAME}-{record}") if one.prompt == prompt)


def test_in_planning_nothing_is_chosen_that_nobody_pointed_at(
    browser: Browser, server: Server
) -> None:
    """As much as fits is meant for cubes: alone, the fullest gesture of a hand pays with two cards for an exchange."""
    with MountedTable(browser, server.url) as table:
        table.mount(_first("1-seats", "ask-plan-solo"))
        card = table.page.locator(".stage [data-ref^='drafted:'].choosable").first
        card.click(modifiers=["Shift"])
        expect(card).to_have_class(re.compile(r"\bchosen\b"))
        expect(table.page.locator(".stage .chosen")).to_have_count(1)
        expect(table.page.locator(".question .confirm")).to_have_count(0)


def _bottom(page: Page, selector: str) -> float:
    """Where the lowest of these ends."""
    boxes = [one.bounding_box() for one in page.locator(selector).all()]
    assert boxes
    return max(box["y"] + box["height"] for box in boxes if box is not None)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("record", "prompt"),
    [("5-seats", "ask-pick"), ("5-seats", "ask-plan"), ("1-seats", "ask-plan-solo")],
)
def test_on_a_phone_a_hand_is_in_sight_with_what_belongs_to_it(
    browser: Browser, server: Server, record: str, prompt: str, language: str
) -> None:
    """In the draft my empire; in planning the marks, and of what is under construction at least the slots."""
    with MountedTable(browser, server.url, width=390, height=844, touch=True) as table:
        table.mount(_first(record, prompt), language=language)
        page = table.page
        page.wait_for_selector(".stage .in-hand.choosable")
        drawer = page.locator("section.mine").bounding_box()
        assert drawer is not None
        assert _bottom(page, ".stage .in-hand") <= drawer["y"]
        if prompt == "ask-pick":
            for part in (".sum", ".types", ".pieces", ".tray"):
                expect(page.locator(f"section.mine {part}")).to_be_visible()
            return
        assert _bottom(page, ".marks .place") <= drawer["y"]
        construction = page.locator(".construction .fit").bounding_box()
        assert construction is not None
        assert construction["y"] + 60 <= drawer["y"]


PLACES = """() => [...document.querySelectorAll(".planned.card-place, .construction .build-place, .construction .site")].map(one => {
  const box = one.getBoundingClientRect();
  return [one.dataset.group ?? "", Math.round(box.x), Math.round(box.y), Math.round(box.width)].join();
})"""
COVERED_OUTPUTS = """() => [...document.querySelectorAll(".card-place, .site")].filter(one => {
  const lamp = one.querySelector(".lamp"), signs = [...one.querySelectorAll(".output .token")];
  return lamp !== null && signs.some(sign => sign.getBoundingClientRect().bottom > lamp.getBoundingClientRect().top + 1);
}).length"""


@pytest.mark.parametrize("record", [f"{GAME}-5-seats", f"{GAME}-scenario-1-seats"])
def test_a_step_of_a_plan_leaves_everything_else_where_it_is(
    browser: Browser, server: Server, record: str
) -> None:
    """On a small laptop: cards keep their places and their size, and what is built comes behind the others."""
    moment = max(
        (one for one in moments_in(record) if one.prompt.startswith("ask-plan")),
        key=lambda one: one.offers,
    )
    with MountedTable(browser, server.url) as table:
        table.mount(moment, language="fr")
        table.resize(1024, 768)
        page = table.page
        cards = page.locator(".stage [data-ref^='drafted:'].choosable")
        before = page.evaluate(PLACES)
        assert page.evaluate(COVERED_OUTPUTS) == 0
        bar = page.locator(".others").first.bounding_box()
        mark = page.locator("[data-ref='choice:recycle']").bounding_box()
        assert bar is not None
        assert mark is not None
        assert mark["y"] > bar["y"] + bar["height"], "the mark lies clear of what is above it"
        for number in range(cards.count() - 1):
            cards.first.click()
            page.locator("[data-ref='choice:build']").click()
            expect(page.locator(".plan li")).to_have_count(number + 1)
            after = page.evaluate(PLACES)
            if number == 0:
                assert after[: len(before)] == before
            # However many are built, those in hand stay.
            hand = [one for one in before if one.startswith(",")]
            assert [one for one in after if one.startswith(",")][: len(hand) - 1] == hand[:-1]


@pytest.mark.parametrize(
    ("record", "width"), [("5-seats", 1024), ("5-seats", 1366), ("2-seats", 1366)]
)
def test_panels_of_others_keep_one_height_in_every_phase(
    browser: Browser, server: Server, record: str, width: int
) -> None:
    """Whatever others draft, plan and build: what lies below their panels does not move by it."""
    played = moments_in(f"{GAME}-{record}")
    kinds = ("ask-pick", "ask-plan", "ask-place")
    looked_at = [one for kind in kinds for one in _spread(played, kind)]
    heights = set()
    with MountedTable(browser, server.url) as table:
        for moment in looked_at:
            table.mount(moment)
            table.resize(width, 768)
            box = table.page.locator("section.others").bounding_box()
            assert box is not None
            heights.add(round(box["height"]))
    assert len(heights) == 1


def _spread(played: list[Moment], prompt: str) -> list[Moment]:
    """The first of these questions, and one late in the play."""
    asked = [one for one in played if one.prompt == prompt]
    return [asked[0], asked[len(asked) * 5 // 6]]


def test_what_production_brought_is_shown_beside_each_player(
    browser: Browser, server: Server
) -> None:
    """Who does not look while others place sees afterwards what they finished, and which supremacy was whose."""
    moment = [one for one in moments_in(f"{GAME}-2-seats") if one.prompt == "ask-place"][-1]
    with MountedTable(browser, server.url) as table:
        table.mount(moment, told=200)
        for news in (table.page.locator(".rival .news"), table.page.locator(".stage .news")):
            expect(news.locator(".finished").first).to_be_visible()
            expect(news.locator(".earned").first).to_be_visible()
        table.page.locator(".rival .news .finished").first.hover()
        expect(table.page.locator(".tooltip")).to_contain_text(re.compile("finishes “"))


def test_the_empire_that_was_dealt_is_told_at_the_beginning(
    browser: Browser, server: Server
) -> None:
    moment = _first("2-seats", "ask-pick")
    with MountedTable(browser, server.url) as table:
        table.mount(moment)
        empire = table.page.locator(".empire-card .name").inner_text()
        dealt = re.compile(f"You were dealt “{re.escape(empire)}”")
        expect(table.page.locator(".construction")).to_contain_text(dealt)
        table.resize(360, 640)
        expect(table.page.locator(".handle")).to_contain_text(dealt)


@pytest.mark.parametrize("place", [".types .amount", ".rival .types .amount"])
def test_each_small_symbol_says_what_it_counts(
    browser: Browser, server: Server, place: str
) -> None:
    moment = moments_in(f"{GAME}-2-seats")[-2]
    with MountedTable(browser, server.url) as table:
        table.mount(moment)
        table.resize(1366, 768)
        table.page.locator(place).first.hover()
        expect(table.page.locator(".tooltip")).to_contain_text(
            re.compile(r"Structure: \d+ cards? built")
        )


def test_characters_to_choose_from_lie_in_the_order_of_the_step(
    browser: Browser, server: Server
) -> None:
    for record in ("2-seats", "5-seats", "1-seats"):
        found = [one for one in moments_in(f"{GAME}-{record}") if one.prompt == "ask-take"]
        if found:
            break
    with MountedTable(browser, server.url) as table:
        table.mount(found[0])
        labels = table.frame["asked"]["choices"]
        asked = [one["slots"][0][0] for one in labels]
        shown = table.page.locator(".front [data-ref^='choice:']")
        assert [one.get_attribute("data-ref") for one in shown.all()] == asked


def test_the_number_of_copies_stands_at_the_edge_of_a_card_not_on_its_picture(
    browser: Browser, server: Server
) -> None:
    """On the picture it would read as an effect."""
    with MountedTable(browser, server.url) as table:
        table.mount(_first("2-seats", "ask-pick"))
        table.show(_first("2-seats", "ask-pick"), 2)
        cards = table.page.locator(".stage .several")
        count = cards.first.locator(".count")
        expect(count).to_have_text("2")
        [card, sign] = [one.bounding_box() for one in (cards.first, count)]
        assert card is not None
        assert sign is not None
        assert sign["y"] + sign["height"] < card["y"] + card["height"] / 5


def test_what_there_is_to_do_in_production_lies_clear_of_the_construction_area(
    browser: Browser, server: Server
) -> None:
    with MountedTable(browser, server.url) as table:
        table.mount(_first("2-seats", "ask-take"))
        table.resize(1024, 768)
        area = table.page.locator(".construction").bounding_box()
        assert area is not None
        assert _bottom(table.page, ".front .coin") <= area["y"]


def test_what_loses_a_card_looks_unlike_what_goes_on(browser: Browser, server: Server) -> None:
    moment = next(
        one
        for one in moments_in(f"{GAME}-1-seats")
        if one.prompt.startswith("ask-plan") and one.ply > 60
    )
    with MountedTable(browser, server.url) as table:
        table.mount(moment)
        give_up = table.page.locator("[data-ref='choice:discard']")
        goes_on = table.page.locator("[data-ref='choice:recycle']")
        expect(give_up).to_have_css("outline-style", "dashed")
        expect(give_up).to_have_css("box-shadow", "none")
        expect(goes_on).not_to_have_css("box-shadow", "none")


@pytest.mark.parametrize("way", ["hover", "focus", "tap"])
def test_the_points_say_what_they_are_made_of(browser: Browser, server: Server, way: str) -> None:
    moment = moments_in(f"{GAME}-2-seats")[-2]
    with MountedTable(browser, server.url, touch=way == "tap") as table:
        table.mount(moment)
        table.resize(1366, 768)
        points = table.page.locator("button.points")
        match way:
            case "hover":
                points.hover()
            case "tap":
                points.tap()
            case "focus":
                # By key: what is clicked is not read out.
                table.page.locator(".empire-column .sort, .dial, .handle").first.focus()
                points.focus()
        lines = [one for one in table.frame["points"] if one["side"] == f"#{moment.seat}"]
        total = sum(one["points"] for one in lines)
        tip = table.page.locator(".tooltip")
        expect(tip).to_contain_text(f"{total} points in all")
        expect(tip).to_contain_text("Points on cards = ")


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
            one.page.locator(".rival .head").click()
            one.page.locator(".question").hover()
            expect(one.page.locator(".rival .area")).to_have_count(0)
        mine = set(_names(visitor))
        visitor.page.locator(".stage [data-ref^='hand:']").first.click()
        expect(visitor.page.locator("[data-ref='pick:0']")).to_be_visible()
        expect(friend.page.locator(".rival .picked")).to_be_visible()
        assert friend.page.locator("[data-ref='pick:0']").count() == 0
        friend.page.locator(".stage [data-ref^='hand:']").first.click()
        # The hands have changed places: what I passed on is known to me, and shown on my neighbour's fan.
        visitor.page.locator(".rival .head").click()
        expect(visitor.page.locator(".rival .area .chips")).to_be_visible()
        known = visitor.page.locator(".rival .area .chips .chip").all_inner_texts()
        assert known
        assert set(known) <= mine


def _names(visitor: Visitor) -> list[str]:
    return visitor.page.locator(".stage [data-ref^='hand:'] .name").all_inner_texts()
