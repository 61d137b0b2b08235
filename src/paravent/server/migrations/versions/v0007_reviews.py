"""Reviews of finished games: what was asked for, and what was found so far."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table", sa.String(20), nullable=False),
        sa.Column("simulations", sa.Integer, nullable=False),
        sa.Column("pieces", sa.Integer, nullable=False),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("taken", sa.BigInteger, nullable=False),
        sa.Column("review", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_reviews"),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name="fk_reviews_table", ondelete="CASCADE"
        ),
    )
    op.create_table(
        "review_pieces",
        sa.Column("table", sa.String(20), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("found", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", "n", name="pk_review_pieces"),
        sa.ForeignKeyConstraint(
            ["table"], ["reviews.table"], name="fk_review_pieces_table", ondelete="CASCADE"
        ),
    )


def downgrade() -> None:
    op.drop_table("review_pieces")
    op.drop_table("reviews")
