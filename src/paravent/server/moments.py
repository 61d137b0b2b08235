"""Moments of a game: how the table was after some of its acts, without playing all of it again."""

from __future__ import annotations

import copy
import threading

from paravent.core.play import Entry, Play
from paravent.core.position import Position

EVERY = 64  # acts between two positions that are kept


class Moments:
    """Keeps positions of a game; those that an undo has made untrue are dropped."""

    def __init__(self) -> None:
        self._kept: list[tuple[Entry, Position]] = []  # after the first 64, 128, ... acts
        self._lock = threading.Lock()

    def at(self, play: Play, number: int) -> Play:
        """The game after so many of its acts."""
        then = copy.copy(play)
        with self._lock:
            then.position = self._position(play, number)
        then.history = play.history[:number]
        return then

    def without(self, play: Play, index: int) -> Play:
        """The game as if one of its acts had not been made, which the later ones do not need."""
        left, text = self.at(play, index), play.game.notation.text
        left.follow([(entry.seat, text(entry.action)) for entry in play.history[index + 1 :]])
        return left

    def _position(self, play: Play, number: int) -> Position:
        history, kept = play.history, self._kept
        while kept and not self._is_true(history, len(kept)):
            kept.pop()
        known = min(len(kept), number // EVERY)
        position = kept[known - 1][1].clone() if known else play.first_position()
        for index in range(known * EVERY, number):
            position.apply(history[index].seat, history[index].action)
            if index + 1 == (len(kept) + 1) * EVERY:
                kept.append((history[index], position.clone()))
        return position

    def _is_true(self, history: list[Entry], count: int) -> bool:
        last = count * EVERY - 1
        return last < len(history) and history[last] is self._kept[count - 1][0]
