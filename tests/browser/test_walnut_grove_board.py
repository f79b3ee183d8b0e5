"""Walnut Grove on its own board: whole plays by mouse, by keyboard alone, by touch at the size of a phone, alone; how a tile is laid,
figures are sent out and a way is shown; and what two people see of each other's coins."""

import os
import random

import pytest
from browser.board_player import by_keyboard, by_mouse, by_touch, play_on_the_board
from browser.mounted_table import MountedTable
from browser.recorded_plays import Moment, moments_in, moments_of, play_until
from browser.visitor import Visitor
from playwright.sync_api import Browser, Locator, expect
from server.harness import Server

LONG = pytest.mark.skipif("LW_LONG" not in os.environ, reason="long")
GAME = "walnut-grove"
PREFER = [".confirm", ".cell", ".orders .choosable"]
"""A tile in hand is laid before another is taken up, and what was begun is brought to its end."""


def _moment(prompt: str, seats: int = 2) -> Moment:
    """The first moment at which this is asked, of those that show most."""
    shown = moments_of([f"{GAME}-{seats}-seats"], 80)
    return next(one for one in shown if one.prompt == prompt)


def test_a_whole_play_alone_by_mouse_on_the_board(visitor: Visitor) -> None:
    visitor.table(GAME, 1)
    page = visitor.page
    page.wait_for_selector(".grove")
    assert play_on_the_board(page, random.Random(5), by_mouse(page), prefer=PREFER) > 30
    visitor.expect_end()


@LONG
def test_a_whole_play_by_mouse_against_a_bot(visitor: Visitor) -> None:
    visitor.table(GAME, 2, "greedy")
    page = visitor.page
    page.wait_for_selector(".grove")
    assert play_on_the_board(page, random.Random(6), by_mouse(page), prefer=PREFER) > 30
    visitor.expect_end()


@LONG
def test_a_whole_play_by_keyboard_on_the_board(visitor: Visitor) -> None:
    visitor.table(GAME, 4, "greedy")
    page = visitor.page
    page.wait_for_selector(".grove")
    assert play_on_the_board(page, random.Random(7), by_keyboard(page), prefer=PREFER) > 30
    visitor.expect_end()


@LONG
def test_a_whole_play_by_touch_on_a_phone(phone: Visitor) -> None:
    phone.table(GAME, 2, "greedy")
    page = phone.page
    page.wait_for_selector(".grove")
    assert play_on_the_board(page, random.Random(8), by_touch(page), prefer=PREFER) > 30
    phone.expect_end()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


# --- winter -------------------------------------------------------------------------------------------------------------------


def _after_winter() -> Moment:
    """The first tile of the second year is asked for: the winter passed without a question."""
    play = moments_in(f"{GAME}-2-seats")
    return next(one for one in play if one.prompt == "ask-tile" and _year(one) == 2)


def _year(moment: Moment) -> int:
    year: int = play_until(moment.record, moment.ply).play.state.view(moment.seat)["year"]
    return year


def test_a_winter_that_asked_nothing_is_seen_until_it_is_put_away(
    browser: Browser, server: Server
) -> None:
    moment = _after_winter()
    with MountedTable(browser, server.url) as table:
        table.mount(moment, told=moment.ply, language="en")
        page = table.page
        card = page.locator(".winter-card")
        expect(card).to_contain_text("The winter is over")
        assert card.locator(".explained").count() >= 2
        for width, height in ((1440, 900), (1024, 768)):
            table.resize(width, height)
            expect(card).to_be_visible()
            assert page.evaluate(COVERED, ".winter-card") == []
        for width, height in ((390, 844), (360, 640)):
            table.resize(width, height)
            expect(card).to_be_hidden()
            handle = page.get_by_role("button", name="Your farm")
            expect(handle).to_contain_text("winter:")
            assert page.evaluate(COVERED, ".farm") == []
            handle.click()
            expect(card).to_be_visible()
            assert page.evaluate("document.documentElement.scrollWidth") <= width
            handle.click()
        page.get_by_role("button", name="Your farm").click()
        card.get_by_role("button", name="Close").click()
        expect(card).to_have_count(0)


COVERED = """selector => {
    const card = document.querySelector(selector).getBoundingClientRect();
    const meets = one => {
        const box = one.getBoundingClientRect();
        return box.left < card.right && box.right > card.left && box.top < card.bottom && box.bottom > card.top;
    };
    return [...document.querySelectorAll("main.board .choosable")].filter(meets).map(one => one.dataset.ref);
}"""


