"""The C face of the evaluation of Middle Kingdom."""
from paravent.bots.evaluation cimport Evaluation
from paravent.games.middle_kingdom.kingdom cimport Kingdom


cdef class KingdomEvaluation(Evaluation):
    cdef int standing(self, Kingdom kingdom, int seat) except? -1
    cdef int cards(self, Kingdom kingdom, int seat, int rest) except? -1
    cdef int peasants(self, Kingdom kingdom, int seat, int rest) except? -1
    cdef int bureaucrats(self, Kingdom kingdom, int seat) except? -1
    cdef int goals(self, Kingdom kingdom, int seat, int rest) except? -1
    cdef int lead(self, Kingdom kingdom, int seat, int kind_type) except? -1
    cdef int heir(self, Kingdom kingdom, int seat, int rest) except? -1
    cdef int bids(self, Kingdom kingdom, int seat) except? -1
