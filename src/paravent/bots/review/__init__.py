"""Review of a finished game: who had which chance when, and what was given away."""

from paravent.bots.review.judging import Verdict
from paravent.bots.review.marks import LIMITS, MARKS
from paravent.bots.review.pieces import DEFAULT_SIMULATIONS, Found, Piece, cut, work
from paravent.bots.review.report import Balance, Review, Turn, assemble

__all__ = [
    "DEFAULT_SIMULATIONS",
    "LIMITS",
    "MARKS",
    "Balance",
    "Found",
    "Piece",
    "Review",
    "Turn",
    "Verdict",
    "assemble",
    "cut",
    "work",
]
