"""What the table page offers around the board: confirming, standing answers, the past, other people's seats, chat, seal, the end."""

import random
import re

from browser.company import two_people, whoever_is_asked
from browser.mounted_table import MountedTable
from browser.recorded_plays import Moment, moments_in
from browser.visitor import CHOICES, END, PATIENCE, Visitor
from playwright.sync_api import Browser, Locator, expect
from server.harness import Server

AGAIN = "Press again to confirm."
FIELD = "Say something"


# --- confirming -----------------------------------------------------------------------------------------------------------------


def character_or_event() -> Moment:
    """Both draws are final. A character is drawn without further ado, an event is to be confirmed."""
    return next(
        one
        for one in moments_in("little-tavern-3-seats")
        if one.prompt == "ask-draw" and one.offers > 1
    )


def expect_drawn(table: MountedTable, what: str = "event") -> None:
    """The page has sent the draw, once."""
    expect(table.page.locator("section.actions")).to_have_attribute("aria-busy", "true")
    assert [move["actions"] for move in table.moves] == [[f"draw {what}"]]


def test_a_step_without_return_is_confirmed_by_a_second_click(
    browser: Browser, server: Server
) -> None:
    with MountedTable(browser, server.url) as table:
        table.mount(character_or_event(), confirm=True)
        page = table.page
        draw = page.locator(CHOICES).nth(1)
        draw.click()
        expect(draw).to_contain_text(AGAIN)
        expect(page.locator(".question .confirm")).to_have_text("Confirm: Turn an event")
        expect(page.locator(".question")).to_contain_text("This cannot be taken back.")
        page.keyboard.press("Escape")
        expect(draw).not_to_contain_text(AGAIN)
        assert table.axe() == []

        draw.click()
        expect(draw).to_contain_text(AGAIN)
        assert table.moves == []
        draw.click()
        expect_drawn(table)


def test_what_is_pointed_at_is_confirmed_by_pointing_at_it_again(
    browser: Browser, server: Server
) -> None:
    with MountedTable(browser, server.url) as table:
        table.mount(character_or_event(), confirm=True)
        page = table.page
        pile = page.locator('[data-ref="pile:events"]')
        pile.click()
        expect(pile).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("Escape")
        expect(pile).to_have_attribute("aria-pressed", "false")
        pile.click()
        assert table.moves == []
        pile.click()
        expect_drawn(table)


def test_a_step_without_return_is_confirmed_by_a_second_press_of_its_digit(
    browser: Browser, server: Server
) -> None:
    with MountedTable(browser, server.url) as table:
        table.mount(character_or_event(), confirm=True)
        page = table.page
        page.keyboard.press("2")
        expect(page.locator(CHOICES).nth(1)).to_contain_text(AGAIN)
        assert table.moves == []
        page.keyboard.press("2")
        expect_drawn(table)


def test_the_button_beside_the_question_asks_too(browser: Browser, server: Server) -> None:
    """By keyboard: the focus stays on the button while it turns into the one that confirms."""
    with MountedTable(browser, server.url) as table:
        table.mount(character_or_event(), confirm=True)
        page = table.page
        page.locator(CHOICES).nth(1).click()
        page.locator(".question .confirm").focus()
        assert table.moves == []
        page.keyboard.press("Enter")
        expect_drawn(table)


def test_a_step_without_return_is_confirmed_by_a_second_tap(
    browser: Browser, server: Server
) -> None:
    with MountedTable(browser, server.url, width=390, height=844, touch=True) as table:
        table.mount(character_or_event(), confirm=True)
        page = table.page
        offered = page.locator(".question .button.main")
        offered.last.tap()
        expect(offered).to_have_count(1)
        expect(offered).to_contain_text("Confirm:")
        page.get_by_role("button", name="Back", exact=True).tap()
        expect(offered.first).not_to_contain_text("Confirm:")
        page.locator(".tabs button").nth(1).tap()
        page.locator(CHOICES).nth(1).tap()
        expect(page.locator(CHOICES).nth(1)).to_contain_text(AGAIN)
        assert table.moves == []
        page.locator(CHOICES).nth(1).tap()
        expect_drawn(table)


