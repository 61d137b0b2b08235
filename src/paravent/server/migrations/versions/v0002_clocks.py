"""Clocks, undo requests and versions of tables; when guests were last seen."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

THREE_DAYS = 3 * 24 * 3600 * 1000
THREE_MINUTES = 3 * 60 * 1000
ADDED = {
    "guests": (sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"),),
    "tables": (
        sa.Column("owed", sa.Text, nullable=False, server_default=""),
        sa.Column("patience", sa.BigInteger, nullable=False, server_default=str(THREE_DAYS)),
        sa.Column("request", sa.Text, nullable=False, server_default=""),
        sa.Column("version", sa.BigInteger, nullable=False, server_default="0"),
    ),
}


def upgrade() -> None:
    for table, columns in ADDED.items():
        for column in columns:
            op.add_column(table, column)
    op.execute("UPDATE guests SET seen = created")
    op.execute(f"UPDATE tables SET patience = {THREE_MINUTES} WHERE pace = 'live'")


def downgrade() -> None:
    for table, columns in ADDED.items():
        for column in columns:
            op.drop_column(table, column.name)
