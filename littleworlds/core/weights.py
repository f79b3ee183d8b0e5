"""Weights that were learned, as data beside a title: `data/weights.json`.

They are named by feature, so that a title with other cards takes those that it knows. A file holds one set per kind of table, with
the date, the command that made it and what a match said of it. It is no TOML: weights change how bots play, never what a record
leads to, and stay out of the data's digest.
"""

import json
from importlib.resources import files
from typing import TypedDict


class WeightSet(TypedDict):
    """The weights for one kind of table, and where they come from."""

    made: str
    command: str
    result: str
    weights: dict[str, float]


def read_weights(title: str) -> dict[str, WeightSet]:
    """All sets of a title, by the kind of table; none if it has no file."""
    folder = files("littleworlds.games." + title.replace("-", "_"))
    path = folder / "data" / "weights.json"
    if not path.is_file():
        return {}
    sets: dict[str, WeightSet] = json.loads(path.read_text(encoding="utf-8"))
    return sets


def in_order(weights: dict[str, float], names: list[str]) -> list[float]:
    """One weight per name; 0 for a feature that nobody has met."""
    return [float(weights.get(name, 0.0)) for name in names]
