"""What is added to a wheel: the rules pages, which the server shows, and with LITTLEWORLDS_COMPILE=1 the engine compiled by mypyc.

A plain wheel needs no compiler. Compiled, the core is one extension and each game another, several built at a time.
"""

import os
import shutil
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# What gains nothing from being compiled, or must stay plain Python.
PLAIN = (
    "core/block.py",
    "core/conformance/",
    "core/data.py",
    "core/errors.py",
    "core/native.py",
    "core/registry.py",
)
# -O3 takes half as long again as -O2 and is no faster here.
OPTIMISATION = "2"
# A game's C file takes about a gigabyte to compile.
MOST_AT_ONCE = 4
# Where mypyc keeps what it has understood of the sources.
KEPT = ".mypy_cache"


class Additions(BuildHookInterface):
    """Adds the pages and, if asked for, the compiled modules beside their sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        build_data["force_include"][str(root / "docs" / "rules")] = "littleworlds/rules_pages"
        if os.environ.get("LITTLEWORLDS_COMPILE"):
            work = root / "build" / "engine"
            libraries = work / "libraries"
            for path in _compile(_groups(Path("littleworlds")), work, libraries):
                build_data["force_include"][path] = os.path.relpath(path, libraries)
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


def _groups(package: Path) -> dict[str, list[str]]:
    """The modules to compile by the extension that they share: calls inside one are direct, and each is a C file of its own."""
    groups: dict[str, list[str]] = {}
    for folder in ("core", "games", "search"):
        for path in sorted((package / folder).rglob("*.py")):
            if not path.relative_to(package).as_posix().startswith(PLAIN):
                parts = path.relative_to(package).parts
                groups.setdefault(parts[1] if len(parts) > 2 else parts[0], []).append(str(path))
    return groups


def _compile(groups: dict[str, list[str]], work: Path, libraries: Path) -> list[str]:
    """Writes the C files to `work` and the modules to `libraries`, and returns the modules; what has not changed is kept."""
    # Imported here: a plain wheel is built without them.
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    try:
        extensions = _translate(groups, work)
    except Exception:
        # What mypyc keeps of the last time can mislead it where classes have changed since.
        shutil.rmtree(KEPT, ignore_errors=True)
        shutil.rmtree(work, ignore_errors=True)
        extensions = _translate(groups, work)
    # The large ones first, so that no core idles at the end.
    extensions.sort(
        key=lambda extension: -max(os.path.getsize(source) for source in extension.sources)
    )
    command = build_ext(Distribution({"ext_modules": extensions}))
    command.build_lib = str(libraries)
    command.build_temp = str(work / "objects")
    command.parallel = min(os.cpu_count() or 1, MOST_AT_ONCE)
    command.ensure_finalized()
    command.run()
    return command.get_outputs()


def _translate(groups: dict[str, list[str]], work: Path) -> list[Any]:
    """Writes the C files, and says what they make."""
    from mypyc.build import mypycify

    extensions: list[Any] = mypycify(
        ["--no-warn-unused-ignores", *(path for paths in groups.values() for path in paths)],
        opt_level=OPTIMISATION,
        debug_level="0",
        target_dir=str(work),
        separate=[(paths, f"littleworlds_{name}") for name, paths in groups.items()],
    )
    return extensions
