"""The fields and verbs of the game for two: the Emperor, influence and special cards."""
from paravent.games.china.placing cimport Placing


cdef class Duel(Placing):
    cdef public int influences  # 1 with influence cards
    cdef public short kept[10]  # cards in front of a player, seat * 5 + colour
    cdef public short specials[2]  # set of special cards not used yet
    cdef public int played  # payment that a card may be kept of, or NONE
    cdef public int moved  # 1 once the player's own part of the turn is over
    cdef public int reigned  # 1 once the Emperor's part is over

    cdef int is_duel(self) except? -1
    cdef int offer_keep(self, int* choices) except? -1
    cdef int keep_card(self, int seat, int colour) except? -1
    cdef int ask_keep(self, int seat, int payment) except? -1
    cdef int offer_specials(self, int* choices, int count) except? -1
    cdef int use(self, int seat, int special) except? -1
    cdef int give(self, int seat, int colour) except? -1
    cdef int swap(self, int seat, int colour) except? -1
    cdef int emperor_reach(self) except? -1
    cdef int offer_emperor(self, int* choices) except? -1
    cdef int begin_emperor(self) except? -1
    cdef int grant(self, int colour) except? -1
    cdef int fill_court(self) except? -1
    cdef int begin_own_part(self) except? -1
    cdef int end_own_part(self) except? -1
    cdef int after_emperor(self) except? -1
