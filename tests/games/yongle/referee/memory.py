"""Q10: which cards of others' hands, and on top of the pile, everybody remembers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

AUDIENCE = -1
Cards = Counter[str]


class Memory:
    """`known[reader][owner]`: cards that the reader is sure to be in the owner's hand."""

    def __init__(self, players: int) -> None:
        self.seats = range(players)
        self.readers = [*self.seats, AUDIENCE]
        self.known = {r: {owner: Cards() for owner in self.seats} for r in self.readers}
        self.top: list[tuple[str, set[int]]] = []  # cards looked at, and who knows them

    # Cards of hands.

    def came(self, owner: int, card: str, seen_by: Iterable[int]) -> None:
        for reader in seen_by:
            self.known[reader][owner][card] += 1

    def came_openly(self, owner: int, card: str) -> None:
        self.came(owner, card, self.readers)

    def left(self, owner: int, card: str) -> None:
        """Openly."""
        for reader in self.readers:
            self.known[reader][owner] -= Cards([card])

    def left_unseen(self, owner: int, card: str, seen_by: Iterable[int]) -> None:
        """Whoever did not see it can be sure of one card less of every kind."""
        seers = set(seen_by)
        for reader in self.readers:
            known = self.known[reader][owner]
            gone = Cards([card]) if reader in seers else Cards(known.keys())
            self.known[reader][owner] = known - gone

    def seen(self, owner: int, cards: Cards, seen_by: Iterable[int]) -> None:
        """These cards of a hand are shown."""
        for reader in seen_by:
            self.known[reader][owner] |= +cards

    # Cards of the pile.

    def top_cards(self) -> list[str]:
        return [card for card, _knowers in self.top]

    def drawn(self, owner: int, card: str) -> None:
        """The top card of the pile came into a hand; whoever has looked at it knows."""
        if self.top:
            _card, knowers = self.top.pop(0)
            self.came(owner, card, knowers)

    def opened(self) -> None:
        if self.top:
            self.top.pop(0)

    def taken(self, place: int, seat: int) -> None:
        """Q20: whoever else knew some of the cards cannot tell which one is gone."""
        del self.top[place]
        self.top = [(card, {seat}) for card, _knowers in self.top]
