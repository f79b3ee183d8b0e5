"""What `--help` prints, in both languages: commands and options are described by messages that bear their names.

`help-play` is the command `play`, `help-play-seed` its option `--seed`; what means the same in several commands is `help-any-json`.
Click would print the function's docstring and its own English headings instead.
"""

from collections.abc import Iterator
from contextlib import contextmanager

import click

from littleworlds.bots.registry import specs
from littleworlds.cli.language import language_asked
from littleworlds.words import Words, words


class Command(click.Command):
    """A command that describes itself."""

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        _write(self, ctx, formatter)


class Group(click.Group):
    """A group of commands that describes itself and them."""

    command_class = Command

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        speak = words(language_asked())
        _write(self, ctx, formatter)
        with _section(formatter, speak.word("help-commands")):
            formatter.write_dl(
                [(name, speak.word(f"{_id(ctx)}-{name}")) for name in self.list_commands(ctx)]
            )


def _write(command: click.Command, ctx: click.Context, formatter: click.HelpFormatter) -> None:
    speak = words(language_asked())
    params = command.get_params(ctx)
    pieces = [f"[{speak.word('help-value', value='OPTIONS')}]"]
    pieces += [_argument(speak, param) for param in params if isinstance(param, click.Argument)]
    pieces += [speak.word("help-value", value="COMMAND") + " …"] * isinstance(command, click.Group)
    formatter.write_usage(ctx.command_path, " ".join(pieces), speak.word("help-usage") + " ")
    formatter.write_paragraph()
    with formatter.indentation():
        formatter.write_text(speak.word(_id(ctx) if ctx.parent else "help-program"))
    with _section(formatter, speak.word("help-options")):
        formatter.write_dl(
            [_option(speak, ctx, param) for param in params if isinstance(param, click.Option)]
        )


@contextmanager
def _section(formatter: click.HelpFormatter, heading: str) -> Iterator[None]:
    """Click's own sections end their heading with a colon, which French sets apart."""
    formatter.write_paragraph()
    formatter.write(f"{heading}\n")
    with formatter.indentation():
        yield


def _id(ctx: click.Context) -> str:
    """The message of a command: `help`, and its names below the program's own."""
    return "help" if ctx.parent is None else f"{_id(ctx.parent)}-{ctx.info_name}"


def _argument(speak: Words, param: click.Argument) -> str:
    name = speak.word("help-value", value=param.metavar or "TEXT") + (
        "…" if param.nargs < 0 else ""
    )
    return name if param.required else f"[{name}]"


def _option(speak: Words, ctx: click.Context, param: click.Option) -> tuple[str, str]:
    """An option as it is written, and what it does."""
    written = ", ".join(param.opts)
    if not param.is_flag:
        kind = "NUMBER" if isinstance(param.type, click.IntRange | click.FloatRange) else "TEXT"
        written += " " + speak.word("help-value", value=param.metavar or kind)
    name = max(param.opts, key=len).removeprefix("--")
    own = f"{_id(ctx)}-{name}"
    text = speak.word(own if speak.knows(own) else f"help-any-{name}", bots=", ".join(specs()))
    details = _details(speak, param)
    return written, f"{text} [{'; '.join(details)}]" if details else text


def _details(speak: Words, param: click.Option) -> list[str]:
    """The value that holds if none is given, and the bounds of a number."""
    remarks = [speak.word("help-default", value=str(param.default))] if param.show_default else []
    if isinstance(param.type, click.IntRange | click.FloatRange) and param.type.min is not None:
        low, high = param.type.min, param.type.max
        remarks.append(
            speak.word(
                "help-bounds",
                bounds="least" if high is None else "both",
                low=f"{low:g}",
                high=f"{high or 0:g}",
            )
        )
    return remarks
