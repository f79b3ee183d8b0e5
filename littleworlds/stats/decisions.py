"""Every decision of many plays as one flat table, for whoever learns from them or counts what we did not think of."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

from littleworlds.core.play import Play
from littleworlds.core.record import Record
from littleworlds.core.state import State
from littleworlds.stats.portions import Broken, Portion, portions_of, records_of, shared_out, titles

if TYPE_CHECKING:
    import pyarrow

COLUMNS: Final = {
    "game": "string",
    "seats": "int8",
    "play": "int64",
    "ply": "int32",
    "seat": "int8",
    "prompt": "string",
    "notation": "string",
    "choices": "int32",
    "lead": "int32",
}
"""What a row tells, and how it is stored. Plays are numbered from 0 in the order of their files, plies from 1; `lead` is what the
seat was ahead of the best other at the end, alone its points."""


@dataclass
class Listed:
    """The decisions of a portion, column by column, its plays numbered from 0."""

    columns: dict[str, list[str | int]] = field(default_factory=lambda: {id: [] for id in COLUMNS})
    plays: int = 0
    broken: list[Broken] = field(default_factory=list)
    unfinished: int = 0

    def take(self, file: Path, number: int, record: Record) -> None:
        """Add the decisions of a play."""
        game = titles().of(record).game
        asked: list[tuple[str, int]] = []

        def before(state: State, seat: int) -> None:
            prompt = state.prompt(seat)
            asked.append(("" if prompt is None else prompt.message.id, len(state.legal(seat))))

        Play.replay(record, game, before=before)
        if record.outcome is None:
            self.unfinished += 1
            return
        leads = _leads(record.outcome.scores)
        for ply, (step, (prompt, choices)) in enumerate(zip(record.steps, asked, strict=True), 1):
            row: tuple[str | int, ...] = (
                record.game, record.seats, self.plays, ply, step.seat, prompt, step.notation, choices,
                leads[step.seat],
            )  # fmt: skip
            for column, value in zip(self.columns.values(), row, strict=True):
                column.append(value)
        self.plays += 1


def export_parquet(
    files: list[Path],
    path: Path,
    language: str = "en",
    jobs: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> tuple[Listed, int]:
    """Write every decision in these files to a Parquet file, portion by portion; what there was, without its columns, and how
    many decisions."""
    import pyarrow
    import pyarrow.parquet

    types = {id: getattr(pyarrow, kind)() for id, kind in COLUMNS.items()}
    portions = portions_of(files, language)
    whole = Listed()
    rows = 0
    with pyarrow.parquet.ParquetWriter(path, pyarrow.schema(types)) as writer:
        for done, part in enumerate(shared_out(list_portion, portions, jobs), 1):
            part.columns["play"] = [int(one) + whole.plays for one in part.columns["play"]]
            if part.plays:
                writer.write_table(_table(part, types))
            rows += len(part.columns["play"])
            whole.plays += part.plays
            whole.broken += part.broken
            whole.unfinished += part.unfinished
            if progress is not None:
                progress(done, len(portions))
    return whole, rows


def _table(part: Listed, types: "dict[str, pyarrow.DataType]") -> "pyarrow.Table":
    import pyarrow

    return pyarrow.table(
        {id: pyarrow.array(values, types[id]) for id, values in part.columns.items()}
    )


def list_portion(portion: Portion) -> Listed:
    """The decisions of one portion."""
    found = Listed()
    records_of(portion, found.broken, found.take)
    return found


def _leads(scores: list[int]) -> list[int]:
    return [
        score - max((one for other, one in enumerate(scores) if other != seat), default=0)
        for seat, score in enumerate(scores)
    ]
