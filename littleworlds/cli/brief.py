"""A table in few lines, for titles whose things say all that matters in their first note.

Things with the same note share a line, and what lies before others is told by name alone.
"""

from typing import Final

from littleworlds.core.thing import Thing
from littleworlds.words import Words

CHOOSABLE: Final = "▸ "


class BriefTable:
    """The things of one view, as lines; what can be chosen has a mark."""

    def __init__(
        self,
        things: list[Thing],
        notes: list[str],
        words: Words,
        choosable: set[str],
        counters: set[str],
    ) -> None:
        """`notes` are told besides the first one of a thing; `counters` are kinds of things that say their number also when it
        is one."""
        self._notes = notes
        self._counters = counters
        self._words = words
        self._choosable = choosable
        self._inside: dict[str, list[Thing]] = {}
        for thing in things:
            self._inside.setdefault(thing.within, []).append(thing)

    def lines(self) -> list[str]:
        """What lies about, then everything that holds something."""
        roots = self._inside.get("", [])
        about = [self._name(thing) for thing in roots if thing.ref not in self._inside]
        lines = ["  " + " · ".join(about)] if about else []
        for holder in roots:
            if holder.ref in self._inside:
                lines += self._others(holder) if self._is_anothers(holder) else self._held(holder)
        return lines

    def _held(self, holder: Thing) -> list[str]:
        """A heading, and a line for all things that say the same; in one line if that is all."""
        shared: dict[str, list[str]] = {}
        nested: list[str] = []
        for thing in self._inside[holder.ref]:
            if thing.ref in self._inside:
                nested.append("    " + self._content(thing))
            else:
                note = self._note(thing)
                shared.setdefault(note, []).append(self._name(thing))
        rows = [", ".join(names) + (" – " + note if note else "") for note, names in shared.items()]
        if len(rows) == 1 and not nested:
            return [
                "  " + self._words.word("cli-holds", what=self._heading(holder), things=rows[0])
            ]
        return ["  " + self._heading(holder), *("    " + row for row in rows), *nested]

    def _others(self, holder: Thing) -> list[str]:
        """Names only: what they do is read off the cards in the middle, or asked for."""
        return ["  " + self._content(holder)]

    def _content(self, holder: Thing) -> str:
        within = self._inside.get(holder.ref, [])
        names = [self._name(thing) for thing in within if thing.ref not in self._inside]
        nested = [self._content(thing) for thing in within if thing.ref in self._inside]
        said = self._heading(holder)
        if names:
            said = self._words.word("cli-holds", what=said, things=", ".join(names))
        return " · ".join([said, *nested])

    def _heading(self, holder: Thing) -> str:
        note = self._note(holder).rstrip(".")
        said = self._words.say(holder.label)
        return self._mark(holder) + (f"{said} – {note}" if note else said)

    def _note(self, thing: Thing) -> str:
        told = thing.notes[:1] + [note for note in thing.notes[1:] if note.id in self._notes]
        return " ".join(self._words.say(note) for note in told)

    def _name(self, thing: Thing) -> str:
        counts = thing.count != 1 or thing.ref.partition(":")[0] in self._counters
        count = f" ×{thing.count}" if counts else ""
        return self._mark(thing) + self._words.say(thing.label) + count

    def _mark(self, thing: Thing) -> str:
        return CHOOSABLE if thing.ref in self._choosable else ""

    def _is_anothers(self, holder: Thing) -> bool:
        """Whether it belongs to another player, or to nobody's seat: an adversary is named like a thing."""
        args = holder.label.args
        owners = [value for value in args.values() if str(value).startswith("#")]
        return owners[0] != f"#{self._words.reader}" if owners else "who" in args
