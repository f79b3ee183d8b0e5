"""My Little Battlefield on its own board: by mouse, by keyboard alone, by touch at the size of a phone, alone and for two; what only the
eyes do."""

import os
import random
import re
from collections.abc import Callable
from typing import cast

import pytest
from browser.board_player import by_keyboard, by_mouse, by_touch, play_on_the_board
from browser.company import invitation, whoever_is_asked
from browser.mounted_table import MountedTable
from browser.recorded_plays import Moment, moments_in
from browser.visitor import CHOICES, Visitor
from playwright.sync_api import Browser, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from server.harness import Server

from littleworlds.core.registry import load_game
from littleworlds.games.my_little_battlefield.data.cards import FACES
from littleworlds.games.my_little_battlefield.game import MyLittleBattlefield
from littleworlds.games.my_little_battlefield.rule_text import adversary_face_notes
from littleworlds.words import Words

TITLE = "my-little-battlefield"
LONG = pytest.mark.skipif("LW_LONG" not in os.environ, reason="long")
FIELD = ".sector [data-ref]"
ALONE = [{"kind": "me"}]


def play_until(visitor: Visitor, done: Callable[[], bool]) -> None:
    """Answer what is asked, on the board, until something is there to be seen."""
    chance = random.Random(9)
    for _ in range(200):
        if done():
            return
        play_on_the_board(visitor.page, chance, by_mouse(visitor.page), answers=1)
    raise AssertionError("it never came")


def asked(record: str, prompt: str) -> Moment:
    """The first moment of a recorded play at which this is asked."""
    return next(one for one in moments_in(record) if one.prompt == prompt)


# --- whole plays --------------------------------------------------------------------------------


def test_a_whole_scenario_alone_by_mouse_on_the_board(visitor: Visitor) -> None:
    visitor.table_of(TITLE, ALONE, options={"scenario": "assault_on_the_generator"})
    page = visitor.page
    page.wait_for_selector(FIELD)
    assert play_on_the_board(page, random.Random(5), by_mouse(page)) > 10
    visitor.expect_end()


@LONG
def test_a_whole_battle_by_mouse_on_the_board(visitor: Visitor) -> None:
    visitor.table(TITLE, 2, "greedy")
    page = visitor.page
    page.wait_for_selector(FIELD)
    assert play_on_the_board(page, random.Random(5), by_mouse(page)) > 20
    visitor.expect_end()


@LONG
def test_a_whole_battle_by_keyboard_on_the_board(visitor: Visitor) -> None:
    visitor.table_of(TITLE, ALONE, options={"scenario": "the_breakthrough"})
    page = visitor.page
    page.wait_for_selector(FIELD)
    assert play_on_the_board(page, random.Random(6), by_keyboard(page)) > 20
    visitor.expect_end()


@LONG
def test_a_whole_battle_by_touch_on_a_phone(phone: Visitor) -> None:
    options = {"scenario": "hold_until_dawn", "ai_board": "endless_legion"}
    phone.table_of(TITLE, ALONE, options=options)
    page = phone.page
    page.wait_for_selector(FIELD)
    assert play_on_the_board(page, random.Random(7), by_touch(page)) > 20
    phone.expect_end()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


@LONG
@pytest.mark.parametrize(
    "board", ["stray_militia", "border_garrison", "vanguard", "iron_host", "endless_legion"]
)
def test_every_adversary_is_met_on_the_board(visitor: Visitor, board: str) -> None:
    options = {"scenario": "assault_on_the_generator", "ai_board": board}
    visitor.table_of(TITLE, ALONE, options=options)
    page = visitor.page
    page.wait_for_selector(FIELD)
    play_on_the_board(page, random.Random(8), by_mouse(page))
    visitor.expect_end()


