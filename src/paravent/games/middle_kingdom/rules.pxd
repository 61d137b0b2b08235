"""The fields of a Middle Kingdom position.

Kinds, types, goals and bid cards are numbered as in vocabulary.py; -1 is none. A set of bid cards
has a bit for each, Reset is bit 0. A lane is a place for one bid: seat * 2, and seat * 2 + 1
where everybody bids twice (R16.2).
"""
cimport cython

from paravent.core.position cimport Position
from paravent.games.middle_kingdom.numbers cimport *


@cython.final
cdef class MiddleKingdom(Position):
    cdef public int turn
    cdef public int lanes  # bids of a seat each turn
    cdef public int row  # cards revealed each turn
    cdef public short deck[8]  # by kind
    cdef public int deck_size
    cdef public short shown[9]  # the display, by kind, and Dragon
    cdef public int shown_size
    cdef public short removed[8]  # out of play, by kind
    cdef public short pile[40]  # seat * 8 + kind
    cdef public short slipped[25]  # Merchants, seat * 5 + type
    cdef public short goal[5]  # owner by type, or NONE
    cdef public int dragon  # who holds it, or NONE
    cdef public short dragon_turn[5]  # last had it; 0 never
    cdef public short prestige[5]  # tokens
    cdef public int last_gainer  # Q19
    cdef public short hand[5]  # set; with sealed cards still in
    cdef public short discard[5]  # set
    cdef public short under[10]  # by lane: tied card, or NONE
    cdef public short laid[10]  # by lane: this turn's card
    cdef public short to_lay[5]  # cards a seat still has to lay
    cdef public int held_back  # seat that bids last (R4.2)
    cdef public int open  # 1 once this turn's bids lie open
    cdef public int resets  # set of seats that played Reset
    cdef public int aside  # set of seats whose Reset was swapped
    cdef public int bonus  # lane with the Emperor's half
    cdef public short tied[10]  # by lane: which tie, or 0
    cdef public short queue[10]  # lanes in order of picking
    cdef public int queued
    cdef public int served
    cdef public short drawer[10]  # seats in order of drawing
    cdef public short drawn[10]  # kind waiting to be placed
    cdef public int draws
    cdef public int drawn_size
    cdef public int checking  # type whose goal is judged after the draws
    cdef public int answered  # set of seats that were asked about it
    cdef public int wanted  # goal that a seat may take or leave, or NONE
    cdef public int first_rules  # 1: rules 1 neither ask (Q6) nor keep what tied a stack (Q11)
    cdef public short card_points[8]  # R1.1, by kind
    cdef public short goal_points[6]  # R1.3, Dragon last
    cdef public short peasant_points[16]  # R14.5, by cards kept
    cdef public int token_points  # R1.4
