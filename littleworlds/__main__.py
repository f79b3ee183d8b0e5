"""`python -m littleworlds` is the command line."""

from littleworlds.cli import main

main()
