"""The C face of the evaluation of China."""
from paravent.bots.evaluation cimport ROW, Evaluation
from paravent.games.china.numbers cimport *
from paravent.games.china.rules cimport China


cdef class ChinaEvaluation(Evaluation):
    cdef int provinces(self, China china, int* standings) except? -1
    cdef int alliances(self, China china, int* standings) except? -1
    cdef int roads(self, China china, int seat) except? -1
    cdef int cards(self, China china, int seat) except? -1
    cdef int extras(self, China china, int seat) except? -1
