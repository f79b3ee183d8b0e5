"""Several people, each in front of a browser, at one table."""

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from browser.visitor import CHOICES, PATIENCE, Visitor
from playwright.sync_api import Browser
from server.harness import Server

CALLS = """
globalThis.away = false;
globalThis.calls = [];
Object.defineProperty(document, "hidden", { get: () => away });
const Real = Notification;
globalThis.Notification = class extends Real {
  constructor(title, options) {
    super(title, options);
    calls.push([title, options.body]);
  }
};
"""
"""A reader who may look away, and a record of the notifications that they got."""


@contextmanager
def two_people(
    visitor: Visitor, browser: Browser, server: Server, **wish: object
) -> Iterator[Visitor]:
    """A friend who sits at the same table of Little Factory, which has begun."""
    visitor.table_of("little-factory", [{"kind": "me"}, {"kind": "open"}], **wish)
    with Visitor(browser, server.url) as friend:
        friend.page.goto(invitation(visitor))
        friend.page.get_by_role("button", name="Sit down").click()
        for one in (visitor, friend):
            one.page.wait_for_selector(".rail")
        yield friend


def invitation(host: Visitor) -> str:
    """The address at which friends come to the table that this page shows."""
    return host.page.get_by_label("Invitation link for your friends").input_value()


def whoever_is_asked(people: Sequence[Visitor]) -> Visitor:
    """The first of these people who has something to choose, as soon as one has."""
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end:
        for one in people:
            if one.page.locator(CHOICES).count() > 0:
                return one
        people[0].page.wait_for_timeout(25)
    raise AssertionError("nobody was asked anything")
