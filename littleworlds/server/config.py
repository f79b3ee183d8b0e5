"""Everything that one server process is told when it starts, as one value that also travels to its worker processes."""

import os
from urllib.parse import urlsplit

import msgspec
from platformdirs import user_data_path
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from littleworlds.core.errors import Error

_VARIABLE = "LITTLEWORLDS_SERVER"
_PORTS = {"http": 80, "https": 443}


class ConfigError(Error):
    """The server cannot be started like this."""


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The settings of a server. The defaults serve one machine without any other program beside it."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    """An SQLAlchemy URL; "" for a SQLite file in the user's data folder."""
    bus: str = "memory://"
    """How nodes tell each other that a table has moved on: `memory://` for one process, `redis://…` for several."""
    workers: int = 1
    bot_workers: int = 1
    bot_seconds: float = 2.0
    """What one decision of a bot may cost."""
    replay_seconds: float = 10.0
    """What one replay, record or upload may cost of computing; what takes longer is given up."""
    bot_pause: float = 2.0
    """How long a bot waits after a person's move that can be taken back; a table may have its own."""
    usual_pause: float = 2.0
    """How long a table waits before it gives a usual answer by itself; a table may have its own."""
    overlays: list[str] = []
    """Files with an owner's corrections to component data, at most one per game; new tables are played with them."""
    origins: list[str] = []
    """Web origins besides the server's own whose pages may talk to it."""
    idle_seconds: float = 600.0
    """A table that nobody watches leaves the memory after this time; its log stays."""
    requests_per_second: float = 20.0
    requests_burst: int = 100
    """Per address, over HTTP."""
    request_seconds: float = 30.0
    """A request has arrived after this time, and an answer is being read, or the connection is closed."""
    messages_per_second: float = 20.0
    messages_burst: int = 100
    """Per socket."""
    people_per_hour: int = 200
    """New guests per address."""
    tables_per_hour: int = 120
    """New tables per person, rematches included."""
    passwords_per_minute: int = 20
    """Per address; a login from all addresses together may be tried three times as often."""
    sockets_per_address: int = 200
    away_seconds: float = 60.0
    """After this time without a socket the owner of a seat counts as away at a live table, and others may give it to a bot."""
    away_days: float = 7.0
    """The same at a table that is played turn by turn."""
    lobby_days: float = 7.0
    """A public table that waits for people and that nobody has touched for so long is not listed any more; its link still works."""
    log_json: bool = False

    def checked(self) -> "Config":
        """The same with the database filled in; a ConfigError if the parts do not go together."""
        database = self.database or "sqlite+aiosqlite:///" + str(
            user_data_path("littleworlds", appauthor=False) / "littleworlds.sqlite"
        )
        if not database.startswith(("sqlite+aiosqlite:///", "postgresql+asyncpg://")):
            raise ConfigError("server-database", given=database.partition(":")[0])
        _check_database(database)
        if not self.bus.startswith(("memory://", "redis://", "rediss://", "unix://")):
            raise ConfigError("server-bus", given=self.bus.partition(":")[0])
        _check_bus(self.bus)
        if self.workers > 1 and (database.startswith("sqlite") or self.bus.startswith("memory")):
            raise ConfigError("server-workers", workers=self.workers)
        return msgspec.structs.replace(
            self, database=database, origins=[_clean_origin(one) for one in self.origins]
        )

    def to_environment(self) -> None:
        """Leave the settings for processes that this one starts."""
        os.environ[_VARIABLE] = msgspec.json.encode(self).decode()

    @staticmethod
    def from_environment() -> "Config":
        """The settings that `to_environment` left, or the defaults."""
        text = os.environ.get(_VARIABLE, "")
        return (msgspec.json.decode(text, type=Config) if text else Config()).checked()


def _clean_origin(text: str) -> str:
    """An origin as browsers write it: scheme, host, and a port if it is not the usual one."""
    try:
        parts = urlsplit(text)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise ConfigError("server-origin", given=text) from None
    path_and_more = (parts.path.rstrip("/"), parts.query, parts.fragment, parts.username)
    if parts.scheme not in _PORTS or not host or any(path_and_more):
        raise ConfigError("server-origin", given=text)
    place = f"[{host}]" if ":" in host else host
    return f"{parts.scheme}://{place}" + (
        f":{port}" if port not in (None, _PORTS[parts.scheme]) else ""
    )


def _check_database(database: str) -> None:
    """Whether the driver can read the URL. It is not quoted: it may hold a password."""
    try:
        url = make_url(database)
        url.get_dialect()().create_connect_args(url)
    except (SQLAlchemyError, ValueError, TypeError):
        raise ConfigError("server-database-url") from None
    if database.startswith("sqlite") and url.database in (None, "", ":memory:"):
        # Each connection would have a database of its own.
        raise ConfigError("server-database-url")


def _check_bus(url: str) -> None:
    try:
        _ = urlsplit(url).port
    except ValueError:
        raise ConfigError("server-bus-url") from None
