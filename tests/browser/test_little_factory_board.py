"""Little Factory on its own board: by mouse, by keyboard alone, by touch at the size of a phone; what only the eyes do."""

import os
import random
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from browser.board_player import by_keyboard, by_mouse, by_touch, play_on_the_board
from browser.mounted_table import MountedTable
from browser.recorded_plays import Moment, moments, moments_in, moments_of
from browser.visitor import Visitor
from playwright.sync_api import Browser, expect
from server.harness import Person, Server

LONG = pytest.mark.skipif("LW_LONG" not in os.environ, reason="long")


def test_a_whole_play_by_mouse_on_the_board(visitor: Visitor) -> None:
    visitor.table("little-factory", 2, "greedy")
    page = visitor.page
    page.wait_for_selector(".valley")
    chosen = play_on_the_board(page, random.Random(5), by_mouse(page))
    assert chosen > 20
    visitor.expect_end()


@LONG
def test_a_whole_play_by_keyboard_on_the_board(visitor: Visitor) -> None:
    visitor.table("little-factory", 2, "greedy")
    page = visitor.page
    page.wait_for_selector(".valley")
    assert play_on_the_board(page, random.Random(6), by_keyboard(page)) > 20
    visitor.expect_end()


@LONG
def test_a_whole_play_by_touch_on_a_phone(phone: Visitor) -> None:
    phone.table("little-factory", 2, "greedy")
    page = phone.page
    page.wait_for_selector(".valley")
    chosen = play_on_the_board(page, random.Random(7), by_touch(page))
    assert chosen > 20
    phone.expect_end()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.fixture
def exchange() -> Moment:
    """A hand of five different cards, before the action."""
    return next(
        one
        for one in moments_of(["little-factory-4-seats"], 10_000)
        if one.prompt == "ask-act" and one.ply == 230
    )


def test_an_exchange_that_loses_coins_is_seen_and_confirmed(
    browser: Browser, server: Server, exchange: Moment
) -> None:
    with MountedTable(browser, server.url) as table:
        table.mount(exchange)
        page = table.page
        page.locator('[data-ref="hand:2/leather"]').click()
        page.locator('[data-ref="hand:2/milk"]').click()
        expect(page.locator(".balance")).to_contain_text("12")
        bread = page.locator('[data-ref="choice:buy-bread"]')
        bread.click()
        expect(page.locator(".balance .lost")).to_have_text("1 lost!")
        expect(page.locator(".balance .meant")).to_have_text(
            "Exchange Milk and Leather for “Bread” (one coin is lost)"
        )
        expect(page.locator(".balance")).to_contain_text("11")
        expect(bread, "it waits for a second click").to_be_visible()
        expect(page.locator('[data-ref="hand:2/leather"].chosen')).to_be_visible()
        bread.click()
        expect(page.locator('[data-ref="hand:2/leather"].chosen')).to_have_count(0)


def test_a_price_that_takes_cards_nobody_pointed_at_shows_them_first(
    browser: Browser, server: Server
) -> None:
    """Where one exchange alone reaches a price, the price stands for it: here two cards for a tannery."""
    with MountedTable(browser, server.url, width=1024, height=768) as table:
        table.mount(next(one for one in moments_in("little-factory-4-seats") if one.ply == 45))
        page = table.page
        price = page.locator('[data-ref="choice:buy-tannery"]')
        price.click()
        expect(page.locator(".balance .part")).to_have_count(2)
        expect(page.locator(".balance .short")).to_have_count(0)
        assert table.moves == []
        expect(page.locator(".balance .meant")).to_be_visible()
        assert page.locator(".strip").evaluate("node => node.scrollWidth <= node.clientWidth")
        price.click()
        expect(page.locator("section.actions")).to_have_attribute("aria-busy", "true")
        assert len(table.moves) == 1


