"""`littleworlds serve`: tables for the browser, for friends, for programs."""

import os
import sys
import tempfile
import webbrowser
from threading import Thread
from typing import Final

import click

from littleworlds.cli.common import language_option
from littleworlds.cli.extras import require
from littleworlds.cli.manual import Command
from littleworlds.cli.usage import Number, WholeNumber, sentence
from littleworlds.shelf import foreign_problems
from littleworlds.words import words

_SCREENS: Final = ("DISPLAY", "WAYLAND_DISPLAY")


@click.command(cls=Command)
@click.option("--host", default="127.0.0.1", show_default=True)
@click.option("--port", type=WholeNumber(0, 65535), default=8000, show_default=True)
@click.option("--database", metavar="URL", default="")
@click.option("--bus", metavar="URL", default="memory://")
@click.option("--workers", type=WholeNumber(1, 64), default=1)
@click.option("--bot-workers", type=WholeNumber(1, 64), default=None)
@click.option("--bot-seconds", type=Number(0.01, 60), default=2.0, show_default=True)
@click.option("--bot-pause", type=Number(0, 60), default=2.0, show_default=True)
@click.option("--usual-pause", type=Number(0, 60), default=2.0, show_default=True)
@click.option("--data", "overlays", metavar="FILE", multiple=True)
@click.option("--origin", "origins", multiple=True)
@click.option("--trust-proxy", metavar="ADDRESSES", default="127.0.0.1")
@click.option("--log-json", is_flag=True)
@click.option("--open", "shows", is_flag=True)
@language_option
def serve(
    host: str,
    port: int,
    database: str,
    bus: str,
    workers: int,
    bot_workers: int | None,
    bot_seconds: float,
    bot_pause: float,
    usual_pause: float,
    overlays: tuple[str, ...],
    origins: tuple[str, ...],
    trust_proxy: str,
    log_json: bool,
    shows: bool,
    language: str,
) -> None:
    """Serve tables over HTTP and WebSocket."""
    require("server")
    for problem in foreign_problems():
        click.echo(sentence(problem, language), err=True)
    # Loaded here, so that the other commands start without a web server.
    from littleworlds.server.config import Config

    config = Config(
        host=host,
        port=port,
        database=database or os.environ.get("LITTLEWORLDS_DATABASE", ""),
        bus=bus,
        workers=workers,
        bot_workers=bot_workers or max(1, (os.cpu_count() or 2) - 1),
        bot_seconds=bot_seconds,
        bot_pause=bot_pause,
        usual_pause=usual_pause,
        overlays=list(overlays),
        origins=list(origins),
        log_json=log_json,
    ).checked()
    if workers > 1:
        os.environ.setdefault(
            "PROMETHEUS_MULTIPROC_DIR", tempfile.mkdtemp(prefix="littleworlds-metrics-")
        )
    from littleworlds.server.run import run

    def tell(address: str) -> None:
        click.echo(words(language).word("cli-serving", address=address), err=True)
        if shows:
            _open_browser(address)

    run(config, trust_proxy, tell)


def _open_browser(address: str) -> None:
    """Show the page where there is a screen. A browser for the terminal would take the place of the server's own lines."""
    screen = sys.platform in ("darwin", "win32") or any(map(os.environ.get, _SCREENS))
    if screen:
        Thread(target=webbrowser.open, args=(address,), daemon=True).start()
