"""Madame Ching, for 2 to 4 players, or 2 against 2."""

from pathlib import Path

from paravent.core.game import Game
from paravent.games.madame_ching.audit import census, recount, tallies
from paravent.games.madame_ching.board import board
from paravent.games.madame_ching.observation import OBSERVATION
from paravent.games.madame_ching.previews import previews
from paravent.games.madame_ching.reasons import why_not
from paravent.games.madame_ching.secrets import view
from paravent.games.madame_ching.start import FORTUNE, TEAMS, begin
from paravent.games.madame_ching.vocabulary import EVENTS, NOTATION, PHASES

GAME = Game(
    key="madame_ching",
    shelf=4,
    version=2,
    fewest=2,
    most=4,
    options=(TEAMS, FORTUNE),
    notation=NOTATION,
    events=EVENTS,
    phases=PHASES,
    longest=10_000,
    points=(0, 300),
    folder=Path(__file__).parent,
    begin=begin,
    view=view,
    why_not=why_not,
    census=census,
    recount=recount,
    tallies=tallies,
    observation=OBSERVATION,
    board=board,
    previews=previews,
)
