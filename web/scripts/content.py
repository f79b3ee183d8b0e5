"""Writes what the app takes from the Python package when it is built, into `web/src/generated`:

- `frames.schema.json`: the schema of everything that goes over HTTP and over a table's socket, from which `types.js` makes the app's types;
- `names/<title>.<language>.json`: the names of components;
- `known/<title>.json`: how many figures are known in which way, and every entry with a figure that is ours or reasoned;
- `pieces/<title>.json`: the components as things, for the pictures of the rules pages;
- `counters/<title>.json`: the labels of the things whose count is a number to read, also where it is one.
"""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import littleworlds as lw
from littleworlds.bots import registry as bots
from littleworlds.bots.bot import Budget
from littleworlds.core.data import KNOWN, LANGUAGES
from littleworlds.core.errors import OptionError
from littleworlds.core.game import Game
from littleworlds.core.option import Options
from littleworlds.core.registry import own_titles
from littleworlds.server.messages.schema import live_schema

GENERATED = Path(__file__).parent.parent / "src" / "generated"
DOUBTFUL = ("transcribed", "inferred", "substitute")
PLAYS = 16
STEPS = 200
EVERY = 9
"""So many plays are watched to see the components, at most so many steps of each, and of these one moment in so many."""
SENTENCE_PARTS = ("there", "where", "colours", "letter")
"""Forms of a name with which the games build their sentences and maps: they tell a reader nothing about a component."""

Plain = dict[str, object]


def main() -> None:
    """Write everything."""
    _write("frames.schema.json", live_schema())
    for title in own_titles():
        game = lw.game(title)
        for language in LANGUAGES:
            _write(f"names/{title}.{language}.json", game.names.get(language, {}))
        assert game.data is not None
        content = game.data.to_dict()
        things = [thing for number in range(PLAYS) for thing in _watch(game, number)]
        things += _set_up(game)
        _write(f"known/{title}.json", _known(content))
        _write(f"pieces/{title}.json", _pieces(content, things))
        _write(f"counters/{title}.json", _counters(things))


def _known(content: Plain) -> Plain:
    counts = dict.fromkeys(KNOWN, 0)
    doubtful: list[Plain] = []
    for table, entries in content.items():
        for number, entry in enumerate(entries if isinstance(entries, list) else [entries], 1):
            assert isinstance(entry, dict)
            fields = [
                field
                for field in entry
                if field not in ("id", "known", "note", "look", *SENTENCE_PARTS)
            ]
            by_field = {field: _way(entry.get("known", ""), field) for field in fields}
            for way in by_field.values():
                if way in counts:
                    counts[way] += 1
            doubts = {
                field: way for field, way in by_field.items() if way in DOUBTFUL and field != "name"
            }
            if doubts:
                number = number if isinstance(entries, list) else 0
                doubtful.append(
                    {
                        "table": table,
                        "number": number,
                        "name": entry.get("name", {}),
                        "fields": doubts,
                    }
                )
    return {"counts": counts, "doubtful": doubtful}


def _way(known: object, field: str) -> str:
    if isinstance(known, dict):
        return str(known.get(field, known.get("default", "")))
    return str(known)


def _pieces(content: Plain, things: list[Plain]) -> list[Plain]:
    """Every component that is named in the data and seen in some plays: in which table of the data it stands, and as a thing. What is
    noted on things of a table at some moments only, or differently, is left out. Where nothing is left to say, the data say it."""
    tables = {
        entry["id"]: table
        for table, found in content.items()
        for entry in _list(found)
        if "name" in entry
    }
    entries = {
        entry["id"]: entry
        for found in content.values()
        for entry in _list(found)
        if "name" in entry
    }
    seen: dict[str, Plain] = {}
    fleeting: set[tuple[str, str]] = set()
    for thing in things:
        name = _component(thing)
        if name not in tables:
            continue
        known = seen.setdefault(name, thing)
        if not known["notes"]:
            known = seen[name] = thing
        for one, other in ((known, thing), (thing, known)):
            for note in _list(one["notes"]):
                # A thing in a place where nothing is noted still is what it is.
                if note not in _list(other["notes"]) and (other["notes"] or not note["args"]):
                    fleeting.add((tables[name], note["id"]))
    pieces: list[Plain] = []
    for name, table in tables.items():
        if name in seen:
            notes = [
                note for note in _list(seen[name]["notes"]) if (table, note["id"]) not in fleeting
            ]
            facts = [] if notes else _facts(entries[name], set(tables))
            thing = {**seen[name], "within": "", "count": 1, "notes": notes}
            pieces.append({"table": table, "name": name, "thing": thing, "facts": facts})
    return pieces


