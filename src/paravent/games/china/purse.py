"""What cards pay for, in words: the prices a second time, apart from the tables of the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from paravent.games.china.payments import PAIRS
from paravent.games.china.rules import China
from paravent.games.china.vocabulary import COLOURS

Price = set[str]  # the colour of a piece's province; both colours for a border post


class Purse:
    """Some cards."""

    def __init__(self, cards: Iterable[str]) -> None:
        self.cards = Counter(cards)

    @classmethod
    def from_code(cls, hand: int) -> Purse:
        return cls(name for card, name in enumerate(COLOURS) for _ in range(hand >> 2 * card & 3))

    @staticmethod
    def colours_of_need(need: int) -> Price:
        """What one of the position's needs stands for."""
        if need < len(COLOURS):
            return {COLOURS[need]}
        return {COLOURS[colour] for colour in PAIRS[need - len(COLOURS)]}

    def holds(self, cards: Iterable[str]) -> bool:
        return Counter(cards) <= self.cards

    def affords(self, prices: list[Price]) -> bool:
        """Whether some of the cards pay for all these pieces."""
        return any(self._left_after(prices))

    def pays(self, prices: list[Price]) -> bool:
        """Whether all of the cards are what these pieces cost."""
        return any(not left for left in self._rests(prices))

    def _left_after(self, prices: list[Price]) -> Iterator[bool]:
        for _left in self._rests(prices):
            yield True

    def _rests(self, prices: list[Price]) -> Iterator[Counter[str]]:
        """What may be left over when these pieces are paid for."""
        if not prices:
            yield +self.cards
            return
        price, *others = prices
        for way in ways_to_pay(price):
            if way <= self.cards:
                yield from Purse((self.cards - way).elements())._rests(others)


def ways_to_pay(price: Price) -> Iterator[Counter[str]]:
    """R4.3: a card of the colour, or any two others alike.

    R14.3, Q15: for a post one card of each colour, or two of one; a pair of a third colour may
    stand in for one of the two cards.
    """
    if len(price) == 1:
        yield Counter(price)
        yield from (Counter({joker: 2}) for joker in COLOURS if joker not in price)
        return
    yield Counter(price)
    for colour in price:
        yield Counter({colour: 2})
        for joker in COLOURS:
            if joker not in price:
                yield Counter({colour: 1, joker: 2})


def purse_of(position: China) -> Purse:
    """The cards that pay for the pieces being placed."""
    return Purse.from_code(position.hand[position.house])