def test_what_can_be_produced_is_dragged_to_the_hand(
    browser: Browser, server: Server, exchange: Moment
) -> None:
    """Wood is free; cut stone takes the stone that is held."""
    for good in ["wood", "cut_stone"]:
        with MountedTable(browser, server.url) as table:
            table.mount(exchange)
            page = table.page
            page.locator(f'[data-ref="offer:{good}"]').drag_to(page.locator(".hand .empty").last)
            expect(page.locator("section.actions")).to_have_attribute("aria-busy", "true")
            assert len(table.moves) == 1


def test_a_press_elsewhere_takes_nothing_to_the_hand(
    browser: Browser, server: Server, exchange: Moment
) -> None:
    with MountedTable(browser, server.url) as table:
        table.mount(exchange)
        page = table.page
        page.locator('[data-ref="offer:cut_stone"]').drag_to(page.locator("h1"))
        page.locator(".hand .empty").last.click()
        page.locator('[data-ref="hand:2/leather"]').click()
        expect(page.locator('[data-ref="hand:2/leather"].chosen')).to_be_visible()
        assert table.moves == []


@pytest.fixture
def on_a_phone(browser: Browser, server: Server) -> Iterator[MountedTable]:
    with MountedTable(browser, server.url, width=390, height=844, touch=True) as table:
        yield table


def moment_at(record: str, ply: int) -> Moment:
    return next(one for one in moments_in(record) if one.ply == ply)


@pytest.mark.parametrize("second", ['[data-ref="choice:buy-tannery"]', ".piece"])
def test_a_second_tap_on_the_price_or_on_its_card_confirms(
    on_a_phone: MountedTable, second: str
) -> None:
    on_a_phone.mount(moment_at("little-factory-4-seats", 45))
    card = on_a_phone.page.locator('.standing[data-card="tannery"]')
    card.locator('[data-ref="choice:buy-tannery"]').tap()
    expect(card.locator(".again")).to_be_visible()
    assert on_a_phone.moves == []
    card.locator(second).first.tap()
    expect(on_a_phone.page.locator("section.actions")).to_have_attribute("aria-busy", "true")
    assert len(on_a_phone.moves) == 1


def test_a_tap_on_a_card_that_can_only_be_bought_means_its_price(on_a_phone: MountedTable) -> None:
    """Flour or sheep pays for charcoal, which neither helps to produce."""
    on_a_phone.mount(moment_at("little-factory-2-seats", 53))
    page = on_a_phone.page
    card = page.locator('.standing[data-card="charcoal"]')
    card.locator(":scope > .piece").tap()
    expect(card.locator('[data-ref="choice:buy-charcoal"].chosen')).to_be_visible()
    expect(page.locator(".fan .piece.choosable")).to_have_count(2)
    card.locator(":scope > .piece").tap()
    expect(card.locator(".chosen"), "a second tap takes it back").to_have_count(0)


def test_a_tap_on_another_price_or_on_the_pin_does_not_confirm(on_a_phone: MountedTable) -> None:
    on_a_phone.mount(moment_at("little-factory-4-seats", 45))
    page = on_a_phone.page
    card = page.locator('.standing[data-card="tannery"]')
    price = card.locator('[data-ref="choice:buy-tannery"]')
    price.tap()
    expect(card.locator(".again")).to_be_visible()
    card.locator(".pin").tap()
    expect(card.locator(".pin.pinned")).to_be_visible()
    page.locator('.standing:not([data-card="tannery"]) > .piece').first.tap()
    expect(card.locator(".again")).to_have_count(0)
    price.tap()
    expect(card.locator(".again")).to_be_visible()
    assert on_a_phone.moves == []


def test_what_a_price_takes_has_room_on_a_short_phone(browser: Browser, server: Server) -> None:
    with MountedTable(browser, server.url, width=360, height=640, touch=True) as table:
        table.mount(moment_at("little-factory-2-seats", 59), language="fr")
        page = table.page
        page.locator('.standing[data-card="tannery"] > .piece').tap()
        meant = page.locator(".balance .meant")
        expect(meant).to_contain_text("Tannerie")
        said, handle = meant.bounding_box(), page.locator(".handle").bounding_box()
        assert said is not None
        assert handle is not None
        assert said["x"] + said["width"] <= handle["x"]


