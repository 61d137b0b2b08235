"""The C face of the evaluation of Middle Ages."""
from paravent.bots.evaluation cimport ROW, Evaluation
from paravent.core.numbers cimport *
from paravent.games.middle_ages.numbers cimport *
from paravent.games.middle_ages.rules cimport MiddleAges


cdef class AgesEvaluation(Evaluation):
    cdef int tiles_to_come(self, MiddleAges ages, int seat) except? -1
    cdef int expected(self, MiddleAges ages, int seat, int* owned) except? -1
    cdef int incomes(self, MiddleAges ages, int seat) except? -1
    cdef int symbols(self, MiddleAges ages, int seat) except? -1
    cdef int tile(self, MiddleAges ages, int seat) except? -1
    cdef int scout(self, MiddleAges ages, int seat) except? -1
    cdef int promise(self, MiddleAges ages, int seat, int face) except? -1
    cdef int rivalry(self, MiddleAges ages, int seat) except? -1
    cdef int cards(self, MiddleAges ages, int seat) except? -1
    cdef int gaps(self, MiddleAges ages, int seat) except? -1