@LONG
def test_two_people_see_one_battle_each_from_their_own_side(
    visitor: Visitor, browser: Browser, server: Server
) -> None:
    """Nothing is hidden in a battle; home rows and banners are turned about."""
    visitor.table_of(TITLE, [{"kind": "me"}, {"kind": "open"}])
    with Visitor(browser, server.url) as friend:
        friend.page.goto(invitation(visitor))
        friend.page.get_by_role("button", name="Sit down").click()
        people = [visitor, friend]
        for one in people:
            one.page.wait_for_selector(FIELD)
        for _ in range(12):
            whoever_is_asked(people).page.locator(CHOICES).first.click()
        for one in people:
            one.page.wait_for_selector(".activation")
        mine, others = (
            one.page.locator(".sector > .piece").evaluate_all(
                "all => all.map(one => one.dataset.ref)"
            )
            for one in people
        )
        assert mine == others[::-1]


# --- what only the eyes do ----------------------------------------------------------------------


def test_the_scenario_is_briefed_with_its_map(browser: Browser, server: Server) -> None:
    with MountedTable(browser, server.url) as table:
        table.mount(asked(f"{TITLE}-village-1-seats", "ask-turn"))
        page = table.page
        page.get_by_role("button", name="Briefing").click()
        dialog = page.locator("dialog[open]")
        expect(dialog.locator(".tile")).to_have_count(9)
        expect(dialog).to_contain_text("You attack, Vanguard defends.")
        expect(dialog).to_contain_text("End: 3 sectors burnt")
        expect(dialog.locator(".tile .token")).to_have_count(page.locator(".sector .token").count())
        expect(dialog.locator(".legend")).to_contain_text(
            "Round, shield or octagon: standard, elite or renown unit."
        )
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "heading", "progress"),
    [
        ("en", "What ends it", "so far|to go|now [0-9]"),
        ("fr", "Ce qui y met fin", "jusqu’ici|encore|maintenant"),
    ],
)
def test_the_rules_show_scenarios_that_nobody_plays(
    visitor: Visitor, language: str, heading: str, progress: str
) -> None:
    """Each with its own picture, its aim and its ends, none of which has come any way."""
    visitor.set(language=language)
    sheets = visitor.open("/rules/my-little-battlefield").locator(".sheet-face")
    expect(sheets).to_have_count(len(cast(MyLittleBattlefield, load_game(TITLE)).cards.scenarios))
    for sheet in sheets.all():
        expect(sheet).to_contain_text(heading)
        expect(sheet).not_to_contain_text(re.compile(progress))
    pictures = sheets.locator(".picture path").evaluate_all(
        "all => all.map(one => one.getAttribute('d'))"
    )
    # Two are fought for points and nothing else.
    assert len(set(pictures)) == len(pictures) - 1


def test_sides_and_scenario_lie_on_the_map_before_the_battle(
    browser: Browser, server: Server
) -> None:
    with MountedTable(browser, server.url) as table:
        table.mount(asked(f"{TITLE}-village-1-seats", "ask-faction"))
        ribbons = table.page.locator(".ribbon")
        expect(ribbons).to_have_text(["Home row: Vanguard", "Home row: You plays first"])
        expect(table.page.locator(".briefing")).to_contain_text("You attack, Vanguard defends.")


def test_a_faction_shows_what_its_units_can_do(browser: Browser, server: Server) -> None:
    with MountedTable(browser, server.url) as table:
        table.mount(asked(f"{TITLE}-2-seats", "ask-faction"))
        page = table.page
        cards = page.locator(".faction.choosable")
        expect(cards).to_have_count(6)
        expect(cards.first.locator(".unit")).to_have_text(["×1", "×2", "×2 /"])
        cards.nth(2).hover()
        expect(page.locator(".tooltip")).to_contain_text(
            "Bog Giant (Unit of renown): 2 results per combat die"
        )


def test_what_only_a_conversion_reaches_is_told_apart(browser: Browser, server: Server) -> None:
    with MountedTable(browser, server.url) as table:
        table.mount(
            next(
                one
                for one in moments_in(f"{TITLE}-2-seats")
                if one.prompt == "ask-turn" and one.offers > 40
            )
        )
        page = table.page
        expect(page.locator(".sector .ground.choosable")).to_have_count(3)
        expect(page.locator(".sector .ground.choosable.by-converting")).to_have_count(3)
        expect(page.locator(".track.choosable")).to_have_count(2)
        expect(page.locator(".track.by-converting")).to_have_count(0)
        page.locator(".sector .ground.choosable").first.hover()
        expect(page.locator(".tooltip strong")).to_have_text("Village")
        expect(page.locator(".tooltip .says")).to_contain_text("dice can be given up")
        page.locator(".track.choosable").first.hover()
        expect(page.locator(".tooltip .says")).to_have_count(0)