def test_what_the_board_calls_casual_is_not_confirmed(browser: Browser, server: Server) -> None:
    with MountedTable(browser, server.url) as table:
        table.mount(character_or_event(), confirm=True)
        table.page.locator('[data-ref="pile:characters"]').click()
        expect_drawn(table, "character")


def test_the_only_thing_to_do_is_done_by_one_click_and_so_is_what_can_be_taken_back(
    visitor: Visitor,
) -> None:
    visitor.set(confirm=True)
    version = visitor.tavern_with_room()
    choices = visitor.page.locator(CHOICES)
    expect(choices).to_have_count(1)
    choices.click()
    visitor.expect_played(version)
    seat = visitor.wait_for_turn(version)
    assert choices.count() > 1
    choices.first.click()
    visitor.expect_played(seat)


def test_who_does_not_want_to_be_asked_is_not(visitor: Visitor) -> None:
    visitor.table("little-tavern", 3)
    version = visitor.wait_for_turn()
    visitor.page.keyboard.press("1")
    visitor.expect_played(version)


def test_on_a_phone_an_answer_from_the_list_leads_back_to_the_board(phone: Visitor) -> None:
    """Once the turn has passed on; as long as I am asked, the list stays."""
    version = phone.tavern_with_room()
    page = phone.page
    shown = page.locator(".table")
    page.locator(".tabs button").nth(1).tap()
    page.locator(CHOICES).first.tap()
    phone.wait_for_turn(version)
    expect(shown).to_have_attribute("data-tab", "actions")
    page.locator(CHOICES).last.tap()
    expect(shown).to_have_attribute("data-tab", "board")


# --- the language ---------------------------------------------------------------------------------------------------------------


def test_the_language_is_changed_at_the_table_without_leaving_it(visitor: Visitor) -> None:
    visitor.table("little-tavern", 3)
    version = visitor.wait_for_turn()
    page = visitor.page
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="FR", exact=True).click()
    expect(page.locator(".sentence")).to_contain_text("Piochez un personnage")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert visitor.version == version
    page.get_by_role("button", name="EN", exact=True).click()
    expect(page.locator(".sentence")).to_contain_text("Draw a character")


# --- seeing it again --------------------------------------------------------------------------------------------------------------


def test_the_last_round_of_moves_is_told_again(visitor: Visitor) -> None:
    """The page's clock stands still, so that no machine is too slow to see it."""
    version = visitor.tavern_with_room()
    page = visitor.page
    page.locator(CHOICES).first.click()
    version = visitor.wait_for_turn(version)
    drawn = page.locator(".stage [data-ref^='card:']")
    expect(drawn).to_be_visible()
    page.locator(CHOICES).first.click()
    visitor.wait_for_turn(version)
    expect(drawn).to_have_count(0)
    guests = page.locator(".room .guest").count()
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    page.get_by_role("button", name="Replay last moves").click()
    expect(page.locator("#question")).not_to_contain_text("Draw a character")
    expect(page.locator(CHOICES)).to_have_count(0)
    page.get_by_role("button", name="Skip").click()
    page.clock.resume()
    expect(page.locator(CHOICES)).not_to_have_count(0)
    expect(page.locator(".room .guest")).to_have_count(guests)


# --- standing answers -----------------------------------------------------------------------------------------------------------


def test_a_standing_answer_is_listed_and_can_be_lifted(visitor: Visitor) -> None:
    visitor.table("my-little-battlefield", 2)
    page = visitor.page
    decline = page.get_by_role("button", name="Never follow")
    _play_until(visitor, decline)
    question = page.locator(".sentence").inner_text()
    decline.click()
    standing = page.locator(".standing li")
    expect(standing).to_have_count(1)
    expect(standing).to_contain_text(question)
    page.reload()
    expect(standing).to_have_count(1)
    page.locator(".standing").get_by_role("button", name="Ask me again").click()
    expect(standing).to_have_count(0)
    _play_until(visitor, decline)


