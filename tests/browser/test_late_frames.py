"""What the table page does when the server's messages come late, or change something while a hand is about to press."""

import json
import re
from collections.abc import Callable

import pytest
from browser.company import invitation
from browser.visitor import CHOICES, Visitor
from playwright.sync_api import Browser, Page, WebSocketRoute, expect
from server.harness import Server


class Wire:
    """The line between page and server: everything passes, except frames while they are held back."""

    def __init__(self, page: Page) -> None:
        self.holding = False
        self.held: list[str] = []
        self.frame: dict[str, object] = {}
        self.done = 0
        self._send: Callable[[str], None] = lambda text: None
        page.route_web_socket("**/live", self._join)

    def _join(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(self._pass)
        self._send = socket.send

    def _pass(self, text: str | bytes) -> None:
        message = json.loads(text)
        self.done += message["t"] == "done"
        if message["t"] == "frame":
            self.frame = message
        if self.holding and message["t"] == "frame":
            self.held.append(str(text))
        else:
            self._send(str(text))

    def release(self, count: int | None = None) -> None:
        """Let so many of the frames that were held back go on; or all, and those that come after them."""
        self.holding = count is not None
        for text in self.held[:count]:
            self._send(text)
        del self.held[:count]

    def change(self, **fields: object) -> None:
        """The newest frame again, with something changed."""
        self._send(json.dumps(self.frame | fields))


def test_a_move_is_not_asked_for_again_before_its_frame_is_here(visitor: Visitor) -> None:
    wire = Wire(visitor.page)
    visitor.table("little-tavern", 3)
    version = visitor.wait_for_turn()
    page = visitor.page
    wire.holding = True
    page.locator(CHOICES).first.click()
    while not wire.done:
        page.wait_for_timeout(20)
    page.wait_for_timeout(200)
    expect(page.locator(CHOICES)).to_have_count(0)
    expect(page.locator("section.actions")).to_contain_text("One moment…")
    wire.release()
    assert visitor.wait_for_turn(version) != version


def test_the_screen_is_handed_to_nobody_before_it_is_known_who_is_asked(visitor: Visitor) -> None:
    wire = Wire(visitor.page)
    wire.holding = True
    visitor.table_of("little-tavern", [{"kind": "me"}] * 3)
    page = visitor.page
    curtain, lift = page.get_by_role("dialog"), page.get_by_role("button", name="Show my things")
    while len(wire.held) < 3:
        page.wait_for_timeout(20)
    expect(curtain).to_have_accessible_name("One moment…")
    expect(lift).to_have_count(0)
    wire.release(2)
    expect(curtain).to_have_accessible_name("One moment…")
    expect(lift).to_have_count(0)
    wire.release()
    expect(curtain).to_have_accessible_name(re.compile(" is asked$"))
    lift.click()
    visitor.wait_for_turn()


def test_the_list_does_not_slip_away_while_a_question_stands(visitor: Visitor) -> None:
    """The button that takes a step back goes when somebody else has moved; the actions below stay where they are. In French, on a narrow
    screen, that button has a line of its own."""
    visitor.set(language="fr")
    wire = Wire(visitor.page)
    visitor.table("walnut-grove", 2)
    page = visitor.page
    page.set_viewport_size({"width": 930, "height": 800})
    undo = page.locator(".question").get_by_role("button", name="Annuler")
    version = ""
    for _ in range(40):
        version = visitor.wait_for_turn(version)
        if wire.frame["undo"]:
            break
        page.locator(CHOICES).first.click()
    expect(undo).to_be_visible()
    before = _top(page)
    wire.change(undo=[])
    expect(undo).to_have_count(0)
    assert _top(page) == pytest.approx(before, abs=1)


def test_each_question_takes_only_the_room_that_it_needs(visitor: Visitor) -> None:
    """Alone nobody changes a question while it stands, so that nothing is left of the one before."""
    visitor.table("walnut-grove", 1)
    page = visitor.page
    page.set_viewport_size({"width": 930, "height": 800})
    version, heights = "", set()
    for _ in range(25):
        version = visitor.wait_for_turn(version)
        page.wait_for_function(_FITS)
        heights.add(page.locator(".question").evaluate("box => box.offsetHeight"))
        page.keyboard.press("1")
    assert len(heights) > 1


def test_what_is_said_is_heard_again_even_if_that_was_wished_before_the_line_stood(
    visitor: Visitor,
) -> None:
    visitor.table("little-factory", 2)
    page = visitor.page
    page.get_by_role("button", name="Open", exact=True).click()
    page.get_by_role("button", name="Mute").click()
    visitor.context.add_init_script(_SLOW_LINE)
    page.reload()
    page.get_by_role("button", name="Open", exact=True).click()
    page.get_by_role("button", name="Hear again").click()
    expect(page.get_by_text("Connecting…")).to_be_visible()
    page.evaluate("connect()")
    page.get_by_label("Say something").fill("Anybody here?")
    page.get_by_role("button", name="Send").click()
    expect(page.locator(".chat li")).to_contain_text("Anybody here?")


def test_whoever_lost_the_seat_on_the_way_in_comes_in_without_it(
    visitor: Visitor, browser: Browser, server: Server
) -> None:
    visitor.table_of("little-tavern", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    with Visitor(browser, server.url) as friend:
        friend.context.add_init_script(_SLOW_LINE)
        friend.page.goto(invitation(visitor))
        free = friend.page.get_by_role("button", name="Sit down")
        expect(free).to_have_count(2)
        free.first.click()
        expect(friend.page.get_by_role("button", name="Get up")).to_be_visible()
        visitor.page.get_by_role("button", name="Ask ").click()
        expect(visitor.page.get_by_role("button", name="Sit down")).to_have_count(2)
        friend.page.evaluate("connect()")
        expect(free).to_have_count(2)


_SLOW_LINE = """
const standing = new Promise(done => (globalThis.connect = done));
const Usual = WebSocket;
globalThis.WebSocket = class extends Usual {
  set onopen(listener) {
    super.onopen = event => standing.then(() => listener(event));
  }
};
"""
"""A connection that stands only when `connect` is called."""

_FITS = """() => {
  const box = document.querySelector(".question");
  const floor = box.style.getPropertyValue("--floor");
  const held = box.offsetHeight;
  box.style.setProperty("--floor", "0px");
  const needed = box.offsetHeight;
  box.style.setProperty("--floor", floor);
  return floor !== "0px" && held - needed <= 1;
}"""


def _top(page: Page) -> float:
    box = page.locator(CHOICES).first.bounding_box()
    assert box is not None
    return box["y"]