def test_the_scales_show_the_only_card_before_they_take_it(on_a_phone: MountedTable) -> None:
    on_a_phone.mount(moment_at("little-factory-2-seats", 11))
    page = on_a_phone.page
    scales = page.locator('[data-ref="choice:exchange"]')
    scales.tap()
    expect(page.locator(".balance .warning")).to_be_visible()
    expect(page.locator(".balance .meant")).to_have_text("Exchange “Wood” (one coin)")
    assert on_a_phone.moves == []
    scales.tap()
    expect(page.locator("section.actions")).to_have_attribute("aria-busy", "true")
    assert len(on_a_phone.moves) == 1


def test_the_scales_stay_under_the_pointer(browser: Browser, server: Server) -> None:
    with MountedTable(browser, server.url) as table:
        table.mount(moment_at("little-factory-2-seats", 11))
        scales = table.page.locator('[data-ref="choice:exchange"]')
        before = scales.bounding_box()
        scales.click()
        expect(table.page.locator(".balance .meant")).to_be_visible()
        assert scales.bounding_box() == before


def test_the_phases_are_named_where_there_is_room(browser: Browser, server: Server) -> None:
    with MountedTable(browser, server.url, width=1366, height=768) as table:
        table.mount(moment_at("little-factory-2-seats", 16))
        words = table.page.locator(".phase .what:visible")
        expect(words).to_have_text(["Activate", "Produce or exchange", "Activate", "New cards"])
        table.page.locator('[data-ref="choice:buy-milk"]').hover()
        expect(words, "the scales need the room").to_have_text(["Produce or exchange"])


def test_the_drawer_keeps_its_place_while_an_exchange_goes_on(on_a_phone: MountedTable) -> None:
    """Nothing moves under the finger: not when the scales fill, not when coins are left, not when a building is pinned."""
    moment = moment_at("little-factory-2-seats", 45)
    on_a_phone.mount(moment)
    page = on_a_phone.page
    page.locator(".pin").first.tap()
    expect(page.locator(".goal")).to_be_visible()
    drawer, row = page.locator(".valley .mine"), page.locator(".row-1")
    before = drawer.bounding_box()
    assert before is not None
    for ply, given in [(46, "5"), (47, "4"), (48, "3")]:
        on_a_phone.show(moment, ply)
        expect(page.locator(".balance .part .coin")).to_contain_text(given)
        assert drawer.bounding_box() == before, ply
        lowest = row.bounding_box()
        assert lowest is not None
        assert lowest["y"] + lowest["height"] <= before["y"] + 1, "the shelf I lies free"


def test_a_short_phone_shows_the_middle_above_a_low_hand(browser: Browser, server: Server) -> None:
    """All shelves are in sight where a turn begins, and what lies further down is said."""
    with MountedTable(browser, server.url, width=360, height=640, touch=True) as table:
        moment = moment_at("little-factory-2-seats", 45)
        table.mount(moment)
        page = table.page
        expect(page.locator(".handle")).to_have_attribute("aria-expanded", "false")
        expect(page.locator(".mine .own .piece.choosable")).not_to_have_count(0)
        page.wait_for_function(
            "() => document.querySelector('.row-1 .standing').getBoundingClientRect().top + 20"
            " < document.querySelector('.mine').getBoundingClientRect().top"
        )
        page.locator(".handle").tap()
        page.locator("main.board").evaluate("board => board.scrollTo(0, 0)")
        below = page.locator(".beyond button")
        expect(below).to_have_accessible_name("5 cards you can choose below")
        below.tap()
        expect(below).to_have_count(0)


