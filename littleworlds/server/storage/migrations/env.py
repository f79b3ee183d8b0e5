"""Alembic's way in: the server hands over an open connection (`littleworlds.server.storage`)."""

from alembic import context

from littleworlds.server.storage.model import metadata


def run() -> None:
    """Carry out the steps that are asked for."""
    context.configure(
        connection=context.config.attributes["connection"],
        target_metadata=metadata,
        render_as_batch=True,
    )
    with context.begin_transaction():
        context.run_migrations()


# The name that Alembic loads this file under; whoever merely imports it has no steps to carry out.
if __name__ == "env_py":
    run()
