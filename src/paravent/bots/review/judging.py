"""One decision judged by a search that knows what its seat knew: an outlook of that moment."""

from __future__ import annotations

from dataclasses import dataclass

from paravent.bots.bot import ALONE, Surroundings
from paravent.bots.chances import Scales
from paravent.bots.evaluations import find_evaluation, find_manner
from paravent.bots.review.marks import PERCENT, mark_of
from paravent.bots.search.spending import Budget, results, spend
from paravent.bots.searcher import FULL, begin_search, ranked
from paravent.core.outlook import Outlook
from paravent.core.rng import Rng

WHOLE = 100 * PERCENT
SHARE = 2  # what was played is looked into at least half as often as what seems best


@dataclass(frozen=True)
class Verdict:
    """An act and the better one, with the chance of winning after each, in hundredths of a percent.

    Nothing is lost if the search knows nothing better.
    """

    n: int  # acts before it
    seat: int
    act: str
    best: str
    chance: int
    best_chance: int

    @property
    def lost(self) -> int:
        return self.best_chance - self.chance

    @property
    def mark(self) -> str:
        return mark_of(self.lost)


def judge(
    outlook: Outlook,
    action: int,
    n: int,
    scales: Scales,
    simulations: int,
    rng: Rng,
    around: Surroundings = ALONE,
) -> Verdict:
    """What an action of the outlook's seat was worth beside the best one."""
    game, seat = outlook.game, outlook.seat
    guess = outlook.guess(rng)
    search = begin_search(guess, seat, find_evaluation(game), find_manner(game))
    spend(search, Budget(simulations=simulations), rng, around)
    tried = results(search)
    best = ranked(outlook.legal(), tried)[0]
    least = max(1, tried[best][0] // SHARE)
    known = tried.get(action, (0, 0))[0]
    if known < least:
        search.run_on(action, least - known, rng)
        tried = results(search)

    def chance(one: int) -> int:
        visits, total = tried[one]
        share = scales.by_reward(total / (visits * FULL), guess.players, n)
        return round(WHOLE * share)

    if chance(action) >= chance(best):
        best = action
    text = game.notation.text
    return Verdict(n, seat, text(action), text(best), chance(action), chance(best))