def _play_until(visitor: Visitor, button: Locator) -> None:
    """Choose at random until this is offered."""
    chance = random.Random(8)
    seen = ""
    for _ in range(600):
        seen = visitor.wait_for_turn(seen)
        assert seen != "over"
        if button.is_visible():
            return
        choices = visitor.page.locator(CHOICES)
        choices.nth(chance.randrange(choices.count())).click()
    raise AssertionError("it was never offered")


# --- the past -------------------------------------------------------------------------------------------------------------------


def test_any_line_of_the_log_leads_to_its_moment_after_a_reload(visitor: Visitor) -> None:
    seen = visitor.tavern_with_room()
    page = visitor.page
    while page.locator(".board .guest").count() < 3:
        page.keyboard.press("1")
        seen = visitor.wait_for_turn(seen)
    page.reload()
    visitor.wait_for_turn()
    lines = page.locator(".log li")
    oldest = lines.last.locator(".jump")
    number = oldest.inner_text()
    now = page.locator(".board .guest").count()
    oldest.click()
    expect(page.locator(".sentence")).to_have_text(f"You are looking at move {number}.")
    expect(oldest).to_have_attribute("aria-pressed", "true")
    expect(page.locator(CHOICES)).to_have_count(0)
    assert page.locator(".board .guest").count() < now
    assert visitor.axe() == []
    page.keyboard.press("Escape")
    expect(page.locator(CHOICES).first).to_be_visible()
    oldest.click()
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(CHOICES).first).to_be_visible()
    expect(page.locator(".board .guest")).to_have_count(now)


def test_on_a_phone_the_moment_is_shown_on_the_board(phone: Visitor) -> None:
    phone.table("little-tavern", 3)
    page = phone.page
    seen = ""
    for _ in range(3):
        seen = phone.wait_for_turn(seen)
        page.keyboard.press("1")
    phone.wait_for_turn(seen)
    page.locator(".tabs button").nth(2).tap()
    page.locator(".log .jump").last.tap()
    expect(page.locator(".board .room")).to_be_visible()
    page.get_by_role("button", name="Back to now").tap()
    expect(page.locator(".board .piece.choosable").first).to_be_visible()


def test_after_the_end_a_line_leads_to_the_same_moment_of_the_replay(visitor: Visitor) -> None:
    """A step that was taken back shifts the numbers, and so does a gesture: the line of the log is not the number of the action."""
    drawn = visitor.tavern_with_room(bot_pause=3.0)
    page = visitor.page
    page.locator(CHOICES).first.click()
    visitor.wait_for_turn(drawn)
    guest = page.locator(".stage [data-ref^='card:']")
    page.locator(CHOICES).first.click()
    expect(guest).to_have_count(0)
    expect(page.locator(".taken-back")).not_to_be_empty()
    # By key: where the two buttons lie at one place, a second click there would count as a finger that taps twice.
    page.get_by_role("button", name="Undo").press("Enter")
    expect(guest).to_be_visible()
    visitor.play(random.Random(4))
    visitor.expect_end()
    page.get_by_role("button", name="See the board").click()
    line = page.locator(".log li").nth(6)
    told = line.locator("p").all_inner_texts()
    href = str(line.locator("a.jump").get_attribute("href"))
    ply = href.partition("ply=")[2]
    numbers = page.locator(".log a.jump").evaluate_all(
        "links => links.map(link => [link.innerText, link.href.split('ply=')[1]])"
    )
    assert any(seq != action for seq, action in numbers)
    page = visitor.open(f"{href}&eyes=0")
    expect(page.locator("output")).to_contain_text(f"{ply} /")
    for sentence in told:
        expect(page.get_by_text(sentence).first).to_be_attached()


# --- other people's seats -------------------------------------------------------------------------------------------------------


