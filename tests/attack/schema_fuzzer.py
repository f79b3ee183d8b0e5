"""Values made after a JSON schema, as a client would send them, and wrong in one place or another.

Whoever knows only the schema would send nothing but strangers: words that mean something are given
by the name of their field, with `[]` for those in a list.
"""

import json
import random
import re
import string
from typing import Any

Json = dict[str, Any]


class Raw:
    """A piece of JSON that no value of Python stands for."""

    def __init__(self, text: str) -> None:
        self.text = text


NASTY: list[object] = [
    *[None, True, False, 0, -1, 2**31, 2**63, -(2**63) - 1, 2**64, 10**400, 1.5, -0.0, 1e308],
    *[Raw("1e999"), Raw("-"), Raw("NaN"), Raw("01"), Raw("1" * 5000), Raw("1." + "0" * 5000 + "1")],
    *[
        "",
        " ",
        "\x00",
        "\ud800",
        "\udfff\ud800",
        "\ufffe",
        "\u202e",
        "é" * 300,
        "👩‍👩‍👧" * 9,
        "\x7f",
    ],
    *["x" * 41, "x" * 500, "a b", "../..", "%00", "'; --", "<b>", "{0}", "null", "1", "\\", '"'],
    *[[], {}, [[]], [None], {"": None}, {"\ud800": 1}, Raw('{"a":1,"a":2}'), Raw("[1,]")],
    *[Raw("[" * 2000), Raw("[" * 2000 + "]" * 2000), Raw('{"a":' * 900 + "1" + "}" * 900)],
]
LETTERS = string.ascii_letters + string.digits
CHOICES = re.compile(r"\^\((\w+(?:\|\w+)*)\)\$")
"""A pattern that lists what is allowed."""
KNOWN = 0.8
"""How often a word that means something is taken."""
UNICODE = LETTERS + " éß中\u0301\u200d😀\x00\n"


class SchemaFuzzer:
    """Makes values after the schemas of one document."""

    def __init__(
        self, document: Json, chance: random.Random, words: dict[str, list[Any]], spoil: float
    ) -> None:
        """`spoil`: how often a value is one that does not fit."""
        self.document = document
        self.chance = chance
        self.words = words
        self.spoil = spoil

    def text(self, schema: Json) -> str:
        """A value for a schema, as JSON."""
        return json_text(self.value(schema))

    def value(self, schema: Json, name: str = "") -> object:
        """Something that fits a schema, or does not."""
        if self.chance.random() < self.spoil:
            return self._beyond(schema) if self.chance.random() < 0.3 else self._nasty()
        if self.words.get(name) and self.chance.random() < KNOWN:
            return self.chance.choice(self.words[name])
        if "$ref" in schema:
            return self.value(self._definition(schema["$ref"]), name)
        for several in ("anyOf", "oneOf"):
            if several in schema:
                return self.value(self.chance.choice(schema[several]), name)
        if "enum" in schema:
            return self.chance.choice(schema["enum"])
        return self._of_kind(schema, name)

    def _definition(self, reference: str) -> Json:
        found = self.document
        for part in reference.removeprefix("#/").split("/"):
            found = found[part]
        return found

    def _nasty(self) -> object:
        return self.chance.choice(NASTY)

    def _of_kind(self, schema: Json, name: str) -> object:
        kind = schema.get("type")
        if kind == "object":
            return self._object(schema)
        if kind == "array":
            low, high = schema.get("minItems", 0), min(schema.get("maxItems", 5), 20)
            count = self.chance.choice([low, low, high, self.chance.randint(low, high)])
            return [self.value(schema.get("items", {}), name + "[]") for _ in range(count)]
        if kind in ("integer", "number"):
            low, high = schema.get("minimum", -5), schema.get("maximum", 1000)
            return self.chance.choice([low, high, self.chance.randint(int(low), int(high))])
        if kind == "boolean":
            return self.chance.random() < 0.5
        if kind == "null":
            return None
        return self._string(schema, 0)

    def _object(self, schema: Json) -> Json:
        required = schema.get("required", [])
        made = {
            key: self.value(value, key)
            for key, value in schema.get("properties", {}).items()
            if self.chance.random() < (1 - self.spoil / 4 if key in required else 0.5)
        }
        more = schema.get("additionalProperties")
        if isinstance(more, dict):
            longest = schema.get("propertyNames", {})
            for _ in range(self.chance.randrange(4)):
                made[self._string(longest, 0)] = self.value(more)
        elif self.chance.random() < self.spoil:
            made[self._string({}, 0)] = self._nasty()
        return made

    def _string(self, schema: Json, more: int) -> str:
        """A text of any length that is allowed, and so much longer."""
        choices = CHOICES.fullmatch(schema.get("pattern", ""))
        if choices is not None and not more:
            return str(self.chance.choice(choices[1].split("|")))
        low, high = schema.get("minLength", 0), schema.get("maxLength", 30)
        size = self.chance.choice([low, high, self.chance.randint(low, high)])
        letters = LETTERS if "pattern" in schema else UNICODE
        return "".join(self.chance.choices(letters, k=(high if more else size) + more))

    def _beyond(self, schema: Json) -> object:
        """One more, or less, than is allowed."""
        schema = self._definition(schema["$ref"]) if "$ref" in schema else schema
        if "maximum" in schema:
            return self.chance.choice([schema.get("minimum", 0) - 1, schema["maximum"] + 1])
        if "maxItems" in schema:
            return [self.value(schema["items"])] * (schema["maxItems"] + 1)
        if "maxLength" in schema:
            return self._string(schema, 1)
        return self._nasty()


def json_text(value: object) -> str:
    if isinstance(value, Raw):
        return value.text
    if isinstance(value, dict):
        pairs = (f"{json.dumps(key)}:{json_text(part)}" for key, part in value.items())
        return "{" + ",".join(pairs) + "}"
    if isinstance(value, list):
        return "[" + ",".join(json_text(part) for part in value) + "]"
    return json.dumps(value)


def spoilt(chance: random.Random, whole: bytes) -> bytes:
    """Bytes of which some are others, gone, or there twice."""
    made = bytearray(whole)
    for _ in range(chance.choice([1, 1, 2, 8])):
        place = chance.randrange(len(made) or 1)
        way = chance.randrange(4)
        if way == 0:
            made[place : place + 1] = bytes([chance.randrange(256)])
        elif way == 1:
            del made[place : place + chance.choice([1, 3, 40])]
        elif way == 2:
            made[place:place] = chance.choice([b"\x00", b"\r\n", b"\xff", b'"', b"9" * 20])
        else:
            made[place:place] = made[place : place + 30]
    return bytes(made)