def test_a_level_of_power_shows_its_points_not_a_gain(browser: Browser, server: Server) -> None:
    with MountedTable(browser, server.url) as table:
        table.mount(ruins_at(156))
        points = table.page.locator(".mine .step .points")
        expect(points).to_have_text(["0 ★", "1 ★", "2 ★", "3 ★", "5 ★", "6 ★"])


def test_forcing_a_roll_says_its_price_on_the_button(browser: Browser, server: Server) -> None:
    with MountedTable(browser, server.url) as table:
        table.mount(asked(f"{TITLE}-1-seats", "ask-force"))
        price = table.page.locator('[data-ref="choice:force"] .price')
        expect(price).to_have_text("−1−1")
        expect(price.locator("svg")).to_have_count(2)


def test_an_order_that_waits_for_its_confirmation_stays_where_it_is(
    browser: Browser, server: Server
) -> None:
    """With its price: a second click in the same place confirms what the first one chose."""
    with MountedTable(browser, server.url) as table:
        table.mount(asked(f"{TITLE}-1-seats", "ask-force"), confirm=True)
        table.resize(1024, 768)
        force = table.page.locator('[data-ref="choice:force"]')
        before = force.bounding_box()
        assert before is not None
        force.click()
        expect(force).to_contain_class("chosen")
        expect(force.locator(".price")).to_have_text("−1−1")
        expect(table.page.locator('[data-ref="choice:decline"]')).to_be_visible()
        # What is chosen is lifted or lowered a little, and no more.
        after = force.bounding_box()
        assert after is not None
        assert abs(after["y"] - before["y"]) <= 4
        assert table.moves == []
        force.click()
        expect(force).to_have_count(0)
        [move] = table.moves
        assert move["actions"] == ["force"]


def test_orders_of_a_turn_stay_in_their_places(browser: Browser, server: Server) -> None:
    """What is no longer possible leaves its place empty; nothing else comes to lie there."""
    with MountedTable(browser, server.url) as table:
        moment = next(one for one in moments_in(f"{TITLE}-1-seats") if one.ply == 2)
        table.mount(moment)
        page = table.page
        for size in ((1366, 768), (360, 640)):
            table.resize(*size)
            before = {slot: page.locator(f".tray .{slot}").bounding_box() for slot in SLOTS}
            page.locator(".tray .dice .choosable").first.click()
            expect(page.locator('[data-ref="choice:end"]')).to_have_count(0)
            assert {slot: page.locator(f".tray .{slot}").bounding_box() for slot in SLOTS} == before
            page.keyboard.press("Escape")
            expect(page.locator('.tray .end [data-ref="choice:end"]')).to_have_count(1)


def test_a_roll_is_confirmed_where_it_was_pressed(browser: Browser, server: Server) -> None:
    with MountedTable(browser, server.url) as table:
        moment = next(one for one in moments_in(f"{TITLE}-1-seats") if one.ply == 2)
        table.mount(moment, confirm=True)
        page = table.page
        roll = page.locator('[data-ref="choice:roll-1"]')
        for size in ((1366, 768), (360, 640)):
            table.resize(*size)
            page.locator('.tray [data-ref="die:movement"]').click()
            before, board = roll.bounding_box(), page.locator(".tray").bounding_box()
            roll.click()
            expect(roll).to_contain_class("chosen")
            after, same = roll.bounding_box(), page.locator(".tray").bounding_box()
            assert before is not None
            assert after is not None
            assert board is not None
            assert same is not None
            # What is chosen is lifted or lowered a little, and no more.
            assert abs((after["y"] - same["y"]) - (before["y"] - board["y"])) <= 4
            assert after["x"] == pytest.approx(before["x"], abs=1)
            page.keyboard.press("Escape")
            page.keyboard.press("Escape")
            expect(page.locator(".tray .chosen")).to_have_count(0)


