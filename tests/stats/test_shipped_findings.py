"""What ships with each title of what was found in many plays: whole, dated, and in words that the title has."""

import json
import re
from pathlib import Path

import pytest

import littleworlds as lw
from littleworlds.core.data import LANGUAGES
from littleworlds.core.message import Message
from littleworlds.core.registry import files_of, own_titles
from littleworlds.words import Words


@pytest.mark.parametrize("title", own_titles())
def test_the_findings_of_a_title_are_whole(title: str) -> None:
    file = Path(str(files_of(title))) / "data" / "findings.json"
    found = json.loads(file.read_text(encoding="utf-8"))
    for command in ("simulate", "stats", "arena"):
        assert found[command]["command"].startswith(f"littleworlds {command} ")
        assert re.fullmatch(r"\d{4}-\d\d-\d\d", found[command]["date"])
    assert found["stats"]["broken"] == []
    assert len(found["arena"]["bots"]) > 2
    [table] = found["stats"]["tables"]
    assert table["plays"] >= 300
    answers = {answer["id"]: answer for answer in table["answers"]}
    assert {"length", "won", "seats"} <= answers.keys()
    assert any(answer["chart"] == "bars:worth" for answer in answers.values())
    labels = [answer[part] for answer in answers.values() for part in ("heading", "rows_are")]
    labels += [one["label"] for answer in answers.values() for one in answer["columns"]]
    labels += [one["label"] for answer in answers.values() for one in answer["rows"]]
    names = lw.game(title).names
    for language in LANGUAGES:
        words = Words(language, title, names[language])
        for label in labels:
            assert "@" not in words.say(Message(label["id"], label["args"]))
