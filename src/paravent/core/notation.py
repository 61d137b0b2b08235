"""Notation: the texts of a game's actions, the only language that leaves the process."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from paravent.core.mistakes import Mistake
from paravent.core.numbers import MAX_CHOICES


class Notation:
    """One table per game: an action is the index of its act.

    The first `deals` verbs are those of chance: the players' actions are all from `first_act` on.

    >>> notation = Notation(("draw", ["1", "2"]), ("bid", ["reset", "1", "2"]), deals=1)
    >>> notation.text(4), notation.action("bid 1"), notation.first("bid"), notation.first_act
    ('bid 2', 3, 2, 2)
    """

    def __init__(self, *verbs: tuple[str, Sequence[str]], deals: int = 0) -> None:
        self.first_act = sum(len(objects) for _verb, objects in verbs[:deals])
        self.acts: list[str] = []
        self.parts: list[tuple[str, str]] = []
        self.verbs: dict[str, range] = {}
        for verb, objects in verbs:
            first = len(self.acts)
            self.acts += [f"{verb} {thing}".strip() for thing in objects]
            self.parts += [(verb, thing) for thing in objects]
            self.verbs[verb] = range(first, len(self.acts))
        self.actions = {act: action for action, act in enumerate(self.acts)}
        if len(self.actions) != len(self.acts) or len(self.acts) > MAX_CHOICES:
            raise ValueError(f"acts must differ, and be at most {MAX_CHOICES}")

    def __len__(self) -> int:
        return len(self.acts)

    def first(self, verb: str) -> int:
        """The first action of a verb; its objects follow in order."""
        return self.verbs[verb].start

    def text(self, action: int) -> str:
        """The act that an action is written as."""
        return self.acts[action]

    def texts(self, actions: Iterable[int]) -> list[str]:
        return [self.acts[action] for action in actions]

    def action(self, act: str) -> int:
        """The action that a text stands for; capitals and extra blanks do not matter."""
        action = self.actions.get(act)
        if action is None:
            action = self.actions.get(" ".join(act.lower().split()))
        if action is None:
            raise Mistake("unknown-act", act=act)
        return action

    def split(self, action: int) -> tuple[str, str]:
        """Verb and object of an action."""
        return self.parts[action]
