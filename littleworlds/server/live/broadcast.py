"""What every socket of a table is sent: the position, who sits where, who is here."""

import msgspec

from littleworlds.server.frames import frame_builder
from littleworlds.server.live.pauses import Pauses
from littleworlds.server.live.presence import Presence
from littleworlds.server.live.table_state import TableState
from littleworlds.server.live.viewer import Viewer
from littleworlds.server.log.logged_play import LoggedPlay, ToldLine
from littleworlds.server.messages.from_server import Presence as PresenceMessage
from littleworlds.server.messages.from_server import Table as TableMessage
from littleworlds.server.messages.parts import Standing, Step


class Broadcast:
    """Sends to the viewers of one table."""

    def __init__(self, state: TableState, presence: Presence, pauses: Pauses) -> None:
        self._state = state
        self._presence = presence
        self._pauses = pauses

    def show_position(self) -> None:
        """Bring every socket to the present position. Equal frames are made once."""
        self._pauses.review()
        logged = self._state.logged
        if logged is None:
            return
        made: dict[tuple[int | None, int | None, bool], bytes] = {}
        for viewer in self._state.viewers:
            for seat in viewer.shown_seats:
                key = (seat, viewer.seen, viewer.things)
                if key not in made:
                    told = [] if viewer.seen is None else logged.told_since(viewer.seen)
                    made[key] = self.frame(logged, seat, told, viewer.things)
                viewer.push(made[key])
            viewer.seen = logged.seq
        logged.forget_shown()
        self._state.forget_play()

    def frame(
        self,
        logged: LoggedPlay,
        seat: int | None,
        told: list[ToldLine] | None,
        things: bool,
        earlier: list[Step] | None = None,
    ) -> bytes:
        """The position for a seat or an onlooker, with what the lines in `told` tell; `earlier` steps
        come before them."""
        state = self._state
        now = state.node.now()
        clocks = state.stored.clocks
        frame = frame_builder.frame(
            logged,
            seat,
            told,
            clocks=None if clocks is None else clocks.shown(now),
            standing=[
                _standing(prompt, args)
                for owner, prompt, args in sorted(state.standing)
                if owner == seat
            ],
            result=state.stored.result,
            now=now,
            with_things=things,
            answered_at=None if seat is None else self._pauses.until(seat),
        )
        if earlier:
            frame = msgspec.structs.replace(frame, steps=earlier + frame.steps)
        return msgspec.json.encode(frame)

    def show_table(self) -> None:
        """Tell every socket who sits where."""
        for viewer in self._state.viewers:
            self.show_table_to(viewer)

    def show_table_to(self, viewer: Viewer) -> None:
        info = self._state.info(self._presence.seats())
        viewer.push(msgspec.json.encode(TableMessage(info, viewer.seats)))

    def show_presence(self) -> None:
        """Tell every socket who is here."""
        message = PresenceMessage(self._presence.seats(), self._presence.onlookers())
        encoded = msgspec.json.encode(message)
        for viewer in self._state.viewers:
            viewer.push(encoded)

    def tell_presence(self) -> None:
        """Tell sockets and other nodes who is here."""
        self.tell_nodes_presence()
        self.show_presence()

    def tell_nodes_presence(self) -> None:
        """Tell other nodes who is at this node's sockets."""
        self._state.node.tell_presence(self._state.id, *self._presence.here())


def _standing(prompt: str, args: str) -> Standing:
    return Standing(prompt, msgspec.json.decode(args) if args else None)
