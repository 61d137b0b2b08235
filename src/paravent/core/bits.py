"""Small sets as bits of one number; compiled, bits.pxd says the same with few instructions."""

from __future__ import annotations

from collections.abc import MutableSequence


def bit(member: int) -> int:
    """The set of one member."""
    return 1 << member


def lowest(members: int) -> int:
    """The first member of a set that is not empty."""
    return (members & -members).bit_length() - 1


def highest(members: int) -> int:
    """The last member of a set that is not empty."""
    return members.bit_length() - 1


def size(members: int) -> int:
    """How many members a set has."""
    return members.bit_count()


def offer_each(verb: int, members: int, choices: MutableSequence[int], count: int) -> int:
    """Offer a verb for every member of a set; returns how many offers there are now."""
    while members:
        choices[count] = verb + lowest(members)
        members &= members - 1
        count += 1
    return count
