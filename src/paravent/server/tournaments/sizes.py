"""How many tables of which size: as equal as the game allows, and byes for who finds no seat."""

from __future__ import annotations

from collections.abc import Collection


def table_sizes(entrants: int, size: int, allowed: Collection[int]) -> tuple[list[int], int]:
    """The sizes of tables, the largest first, and how many have a bye; no table if none fits.

    No table is larger than `size`. As few as possible have a bye, and there are as few tables as
    that takes.
    """
    fitting = [one for one in allowed if 2 <= one <= size]
    if not fitting:
        return [], entrants
    for byes in range(entrants - min(fitting) + 1):
        seated = entrants - byes
        for tables in range(-(-seated // max(fitting)), seated // min(fitting) + 1):
            small, larger = divmod(seated, tables)
            sizes = [small + 1] * larger + [small] * (tables - larger)
            if set(sizes) <= set(fitting):
                return sizes, byes
    return [], entrants
