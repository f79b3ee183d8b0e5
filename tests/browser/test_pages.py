"""The pages around the table: replay, set-up, my tables, rules beside the table, figures, profile."""

import json
import random
import re
from pathlib import Path

import pytest
from browser.company import CALLS, two_people, whoever_is_asked
from browser.visitor import CHOICES, Visitor
from playwright.sync_api import Browser, Page, Route, expect
from server.harness import Server

from littleworlds.core.registry import own_titles

APP = Path(__file__).parent.parent.parent / "web" / "src"
KNOWN = APP / "generated" / "known"
BOARDS = APP / "boards"


@pytest.fixture(scope="module")
def long_play(browser: Browser, server: Server) -> str:
    """A table whose play is over, with some hundred moments."""
    with Visitor(browser, server.url) as somebody:
        table = somebody.table("little-tavern", 3)
        somebody.play(random.Random(4))
        return table


def wait_for_films(page: Page, count: int) -> None:
    """Wait until so many answers have brought moments of the play: those around the one that is shown are fetched too."""
    page.wait_for_function(
        "count => performance.getEntriesByType('resource').filter(one => one.name.includes('/film')).length >= count",
        arg=count,
    )


def plies(page: Page) -> int:
    return int(page.locator("output").inner_text().partition("/")[2])


# --- replay --------------------------------------------------------------------------------------------------------------------


def test_the_slider_stays_where_the_hand_puts_it(visitor: Visitor, long_play: str) -> None:
    page = visitor.open(f"/replay/{long_play}")
    slider = page.get_by_label("Moment of the play")
    expect(page.locator("output")).to_contain_text("0 /")
    wait_for_films(page, 2)
    held: list[Route] = []
    page.route("**/film*", lambda route: held.append(route) if len(held) < 2 else route.continue_())

    box = slider.bounding_box()
    assert box is not None
    left, right, middle = box["x"] + 8, box["x"] + box["width"] - 1, box["y"] + box["height"] / 2
    page.mouse.move(left, middle)
    page.mouse.down()
    page.mouse.move(right, middle, steps=40)
    last = plies(page)
    expect(slider).to_have_value(str(last))
    expect(page.locator("output")).to_have_text(f"{last} / {last}")
    # However many moments were passed, one request is on its way, and its answer comes too late to be shown.
    while not held:
        page.wait_for_timeout(20)
    asked = int(held[0].request.url.partition("first=")[2].partition("&")[0])
    share = max(0.5, 0.95, key=lambda one: abs(one * last - asked))
    page.mouse.move(left + share * (right - left), middle, steps=20)
    there = slider.input_value()
    assert abs(int(there) - asked) > 15
    assert len(held) == 1
    with page.expect_request("**/film*"):
        held[0].continue_()
    expect(slider).to_have_value(there)
    page.mouse.up()
    held[1].continue_()
    expect(page).to_have_url(re.compile(rf"ply={there}\b"))
    expect(slider).to_have_value(there)
    expect(page.locator("output")).to_have_text(f"{there} / {last}")


def test_arrow_keys_find_the_neighbours_there(visitor: Visitor, long_play: str) -> None:
    page = visitor.open(f"/replay/{long_play}?ply=40")
    expect(page.locator("output")).to_contain_text("40 /")
    wait_for_films(page, 3)
    page.route("**/film*", lambda route: None)
    page.locator("main").focus()
    for _ in range(8):
        page.keyboard.press("ArrowRight")
    expect(page.locator("output")).to_contain_text("48 /")
    expect(page).to_have_url(re.compile(r"ply=48\b"))
    for _ in range(16):
        page.keyboard.press("ArrowLeft")
    expect(page).to_have_url(re.compile(r"ply=32\b"))


def test_a_replay_by_link_has_the_eyes_that_were_chosen(visitor: Visitor, long_play: str) -> None:
    page = visitor.open(f"/replay/{long_play}?ply=6&eyes=1")
    eyes = page.get_by_label("Whose eyes")
    expect(eyes).to_have_value("1")
    for chosen in ("onlooker", "2", "-1"):
        eyes.select_option(chosen)
        expect(page).to_have_url(re.compile(rf"eyes={chosen}\b"))
        page.reload()
        expect(page.locator("output")).to_contain_text("6 /")
        expect(eyes).to_have_value(chosen)


