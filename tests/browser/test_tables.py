"""Tables with other people, and what happens when the connection goes."""

import random
from pathlib import Path

from browser.company import CALLS, invitation, two_people, whoever_is_asked
from browser.visitor import CHOICES, PATIENCE, Visitor
from playwright.sync_api import Browser, expect
from server.harness import Server


def test_two_browsers_at_one_table(visitor: Visitor, browser: Browser, server: Server) -> None:
    page = visitor.open("/new/little-factory")
    page.locator("select").nth(1).select_option("open")
    page.get_by_role("button", name="Open the table").click()
    with Visitor(browser, server.url) as friend:
        friend.page.goto(invitation(visitor))
        friend.page.get_by_role("button", name="Sit down").click()
        friend.page.wait_for_selector(".rail")
        page.wait_for_selector(".rail")

        friend.page.get_by_label("Say something").fill("Bonjour !")
        friend.page.get_by_role("button", name="Send").click()
        expect(page.locator(".chat li")).to_contain_text("Bonjour !")

        for _ in range(6):
            both = [visitor, friend]
            acting = whoever_is_asked(both)
            other = both[1 - both.index(acting)]
            before = other.page.locator(".log li").count()
            acting.page.locator(CHOICES).first.click()
            expect(other.page.locator(".log li")).not_to_have_count(before)


def test_the_host_may_ask_somebody_to_get_up(
    visitor: Visitor, browser: Browser, server: Server
) -> None:
    visitor.table_of("little-tavern", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    page = visitor.page
    with Visitor(browser, server.url) as friend:
        friend.page.goto(invitation(visitor))
        expect(friend.page.get_by_role("button", name="Sit down")).to_have_count(2)
        friend.page.get_by_role("button", name="Sit down").first.click()
        expect(friend.page.get_by_role("button", name="Get up")).to_be_visible()
        page.get_by_role("button", name="Ask ").click()
        expect(page.get_by_role("button", name="Sit down")).to_have_count(2)
        expect(friend.page.get_by_role("button", name="Sit down")).to_have_count(2)


def test_the_server_restarts_in_the_middle_of_a_game(
    browser: Browser, tmp_path: Path, built: None
) -> None:
    with Server(tmp_path) as server, Visitor(browser, server.url) as visitor:
        visitor.allowed = ["WebSocket", "ERR_CONNECTION_REFUSED", "Failed to load resource"]
        visitor.table("little-tavern", 3)
        visitor.play(random.Random(1), steps=5)
        visitor.wait_for_turn()
        page = visitor.page
        lines = page.locator(".log li").count()
        server.kill()
        expect(
            page.get_by_text("Connection lost. Coming back…").or_(page.get_by_text("Connecting…"))
        ).to_be_visible()
        page.locator(CHOICES).first.click()
        server.start()
        expect(page.locator(".connection")).to_have_count(0, timeout=PATIENCE)
        expect(page.locator(".log li").nth(lines)).to_be_visible(timeout=PATIENCE)
        visitor.play(random.Random(2))
        visitor.expect_end()


def test_several_players_at_one_screen_have_a_curtain(visitor: Visitor) -> None:
    seats = [
        {"kind": "me", "name": "Ada"},
        {"kind": "me", "name": "Basile"},
        {"kind": "me", "name": "Chloé"},
    ]
    visitor.table_of("little-tavern", seats)
    page = visitor.page
    lift = page.get_by_role("button", name="Show my things")
    curtains = 0
    for _ in range(12):
        expect(lift.or_(page.locator(CHOICES).first)).to_be_visible()
        if lift.is_visible():
            curtains += 1
            assert page.locator(CHOICES).count() == 0
            lift.click()
        expect(page.locator(CHOICES).first).to_be_visible()
        version = visitor.version
        page.locator(CHOICES).last.click()
        visitor.expect_played(version)
    assert curtains > 0


def test_a_solo_table_with_options(visitor: Visitor) -> None:
    page = visitor.open("/new/wonderful-world")
    page.get_by_role("button", name="Solo").click()
    page.locator("fieldset.seats").nth(1).locator("select").first.select_option(index=1)
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(".rail")
    visitor.wait_for_turn()


def test_replay_to_a_moment_by_link(visitor: Visitor) -> None:
    table = visitor.table("little-tavern", 3)
    visitor.play(random.Random(4))
    page = visitor.open(f"/replay/{table}?ply=6")
    expect(page.locator("output")).to_contain_text("6 /")
    page.locator("main").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("output")).to_contain_text("7 /")
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="Next", exact=True)).to_be_disabled()
    page.get_by_label("Whose eyes").select_option("1")
    expect(page.locator(".room")).to_be_visible()


def test_a_hint_marks_an_action_and_says_what_it_leads_to(visitor: Visitor) -> None:
    visitor.table("little-factory", 2)
    visitor.wait_for_turn()
    visitor.page.get_by_role("button", name="What would the bot play?").click()
    advised = visitor.page.locator(f"{CHOICES}.hinted")
    expect(advised).to_have_count(1)
    expect(advised).to_be_in_viewport()
    expect(visitor.page.locator(".preview li").first).to_be_visible()
    # It stands at the question too, where it can be followed.
    advice = visitor.page.locator(".question .advice")
    expect(advice).to_contain_text("The bot’s choice: ")
    before = visitor.version
    advice.click()
    visitor.expect_played(before)


def test_my_turn_is_shown_in_the_title_and_called_out(
    visitor: Visitor, browser: Browser, server: Server
) -> None:
    visitor.context.grant_permissions(["notifications"], origin=server.url)
    visitor.context.add_init_script(CALLS)
    visitor.set(notify=True)
    page = visitor.page
    with two_people(visitor, browser, server) as friend:
        both = [visitor, friend]
        mine = calls = 0
        for _ in range(40):
            acting = whoever_is_asked(both)
            if acting is visitor:
                mine += 1
                expect(page).to_have_title("● Your turn – Little Factory")
                calls = page.evaluate("calls.length")
                if calls > 0:
                    break
                page.evaluate("away = true")
            else:
                expect(page).to_have_title("Little Factory – Little Worlds")
            acting.move()
        assert mine > 1
        assert calls == 1
        title, body = page.evaluate("calls[0]")
        assert title == "Your turn"
        assert body == page.locator(".sentence").inner_text()
