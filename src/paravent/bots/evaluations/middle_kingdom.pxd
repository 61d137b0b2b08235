"""The C face of the evaluation of Middle Kingdom."""
from paravent.bots.evaluation cimport ROW, Evaluation
from paravent.core.numbers cimport *
from paravent.games.middle_kingdom.numbers cimport *
from paravent.games.middle_kingdom.rules cimport MiddleKingdom


cdef class KingdomEvaluation(Evaluation):
    cdef int cards(self, MiddleKingdom kingdom, int seat, int rest) except? -1
    cdef int peasants(self, MiddleKingdom kingdom, int seat, int rest) except? -1
    cdef int bureaucrats(self, MiddleKingdom kingdom, int seat) except? -1
    cdef int goals(self, MiddleKingdom kingdom, int seat, int rest) except? -1
    cdef int lead(self, MiddleKingdom kingdom, int seat, int kind_type) except? -1
    cdef int heir(self, MiddleKingdom kingdom, int seat, int rest) except? -1
    cdef int bids(self, MiddleKingdom kingdom, int seat) except? -1
