"""Plays by people at sockets; at fixed steps they use what a table offers besides moves."""

import hashlib
from collections.abc import Awaitable, Callable
from typing import Any

from clients import Person, Web
from sitting import Sitting
from transcript import Json

MOST_DECISIONS = 1500
ONLOOKER = "onlooker"


def pick(count: int, *about: object) -> int:
    """An index below `count` that depends on nothing but what it is about."""
    drawn = hashlib.blake2b(repr(about).encode(), digest_size=8).digest()
    return int.from_bytes(drawn, "big") % count


def seat_name(seat: int) -> str:
    return f"seat {seat}"


async def make_table(web: Web, game: str, people: list[Person], **more: Any) -> Json:
    """A table with one person per seat: its id, its HTTP path, and the tokens of its seats."""
    host = people[0]
    seats = [{"kind": "me" if n == 0 else "open"} for n in range(len(people))]
    made = await web.ask("POST", "/api/tables", {"game": game, "seats": seats, **more}, host)
    path = f"/api/tables/{made['table']['id']}"
    held = made["held"]
    for seat, person in enumerate(people[1:], 1):
        body = {"invite": made["invite"]}
        held += (await web.ask("POST", f"{path}/seats/{seat}", body, person))["held"]
    tokens = {one["seat"]: one["token"] for one in held}
    return {"id": made["table"]["id"], "path": path, "tokens": tokens, "game": game}


class Play:
    """One play. Each decision is chosen among those of the frame, by a hash of the step."""

    def __init__(self, web: Web, table: Json, people: list[Person]) -> None:
        self.web = web
        self.table = table
        self.people = people
        self.sitting = Sitting(web, table["id"])
        self.seats = len(people)
        self.step = 0
        self.last: Json = {}
        self.standing: list[Json] = []

    async def open(self, onlooker: Person, since: int | None = None) -> None:
        """A socket per seat and one that looks on; seat 0 and the onlooker ask for things."""
        for seat in sorted(self.table["tokens"]):
            token = self.table["tokens"][seat]
            await self.sitting.open(seat_name(seat), [token], since=since, things=seat == 0)
        await self.sitting.open(ONLOOKER, [], onlooker, since=since, things=True)

    def frame(self, seat: int | None) -> Json:
        """The last frame with these eyes."""
        for socket in self.sitting.sockets.values():
            if seat in socket.frames and (seat is not None or socket.name == ONLOOKER):
                return socket.frames[seat]
        raise KeyError(seat)

    def socket_of(self, seat: int) -> str:
        return next(one.name for one in self.sitting.sockets.values() if seat in one.held)

    @property
    def held(self) -> list[int]:
        return sorted(seat for one in self.sitting.sockets.values() for seat in one.held)

    @property
    def over(self) -> bool:
        return self.frame(self.held[0])["result"] is not None

    def asked(self) -> dict[int, Json]:
        """What the seats are asked."""
        frames = {seat: self.frame(seat) for seat in self.held}
        return {seat: frame["asked"] for seat, frame in frames.items() if frame["asked"]}

    async def go(self, decisions: int, extras: bool = True) -> None:
        """Play on for so many decisions, or to the end."""
        for _ in range(decisions):
            extra = EXTRAS.get(self.step % PERIOD)
            if extra is not None and extras and self.asked():
                await extra(self)
            if not self.asked():
                return
            await self.decide()
            self.step += 1

    async def decide(self) -> Json:
        """One decision of one of the seats that are asked."""
        asked = self.asked()
        seat = sorted(asked)[pick(len(asked), self.step, "seat")]
        choices = asked[seat]["choices"]
        notation = choices[pick(len(choices), self.step, "choice")]["notation"]
        return await self.act(seat, [notation], asked[seat]["version"])

    async def act(self, seat: int, actions: list[str], version: str | None) -> Json:
        answer = await self.command(seat, "act", actions=actions, version=version)
        if answer["t"] == "done":
            fields = {"seat": seat, "actions": actions, "version": version}
            self.last = {"command": answer["command"], "fields": fields}
        return answer

    async def finish(self) -> None:
        """End a play that is not over: one or two seats concede, more agree to cancel."""
        if self.over:
            return
        if self.seats <= 2:
            await self.command(self.held[-1], "concede")
        else:
            for seat in self.held:
                await self.command(seat, "cancel", agree=True)

    async def command(self, seat: int, kind: str, **fields: Any) -> Json:
        return await self.sitting.command(self.socket_of(seat), kind, seat=seat, **fields)


# --- besides moves -----------------------------------------------------------------------------


async def chat(play: Play) -> None:
    seat = play.held[-1]
    text = f"Step {play.step}: *well* played, été ☀"
    done = await play.command(seat, "say", text=text)
    await play.command(seat, "say", repeated=done["command"], text=text)
    await play.sitting.command(ONLOOKER, "say", text="From the side.")
    await play.sitting.command(ONLOOKER, "say", text=" \t ")