def test_what_the_winter_will_take_explains_itself(browser: Browser, server: Server) -> None:
    with MountedTable(browser, server.url) as table:
        table.mount(_moment("ask-tile"), language="en")
        page = table.page
        season = page.locator(".bill .explained").first
        season.hover()
        tip = page.locator(".tooltip")
        expect(tip).to_have_text("What the winter will take from this farm, as things stand.")
        page.mouse.move(2, 2)
        expect(tip).to_have_count(0)
        line = page.locator(".points .line").first
        line.focus()
        page.keyboard.press("Shift+Tab")
        page.keyboard.press("Tab")
        expect(tip).to_contain_text("point")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(390, 844), (360, 640), (1024, 768)])
def test_what_is_told_of_a_new_year_leaves_the_tiles_in_sight(
    browser: Browser, server: Server, size: tuple[int, int], language: str
) -> None:
    moment = next(one for one in moments_in(f"{GAME}-2-seats") if one.ply == 22)
    with MountedTable(browser, server.url) as table:
        table.resize(*size)
        table.mount(moment, seat=0, language=language, pace="calm")
        table.show(moment, 23, told=1)
        told = table.page.wait_for_function(COVERED_WHILE_TOLD, arg="2", polling="raf")
        assert told.json_value() == "nothing"


COVERED_WHILE_TOLD = """year => {
    const bubble = document.querySelector(".bubble");
    const lit = [...document.querySelectorAll("main.board .choosable")];
    const words = bubble?.textContent ?? "";
    if (lit.length === 0 || !/^(Year|Année) /.test(words) || !words.includes(year)) return false;
    const box = bubble.getBoundingClientRect();
    const meets = one => one.left < box.right && one.right > box.left && one.top < box.bottom && one.bottom > box.top;
    return lit.filter(one => meets(one.getBoundingClientRect())).map(one => one.dataset.ref).join(" ") || "nothing";
}"""


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(390, 844), (360, 640), (1024, 768)])
def test_winter_asks_by_buttons_side_by_side(
    browser: Browser, server: Server, size: tuple[int, int], language: str
) -> None:
    """Whatever the words: from one question of the winter to the next the buttons stay in one row, at one height."""
    with MountedTable(browser, server.url) as table:
        table.resize(*size)
        rows = set()
        for ply in (388, 389, 394):
            moments = moments_in(f"{GAME}-4-seats")
            table.mount(next(one for one in moments if one.ply == ply), language=language)
            orders = table.page.locator(".orders .order")
            expect(orders).to_have_count(2)
            left, right = (order.bounding_box() for order in orders.all())
            assert left is not None
            assert right is not None
            middles = [box["y"] + box["height"] / 2 for box in (left, right)]
            assert abs(middles[0] - middles[1]) < 2
            assert left["x"] + left["width"] + 8 < right["x"]
            if ply < 394:
                rows.add(round(middles[0] / 4))
        if size != (360, 640):
            assert max(rows) - min(rows) <= 1, (
                "the sentence of the question may be a line longer there"
            )


# --- spring -------------------------------------------------------------------------------------------------------------------


def test_a_tile_is_put_down_turned_and_looked_at_before_it_is_laid(
    browser: Browser, server: Server
) -> None:
    with MountedTable(browser, server.url) as table:
        table.mount(_moment("ask-tile"), language="en")
        page = table.page
        expect(page.locator(".cell.choosable")).to_have_count(0)
        tiles = page.locator(".hand .drawn")
        turned = next(
            tile
            for tile in tiles.all()
            if len(_turns(table, str(tile.get_attribute("data-ref")))) > 1
        )
        turned.click()
        cell = page.locator(".cell.choosable").first
        cell.hover()
        expect(page.locator(".laying")).to_be_visible()
        cell.click()
        confirm = page.locator(".confirm")
        expect(confirm).to_be_focused()
        expect(page.locator(".laying-bar .fact").first).to_be_visible()
        expect(page.locator(".laying-bar .hint")).to_contain_text("Turn it, then lay it")
        before = confirm.get_attribute("data-ref")
        page.keyboard.press("r")
        expect(confirm).not_to_have_attribute("data-ref", str(before))
        page.get_by_role("button", name="Turn the tile back").click()
        expect(confirm).to_have_attribute("data-ref", str(before))
        expect(page.locator(".laying-bar .fact").first).to_be_visible()
        page.keyboard.press("Escape")
        expect(confirm).to_have_count(0)
        expect(page.locator(".drawn.chosen")).to_have_count(1)
        page.keyboard.press("Escape")
        expect(page.locator(".drawn.chosen")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(390, 844), (360, 640)])
