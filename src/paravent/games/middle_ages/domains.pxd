"""The effects of the domains, for the chapter that follows."""
from paravent.games.middle_ages.fief cimport Fief


cdef class Domains(Fief):
    cdef int affect(self, int seat, int kind) except? -1
    cdef int ask(self, int seat, int kind) except? -1
    cdef int mill(self, int seat) except? -1
    cdef int attack(self, int seat) except? -1
    cdef int is_attacked(self, int seat, int victim) except? -1
    cdef int lose_leftmost(self, int seat) except? -1
    cdef int only_grave(self, int seat) except? -1
    cdef int scout_rows(self, int* rows) except? -1
    cdef int counts(self, int domain, int kind) except? -1
    cdef int fits(self, int seat, int kind) except? -1
    cdef int offer_graves(self, int seat, int* choices) except? -1
    cdef int offer_places(self, int seat, int* choices) except? -1
    cdef int offer_coin(self, int seat, int* choices) except? -1
    cdef int offer_plots(self, int seat, int* choices) except? -1
    cdef int offer_domains(self, int seat, int* choices) except? -1
    cdef int send_scout(self, int seat, int place) except? -1
    cdef int mint(self, int seat, int domain) except? -1
    cdef int choose_plot(self, int seat, int kind) except? -1
    cdef int extend(self, int seat, int domain) except? -1
