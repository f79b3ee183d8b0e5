"""Parts of the package that are installed on wish, as `littleworlds[server]`."""

import re
from importlib import metadata
from typing import Final

from littleworlds.core.errors import OptionError

_REQUIREMENT: Final = re.compile(r"([\w.-]+).*; extra == ['\"](\w+)['\"]")
"""The name of a package that an extra always needs; those for some systems only have more behind the semicolon."""


def require(extra: str) -> None:
    """Refuse to go on if a package is missing that the extra brings."""
    for requirement in metadata.requires("littleworlds") or []:
        told = _REQUIREMENT.fullmatch(requirement)
        if told is not None and told[2] == extra:
            try:
                metadata.distribution(told[1])
            except metadata.PackageNotFoundError:
                raise OptionError("extra-missing", extra=extra, package=told[1]) from None
