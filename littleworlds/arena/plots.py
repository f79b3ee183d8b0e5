"""A tournament as a picture: ratings with their intervals, and who beats whom as a heat map. Needs the extra `plots`."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from matplotlib import rc_context
from matplotlib.figure import Figure

from littleworlds.arena.intervals import Interval
from littleworlds.arena.standings import Standings
from littleworlds.arena.tournament import Tournament
from littleworlds.words import Words

if TYPE_CHECKING:
    from matplotlib.axes import Axes

FORMATS: Final = (".svg", ".png")
_PER_BOT: Final = 0.55
"""Inches that a bot takes."""


def plot(tournament: Tournament, table: Standings, words: Words, path: Path) -> None:
    """Write the picture. In SVG its words stay words, and the same tournament gives the same file."""
    rated = sorted(
        ((row.bot, row.rating) for row in table.bots if row.rating is not None),
        key=lambda pair: pair[1].mean,
        reverse=True,
    )
    bots = [bot for bot, _ in rated] or [row.bot for row in table.bots]
    height = 1.8 + _PER_BOT * len(bots)
    with rc_context({"svg.fonttype": "none", "svg.hashsalt": "littleworlds"}):
        figure = Figure(figsize=(11, height), layout="constrained")
        left, right = figure.subplots(1, 2)
        _ratings(left, rated, words)
        _cross_table(right, tournament, table, bots, words)
        title = words.word(
            "plot-title",
            title=words.word("title"),
            seats=str(tournament.seats),
            seed=str(tournament.seed),
        )
        figure.suptitle(title)
        told = {"Title": title, "Description": describe(table, words)}
        dated = {"Date": None} if path.suffix == ".svg" else {}
        figure.savefig(path, format=path.suffix[1:], dpi=150, metadata={**told, **dated})


def describe(table: Standings, words: Words) -> str:
    """What the picture shows, for those who do not see it; it is kept inside the file."""
    rated = [
        words.word(
            "plot-rated", bot=row.bot, rating=_number(row.rating.mean, words),
            low=_number(row.rating.low, words), high=_number(row.rating.high, words),
        )
        for row in table.bots
        if row.rating is not None
    ]  # fmt: skip
    return " ".join(rated)


def _ratings(axes: "Axes", rated: list[tuple[str, Interval]], words: Words) -> None:
    places = range(len(rated))
    means = [rating.mean for _, rating in rated]
    reach = [
        [rating.mean - rating.low for _, rating in rated],
        [rating.high - rating.mean for _, rating in rated],
    ]
    axes.errorbar(means, places, xerr=reach, fmt="o", color="#07655f", capsize=4)
    axes.set_yticks(places, [bot for bot, _ in rated])
    axes.invert_yaxis()
    axes.margins(y=0.2)
    axes.grid(axis="x", alpha=0.3)
    axes.set_xlabel(words.word("plot-rating"))


def _cross_table(
    axes: "Axes", tournament: Tournament, table: Standings, bots: list[str], words: Words
) -> None:
    """How much of the victories the bot of a row takes against that of a column. Equals are in the middle of the colours."""
    shares = cross_shares(tournament, table)
    even = 0.5 if tournament.seats == 1 else tournament.even_share
    cells = [[shares.get((row, column), float("nan")) for column in bots] for row in bots]
    # Bent at even, so that the middle of the colours is where equals are.
    bent = [[_bent(cell, even) for cell in row] for row in cells]
    axes.imshow(bent, cmap="BrBG", vmin=0, vmax=1, aspect="auto")
    for y, row in enumerate(cells):
        for x, cell in enumerate(row):
            if cell == cell:
                dark = abs(bent[y][x] - 0.5) > 0.35
                text = _number(100 * cell, words) + " %"
                axes.text(x, y, text, ha="center", va="center", color="white" if dark else "black")
    axes.set_xticks(range(len(bots)), bots, rotation=20, ha="right")
    axes.set_yticks(range(len(bots)), bots)
    axes.set_xlabel(words.word("plot-shares", even=_number(100 * even, words)))


def cross_shares(tournament: Tournament, table: Standings) -> dict[tuple[str, str], float]:
    """The first's share against the second; between two the second's is the rest."""
    shares = {(row.first, row.second): row.share.mean for row in table.pairs}
    if tournament.seats <= 2:
        shares |= {(second, first): 1 - share for (first, second), share in shares.items()}
    return shares


def _bent(share: float, even: float) -> float:
    return share / even / 2 if share < even else 0.5 + (share - even) / (1 - even) / 2


def _number(value: float, words: Words) -> str:
    text = f"{value:.1f}"
    return text.replace(".", ",") if words.language == "fr" else text
