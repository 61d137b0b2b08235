"""How things stand."""
from paravent.games.china.numbers cimport *
from paravent.games.china.rules cimport China

cdef list towns_in(long long towns)
cdef list provinces_in(int places)
cdef list leading(China game, int place)
cdef list envoys(China game, int place)
cdef list worth(China game, int place)
cdef list ports(China game)
cdef object province(China game, int place)
cdef object prospect(China game, int place)
cdef dict patrons(China game)
cdef dict alliances(China game)
cdef list forecasts(China game)
cdef list tallies(China game)
cdef int alliance_forecast(China game, int seat) except? -1 nogil
