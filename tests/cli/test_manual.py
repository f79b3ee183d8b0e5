"""The pages that `--help` prints: complete in both languages, and no message left over."""

import re
import sys
from collections.abc import Iterator

import click
import pytest
from cli.program import run

from littleworlds.cli.main import cli
from littleworlds.core.data import LANGUAGES
from littleworlds.words import Words, locale_folder


def pages(command: click.Command, parent: click.Context | None = None) -> Iterator[click.Context]:
    context = click.Context(
        command, info_name=command.name if parent else "littleworlds", parent=parent
    )
    yield context
    for below in command.commands.values() if isinstance(command, click.Group) else ():
        yield from pages(below, context)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_and_option_is_described(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    used: set[str] = set()
    say = Words.word

    def note(self: Words, id: str, **args: object) -> str:
        used.add(id)
        return say(self, id, **args)  # type: ignore[arg-type]

    monkeypatch.setattr(Words, "word", note)
    monkeypatch.setattr(sys, "argv", ["littleworlds", "--lang", language])
    for context in pages(cli):
        page = context.command.get_help(context)
        for param in context.command.get_params(context):
            if isinstance(param, click.Option):
                assert f"  {', '.join(param.opts)}" in page
        # Nothing of click's own English.
        assert "INTEGER" not in page
        assert "Show this message" not in page
    written = (locale_folder("") / f"{language}.ftl").read_text(encoding="utf-8")
    assert used == set(re.findall(r"^(help-[a-z-]+) =", written, re.MULTILINE))


def test_the_language_may_stand_before_the_command_or_after_it() -> None:
    page = run("--lang", "fr", "simulate", "--help").stdout
    assert page.startswith(
        "Usage\N{NO-BREAK SPACE}: python -m littleworlds simulate [OPTIONS] JEU\n"
    )
    assert "--games NOMBRE" in page
    assert "[par défaut\N{NO-BREAK SPACE}: 100; au moins 1]" in page
    assert run("simulate", "--help", "--lang", "fr").stdout == page
    assert "joueurs" in run("--lang", "fr", "games").stdout
    assert run("simulate", "--help").stdout.startswith(
        "Usage: python -m littleworlds simulate [OPTIONS] GAME\n"
    )


def test_what_is_missing_bears_the_name_of_the_page() -> None:
    assert (
        run("simulate").stderr == "GAME is missing. See python -m littleworlds simulate --help.\n"
    )
    assert (
        run("simulate", "--lang", "fr").stderr
        == "Il manque JEU. Voir python -m littleworlds simulate --help.\n"
    )
