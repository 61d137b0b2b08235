"""The C face of the evaluation of Middle Ages."""
from paravent.bots.evaluation cimport Evaluation
from paravent.games.middle_ages.cards cimport EventCards


cdef class AgesEvaluation(Evaluation):
    cdef int standing(self, EventCards ages, int seat) except? -1
    cdef int tiles_to_come(self, EventCards ages, int seat) except? -1
    cdef int expected(self, EventCards ages, int seat, int* owned) except? -1
    cdef int incomes(self, EventCards ages, int seat) except? -1
    cdef int symbols(self, EventCards ages, int seat) except? -1
    cdef int tile(self, EventCards ages, int seat) except? -1
    cdef int scout(self, EventCards ages, int seat) except? -1
    cdef int promise(self, EventCards ages, int seat, int face) except? -1
    cdef int rivalry(self, EventCards ages, int seat) except? -1
    cdef int cards(self, EventCards ages, int seat) except? -1
    cdef int gaps(self, EventCards ages, int seat) except? -1
