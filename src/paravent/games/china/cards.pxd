"""The fields and verbs of cards: hands, deck, open row, discards."""
from paravent.games.china.scoring cimport Scoring


cdef class Cards(Scoring):
    cdef public int turn  # 0 while the game is set up
    cdef public int mover  # whose turn it is
    cdef public int recipient  # who is being dealt cards
    cdef public int hand[5]  # by house, two bits for each colour; the Emperor's lies open
    cdef public short hand_size[5]
    cdef public int known[5]  # by seat: the part of a hand that all have seen, likewise
    cdef public short deck[5]  # by colour
    cdef public int deck_size
    cdef public short row[5]  # open cards by colour
    cdef public int row_size
    cdef public short discard[5]
    cdef public int shuffles  # how often the deck was exhausted

    cdef int offer_deck(self, int verb, int* choices) except? -1
    cdef int offer_hand(self, int verb, int hand, int* choices) except? -1
    cdef int offer_row(self, int* choices) except? -1
    cdef int receive(self, int house, int colour) except? -1
    cdef int lose(self, int house, int colour) except? -1
    cdef int draw_colour(self, int colour) except? -1
    cdef int watch_deck(self) except? -1
    cdef int deal_card(self, int colour) except? -1
    cdef int take(self, int seat, int colour) except? -1
    cdef int draw_hidden(self, int seat) except? -1
    cdef int go_on_drawing(self) except? -1
    cdef int open_card(self, int colour) except? -1
    cdef int fill_row(self) except? -1
    cdef int row_filled(self) except? -1
