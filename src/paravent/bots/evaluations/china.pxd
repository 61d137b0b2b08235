"""The C face of the evaluation of China."""
from paravent.bots.evaluation cimport ROW, Evaluation
from paravent.games.china.numbers cimport *
from paravent.games.china.rules cimport China


cdef class ChinaEvaluation(Evaluation):
    cdef int provinces(self, China china, int* portions, int rest) except? -1
    cdef int alliances(self, China china, int* portions, int rest) except? -1
    cdef int roads(self, China china, int seat, int rest) except? -1
    cdef int useful_colours(self, China china) except? -1
    cdef int cards(self, China china, int seat, int useful, int rest) except? -1
    cdef int extras(self, China china, int seat, int rest) except? -1
