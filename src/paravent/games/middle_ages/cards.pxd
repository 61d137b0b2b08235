"""The event cards, for the chapter that follows."""
from paravent.games.middle_ages.domains cimport Domains


cdef class EventCards(Domains):
    cdef int pays(self, int card, int seat) except? -1
    cdef int happen(self, int card) except? -1
    cdef int next_restoration(self) except? -1
    cdef int after_card(self) except? -1
