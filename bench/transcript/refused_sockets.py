"""Sockets that are refused, send nonsense or are closed."""

import contextlib

from clients import Person, Socket, Web
from plays import make_table
from sitting import Sitting
from transcript import Json
from websockets.exceptions import ConnectionClosed, InvalidStatus

NONSENSE = (
    "not json",
    "[]",
    '{"t":"dance"}',
    '{"t":"act","command":"x","seat":0}',
    '{"t":"act","command":"x","seat":0,"actions":[],"version":null}',
    '{"t":"act","command":"x","seat":0,"actions":["a"],"colour":"red"}',
    '{"t":"act","command":"with blank","seat":0,"actions":["a"]}',
    '{"t":"undo","command":"x","seat":16}',
    '{"t":"undo","command":"x","seat":1}',
    '{"t":"hello"}',
    '{"t":"look","seat":1,"seq":0}',
    '{"t":"look","seat":0,"seq":-1}',
    '{"t":"stand","command":"x","seat":0,"prompt":""}',
    '{"t":"say","command":"x","text":""}',
    '{"t":"say","command":"x","text":"for another","seat":1}',
    '{"t":"mute","on":"yes"}',
    '"' + "x" * 40_000 + '"',
)


async def refused_sockets(web: Web, games: list[Json]) -> None:
    """All of them, at one table with two seats."""
    game = next(one for one in games if one["min_seats"] <= 2 <= one["max_seats"])
    web.transcript.begin("refusals over sockets", game["id"])
    people = [await web.person("Ines"), await web.person("Igor")]
    table = await make_table(web, game["id"], people)
    other = await make_table(web, game["id"], people)
    tokens: dict[int, str] = table["tokens"]
    await turned_away(web, table, [tokens[0], tokens[1]], {})
    await turned_away(web, table, [other["tokens"][0]], {})
    await turned_away(web, table, [people[0].token], {})
    await turned_away(web, table, ["forged.token"], {})
    await turned_away(web, table, [tokens[0]], {"person": people[1].token})
    await turned_away(web, table, [], {"colour": "red"})
    await turned_away(web, {"id": "nosuchtable"}, [], {})
    await turned_away(web, {"id": "no-such-table"}, [], {})
    await silent(web, table)
    await foreign_page(web, table)
    await nonsense(web, table)
    await waiting(web, game["id"], people)


async def turned_away(web: Web, table: Json, tokens: list[str], hello: Json) -> None:
    socket = Socket(web.url, table["id"], "intruder", tokens, hello)
    await socket.greet()
    await socket.until("closed")
    web.transcript.note("hello", got=socket.take())


async def silent(web: Web, table: Json) -> None:
    """The first message is no hello."""
    socket = Socket(web.url, table["id"], "intruder", [], {})
    await socket.connect()
    await socket.send({"t": "ping"})
    await socket.until("closed")
    web.transcript.note("ping before hello", got=socket.take())


async def foreign_page(web: Web, table: Json) -> None:
    socket = Socket(web.url, table["id"], "intruder", [], {})
    try:
        await socket.connect(origin="http://elsewhere.test")
        answer = 101
    except InvalidStatus as refused:
        answer = refused.response.status_code
    web.transcript.note("a page of another origin", status=answer)


async def nonsense(web: Web, table: Json) -> None:
    """Messages that cannot be read, until the socket is closed; then one that is too large."""
    sitting = Sitting(web, table["id"])
    await sitting.open("seat 0", [table["tokens"][0]])
    for message in NONSENSE:
        await sitting.tell("seat 0", message)
    socket = sitting.sockets["seat 0"]
    await socket.send({"t": "ping"})
    await socket.until("pong")
    sitting.note("seat 0", {"t": "ping"})
    with contextlib.suppress(ConnectionClosed):
        for _ in range(60):
            await socket.send("nonsense")
    await socket.until("closed")
    last = socket.take()[-1]
    web.transcript.note("too much nonsense", got=last)
    await socket.greet()
    await socket.send('"' + "x" * 70_000 + '"')
    await socket.until("closed")
    web.transcript.note("a message that is too large", got=socket.take()[-1]["code"])


async def waiting(web: Web, game: str, people: list[Person]) -> None:
    """Sockets at a table that has not begun: who comes, who goes, and the start."""
    wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
    made = await web.ask("POST", "/api/tables", wish, people[0])
    path = f"/api/tables/{made['table']['id']}"
    sitting = Sitting(web, made["table"]["id"])
    await sitting.open("seat 0", [made["held"][0]["token"]])
    await sitting.open("onlooker", [], people[1])
    await sitting.open("stranger", [], muted=True)
    for kind in ("undo", "concede"):
        await sitting.command("seat 0", kind, seat=0)
    await sitting.command("seat 0", "look", seat=0, seq=0)
    for name in ("onlooker", "stranger"):
        await sitting.command(name, "say", text="Is this seat free?")
    await web.ask("POST", path + "/seats/1", {}, people[1])
    await sitting.follow("start")
    await sitting.close()
