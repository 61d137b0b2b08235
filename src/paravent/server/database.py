"""The database: its rows, how to open it, and how to bring its schema up to date."""

from __future__ import annotations

import os
import sqlite3
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Engine,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Text,
    create_engine,
    event,
    false,
    true,
)
from sqlalchemy import Table as SqlTable
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from paravent.core.mistakes import Mistake
from paravent.server import wal
from paravent.server.settings import HOUR_MS

if TYPE_CHECKING:
    from alembic.config import Config
    from alembic.script import ScriptDirectory

MIGRATIONS = Path(__file__).parent / "migrations"
FILE = "paravent.sqlite3"
BUSY_MS = 10_000  # to wait for another writer
MIGRATION_LOCK = 0x70617261
SLOW_PATIENCE = str(72 * HOUR_MS)  # of tables from before there were clocks
METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

GUEST_ROWS = SqlTable(
    "guests",
    METADATA,
    Column("id", String(20), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, server_default="0"),  # to the day
    Column("banned", BigInteger, nullable=False, server_default="0"),  # until when
    Column("muted", BigInteger, nullable=False, server_default="0"),
    Index("ix_guests_name", "name"),
)

SESSION_ROWS = SqlTable(
    "sessions",
    METADATA,
    Column("digest", String(64), primary_key=True),  # of the token in the cookie
    Column("id", String(20), nullable=False, unique=True),
    Column("guest", String(20), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("device", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # to the day
    Index("ix_sessions_guest", "guest"),
)

DEVICE_LINK_ROWS = SqlTable(
    "device_links",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("guest", String(20), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("expires", BigInteger, nullable=False),
)

# By which guests keep their names (accounts/): a guest who has any of these has an account.
PASSKEY_ROWS = SqlTable(
    "passkeys",
    METADATA,
    Column("id", String(1400), primary_key=True),  # as the authenticator calls it, base64url
    Column("guest", String(20), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("public_key", Text, nullable=False),  # base64url
    Column("count", BigInteger, nullable=False),  # how often it has signed, if it counts
    Column("device", String(40), nullable=False),  # where it was made
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Index("ix_passkeys_guest", "guest"),
)

MAIL_ROWS = SqlTable(
    "mail_addresses",
    METADATA,
    Column("address", String(254), primary_key=True),
    Column("guest", String(20), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("ix_mail_addresses_guest", "guest"),
)

CODE_ROWS = SqlTable(
    "recovery_codes",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("guest", String(20), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Index("ix_recovery_codes_guest", "guest"),
)

# What was asked of a passkey, and letters that were asked for: each is good once, and not for long.
CHALLENGE_ROWS = SqlTable(
    "challenges",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("guest", String(20), ForeignKey("guests.id", ondelete="CASCADE")),  # of a new passkey
    Column("expires", BigInteger, nullable=False),
    Index("ix_challenges_expires", "expires"),
)

MAIL_LINK_ROWS = SqlTable(
    "mail_links",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("guest", String(20), ForeignKey("guests.id", ondelete="CASCADE")),  # who asked for it
    Column("asked", BigInteger, nullable=False),
    Column("lang", String(2), nullable=False),
    Column("site", String(300), nullable=False),  # where the link leads
    Column("waits", BigInteger, nullable=False),  # until when a letter is of use; 0 if none waits
    Column("taken", BigInteger, nullable=False),  # until then one server tries to send it
    Column("written", BigInteger, nullable=False),  # when the link was made; 0 for none
    Index("ix_mail_links_address", "address"),
    Index("ix_mail_links_waits", "waits"),
    Index("ix_mail_links_asked", "asked"),
)

# What the journals amount to, for lists and searches: written together with every step.
TABLE_ROWS = SqlTable(
    "tables",
    METADATA,
    Column("id", String(20), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("pace", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("help", Boolean, nullable=False, server_default=true()),  # hints and worths
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("auto", Boolean, nullable=False, server_default=false()),  # starts by itself
    Column("club", String(20), nullable=False, server_default=""),
    Column("tournament", String(20), nullable=False, server_default=""),
    Column("stage", String(8), nullable=False),
    Column("host", String(20), nullable=False),
    Column("invitation", String(40), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("to_act", String(40), nullable=False),  # seats, between blanks
    Column("owed", Text, nullable=False, server_default=""),  # since when each must act
    Column("patience", BigInteger, nullable=False, server_default=SLOW_PATIENCE),
    Column("increment", BigInteger),  # with one, patience is for the whole game
    Column("weekends", Boolean, nullable=False, server_default=true()),  # whether they count
    Column("level", String(20), nullable=False, server_default=""),  # of bots that stand in
    Column("left", Text, nullable=False, server_default=""),  # by seat, of the time for the game
    Column("due", BigInteger, nullable=False, server_default="0"),  # before that nobody is late
    Column("request", Text, nullable=False, server_default=""),  # JSON of an UndoRequest
    Column("version", BigInteger, nullable=False, server_default="0"),  # how many steps
    Column("result", Text, nullable=False),  # JSON
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("present", BigInteger, nullable=False, server_default="0"),  # when people were there
    Column("rematch_of", String(20), unique=True),
    Column("next", String(20), nullable=False, server_default=""),  # the rematch
    Index("ix_tables_stage", "stage", "public", "changed"),
    Index("ix_tables_due", "due"),
    Index("ix_tables_club", "club", "stage", "changed"),
)

SEAT_ROWS = SqlTable(
    "seats",
    METADATA,
    Column("table", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),  # person, bot or open
    Column("guest", String(20)),
    Column("name", String(24), nullable=False),
    Column("level", String(20), nullable=False),
    Column("vacations", Text, nullable=False, server_default=""),  # JSON
    Column("pushed", BigInteger, nullable=False, server_default="0"),  # when reminders of either
    Column("mailed", BigInteger, nullable=False, server_default="0"),  # kind were last thought of
    Column(
        "taken", BigInteger, nullable=False, server_default="0"
    ),  # until then one server reminds
    Column("here", BigInteger, nullable=False, server_default="0"),  # when they sat at a slow table
    Column("ended", BigInteger, nullable=False, server_default="0"),  # when the table was over
    Index("ix_seats_guest", "guest", "ended"),
)

# Who had a seat and has it no longer: the journal knows the name, and must forget it on request.
PAST_SEAT_ROWS = SqlTable(
    "past_seats",
    METADATA,
    Column("table", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("known_as", String(20), primary_key=True),  # the guest in the steps
    Column("guest", String(20), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Index("ix_past_seats_guest", "guest"),
)

# The journals: each row is a step as steps.py writes it, and none is ever changed. The primary key
# lets one writer at a time continue a table.
STEP_ROWS = SqlTable(
    "steps",
    METADATA,
    Column("table", String(20), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("step", Text, nullable=False),  # JSON
)

# What people want to play as soon as they are asked (plans.py).
PLAN_ROWS = SqlTable(
    "plans",
    METADATA,
    Column("table", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(20), nullable=False),
    Column("acts", Text, nullable=False),  # JSON
    Column("version", BigInteger, nullable=False),
    Column("known", Integer, nullable=False),
    Column("anyway", Boolean, nullable=False),
    Column("dropped", String(20), nullable=False, server_default=""),
)

CHAT_ROWS = SqlTable(
    "chats",
    METADATA,
    Column("table", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(24), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("guest", String(20), nullable=False, server_default=""),  # who said it in the audience
)

LINK_ROWS = SqlTable(
    "links",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("table", String(20), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guest", String(20), nullable=False),  # who sat there when it was made
    Column("expires", BigInteger, nullable=False),
)

REVIEW_ROWS = SqlTable(
    "reviews",
    METADATA,
    Column("table", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("simulations", Integer, nullable=False),
    Column("pieces", Integer, nullable=False),
    Column("asked", BigInteger, nullable=False),
    Column("taken", BigInteger, nullable=False),  # when somebody was last working on it
    Column("review", Text, nullable=False),  # JSON; empty until it is there
)

REVIEW_PIECE_ROWS = SqlTable(
    "review_pieces",
    METADATA,
    Column("table", String(20), ForeignKey("reviews.table", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("found", Text, nullable=False),  # JSON
)

MARK_ROWS = SqlTable(
    "marks",
    METADATA,
    Column("name", String(20), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# When no server could write, so that nobody could play: that time is nobody's.
OUTAGE_ROWS = SqlTable(
    "outages",
    METADATA,
    Column("since", BigInteger, primary_key=True, autoincrement=False),
    Column("until", BigInteger, nullable=False),
)

VACATION_ROWS = SqlTable(
    "vacations",
    METADATA,
    Column("guest", String(20), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("since", BigInteger, primary_key=True, autoincrement=False),
    Column("until", BigInteger, nullable=False),
)

# What proves to others that it is this site; backups hold it too.
SITE_KEY_ROWS = SqlTable(
    "site_keys",
    METADATA,
    Column("name", String(20), primary_key=True),
    Column("key", Text, nullable=False),  # PEM
)

# Browsers that show reminders (push.py), and letters to those who keep their name by mail.
PUSH_ROWS = SqlTable(
    "push_endpoints",
    METADATA,
    Column("digest", String(64), primary_key=True),  # of the address
    Column("guest", String(20), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("lang", String(2), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("ix_push_endpoints_guest", "guest"),
)

REMINDER_ROWS = SqlTable(
    "reminders",
    METADATA,
    Column("guest", String(20), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("mail", Boolean, nullable=False),
    Column("lang", String(2), nullable=False),
    Column("told", BigInteger, nullable=False),  # when the last letter was written
    Column("token", String(64), nullable=False, unique=True),  # by which letters are silenced
)

# Network addresses that are shut out (addresses.py: an IPv6 /64 is one), and until when.
BAN_ROWS = SqlTable(
    "bans",
    METADATA,
    Column("network", String(50), primary_key=True),
    Column("until", BigInteger, nullable=False),
)

# Who serves this database.
SERVER_ROWS = SqlTable(
    "servers",
    METADATA,
    Column("id", String(20), primary_key=True),
    Column("address", String(200), nullable=False),
    Column("version", String(40), nullable=False),
    Column("started", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("draining", Boolean, nullable=False),
)


def open_database(url: str) -> Engine:
    """The database at a URL, its schema up to date; a Mistake if that cannot be."""
    engine = connect(url)
    try:
        migrate(engine)
    except (SQLAlchemyError, OSError) as error:
        raise Mistake("database-closed", cause=type(error).__name__) from error
    return engine


def connect(url: str) -> Engine:
    """The database at a URL as it is, perhaps empty."""
    try:
        parsed = make_url(url)
        if parsed.drivername in ("postgresql", "postgres"):
            parsed = parsed.set(drivername="postgresql+psycopg")
        if parsed.get_backend_name() not in ("sqlite", "postgresql"):
            raise Mistake("database-kind", kind=parsed.get_backend_name())
        # Parameters hold seeds and sealed acts: they must not reach a log.
        engine = create_engine(parsed, pool_size=8, hide_parameters=True)
        if engine.dialect.name == "sqlite":
            keep_private(parsed.database)
            prepare_sqlite(engine)
        with engine.connect():
            pass
    except ArgumentError as error:
        raise Mistake("database-address") from error
    except ImportError as error:
        raise Mistake("database-driver", module=error.name or "psycopg") from error
    except (SQLAlchemyError, OSError) as error:
        raise Mistake("database-closed", cause=type(error).__name__) from error
    return engine


def sqlite_url(folder: Path) -> str:
    """The database of a data folder, which is made if need be."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Mistake("unwritable-file", path=str(folder)) from error
    return sqlite_in(folder)


def sqlite_in(folder: Path) -> str:
    """The database of a data folder, whether there is one or not."""
    return f"sqlite:///{folder / FILE}"


def keep_private(path: str | None) -> None:
    """Seeds and sealed acts lie in the file: nobody else on this machine may read it."""
    if path and path != ":memory:":
        make_private(path)
        for part in (path, f"{path}-wal", f"{path}-shm"):
            with suppress(FileNotFoundError):
                Path(part).chmod(0o600)


def make_private(path: str) -> None:
    """A file for us alone, if there is none; what root makes in a server's folder is for it."""
    if Path(path).exists():
        return
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    if os.name != "nt" and os.geteuid() == 0:
        folder = Path(path).parent.stat()
        os.chown(path, folder.st_uid, folder.st_gid)


def lock_sqlite(url: str) -> sqlite3.Connection | None:
    """Keep other servers away from this one's SQLite file, as long as the connection is open.

    The lock is that of an empty database beside it, so it ends with the process. Programs that
    only look, or make a backup, need not ask for it.
    """
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite" or not parsed.database:
        return None
    path = f"{parsed.database}.lock"
    try:
        make_private(path)
        lock = sqlite3.connect(path, timeout=0, isolation_level=None)
    except (OSError, sqlite3.OperationalError) as error:
        raise Mistake("database-closed", cause=type(error).__name__) from error
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise Mistake("database-served", path=parsed.database) from error
        raise Mistake("database-closed", cause=type(error).__name__) from error
    return lock


def prepare_sqlite(engine: Engine) -> None:
    """WAL, a sync at every commit, and transactions that begin when SQLAlchemy says so."""

    @event.listens_for(engine, "connect")
    def connected(connection: sqlite3.Connection, _record: Any) -> None:
        connection.isolation_level = None
        for pragma in (
            f"busy_timeout={BUSY_MS}",
            "journal_mode=WAL",
            "synchronous=FULL",
            f"wal_autocheckpoint={wal.PAGES}",
            "foreign_keys=ON",
        ):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        # A writer that began as a reader could not wait for another writer.
        options = connection.get_execution_options()
        if not options.get("begun"):  # whoever has done that already commits as well
            cursor = connection.connection.cursor()
            cursor.execute("BEGIN" if options.get("reading") else "BEGIN IMMEDIATE")
            cursor.close()


def revision_of(connection: Connection) -> str:
    """Of which schema a database is; nothing if it is empty."""
    from alembic.runtime.migration import MigrationContext

    return MigrationContext.configure(connection).get_current_revision() or ""


def migrate(engine: Engine, revision: str = "head") -> None:
    """Bring the schema up to date, or to a revision; a Mistake if it is newer than we are."""
    from alembic import command

    known = revisions()
    names = {script.revision for script in known.walk_revisions()}
    newest = known.get_current_head()
    wanted = newest if revision == "head" else revision
    with engine.execution_options(reading=True).begin() as connection:
        found = revision_of(connection)
    if found == wanted:
        return
    for name in filter(None, (found, wanted)):
        if name not in names:
            raise Mistake("database-newer", found=name, known=newest)
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":  # SQLite has locked out others by now
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
        config = alembic()
        config.attributes["connection"] = connection
        command.upgrade(config, revision)


@cache
def revisions() -> ScriptDirectory:
    """What the schema has been like so far."""
    from alembic.script import ScriptDirectory

    return ScriptDirectory.from_config(alembic())


def alembic() -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config
