"""The table put together."""
from paravent.core.numbers cimport *
from paravent.games.middle_kingdom.numbers cimport *
from paravent.games.middle_kingdom.rules cimport MiddleKingdom

cdef list displayed(MiddleKingdom game)
cdef dict owners(MiddleKingdom game)
cdef list places(MiddleKingdom game)
cdef list bids_of(MiddleKingdom game, int seat)
cdef dict counts(short* numbers)
