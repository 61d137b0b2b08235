"""Deeds one by one, as a page reads them: the other way round than server/deeds.py."""

from __future__ import annotations

from typing import Any


def unpacked(told: list[Any], last: int) -> list[dict[str, Any]]:
    """What each act caused; the last of them is number `last`."""
    found: list[dict[str, Any]] = []
    for stretch in told:
        if stretch and isinstance(stretch[0], int):
            found.append(
                {"seat": stretch[0], "events": [e for row in stretch[1:] for e in of(row)]}
            )
        else:
            first, *rest = stretch or [None]
            deals = [[event] for event in of(first)] if first else [[]]
            deals[-1] += [event for row in rest for event in of(row)]
            found += ({"seat": None, "events": events} for events in deals)
    return [{"n": n, **deed} for n, deed in enumerate(found, last - len(found) + 1)]


def of(row: list[Any]) -> list[list[Any]]:
    """An event, or several of one kind."""
    name, *fields = row
    if fields and isinstance(fields[0], list):
        return [[name, *one] for one in fields]
    return [row]
