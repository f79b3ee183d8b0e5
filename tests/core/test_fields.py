"""Dumping and loading by `FIELDS`: every kind of value, and every mark."""

import json
from typing import ClassVar

from littleworlds.core import fields
from littleworlds.core.fields import Fields, derived, given, rows, unordered


class Shelf:
    """An object inside another."""

    FIELDS: ClassVar[Fields] = ("books", derived("weight"))

    def __init__(self) -> None:
        self.books: list[int] = []
        self.weight = 0


class Library:
    """One field of every kind."""

    FIELDS: ClassVar[Fields] = (
        derived("catalogue"),
        given("floors"),
        given("options"),
        "name",
        "open",
        "visitors",
        "loans",
        "shelves",
        "desk",
        unordered("returned"),
        rows("log"),
    )

    def __init__(self, floors: int, options: dict[str, int]) -> None:
        self.catalogue = object()
        self.floors = floors
        self.options = options
        self.name = ""
        self.open = False
        self.visitors = 0
        self.loans: list[list[int]] = []
        self.shelves = [Shelf() for _ in range(floors)]
        self.desk = Shelf()
        self.returned: list[int] = []
        self.log: list[tuple[int, int]] = []


def full() -> Library:
    library = Library(2, {"quiet": 1})
    library.name = "city"
    library.open = True
    library.visitors = 12
    library.loans = [[1, 2], []]
    library.shelves[1].books = [7, 8]
    library.shelves[1].weight = 3
    library.desk.books = [9]
    library.returned = [5, 3, 4]
    library.log = [(1, 2), (3, 4)]
    return library


SNAPSHOT = {
    "floors": 2,
    "options": {"quiet": 1},
    "name": "city",
    "open": True,
    "visitors": 12,
    "loans": [[1, 2], []],
    "shelves": [{"books": []}, {"books": [7, 8]}],
    "desk": {"books": [9]},
    "returned": [3, 4, 5],
    "log": [[1, 2], [3, 4]],
}


def test_a_dump_is_json_data_without_what_is_derived() -> None:
    assert fields.dump(full()) == SNAPSHOT
    assert json.loads(json.dumps(fields.dump(full()))) == SNAPSHOT


def test_a_dump_shares_nothing_with_its_object() -> None:
    library = full()
    dumped = fields.dump(library)
    library.loans[0].append(99)
    library.shelves[1].books.append(99)
    library.options["quiet"] = 99
    assert dumped == SNAPSHOT


def test_loading_brings_everything_back_but_what_is_given_or_derived() -> None:
    library = Library(2, {})
    shelves, desk = library.shelves, library.desk
    fields.load(library, json.loads(json.dumps(SNAPSHOT)))
    assert (library.floors, library.options) == (2, {})
    assert (library.name, library.open, library.visitors) == ("city", True, 12)
    assert (library.loans, library.returned) == ([[1, 2], []], [3, 4, 5])
    assert library.log == [(1, 2), (3, 4)]
    assert library.shelves is shelves
    assert library.desk is desk
    assert ([shelf.books for shelf in shelves], desk.books) == ([[], [7, 8]], [9])
    assert shelves[1].weight == 0


def test_loading_shares_nothing_with_the_snapshot() -> None:
    library, snapshot = Library(2, {}), json.loads(json.dumps(SNAPSHOT))
    fields.load(library, snapshot)
    snapshot["loans"][0].append(99)
    snapshot["shelves"][1]["books"].append(99)
    assert library.loans[0] == [1, 2]
    assert library.shelves[1].books == [7, 8]


def test_names_come_in_the_order_of_the_class() -> None:
    assert fields.names(Shelf.FIELDS) == ["books", "weight"]
