"""The app for everybody: axe finds nothing, narrow screens show everything, both grounds, both languages."""

import random

import pytest
from browser.visitor import Visitor
from playwright.sync_api import Browser
from server.harness import Server

PAGES = {
    "/": "article",
    "/lobby": "h1",
    "/tables": "h1",
    "/new/wonderful-world": "form",
    "/rules/little-tavern": "article section",
    "/about": "h2",
    "/about/little-tavern": "table",
    "/me": "form",
    "/settings": "select",
    "/nowhere": "h1",
}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_pages(visitor: Visitor, theme: str) -> None:
    visitor.set(theme=theme, language="fr" if theme == "dark" else "en")
    for path, sign in PAGES.items():
        page = visitor.open(path)
        page.wait_for_selector(sign)
        assert (path, visitor.axe()) == (path, [])


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("title", ["little-tavern", "wonderful-world"])
def test_axe_finds_nothing_at_the_table(visitor: Visitor, title: str, theme: str) -> None:
    visitor.set(theme=theme)
    table = visitor.table(title, 3)
    visitor.wait_for_turn()
    assert visitor.axe() == []
    visitor.play(random.Random(9), steps=8)
    visitor.wait_for_turn()
    assert visitor.axe() == []
    assert table


def test_nothing_is_cut_at_360_pixels(browser: Browser, server: Server) -> None:
    with Visitor(browser, server.url, width=360, height=640, touch=True) as visitor:
        for path, sign in PAGES.items():
            page = visitor.open(path)
            page.wait_for_selector(sign)
            assert (path, page.evaluate("document.documentElement.scrollWidth")) == (path, 360)
        visitor.table("little-tavern", 5)
        visitor.page.wait_for_selector(".room")
        assert visitor.page.evaluate("document.documentElement.scrollWidth") == 360


def test_the_rules_are_found_by_search(visitor: Visitor) -> None:
    page = visitor.open("/rules/little-tavern")
    page.get_by_label("Search the rules").fill("musical chairs")
    assert 1 <= page.locator("article section").count() <= 6
