"""Phase 2."""
from paravent.core.numbers cimport *
from paravent.games.middle_kingdom.numbers cimport *
from paravent.games.middle_kingdom.rules cimport MiddleKingdom

cdef int offer_cards(MiddleKingdom game, int verb, int kinds, int* choices) except? -1 nogil
cdef int offer_exchange(MiddleKingdom game, int seat, int* choices) except? -1 nogil
cdef int offer_piles(MiddleKingdom game, int seat, int* choices) except? -1 nogil
cdef int offer_goal(MiddleKingdom game, int* choices) except? -1 nogil
cdef int is_live(MiddleKingdom game, int lane) except? -1 nogil
cdef int bid_key(MiddleKingdom game, int lane) except? -1 nogil
cdef int rank_bids(MiddleKingdom game) except? -1 nogil
cdef int tie(MiddleKingdom game, int lane) except? -1 nogil
cdef int exchange(MiddleKingdom game, int seat, int kind) except? -1 nogil
cdef int next_pick(MiddleKingdom game) except? -1 nogil
cdef int pick(MiddleKingdom game, int seat, int kind) except? -1 nogil
cdef int gain(MiddleKingdom game, int seat, int kind) except? -1 nogil
cdef int asks_market(MiddleKingdom game, int seat) except? -1 nogil
cdef int join(MiddleKingdom game, int seat, int kind_type) except? -1 nogil
cdef int decide(MiddleKingdom game, int seat, int action) except? -1 nogil
cdef int carry_on(MiddleKingdom game) except? -1 nogil
cdef int begin_draws(MiddleKingdom game) except? -1 nogil
cdef int draw(MiddleKingdom game, int kind) except? -1 nogil
cdef int place_drawn(MiddleKingdom game) except? -1 nogil
cdef int move_goals(MiddleKingdom game) except? -1 nogil
cdef int begin_heir(MiddleKingdom game) except? -1 nogil
cdef int take(MiddleKingdom game, int seat, int action) except? -1 nogil
