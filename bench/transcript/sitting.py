"""All sockets of one table: what a command sends to anybody is read before the next one."""

from typing import Any

from clients import Person, Socket, Web
from transcript import Json

LOGGED = ("act", "undo", "concede", "cancel", "hand", "back")
"""Commands that add a line to the log: every socket is sent a frame for it."""
MANY = 70
"""Messages after which a socket comes back as a new one: a hundred at once are allowed."""


class Sitting:
    """A table with the sockets that are opened at it, by name."""

    def __init__(self, web: Web, table: str) -> None:
        self.web = web
        self.table = table
        self.sockets: dict[str, Socket] = {}
        self._commands = 0

    async def open(
        self,
        name: str,
        tokens: list[str],
        person: Person | None = None,
        since: int | None = None,
        **hello: Any,
    ) -> Socket:
        """Open a socket and say hello."""
        if person is not None:
            hello["person"] = person.token
        socket = Socket(self.web.url, self.table, name, tokens, hello)
        await self._join(socket, since)
        self.note(name, {"t": "hello", "since": since})
        return socket

    async def come_back(self, name: str, since: int | None) -> None:
        """Close a socket and open it again, with the last line that it claims to have seen."""
        socket = self.sockets.pop(name)
        await socket.close()
        for other in self.sockets.values():
            await other.until("presence")
        await self._join(socket, since)
        self.note(name, {"t": "hello", "since": since})

    async def _join(self, socket: Socket, since: int | None) -> None:
        await socket.greet(since)
        self.sockets[socket.name] = socket
        for one in self.sockets.values():
            await one.until("presence")

    async def command(self, name: str, kind: str, repeated: str = "", **fields: Any) -> Json:
        """Send a command from a socket; the answer. `repeated` is the name of an earlier one."""
        await self._refresh()
        self._commands += not repeated
        command = repeated or f"c{self._commands}"
        message = {"t": kind, "command": command, **fields}
        socket = self.sockets[name]
        await socket.send(message)
        answer = await self._answer(socket, kind, command)
        if kind not in LOGGED:
            await self.settle()
        elif answer["t"] == "done":
            await self._follow(answer["seq"])
        self.note(name, message)
        return answer

    async def tell(self, name: str, message: Json | str) -> None:
        """Send a message that is not answered, or whose answer does not name it."""
        await self._refresh()
        await self.sockets[name].send(message)
        await self.settle()
        self.note(name, message)

    async def follow(self, what: str) -> None:
        """Read what a request over HTTP has brought about."""
        await self.settle()
        await self._follow(next(iter(self.sockets.values())).seq)
        self.note("", {"t": what})

    async def _refresh(self) -> None:
        for name in [one.name for one in self.sockets.values() if one.sent >= MANY]:
            seq = self.sockets[name].seq
            await self.come_back(name, seq if seq >= 0 else None)

    async def _answer(self, socket: Socket, kind: str, command: str) -> Json:
        if kind != "look":
            return await socket.until("done", "refused", command=command)
        return await socket.until("moment", "refused")

    async def _follow(self, seq: int) -> None:
        """Read on every socket up to this line, and up to those that bots add to it."""
        first = next(iter(self.sockets.values()))
        await first.reach(seq)
        while self._awaits_bot(first):
            await first.reach(first.seq + 1)
        for socket in self.sockets.values():
            await socket.reach(first.seq)

    def _awaits_bot(self, socket: Socket) -> bool:
        frame = next(iter(socket.frames.values()))
        return frame["result"] is None and any(seat in socket.bots for seat in frame["actors"])

    async def settle(self) -> None:
        """Read whatever waits on any socket. It comes before the pong, which is not noted."""
        for socket in self.sockets.values():
            await socket.send({"t": "ping"})
            await socket.until("pong")
            socket.got.pop()

    def note(self, by: str, sent: Json | str) -> None:
        """Write down what every socket has got."""
        what = sent["t"] if isinstance(sent, dict) else "text"
        got = {name: socket.take() for name, socket in self.sockets.items()}
        self.web.transcript.note(what, by=by, sent=sent, got=got)

    async def close(self) -> None:
        """Close all sockets."""
        for socket in self.sockets.values():
            await socket.close()
        self.sockets.clear()
