"""The app plays a title that it was not built with: its words, names and rules come from the server, its table is the plain board."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.board_problems import plain_problems
from browser.mounted_table import MountedTable
from browser.recorded_plays import moments_of
from browser.visitor import Visitor
from new_game.project import Project
from playwright.sync_api import Browser, expect
from server.harness import Server


@pytest.fixture
def visitor(browser: Browser, server: Server) -> Iterator[Visitor]:
    """Somebody with a laptop; any message in the console fails the test."""
    with Visitor(browser, server.url) as person:
        yield person


def test_a_whole_game_in_both_languages(visitor: Visitor, project: Project) -> None:
    visitor.set(language="fr")
    table = visitor.table(project.id, 3, bot="greedy")
    visitor.wait_for_turn()
    expect(visitor.page.locator("main.board")).to_contain_text("Votre place")
    expect(visitor.page.locator("main.board")).to_contain_text("Carte cachée")
    assert visitor.play(random.Random(7)) == 2
    visitor.expect_end()

    visitor.set(language="en")
    page = visitor.open(f"/t/{table}")
    visitor.expect_end()
    expect(page.locator("section.log")).to_contain_text("Your hidden card was")


def test_it_is_set_up_from_the_list_of_games(visitor: Visitor, project: Project) -> None:
    page = visitor.open("/")
    article = page.locator("article", has_text="Lantern Night")
    expect(article).to_contain_text("Bet on a card that nobody else has seen.")
    expect(article.locator(".cover svg")).to_be_attached()
    article.get_by_role("link", name="Set up").click()
    page.get_by_role("button", name="4", exact=True).click()
    page.get_by_role("button", name="Start").click()
    visitor.wait_for_turn()
    expect(page.locator("main.board [data-ref^='player:']")).to_have_count(4)


def test_the_rules_are_read_in_both_languages(visitor: Visitor, project: Project) -> None:
    for language, heading in (("en", "The end"), ("fr", "La fin")):
        visitor.set(language=language)
        page = visitor.open(f"/rules/{project.id}")
        expect(page.get_by_role("heading", name=heading)).to_be_visible()
        expect(page.locator("article ol li")).to_have_count(2)
        assert visitor.axe() == []


def test_the_plain_board_shows_all_that_can_be_chosen(
    browser: Browser, server: Server, known: Project, tmp_path: Path
) -> None:
    for seats in ("2", "4"):
        folder = tmp_path / seats
        words = ("simulate", known.id, "--seats", seats, "--games", "1", "--records", str(folder))
        done = known.run(*words)
        assert done.returncode == 0, done.stderr
    records = [str(file.with_suffix("")) for file in sorted(tmp_path.rglob("*.record"))]
    assert len(records) == 2
    with MountedTable(browser, server.url) as table:
        for number, moment in enumerate(moments_of(records, 8)):
            table.mount(moment, language=["en", "fr"][number % 2])
            for size in ((1440, 900), (390, 844)):
                table.resize(*size)
                wrong = plain_problems(table)
                assert not wrong, "\n".join([f"{moment}, {size}", *wrong])
            assert table.axe() == []
