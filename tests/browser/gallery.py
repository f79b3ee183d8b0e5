"""Takes the pictures of the boards in docs/pictures anew, and writes the page that shows them: `make gallery`."""

import argparse
import tomllib
from pathlib import Path
from typing import Any

from browser.browsers import open_browser
from browser.mounted_table import MountedTable
from browser.recorded_plays import moments_in
from playwright.sync_api import Browser
from server.harness import Server

ROOT = Path(__file__).parents[2]
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
SETTLES = 900
"""Milliseconds until what is said of a thing, and what a choice would lead to, stand there."""
OTHER = {"en": "fr", "fr": "en"}
HEAD = """# Pictures

Every board at moments of recorded plays, on a desktop and on a phone, in French and in English by turns. `make gallery` takes them anew.
"""


def main() -> None:
    """A file per moment and size; then the page."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("only", nargs="?", default="", help="titles whose name holds this")
    asked.add_argument("--folder", type=Path, default=ROOT / "build" / "gallery")
    options = asked.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    listed = Path(__file__).with_suffix(".toml").read_text(encoding="utf-8")
    titles: list[dict[str, Any]] = tomllib.loads(listed)["title"]
    with Server(options.folder) as server, open_browser() as browser:
        for title in titles:
            for picture in title["pictures"] if options.only in title["name"] else []:
                for kind in SIZES:
                    take(
                        browser,
                        server.url,
                        picture,
                        kind,
                        ROOT / "docs" / file_of(title, picture, kind),
                    )
    page = HEAD + "".join(section(title) for title in titles)
    (ROOT / "docs" / "pictures.md").write_text(page, encoding="utf-8")


def take(browser: Browser, url: str, picture: dict[str, Any], kind: str, file: Path) -> None:
    """One picture, with what is pointed at or chosen in it."""
    moment = next(one for one in moments_in(picture["record"]) if one.ply == picture["ply"])
    width, height = SIZES[kind]
    with MountedTable(browser, url, width=width, height=height, touch=kind == "phone") as table:
        table.mount(moment, sheet=True, language=language_of(picture, kind), theme="light")
        for ref in picture.get("choose", []):
            table.page.locator(f'main.board [data-ref="{ref}"]').first.click()
        if pointed := picture.get("point"):
            table.page.locator(f'main.board [data-ref="{pointed}"]').first.hover()
        table.page.wait_for_timeout(SETTLES)
        table.page.screenshot(path=file, type="jpeg", quality=72)
        print(file.relative_to(ROOT))


def language_of(picture: dict[str, Any], kind: str) -> str:
    return picture["language"] if kind == "desktop" else OTHER[picture["language"]]


def file_of(title: dict[str, Any], picture: dict[str, Any], kind: str) -> str:
    id = title["name"].removeprefix("It's a ").lower().replace(" ", "_")
    return f"pictures/{id}_{picture['name']}_{kind}_{language_of(picture, kind)}.jpg"


def section(title: dict[str, Any]) -> str:
    lines = [f"\n## {title['name']}\n"]
    for picture in title["pictures"]:
        shown = [f"![{picture['says']}]({file_of(title, picture, kind)})" for kind in SIZES]
        lines.append(f"\n{picture['says']}\n\n" + "\n".join(shown) + "\n")
    return "".join(lines)


if __name__ == "__main__":
    main()
