"""How the search looks at the leaves of a game."""

from __future__ import annotations

from dataclasses import dataclass

TO_THE_END = -1


@dataclass(frozen=True)
class Manner:
    """What suits a game; `bots/manners` has a file for each that differs."""

    decisions: int = 8  # at random beyond a leaf, before it is judged
    per_guess: int = 1  # simulations on one guess
    scale: int = 10  # points: a lead that is halfway from even to certain
    curiosity: int = 128  # 256 is 1: how much is risked for what is little known
    urgency: int = 0  # 256 is 1: how soon deeper nodes try what quick play would not; 0: at once
