"""The C face of the evaluation of Madame Ching."""
from paravent.bots.evaluation cimport Evaluation
from paravent.games.madame_ching.sea cimport Sea


cdef class ChingEvaluation(Evaluation):
    cdef int standing(self, Sea sea, int seat, int* prizes) except? -1
    cdef int price(self, Sea sea, int* prizes) except? -1
    cdef int loot(self, Sea sea, int seat) except? -1
    cdef int skills(self, Sea sea, int seat) except? -1
    cdef int encounters(self, Sea sea, int seat) except? -1
    cdef int expedition(self, Sea sea, int junk, int* prizes) except? -1
    cdef int voyages(self, Sea sea, int seat, int* prizes) except? -1
    cdef int lesson(self, Sea sea, int seat, int skill) except? -1
    cdef int lessons(self, Sea sea, int seat, int* symbols) except? -1
    cdef int choice(self, Sea sea, int seat) except? -1