def _facts(entry: Plain, components: set[str]) -> list[Plain]:
    """What an entry of the data says in figures, in words or with other components, as arguments of messages."""
    facts: list[Plain] = []
    for field, value in entry.items():
        if (
            field in ("id", "name", "known", "note", "look", *SENTENCE_PARTS)
            or value == entry["id"]
        ):
            continue
        if isinstance(value, dict) and set(value) == set(LANGUAGES):
            facts.append({"field": field, "value": f"@{entry['id']}.{field}"})
        elif isinstance(value, int) and not isinstance(value, bool):
            facts.append({"field": field, "value": value})
        elif isinstance(value, str) and value in components:
            facts.append({"field": field, "value": "@" + value})
        elif (
            isinstance(value, list)
            and value
            and all(isinstance(one, str) and one in components for one in value)
        ):
            facts.append({"field": field, "value": ["@" + one for one in value]})
    return facts


def _counters(things: list[Plain]) -> list[str]:
    """The labels of things that count: those that may stand for none, and those that are of no component and may stand for several."""
    found: set[str] = set()
    for thing in things:
        label = thing["label"]
        assert isinstance(label, dict)
        if thing["count"] == 0 or (thing["count"] != 1 and _component(thing) == ""):
            found.add(str(label["id"]))
    return sorted(found)


def _watch(game: Game, number: int) -> list[Plain]:
    """The things at moments all over a play of random moves, with seats and options that differ from play to play."""
    sizes = game.max_seats - game.min_seats + 1
    seats = game.min_seats + number % sizes
    play = lw.Play(game, seats, lw.Seeded(number), _options(game, seats, number // sizes))
    choosers = [bots.make("random", number * 10 + seat) for seat in range(seats)]
    things: list[Plain] = []
    for step in range(STEPS):
        actors = play.state.actors()
        if not actors:
            break
        seat = int(actors[0])
        view = play.state.view(seat)
        if step % EVERY == 0:
            things += [thing.to_dict() for thing in game.things(view)]
        play.act(seat, choosers[seat].choose(game.perspective(view), Budget()))
    return things


def _set_up(game: Game) -> list[Plain]:
    """The things of new plays, one for every value of every option: what only one value brings is seen as well."""
    things: list[Plain] = []
    for option in game.options:
        seats = next(
            number for number in range(game.min_seats, game.max_seats + 1) if option.offered(number)
        )
        for value in option.values:
            with suppress(OptionError):
                options: Options = {option.id: value}
                game.check_options(seats, options)
                play = lw.Play(game, seats, lw.Seeded(0), options)
                seat = int(play.state.actors()[0])
                things += [thing.to_dict() for thing in game.things(play.state.view(seat))]
    return things


def _options(game: Game, seats: int, number: int) -> Options:
    """A choice of options; those that do not go together are left out."""
    options: Options = {}
    for option in game.options:
        if option.offered(seats):
            wanted = {**options, option.id: option.values[number % len(option.values)]}
            with suppress(OptionError):
                game.check_options(seats, wanted)
                options = wanted
    return options


def _component(thing: Plain) -> str:
    """The component that a thing is: the first that its label names."""
    label = thing["label"]
    assert isinstance(label, dict)
    named = [str(value)[1:] for value in label["args"].values() if str(value).startswith("@")]
    return named[0] if named else ""


def _list(value: object) -> list[dict[str, Any]]:
    return value if isinstance(value, list) else []


def _write(name: str, content: object) -> None:
    file = GENERATED / name
    file.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(content, ensure_ascii=False, indent=1) + "\n"
    if not file.exists() or file.read_text(encoding="utf-8") != text:
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
