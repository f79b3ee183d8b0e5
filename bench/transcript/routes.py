"""The routes over HTTP: what can be played, people, tables that wait, and refusals."""

from typing import Any

from clients import Person, Web, another_address, describe
from plays import make_table
from transcript import Json

LANGUAGES = ("en", "fr", "xx")
NOWHERE = "nosuchthing"


async def pages(web: Web) -> list[Json]:
    """Everything that is the same for everybody; the list of titles."""
    web.transcript.begin("pages")
    games: list[Json] = await web.ask("GET", "/api/games")
    for language in LANGUAGES:
        await web.ask("GET", f"/api/words/{language}")
    for path in ("/api/bots", "/health", "/api/live-schema", "/schema/openapi.json"):
        await web.ask("GET", path)
    for game in games:
        web.transcript.begin(f"pages of {game['id']}", game["id"])
        path = f"/api/games/{game['id']}"
        await web.ask("GET", path)
        for language in LANGUAGES:
            await web.ask("GET", f"{path}/words/{language}")
            await web.ask("GET", f"{path}/rules/{language}")
    return games


async def operations(web: Web) -> None:
    """The outlines of the browser's page, which is built apart, and of the metrics, which vary."""
    web.transcript.begin("operations")
    page = describe(await web.send("GET", "/"))
    web.transcript.note("GET /", status=page["status"], headers=page["headers"])
    metrics = describe(await web.send("GET", "/metrics"))
    kept = [line for line in metrics["body"].splitlines() if line.startswith("# TYPE littleworlds")]
    web.transcript.note("GET /metrics", status=metrics["status"], kinds=sorted(kept))


async def people(web: Web) -> None:
    """Guests, accounts, bot accounts, and who is forgotten."""
    web.transcript.begin("people")
    guest = await web.person("  Ada \t Lovelace\u200b ")
    me = "/api/people/me"
    for name in ("Countess", "", " \u200b ", "x" * 41):
        await web.ask("PATCH", me, {"name": name}, guest)
    account = {"login": "ada.l", "password": "correct horse"}
    kept = await web.ask("POST", me + "/account", account, guest)
    await web.ask("GET", me, by=guest)
    ada = Person("Ada", kept["person"]["id"], kept["token"])
    other = await web.person("Bertha")
    await web.ask("POST", me + "/account", account, other)
    await web.ask("POST", me + "/account", {"login": "b", "password": "short"}, other)
    for body in (account, {**account, "password": "wrong horse"}, {**account, "login": "eve"}):
        await web.ask("POST", "/api/sessions", body)
    bot = await web.ask("POST", me + "/bots", {"name": "Deep Bot"}, ada)
    program = Person("bot", bot["person"]["id"], bot["token"])
    await web.ask("POST", me + "/bots", {"name": "Deeper"}, program)
    await web.ask("POST", me + "/account", {"login": "deep", "password": "correct horse"}, program)
    for path in ("", "/bots", "/data", "/tables", "/tables?over=true"):
        await web.ask("GET", me + path, by=ada)
    for path in (ada.id, program.id, NOWHERE, "no-such-thing"):
        await web.ask("GET", f"/api/people/{path}")
    for person in (other, ada, ada):
        await web.ask("DELETE", f"{me}/bots/{program.id}", by=person)
    await web.ask("DELETE", me, by=ada)
    await web.ask("GET", me, by=ada)
    await web.ask("POST", "/api/sessions", account)


async def lobby(web: Web, games: list[Json]) -> None:
    """Tables that wait: made, found, sat down at, left, started."""
    game = next(one for one in games if one["min_seats"] <= 2 <= one["max_seats"])
    web.transcript.begin("lobby", game["id"])
    host, guest, third = [await web.person(name) for name in ("Hedy", "Grace", "Tim")]
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish: Json = {"game": game["id"], "seats": seats, "public": True, "start_when_full": False}
    table = await web.ask("POST", "/api/tables", wish, host)
    path = f"/api/tables/{table['table']['id']}"
    private = await web.ask("POST", "/api/tables", {**wish, "public": False}, host)
    await web.ask("GET", "/api/tables")
    await web.ask("POST", path + "/start", {}, host)
    await web.ask("POST", path + "/seats/1", {"name": "Gracious"}, guest)
    await web.ask("POST", path + "/seats/1", {}, third)
    await web.ask("POST", path + "/seats/9", {}, third)
    await web.ask("PUT", path + "/seats/1", {"kind": "bot", "bot": "random"}, host)
    await web.ask("DELETE", path + "/seats/0", by=guest)
    await web.ask("DELETE", path + "/seats/1", by=host)
    await web.ask("PUT", path + "/seats/1", {"kind": "bot", "bot": "random"}, guest)
    await web.ask("PUT", path + "/seats/1", {"kind": "me"}, host)
    await web.ask("PUT", path + "/seats/1", {"kind": "bot", "bot": "nobody"}, host)
    await web.ask("POST", path + "/seats/1", {}, guest)
    await web.ask("POST", path + "/start", {}, guest)
    await web.ask("POST", path + "/start", {}, host)
    await web.ask("DELETE", path + "/seats/1", by=guest)
    await _private(web, f"/api/tables/{private['table']['id']}", private["invite"], host, guest)
    for one in (path, path + "/mine"):
        await web.ask("GET", one, by=guest)
        await web.ask("GET", one, by=third)
    for query in ("", "?playing=true", "?playing=perhaps"):
        await web.ask("GET", "/api/tables" + query)
    await web.ask("GET", "/api/people/me/tables", by=host)
    await web.ask("GET", "/api/people/me/data", by=guest)


