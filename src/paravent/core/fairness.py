"""Verify that a log was dealt from the seed that was committed to before the first deal."""

from __future__ import annotations

from dataclasses import dataclass

from paravent.core.components import Components
from paravent.core.dealer import Dealer, numbered
from paravent.core.log import Log
from paravent.core.mistakes import Mistake
from paravent.core.numbers import CHANCE
from paravent.core.play import Play


@dataclass(frozen=True)
class Verdict:
    """What the verification found."""

    deals: int  # how many deals were checked
    wrong: int | None  # the number of the first act that was dealt differently


def verify(log: Log, owner: Components | None = None) -> Verdict:
    """Check the commitment and every deal; a Mistake if the log cannot be checked."""
    if not log.seed or not log.commitment:
        raise Mistake("nothing-to-verify")
    dealer = Dealer.from_text(log.seed)
    if dealer.commitment != log.commitment:
        raise Mistake("broken-commitment")
    played = Play.replay(log, owner)
    again = Play(played.game, log.players, log.options, components=played.components)
    deals = 0
    for number, entry in enumerate(played.history[: len(log.acts)], 1):
        if entry.seat == CHANCE:
            if dealer.deal(numbered(deals, log.redeals), again.position) != entry.action:
                return Verdict(deals, number)
            deals += 1
        again.position.apply(entry.seat, entry.action)
    return Verdict(deals, None)
