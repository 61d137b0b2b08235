"""A module of somebody else's, in C, that plays our games without Python in between."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from paravent.core.playout import playouts
from paravent.core.position import COMPILED
from paravent.core.registry import find_game

MODULE = """
# cython: language_level=3
from paravent.core.numbers cimport CHANCE, CHANCE_BIT, MAX_CHOICES
from paravent.core.position cimport Position
from paravent.core.rng cimport Rng, below


def play(Position position, Rng rng):
    cdef int choices[MAX_CHOICES]
    cdef int seat, decisions = 0
    while position.waiting:
        if position.waiting == CHANCE_BIT:
            position.act(CHANCE, position.sample(rng))
            continue
        seat = 0
        while not (position.waiting >> seat) & 1:
            seat += 1
        position.act(seat, choices[below(rng, position.offer(seat, choices))])
        decisions += 1
    return decisions


def observe(Position position, int seat):
    cdef short values[4096]
    position.observe(seat, values)
    return values[0]
"""
BUILD = """
from setuptools import Extension, setup
from Cython.Build import cythonize
setup(name="theirs", ext_modules=cythonize([Extension("theirs", ["theirs.pyx"])], quiet=True))
"""
USE = """
from paravent import Rng, find_game
import theirs
game = find_game("middle_kingdom")
position = game.start(4)
print(theirs.play(position.clone(), Rng(7)), theirs.observe(position, 1))
"""


def run(folder: Path, *words: str) -> str:
    done = subprocess.run([sys.executable, *words], cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.skipif(not COMPILED, reason="there is no C")
def test_a_pyx_outside_the_tree_plays_the_same_games(tmp_path: Path) -> None:
    (tmp_path / "theirs.pyx").write_text(MODULE.lstrip(), encoding="utf-8")
    (tmp_path / "setup.py").write_text(BUILD, encoding="utf-8")
    run(tmp_path, "setup.py", "-q", "build_ext", "--inplace")
    decisions, players = map(int, run(tmp_path, "-c", USE).split())
    assert players == 4
    assert decisions == playouts(find_game("middle_kingdom").start(4), 1, 7)[0]