def test_a_seat_whose_time_has_run_out_can_be_given_to_a_bot(
    visitor: Visitor, browser: Browser, server: Server
) -> None:
    pace = {"kind": "live", "seconds": 10, "increment": 0}
    with two_people(visitor, browser, server, pace=pace) as friend:
        both = [visitor, friend]
        slow = whoever_is_asked(both)
        page = both[1 - both.index(slow)].page
        give = page.locator(".question").get_by_role("button", name="Give the seat of")
        expect(give).to_have_count(0)
        expect(give).to_be_visible(timeout=2 * PATIENCE)
        give.click()
        expect(page.locator(".log li").filter(has_text="A bot plays for").first).to_be_visible()
        expect(give).to_have_count(0)
        # Whoever comes back finds a way to play again.
        slow.page.locator(".question").get_by_role("button", name="Take my seat back").click()
        expect(
            slow.page.locator(".log li").filter(has_text="You take your seat back").first
        ).to_be_visible()


def test_who_is_away_for_a_moment_only_keeps_the_seat(
    visitor: Visitor, browser: Browser, server: Server
) -> None:
    with two_people(visitor, browser, server) as friend:
        both = [visitor, friend]
        gone = whoever_is_asked(both)
        page = both[1 - both.index(gone)].page
        gone.page.goto(gone.url)
        menu = page.get_by_role("button", name="Menu")
        menu.click()
        page.locator(".items").get_by_role("button", name="Give the seat of").click()
        expect(page.locator(".question [role='alert']")).to_contain_text("seat")
        expect(page.locator(".question [role='alert']")).not_to_contain_text("This did not work")


# --- chat -----------------------------------------------------------------------------------------------------------------------


def test_the_chat_stays_in_reach_and_can_be_folded_and_muted(
    visitor: Visitor, browser: Browser, server: Server
) -> None:
    with two_people(visitor, browser, server) as friend:
        page = visitor.page
        both = [visitor, friend]
        while page.locator(".log li").count() < 24:
            whoever_is_asked(both).move()
        field = page.get_by_label(FIELD)
        expect(field).to_be_in_viewport(ratio=1)
        assert page.locator(".panel.log").evaluate(
            "node => node.scrollHeight > node.clientHeight && node.clientHeight > 100"
        )
        for number in range(12):
            _say(friend, f"line {number}")
        expect(page.locator(".chat li").last).to_contain_text("line 11")
        expect(page.locator(".chat li").last).to_be_in_viewport(ratio=0.9)
        expect(field).to_be_in_viewport(ratio=1)
        assert visitor.axe() == []

        page.get_by_role("button", name="Fold").click()
        expect(field).to_have_count(0)
        _say(friend, "are you there?")
        expect(page.get_by_text("1 new line")).to_be_attached()
        assert visitor.axe() == []
        page.get_by_role("button", name="Open", exact=True).click()
        expect(page.get_by_text("1 new line")).to_have_count(0)

        page.get_by_role("button", name="Mute").click()
        expect(page.get_by_text("The chat is muted at this table.")).to_be_visible()
        _say(friend, "unheard")
        page.reload()
        expect(page.get_by_text("The chat is muted at this table.")).to_be_visible()
        page.get_by_role("button", name="Hear again").click()
        _say(friend, "heard")
        expect(page.locator(".chat li").last).to_contain_text(" heard")
        expect(page.locator(".chat li").filter(has_text="unheard")).to_have_count(0)


def _say(person: Visitor, text: str) -> None:
    """Say a line; whoever is told that they speak too fast says it again a little later."""
    page = person.page
    said = page.locator(".chat li:last-child").filter(
        has_text=re.compile(rf"\s{re.escape(text)}\s*$")
    )
    too_fast = page.get_by_role("alert").filter(has_text="Not so fast")
    while said.count() == 0:
        page.get_by_label(FIELD).fill(text)
        page.get_by_role("button", name="Send").click()
        expect(said.or_(too_fast)).to_have_count(1)
        if too_fast.count() > 0:
            page.wait_for_timeout(500)


# --- seal, menu, players --------------------------------------------------------------------------------------------------------


