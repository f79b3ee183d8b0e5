"""Runs the browser's tests: `scripts/browser_tests.py PYTEST OPTIONS...`.

A browser on a busy machine is late now and then. In CI (CI=true) a test that fails is therefore run once more, alone, and named
as flaky if it passes then; more than two of those fail the run, and so does anything else. Elsewhere every failure is one.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

MOST_FLAKY = 2
LAST_FAILED = Path(".pytest_cache/v/cache/lastfailed")
FAILED = 1
"""What pytest answers if tests have failed, and nothing else is the matter."""


def main() -> int:
    pytest, *options = sys.argv[1:]
    LAST_FAILED.unlink(missing_ok=True)
    code = subprocess.run([pytest, *options, "tests/browser"], check=False).returncode
    if code != FAILED or os.environ.get("CI") != "true":
        return code
    failed = [name for name in json.loads(LAST_FAILED.read_text()) if "::" in name]
    if not 0 < len(failed) <= MOST_FLAKY:
        print(f"{len(failed)} tests have failed: too many to be called flaky")
        return code
    again = subprocess.run([pytest, "--quiet", *failed], check=False).returncode
    if again == 0:
        for name in failed:
            print(f"flaky: {name} failed once and passed alone")
    return again


if __name__ == "__main__":
    sys.exit(main())
