"""Answers in words: labels in a language, figures as people of that language write them."""

from littleworlds.arena.intervals import Interval
from littleworlds.core.message import Message
from littleworlds.stats.answers import Answer, Label, Value
from littleworlds.words import Words

_FORMS = {"count": ".0f", "number": ".2f", "mean": ".1f", "signed": "+.2f", "share": ".1f"}


def label_text(label: Label, words: Words) -> str:
    """A label, or the bare id where a title forgot the words for it."""
    return words.recall(Message(label.id, dict(label.args)))


def heading_text(answer: Answer, words: Words) -> str:
    heading = label_text(answer.heading, words)
    if not answer.by_round:
        return heading
    return words.word("stats-by-round", what=heading, round=words.word("stats-round"))


def cell_text(value: Value, form: str, words: Words) -> str:
    """A figure with its interval, if it has one."""
    if value is None:
        return ""
    unit = " %" if form == "share" else ""
    if isinstance(value, Interval):
        mean, low, high = (figure(one, form, words) for one in value)
        return f"{mean} ({low}…{high}){unit}"
    if isinstance(value, int) and form in ("number", "mean"):
        return str(value)
    return figure(value, form, words) + unit


def figure(value: float, form: str, words: Words) -> str:
    text = format(100 * value if form == "share" else value, _FORMS[form])
    if float(text) == 0:
        text = text.lstrip("+-")
    return text.replace(".", ",") if words.language == "fr" else text
