"""Everything on the table, for people: the things in `table`, what is said about them in `notes`."""

from littleworlds.games.wonderful_world.things.table import things

__all__ = ["things"]