@pytest.mark.parametrize("ply", [19, 59, 107])
def test_a_turn_on_a_short_phone_begins_with_all_that_can_be_produced_in_sight(
    browser: Browser, server: Server, ply: int
) -> None:
    """Also above the buildings of mine, under a question of two lines."""
    with MountedTable(browser, server.url, width=360, height=640, touch=True) as table:
        table.mount(moment_at("little-factory-2-seats", ply), language="fr")
        expect(table.page.locator(".row-1 .piece.choosable")).not_to_have_count(0)
        table.page.wait_for_function(
            "() => [...document.querySelectorAll('.standing > .piece.choosable')].every(one =>"
            " one.getBoundingClientRect().bottom <= document.querySelector('.mine').getBoundingClientRect().top)"
        )


def test_a_price_that_is_no_choice_of_its_own_stands_for_its_card(
    on_a_phone: MountedTable,
) -> None:
    on_a_phone.mount(moment_at("little-factory-2-seats", 47))
    page = on_a_phone.page
    milk = page.locator('.standing[data-card="milk"]')
    expect(milk.locator(".piece.choosable")).to_have_count(1)
    milk.locator(".price .coin").tap()
    expect(page.locator("section.actions")).to_have_attribute("aria-busy", "true")
    assert len(on_a_phone.moves) == 1


def test_cards_in_hand_keep_their_places_during_an_exchange(on_a_phone: MountedTable) -> None:
    """Thread, sheep and cloth: cloth is discarded, then thread."""
    moment = moment_at("little-factory-2-seats", 65)
    on_a_phone.mount(moment)
    page = on_a_phone.page
    sheep = page.locator('.fan [data-card="sheep"]')
    before = sheep.evaluate("one => one.offsetLeft")
    for ply, left in [(66, 2), (67, 1)]:
        on_a_phone.show(moment, ply)
        expect(page.locator(".fan [data-card]")).to_have_count(left)
        assert sheep.evaluate("one => one.offsetLeft") == before
    assert page.evaluate("document.querySelector('main.board').scrollWidth") <= 390


def test_paths_go_when_the_finger_is_lifted(on_a_phone: MountedTable, exchange: Moment) -> None:
    on_a_phone.mount(exchange)
    page = on_a_phone.page
    page.locator('[data-ref="offer:plank"]').tap()
    expect(page.locator('[data-ref="offer:plank"]')).to_be_focused()
    page.evaluate(_TWO_FRAMES)
    expect(page.locator(".valley > svg")).to_have_count(0)
    expect(page.locator(".standing.from")).to_have_count(0)


_TWO_FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"


def test_the_question_says_where_producing_and_exchanging_begin(
    on_a_phone: MountedTable,
) -> None:
    question = on_a_phone.page.locator(".question")
    for ply, asked in [
        (53, "Produce: tap a card. Exchange: tap a price."),
        (107, "Activate: tap a building of yours. Produce: a card. Exchange: a price."),
    ]:
        on_a_phone.mount(moment_at("little-factory-2-seats", ply))
        expect(question).to_contain_text(asked)


def test_a_ringed_price_says_what_its_ring_means(browser: Browser, server: Server) -> None:
    with MountedTable(browser, server.url) as table:
        table.mount(moment_at("little-factory-2-seats", 53))
        page = table.page
        page.locator('[data-ref="choice:buy-charcoal"]').hover()
        expect(page.locator(".tooltip")).to_contain_text(
            "Ringed price: cards of your hand can pay it."
        )


def test_a_building_in_the_street_shows_that_nobody_can_get_its_product(
    on_a_phone: MountedTable,
) -> None:
    """Cows lie nowhere in the middle, sheep do."""
    on_a_phone.mount(moment_at("little-factory-2-seats", 19))
    street = on_a_phone.page.locator(".row-buildings")
    expect(street.locator('[data-card="cattle_ranch"] .chip.absent')).to_have_count(1)
    expect(street.locator('[data-card="sheep_ranch"] .chip')).not_to_have_count(0)
    expect(street.locator('[data-card="sheep_ranch"] .chip.absent')).to_have_count(0)


