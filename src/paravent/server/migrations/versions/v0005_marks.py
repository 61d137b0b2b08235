"""Marks, times that outlive a process, and when people were last at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "marks",
        sa.Column("name", sa.String(20), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_marks"),
    )
    op.add_column("tables", sa.Column("present", sa.BigInteger, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("tables", "present")
    op.drop_table("marks")
