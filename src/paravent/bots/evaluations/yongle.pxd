"""The C face of the evaluation of Yongle."""
from paravent.bots.evaluation cimport Evaluation
from paravent.games.yongle.works cimport Works


cdef class CityEvaluation(Evaluation):
    cdef public int shunned
    cdef int standing(self, Works city, int seat, int reader) except? -1
    cdef int favour(self, Works city, int seat) except? -1
    cdef int bonuses(self, Works city, int seat, int reader) except? -1
    cdef int families(self, Works city, int seat) except? -1
    cdef int stores(self, Works city, int seat) except? -1
    cdef int hidden_stores(self, Works city, int seat) except? -1
    cdef int plots(self, Works city, int seat) except? -1
    cdef int plotted(self, Works city, int seat) except? -1
    cdef int council_begins(self, Works city) except? -1
    cdef int coming(self, Works city, int seat) except? -1
    cdef int place(self, Works city, int seat) except? -1
    cdef int turns_left(self, Works city, int seat) except? -1
    cdef int future(self, Works city, int seat) except? -1
    cdef int progress(self, Works city, int seat, int building, int* have) except? -1