@pytest.mark.parametrize(("ply", "eyes"), [("abc", "nobody"), ("-3", "7"), ("", "")])
def test_a_link_that_means_nothing_opens_the_beginning(
    visitor: Visitor, long_play: str, ply: str, eyes: str
) -> None:
    page = visitor.open(f"/replay/{long_play}?ply={ply}&eyes={eyes}")
    expect(page.locator("output")).to_have_text(re.compile(r"^0 / [1-9]\d+$"))
    expect(page.get_by_label("Whose eyes")).to_have_value("-1")


@pytest.mark.parametrize("ply", ["99999", "123456789"])
def test_a_link_beyond_the_end_opens_the_end(visitor: Visitor, long_play: str, ply: str) -> None:
    page = visitor.open(f"/replay/{long_play}?ply={ply}")
    expect(page.locator("output")).to_have_text(re.compile(r"^([1-9]\d+) / \1$"))
    expect(page.get_by_role("button", name="Next", exact=True)).to_be_disabled()


# --- set-up --------------------------------------------------------------------------------------------------------------------


def test_players_at_one_screen_have_names(visitor: Visitor) -> None:
    page = visitor.open("/new/little-tavern")
    page.get_by_role("button", name="3", exact=True).click()
    expect(page.get_by_label("Name at seat 1")).to_have_count(0)
    page.locator("fieldset.seats select").nth(1).select_option("me")
    page.locator("fieldset.seats select").nth(2).select_option("me")
    page.get_by_label("Name at seat 1").fill("Inès")
    page.get_by_label("Name at seat 2").fill("Kofi")
    assert visitor.axe() == []
    page.get_by_role("button", name="Start").click()
    page.get_by_role("button", name="Show my things").click()
    expect(page.locator(".players .name")).to_contain_text(["Inès", "Kofi", "Player 3"])


def test_options_stand_in_line(visitor: Visitor) -> None:
    page = visitor.open("/new/my-little-battlefield")
    fields = page.locator("fieldset.seats select")
    expect(page.locator("fieldset.seats").nth(1)).to_be_visible()
    boxes = [fields.nth(number).bounding_box() for number in range(fields.count())]
    assert len(boxes) > 4
    assert len({(box["x"], box["width"], box["height"]) for box in boxes if box is not None}) == 1


WATCH_FOR_A_LIST_OF_SCENARIOS = """
const look = () => { window.listed ||= document.querySelector('option[value="pitched_battle"]') !== null; };
new MutationObserver(look).observe(document, { childList: true, subtree: true });
"""


def test_scenarios_are_sheets_from_the_first_moment_on(visitor: Visitor) -> None:
    """However late their pictures and what is printed on them come: nothing stands in their place and then goes."""
    visitor.context.add_init_script(WATCH_FOR_A_LIST_OF_SCENARIOS)
    late: list[Route] = []
    page = visitor.page
    page.route("**/api/games/my-little-battlefield*", lambda one: late.append(one))
    with page.expect_request("**/api/games/my-little-battlefield*"):
        visitor.open("/new/my-little-battlefield")
    expect(page.locator("h1")).to_contain_text("Battlefield")
    assert page.locator("form").count() == 0
    for one in late:
        one.continue_()
    sheets = page.locator("fieldset.seats label:has(input[name=scenario])")
    expect(sheets.first).to_contain_text("Reach 20 victory points.")
    assert page.evaluate("window.listed") is False


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "A gift at the start"), ("fr", "Un cadeau au départ")],
)
def test_options_say_what_they_are_about(visitor: Visitor, language: str, sentence: str) -> None:
    visitor.set(language=language)
    page = visitor.open("/new/my-little-battlefield")
    option = page.locator(".option", has_text=sentence)
    about = option.locator(".about")
    expect(about).to_be_visible()
    described = option.locator("select").get_attribute("aria-describedby")
    expect(about).to_have_attribute("id", described or "none")
    # The scenario is told by its sheets.
    expect(page.locator(".option:has(input[name=scenario]) .about")).to_have_count(0)
    assert visitor.axe() == []


