"""The fields and verbs of placing pieces, bonus tiles and border posts included."""
from paravent.games.china.bits cimport longlong
from paravent.games.china.cards cimport Cards


cdef class Placing(Cards):
    cdef public int house  # whose pieces are being placed
    cdef public int placed  # pieces of this turn that are not paid for yet
    cdef public short needs[2]  # what they cost
    cdef public int homes  # set of provinces that they stand in
    cdef public int vacant  # set of provinces without any piece when the turn began
    cdef public int wide  # 1 if two provinces are allowed this turn (R12.8)
    cdef public int founding  # province whose bonus tiles are being turned up, or NONE
    cdef public int opened  # set of provinces without hidden bonus tiles
    cdef public int tiles_hidden  # tiles laid out so far
    cdef public short tile[55]  # by town: no tile, hidden, or colour + 2
    cdef public short tiles_left[3]  # by colour, not turned up yet

    cdef int payable(self, int need) except? -1
    cdef int need_in(self, int town) except? -1
    cdef int provinces_of(self, int town) except? -1
    cdef int vacancies(self) except? -1
    cdef int post_allowed(self, int town) except? -1
    cdef longlong open_posts(self, int reach) except? -1
    cdef int reach_of_turn(self) except? -1
    cdef int write(self, int verb, longlong members, int* choices, int count) except? -1
    cdef int offer_pieces(self, int reach, int* choices) except? -1
    cdef int offer_site(self, int* choices) except? -1
    cdef int offer_pay(self, int* choices, int count) except? -1
    cdef longlong hiding_places(self) except? -1
    cdef int hide(self, int town) except? -1
    cdef int found(self, int province) except? -1
    cdef int ask_tiles(self) except? -1
    cdef int turn_up(self, int tile) except? -1
    cdef int place_palace(self, int town) except? -1
    cdef int place_fort(self, int town) except? -1
    cdef int place_emissary(self, int province) except? -1
    cdef int count_piece(self, int need, int provinces) except? -1
    cdef int clear_pieces(self) except? -1
