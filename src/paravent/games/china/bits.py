"""Sets of towns as bits of one number; compiled, bits.pxd says the same with one instruction."""

from __future__ import annotations

from collections.abc import MutableSequence


def bit(town: int) -> int:
    """The set of one town."""
    return 1 << town


def lowest(towns: int) -> int:
    """The first member of a set that is not empty."""
    return (towns & -towns).bit_length() - 1


def size(towns: int) -> int:
    """How many members a set has."""
    return towns.bit_count()


def offer_each(verb: int, members: int, choices: MutableSequence[int], count: int) -> int:
    """Offer a verb for every member of a set; returns how many offers there are now."""
    while members:
        choices[count] = verb + lowest(members)
        count += 1
        members &= members - 1
    return count