def test_what_another_option_settles_is_not_asked_for(visitor: Visitor) -> None:
    page = visitor.open("/new/wonderful-world")
    page.get_by_role("button", name="Solo", exact=True).click()
    face = page.get_by_label("Face of the empire cards")
    expect(face).to_be_visible()
    page.get_by_role("radio").nth(1).click()
    expect(face).to_have_count(0)
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".sentence")).to_be_visible()


# --- my tables -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/tables", "/lobby"])
def test_a_table_that_begins_to_wait_calls_from_other_pages(
    visitor: Visitor, browser: Browser, server: Server, path: str
) -> None:
    visitor.context.grant_permissions(["notifications"], origin=server.url)
    visitor.context.add_init_script(CALLS)
    visitor.set(notify=True)
    page = visitor.page
    with two_people(visitor, browser, server) as friend:
        table = page.url.rpartition("/")[2]
        while whoever_is_asked([visitor, friend]) is visitor:
            visitor.move()
        page.clock.install()
        visitor.open(path)
        page.evaluate("away = true")
        page.wait_for_load_state("networkidle")
        expect(page.locator("nav .badge")).to_have_count(0)

        while waited_for(friend, table) == [1]:
            friend.move()
        page.clock.run_for(10_500)
        expect(page.locator("nav .badge")).to_have_text(re.compile(r"^1\s*Your turn$"))
        page.wait_for_function("calls.length > 0")
        assert page.evaluate("calls") == [["Your turn", "Little Factory"]]
        page.clock.run_for(30_500)
        assert page.evaluate("calls.length") == 1


def test_a_table_that_begins_to_wait_is_seen_from_another_one(
    visitor: Visitor, browser: Browser, server: Server
) -> None:
    page = visitor.page
    link = page.get_by_role("link", name="Another table waits for you")
    with two_people(visitor, browser, server) as friend:
        waiting = page.url
        table = waiting.rpartition("/")[2]
        while whoever_is_asked([visitor, friend]) is visitor:
            visitor.move()
        page.clock.install()
        visitor.table("little-tavern", 3)
        # What waits at a table of bots keeps nobody waiting.
        visitor.table("little-tavern", 3)
        visitor.wait_for_turn()
        page.clock.run_for(30_500)
        expect(link).to_have_count(0)

        while waited_for(friend, table) == [1]:
            friend.move()
        page.clock.run_for(30_500)
        expect(link).to_be_visible()
        assert visitor.axe() == []
        link.click()
        expect(page).to_have_url(waiting)
        visitor.wait_for_turn()
        page.clock.run_for(30_500)
        expect(link).to_have_count(0)


def waited_for(who: Visitor, table: str) -> list[int]:
    return list(who.page.request.get(f"{who.url}/api/tables/{table}").json()["awaits"])


# --- rules beside the table ----------------------------------------------------------------------------------------------------


