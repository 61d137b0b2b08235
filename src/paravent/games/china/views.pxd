"""What each seat may see."""
from paravent.core.numbers cimport *
from paravent.games.china.numbers cimport *
from paravent.games.china.rules cimport China

cdef dict palaces(China game)
cdef dict tiles_on_board(China game)
cdef dict influence(China game)
cdef object move(China game)
cdef object emperor(China game)
cdef list seats(China game, int seat)
cdef list kept(China game)
cdef list specials(China game)
cdef dict tiles_of(China game, int house)
cdef list cards_in(int hand)