def test_on_a_phone_nothing_moves_while_a_tile_is_laid(
    browser: Browser, server: Server, size: tuple[int, int], language: str
) -> None:
    """The question below the board grows and shrinks; the land and the buttons at the tile stay, and can be hit."""
    with MountedTable(browser, server.url) as table:
        table.resize(*size)
        table.mount(_moment("ask-tile"), language=language)
        page = table.page
        handle = page.locator(".farm .handle")
        expect(handle).to_have_attribute("aria-expanded", "false")
        # What a tile stores is seen before it is chosen.
        expect(page.locator(".hand .drawn rect.square").first).to_be_visible()
        places = [page.evaluate(GROUND)]
        tile = next(
            tile
            for tile in page.locator(".hand .drawn").all()
            if len(_turns(table, str(tile.get_attribute("data-ref")))) > 2
        )
        tile.click()
        places.append(page.evaluate(GROUND))
        cells = page.locator(".cell.choosable")
        for cell in (cells.first, cells.last):
            cell.focus()
            page.keyboard.press("Enter")
            confirm = page.locator(".confirm")
            expect(confirm).to_be_focused()
            for _ in range(3):
                before = confirm.get_attribute("data-ref")
                assert page.evaluate(HIDDEN_CONTROLS) == []
                assert page.evaluate(OVER_THE_LAND) == []
                places.append(page.evaluate(GROUND))
                page.keyboard.press("r")
                expect(confirm).not_to_have_attribute("data-ref", str(before))
                expect(page.locator(".laying-bar .fact").first).to_be_visible()
            page.keyboard.press("Escape")
            expect(confirm).to_have_count(0)
        assert len(set(map(str, places))) == 1, places
        handle.click()
        expect(handle).to_have_attribute("aria-expanded", "true")


GROUND = """() => {
    const { left, top, width, height } = document.querySelector(".mine .prospect > .ground").getBoundingClientRect();
    return [left, top, width, height];
}"""
HIDDEN_CONTROLS = """() => [...document.querySelectorAll(".laying-bar .control")].filter(one => {
    const box = one.getBoundingClientRect();
    return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)?.closest(".control") !== one;
}).map(one => one.className)"""


OVER_THE_LAND = """() => {
    const land = document.querySelector(".mine .prospect > .ground").getBoundingClientRect();
    return [...document.querySelectorAll(".laying-bar :is(.control, .fact), .tooltip")].filter(one => {
        const box = one.getBoundingClientRect();
        return box.left < land.right && box.right > land.left && box.top < land.bottom && box.bottom > land.top;
    }).map(one => one.className);
}"""


