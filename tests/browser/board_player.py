"""Somebody who plays on the board itself: chooses whatever is lit there, at random, until the play is over."""

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

RETRY = 3_000
"""Milliseconds after which a click that changed nothing is made again: the page may have moved under it."""

_LIT = """([seen, share]) => {
  if (document.querySelector("dialog[open] #end-title")) return "over";
  const version = document.querySelector("section.actions")?.dataset.version;
  if (version === undefined || version === seen) return false;
  const lit = [...document.querySelectorAll("main.board .choosable:not(.chosen)")];
  if (lit.length === 0) return { version, ref: null };
  const first = Math.floor(share * lit.length);
  for (const node of [...lit.slice(first), ...lit.slice(0, first)]) {
    node.scrollIntoView({ block: "center", behavior: "instant" });
    const box = node.getBoundingClientRect();
    for (const [across, down] of [[0.5, 0.5], [0.5, 0.15], [0.2, 0.8], [0.8, 0.3]]) {
      const x = box.x + box.width * across, y = box.y + box.height * down;
      if (document.elementFromPoint(x, y)?.closest("[data-ref]") === node) return { version, x, y, ref: node.dataset.ref };
    }
  }
  return false;
}"""
"""A thing or place on the board that can be chosen and was not: where a pointer hits it; none, if what is left stands in the list."""

_FIRST_IN_THE_LIST = "document.querySelector('.actions li button')?.click()"

_STATE = """() => {
  const chosen = [...document.querySelectorAll("main.board .chosen, main.board .armed")].map(node => node.dataset.ref ?? node.dataset.card);
  return [document.querySelector("section.actions")?.dataset.version, ...chosen, !!document.querySelector("dialog[open]")].join(" ");
}"""


def play_on_the_board(
    page: Page, chance: random.Random, choose: Callable[[dict[str, Any]], None]
) -> int:
    """Choose things on the board until the play is over; how many were chosen."""
    chosen = 0
    while True:
        found = page.wait_for_function(_LIT, arg=["", chance.random()], polling=30).json_value()
        if found == "over":
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
