"""Middle Ages, for 2 to 5 players."""

from pathlib import Path

from paravent.core.game import Game
from paravent.games.middle_ages.audit import census, recount, tallies
from paravent.games.middle_ages.board import board
from paravent.games.middle_ages.observation import OBSERVATION
from paravent.games.middle_ages.previews import previews
from paravent.games.middle_ages.reasons import why_not
from paravent.games.middle_ages.secrets import view
from paravent.games.middle_ages.start import PICKED_CARDS, begin
from paravent.games.middle_ages.vocabulary import EVENTS, NOTATION, PHASES

GAME = Game(
    key="middle_ages",
    shelf=2,
    version=1,
    fewest=2,
    most=5,
    options=(PICKED_CARDS,),
    notation=NOTATION,
    events=EVENTS,
    phases=PHASES,
    longest=400,
    points=(-80, 5000),
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