SLOTS = ("slot.roll", "slot.convert", "slot.resources", "slot.end")


def test_a_die_keeps_its_place_in_the_tray_for_the_turn(browser: Browser, server: Server) -> None:
    """What is used leaves a hollow; what can only be marked glows less than what has a use."""
    with MountedTable(browser, server.url) as table:
        moment = ruins_at(156)
        table.mount(moment)
        page = table.page
        morale = page.locator('.tray [data-ref="die:morale"]')
        before = morale.bounding_box()
        hollows = page.locator(".tray .hollow")
        expect(hollows).to_have_count(0)
        table.show(moment, 160)
        expect(hollows).to_have_count(2)
        after = morale.bounding_box()
        assert before is not None
        assert after is not None
        assert after["x"] == pytest.approx(before["x"], abs=1)
        expect(morale).not_to_contain_class("idle")
        expect(page.locator('.tray [data-ref="die:defence"]')).to_contain_class("idle")


def test_ending_a_turn_with_dice_left_takes_a_second_press(
    browser: Browser, server: Server
) -> None:
    """The first says what stays unused."""
    with MountedTable(browser, server.url) as table:
        table.mount(ruins_at(156), confirm=True)
        page = table.page
        end = page.locator('[data-ref="choice:end"]')
        end.click()
        expect(page.locator(".tray .below")).to_contain_text(
            "5 dice are unused: 2 × Defence, 1 × Morale and 2 × Special."
        )
        assert table.moves == []
        end.click()
        expect(page.locator(".tray .choosable")).to_have_count(0)
        [move] = table.moves
        assert move["actions"] == ["end"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_roll_that_can_be_forced_fits_into_the_tray(
    browser: Browser, server: Server, language: str
) -> None:
    """With the longest that any adversary's die says."""
    title = cast(MyLittleBattlefield, load_game(TITLE))
    words = Words(language, title.id, title.names[language], ["Ada"], 0)
    said = [
        " ".join(
            words.say(note) for note in adversary_face_notes(title.cards, adversary, level, face)
        )
        for adversary in title.cards.adversaries
        for level in range(1, len(adversary.rules))
        for face in range(len(FACES))
    ]
    with MountedTable(browser, server.url) as table:
        table.mount(asked(f"{TITLE}-village-1-seats", "ask-force"), language=language)
        table.page.locator(".tray .does").evaluate(
            "(one, text) => { one.textContent = text }", max(said, key=len)
        )
        for width, height in ((1024, 768), (1366, 768), (1440, 900)):
            table.resize(width, height)
            table.page.wait_for_function(f"() => ({OUTSIDE_THE_FRAME})().length === 0")


OUTSIDE_THE_FRAME = """() => {
  const tray = document.querySelector('.tray').getBoundingClientRect();
  const inside = box => box.top >= tray.top && box.bottom <= tray.bottom - 5 && box.left >= tray.left + 5 && box.right <= tray.right - 5;
  return [...document.querySelectorAll('.tray :is(p, button, .die, .label)')]
    .filter(one => !one.matches('.felt') && !inside(one.getBoundingClientRect()));
}"""


def ruins_at(ply: int) -> Moment:
    """Special dice, a sector's rule that turns dice, and enough dice to convert."""
    return next(one for one in moments_in(f"{TITLE}-2-seats") if one.ply == ply)


def test_dice_alike_are_marked_one_by_one(browser: Browser, server: Server) -> None:
    with MountedTable(browser, server.url) as table:
        table.mount(ruins_at(156))
        pile = table.page.locator('.tray [data-ref="die:special"]')
        marked = pile.locator(".marked")
        dice = pile.locator("[data-one]")
        dice.nth(1).click()
        expect(dice.nth(1)).to_contain_class("marked")
        expect(marked).to_have_count(1)
        dice.nth(0).click()
        expect(marked).to_have_count(2)
        expect(pile).to_contain_text("Marked: 2 of 2")
        dice.nth(1).click()
        expect(marked).to_have_count(1)
        expect(dice.nth(0)).to_contain_class("marked")
        dice.nth(0).click()
        expect(marked).to_have_count(0)
        pile.focus()
        for count in (1, 2, 0):
            table.page.keyboard.press("Enter")
            expect(marked).to_have_count(count)
        assert table.moves == []


def test_each_way_to_turn_a_die_says_what_it_takes(browser: Browser, server: Server) -> None:
    with MountedTable(browser, server.url) as table:
        table.mount(ruins_at(158))
        page = table.page
        ways = page.locator(".tray .turning")
        page.locator('.tray [data-ref="die:special"]').click()
        page.locator('.tray [data-ref="die:morale"]').click()
        expect(ways.locator(".words")).to_have_text(["Rule of “Ruins”"])
        # The special die that begins it, and the one that is turned.
        expect(ways.locator(".from .die")).to_have_count(2)
        expect(ways.locator(".turn-to").first).to_have_text(
            "The rule of “Ruins”: Turn Morale to Attack"
        )
        expect(page.locator(".tray .below")).to_contain_text("Mark one more die to convert")
        page.locator('.tray [data-ref="die:defence"]').click()
        expect(ways.locator(".words")).to_have_text(["Give up 2 dice"])
        expect(ways.locator(".from .die")).to_have_count(3)
        expect(ways.locator(".turn-to").last).to_have_text(
            "Convert Defence, Morale and Special to Command"
        )
        table.resize(390, 844)
        page.wait_for_function(f"() => ({COVERED})().length === 0")


def test_a_place_that_no_die_reaches_shows_what_is_given_up_for_it(
    browser: Browser, server: Server
) -> None:
    with MountedTable(browser, server.url) as table:
        table.mount(next(one for one in moments_in(f"{TITLE}-1-seats") if one.ply == 135))
        page = table.page
        swamp = page.locator('[data-ref="sector:c2"]')
        expect(swamp).to_contain_class("by-converting")
        swamp.click()
        ways = page.locator(".tray .giving .give-up")
        expect(ways).to_have_count(4)
        expect(page.locator(".tray")).to_contain_text("No die reaches it. Give up 2 dice")
        for width, height in ((1024, 768), (1440, 900)):
            table.resize(width, height)
            page.wait_for_function(f"() => ({OUTSIDE_THE_TRAY})().length === 0")
        ways.first.click()
        # Once it is sent nothing more is asked.
        expect(ways).to_have_count(0)
        [move] = table.moves
        assert move["actions"][-1] == "defend c2"


def test_following_with_one_use_names_and_lights_it(browser: Browser, server: Server) -> None:
    with MountedTable(browser, server.url) as table:
        table.mount(next(one for one in moments_in(f"{TITLE}-2-seats") if one.ply == 186))
        table.resize(390, 844)
        page = table.page
        expect(page.locator(".question")).to_contain_text("Follow for 1 Command: Attack in “Swamp”")
        expect(page.locator(".sector .choosable")).to_have_count(1)
        page.locator('[data-ref="sector:c2"]').click()
        expect(page.locator(".choosable")).to_have_count(0)
        [move] = table.moves
        assert move["actions"] == ["follow"]


def test_following_shows_all_that_it_costs_on_its_button(browser: Browser, server: Server) -> None:
    with MountedTable(browser, server.url) as table:
        table.mount(next(one for one in moments_in(f"{TITLE}-2-seats") if one.ply == 9))
        price = table.page.locator('[data-ref="choice:follow"] .price')
        expect(price).to_have_text("−1−2")
        expect(price.locator("svg")).to_have_count(2)


def test_the_empty_tray_is_not_its_last_die(browser: Browser, server: Server) -> None:
    with MountedTable(browser, server.url) as table:
        moment = next(one for one in moments_in(f"{TITLE}-1-seats") if one.ply == 4)
        table.mount(moment, confirm=True)
        table.resize(390, 844)
        page = table.page
        page.locator('.tray [data-ref="die:attack"]').click()
        expect(page.locator(".tray .face .chosen")).to_have_count(1)
        expect(page.locator('.tray [data-ref="die:morale"]')).to_contain_class("choosable")
        page.locator(".tray .felt").click(position={"x": 12, "y": 12})
        # The pointer has done its work: what it would have chosen stands by now.
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => done(true)))")
        expect(page.locator(".tray .face .chosen")).to_have_count(1)
        expect(page.locator(".question .confirm")).to_have_count(0)