def test_the_pin_of_a_building_says_what_it_does(
    on_a_phone: MountedTable, exchange: Moment
) -> None:
    on_a_phone.mount(exchange)
    page = on_a_phone.page
    page.locator('[data-card="castle"] .pin').tap()
    expect(page.locator(".tooltip")).to_have_text(
        "Work towards “Castle”: what you still lack for it stands above your hand. Press again to stop."
    )


def test_cards_keep_their_places_when_the_page_is_opened_anew(
    browser: Browser, server: Server
) -> None:
    moment = moment_at("little-factory-4-seats", 108)
    with MountedTable(browser, server.url) as table:
        table.mount(moment)
        row = table.page.locator(".row-2 .standing")
        before = row.evaluate_all(_PLACES)
        table.show(moment, 109)
        expect(table.page.locator('.row-2 [data-card="fish"]')).to_be_visible()
        after = row.evaluate_all(_PLACES)
        assert {card for card in before if before[card] != after.get(card)}.isdisjoint(after)
        table.page.reload()
        expect(table.page.locator('.row-2 [data-card="fish"]')).to_be_visible()
        assert row.evaluate_all(_PLACES) == after


_PLACES = "cards => Object.fromEntries(cards.map(one => [one.dataset.card, one.parentElement.style.gridColumn]))"


def test_a_look_at_a_card_lights_its_paths(
    browser: Browser, server: Server, exchange: Moment
) -> None:
    with MountedTable(browser, server.url) as table:
        table.mount(exchange)
        page = table.page
        page.locator('[data-ref="offer:plank"]').hover()
        expect(page.locator('.standing[data-card="wood"].from')).to_be_visible()
        expect(page.locator('.standing[data-card="castle"].to')).to_be_visible()
        expect(page.locator(".valley > svg path.from")).not_to_have_count(0)
        page.keyboard.press("Escape")
        expect(page.locator(".valley > svg")).to_have_count(0)
        page.locator('[data-ref="offer:cow"]').hover()
        expect(page.locator(".valley > svg path.from")).not_to_have_count(0)
        page.locator("h1").hover()
        expect(page.locator(".valley > svg")).to_have_count(0)


def test_a_building_is_pinned_with_what_it_lacks(
    browser: Browser, server: Server, exchange: Moment
) -> None:
    with MountedTable(browser, server.url) as table:
        table.mount(exchange)
        page = table.page
        page.locator('[data-card="castle"]').hover()
        page.locator('[data-card="castle"] .pin').click()
        goal = page.locator(".goal")
        expect(goal).to_have_attribute(
            "aria-label",
            "Castle. You lack Planks, Iron and Stone wall, or 13 coins on top of your hand. "
            "The building you work towards; press to stop.",
        )
        expect(goal.locator(".chip")).to_have_count(3)
        page.reload()
        expect(goal).to_be_visible()
        goal.click()
        expect(goal).to_have_count(0)


