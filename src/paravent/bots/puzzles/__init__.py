"""Puzzles: decisions in which one act is clearly best, and hard to see. A folder for each game."""

from paravent.bots.puzzles.puzzle import Puzzle, Tried, read, written
from paravent.bots.puzzles.sets import FOLDER, find_puzzle, numbers_of

__all__ = ["FOLDER", "Puzzle", "Tried", "find_puzzle", "numbers_of", "read", "written"]