def test_dice_given_up_for_a_place_are_shown_before_they_go(
    browser: Browser, server: Server
) -> None:
    """Even where there is one way only."""
    with MountedTable(browser, server.url) as table:
        moment = next(one for one in moments_in(f"{TITLE}-1-seats") if one.ply == 3)
        table.mount(moment, confirm=True)
        page = table.page
        command = page.locator('.mine [data-ref="track:a-command"]')
        expect(command).to_contain_class("by-converting")
        command.click()
        ways = page.locator(".tray .giving .give-up")
        expect(ways).to_have_count(1)
        expect(ways.locator(".from .die")).to_have_count(3)
        expect(page.locator(".question .confirm")).to_contain_text("Convert")
        assert table.moves == []
        command.click()
        expect(ways).to_have_count(0)
        [move] = table.moves
        assert move["actions"][-1] == "gain command"


OUTSIDE_THE_TRAY = """() => {
  const tray = document.querySelector('.tray').getBoundingClientRect();
  return [...document.querySelectorAll('.tray .order')].filter(one => one.getBoundingClientRect().bottom > tray.bottom);
}"""
COVERED = """() => [...document.querySelectorAll('.tray .order')].filter(one => {
  const box = one.getBoundingClientRect();
  return !one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}).map(one => one.dataset.ref)"""


