"""The C face of the evaluation of Yongle."""
from paravent.bots.evaluation cimport ROW, Evaluation
from paravent.games.yongle.numbers cimport *
from paravent.games.yongle.rules cimport Yongle


cdef class CityEvaluation(Evaluation):
    cdef public int shunned
    cdef int favour(self, Yongle city, int seat) except? -1
    cdef int bonuses(self, Yongle city, int seat, int reader) except? -1
    cdef int families(self, Yongle city, int seat) except? -1
    cdef int stores(self, Yongle city, int seat) except? -1
    cdef int hidden_stores(self, Yongle city, int seat) except? -1
    cdef int plots(self, Yongle city, int seat) except? -1
    cdef int plotted(self, Yongle city, int seat) except? -1
    cdef int council_begins(self, Yongle city) except? -1
    cdef int coming(self, Yongle city, int seat) except? -1
    cdef int place(self, Yongle city, int seat) except? -1
    cdef int turns_left(self, Yongle city, int seat) except? -1
    cdef int future(self, Yongle city, int seat) except? -1
    cdef int progress(self, Yongle city, int seat, int building, int* have) except? -1
