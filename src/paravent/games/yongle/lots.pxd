"""Setting up."""
from paravent.games.yongle.numbers cimport *
from paravent.games.yongle.rules cimport Yongle

cdef int draw_lot_for(Yongle game, int building) except? -1 nogil
cdef int settle_lots(Yongle game) except? -1 nogil
cdef int deal_hands(Yongle game) except? -1 nogil
cdef int begin_halls(Yongle game) except? -1 nogil
cdef int found_hall(Yongle game, int hall) except? -1 nogil
