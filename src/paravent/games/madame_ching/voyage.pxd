"""The expedition."""
from paravent.games.madame_ching.numbers cimport *
from paravent.games.madame_ching.rules cimport MadameChing

cdef int space_number(MadameChing game, int junk) except? -1 nogil
cdef int space_of(MadameChing game, int junk) except? -1 nogil
cdef int zone(MadameChing game, int cards, int rows) except? -1 nogil
cdef int owner(MadameChing game, int junk) except? -1 nogil
cdef int live_symbols(MadameChing game, int junk, int symbol) except? -1 nogil
cdef int sail(MadameChing game) except? -1 nogil
cdef int follows(MadameChing game, int junk, int card) except? -1 nogil
cdef int launch(MadameChing game) except? -1 nogil
cdef int lengthen(MadameChing game, int junk, int card) except? -1 nogil
cdef int take_pilot(MadameChing game, int junk, int pilot) except? -1 nogil
cdef int arrive(MadameChing game, int junk, int new_colour) except? -1 nogil
cdef int return_home(MadameChing game) except? -1 nogil
cdef int meets_fortune(MadameChing game, int junk, int gained) except? -1 nogil
cdef int end_expedition(MadameChing game) except? -1 nogil
