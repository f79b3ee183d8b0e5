"""Reads many records on several processes and adds up what they tell. A record that cannot be read or replayed is named and left
out; one that is not over yet is counted and left out."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from littleworlds.core.event import Event
from littleworlds.core.play import Play
from littleworlds.core.record import Record
from littleworlds.stats.facts import Facts
from littleworlds.stats.portions import Broken, Portion, portions_of, records_of, shared_out, titles
from littleworlds.stats.tally import Table


@dataclass
class Read:
    """What was found: tables by title and seats, broken records, plays that were not over."""

    tables: dict[tuple[str, int], Table] = field(default_factory=dict)
    broken: list[Broken] = field(default_factory=list)
    unfinished: int = 0

    def take(self, file: Path, number: int, record: Record) -> None:
        """Add a play."""
        game, statistics, hearing = titles().of(record)
        told: list[list[Event]] = []
        play = Play.replay(record, game, tell=told)
        if record.outcome is None:
            self.unfinished += 1
            return
        facts = Facts(hearing, record.seats)
        for events in told:
            facts.hear(events)
        facts.close(record.outcome)
        key = (record.game, record.seats)
        table = self.tables.setdefault(key, Table(*key))
        table.add(statistics, record.outcome, facts, len(play.steps))

    def merge(self, other: "Read") -> None:
        for key, table in other.tables.items():
            if key in self.tables:
                self.tables[key].merge(table)
            else:
                self.tables[key] = table
        self.broken += other.broken
        self.unfinished += other.unfinished

    @property
    def plays(self) -> int:
        return sum(table.plays for table in self.tables.values())


def read_all(
    files: list[Path],
    language: str = "en",
    jobs: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> Read:
    """Everything in these files; `progress` is told how many portions are done, of how many."""
    portions = portions_of(files, language)
    read = Read()
    for done, part in enumerate(shared_out(read_portion, portions, jobs), 1):
        read.merge(part)
        if progress is not None:
            progress(done, len(portions))
    return read


def read_portion(portion: Portion) -> Read:
    """What one portion tells."""
    found = Read()
    records_of(portion, found.broken, found.take)
    return found