async def mute(play: Play) -> None:
    await play.sitting.tell(ONLOOKER, {"t": "mute", "on": True})
    await play.command(play.held[0], "say", text="Not for everybody")
    await play.sitting.tell(ONLOOKER, {"t": "mute", "on": False})


async def bad_acts(play: Play) -> None:
    asked = play.asked()
    seat = min(asked)
    version, good = asked[seat]["version"], asked[seat]["choices"][0]["notation"]
    await play.act(seat, ["xyzzy"], version)
    await play.act(seat, [good], "0" * 16)
    await play.act(seat, [good, "xyzzy"], version)
    await play.act(seat, [good, good, good], version)
    other = (seat + 1) % play.seats
    await play.sitting.command(play.socket_of(seat), "act", seat=other, actions=[good])
    for idle in [one for one in play.held if one not in play.asked()][:1]:
        await play.act(idle, [good], None)


async def repeat(play: Play) -> None:
    """The last command once more: it is answered again, and carried out once."""
    await play.command(kind="act", repeated=play.last["command"], **play.last["fields"])


async def undo(play: Play) -> None:
    can = [seat for seat in play.held if play.frame(seat)["undo"]]
    await play.command(can[0] if can else play.held[0], "undo")


async def group(play: Play) -> None:
    """Two decisions of a seat, taken back, and then both in one command."""
    await play.decide()
    seat, actions, version = play.last["fields"].values()
    if not play.frame(seat)["undo"] or seat not in play.asked():
        return
    second = play.asked()[seat]["choices"][0]["notation"]
    await play.command(seat, "undo")
    await play.act(seat, [*actions, second], version)


async def look_back(play: Play) -> None:
    seq = play.frame(play.held[0])["seq"]
    for name, socket in list(play.sitting.sockets.items()):
        seat = socket.held[0] if socket.held else None
        await play.sitting.command(name, "look", seat=seat, seq=pick(seq + 1, play.step, name))
    await play.sitting.command(ONLOOKER, "look", seat=None, seq=seq + 1000)
    await play.sitting.command(ONLOOKER, "look", seat=0, seq=0)


async def stand(play: Play) -> None:
    """Decline what may be declined once for all from now on."""
    for seat, asked in play.asked().items():
        if asked["always"] and not play.standing:
            args = asked["prompt"]["args"]
            answer = {"seat": seat, "prompt": asked["prompt"]["id"], "args": args}
            play.standing.append(answer)
            await play.command(on=True, kind="stand", **answer)
            return


async def lift(play: Play) -> None:
    """No standing answer any more."""
    while play.standing:
        await play.command(on=False, kind="stand", **play.standing.pop())


async def come_back(play: Play) -> None:
    """A seat that was away for a moment, an onlooker who wants to know everything."""
    seat = play.held[play.step % len(play.held)]
    seq = play.frame(seat)["seq"]
    await play.sitting.come_back(play.socket_of(seat), max(0, seq - 3))
    await play.sitting.come_back(ONLOOKER, -1)


async def come_from_the_future(play: Play) -> None:
    seat = play.held[0]
    await play.sitting.come_back(play.socket_of(seat), play.frame(seat)["seq"] + 50)


async def hint(play: Play) -> None:
    for seat in play.held[:2]:
        for bot in ("greedy", "random", "nobody"):
            body = {"token": play.table["tokens"][seat], "bot": bot}
            await play.web.ask("POST", play.table["path"] + "/hint", body)


async def change_of_mind(play: Play) -> None:
    """Agree to cancel, and then not; a solo play would be over."""
    if play.seats > 1:
        for agree in (True, True, False, False):
            await play.command(play.held[0], "cancel", agree=agree)


async def too_early(play: Play) -> None:
    """What is given out only once the play is over."""
    path, host = play.table["path"], play.people[0]
    await play.web.ask("GET", path + "/record")
    await play.web.ask("GET", path + "/film?first=0&last=1&seat=-1")
    await play.web.ask("POST", path + "/rematch", {}, host)
    await play.web.ask("GET", path)
    await play.web.ask("GET", path + "/mine", by=host)


PERIOD = 60
EXTRAS: dict[int, Callable[[Play], Awaitable[None]]] = {
    5: chat,
    7: bad_acts,
    9: repeat,
    11: undo,
    13: group,
    15: look_back,
    17: stand,
    19: stand,
    21: undo,
    23: stand,
    27: come_back,
    29: stand,
    31: undo,
    33: lift,
    35: mute,
    37: group,
    39: stand,
    41: hint,
    43: stand,
    45: change_of_mind,
    47: come_from_the_future,
    49: too_early,
    51: undo,
    53: look_back,
    55: stand,
    57: lift,
    58: group,
}
