"""A bar that says how many plays are done and how long the rest may take."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


@contextmanager
def counting(title: str) -> Iterator[Callable[[int, int], None]]:
    """Told how many are done, and how many there will be; on a terminal only."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(),
        TimeRemainingColumn(elapsed_when_finished=True),
    )  # fmt: skip
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as progress:
        task = progress.add_task(title, total=None)

        def show(done: int, wanted: int) -> None:
            progress.update(task, completed=done, total=wanted)

        yield show
