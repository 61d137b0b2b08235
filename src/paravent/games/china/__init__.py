"""China, for 2 to 5 players, with its variants."""

from pathlib import Path

from paravent.core.game import Game
from paravent.games.china.audit import census, recount, tallies
from paravent.games.china.geography import board
from paravent.games.china.observation import OBSERVATION
from paravent.games.china.previews import previews
from paravent.games.china.reasons import why_not
from paravent.games.china.start import EXCLUSIONS, OPTIONS, begin
from paravent.games.china.views import view
from paravent.games.china.vocabulary import EVENTS, NOTATION, PHASES

GAME = Game(
    key="china",
    shelf=5,
    version=1,
    fewest=2,
    most=5,
    options=OPTIONS,
    notation=NOTATION,
    events=EVENTS,
    phases=PHASES,
    longest=1500,
    points=(0, 600),
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
    exclusions=EXCLUSIONS,
)
