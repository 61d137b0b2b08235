"""Effects."""
from paravent.games.middle_ages.numbers cimport *
from paravent.games.middle_ages.rules cimport MiddleAges

cdef int affect(MiddleAges game, int seat, int kind) except? -1
cdef int ask(MiddleAges game, int seat, int kind) except? -1
cdef int mill(MiddleAges game, int seat) except? -1
cdef int attack(MiddleAges game, int seat) except? -1
cdef int lose_leftmost(MiddleAges game, int seat) except? -1