@pytest.mark.parametrize("size", [(1024, 768), (1366, 768)])
def test_what_turns_and_lays_a_tile_lies_beside_the_land(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    with MountedTable(browser, server.url) as table:
        table.resize(*size)
        table.mount(_turnable(), language="fr")
        page = table.page
        page.locator(".hand .drawn").first.click()
        page.locator(".cell.choosable").first.click()
        expect(page.locator(".laying-bar .fact").first).to_be_visible()
        expect(page.locator(".laying-bar .control")).to_have_count(3)
        assert page.evaluate(OVER_THE_LAND) == []
        page.locator(".laying-bar .fact").first.hover()
        expect(page.locator(".tooltip")).to_contain_text("Avec elle, une région")


def test_on_a_phone_spring_gives_its_room_to_the_land_and_the_tiles_in_hand(
    browser: Browser, server: Server
) -> None:
    """A large land takes the width of the smallest phone; beside a small one the tiles in hand are large."""
    with MountedTable(browser, server.url, width=360, height=640, touch=True) as table:
        last = next(one for one in moments_in(f"{GAME}-4-seats") if one.ply == 344)
        table.mount(last)
        land = table.page.locator(".mine .prospect > .ground").bounding_box()
        assert land is not None
        assert land["width"] > 300
        table.resize(390, 844)
        table.mount(next(one for one in moments_in(f"{GAME}-1-seats") if one.ply == 2))
        tile = table.page.locator(".hand .drawn").first.bounding_box()
        assert tile is not None
        assert tile["width"] > 90


def _turns(table: MountedTable, ref: str) -> list[int]:
    seat, tile = ref.removeprefix("drawn:").split("/")
    turns: list[int] = table.frame["view"]["farms"][int(seat)]["turns"][tile]
    return turns


def test_a_tile_is_dragged_onto_the_land_and_taken_back(visitor: Visitor) -> None:
    visitor.table(GAME, 1)
    page = visitor.page
    seen = visitor.wait_for_turn()
    page.locator("[data-ref='toll:church']").click()
    seen = visitor.wait_for_turn(seen)
    page.locator(".dial.choosable").click()
    visitor.wait_for_turn(seen)
    page.locator(".hand .drawn").first.drag_to(page.locator("[data-ref='cell:0/2,1']"))
    if page.locator(".confirm").count() > 0:
        page.locator(".confirm").click()
    laid = page.locator("[data-ref='area:0/2,1.a']")
    expect(laid).to_be_attached()
    page.get_by_role("button", name="Undo").click()
    expect(laid).to_have_count(0)


def test_the_first_tap_after_a_finger_has_dragged_a_tile_counts(
    browser: Browser, server: Server
) -> None:
    with MountedTable(browser, server.url, width=390, height=844, touch=True) as table:
        table.mount(_turnable(), language="en")
        page = table.page
        _drag_by_finger(table, page.locator(".hand .drawn").first, page.locator(".cell").first)
        controls = page.locator(".controls button")
        expect(controls).to_have_count(3)
        ref = controls.nth(1).get_attribute("data-ref")
        controls.nth(2).tap()
        expect(controls.nth(1)).not_to_have_attribute("data-ref", str(ref))


def _turnable() -> Moment:
    """A tile is asked for, and the first in hand looks different when it is turned."""
    for moment in moments_in(f"{GAME}-2-seats"):
        if moment.prompt == "ask-tile":
            farm = play_until(moment.record, moment.ply).play.state.view(moment.seat)["farms"]
            mine = farm[moment.seat]
            if all(len(mine["turns"][tile]) > 1 for tile in mine["hand"]):
                return moment
    raise AssertionError("no tile can be turned")


def _drag_by_finger(table: MountedTable, tile: Locator, cell: Locator) -> None:
    """Playwright has no drag by touch: the events are sent as the browser gets them from a screen."""
    touch = table.page.context.new_cdp_session(table.page)
    way = [_middle(tile), _middle(cell)]
    points = [
        (
            way[0][0] + (way[1][0] - way[0][0]) * part / 8,
            way[0][1] + (way[1][1] - way[0][1]) * part / 8,
        )
        for part in range(9)
    ]
    for number, (x, y) in enumerate(points):
        kind = "touchMove" if number else "touchStart"
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def _middle(node: Locator) -> tuple[float, float]:
    box = node.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_the_number_on_a_region_reads_as_its_size(browser: Browser, server: Server) -> None:
    with MountedTable(browser, server.url, width=390, height=844, touch=True) as table:
        moment = next(one for one in moments_in(f"{GAME}-4-seats") if one.ply == 388)
        table.mount(moment, language="en")
        page = table.page
        large = [one for one in table.frame["view"]["farms"][0]["regions"] if one["tiles"] > 1]
        expect(page.locator(".prospect .size .one")).to_have_count(len(large))
        page.locator(f"[data-ref='area:0/{large[0]['area']}']").hover(force=True)
        expect(page.locator(".tooltip")).to_contain_text(
            f"Size of the region: {large[0]['tiles']} tiles. A figure here yields"
        )


# --- summer and autumn --------------------------------------------------------------------------------------------------------


def test_what_a_figure_would_bring_stands_on_every_region(browser: Browser, server: Server) -> None:
    with MountedTable(browser, server.url) as table:
        moment = _moment("ask-work")
        table.mount(moment)
        free = [
            one for one in table.frame["view"]["farms"][moment.seat]["regions"] if not one["worked"]
        ]
        expect(table.page.locator(".harvest")).to_have_count(len(free))


def test_once_a_land_is_chosen_the_board_says_what_comes_next(
    browser: Browser, server: Server
) -> None:
    with MountedTable(browser, server.url) as table:
        moment = next(
            one
            for one in moments_in(f"{GAME}-2-seats")
            if one.prompt == "ask-work" and _figures(one) > 1
        )
        table.mount(moment, language="en")
        page = table.page
        more = page.locator(".orders .more")
        expect(more).to_have_count(0)
        land = page.locator(".plot.choosable").first
        land.hover()
        expect(page.locator(".halo.pointed")).to_have_count(1)
        land.click()
        left = _figures(moment) - 1
        lands = "One more land" if left == 1 else f"{left} more lands"
        expect(more).to_have_text(f"{lands}, or:")
        expect(page.locator("[data-ref='choice:only-this']")).to_contain_text("Only this one")


def _figures(moment: Moment) -> int:
    state = play_until(moment.record, moment.ply).play.state
    figures: int = state.view(moment.seat)["farms"][moment.seat]["figures"]
    return figures


def test_the_coins_that_stand_for_missing_goods_are_seen_at_the_stop(
    browser: Browser, server: Server
) -> None:
    """At every stop where something can be had, each good that is missing has its coin; elsewhere none has."""
    with MountedTable(browser, server.url) as table:
        moment = next(
            one
            for one in moments_in(f"{GAME}-2-seats")
            if one.prompt == "ask-go" and _pays_in_coin(one)
        )
        table.mount(moment)
        page = table.page
        expect(page.locator(".instead")).not_to_have_count(0)
        for plate in page.locator(".plate").all():
            missing = plate.locator(".price .missing").count()
            had = plate.locator(".ware.choosable").count() > 0
            expect(plate.locator(".instead")).to_have_count(missing if had else 0)


def _pays_in_coin(moment: Moment) -> bool:
    logged = play_until(moment.record, moment.ply)
    view = logged.play.state.view(moment.seat)
    offered = logged.game.gestures(logged.game.perspective(view))
    return any(one.label.id == "do-go-take" and one.label.args["paid"] for one in offered)


def test_before_the_harvest_the_winters_bill_does_not_alarm(
    browser: Browser, server: Server
) -> None:
    with MountedTable(browser, server.url) as table:
        short = [
            one for one in moments_in(f"{GAME}-2-seats") if one.prompt in ("ask-tile", "ask-go")
        ]
        early = next(one for one in short if one.prompt == "ask-tile")
        table.mount(early)
        expect(table.page.locator(".bill.early")).to_have_count(1)
        table.mount(next(one for one in short if one.prompt == "ask-go"))
        expect(table.page.locator(".bill")).to_have_count(1)
        expect(table.page.locator(".bill.early")).to_have_count(0)


def test_how_to_go_on_is_said_by_at_most_two_buttons_that_fit_a_phone(
    browser: Browser, server: Server
) -> None:
    """At a stop with several ways to pay, on the way to the store, and after a sale."""
    with MountedTable(browser, server.url, width=390, height=844, touch=True) as table:
        page = table.page
        for ply, pointed in (
            (63, ["piece:dakota_lodge/blue_labourer"]),
            (7, ["stop:general_store", "coin:0/copper"]),
            (34, []),
        ):
            moments = moments_in(f"{GAME}-1-seats")
            table.mount(next(one for one in moments if one.ply == ply), language="fr")
            for ref in pointed:
                page.locator(f"main.board [data-ref='{ref}']").first.tap()
            orders = page.locator(".orders .order")
            expect(orders.first).to_be_visible()
            assert 1 <= orders.count() <= 2
            for order in orders.all():
                box = order.bounding_box()
                assert box is not None
                assert box["height"] < 45, "one line"
                assert box["x"] >= 4
                assert box["x"] + box["width"] <= 386
        expect(page.locator(".orders [data-ref='bag:coins']")).to_contain_text("Tirer 2 pièces")
        expect(page.locator(".orders .no-return")).to_have_count(1)


def test_on_a_small_phone_what_is_sold_is_said_by_buttons_too(
    browser: Browser, server: Server
) -> None:
    with MountedTable(browser, server.url, width=360, height=640, touch=True) as table:
        table.mount(next(one for one in moments_in(f"{GAME}-1-seats") if one.ply == 33))
        page = table.page
        expect(page.locator(".orders .order")).to_have_count(2)
        for order in page.locator(".orders .order").all():
            expect(order).to_be_visible()
        for arrow in page.locator(".town .arrow").all():
            expect(arrow).to_be_hidden()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(360, 640), (390, 844), (1024, 768), (1366, 768)])
