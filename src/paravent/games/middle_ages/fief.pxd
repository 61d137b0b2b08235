"""What everybody owns."""
from paravent.games.middle_ages.numbers cimport *
from paravent.games.middle_ages.rules cimport MiddleAges

cdef int add_tile(MiddleAges game, int seat, int face) except? -1 nogil
cdef int destroy(MiddleAges game, int seat, int kind) except? -1 nogil
cdef int bring_back(MiddleAges game, int seat, int face) except? -1 nogil
cdef int only_grave(MiddleAges game, int seat) except? -2 nogil
cdef int offer_graves(MiddleAges game, int seat, int* choices) except? -1 nogil
cdef int credit(MiddleAges game, int seat, int row, int coins) except? -1 nogil
cdef int pay(MiddleAges game, int payer, int payee, int kind) except? -1 nogil
cdef int counted(MiddleAges game, int seat, int domain) except? -1 nogil
cdef int rate(MiddleAges game, int seat, int domain) except? -1 nogil
cdef int income(MiddleAges game, int seat, int domain) except? -1 nogil
cdef int collect(MiddleAges game, int seat, int domain) except? -1 nogil
cdef int empty_domains(MiddleAges game, int seat) except? -1 nogil
cdef int penalise(MiddleAges game) except? -1 nogil
