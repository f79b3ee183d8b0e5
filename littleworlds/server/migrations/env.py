"""Alembic's way in: the server hands over an open connection (`littleworlds.server.storage`)."""

from alembic import context

from littleworlds.server.model import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
