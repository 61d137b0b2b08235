"""The fields and verbs of the final scoring."""
from paravent.games.china.roads cimport Roads


cdef class Scoring(Roads):
    cdef public int bonus  # 1 with bonus tiles
    cdef public short won[15]  # bonus tiles, house * 3 + colour

    cdef int leads(self, int house, int province) except? -1
    cdef int score_alliance(self, int alliance) except? -1
    cdef int score_roads(self, int seat) except? -1
    cdef int score_tiles(self, int tile) except? -1
    cdef int score_all(self) except? -1
