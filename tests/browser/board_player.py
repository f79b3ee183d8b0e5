"""Somebody who plays on the board itself, by mouse, touch or keyboard: chooses whatever is lit there until the play is over."""

import random
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

RETRY = 3_000
"""Milliseconds after which a click that changed nothing is made again: the page may have moved under it."""

Found = dict[str, Any]
"""A lit thing or place: its `ref`, where a pointer hits it (`x`, `y`), and the `version` of the question."""

Choose = Callable[[Found], None]

_LIT = """([prefer, share]) => {
  if (document.querySelector("dialog[open] #end-title")) return "over";
  const version = document.querySelector("section.actions")?.dataset.version;
  if (version === undefined) return false;
  const lit = [...document.querySelectorAll("main.board .choosable:not(.chosen)")];
  if (lit.length === 0) return { version, ref: null };
  const first = Math.floor(share * lit.length);
  const shuffled = [...lit.slice(first), ...lit.slice(0, first)];
  const preferred = prefer.flatMap(selector => shuffled.filter(node => node.matches(selector)));
  const places = [0.5, 0.15, 0.85, 0.3, 0.7];
  for (const node of new Set([...preferred, ...shuffled])) {
    node.scrollIntoView({ block: "center", behavior: "instant" });
    const box = node.getBoundingClientRect();
    for (const down of places) {
      for (const across of places) {
        const x = box.x + box.width * across, y = box.y + box.height * down;
        if (document.elementFromPoint(x, y)?.closest("[data-ref]") === node) return { version, x, y, ref: node.dataset.ref };
      }
    }
  }
  return false;
}"""
"""A thing or place on the board that can be chosen and was not, and where a pointer hits it; no reference, if what is left to choose
stands in the list alone."""

_FIRST_IN_THE_LIST = "document.querySelector('.actions li button')?.click()"
"""What is selected means several things, which are told apart in words."""

_STATE = """() => {
  const chosen = [...document.querySelectorAll("main.board .chosen, main.board .armed")].map(node => node.dataset.ref ?? node.dataset.card);
  return [document.querySelector("section.actions")?.dataset.version, ...chosen, !!document.querySelector("dialog[open]")].join(" ");
}"""


def by_mouse(page: Page) -> Choose:
    """Choose by a click of the mouse."""
    return lambda found: page.mouse.click(found["x"], found["y"])


def by_touch(page: Page) -> Choose:
    """Choose by a tap of a finger."""
    return lambda found: page.touchscreen.tap(found["x"], found["y"])


def by_keyboard(page: Page) -> Choose:
    """Choose by keys alone: walk from the thing to its neighbour, and press Enter there if it is lit, otherwise back on the thing."""

    def choose(found: Found) -> None:
        thing = page.locator(f'main.board [data-ref="{found["ref"]}"]').first
        thing.focus()
        page.keyboard.press("ArrowRight")
        if not page.evaluate("document.activeElement.matches('.choosable:not(.chosen)')"):
            thing.focus()
        page.keyboard.press("Enter")

    return choose


def play_on_the_board(
    page: Page,
    chance: random.Random,
    choose: Choose,
    *,
    prefer: Sequence[str] = (),
    answers: int | None = None,
) -> int:
    """Choose lit things until the play is over, or until so many questions were answered; how many things were chosen.

    Among what is lit the choice is random, but what matches an earlier selector of `prefer` comes before the rest.
    """
    chosen = 0
    asked: set[str] = set()
    while True:
        arg = [list(prefer), chance.random()]
        found = page.wait_for_function(_LIT, arg=arg, polling=30).json_value()
        if found == "over":
            return chosen
        asked.add(found["version"])
        if answers is not None and len(asked) > answers:
            return chosen
        before = page.evaluate(_STATE)
        if found["ref"] is None:
            page.evaluate(_FIRST_IN_THE_LIST)
        else:
            choose(found)
        chosen += 1
        try:
            page.wait_for_function(
                f"before => ({_STATE})() !== before", arg=before, polling=30, timeout=RETRY
            )
        except PlaywrightTimeout:  # a click beside it: once more
            continue
