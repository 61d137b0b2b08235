"""Construction: scoring and what follows."""
from paravent.games.yongle.payment cimport Payment


cdef class Works(Payment):
    cdef int offer_looked(self, int* choices) except? -1
    cdef int yield_parts(self, int seat, int building, int* parts) except? -1
    cdef int score(self, int seat, int building) except? -1
    cdef int trigger(self, int seat, int cause) except? -1
    cdef int clear_lasting(self, int seat, int plot) except? -1
    cdef int after_site(self) except? -1
    cdef int begin_look(self, int seat) except? -1
    cdef int look(self, int card) except? -1
    cdef int begin_market(self) except? -1
    cdef int choose(self, int seat, int card) except? -1
    cdef int end_market(self) except? -1
