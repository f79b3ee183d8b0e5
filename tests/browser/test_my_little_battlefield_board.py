"""My Little Battlefield on its own board: a part of a battle by mouse, on dice, units, sectors and orders."""

import random

from browser.visitor import Visitor

_LIT = """share => {
  if (document.querySelector("dialog[open] #end-title")) return "over";
  const version = document.querySelector("section.actions")?.dataset.version;
  if (version === undefined) return false;
  const lit = [...document.querySelectorAll("main.board .choosable:not(.chosen)")];
  const node = lit[Math.floor(share * lit.length)];
  if (node === undefined) return { version, x: null };
  const box = node.getBoundingClientRect();
  for (const [across, down] of [[0.5, 0.5], [0.12, 0.5], [0.9, 0.9], [0.9, 0.1]]) {
    const x = box.x + box.width * across, y = box.y + box.height * down;
    if (document.elementFromPoint(x, y)?.closest("[data-ref]") === node) return { version, x, y };
  }
  return false;
}"""
"""Something on the board that can be chosen and was not, and where a pointer hits it; nowhere, if what is left to choose stands in
the list alone."""

_FIRST_IN_THE_LIST = "document.querySelector('.actions li button')?.click()"
"""What is selected means several things, which are told apart in words."""

_ANSWERS = 25


def test_a_battle_by_mouse_on_the_board(visitor: Visitor) -> None:
    visitor.table("my-little-battlefield", 2, "greedy")
    page = visitor.page
    page.wait_for_selector(".sector [data-ref]")
    chance = random.Random(5)
    answered: set[str] = set()
    for _ in range(600):
        found = page.wait_for_function(_LIT, arg=chance.random(), polling=30).json_value()
        if found == "over" or len(answered) >= _ANSWERS:
            break
        answered.add(found["version"])
        if found["x"] is None:
            page.evaluate(_FIRST_IN_THE_LIST)
        else:
            page.mouse.click(found["x"], found["y"])
    assert len(answered) >= _ANSWERS