def test_on_a_phone_my_board_opens_and_closes_by_hand_alone(
    browser: Browser, server: Server
) -> None:
    """Folded, it is a row on which everything can be chosen; whatever is marked, nothing moves."""
    with MountedTable(browser, server.url) as table:
        table.mount(
            next(
                one
                for one in moments_in(f"{TITLE}-2-seats")
                if one.prompt == "ask-turn" and one.offers > 90
            )
        )
        table.resize(390, 844)
        page = table.page
        board = page.locator(".mine > .board")
        row = page.locator(".mine > .at-hand")
        expect(row.locator(".choosable").first).to_be_visible()
        expect(board).to_have_count(0)
        field = page.locator(".field")
        before = field.bounding_box()
        dice = page.locator(".tray .dice .choosable")
        for die in dice.all()[:3]:
            die.click()
        expect(page.locator(".tray .turn-to").first).to_be_visible()
        expect(row).to_be_visible()
        assert field.bounding_box() == before
        assert page.evaluate(COVERED) == []
        page.locator(".mine .handle").click()
        expect(board).to_be_visible()
        dice.first.click()
        expect(board).to_be_visible()
        page.locator(".mine .handle").click()
        expect(row).to_be_visible()


SIGNS_OF_STEPS = """() => [...document.querySelectorAll('.enemy .step')].map(step => {
  const box = step.getBoundingClientRect();
  return [...step.querySelectorAll('.sign')].every(sign => {
    const { left, right } = sign.getBoundingClientRect();
    return left >= box.left - 1 && right <= box.right + 1;
  });
})"""


@pytest.mark.parametrize("width", [360, 390])
def test_on_a_phone_the_steps_of_the_adversary_stay_apart(
    browser: Browser, server: Server, width: int
) -> None:
    """What a step of its power does stands on that step and on no other."""
    with MountedTable(browser, server.url) as table:
        for record in (f"{TITLE}-1-seats", f"{TITLE}-village-1-seats"):
            table.mount(asked(record, "ask-turn"))
            table.resize(width, 640)
            steps = table.page.evaluate(SIGNS_OF_STEPS)
            assert len(steps) == 6
            assert all(steps), steps


