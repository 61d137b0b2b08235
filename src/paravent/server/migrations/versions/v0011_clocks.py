"""Clocks for whole games, vacations, outages; plans, reminders, and chat of the audience."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for column in columns():
        op.add_column("tables", column)
    op.add_column("seats", sa.Column("vacations", sa.Text, nullable=False, server_default=""))
    for name in ("pushed", "mailed"):
        op.add_column("seats", sa.Column(name, sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("chats", sa.Column("guest", sa.String(20), nullable=False, server_default=""))
    op.create_index("ix_tables_due", "tables", ["due"])
    # Whoever owes a decision in a running game: a server looks at once whether there is time left.
    op.execute("UPDATE tables SET due = 1 WHERE stage = 'running'")
    op.create_table(
        "outages",
        sa.Column("since", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("since", name="pk_outages"),
    )
    op.create_table(
        "vacations",
        sa.Column("guest", sa.String(20), nullable=False),
        sa.Column("since", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("guest", "since", name="pk_vacations"),
        sa.ForeignKeyConstraint(
            ["guest"], ["guests.id"], name="fk_vacations_guest", ondelete="CASCADE"
        ),
    )
    op.create_table(
        "plans",
        sa.Column("table", sa.String(20), nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("guest", sa.String(20), nullable=False),
        sa.Column("acts", sa.Text, nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("known", sa.Integer, nullable=False),
        sa.Column("anyway", sa.Boolean, nullable=False),
        sa.Column("dropped", sa.String(20), nullable=False, server_default=""),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_plans"),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name="fk_plans_table", ondelete="CASCADE"
        ),
    )
    op.create_table(
        "site_keys",
        sa.Column("name", sa.String(20), nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_site_keys"),
    )
    op.create_table(
        "push_endpoints",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("guest", sa.String(20), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_push_endpoints"),
        sa.ForeignKeyConstraint(
            ["guest"], ["guests.id"], name="fk_push_endpoints_guest", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_push_endpoints_guest", "push_endpoints", ["guest"])
    op.create_table(
        "reminders",
        sa.Column("guest", sa.String(20), nullable=False),
        sa.Column("mail", sa.Boolean, nullable=False),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("told", sa.BigInteger, nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("guest", name="pk_reminders"),
        sa.UniqueConstraint("token", name="uq_reminders_token"),
        sa.ForeignKeyConstraint(
            ["guest"], ["guests.id"], name="fk_reminders_guest", ondelete="CASCADE"
        ),
    )


def columns() -> tuple[sa.Column[Any], ...]:
    return (
        sa.Column("increment", sa.BigInteger),
        sa.Column("weekends", sa.Boolean, nullable=False, server_default=sa.true()),
        sa.Column("level", sa.String(20), nullable=False, server_default=""),
        sa.Column("left", sa.Text, nullable=False, server_default=""),
        sa.Column("due", sa.BigInteger, nullable=False, server_default="0"),
    )


def downgrade() -> None:
    op.drop_table("reminders")
    op.drop_table("push_endpoints")
    op.drop_table("plans")
    op.drop_table("vacations")
    op.drop_table("outages")
    op.drop_index("ix_tables_due", "tables")
    op.drop_column("chats", "guest")
    for name in ("mailed", "pushed", "vacations"):
        op.drop_column("seats", name)
    for column in columns():
        op.drop_column("tables", column.name)
