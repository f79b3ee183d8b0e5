"""Somebody in front of a browser: opens pages, makes tables, plays by mouse, touch or keyboard."""

import json
import os
import random
from pathlib import Path
from types import TracebackType
from typing import Any

from playwright.sync_api import Browser, Page, expect

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
CHOICES = ".actions li button"
END = "dialog[open] #end-title"
PATIENCE = 60_000
"""Milliseconds. Bots and films run at the lowest priority: on a busy machine they take their time."""

_READY = """([seen, share]) => {
  if (document.querySelector("dialog[open] #end-title")) return "over";
  const version = document.querySelector("section.actions")?.dataset.version;
  if (version === undefined || (version === seen && window.hit !== false)) return false;
  const buttons = document.querySelectorAll(".actions li button");
  const button = buttons[Math.floor(share * buttons.length)];
  if (button === undefined) return false;
  const note = event => (window.hit = event.target.closest(".actions li button") !== null);
  if (window.hit === undefined) addEventListener("click", note, true);
  window.hit = true;
  button.scrollIntoView({ block: "nearest" });
  const box = button.getBoundingClientRect();
  return { version, x: box.x + box.width / 2, y: box.y + box.height / 2 };
}"""
"""Whether something is asked that was not `seen`, and where the action lies that stands at this share of the list. The page may move
between the look and the click, as it may under anybody's hand: a click that hit no action is made again."""

_BAD_LINE = """most => {
  const late = () => most * Math.random() ** 3;
  const inOrder = new WeakMap();
  const Usual = window.WebSocket;
  window.WebSocket = class extends Usual {
    set onmessage(listener) {
      super.onmessage = event => {
        const before = inOrder.get(this) ?? Promise.resolve();
        inOrder.set(this, before.then(() => new Promise(done => setTimeout(done, late()))).then(() => listener(event)));
      };
    }
  };
  const fetch = window.fetch;
  window.fetch = async (...asked) => {
    const answer = await fetch(...asked);
    await new Promise(done => setTimeout(done, late()));
    return answer;
  };
}"""
"""Messages and answers that arrive up to so many milliseconds late, each for itself, mostly a little."""


class Visitor:
    """A browser context of its own, with settings that make for short tests: nothing is told slowly, and steps that cannot be taken back
    are not confirmed, unless a test is about that."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        width: int = 1440,
        height: int = 900,
        touch: bool = False,
        scale: float = 1,
        **settings: object,
    ) -> None:
        self.url = url
        self.problems: list[str] = []
        self.allowed: list[str] = []
        self.touch = touch
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            device_scale_factor=scale,
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="reduce",
            locale="en-GB",
        )
        self.context.set_default_timeout(PATIENCE)
        if lateness := os.environ.get("LW_LATE"):
            self.context.add_init_script(f"({_BAD_LINE})({int(lateness)})")
        self.set(language="en", theme="light", pace="instant", confirm=False, **settings)
        self.page: Page = self.context.new_page()
        self.page.on(
            "console", lambda message: self.problems.append(f"{message.type}: {message.text}")
        )
        self.page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))

    def __enter__(self) -> "Visitor":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.context.close()
        if error is None:
            left = [one for one in self.problems if not any(part in one for part in self.allowed)]
            assert not left, "\n".join(left)

    def set(self, **settings: object) -> None:
        """Settings as if they had been made on the settings page; the page loaded next has them."""
        self.context.add_init_script(
            "localStorage.setItem('littleworlds.settings', JSON.stringify(Object.assign("
            f"JSON.parse(localStorage.getItem('littleworlds.settings') || '{{}}'), {json.dumps(settings)})))"
        )

    def open(self, path: str) -> Page:
        self.page.goto(self.url + path)
        return self.page

    def table(self, game: str, seats: int, bot: str = "random") -> str:
        """A table with bots in the other seats, opened; its id."""
        return self.table_of(game, [{"kind": "me"}, *([{"kind": "bot", "bot": bot}] * (seats - 1))])

    def table_of(self, game: str, seats: list[dict[str, str]], **wish: object) -> str:
        """A table with these seats and whatever else is wished for, opened; its id."""
        self.open("/")
        self.page.wait_for_selector("article")
        id = str(self.page.evaluate(_MAKE_TABLE, {"game": game, "seats": seats, **wish}))
        self.open(f"/t/{id}")
        return id

    def tavern_with_room(self, bot_pause: float = 0.0) -> str:
        """A table of Little Tavern where there is a choice of seats when I am asked to draw; the version of that question. Guests bring
        the turn with them, so that bots may fill their tables before I am asked at all: then another table is laid. Who wants to take
        a step back asks for a pause of the bots."""
        seats = [{"kind": "me"}, *([{"kind": "bot", "bot": "random"}] * 2)]
        for _ in range(20):
            self.table_of("little-tavern", seats, pauses={"bots": bot_pause})
            version = self.wait_for_turn()
            if self.page.locator(".room .guest").count() < 4:
                return version
        raise AssertionError("the bots never left room")

    def wait_for_turn(self, seen: str = "") -> str:
        """Wait until something is asked that is not what was `seen`, or until the play is over ("over")."""
        turn = self._turn(seen, 0.0)
        return "over" if turn is None else str(turn["version"])

    @property
    def version(self) -> str | None:
        """The version of what is asked now."""
        return self.page.locator("section.actions").get_attribute("data-version")

    def expect_played(self, version: str | None) -> None:
        """This is not asked any more, and the answer is on the server's disk."""
        expect(
            self.page.locator(f'section.actions:is([data-version="{version}"], [aria-busy="true"])')
        ).to_have_count(0)

    def move(self) -> None:
        """Take the first action that there is, and wait until it is done."""
        version = self.version
        self.page.locator(CHOICES).first.click()
        self.expect_played(version)

    def play(self, chance: random.Random, steps: int = 10_000) -> int:
        """Choose actions from the list by mouse, at random, until the play is over or so many were taken; how many."""
        seen = ""
        for taken in range(steps):
            turn = self._turn(seen, chance.random())
            if turn is None:
                return taken
            seen = turn["version"]
            self.page.mouse.click(turn["x"], turn["y"])
        return steps

    def _turn(self, seen: str, share: float) -> dict[str, Any] | None:
        found = self.page.wait_for_function(_READY, arg=[seen, share], polling=20).json_value()
        return None if found == "over" else dict(found)

    def axe(self) -> list[str]:
        """What the checker finds wrong with the page for people who do not see or hear it as others do."""
        self.page.evaluate(AXE.read_text())
        found: dict[str, Any] = self.page.evaluate(
            "() => axe.run(document, { resultTypes: ['violations'] })"
        )
        return [
            f"{one['id']}: {node['html'][:160]}"
            for one in found["violations"]
            for node in one["nodes"][:3]
        ]

    def expect_end(self) -> None:
        """The end is celebrated, with a score sheet."""
        expect(self.page.locator(END)).to_be_visible()
        expect(self.page.locator("dialog[open] :is(section h3, table)").first).to_be_visible()


_MAKE_TABLE = """async wish => {
  let me = JSON.parse(localStorage.getItem("littleworlds.me") || "null");
  const post = async (path, body) => {
    const headers = { "content-type": "application/json", ...(me ? { authorization: "Bearer " + me.token } : {}) };
    const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
    return await answer.json();
  };
  if (me === null) {
    me = await post("/api/people", { name: "Ada" });
    localStorage.setItem("littleworlds.me", JSON.stringify(me));
  }
  return (await post("/api/tables", wish)).table.id;
}"""
