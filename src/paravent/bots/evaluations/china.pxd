"""The C face of the evaluation of China."""
from paravent.bots.evaluation cimport Evaluation
from paravent.games.china.duel cimport Duel


cdef class ChinaEvaluation(Evaluation):
    cdef int measure(self, Duel china, int* standings) except? -1
    cdef int provinces(self, Duel china, int* standings) except? -1
    cdef int alliances(self, Duel china, int* standings) except? -1
    cdef int roads(self, Duel china, int seat) except? -1
    cdef int cards(self, Duel china, int seat) except? -1
    cdef int extras(self, Duel china, int seat) except? -1