def test_the_seal_is_shown_before_the_play_and_in_the_menu(
    visitor: Visitor, browser: Browser, server: Server
) -> None:
    table = visitor.table_of("little-factory", [{"kind": "me"}, {"kind": "open"}])
    page = visitor.page
    seal = page.evaluate(
        f"fetch('/api/tables/{table}').then(answer => answer.json()).then(table => table.seal)"
    )
    shown = page.locator("details.seal")
    expect(shown.locator("summary")).to_contain_text(seal[:8])
    shown.locator("summary").click()
    expect(shown.get_by_text(seal)).to_be_visible()
    expect(shown).to_contain_text("fingerprint")
    assert visitor.axe() == []
    page.get_by_role("button", name="Seat a bot").click()
    page.wait_for_selector(".rail")
    page.get_by_role("button", name="Menu").click()
    shown.locator("summary").click()
    expect(shown.get_by_text(seal)).to_be_visible()
    assert visitor.axe() == []


def test_escape_closes_the_menu_wherever_the_focus_is(visitor: Visitor) -> None:
    visitor.table("little-tavern", 3)
    visitor.wait_for_turn()
    page = visitor.page
    menu = page.get_by_role("button", name="Menu")
    menu.click()
    expect(page.locator(".items")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".items")).to_have_count(0)
    expect(menu).to_be_focused()
    menu.click()
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    expect(page.locator(".items")).to_have_count(0)
    expect(menu).to_be_focused()


def test_on_a_phone_whoever_plays_is_in_sight_among_five(phone: Visitor) -> None:
    phone.table_of(
        "little-tavern",
        [{"kind": "me", "name": name} for name in ("Ada", "Basile", "Chloé", "Dimitri", "Elif")],
    )
    page = phone.page
    lift = page.get_by_role("button", name="Show my things")
    seen = set()
    for _ in range(40):
        expect(lift.or_(page.locator(".piece.choosable")).first).to_be_visible()
        if lift.is_visible():
            lift.tap()
        expect(page.locator(".players .acting")).to_be_in_viewport(ratio=0.9)
        seen.add(page.locator(".players .acting .name").inner_text())
        if len(seen) == 5:
            break
        version = phone.wait_for_turn()
        page.keyboard.press("1")
        phone.expect_played(version)
    assert len(seen) > 3
    expect(page.get_by_role("button", name=re.compile("players$")).first).to_be_visible()


# --- the end --------------------------------------------------------------------------------------------------------------------


def test_whoever_gives_up_alone_is_told_so_and_nobody_is_celebrated(visitor: Visitor) -> None:
    visitor.table("walnut-grove", 1)
    visitor.wait_for_turn()
    page = visitor.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("button", name="Really concede").click()
    expect(page.locator(END)).to_have_text("Given up")
    expect(page.locator("dialog[open] .trophy")).to_have_count(0)


def test_a_rematch_reaches_the_other_player(
    visitor: Visitor, browser: Browser, server: Server
) -> None:
    with two_people(visitor, browser, server) as friend:
        page = visitor.page
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Concede").click()
        page.get_by_role("button", name="Really concede").click()
        for one in (visitor, friend):
            expect(one.page.locator(END)).to_be_visible()
            one.page.get_by_role("button", name="See the board").click()
            expect(one.page.locator(END)).to_have_count(0)
        question = friend.page.locator(".question")
        question.get_by_role("button", name="Score sheet").click()
        expect(friend.page.locator(END)).to_be_visible()
        assert friend.axe() == []

        page.locator(".question").get_by_role("button", name="Play again").click()
        expect(page.get_by_role("heading", name="The table is laid")).to_be_visible()
        expect(friend.page.locator("dialog")).to_contain_text("Ada wants to play again.")
        friend.page.get_by_role("button", name="See the board").click()
        expect(question).to_contain_text("Ada wants to play again.")
        before = friend.page.url
        question.get_by_role("button", name="Join").click()
        for one in (visitor, friend):
            one.page.wait_for_url(lambda url: url != before)
            one.page.wait_for_selector(".rail")
        assert page.url == friend.page.url
        whoever_is_asked([visitor, friend])