def test_the_name_of_a_stop_stays_on_its_plate(
    browser: Browser, server: Server, size: tuple[int, int], language: str
) -> None:
    with MountedTable(browser, server.url) as table:
        table.resize(*size)
        table.mount(_moment("ask-go", 4), language=language)
        assert table.page.evaluate(NAMES_OFF_THEIR_PLATES) == []


NAMES_OFF_THEIR_PLATES = """() => [...document.querySelectorAll(".plate .name")].filter(name => {
    const words = document.createRange();
    words.selectNodeContents(name);
    const [box, plate] = [words, name.closest(".plate")].map(one => one.getBoundingClientRect());
    return box.left < plate.left + 1 || box.right > plate.right - 1;
}).map(name => name.textContent)"""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_set_up_of_four_fits_a_phone(browser: Browser, server: Server, language: str) -> None:
    """No display lies over a price, and the last of the others is wholly on the screen."""
    with MountedTable(browser, server.url, width=390, height=844, touch=True) as table:
        table.mount(moments_in(f"{GAME}-4-seats")[0], language=language)
        page = table.page
        assert page.evaluate(COVERED_PRICES) == []
        for width, height in ((390, 844), (360, 640)):
            table.resize(width, height)
            last = page.locator(".top .other").last.bounding_box()
            assert last is not None
            assert last["x"] + last["width"] <= width - 3


