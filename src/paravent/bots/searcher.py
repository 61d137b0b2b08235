"""The searching bot: it grows a tree until its budget is spent."""

from __future__ import annotations

from paravent.bots.bot import ALONE, Surroundings, Weighed
from paravent.bots.evaluation import Evaluation
from paravent.bots.search.cores import think_together
from paravent.bots.search.manner import Manner
from paravent.bots.search.search import Search
from paravent.bots.search.spending import Budget, Tried, results, spend
from paravent.core.outlook import Outlook
from paravent.core.position import Position
from paravent.core.rng import Rng

FULL = 1 << 16  # the reward of a certain victory
SAME = 0  # the seed of the guess that stands for all that a seat cannot tell apart


class SearchBot:
    """Looks ahead by tree search; it goes on with its tree while its turn lasts."""

    def __init__(self, name: str, evaluation: Evaluation, manner: Manner, budget: Budget) -> None:
        self.name = name
        self.evaluation = evaluation
        self.manner = manner
        self.budget = budget
        self.around: Surroundings = ALONE
        self._search: Search | None = None
        self._expected = b""

    def choose(self, outlook: Outlook, rng: Rng) -> int:
        actions = outlook.legal()
        if len(actions) == 1:
            return actions[0]
        search = self._begin(outlook.guess(rng), outlook.seat)
        chosen = ranked(actions, self._think(search, rng))[0]
        self._keep(search, outlook.seat, chosen)
        return chosen

    def weigh(self, outlook: Outlook, rng: Rng) -> list[Weighed]:
        """Most visited first; a value is the expected reward in hundredths of a percent."""
        actions = outlook.legal()
        tried = self._think(self._begin(outlook.guess(rng), outlook.seat), rng)
        weighed: list[Weighed] = []
        for action in ranked(actions, tried):
            visits, total = tried.get(action, (0, 0))
            value = 10_000 * total // (visits * FULL) if visits else 0
            if weighed:
                value = min(value, weighed[-1].value)
            weighed.append(Weighed(action, value, {}))
        return weighed

    def _think(self, search: Search, rng: Rng) -> Tried:
        if self.budget.cores > 1:
            return think_together(search, self.budget, rng, self.around)
        spend(search, self.budget, rng, self.around)
        return results(search)

    def _begin(self, guess: Position, seat: int) -> Search:
        """The search of the act before if it led here, else a new one."""
        search, expected = self._search, self._expected
        self._search, self._expected = None, b""
        if search is not None and expected == identity(guess, seat):
            return search
        return begin_search(guess, seat, self.evaluation, self.manner)

    def _keep(self, search: Search, seat: int, action: int) -> None:
        """Remember the tree if the seat will have to choose again at once.

        What is expected is what the search itself believes: an act may reveal something, and a
        later guess than that of the search may have been right about it.
        """
        search.go_on(action)
        believed = search.believed()
        if seat in believed.actors():
            self._search, self._expected = search, identity(believed, seat)


def begin_search(guess: Position, seat: int, evaluation: Evaluation, manner: Manner) -> Search:
    """A tree without branches yet."""
    return Search(
        guess,
        seat,
        evaluation,
        manner.curiosity,
        manner.decisions,
        manner.scale,
        manner.per_guess,
        manner.urgency,
    )


def identity(position: Position, seat: int) -> bytes:
    """The same for all positions that a seat cannot tell apart, since a redeal reads no secret."""
    one = position.clone()
    one.redeal(seat, Rng(SAME))
    return one.freeze()


def ranked(actions: list[int], tried: Tried) -> list[int]:
    """Most visited first; of equals the better one."""
    return sorted(actions, key=lambda action: (*(-n for n in tried.get(action, (0, 0))), action))
