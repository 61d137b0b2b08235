"""Seeds by name: independent numbers for every game, seat and purpose, the same everywhere."""

from __future__ import annotations

from hashlib import sha256

from paravent.core.rng import Rng


def name_text(*names: object) -> bytes:
    return "\0".join(map(str, names)).encode()


def seed_number(*names: object) -> int:
    """64 bits that depend on all the names."""
    return int.from_bytes(sha256(name_text(*names)).digest()[:8], "big")


def named_rng(*names: object) -> Rng:
    return Rng(seed_number(*names))
