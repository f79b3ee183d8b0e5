"""The app's table page on a moment of a recorded play: the test is in the place of the server.

What the page asks for is answered by the same code as the server's, so that trying an offer and asking for
reasons work; moves go nowhere but into a list.
"""

import json
from typing import Any

import msgspec
from browser.recorded_plays import Moment, play_until
from browser.visitor import Visitor
from playwright.sync_api import Browser, Route, WebSocketRoute
from server_frames import frame_for, table_with

from littleworlds.server.frames.frame_builder import tried
from littleworlds.server.log.logged_play import LoggedPlay
from littleworlds.server.messages.from_server import Because, Table
from littleworlds.server.messages.parts import TableInfo, said

ME = {"person": {"id": "me", "name": "Ada", "kind": "guest", "login": None, "ratings": []}}


class MountedTable(Visitor):
    """A browser in which recorded moments can be looked at, at any size."""

    def __init__(self, browser: Browser, url: str, **settings: Any) -> None:
        super().__init__(browser, url, **settings)
        self.logged: LoggedPlay | None = None
        self.socket: WebSocketRoute | None = None
        self.frame: dict[str, Any] = {}
        self.moves: list[dict[str, Any]] = []
        """The moves that the page sent and nobody has answered."""
        me = json.dumps({**ME, "token": "mounted"})
        self.context.add_init_script(f"localStorage.setItem('littleworlds.me', {json.dumps(me)})")
        self.page.route("**/api/people/**", self._answer)
        self.page.route("**/api/tables/**", self._answer)
        self.page.route_web_socket("**/api/**", self._listen)

    def mount(
        self,
        moment: Moment,
        seat: int | None = None,
        told: int = 0,
        sheet: bool = False,
        **settings: object,
    ) -> None:
        """Show a moment, with the eyes of the seat that is asked or with another's; so many lines of the log come with it.
        At the end of a play the sheet is put away, unless it is what one wants to see."""
        self.logged = play_until(moment.record, moment.ply)
        self.seat = moment.seat if seat is None else seat
        lines = list(self.logged.recent)
        self.frame = frame_for(self.logged, self.seat, lines[len(lines) - told :])
        self.set(**settings)
        self.open("/t/recorded")
        self.page.wait_for_selector("main.board [data-ref]")
        if self.frame["result"] is not None:
            self.page.wait_for_selector("dialog[open]")
            if not sheet:
                self.page.keyboard.press("Escape")
        self.page.evaluate("document.fonts.ready.then(() => true)")

    def show(self, moment: Moment, ply: int, told: int = 0) -> None:
        """Send the position of the same play after so many actions, as if it had just come about; so many lines of
        the log are told with it."""
        assert self.socket is not None
        self.logged = play_until(moment.record, ply)
        lines = list(self.logged.recent)
        self.frame = frame_for(self.logged, self.seat, lines[len(lines) - told :])
        self.socket.send(json.dumps(self.frame))

    def resize(self, width: int, height: int) -> None:
        """Give the window another size and wait until it is drawn at that."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(
            "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"
        )

    def _answer(self, route: Route) -> None:
        path = route.request.url.removeprefix(self.url).partition("?")[0]
        if path.endswith("/mine"):
            held = [{"seat": self.seat, "token": "mounted"}]
            route.fulfill(json={"table": self._table(), "held": held, "invite": None})
        elif path == "/api/people/me":
            route.fulfill(json=ME["person"])
        else:
            route.fulfill(json=[])

    def _table(self) -> dict[str, Any]:
        assert self.logged is not None
        return table_with(self.logged, mine=[self.seat])

    def _listen(self, socket: WebSocketRoute) -> None:
        socket.on_message(lambda text: self._hear(socket, json.loads(text)))

    def _hear(self, socket: WebSocketRoute, message: dict[str, Any]) -> None:
        assert self.logged is not None
        self.socket = socket
        game = self.logged.game
        view = self.logged.play.state.view(self.seat)
        match message["t"]:
            case "act":
                self.moves.append(message)
            case "hello":
                table = Table(msgspec.convert(self._table(), TableInfo), [self.seat])
                _send(socket, table)
                socket.send(json.dumps(self.frame))
            case "try" if message["version"] == self.logged.version(self.seat):
                actions = [game.parse(one) for one in message["actions"]]
                _send(socket, tried(game, view, actions, True, message["command"]))
            case "why":
                reason = game.why_not(view, message["ref"])
                told = None if reason is None else said(reason)
                _send(socket, Because(command=message["command"], ref=message["ref"], reason=told))


def _send(socket: WebSocketRoute, message: msgspec.Struct) -> None:
    socket.send(msgspec.json.encode(message).decode())
