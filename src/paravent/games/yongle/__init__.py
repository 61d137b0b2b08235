"""Yongle, for 2 to 4 players."""

from pathlib import Path

from paravent.core.game import Game
from paravent.games.yongle.audit import census, recount, tallies
from paravent.games.yongle.board import board
from paravent.games.yongle.observation import OBSERVATION
from paravent.games.yongle.previews import previews
from paravent.games.yongle.reasons import why_not
from paravent.games.yongle.secrets import view
from paravent.games.yongle.start import FIRST, begin
from paravent.games.yongle.vocabulary import EVENTS, NOTATION, PHASES

GAME = Game(
    key="yongle",
    shelf=3,
    version=3,
    fewest=2,
    most=4,
    options=(FIRST,),
    notation=NOTATION,
    events=EVENTS,
    phases=PHASES,
    longest=100_000,
    points=(0, 400),
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