COVERED_PRICES = """() => [...document.querySelectorAll(".plate .cost")].filter(cost => {
    const price = cost.getBoundingClientRect();
    const [x, y] = [price.left + price.width / 2, price.top + price.height / 2];
    return [...cost.closest(".plate").querySelectorAll(".ware")].map(one => one.getBoundingClientRect())
        .some(box => box.left < x && box.right > x && box.top < y && box.bottom > y);
}).map(cost => cost.closest(".plate").querySelector(".name").textContent)"""


def test_the_way_to_a_stop_is_shown_with_its_tolls(browser: Browser, server: Server) -> None:
    with MountedTable(browser, server.url) as table:
        table.mount(_moment("ask-go", 4))
        page = table.page
        far = next(
            stop
            for stop in table.frame["things"]
            if any(
                note["id"] == "note-way" and note["args"]["count"] == 1 for note in stop["notes"]
            )
            and page.locator(f"[data-ref='{stop['ref']}'].choosable").count() > 0
        )
        page.locator(f"[data-ref='{far['ref']}']").hover(position={"x": 8, "y": 8})
        expect(page.locator(".way")).to_be_attached()
        expect(page.locator(".toll.due")).to_have_count(1)
        page.locator("h1").hover()
        expect(page.locator(".way")).to_have_count(0)


def test_on_a_small_phone_one_sees_in_town_what_one_has_on_the_land(
    browser: Browser, server: Server
) -> None:
    with MountedTable(browser, server.url) as table:
        table.mount(_moment("ask-go", 4))
        page = table.page
        table.resize(360, 640)
        farm = table.frame["view"]["farms"][table.frame["view"]["seat"]]
        have = dict(farm["barn"])
        for region in farm["regions"]:
            have[region["good"]] = have.get(region["good"], 0) + region["goods"]
        goods = sorted(str(count) for count in have.values() if count > 0)
        shown = page.locator(".mine .stock")
        expect(shown).to_be_visible()
        assert sorted(shown.inner_text().split())[: len(goods) + 1] == sorted(
            [*goods, str(farm["coins"] + farm["coppers"])]
        )
        page.locator(".other-side").click()
        expect(shown).to_be_hidden()


def test_the_bag_and_other_farms_are_looked_into(browser: Browser, server: Server) -> None:
    with MountedTable(browser, server.url) as table:
        table.mount(_moment("ask-tile", 4))
        page = table.page
        page.locator("[data-ref='bag:tiles']").click()
        expect(page.locator("dialog[open] li")).to_have_count(len(table.frame["view"]["tile_bag"]))
        page.keyboard.press("Escape")
        head = page.locator(".other .head").first
        head.click()
        page.locator("h1").hover()
        expect(page.locator(".other .open .barn")).to_be_visible()
        head.click()
        page.locator("h1").hover()
        expect(page.locator(".other div.open")).to_have_count(0)


