"""Effects."""
from paravent.games.middle_ages.numbers cimport *
from paravent.games.middle_ages.rules cimport MiddleAges

cdef int affect(MiddleAges game, int seat, int kind) except? -1 nogil
cdef int ask(MiddleAges game, int seat, int kind) except? -1 nogil
cdef int mill(MiddleAges game, int seat) except? -1 nogil
cdef int attack(MiddleAges game, int seat) except? -1 nogil
cdef int lose_leftmost(MiddleAges game, int seat) except? -1 nogil
