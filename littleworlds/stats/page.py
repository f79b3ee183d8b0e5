"""Answers as one page of HTML that can be sent to somebody: no other file, no script, every picture beside its table."""

from html import escape
from typing import Final

from littleworlds.stats.answers import Answer
from littleworlds.stats.charts import chart
from littleworlds.stats.tally import Table
from littleworlds.stats.wording import cell_text, heading_text, label_text
from littleworlds.words import Words

_STYLE: Final = """
:root { color-scheme: light dark; --ink: light-dark(#2a211c, #f3eadb); --soft: light-dark(#65574b, #bcae9b);
  --paper: light-dark(#fbf7ee, #171310); --line: light-dark(#d8cbb4, #41372f); --first: light-dark(#07655f, #45d3c3);
  --second: light-dark(#b07f16, #e9b949); }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem; font: 16px/1.5 system-ui, sans-serif; color: var(--ink);
  background: var(--paper); overflow-wrap: anywhere; }
h1, h2, h3 { line-height: 1.2; } h2 { margin-top: 3rem; border-top: 2px solid var(--line); padding-top: 1rem; }
p.note, footer, .key { color: var(--soft); } .key span { display: inline-block; width: 1em; height: 1em; vertical-align: -.1em; }
.wide { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { text-align: start; font-weight: 600; padding-block: .4rem; }
th, td { padding: .2rem .8rem .2rem 0; border-bottom: 1px solid var(--line); text-align: end; white-space: nowrap; }
th:first-child { text-align: start; } figure { margin: 1rem 0; } svg { display: block; width: 100%; height: auto; max-width: 720px;
  font: 12px system-ui, sans-serif; } svg text { fill: var(--ink); } svg .name, svg .value { text-anchor: end; }
svg .mark { text-anchor: middle; } svg .axis { fill: none; stroke: var(--line); } svg .bounds { stroke: var(--ink); stroke-width: 2; }
svg rect.first { fill: var(--first); } svg rect.second { fill: var(--second); } svg polyline { fill: none; stroke-width: 2.5; }
svg polyline.first { stroke: var(--first); } svg polyline.second { stroke: var(--second); stroke-dasharray: 6 4; }
.first { background: var(--first); } .second { background: var(--second); } details { margin-block: .5rem; }
"""

_SHORT: Final = 14
"""Longer tables are folded away below their picture."""


class Page:
    """Gathers sections, one for each title and number of seats, and writes them as one page."""

    def __init__(self, words: Words, command: str, date: str) -> None:
        self._words = words
        self._command = command
        self._date = date
        self._sections: list[str] = []

    def add(self, table: Table, answers: list[Answer], words: Words) -> None:
        """A section, with the words of its title."""
        heading = words.word(
            "stats-table", title=words.word("title"), seats=table.seats, plays=table.plays
        )
        parts = "".join(_answer(answer, words) for answer in answers)
        self._sections.append(f"<section><h2>{escape(heading)}</h2>{parts}</section>")

    def html(self) -> str:
        say = self._words.word
        key = (
            f'<p class="key"><span class="first"></span> {escape(say("stats-winners"))} '
            f'<span class="second"></span> {escape(say("stats-others"))}. {escape(say("stats-bounds"))}</p>'
        )
        made = say("stats-made", date=self._date, command=self._command)
        return (
            f'<!doctype html><html lang="{self._words.language}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{escape(say('stats-title'))}</title><style>{_STYLE}</style></head>"
            f"<body><main><h1>{escape(say('stats-title'))}</h1>{key}{''.join(self._sections)}</main>"
            f"<footer><p>{escape(made)}</p></footer></body></html>\n"
        )


def _answer(answer: Answer, words: Words) -> str:
    heading = heading_text(answer, words)
    note = f'<p class="note">{escape(words.word(answer.note))}</p>' if answer.note else ""
    picture = chart(answer, words)
    figure = f"<figure>{picture}</figure>" if picture else ""
    table = _table(answer, heading, words)
    if len(answer.rows) > _SHORT:
        shown = words.word("stats-whole-table", rows=len(answer.rows))
        table = f"<details{'' if picture else ' open'}><summary>{escape(shown)}</summary>{table}</details>"
    return f"<h3>{escape(heading)}</h3>{note}{figure}{table}"


def _table(answer: Answer, heading: str, words: Words) -> str:
    first = escape(label_text(answer.rows_are, words))
    columns = "".join(
        f'<th scope="col">{escape(label_text(one.label, words))}</th>' for one in answer.columns
    )
    rows = "".join(
        f'<tr><th scope="row">{escape(label_text(row.label, words))}</th>'
        + "".join(
            f"<td>{escape(cell_text(value, column.form, words))}</td>"
            for column, value in zip(answer.columns, row.values, strict=True)
        )
        + "</tr>"
        for row in answer.rows
    )
    return (
        f'<div class="wide" role="group" tabindex="0" aria-label="{escape(heading, quote=True)}">'
        f'<table><thead><tr><th scope="col">{first}</th>{columns}</tr></thead>'
        f"<tbody>{rows}</tbody></table></div>"
    )
