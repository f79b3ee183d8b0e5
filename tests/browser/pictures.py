"""Pictures of a board at recorded moments, for looking at it while it is drawn: `make pictures GAME=little-tavern`.

Options go into `OPTIONS`: `make pictures GAME=little-tavern OPTIONS="--moments 20 --size 1440x900 --lang fr --only ask-draw"`.
"""

import argparse
from pathlib import Path

from browser.browsers import open_browser
from browser.mounted_table import MountedTable
from browser.recorded_plays import moments
from server.harness import Server


def main() -> None:
    """A file per moment, size and language."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", type=Path)
    asked.add_argument("game")
    asked.add_argument("--moments", type=int, default=12)
    asked.add_argument("--only", default="", help="moments whose description holds this")
    asked.add_argument("--size", nargs="+", default=["1440x900", "1024x768", "390x844"])
    asked.add_argument("--lang", nargs="+", default=["en", "fr"])
    asked.add_argument("--theme", default="light")
    options = asked.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    with Server(options.folder) as server, open_browser() as browser:
        for number, moment in enumerate(moments(options.game, options.moments)):
            if options.only not in str(moment):
                continue
            print(f"{number:02}: {moment}")
            for language in options.lang:
                with MountedTable(browser, server.url) as table:
                    table.mount(moment, language=language, theme=options.theme)
                    for size in options.size:
                        width, height = map(int, size.split("x"))
                        table.resize(width, height)
                        name = f"{options.game}-{number:02}-{size}-{language}.png"
                        table.page.screenshot(path=options.folder / name)


if __name__ == "__main__":
    main()
