"""The C face of a leaf's judgement."""
from paravent.bots.evaluation cimport Evaluation
from paravent.core.numbers cimport *
from paravent.core.position cimport Position
from paravent.core.rng cimport Rng


cdef int play_on(Position position, Evaluation evaluation, int decisions, Rng rng) except? -1
cdef int judge(Position position, Evaluation evaluation, int scale, int* rewards) except? -1
cdef int squash(int worth, int scale) except? -1
cdef int by_place(Position position, int* rewards) except? -1