async def _private(web: Web, path: str, invite: str, host: Person, guest: Person) -> None:
    """A table by invitation, given up by its host before it begins."""
    await web.ask("POST", path + "/seats/1", {}, guest)
    await web.ask("POST", path + "/seats/1", {"invite": invite}, guest)
    await web.ask("DELETE", path + "/seats/1", by=guest)
    await web.ask("DELETE", path + "/seats/0", by=host)
    for end in ("", "/record", "/film"):
        await web.ask("GET", path + end)


async def refusals(web: Web, games: list[Json]) -> None:
    """Requests that make no sense."""
    web.transcript.begin("refusals over HTTP")
    person = await web.person("Eve")
    game = next(one for one in games if one["min_seats"] <= 2 <= one["max_seats"])
    seats = [{"kind": "me"}, {"kind": "open"}]
    for body in _bad_tables(game["id"], seats):
        await web.ask("POST", "/api/tables", body, person)
    await web.ask("POST", "/api/tables", {"game": game["id"], "seats": seats})
    forged = Person("Mallory", person.id, person.token[:-1] + "-")
    await web.ask("GET", "/api/people/me", by=forged)
    await web.ask("GET", "/api/people/me", headers={"authorization": "Basic x"})
    await web.ask("GET", "/api/people/me", by=person, headers={"origin": "http://elsewhere.test"})
    for path in ("games", "games/x/words", "tables", "records", "people", "nothing/at/all"):
        await web.ask("GET", f"/api/{path}/{NOWHERE}")
    for path in ("/api/tables/a%20b", "/schema/nothing", f"/api/games/{NOWHERE}/rules/en"):
        await web.ask("GET", path)
    table = await make_table(web, game["id"], [person, person])
    await web.ask("PUT", "/api/games", {})
    for query in ("first=-1", "last=x", "seat=1.5"):
        await web.ask("GET", f"{table['path']}/film?{query}")
    hint: Json = {"token": "no.token", "bot": "random"}
    for changed in ({}, {"token": table["tokens"][0], "bot": "nobody"}, {"more": 1}):
        await web.ask("POST", table["path"] + "/hint", {**hint, **changed})
    await web.ask("POST", "/api/people", content="{not json")
    for content in ("", "no record", b"\xff\xfe", "x" * 450_000, "x" * 600_000):
        await web.ask("POST", "/api/records", by=person, content=content)
    await _too_fast(web)


def _bad_tables(game: str, seats: list[Json]) -> list[Any]:
    wish: Json = {"game": game, "seats": seats}
    bot = {"kind": "bot", "bot": "greedy"}
    return [
        {**wish, "game": NOWHERE},
        {**wish, "seats": []},
        {**wish, "seats": seats * 8},
        {**wish, "seats": [{"kind": "cat"}]},
        {**wish, "seats": [{"kind": "bot", "bot": "nobody"}, *seats[:1]]},
        {**wish, "options": {"no_such_option": 1}},
        {**wish, "colour": "red"},
        {**wish, "pace": {"kind": "live", "seconds": 1}},
        {**wish, "rated": True, "seats": [seats[0], bot]},
        {**wish, "rated": True, "seats": [seats[0], seats[0]]},
        [],
    ]


async def _too_fast(web: Web) -> None:
    """A flood from one address."""
    address = {"x-forwarded-for": another_address()}
    for _ in range(1000):
        answer = await web.send("GET", "/api/bots", headers=address)
        if answer.status_code != 200:
            break
    web.transcript.note("too many requests", **describe(answer))
