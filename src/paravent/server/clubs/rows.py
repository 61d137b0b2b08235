"""The rows of clubs, of their members, and of what happened there.

No row holds a name: it is that of the guest, and goes with the guest.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, String
from sqlalchemy import Table as SqlTable

from paravent.server.database import METADATA

CLUB_ROWS = SqlTable(
    "clubs",
    METADATA,
    Column("id", String(20), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("about", String(300), nullable=False),
    Column("open", Boolean, nullable=False),  # anybody finds it and may join
    Column("invitation", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("closed", BigInteger, nullable=False, server_default="0"),
    Index("ix_clubs_open", "open", "created"),
    Index("ix_clubs_closed", "closed"),
)

MEMBER_ROWS = SqlTable(
    "members",
    METADATA,
    Column("club", String(20), ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(20), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("role", String(8), nullable=False),  # founder, officer or member
    Column("joined", BigInteger, nullable=False),
    Index("ix_members_guest", "guest"),
)

FEED_ROWS = SqlTable(
    "feeds",
    METADATA,
    Column("id", String(20), primary_key=True),
    Column("club", String(20), ForeignKey("clubs.id", ondelete="CASCADE"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("guest", String(20), ForeignKey("guests.id", ondelete="CASCADE")),
    Column("table", String(20), nullable=False, server_default=""),
    Column("tournament", String(20), nullable=False, server_default=""),
    Index("ix_feeds_club", "club", "at"),
    Index("ix_feeds_at", "at"),
    Index("ix_feeds_guest", "guest"),
)
