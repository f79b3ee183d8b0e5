"""Writes what the app takes from the Python package when it is built, into `web/src/generated`:

- `frames.schema.json`: the schema of everything that goes over HTTP and over a table's socket, from which `types.js` makes the app's types;
- `names/<title>.<language>.json`: the names of components;
- `known/<title>.json`: how many figures are known in which way, and every entry with a figure that is ours or reasoned.
"""

import json
from pathlib import Path

import littleworlds as lw
from littleworlds.core.data import KNOWN, LANGUAGES
from littleworlds.core.registry import titles
from littleworlds.server.schema import live_schema

GENERATED = Path(__file__).parent.parent / "src" / "generated"
DOUBTFUL = ("transcribed", "inferred", "substitute")


def main() -> None:
    """Write everything."""
    _write("frames.schema.json", live_schema())
    for title in titles():
        game = lw.game(title)
        for language in LANGUAGES:
            _write(f"names/{title}.{language}.json", game.names.get(language, {}))
        assert game.data is not None
        _write(f"known/{title}.json", _known(game.data.plain()))


def _known(content: dict[str, object]) -> dict[str, object]:
    counts = dict.fromkeys(KNOWN, 0)
    doubtful: list[dict[str, object]] = []
    for table, entries in content.items():
        for entry in entries if isinstance(entries, list) else [entries]:
            assert isinstance(entry, dict)
            fields = [field for field in entry if field not in ("id", "known", "note", "look")]
            by_field = {field: _way(entry.get("known", ""), field) for field in fields}
            for way in by_field.values():
                if way in counts:
                    counts[way] += 1
            doubts = {field: way for field, way in by_field.items() if way in DOUBTFUL and field != "name"}
            if doubts:
                doubtful.append({"table": table, "id": entry.get("id", ""), "name": entry.get("name", {}), "fields": doubts})
    return {"counts": counts, "doubtful": doubtful}


def _way(known: object, field: str) -> str:
    if isinstance(known, dict):
        return str(known.get(field, known.get("default", "")))
    return str(known)


def _write(name: str, content: object) -> None:
    file = GENERATED / name
    file.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(content, ensure_ascii=False, indent=1) + "\n"
    if not file.exists() or file.read_text(encoding="utf-8") != text:
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
