"""A bot as a class: it looks one step ahead at a few guesses of what it cannot see.

paravent match middle_ages --bots examples.thoughtful:Thoughtful,random
"""

from paravent import Game, Outlook, Rng

GUESSES = 4


class Thoughtful:
    """Takes what leads to the most points at once, on the average."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, outlook: Outlook, rng: Rng) -> int:
        totals = dict.fromkeys(outlook.legal(), 0)
        for _ in range(GUESSES):
            guess = outlook.guess(rng)
            for action in totals:
                position = guess.clone()
                position.apply(outlook.seat, action)
                position.deal(rng)
                totals[action] += position.scores()[outlook.seat]
        return max(totals, key=totals.__getitem__)
