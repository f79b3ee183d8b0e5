"""A queue that serves everybody in turn, so that whoever asks for much waits longer and nobody else does.

Jobs wait by owner, and an owner's jobs by table. The next one comes from the next owner in turn, and
there from the next table in turn.
"""

from collections import OrderedDict, deque
from typing import Generic, TypeVar

Job = TypeVar("Job")


class FairQueue(Generic[Job]):
    """Jobs that wait for their turn."""

    def __init__(self) -> None:
        self._owners: OrderedDict[str, OrderedDict[str, deque[Job]]] = OrderedDict()
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def waiting_for(self, owner: str) -> int:
        """How many jobs of one owner wait."""
        return sum(len(jobs) for jobs in self._owners.get(owner, {}).values())

    def put(self, owner: str, table: str, job: Job) -> None:
        """Add a job behind those of the same table."""
        self._owners.setdefault(owner, OrderedDict()).setdefault(table, deque()).append(job)
        self._length += 1

    def take(self) -> Job | None:
        """The next job, which leaves the queue; None if none waits."""
        if not self._owners:
            return None
        owner, tables = next(iter(self._owners.items()))
        table, jobs = next(iter(tables.items()))
        job = jobs.popleft()
        tables.move_to_end(table)
        self._owners.move_to_end(owner)
        self._removed(owner, table)
        return job

    def remove(self, owner: str, table: str, job: Job) -> None:
        """Take out a job that nobody waits for any more, if it is still here."""
        if owner in self._owners and job in self._owners[owner].get(table, ()):
            self._owners[owner][table].remove(job)
            self._removed(owner, table)

    def _removed(self, owner: str, table: str) -> None:
        """Keep nothing of those who have nothing left here."""
        self._length -= 1
        tables = self._owners[owner]
        if not tables[table]:
            del tables[table]
        if not tables:
            del self._owners[owner]
