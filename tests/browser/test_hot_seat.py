"""Several players at one screen: each sees what is theirs, in hand, log, past and live region, and nothing of the others'."""

from browser.visitor import CHOICES, Visitor
from playwright.sync_api import Page, expect

SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Basile"}]
HAND = "section.actions .label"
CURTAIN = "Show my things"


def test_each_player_sees_only_their_own_secrets(visitor: Visitor) -> None:
    visitor.table_of("wonderful-world", SEATS)
    page = visitor.page
    first = _take_the_screen(page, "Ada")
    picked = {"Ada": [_pick(visitor)], "Basile": list[str]()}
    _expect_covered(page, "Basile", first)

    second = _take_the_screen(page, "Basile")
    only_first, only_second = _only(first, second), _only(second, first)
    assert only_first
    assert only_second
    expect(page.locator(".log li")).to_have_count(1)
    assert _shown(page, only_first) == []
    _look_at(page, 1)
    assert _shown(page, only_first) == []
    assert _hands(page) == {"1"}
    page.get_by_role("button", name="Back to now").click()
    picked["Basile"].append(_pick(visitor))

    for _ in range(4):
        name = _whose_turn(page)
        picked[name].append(_pick(visitor))

    for name, seat, others in [("Ada", 0, only_second), ("Basile", 1, only_first)]:
        while _whose_turn(page) != name:
            picked[_reader(page)].append(_pick(visitor))
        chosen = [
            line.split("\n")[0]
            for line in page.locator(".log li .text").all_inner_texts()
            if line.startswith("You choose")
        ]
        assert chosen == [f"You choose “{card}”." for card in reversed(picked[name])]
        # The first line lies before any card was shown: there only the own first hand is in sight.
        _look_at(page, 1)
        assert _hands(page) == {str(seat)}
        assert [card for card in others if card in page.locator("main.board").inner_html()] == []
        page.get_by_role("button", name="Back to now").click()
        expect(page.locator(CHOICES).first).to_be_visible()


def test_nothing_is_shown_before_somebody_takes_the_screen(visitor: Visitor) -> None:
    table = visitor.table_of("wonderful-world", SEATS)
    page = visitor.page
    cards = _take_the_screen(page, "Ada")
    page.goto(f"{visitor.url}/t/{table}")
    _expect_covered(page, "Ada", cards)
    _pick_after_lifting(visitor)
    _expect_covered(page, "Basile", cards)
    page.goto(f"{visitor.url}/t/{table}")
    _expect_covered(page, "Basile", cards)
    assert visitor.axe() == []


def _pick_after_lifting(visitor: Visitor) -> None:
    visitor.page.get_by_role("button", name=CURTAIN).click()
    _pick(visitor)


def _whose_turn(page: Page) -> str:
    """Lift the curtain if there is one; who reads now."""
    lift = page.get_by_role("button", name=CURTAIN)
    expect(lift.or_(page.locator(CHOICES).first)).to_be_visible()
    if lift.is_visible():
        lift.click()
    expect(page.locator(CHOICES).first).to_be_visible()
    return _reader(page)


def _reader(page: Page) -> str:
    return page.locator(".players .me .name").inner_text().split(",")[0].strip()


def _take_the_screen(page: Page, name: str) -> list[str]:
    """Lift the curtain for this player; the cards of their hand."""
    expect(page.get_by_role("heading", name=f"{name} is asked")).to_be_visible()
    page.get_by_role("button", name=CURTAIN).click()
    expect(page.locator(CHOICES).first).to_be_visible()
    return [_card(label) for label in page.locator(HAND).all_inner_texts()]


def _card(label: str) -> str:
    return label.partition("“")[2].partition("”")[0]


def _pick(visitor: Visitor) -> str:
    """Choose the first card; its name."""
    card = _card(visitor.page.locator(HAND).first.inner_text())
    visitor.move()
    return card


def _expect_covered(page: Page, name: str, cards: list[str]) -> None:
    """Board, hand, question, actions, log and live region are gone while the screen is handed over."""
    expect(page.get_by_role("heading", name=f"{name} is asked")).to_be_visible()
    for part in (CHOICES, ".log li", ".question", "[data-ref]"):
        expect(page.locator(part)).to_have_count(0)
    assert _shown(page, cards) == []
    assert (
        page.locator("[aria-live]").all_text_contents()
        == [""] * page.locator("[aria-live]").count()
    )


def _only(mine: list[str], others: list[str]) -> set[str]:
    """The cards of one hand whose names do not stand in the other, not even as a part of a longer name."""
    return {card for card in mine if not any(card in other for other in others)}


def _shown(page: Page, cards: list[str] | set[str]) -> list[str]:
    """Which of these cards stand anywhere in the page, seen or not."""
    html = page.content()
    return [card for card in cards if card in html]


def _hands(page: Page) -> set[str]:
    """The seats from whose hands cards are open on the board."""
    refs = page.locator("main.board [data-ref^='hand:']").evaluate_all(
        "nodes => nodes.map(node => node.dataset.ref)"
    )
    return {ref.removeprefix("hand:").partition(".")[0] for ref in refs if "." in ref}


def _look_at(page: Page, seq: int) -> None:
    page.get_by_role("button", name=f"To move {seq}", exact=True).click()
    expect(page.locator(".sentence")).to_have_text(f"You are looking at move {seq}.")
