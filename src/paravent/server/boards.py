"""Boards: what never changes at a table, told once and the same to everybody."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from paravent.core.game import Board
from paravent.core.mistakes import Mistake
from paravent.core.registry import find_game

REMEMBERED = 256  # setups


def board(key: str, asked: Mapping[str, str]) -> Board:
    """The board of a game for its rules, number of players and options; a Mistake if wrong."""
    game = find_game(key)
    numbers = [asked.get(name, "") for name in ("rules", "players")]
    if not all(number.isascii() and number.isdigit() and len(number) < 10 for number in numbers):
        raise Mistake("malformed", where="$.rules, $.players")
    rules, players = map(int, numbers)
    if not 0 < rules <= game.version:
        raise Mistake("newer-rules", game=game.key, found=rules, known=game.version)
    options = {option.name: asked[option.name] for option in game.options if option.name in asked}
    setup = game.setup(players, options)
    return _made(key, rules, players, tuple(setup.options.items()))


@lru_cache(REMEMBERED)
def _made(key: str, rules: int, players: int, options: tuple[tuple[str, str], ...]) -> Board:
    game = find_game(key)
    return game.board_of(game.setup(players, dict(options)), game.components(rules=rules))
