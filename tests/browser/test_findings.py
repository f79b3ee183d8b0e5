"""What many plays show: the page of each title, and the page that `stats` writes, in both languages, for everybody."""

import json
import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest
from browser.visitor import AXE, Visitor
from cli.program import run
from playwright.sync_api import Browser, Page, expect

from littleworlds.core.registry import own_titles

GAMES = Path(str(resources.files("littleworlds"))) / "games"


def shipped(title: str) -> dict[str, object]:
    file = GAMES / title.replace("-", "_") / "data" / "findings.json"
    found: dict[str, object] = json.loads(file.read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("title", own_titles())
def test_every_title_has_a_page_of_findings(title: str, visitor: Visitor) -> None:
    page = visitor.page
    found = shipped(title)
    page.goto(f"{visitor.url}/rules/{title}")
    page.get_by_role("link", name="What many plays show").click()
    expect(page.get_by_role("heading", name="Ladder of bots")).to_be_visible()
    assert page.url.endswith(f"/findings/{title}")
    for part in ("simulate", "stats", "arena"):
        source = found[part]
        assert isinstance(source, dict)
        expect(page.get_by_text(source["command"], exact=True)).to_be_visible()
        assert re.fullmatch(r"\d{4}-\d\d-\d\d", source["date"])
    arena = found["arena"]
    assert isinstance(arena, dict)
    ladder = page.get_by_role("region", name="Ladder of bots").get_by_role("row")
    expect(ladder).to_have_count(1 + len(arena["bots"]))
    expect(page.get_by_role("region", name="Seats").first).to_be_visible()
    for size in ((1280, 900), (390, 844)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert visitor.axe() == []
        # Tables that are too wide are scrolled by themselves, never the page.
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("title", own_titles())
def test_the_findings_speak_french(title: str, visitor: Visitor) -> None:
    page = visitor.page
    visitor.set(language="fr")
    page.goto(f"{visitor.url}/findings/{title}")
    expect(page.get_by_role("heading", name="Échelle des robots")).to_be_visible()
    told = page.locator("main").inner_text()
    assert re.search(r"\d,\d", told)
    # No message without its words: ids have hyphens, and begin like this.
    assert re.findall(r"(?:stats|findings|bot)-[a-z-]+", told) == []
    assert visitor.axe() == []


@pytest.fixture(scope="module")
def plays(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A few plays of two titles."""
    folder = tmp_path_factory.mktemp("plays")
    for title in ("little-tavern", "walnut-grove"):
        assert run("simulate", title, "--games", "5", "--records", str(folder)).returncode == 0
    return folder


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    page = browser.new_page(viewport={"width": 390, "height": 844})
    yield page
    page.close()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_that_stats_writes_is_for_everybody(
    language: str, page: Page, plays: Path, tmp_path: Path
) -> None:
    file = tmp_path / "page.html"
    words = ("stats", str(plays), "--jobs", "1", "--html", str(file))
    done = run(*words, "--lang", language)
    assert done.returncode == 0, done.stderr
    page.goto(file.as_uri())
    expect(page.get_by_role("heading", level=2)).to_have_count(2)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme="light" if scheme == "light" else "dark")
        page.evaluate(AXE.read_text(encoding="utf-8"))
        found = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
        assert [(one["id"], one["nodes"][0]["html"][:160]) for one in found["violations"]] == []
