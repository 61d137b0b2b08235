"""Tournaments that begin at a time and may be entered late; letters that wait in rows."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tournaments", number("starts"))
    late = sa.Column("late", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tournaments", late)
    for name, length, usual in (("lang", 2, "en"), ("site", 300, "")):
        text = sa.Column(name, sa.String(length), nullable=False, server_default=usual)
        op.add_column("mail_links", text)
    for name in ("waits", "taken", "written"):
        op.add_column("mail_links", number(name))
    op.execute("UPDATE mail_links SET written = asked")
    op.create_index("ix_mail_links_waits", "mail_links", ["waits"])


def number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger, nullable=False, server_default="0")


def downgrade() -> None:
    op.drop_index("ix_mail_links_waits", "mail_links")
    for name in ("written", "taken", "waits", "site", "lang"):
        op.drop_column("mail_links", name)
    for name in ("late", "starts"):
        op.drop_column("tournaments", name)