def open_rules(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Rules").click()


def test_the_rules_stand_beside_the_table(visitor: Visitor) -> None:
    visitor.table("little-factory", 2)
    seen = visitor.wait_for_turn()
    page = visitor.page
    open_rules(page)
    rules = page.get_by_role("complementary", name="Rules")
    expect(rules.get_by_label("Search the rules")).to_be_visible()
    expect(rules).to_be_focused()
    assert visitor.axe() == []
    assert page.evaluate("document.documentElement.scrollWidth") == 1440
    left = rules.evaluate("node => node.getBoundingClientRect().left")
    for part in ("main.board", ".rail"):
        assert page.locator(part).evaluate("node => node.getBoundingClientRect().right") <= left
    # The play goes on beside it.
    page.locator(CHOICES).first.click()
    visitor.wait_for_turn(seen)
    expect(rules).to_be_visible()
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    assert page.locator(".rail").evaluate("node => node.getBoundingClientRect().right") == 1440


def test_the_focus_comes_back_from_the_rules(visitor: Visitor) -> None:
    visitor.table("little-factory", 2)
    visitor.wait_for_turn()
    page = visitor.page
    for leave in ("Escape", "Enter"):
        open_rules(page)
        rules = page.get_by_role("complementary", name="Rules")
        expect(rules).to_be_focused()
        page.keyboard.press("Tab")
        expect(rules.get_by_role("button", name="Close")).to_be_focused()
        page.keyboard.press(leave)
        expect(rules).to_have_count(0)
        expect(page.get_by_role("button", name="Menu")).to_be_focused()


def test_the_rules_cover_a_phone(phone: Visitor) -> None:
    phone.table("little-factory", 2)
    page = phone.page
    expect(page.get_by_role("button", name="Menu")).to_be_visible()
    open_rules(page)
    rules = page.get_by_role("dialog", name="Rules")
    expect(rules.get_by_label("Search the rules")).to_be_visible()
    assert phone.axe() == []
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    expect(page.get_by_role("button", name="Menu")).to_be_focused()


# --- figures and components ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_figures_are_named_in_words(visitor: Visitor, language: str) -> None:
    visitor.set(language=language)
    for title in own_titles():
        known = json.loads((KNOWN / f"{title}.json").read_text())
        words = _field_words(language, title)
        assert {field for doubt in known["doubtful"] for field in doubt["fields"]} <= words
        page = visitor.open(f"/about/{title}")
        expect(page.locator("meter")).to_have_count(5)
        if known["doubtful"]:
            expect(page.locator("tbody tr").first).to_be_visible()
        for row in page.locator("tbody tr").all():
            texts = [cell.strip() for cell in row.locator("td").all_inner_texts()]
            assert len(texts) == 3
            assert all(texts)
            assert "_" not in "".join(texts)
        assert visitor.axe() == []


def _field_words(language: str, title: str) -> set[str]:
    """The fields of the data that have words: those of several titles and those of this one."""
    own = APP / "boards" / title.replace("-", "_") / "locale"
    texts = [
        (folder / f"{language}.ftl").read_text() for folder in (APP / "locale" / "fields", own)
    ]
    return set(re.findall(r"^field-(\S+) =", "\n".join(texts), re.MULTILINE))


def test_components_without_notes_say_what_the_data_say(visitor: Visitor) -> None:
    for title, name, fact in (
        ("walnut-grove", "grain", "Land: field."),
        ("my-little-battlefield", "Ember Clans", "Elite unit: Forge Guard."),
        ("my-little-battlefield", "Iron Host", "Difficulty: hard."),
    ):
        page = visitor.open(f"/rules/{title}")
        page.get_by_label("Search the rules").fill(f"{name} {fact.partition(':')[0]}")
        expect(page.locator("#pieces li").filter(has_text=name).first).to_contain_text(
            fact.replace(": ", ":\N{NO-BREAK SPACE}")
        )


@pytest.mark.skipif(
    (BOARDS / "my_little_battlefield" / "board.ts").exists(),
    reason="this title has a board of its own",
)
def test_the_plain_board_shows_the_number_of_a_counter_also_at_one(visitor: Visitor) -> None:
    visitor.table("my-little-battlefield", 2)
    visitor.wait_for_turn()
    for ref, number in (("track:a-morale", "2"), ("track:a-command", "1"), ("power:a", "1")):
        expect(visitor.page.locator(f'[data-ref="{ref}"] .count')).to_have_text(number)
    expect(visitor.page.locator('[data-ref^="unit:"] .count')).to_have_count(0)


# --- profile -------------------------------------------------------------------------------------------------------------------


def test_my_history_has_my_private_tables(
    visitor: Visitor, browser: Browser, server: Server
) -> None:
    table = visitor.table("little-tavern", 3)
    visitor.play(random.Random(3))
    page = visitor.open("/me")
    expect(page.locator(f'a[href="/replay/{table}"]')).to_be_visible()
    me = page.evaluate("JSON.parse(localStorage.getItem('littleworlds.me')).person.id")
    with Visitor(browser, server.url) as other:
        other.open(f"/me/{me}")
        expect(other.page.get_by_role("heading", name="Ada")).to_be_visible()
        expect(other.page.locator(f'a[href="/replay/{table}"]')).to_have_count(0)
