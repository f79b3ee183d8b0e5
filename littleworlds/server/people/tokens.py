"""Signed tokens: who a person is, and which seat of which table is theirs. Nothing is looked up to know a forgery.

A token is `payload.signature`, both base64url; the payload a JSON array `[kind, expiry, …]`, the signature a keyed BLAKE2b of it.
"""

import base64
import binascii
import hashlib
import hmac
from typing import NamedTuple

import msgspec

from littleworlds.server.errors import NotKnown

PERSON_SECONDS = 180 * 86_400
BOT_SECONDS = 5 * 365 * 86_400
SEAT_SECONDS = 30 * 86_400
"""A seat's token is renewed whenever its owner asks for it with a personal one."""


class PersonToken(NamedTuple):
    """Proof of being a person; `epoch` is compared with the person's own, so that tokens can be withdrawn."""

    person: str
    epoch: int


class SeatToken(NamedTuple):
    """Proof of holding a seat."""

    table: str
    seat: int
    person: str
    epoch: int


class Signer:
    """Signs and checks tokens under one key."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def person(self, token: PersonToken, now: float, seconds: float = PERSON_SECONDS) -> str:
        return self._sign(["person", int(now + seconds), *token])

    def seat(self, token: SeatToken, now: float, seconds: float = SEAT_SECONDS) -> str:
        return self._sign(["seat", int(now + seconds), *token])

    def read_person(self, text: str, now: float) -> PersonToken:
        """The token that a text holds; NotKnown if it is none of ours, or too old."""
        person, epoch = self._read("person", text, now, (str, int))
        return PersonToken(str(person), _int(epoch))

    def read_seat(self, text: str, now: float) -> SeatToken:
        """The same for a seat."""
        table, seat, person, epoch = self._read("seat", text, now, (str, int, str, int))
        return SeatToken(str(table), _int(seat), str(person), _int(epoch))

    def _sign(self, payload: list[str | int]) -> str:
        body = _spell(msgspec.json.encode(payload))
        return body + "." + _spell(self._signature(body))

    def _signature(self, body: str) -> bytes:
        return hashlib.blake2b(body.encode(), key=self._key, digest_size=24).digest()

    def _read(self, kind: str, text: str, now: float, types: tuple[type, ...]) -> list[object]:
        body, _, signature = text.partition(".")
        try:
            genuine = hmac.compare_digest(self._signature(body), _unspell(signature))
            payload = msgspec.json.decode(_unspell(body)) if genuine else None
        except (ValueError, binascii.Error):
            payload = None
        if not isinstance(payload, list) or payload[0] != kind or len(payload) != len(types) + 2:
            raise NotKnown("token-bad")
        if payload[1] < now:
            raise NotKnown("token-expired")
        return payload[2:]


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value


def _spell(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _unspell(text: str) -> bytes:
    # Only the one spelling that `_spell` gives is read, so that no token has a second form.
    data = base64.b64decode(
        text.encode("ascii") + b"=" * (-len(text) % 4), altchars=b"-_", validate=True
    )
    if _spell(data) != text:
        raise ValueError("not canonical")
    return data
