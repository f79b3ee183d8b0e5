"""The tables of the database. The log of moves is the truth; everything that can be derived from it is a copy for listing."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

settings = Table(
    "settings",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What all nodes share: the key that signs tokens, and when one of them was last alive."""

people = Table(
    "people",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),
    Column("password", Text),
    Column("owner", String(20), ForeignKey("people.id", ondelete="CASCADE"), index=True),
    Column("epoch", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
)
"""Guests, accounts and bot accounts (which have an owner). Raising `epoch` makes every token given before worthless."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("overlay", Text),
    Column("data", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("secret", LargeBinary(32), nullable=False),
    Column("seal", String(64), nullable=False),
    Column("setup", Text, nullable=False),
    Column("host", String(20), ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("invite", String(20), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("pace", Text, nullable=False),
    Column("pauses", Text, nullable=False),
    Column("start_when_full", Boolean, nullable=False),
    Column("status", String(10), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("awaits", String(40), nullable=False),
    Column("awaits_bot", Boolean, nullable=False),
    Column("clocks", Text),
    Column("result", Text),
    Column("next", String(20)),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Index("ix_tables_status", "status"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(20), ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("bot", String(60)),
    Column("name", String(40), nullable=False),
)

moves = Table(
    "moves",
    metadata,
    Column("table", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("command", String(64)),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("notation", Text, nullable=False),
    Column("outcomes", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table", "seat", "command", name="uq_moves_command"),
    sqlite_with_rowid=False,
)
"""One line per command, in order. The keys forbid two moves in one place and one command twice, whichever node they come from."""

standing = Table(
    "standing",
    metadata,
    Column("table", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("prompt", String(120), primary_key=True),
    Column("args", Text, primary_key=True),
)
"""Standing answers: this seat declines this prompt, with these arguments (as JSON) or with any ("")."""

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column(
        "table", String(20), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True
    ),
    Column("person", String(20), ForeignKey("people.id", ondelete="CASCADE"), index=True),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("command", String(64)),
    UniqueConstraint("table", "person", "command", name="uq_chat_command"),
)
"""What was said; the key forbids one command of a person twice."""

silenced = Table(
    "silenced",
    metadata,
    Column("table", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(20), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("removed", Boolean, nullable=False),
)
"""Onlookers whom a host has silenced at a table, or sent away from it."""

ratings = Table(
    "ratings",
    metadata,
    Column("person", String(20), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("plays", Integer, nullable=False),
)

records = Table(
    "records",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("person", String(20), ForeignKey("people.id", ondelete="CASCADE"), index=True),
    Column("text", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)
"""Records that were uploaded to be replayed."""
