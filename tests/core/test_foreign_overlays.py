"""Overlays that come with somebody's record: bounded, and whatever they say, refused with a sentence or playable."""

import copy
import os
import random

import pytest

import littleworlds as lw
from littleworlds.core.data import Data
from littleworlds.core.game import Game
from littleworlds.core.registry import own_titles

OVERLAYS = 2_000 if os.environ.get("LW_LONG") else 40
NUMBERS = [0, 1, 2, 7, 16, 60, 99, 255, 256, 1000, 65_536, 10**6, -1]

Rows = list[dict[str, object]]


def shipped(title: str) -> dict[str, object]:
    data = lw.game(title).data
    assert data is not None
    return data.to_dict()


def tables(title: str) -> dict[str, Rows]:
    return {
        name: [dict(row) for row in rows]
        for name, rows in shipped(title).items()
        if isinstance(rows, list)
    }


def clones(row: dict[str, object], count: int) -> Rows:
    """So many more entries like this one."""
    fields = {field: value for field, value in row.items() if field != "known"}
    return [{**fields, "id": f"more_{number}", "add": True} for number in range(count)]


def play_some(game: Game, steps: int, seed: int = 1) -> None:
    """Set up, play a little at random, and look at it as everybody."""
    for seats in {game.min_seats, game.max_seats}:
        chance = lw.Seeded(seed)
        play = lw.Play(game, seats, lw.Seeded(seed + 1))
        while (seat := play.state.first()) >= 0 and len(play.steps) < steps:
            legal = play.state.legal(seat)
            play.act(seat, legal[chance.index(len(legal))], tell=[])
        for viewer in (None, *range(seats)):
            game.things(play.state.view(viewer))
        if seat >= 0:
            view = play.state.view(seat)
            for action in play.state.legal(seat):
                game.describe(view, action)
        else:
            play.state.outcome()


# --- bounds ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", own_titles())
def test_all_that_is_shipped_may_stand_in_an_overlay(title: str) -> None:
    game = lw.game(title, {"game": title, **shipped(title)})
    assert game.data is not None
    assert game.data.to_dict() == shipped(title)


def test_the_whole_of_an_overlay_is_bounded() -> None:
    rows = [{"id": f"adventuress_{number}", "note": "x" * 900} for number in range(1, 7)]
    with pytest.raises(lw.DataError) as refused:
        lw.game("little-tavern", {"game": "little-tavern", "rules": {"note": ["é" * 900] * 50}})
    assert str(refused.value) == (
        "overlay: 90,246 bytes of corrections are too many; at most 65,536 are possible."
    )
    lw.game("little-tavern", {"game": "little-tavern", "character": rows})


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"note": "x" * 1001}, "character elf, note: a text of 1,001 characters is too long"),
        ({"x" * 61: 1}, "x: a text of 61 characters is too long; at most 60 are possible"),
        ({"look": {"x" * 61: 1}}, "x: a text of 61 characters is too long; at most 60"),
    ],
)
def test_texts_are_bounded(fields: dict[str, object], sentence: str) -> None:
    overlay = {"game": "little-tavern", "character": [{"id": "elf", **fields}]}
    with pytest.raises(lw.DataError, match=sentence):
        lw.game("little-tavern", overlay)


def test_an_id_is_bounded() -> None:
    more = clones(tables("little-tavern")["character"][0], 1)
    more[0]["id"] = "x" * 61
    with pytest.raises(lw.DataError, match="id: a text of 61 characters is too long"):
        lw.game("little-tavern", {"game": "little-tavern", "character": more})


@pytest.mark.parametrize("title", own_titles())
def test_a_table_is_bounded_and_can_be_played_up_to_its_bound(title: str) -> None:
    for table, rows in tables(title).items():
        most = 2 * len(rows) + 50
        overlay = {"game": title, table: clones(rows[0], most + 1 - len(rows))}
        sentence = f"overlay: “{table}” would have {most + 1} entries; at most {most} are possible."
        with pytest.raises(lw.DataError, match=sentence):
            lw.game(title, overlay)
        overlay[table] = clones(rows[0], most - len(rows))
        try:
            game = lw.game(title, overlay)
        except lw.DataError:
            continue
        play_some(game, 10)


def test_a_game_may_allow_less() -> None:
    data = lw.game("little-tavern").data
    assert isinstance(data, Data)
    count = len(data.table("character"))
    assert len(data.table("character", most=count)) == count
    with pytest.raises(lw.DataError, match=f"“character” would have {count} entries; at most 5"):
        data.table("character", most=5)


# --- whatever they say ----------------------------------------------------------------------------


class Fuzz:
    """Overlays that differ from what is shipped in a few places."""

    def __init__(self, title: str, seed: int) -> None:
        self.title = title
        self.chance = random.Random(seed)
        self.shipped = shipped(title)
        self.words = sorted({str(row["id"]) for rows in tables(title).values() for row in rows})

    def overlay(self) -> dict[str, object]:
        overlay: dict[str, object] = {"game": self.title}
        names = self.chance.sample(sorted(self.shipped), self.chance.choice([1, 1, 2, 3]))
        for name in names:
            value = self.shipped[name]
            overlay[name] = self._rows(value) if isinstance(value, list) else self._fields(value)
        return overlay

    def _rows(self, rows: Rows) -> Rows:
        way = self.chance.random()
        if way < 0.6:
            return [
                {"id": row["id"], **self._fields(row)}
                for row in self.chance.sample(rows, min(len(rows), 2))
            ]
        if way < 0.85:
            more = clones(self.chance.choice(rows), self.chance.choice([1, 5, len(rows) + 50]))
            return [{**row, **self._fields(row), "id": row["id"], "add": True} for row in more]
        dropped = self.chance.sample(rows, self.chance.randrange(len(rows) + 1))
        return [{"id": row["id"], "drop": True} for row in dropped]

    def _fields(self, fields: object) -> dict[str, object]:
        assert isinstance(fields, dict)
        known = [field for field in fields if field not in ("id", "name", "known", "add")]
        if not known:
            return {}
        field = self.chance.choice(known)
        return {field: self._other(copy.deepcopy(fields[field]))}

    def _other(self, value: object) -> object:
        if isinstance(value, bool):
            return not value
        if isinstance(value, int):
            return self.chance.choice([*NUMBERS, value + 1, value * 2])
        if isinstance(value, str):
            return self.chance.choice(self.words)
        if isinstance(value, list) and value:
            way = self.chance.random()
            if way < 0.5:
                return (value * self.chance.choice([0, 2, 5, 200]))[:600]
            value[self.chance.randrange(len(value))] = self._other(value[0])
        elif isinstance(value, dict) and value:
            key = self.chance.choice(list(value))
            value[key] = self._other(value[key])
        return value


@pytest.mark.parametrize("title", own_titles())
def test_whatever_an_overlay_says_it_is_refused_with_a_sentence_or_can_be_played(
    title: str,
) -> None:
    seed = random.SystemRandom().randrange(10**6)
    print("seed", seed)
    fuzz = Fuzz(title, seed)
    sentences: list[str] = []
    for number in range(OVERLAYS):
        try:
            game = lw.game(title, fuzz.overlay())
        except lw.DataError as refused:
            sentences.append(str(refused))
        else:
            play_some(game, 30, number)
    assert 0 < len(sentences) < OVERLAYS
    assert all(sentences)
