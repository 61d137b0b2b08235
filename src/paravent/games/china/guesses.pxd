"""What a seat cannot know, guessed."""
from paravent.core.rng cimport Rng
from paravent.games.china.numbers cimport *
from paravent.games.china.rules cimport China

cdef int redeal(China game, int seat, Rng rng) except? -1
cdef int hidden_cards(China game, int seat) except? -1 nogil
cdef int guess_payer(China game, int seat, int* pool, Rng rng) except? -1 nogil
cdef int ways_to_draw(int hand, int* pool) except? -1 nogil
cdef long long debts(China game) except? -1 nogil
