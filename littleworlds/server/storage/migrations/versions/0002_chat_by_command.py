"""A line of chat keeps the name of its command, so that one sent again is not said twice."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.add_column(sa.Column("command", sa.String(length=64), nullable=True))
        batch_op.create_unique_constraint("uq_chat_command", ["table", "person", "command"])


def downgrade() -> None:
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.drop_constraint("uq_chat_command", type_="unique")
        batch_op.drop_column("command")
