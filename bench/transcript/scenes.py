"""The scenes at tables: every title, every option, bots, substitutes, ratings and clocks."""

from clients import Person, Web
from plays import MOST_DECISIONS, ONLOOKER, Play, make_table
from transcript import Json

FEW_DECISIONS = 60
GREEDY_DECISIONS = 25
CLOCK_SECONDS = 10


class Scenes:
    """All scenes at tables, in order."""

    def __init__(self, web: Web, games: list[Json], people: list[Person]) -> None:
        self.web = web
        self.games = games
        self.people = people[:-1]
        self.onlooker = people[-1]
        self.first_actors: dict[tuple[str, int], list[int]] = {}

    async def whole_plays(self) -> None:
        """Every title with the fewest and the most seats, by people at sockets of their own."""
        for game in self.games:
            for seats in _counts(game):
                self.web.transcript.begin(f"{game['id']}, {seats} seats", game["id"])
                people = self.people[:seats]
                table = await make_table(self.web, game["id"], people)
                play = Play(self.web, table, people)
                await play.open(self.onlooker)
                self.first_actors[game["id"], seats] = play.frame(0)["actors"]
                await play.go(MOST_DECISIONS)
                await play.finish()
                await self.afterwards(play)

    async def afterwards(self, play: Play) -> None:
        """What a table offers once its play is over."""
        web, path, host = self.web, play.table["path"], play.people[0]
        await play.sitting.come_back(ONLOOKER, -1)
        await play.sitting.command(ONLOOKER, "look", seat=None, seq=3)
        await play.act(0, ["xyzzy"], None)
        await web.ask("GET", path)
        text = await web.ask("GET", path + "/record")
        film = await web.ask("GET", path + "/film?first=0&last=4&seat=-1")
        last = film["plies"]
        for query in (f"first={last - 2}&last={last}", "first=6&last=50&seat=0", "seat=16"):
            await web.ask("GET", f"{path}/film?{query}")
        found = await web.ask("POST", "/api/records", by=host, content=text)
        if "plies" in found:
            await web.ask("GET", f"/api/records/{found['id']}")
            await web.ask("GET", f"/api/records/{found['id']}/film?first=9&last=12&seat=-1")
        await web.ask("POST", "/api/records", by=host, content=text.replace("seat 0", "seat 1", 1))
        for person in play.people[:2]:
            await web.ask("POST", path + "/rematch", {}, person)
        await play.sitting.follow("rematch")
        await play.sitting.close()

    async def options(self) -> None:
        """Every value of every option, at one socket that holds all seats."""
        for game in self.games:
            for option in game["options"]:
                for value in option["values"]:
                    for seats in _counts(game):
                        if value != option["default"] and seats in (option["seats"] or [seats]):
                            await self.option(game["id"], seats, option["id"], value)

    async def option(self, game: str, seats: int, option: str, value: object) -> None:
        self.web.transcript.begin(f"{game}, {seats} seats, {option} {value}", game)
        host = self.people[0]
        wishes = [{"kind": "me", "name": f"Hand {seat}"} for seat in range(seats)]
        body = {"game": game, "seats": wishes, "options": {option: value}}
        made = await self.web.ask("POST", "/api/tables", body, host)
        if "table" not in made:
            return
        path = f"/api/tables/{made['table']['id']}"
        play = Play(self.web, {"id": made["table"]["id"], "path": path}, [host] * seats)
        tokens = [one["token"] for one in made["held"]]
        await play.sitting.open("hot seat", tokens, since=-1, things=True)
        await play.go(FEW_DECISIONS, extras=False)
        await play.finish()
        await self.web.ask("GET", path + "/record")
        await play.sitting.close()

    async def bots(self) -> None:
        """Every title with one bot, so that there is only one order in which bots can move."""
        for game in self.games:
            seats = next(count for count in _counts(game) if count > 1)
            for spec, decisions in (("greedy", GREEDY_DECISIONS), ("random", FEW_DECISIONS)):
                self.web.transcript.begin(f"{game['id']} with {spec}", game["id"])
                await self.bot(game["id"], seats, spec, decisions)

    async def bot(self, game: str, seats: int, spec: str, decisions: int) -> None:
        web, host = self.web, self.people[0]
        idle = {*range(seats)} - {*self.first_actors[game, seats]}
        bot_seat = max(idle, default=seats - 1)
        wishes = [{"kind": "open" if seat == bot_seat else "me"} for seat in range(seats)]
        made = await web.ask("POST", "/api/tables", {"game": game, "seats": wishes}, host)
        path = f"/api/tables/{made['table']['id']}"
        play = Play(web, {"id": made["table"]["id"], "path": path}, [host] * seats)
        await play.sitting.open("hot seat", [one["token"] for one in made["held"]], things=True)
        # Where the bot is asked at once the answer may tell of its first move or not.
        put = web.ask if idle else web.send
        await put("PUT", f"{path}/seats/{bot_seat}", {"kind": "bot", "bot": spec}, host)
        await play.sitting.follow("start")
        await play.go(decisions, extras=False)
        if not play.over:
            for seat in play.held:
                await play.command(seat, "cancel")
        await web.ask("GET", path + "/record")
        await play.sitting.close()

    async def substitutes(self) -> None:
        """Bots take over for a seat that was handed over, one that conceded, a deleted person."""
        game = next(one for one in self.games if one["max_seats"] >= 3)
        seats = max(3, game["min_seats"])
        self.web.transcript.begin("substitutes", game["id"])
        people = [*self.people[: seats - 1], await self.web.person("Zoe")]
        table = await make_table(self.web, game["id"], people, public=True)
        play = Play(self.web, table, people)
        await play.open(self.onlooker)
        await self._hand_and_back(play)
        await play.go(6, extras=False)
        await self.web.ask("DELETE", "/api/people/me", by=people[-1])
        await play.sitting.follow("somebody was deleted")
        await play.go(6, extras=False)
        await play.command(0, "concede")
        await play.command(0, "back")
        await play.command(0, "concede")
        await play.go(6, extras=False)
        for seat in play.held:
            await play.command(seat, "cancel")
        await self.web.ask("GET", table["path"] + "/record")
        await play.sitting.close()

    async def _hand_and_back(self, play: Play) -> None:
        asked = min(play.asked())
        idle = next((seat for seat in play.held if seat not in play.asked()), play.held[-1])
        await play.command(idle, "back")
        await play.command(idle, "hand", target=idle, bot="nobody")
        await play.command(idle, "hand", target=asked, bot="random")
        await play.command(idle, "hand", target=15, bot="random")
        for seat in (idle, asked):
            await play.command(seat, "hand", target=seat, bot="random")
            await play.command(seat, "undo")
            await play.command(seat, "back")

    async def rated(self) -> None:
        """A rated table between two people, one of whom concedes; and a rematch."""
        game = next(one for one in self.games if one["min_seats"] <= 2 <= one["max_seats"])
        self.web.transcript.begin("rated", game["id"])
        people = [await self.web.person("Rae"), await self.web.person("Ravi")]
        table = await make_table(self.web, game["id"], people, public=True, rated=True)
        play = Play(self.web, table, people)
        await play.open(self.onlooker)
        await play.go(10, extras=False)
        await play.command(0, "hand", target=0, bot="random")
        token = table["tokens"][0]
        await self.web.ask("POST", table["path"] + "/hint", {"token": token, "bot": "random"})
        await play.command(1, "concede")
        for person in people:
            await self.web.ask("GET", "/api/people/me", by=person)
            await self.web.ask("GET", f"/api/people/{person.id}")
            await self.web.ask("GET", "/api/people/me/tables?over=true", by=person)
            await self.web.ask("POST", table["path"] + "/rematch", {}, person)
        await play.sitting.close()

    async def start_clock(self) -> Play:
        """A live table whose clock runs while the other scenes are played."""
        game = next(one for one in self.games if one["min_seats"] <= 2 <= one["max_seats"])
        self.web.transcript.begin("clock starts", game["id"])
        people = [await self.web.person("Cleo"), await self.web.person("Cyrus")]
        pace = {"kind": "live", "seconds": CLOCK_SECONDS, "increment": 0}
        table = await make_table(self.web, game["id"], people, pace=pace)
        play = Play(self.web, table, people)
        await play.open(self.onlooker)
        return play

    async def clock_has_run_out(self, play: Play) -> None:
        """Who has no time left may be given to a bot by the other."""
        self.web.transcript.begin("clock has run out", play.table["game"])
        asked = min(play.asked())
        await play.command(1 - asked, "hand", target=asked, bot="random")
        await play.command(asked, "back")
        await play.go(4, extras=False)
        await play.finish()
        await play.sitting.close()


def _counts(game: Json) -> list[int]:
    return sorted({game["min_seats"], game["max_seats"]})