COVERED_STEPS = """() => [...document.querySelectorAll('.ladder')].flatMap(ladder =>
  [...ladder.querySelectorAll('.waiting .token')].filter(token => {
    const { left, right, bottom } = token.getBoundingClientRect();
    return [...ladder.querySelectorAll('.step .dice')].some(dice => {
      const box = dice.getBoundingClientRect();
      return box.left < right && box.right > left && box.top < bottom - 2;
    });
  })).length"""


@pytest.mark.parametrize("width", [360, 390])
def test_on_a_phone_units_on_the_ladder_cover_no_dice(
    browser: Browser, server: Server, width: int
) -> None:
    with MountedTable(browser, server.url) as table:
        table.mount(asked(f"{TITLE}-2-seats", "ask-turn"))
        table.resize(width, 640)
        table.page.locator(".mine .handle").click()
        expect(table.page.locator(".ladder .waiting")).to_have_count(4)
        assert table.page.evaluate(COVERED_STEPS) == 0


def test_on_a_phone_a_use_that_is_out_of_sight_is_named_beside_the_dice(
    browser: Browser, server: Server
) -> None:
    with MountedTable(browser, server.url) as table:
        table.mount(ruins_at(156))
        table.resize(360, 640)
        page = table.page
        page.locator('.tray [data-ref="die:morale"]').click()
        page.locator(".tray").get_by_role("button", name="Gain Morale").click()
        expect(page.locator(".tray .choosable")).to_have_count(0)
        [move] = table.moves
        assert move["actions"] == ["gain morale"]


def test_on_a_phone_a_place_brings_the_dice_for_it_into_sight(
    browser: Browser, server: Server
) -> None:
    """The question names no conversion then: a die for the place lies on the tray."""
    with MountedTable(browser, server.url) as table:
        moment = next(one for one in moments_in(f"{TITLE}-1-seats") if one.ply == 28)
        table.mount(moment, confirm=True)
        table.resize(360, 640)
        page = table.page
        page.locator("main.board").evaluate("board => board.scrollTo(0, 0)")
        page.locator('[data-ref="sector:b2"]').click()
        expect(page.locator(".tray .sought")).to_contain_text("Choose a lit die; or give up 2")
        expect(page.locator(".tray .dice .choosable").first).to_be_in_viewport(ratio=1)
        expect(page.locator(".question .half")).to_be_visible()
        expect(page.locator(".question .ways .button")).to_have_count(0)


def test_on_a_phone_a_question_about_a_sector_brings_the_field_into_sight(
    browser: Browser, server: Server
) -> None:
    with MountedTable(browser, server.url) as table:
        moves = asked(f"{TITLE}-village-1-seats", "ask-ai-move")
        table.mount(next(one for one in moments_in(moves.record) if one.ply == moves.ply - 1))
        table.resize(360, 640)
        page = table.page
        page.locator("main.board").evaluate("board => board.scrollTo(0, 9999)")
        table.show(moves, moves.ply)
        expect(page.locator(".sector .choosable").first).to_be_in_viewport(ratio=1)


def test_on_a_phone_no_order_is_left_under_my_board(browser: Browser, server: Server) -> None:
    with MountedTable(browser, server.url) as table:
        table.mount(next(one for one in moments_in(f"{TITLE}-1-seats") if one.ply == 29))
        table.resize(390, 844)
        page = table.page
        page.locator(".mine .handle").click()
        page.locator('.tray [data-ref="die:movement"]').click()
        expect(page.locator(".mine > .board")).to_be_visible()
        expect(page.locator('.tray [data-ref="choice:roll-1"]')).to_be_visible()
        page.wait_for_function(f"() => ({COVERED})().length === 0")


def test_a_die_that_is_marked_says_what_it_does(browser: Browser, server: Server) -> None:
    """What marking more dice leads to is not offered beside it."""
    with MountedTable(browser, server.url) as table:
        table.mount(next(one for one in moments_in(f"{TITLE}-1-seats") if one.ply == 29))
        table.resize(390, 844)
        page = table.page
        page.locator('.tray [data-ref="die:movement"]').click()
        expect(page.locator(".tray .use")).to_have_text(
            "Movement: choose a lit unit, then where it goes"
        )
        expect(page.locator(".question .half")).to_be_visible()
        expect(page.locator(".question .button.few")).to_have_count(0)


