"""Middle Kingdom, for 2 to 5 players."""

from pathlib import Path

from paravent.core.game import Game
from paravent.games.middle_kingdom.audit import census, recount
from paravent.games.middle_kingdom.board import board
from paravent.games.middle_kingdom.observation import OBSERVATION
from paravent.games.middle_kingdom.reasons import why_not
from paravent.games.middle_kingdom.scoring import tallies
from paravent.games.middle_kingdom.secrets import view, views
from paravent.games.middle_kingdom.start import BIDS_EACH, begin
from paravent.games.middle_kingdom.vocabulary import EVENTS, NOTATION, PHASES

GAME = Game(
    key="middle_kingdom",
    shelf=1,
    version=2,
    fewest=2,
    most=5,
    options=(BIDS_EACH,),
    notation=NOTATION,
    events=EVENTS,
    phases=PHASES,
    longest=1000,
    points=(-15, 160),
    folder=Path(__file__).parent,
    begin=begin,
    view=view,
    views=views,
    board=board,
    why_not=why_not,
    census=census,
    recount=recount,
    tallies=tallies,
    observation=OBSERVATION,
)
