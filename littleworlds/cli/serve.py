"""`littleworlds serve`: tables for the browser, for friends, for programs."""

import os
import tempfile

import click

from littleworlds.cli.common import language_option
from littleworlds.cli.manual import Command
from littleworlds.cli.usage import Number, WholeNumber
from littleworlds.words import words


@click.command(cls=Command)
@click.option("--host", default="127.0.0.1", show_default=True)
@click.option("--port", type=WholeNumber(0, 65535), default=8000, show_default=True)
@click.option("--database", metavar="URL", default="")
@click.option("--bus", metavar="URL", default="memory://")
@click.option("--workers", type=WholeNumber(1, 64), default=1)
@click.option("--bot-workers", type=WholeNumber(1, 64), default=None)
@click.option("--bot-seconds", type=Number(0.01, 60), default=2.0, show_default=True)
@click.option("--bot-pause", type=Number(0, 60), default=0.8, show_default=True)
@click.option("--usual-pause", type=Number(0, 60), default=2.0, show_default=True)
@click.option("--data", "overlays", metavar="FILE", multiple=True)
@click.option("--origin", "origins", multiple=True)
@click.option("--trust-proxy", metavar="ADDRESSES", default="127.0.0.1")
@click.option("--log-json", is_flag=True)
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
    language: str,
) -> None:
    """Serve tables over HTTP and WebSocket."""
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

    run(
        config,
        trust_proxy,
        lambda address: click.echo(words(language).word("cli-serving", address=address), err=True),
    )
