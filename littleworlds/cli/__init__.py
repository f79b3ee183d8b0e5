"""The command line: `littleworlds games | play | simulate | replay | bench | data`."""

from littleworlds.cli.main import main

__all__ = ["main"]