def test_piles_and_the_tree_are_looked_through(visitor: Visitor) -> None:
    visitor.table("little-factory", 2, "greedy")
    page = visitor.page
    visitor.wait_for_turn()
    pile = page.locator('[data-ref="pile:buildings"]')
    pile.click()
    expect(page.locator("dialog[open] li").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(pile).to_be_focused()
    page.locator("button.tree").click()
    expect(page.locator("dialog[open] [data-card]")).to_have_count(53)
    page.locator('dialog [data-card="cow"]').focus()
    expect(page.locator('dialog [data-card="leather"].to')).to_be_visible()


def test_another_player_opens_and_stays(browser: Browser, server: Server, exchange: Moment) -> None:
    with MountedTable(browser, server.url) as table:
        table.mount(exchange)
        page = table.page
        sign = page.locator(".neighbour .sign").first
        sign.click()
        page.locator("h1").hover()
        expect(page.locator(".neighbour .open .building").first).to_be_visible()
        sign.click()
        expect(sign).to_have_attribute("aria-expanded", "false")


def test_a_tap_elsewhere_closes_another_player(on_a_phone: MountedTable, exchange: Moment) -> None:
    on_a_phone.mount(exchange)
    page = on_a_phone.page
    sign = page.locator(".neighbour .sign").first
    for close in [".neighbour .open .close", ".handle"]:
        sign.tap()
        expect(page.locator(".neighbour .open")).to_be_visible()
        page.locator(close).tap()
        expect(page.locator(".neighbour .open")).to_have_count(0)


def test_the_plate_of_another_player_says_that_it_opens(
    on_a_phone: MountedTable, exchange: Moment
) -> None:
    on_a_phone.mount(exchange)
    sign = on_a_phone.page.locator(".neighbour .sign").first
    expect(sign.locator(".more")).to_have_text("▾")
    expect(sign.locator(".holds")).to_have_text("5")
    sign.tap()
    expect(sign.locator(".more")).to_have_text("▴")


def test_plates_of_others_are_not_cut_in_two_where_a_turn_begins(
    browser: Browser, server: Server
) -> None:
    with MountedTable(browser, server.url, width=360, height=640, touch=True) as table:
        table.mount(moment_at("little-factory-2-seats", 19))
        table.page.wait_for_function(
            "() => document.querySelector('.others').getBoundingClientRect().bottom"
            " <= document.querySelector('main.board').getBoundingClientRect().top + 1"
        )


def test_the_tree_is_no_wider_than_a_phone(phone: Visitor) -> None:
    phone.table("little-factory", 2, "greedy")
    page = phone.page
    phone.wait_for_turn()
    page.locator("button.tree").tap()
    expect(page.locator("dialog[open] [data-card]")).to_have_count(53)
    assert page.evaluate(
        "() => { const inside = document.querySelector('dialog .inside'); return inside.scrollWidth <= inside.clientWidth; }"
    )
    expect(page.locator('dialog .tree [data-card="cow"] .name')).to_be_visible()
    assert (
        page.evaluate(
            "() => [...document.querySelectorAll('dialog .tree .design')].filter(one => {"
            " const [card, name] = [one, one.querySelector('.name')].map(part => part.getBoundingClientRect());"
            " return name.left < card.left - 2 || name.right > card.right + 2; }).map(one => one.dataset.card)"
        )
        == []
    )
    page.locator('dialog [data-card="cow"]').tap()
    expect(page.locator('dialog [data-card="leather"].to')).to_be_attached()
    expect(page.locator("dialog .near .name")).to_have_text("Cow")


_CUT = """within => {
  const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const box = within === "" ? page : document.querySelector(within).getBoundingClientRect();
  return [...document.querySelectorAll(".tree .design")].filter(one => {
    const own = one.getBoundingClientRect();
    return own.left < box.left || own.right > box.right || own.top < box.top || own.bottom > box.bottom;
  }).map(one => one.dataset.card);
}"""
"""The cards of the tree that are not in sight."""


def test_the_whole_tree_is_in_sight(browser: Browser, server: Server) -> None:
    with Visitor(browser, server.url, width=1024, height=768) as visitor:
        visitor.table("little-factory", 2, "greedy")
        page = visitor.page
        visitor.wait_for_turn()
        page.locator("button.tree").click()
        expect(page.locator("dialog[open] .design")).to_have_count(53)
        assert page.evaluate(_CUT, "dialog .inside") == []
        page.locator('dialog [data-card="bakery"]').hover()
        expect(page.locator("dialog .tree > svg .from")).to_have_count(3)
        layers = page.evaluate(
            "['svg', '.design'].map(one => Number(getComputedStyle(document.querySelector('dialog .tree ' + one)).zIndex))"
        )
        assert layers[0] < layers[1], "lines run across the names"


def test_the_whole_tree_is_in_sight_on_the_rules_page(browser: Browser, server: Server) -> None:
    with Visitor(browser, server.url, width=1024, height=768) as visitor:
        page = visitor.open("/rules/little-factory")
        tree = page.locator(".tree")
        expect(tree.locator(".design")).to_have_count(53)
        tree.evaluate("node => node.scrollIntoView({ block: 'center' })")
        assert page.evaluate(_CUT, "") == []
        assert page.evaluate("document.documentElement.scrollWidth") <= 1024
        expect(tree.locator(".level-0 [data-card='market']")).to_be_visible()


def test_a_stop_and_the_pinned_building_stand_side_by_side(
    browser: Browser, server: Server
) -> None:
    moment = next(
        one
        for one in moments_of(["little-factory-2-seats"], 10_000)
        if one.prompt == "ask-take-more"
    )
    with MountedTable(browser, server.url, width=1024, height=768) as table:
        table.mount(moment, language="fr")
        page = table.page
        pinned = page.locator(".row-buildings [data-card]").first
        pinned.hover()
        pinned.locator(".pin").click()
        expect(page.locator(".goal")).to_be_visible()
        expect(page.locator("button.stop .rest")).to_have_text("Finir (perdre 3 pièces)")
        stop = page.locator("button.stop").bounding_box()
        goal = page.locator(".goal").bounding_box()
        assert stop is not None
        assert goal is not None
        assert stop["x"] + stop["width"] <= goal["x"]
        assert page.locator(".strip").evaluate("node => node.scrollWidth <= node.clientWidth")


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (1440, 900)])
def test_nothing_covers_the_tree_in_a_replay(
    browser: Browser, server: Server, width: int, height: int
) -> None:
    record = Path(__file__).parent / "plays" / "little-factory-2-seats.record"
    ada = Person(server, "Ada")
    made = httpx.post(
        server.url + "/api/records",
        content=record.read_bytes(),
        headers={"authorization": "Bearer " + ada.token, "content-type": "text/plain"},
    )
    with Visitor(browser, server.url, width=width, height=height) as visitor:
        page = visitor.open(f"/replay/{made.json()['id']}?kind=records&ply=40")
        pile = page.locator('[data-ref="pile:buildings"]')
        expect(pile).to_be_visible()
        above = page.locator("button.tree").bounding_box()
        below = pile.bounding_box()
        assert above is not None
        assert below is not None
        assert above["y"] + above["height"] <= below["y"]
        house = page.locator(".row-buildings .house").first.bounding_box()
        assert house is not None
        assert house["height"] > 36, "the houses are flat bars"