def test_the_adversarys_die_says_what_it_would_do(browser: Browser, server: Server) -> None:
    with MountedTable(browser, server.url) as table:
        table.mount(asked(f"{TITLE}-1-seats", "ask-force"))
        page = table.page
        expect(page.locator(".tray .does")).to_have_text(
            "Stray Militia gains 1 Morale and 1 Command."
        )
        page.locator(".tray .offered").hover()
        expect(page.locator(".tooltip")).to_contain_text("Command. Stray Militia gains")


def test_a_face_of_the_activation_board_says_what_it_does(browser: Browser, server: Server) -> None:
    with MountedTable(browser, server.url) as table:
        table.mount(ruins_at(156))
        page = table.page
        page.locator(".activation .face.tone-morale").hover()
        expect(page.locator(".tooltip")).to_have_text("Morale. Gain 1 Morale.")


TICK_COVERS = """() => {
  const sector = document.querySelector('.ground.piece.chosen'), tick = getComputedStyle(sector, '::after');
  const box = sector.getBoundingClientRect(), worth = sector.querySelector('.worth').getBoundingClientRect();
  return box.bottom - parseFloat(tick.bottom) - parseFloat(tick.height) < worth.bottom;
}"""


def test_the_tick_of_a_chosen_sector_leaves_its_points_in_sight(
    browser: Browser, server: Server
) -> None:
    with MountedTable(browser, server.url) as table:
        table.mount(next(one for one in moments_in(f"{TITLE}-1-seats") if one.ply == 135))
        table.page.locator('[data-ref="sector:c2"]').click()
        expect(table.page.locator(".ground.piece.chosen")).to_have_count(1)
        assert not table.page.evaluate(TICK_COVERS)


def test_a_small_die_says_what_it_switches(browser: Browser, server: Server) -> None:
    with MountedTable(browser, server.url) as table:
        table.mount(asked(f"{TITLE}-1-seats", "ask-force"))
        table.page.get_by_role("group", name="Ask me to force a roll").get_by_role(
            "button", name="Attack"
        ).hover()
        expect(table.page.locator(".tooltip")).to_have_text(
            "Attack: you are asked. Press to pass from now on."
        )


def test_a_face_that_is_not_wanted_is_declined_from_now_on(visitor: Visitor) -> None:
    visitor.table_of(TITLE, ALONE, options={"scenario": "meeting_engagement"})
    page = visitor.page
    page.wait_for_selector(FIELD)
    follow = page.get_by_role("group", name="Ask me to follow")
    standing = page.locator(".standing li")

    def clicked(name: str) -> bool:
        """The choice is there while the enemy plays, and may go before the hand has reached it."""
        try:
            follow.get_by_role("button", name=name, exact=True).click(timeout=2000)
        except PlaywrightTimeout:
            return False
        return True

    play_until(visitor, lambda: follow.count() > 0 and clicked("none"))
    play_until(visitor, lambda: standing.count() > 0)
    play_until(visitor, lambda: follow.get_by_role("button", name="none", pressed=True).count() > 0)
    play_until(visitor, lambda: follow.count() > 0 and clicked("all"))
    expect(standing).to_have_count(0)


def test_the_dice_of_past_turns_are_looked_at(visitor: Visitor) -> None:
    visitor.table_of(TITLE, ALONE, options={"scenario": "meeting_engagement"})
    page = visitor.page
    page.wait_for_selector(FIELD)
    before = page.get_by_role("button", name="The dice of the turn before")
    play_until(visitor, lambda: before.count() > 0)
    before.click()
    expect(page.locator(".activation .used")).not_to_have_count(0)
    expect(page.locator("main.board.past")).to_have_count(1)
    page.get_by_role("button", name="The dice of the turn after").last.click()
