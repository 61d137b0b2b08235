"""What lies ahead of a junk."""
from paravent.games.madame_ching.numbers cimport *
from paravent.games.madame_ching.rules cimport MadameChing
