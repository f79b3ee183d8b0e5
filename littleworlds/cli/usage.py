"""How a command is given, and what is said when it makes no sense: click's refusals as sentences of ours, in both languages.

Click speaks English only, and its errors do not carry what was given. So numbers, choices and commands are refused here, where that
is known, and click's remaining refusals are put into messages by `in_our_words`.
"""

import errno
import os
import re
from collections.abc import Callable, Sequence
from typing import Any, Final

import click

from littleworlds.cli import manual
from littleworlds.core.errors import Error, OptionError, nearest
from littleworlds.words import explain, words

_LONGEST_SHOWN: Final = 40
"""As much of a senseless value is shown again."""

_EXTRA: Final = re.compile(r"extra arguments? \((.*)\)$")
"""Some things click says in its sentence only: here what was too much, below that an option takes no value."""

_SYSTEM_MESSAGES: Final = {
    os.strerror(number): message
    for number, message in (
        (errno.ENOENT, "os-missing"),
        (errno.EISDIR, "os-directory"),
        (errno.ENOTDIR, "os-not-directory"),
        (errno.EEXIST, "os-exists"),
        (errno.EACCES, "os-permission"),
        (errno.EPERM, "os-permission"),
        (errno.ENOSPC, "os-full"),
        (errno.EROFS, "os-read-only"),
        (errno.ENAMETOOLONG, "os-long-name"),
        (errno.EIO, "os-fault"),
        (errno.EADDRINUSE, "os-address-taken"),
        (errno.EADDRNOTAVAIL, "os-address-unknown"),
    )
}
"""What the system says of files and addresses, always in English, and our message for it."""


class WholeNumber(click.IntRange):
    """A whole number within its bounds."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter:
            raise _no_number("whole", value, param, self.min, self.max) from None


class Number(click.FloatRange):
    """A number within its bounds."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter:
            raise _no_number("any", value, param, self.min, self.max) from None


class Group(manual.Group):
    """A group of commands."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if self.get_command(ctx, args[0]) is None and not args[0].startswith("-"):
            raise OptionError(
                "usage-no-command",
                given=_shown(args[0]),
                allowed=nearest(args[0], self.list_commands(ctx)),
            )
        return super().resolve_command(ctx, args)


def one_of(
    allowed: Sequence[str], message: str = "usage-one-of"
) -> Callable[[click.Context, click.Parameter, str], str]:
    """The callback of an option that is one of a few words."""

    def check(ctx: click.Context, param: click.Parameter, value: str) -> str:
        if value not in allowed:
            raise OptionError(
                message, what=_name(param), given=_shown(value), allowed=list(allowed)
            )
        return value

    return check


def in_our_words(refusal: click.ClickException) -> Error:
    """A refusal of click's as an error of ours."""
    context = refusal.ctx if isinstance(refusal, click.UsageError) else None
    command = context.command_path if context is not None else "littleworlds"
    if isinstance(refusal, click.MissingParameter):
        return OptionError("usage-missing", value=_name(refusal.param), command=command)
    if isinstance(refusal, click.NoSuchOption):
        return OptionError(
            "usage-no-option",
            given=_shown(refusal.option_name),
            allowed=_near(refusal.option_name, context),
        )
    if isinstance(refusal, click.BadOptionUsage):
        takes_none = "not take" in refusal.message
        return OptionError(
            "usage-takes-no-value" if takes_none else "usage-needs-value",
            option=refusal.option_name,
        )
    extra = _EXTRA.search(refusal.message)
    if extra is not None:
        return OptionError("usage-extra", given=_shown(extra[1]), command=command)
    return OptionError("usage-other", why=refusal.format_message())


def sentence(error: Error, language: str) -> str:
    """An error as a sentence, what the system says of a file included."""
    why = error.message.args.get("why")
    if isinstance(why, str) and why in _SYSTEM_MESSAGES:
        error.message.args["why"] = words(language).word(_SYSTEM_MESSAGES[why])
    return explain(error, language)


def _no_number(
    kind: str, given: object, param: click.Parameter | None, low: float | None, high: float | None
) -> OptionError:
    bounds = "none" if low is None else "least" if high is None else "both"
    return OptionError(
        "usage-number",
        what=_name(param),
        given=_shown(given),
        kind=kind,
        bounds=bounds,
        low=f"{low or 0:g}",
        high=f"{high or 0:g}",
    )


def _name(param: click.Parameter | None) -> str:
    """A parameter as it is written on the command line."""
    if param is None:
        return ""
    return (
        max(param.opts, key=len) if isinstance(param, click.Option) else param.human_readable_name
    )


def _shown(given: object) -> str:
    text = str(given)
    return text if len(text) <= _LONGEST_SHOWN else text[:_LONGEST_SHOWN] + "…"


def _near(given: str, context: click.Context | None) -> list[int | str]:
    """The options of the command that are near to what was given."""
    params = context.command.get_params(context) if context is not None else []
    return nearest(
        given, [option for param in params for option in param.opts if option.startswith("--")]
    )
