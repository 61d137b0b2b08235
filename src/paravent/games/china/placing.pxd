"""Placing and paying."""
from paravent.games.china.numbers cimport *
from paravent.games.china.rules cimport China

cdef long long payers(int first, int second) except? -1 nogil
cdef long long held_in(int hand) except? -1 nogil
cdef int payable(China game, int need) except? -1 nogil
cdef int payable_colours(China game) except? -1 nogil
cdef int need_in(China game, int town) except? -1 nogil
cdef int provinces_of(China game, int town) except? -1 nogil
cdef int post_allowed(China game, int town) except? -1 nogil
cdef long long open_posts(China game, int reach) except? -1 nogil
cdef int reach_of_turn(China game) except? -1 nogil
cdef int offer_pieces(China game, int reach, int* choices) except? -1 nogil
cdef int find_places(China game, int reach, long long* sets) except? -1 nogil
cdef int offer_second(China game, int* choices) except? -1 nogil
cdef int offer_pay(China game, int* choices, int count) except? -1 nogil
cdef int place(China game, int action) except? -1 nogil
cdef int place_palace(China game, int town) except? -1 nogil
cdef int place_fort(China game, int town) except? -1 nogil
cdef int place_emissary(China game, int province) except? -1 nogil
cdef int count_piece(China game, int need, int provinces) except? -1 nogil
cdef int clear_pieces(China game) except? -1 nogil
cdef int pay(China game, int payment) except? -1 nogil
cdef int paid(China game) except? -1 nogil
