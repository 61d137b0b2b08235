"""The C face of the evaluation of Madame Ching."""
from paravent.bots.evaluation cimport ROW, Evaluation
from paravent.games.madame_ching.numbers cimport *
from paravent.games.madame_ching.rules cimport MadameChing


cdef class ChingEvaluation(Evaluation):
    cdef int price(self, MadameChing sea, int* prizes) except? -1
    cdef int loot(self, MadameChing sea, int seat) except? -1
    cdef int skills(self, MadameChing sea, int seat) except? -1
    cdef int encounters(self, MadameChing sea, int seat) except? -1
    cdef int expedition(self, MadameChing sea, int junk, int* prizes) except? -1
    cdef int voyages(self, MadameChing sea, int seat, int* prizes) except? -1
    cdef int lesson(self, MadameChing sea, int seat, int skill) except? -1
    cdef int lessons(self, MadameChing sea, int seat, int* symbols) except? -1
    cdef int choice(self, MadameChing sea, int seat) except? -1
    cdef int hope(self, MadameChing sea, int junk, int* prizes) except? -1
