"""Programs that play, well and badly, written into a folder for a test."""

import shlex
import sys
from pathlib import Path

_GOOD = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["t"] == "hello":
        answer = {"t": "ready"}
    elif message["t"] == "choose":
        answer = %s
    else:
        break
    print(json.dumps(answer), flush=True)
"""

FIRST = _GOOD % '{"t": "choice", "action": message["legal"][0]}'
NONSENSE = _GOOD % '{"t": "choice", "action": "fly to the moon"}'
MUTE = _GOOD % "[sys.stdin.readline() for _ in range(2)]"
GARBAGE = _GOOD % '"what?"'
CRASHING = _GOOD % 'sys.exit("I have lost my way")'
ENDLESS = "while True: pass"
"""Never reads, never answers, and does not hear that its input is closed."""


def program(folder: Path, source: str, name: str = "bot") -> str:
    """The spec of a program with this source."""
    path = folder / f"{name}.py"
    path.write_text(source)
    return f"exec:{shlex.join([sys.executable, str(path)])}"
