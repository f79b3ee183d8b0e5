"""The app for everybody: axe finds nothing, narrow screens show everything, both grounds, both languages."""

import random

import pytest
from browser.visitor import CHOICES, Visitor
from playwright.sync_api import Browser, expect
from server.harness import Server

from littleworlds.core.registry import own_titles

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
    expect(page.locator("article section").nth(6)).to_be_attached()
    page.get_by_label("Search the rules").fill("musical chairs")
    expect(page.locator("article section").nth(6)).to_have_count(0)
    assert 1 <= page.locator("article section").count() <= 6


@pytest.mark.parametrize("title", own_titles())
def test_the_rules_have_pictures_of_the_components(visitor: Visitor, title: str) -> None:
    page = visitor.open(f"/rules/{title}")
    pictures = page.locator("#pieces li svg")
    expect(pictures.first).to_be_attached()
    assert pictures.count() >= 20
    assert visitor.axe() == []


def test_components_are_found_by_search_in_both_languages(visitor: Visitor) -> None:
    for language, label, name in [
        ("en", "Search the rules", "Musical chairs"),
        ("fr", "Chercher dans les règles", "Chaise musicale"),
    ]:
        visitor.set(language=language)
        page = visitor.open("/rules/little-tavern")
        page.get_by_label(label).fill(name)
        expect(page.locator("#pieces li")).to_have_count(1)
        expect(page.locator("#pieces li")).to_contain_text(name)


def test_nothing_is_cut_at_200_percent(browser: Browser, server: Server) -> None:
    """A laptop's window of 1440 by 900 in which everything is twice as large."""
    with Visitor(browser, server.url, width=720, height=450, scale=2) as visitor:
        for path, sign in PAGES.items():
            page = visitor.open(path)
            page.wait_for_selector(sign)
            assert (path, page.evaluate("document.documentElement.scrollWidth")) == (path, 720)
        for title in ("little-tavern", "walnut-grove"):
            visitor.table(title, 3)
            page = visitor.page
            seen = ""
            for _ in range(4):
                seen = visitor.wait_for_turn(seen)
                expect(page.locator(".sentence")).to_be_in_viewport(ratio=1)
                assert page.locator("main.board").evaluate("node => node.clientHeight") > 120
                page.locator(".tabs button").nth(1).click()
                page.locator(CHOICES).first.click()
                page.locator(".tabs button").first.click()
            size = page.evaluate(
                "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
            )
            assert size == [720, 450]
