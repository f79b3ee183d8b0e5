"""A game of every title from its first to its last decision, by mouse; then all of it read again in the other language."""

import random

import pytest
from browser.visitor import Visitor

from littleworlds.core.registry import load_game, titles


@pytest.mark.parametrize("title", titles())
def test_a_whole_game(visitor: Visitor, title: str) -> None:
    first, second = ("fr", "en") if titles().index(title) % 2 else ("en", "fr")
    visitor.set(language=first)
    table = visitor.table(title, max(2, load_game(title).min_seats), bot="greedy")
    assert visitor.play(random.Random(7)) > 5
    visitor.expect_end()

    visitor.set(language=second)
    page = visitor.open(f"/t/{table}")
    visitor.expect_end()
    assert page.locator(".log li").count() > 10
    assert page.evaluate("document.documentElement.lang") == second
