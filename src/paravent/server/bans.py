"""Network addresses that are shut out: an IPv4 address, or the /64 network of an IPv6 address."""

from __future__ import annotations

import ipaddress

from sqlalchemy import Connection, delete, insert, select

from paravent.server.addresses import network
from paravent.server.database import BAN_ROWS


def network_named(word: str) -> str | None:
    """The network that a word means, such as 2001:db8::7; None if it is no address."""
    try:
        return network(str(ipaddress.ip_address(word.partition("/")[0])))
    except ValueError:
        return None


def ban(connection: Connection, home: str, until: int) -> None:
    """Shut a network out until then; 0 lets it in again."""
    connection.execute(delete(BAN_ROWS).where(BAN_ROWS.c.network == home))
    if until:
        connection.execute(insert(BAN_ROWS).values(network=home, until=until))


def banned(connection: Connection) -> dict[str, int]:
    """All of them, and until when."""
    return {row.network: row.until for row in connection.execute(select(BAN_ROWS))}
