"""The row and its pile."""
from paravent.core.numbers cimport *
from paravent.games.yongle.numbers cimport *
from paravent.games.yongle.rules cimport Yongle

cdef int offer_places(Yongle game, int verb, int* choices) except? -1 nogil
cdef int under_pile(Yongle game, int building) except? -1 nogil
cdef int front_layer(Yongle game) except? -2 nogil
cdef int show(Yongle game, int building) except? -1 nogil
cdef int fill_row(Yongle game) except? -1 nogil
cdef int renew_row(Yongle game) except? -1 nogil
