"""Keys: by what a guest keeps the name. Passkeys, mail addresses, and recovery codes."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update

from paravent.core.mistakes import Mistake
from paravent.server.database import CHALLENGE_ROWS, CODE_ROWS, GUEST_ROWS, MAIL_ROWS, PASSKEY_ROWS
from paravent.server.guests import LETTERS, Guest, digest
from paravent.server.settings import Retention

MOST_PASSKEYS, MOST_MAILS = 10, 3
CODES, PARTS, PART = 8, 4, 4  # so many codes of so many parts: 79 random bits each


@dataclass(frozen=True)
class Passkey:
    id: str
    guest: str
    public_key: str
    count: int
    device: str
    created: int
    used: int


@dataclass(frozen=True)
class Keys:
    """What a guest has; nothing of it if the name is not kept."""

    passkeys: list[Passkey]
    mails: list[str]
    codes: int

    def __bool__(self) -> bool:
        return bool(self.passkeys or self.mails or self.codes)


def keys_of(connection: Connection, guest: str) -> Keys:
    found = connection.execute(
        select(PASSKEY_ROWS)
        .where(PASSKEY_ROWS.c.guest == guest)
        .order_by(PASSKEY_ROWS.c.created, PASSKEY_ROWS.c.id)
    )
    mails = (
        select(MAIL_ROWS.c.address).where(MAIL_ROWS.c.guest == guest).order_by(MAIL_ROWS.c.created)
    )
    codes = select(func.count()).select_from(CODE_ROWS).where(CODE_ROWS.c.guest == guest)
    return Keys(
        [Passkey(*row) for row in found],
        list(connection.scalars(mails)),
        connection.scalar(codes) or 0,
    )


def guest_with(connection: Connection, guest: str) -> Guest:
    row = connection.execute(select(GUEST_ROWS).where(GUEST_ROWS.c.id == guest)).one()
    return Guest(row.id, row.name)


# Passkeys.


def find_passkey(connection: Connection, id: str) -> Passkey | None:
    row = connection.execute(select(PASSKEY_ROWS).where(PASSKEY_ROWS.c.id == id)).first()
    return Passkey(*row) if row else None


def add_passkey(connection: Connection, passkey: Passkey) -> None:
    if len(keys_of(connection, passkey.guest).passkeys) >= MOST_PASSKEYS:
        raise Mistake("too-many-keys", most=MOST_PASSKEYS)
    connection.execute(insert(PASSKEY_ROWS).values(vars(passkey)))


def use_passkey(connection: Connection, id: str, count: int, at: int) -> Guest:
    """A passkey has signed once more; a Mistake if another copy of it has come further."""
    new = (PASSKEY_ROWS.c.count < count) | ((PASSKEY_ROWS.c.count == 0) & (count == 0))
    here = update(PASSKEY_ROWS).where(PASSKEY_ROWS.c.id == id, new).values(count=count, used=at)
    if connection.execute(here).rowcount != 1:
        raise Mistake("passkey-copied")
    found = find_passkey(connection, id)
    assert found is not None
    return guest_with(connection, found.guest)


def add_challenge(connection: Connection, token: str, guest: str | None, expires: int) -> None:
    values = {"digest": digest(token), "guest": guest, "expires": expires}
    connection.execute(insert(CHALLENGE_ROWS).values(values))


def use_challenge(connection: Connection, token: str, guest: str | None, now: int) -> bool:
    """Whether it was asked of this guest and not answered yet; it is gone then."""
    mine = (CHALLENGE_ROWS.c.digest == digest(token), CHALLENGE_ROWS.c.guest == guest)
    here = delete(CHALLENGE_ROWS).where(*mine, CHALLENGE_ROWS.c.expires >= now)
    return connection.execute(here).rowcount == 1


def forget_challenges(connection: Connection, now: int, _keep: Retention) -> int:
    return connection.execute(delete(CHALLENGE_ROWS).where(CHALLENGE_ROWS.c.expires < now)).rowcount


# Mail addresses.


def guest_by_mail(connection: Connection, address: str) -> Guest | None:
    found = connection.scalar(select(MAIL_ROWS.c.guest).where(MAIL_ROWS.c.address == address))
    return guest_with(connection, found) if found else None


def add_mail(connection: Connection, guest: str, address: str, at: int) -> None:
    if len(keys_of(connection, guest).mails) >= MOST_MAILS:
        raise Mistake("too-many-keys", most=MOST_MAILS)
    connection.execute(insert(MAIL_ROWS).values(address=address, guest=guest, created=at))


# Recovery codes.


def new_codes() -> list[str]:
    def part() -> str:
        return "".join(secrets.choice(LETTERS) for _ in range(PART))

    return ["-".join(part() for _ in range(PARTS)) for _ in range(CODES)]


def code_digest(code: str) -> str:
    """What is stored of a code, however it was typed."""
    return digest("".join(letter for letter in code.lower() if letter.isalnum()))


def set_codes(connection: Connection, guest: str, codes: Iterable[str]) -> None:
    """The codes of a guest from now on."""
    connection.execute(delete(CODE_ROWS).where(CODE_ROWS.c.guest == guest))
    if rows := [{"digest": code_digest(code), "guest": guest} for code in codes]:
        connection.execute(insert(CODE_ROWS), rows)


def use_code(connection: Connection, code: str) -> Guest:
    """Whose code it was; it is gone then."""
    mine = CODE_ROWS.c.digest == code_digest(code)
    guest = connection.scalar(select(CODE_ROWS.c.guest).where(mine))
    if guest is None or connection.execute(delete(CODE_ROWS).where(mine)).rowcount != 1:
        raise Mistake("wrong-code")
    return guest_with(connection, guest)


def drop_key(connection: Connection, guest: str, kind: str, id: str) -> None:
    """Take a key away; a Mistake if the guest has none of this kind and id."""
    rows: dict[str, tuple[Any, ...]] = {
        "passkey": (PASSKEY_ROWS, PASSKEY_ROWS.c.id == id),
        "mail": (MAIL_ROWS, MAIL_ROWS.c.address == id),
        "codes": (CODE_ROWS,),
    }
    table, *named = rows[kind]
    if connection.execute(delete(table).where(table.c.guest == guest, *named)).rowcount == 0:
        raise Mistake("no-such-key")
