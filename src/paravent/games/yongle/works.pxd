"""Construction and what follows."""
from paravent.core.numbers cimport *
from paravent.games.yongle.numbers cimport *
from paravent.games.yongle.rules cimport Yongle

cdef int offer_looked(Yongle game, int* choices) except? -1 nogil
cdef int construct(Yongle game, int seat) except? -1 nogil
cpdef int goods(Yongle game, int seat) except? -1 nogil
cdef int yield_parts(Yongle game, int seat, int building, int* parts) except? -1 nogil
cdef int cause_of(Yongle game, int seat, int building, int* parts) except? -1 nogil
cdef int score(Yongle game, int seat, int building) except? -1 nogil
cdef int trigger(Yongle game, int seat, int cause) except? -1 nogil
cdef int clear_lasting(Yongle game, int seat, int plot) except? -1 nogil
cdef int after_site(Yongle game) except? -1 nogil
cdef int begin_look(Yongle game, int seat) except? -1 nogil
cdef int look_at(Yongle game, int card) except? -1 nogil
cdef int begin_market(Yongle game) except? -1 nogil
cdef int choose(Yongle game, int seat, int card) except? -1 nogil
cdef int end_market(Yongle game) except? -1 nogil
