"""The HTTP status of every mistake that is not simply a bad request."""

from __future__ import annotations

STATUS = {
    "no-session": 401,
    "not-invited": 403,
    "not-seated": 403,
    "not-host": 403,
    "removed": 403,
    "foreign-origin": 403,
    "banned": 403,
    "muted": 403,
    "unknown-table": 404,
    "no-such-page": 404,
    "no-such-act": 404,
    "unknown-puzzle": 404,
    "no-such-session": 404,
    "wrong-method": 405,
    "already-seated": 409,
    "already-started": 409,
    "conflict": 409,
    "name-taken": 409,
    "nobody-to-remove": 409,
    "not-late": 409,
    "not-over": 409,
    "not-running": 409,
    "not-started": 409,
    "seat-taken": 409,
    "seats-open": 409,
    "stand-in": 409,
    "table-full": 409,
    "too-many-offered": 409,
    "too-many-tables": 409,
    "link-expired": 410,
    "table-aside": 409,
    "table-closed": 410,
    "table-worn": 409,
    "too-large": 413,
    "not-json": 415,
    "wrong-host": 421,
    "too-fast": 429,
    "server-error": 500,
}


def status_of(code: str) -> int:
    return STATUS.get(code, 400)
