"""Setting up, the round, the turn and the end."""
from paravent.games.yongle.council cimport Council


cdef class Rounds(Council):
    cdef int draw_lot_for(self, int building) except? -1
    cdef int settle_lots(self) except? -1
    cdef int deal_hands(self) except? -1
    cdef int begin_halls(self) except? -1
    cdef int found_hall(self, int hall) except? -1
    cdef int reveal_event(self, int card) except? -1
    cdef int set_effects(self) except? -1
    cdef int renew_row(self) except? -1
    cdef int open_card(self, int card) except? -1
    cdef int begin_turn(self) except? -1
    cdef int begin_pick(self) except? -1
    cdef int pick(self, int seat, int card) except? -1
    cdef int begin_flood(self) except? -1
    cdef int flood_out(self, int seat, int card) except? -1
    cdef int begin_actions(self) except? -1
    cdef int take_action(self, int seat, int action) except? -1
    cdef int go_on(self) except? -1
    cdef int end_turn(self) except? -1
    cdef int end_round(self) except? -1
    cdef int finish(self) except? -1