_COMING = """() => document.getAnimations()
  .filter(one => one.effect?.target?.querySelector(":scope > .standing"))
  .filter(one => one.startTime !== null && one.effect.getTiming().duration >= 180)
  .map(one => [one.effect.target.querySelector("[data-card]").dataset.card, one.startTime])"""
"""The cards that are on their way to a shelf, each with the time at which it set out; a wait before that is a shorter animation."""


def test_a_shelf_is_filled_card_by_card(browser: Browser, server: Server) -> None:
    moment = next(
        one
        for one in moments("little-factory", 10_000)
        if one.record == "little-factory-4-seats" and one.ply == 108
    )
    with MountedTable(browser, server.url) as table:
        page = table.page
        page.emulate_media(reduced_motion="no-preference")
        table.mount(moment)
        page.evaluate(f"globalThis.coming = new Map(); globalThis.look = {_COMING}")
        page.evaluate(
            "() => { const watch = () => { for (const [card, start] of look()) coming.set(card, start);"
            " requestAnimationFrame(watch); }; watch(); }"
        )
        table.show(moment, 109)
        page.wait_for_function("() => coming.has('plank') && coming.has('fish')")
        starts = page.evaluate("[coming.get('plank'), coming.get('fish')]")
        assert abs(starts[0] - starts[1]) >= 100, starts
        expect(page.locator('.row-2 [data-card="fish"]')).to_be_visible()