def test_the_discs_of_years_to_come_are_looked_at(browser: Browser, server: Server) -> None:
    with MountedTable(browser, server.url) as table:
        table.mount(next(one for one in moments_in(f"{GAME}-4-seats") if one.prompt == "ask-go"))
        discs = table.frame["view"]["discs"]
        table.page.get_by_role("button", name=f"{len(discs)} years to come").click()
        expect(table.page.locator("dialog[open] .disc")).to_have_count(len(discs))


def test_what_a_line_of_the_points_counts_is_lit(browser: Browser, server: Server) -> None:
    with MountedTable(browser, server.url) as table:
        table.mount(moments_in(f"{GAME}-2-seats")[-1], seat=1)
        page = table.page
        lines = page.locator(".points .line")
        expect(lines).not_to_have_count(0)
        lit: set[str] = set()
        for line in lines.all():
            line.focus()
            grove = page.locator(".grove[class*='counts-']")
            expect(grove).to_have_count(1)
            named = str(grove.get_attribute("class")).split()
            lit.add(next(one for one in named if one.startswith("counts-")))
        assert {"counts-enclosure", "counts-figure", "counts-coin", "counts-region_tile"} <= lit
        lines.first.focus()
        expect(page.locator(".enclosure.told")).to_have_count(6)
        page.locator("h1").click()
        expect(page.locator(".enclosure.told")).to_have_count(0)


def test_that_a_coin_is_shown_for_good_is_said_and_seen_beforehand(
    browser: Browser, server: Server
) -> None:
    """Gold in the barn, which nobody else knows, may stand for a good."""
    with MountedTable(browser, server.url) as table:
        table.mount(
            next(
                one
                for one in reversed(moments_in(f"{GAME}-1-seats"))
                if one.prompt == "ask-pay-cost"
            )
        )
        page = table.page
        coin = page.locator(".barn .final")
        expect(coin).to_have_count(1)
        ref = coin.get_attribute("data-ref")
        assert ref == "coin:0/gold"
        expect(page.locator("section.actions")).to_contain_text(
            "Pay with a coin: gold (everybody sees it: final)"
        )


def test_the_sign_on_a_coin_that_would_be_shown_leaves_its_metal_in_sight(
    browser: Browser, server: Server
) -> None:
    with MountedTable(browser, server.url, width=390, height=844, touch=True) as table:
        table.mount(next(one for one in moments_in(f"{GAME}-2-seats") if one.ply == 167))
        coins = table.page.locator(".barn [data-ref^='coin:'].final")
        expect(coins).to_have_count(3)
        for coin in coins.all():
            size = coin.bounding_box()
            sign = coin.locator(".warning").bounding_box()
            assert size is not None
            assert sign is not None
            assert sign["width"] * sign["height"] < 0.7 * size["width"] * size["height"]


# --- what is hidden -----------------------------------------------------------------------------------------------------------


def test_nobody_sees_the_metals_of_coins_that_others_have_drawn(
    browser: Browser, server: Server
) -> None:
    """Seat 1 has been to the store; seat 0 sees how many coins it has, and no more."""
    with MountedTable(browser, server.url) as table:
        moment = _after_the_store(seat=1)
        table.mount(moment, seat=1)
        page = table.page
        metals = table.frame["view"]["farms"][1]["metals"]
        assert metals
        for metal in metals:
            expect(page.locator(f"[data-ref='coin:1/{metal}']")).to_be_visible()
        table.mount(moment, seat=0)
        page.locator(".other .head").click()
        expect(page.locator(".other .open [data-ref='coins:1']")).to_be_visible()
        assert page.locator("[data-ref^='coin:1/']").count() == 0
        assert all(f"coin:1/{metal}" not in str(table.frame) for metal in metals)


def _after_the_store(seat: int) -> Moment:
    """A moment of the recorded play of two at which a seat has coins that it drew, and none from the set-up."""
    record = f"{GAME}-2-seats"
    for ply in range(20, 200, 8):
        farm = play_until(record, ply).play.state.view(seat)["farms"][seat]
        if farm["coins"] > 0 and farm["coppers"] == 0:
            return Moment(record, ply, seat, "", 0, 0)
    raise AssertionError(f"seat {seat} never draws a coin")
