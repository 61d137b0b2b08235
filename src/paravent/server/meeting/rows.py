"""The rows of friends and people to stay away from, and of where players at rated tables sit."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, String
from sqlalchemy import Table as SqlTable

from paravent.server.database import METADATA

TIE_ROWS = SqlTable(
    "ties",
    METADATA,
    Column("guest", String(20), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("other", String(20), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(8), nullable=False),  # friend or block
    Column("created", BigInteger, nullable=False),
    Index("ix_ties_other", "other"),
)

# Who is asked for a game at a table that waits for them.
PROPOSAL_ROWS = SqlTable(
    "proposals",
    METADATA,
    Column("table", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(20), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("other", String(20), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Column("declined", Boolean, nullable=False),
    Column("taken", BigInteger, nullable=False),  # until then one server reminds
    Column("reminded", Boolean, nullable=False),
    Index("ix_proposals_guest", "guest"),
    Index("ix_proposals_other", "other"),
    Index("ix_proposals_changed", "changed"),
    Index("ix_proposals_expires", "expires"),
)

# At a rated table among strangers, one player for each network; of its address only a hash.
ORIGIN_ROWS = SqlTable(
    "origins",
    METADATA,
    Column("table", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("digest", String(64), primary_key=True),
    Column("guest", String(20), nullable=False),
)
