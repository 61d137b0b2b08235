"""The fields of the land: a board, the pieces on it, and what they have scored.

Provinces, towns and colours are numbered as in vocabulary.py; -1 is none. A house is a colour of
pieces: that of a seat, or with two players the Emperor's, which comes after them. A set of towns
or provinces has a bit for each.
"""
from paravent.core.position cimport Position
from paravent.games.china.bits cimport longlong


cdef class Land(Position):
    cdef public int board
    cdef public int houses
    cdef public short land[55]  # by town: its province, or NONE off the board
    cdef public short beyond[55]  # a border post's other province, or NONE
    cdef public longlong near[55]  # by town: the towns at the other end of its roads
    cdef public longlong sites[9]  # by province: its towns, border posts included
    cdef public longlong posts  # border posts
    cdef public longlong ports
    cdef public short colour[9]  # by province
    cdef public short ally[30]  # alliance n: provinces at 2n and 2n + 1
    cdef public short town_x[55]
    cdef public short town_y[55]
    cdef public short dragon[18]  # x and y by province
    cdef public short label[18]
    cdef public short seal[30]  # x and y by alliance
    cdef public short outline[320]  # x and y along the provinces, then the waters
    cdef public short corners[12]  # how many points each of them has
    cdef public longlong palaces[5]  # by house
    cdef public longlong built  # all of them
    cdef public longlong forts
    cdef public short held[45]  # palaces, house * 9 + province
    cdef public short envoys[45]  # emissaries, house * 9 + province
    cdef public short guests[9]  # emissaries of all houses
    cdef public short most[9]  # palaces of the leader
    cdef public short free[9]  # towns without palace
    cdef public short pieces[9]  # of any kind
    cdef public short palaces_left[5]
    cdef public short emissaries_left[5]
    cdef public short forts_left[5]
    cdef public int scored  # set of provinces
    cdef public short patron[9]  # whom the Emperor's points of a province went to
    cdef public short influence[5]  # owner of a colour's card, or NONE
    cdef public short tally[30]  # seat * 6 + part

    cdef int rank(self, int* counts, int* points) except? -1
    cdef int worth(self, int province, int* counts, int* points) except? -1
    cdef int rank_ports(self, int* counts, int* points) except? -1
    cdef int tell_ranks(self, int place, int* counts, int* points) except? -1
    cdef int score_province(self, int province, int cause) except? -1
    cdef int score_ports(self) except? -1
    cdef int settle(self, int house, int province) except? -1
    cdef int build(self, int house, int town) except? -1
    cdef int fortify(self, int house, int town) except? -1
    cdef int send(self, int house, int province) except? -1
    cdef int anything_left(self) except? -1
