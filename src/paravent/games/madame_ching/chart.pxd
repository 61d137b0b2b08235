"""The table in words."""
from paravent.games.madame_ching.numbers cimport *
from paravent.games.madame_ching.rules cimport MadameChing
