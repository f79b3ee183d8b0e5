"""Writes down everything a server says in a scripted run, so that two checkouts can be compared.

    python bench/transcript OUT.jsonl [--root CHECKOUT]
    python bench/transcript --compare OLD.jsonl NEW.jsonl [--ignore-views TITLE] [--ignore RULE]

A refactoring of the server or of a game must not change a single message: this shows whether it
did. The Python that runs it has the package installed, or `--root` names the checkout to serve.
The server is a child process on loopback with fixed secrets (see `fixed_server.py`). People at
sockets play every title and use everything else a table offers, and ask every HTTP route. One
thing happens at a time: each line of the transcript holds what was sent, and what every socket
of the table got for it.

A rule of `--ignore` is `WHERE:PATH` and leaves out a change that is meant. WHERE is a title, a
scene or a request such as `GET /health`. PATH is a path that may begin anywhere in the entry,
such as `view.position`; without one the whole entry is left out. Both may contain `*`.
`--ignore-views TITLE` is short for `--ignore TITLE:view`.

A file whose name ends in `.gz` is compressed.
"""

import argparse
import asyncio
import sys
import time

from clients import Web
from compare import Ignored, compare
from refused_sockets import refused_sockets
from routes import lobby, operations, pages, people, refusals
from scenes import CLOCK_SECONDS, Scenes
from server import serving
from transcript import Transcript, open_transcript

NAMES = ("Ada", "Bea", "Cem", "Dot", "Eli", "Flo", "Onlooker")
MOST_SECONDS = 1200.0


def main() -> None:
    text = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=text)
    parser.add_argument("files", nargs="+", metavar="FILE")
    parser.add_argument("--root", help="the checkout to serve")
    parser.add_argument("--compare", action="store_true")
    parser.add_argument("--ignore", action="append", default=[], metavar="WHERE:PATH")
    parser.add_argument("--ignore-views", action="append", default=[], metavar="TITLE")
    arguments = parser.parse_args()
    if len(arguments.files) != 1 + arguments.compare:
        parser.error("one file to write, or two to compare")
    if arguments.compare:
        rules = arguments.ignore + [f"{title}:view" for title in arguments.ignore_views]
        old, new = arguments.files
        differing = compare(old, new, [Ignored.parse(rule) for rule in rules])
        print(f"{differing} entries differ." if differing else "No difference.")
        sys.exit(1 if differing else 0)
    began = time.monotonic()
    with serving(arguments.root) as url, open_transcript(arguments.files[0], "wb") as file:
        transcript = Transcript(file)
        asyncio.run(asyncio.wait_for(run(Web(url, transcript)), MOST_SECONDS))
    print(f"{transcript.entries} entries in {time.monotonic() - began:.0f} s.")


async def run(web: Web) -> None:
    """All scenes."""
    games = await pages(web)
    web.transcript.begin("guests")
    guests = [await web.person(name) for name in NAMES]
    scenes = Scenes(web, games, guests)
    clock = await scenes.start_clock()
    began = time.monotonic()
    await people(web)
    await lobby(web, games)
    await refusals(web, games)
    await refused_sockets(web, games)
    await scenes.whole_plays()
    await scenes.options()
    await scenes.bots()
    await scenes.substitutes()
    await scenes.rated()
    await operations(web)
    await asyncio.sleep(max(0.0, began + CLOCK_SECONDS + 1 - time.monotonic()))
    await scenes.clock_has_run_out(clock)
    await web.close()


if __name__ == "__main__":
    main()
