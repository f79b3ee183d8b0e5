"""Which language the command line speaks."""

import os
import sys

from littleworlds.core.data import LANGUAGES


def language_asked() -> str:
    """The language on the command line, wherever it stands and even if the rest makes no sense; else that of the place."""
    for before, word in zip(sys.argv, sys.argv[1:] + [""], strict=True):
        if before == "--lang" and word in LANGUAGES:
            return word
        if before.startswith("--lang=") and before.removeprefix("--lang=") in LANGUAGES:
            return before.removeprefix("--lang=")
    return _language_of_place()


def _language_of_place() -> str:
    """French where the environment says so, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return "fr" if value.lower().startswith("fr") else "en"
    return "en"
