"""The fields of a Yongle position.

Cards, buildings, plots, events and the rest are numbered as in vocabulary.py; -1 is none. Counts
of cards by seat stand at seat * 15 + card, buildings by family at seat * 4 + family.
"""
cimport cython

from paravent.core.numbers cimport *
from paravent.core.position cimport Position
from paravent.games.yongle.numbers cimport *


@cython.final
cdef class Yongle(Position):
    cdef public short family[31]  # R1.4, by building
    cdef public short printed[31]  # favour, by building
    cdef public short recipe[124]  # units, building * 4 + material
    cdef public short plot_amount[10]  # R1.5
    cdef public short plot_draw[10]
    cdef public short event_amount[19]  # R1.6

    cdef public int passing  # 1 if the first seat passes on (R3.5)
    cdef public int blanks  # 1 if they hide how many cards are laid in a council (Q42)
    cdef public int asking  # 1 if Kuai Xiang asks even where only one choice can pay (Q29)
    cdef public int round
    cdef public int first  # seat that begins the round
    cdef public int mover  # seat whose turn it is, or none
    cdef public int actions  # left to the mover
    cdef public int constructed  # set of seats that have built this round
    cdef public int cause  # why this round is the last: bit 0 favour, bit 1 imperial buildings

    cdef public int event  # card of the round, or none
    cdef public int season
    cdef public short worth[12]  # units of a resource card this round
    cdef public short family_favour[4]  # more favour, by family
    cdef public int first_favour  # more favour for a seat's first construction
    cdef public int discount  # units less for a seat's first construction
    cdef public int plot_cost  # actions
    cdef public int turn_actions  # before the minimum
    cdef public int turn_cards  # free at the start of a turn
    cdef public int flood  # cards lost to it

    cdef public short place[31]  # by building: a seat, or IN_ROW, IN_PILE, IN_BOX, AS_LOT
    cdef public short layer[26]  # depth in the building pile; equal depths are shuffled
    cdef public int layers  # the deepest
    cdef public short row[3]  # buildings, or none
    cdef public int sites  # set of the buildings that may be built
    cdef public short built[16]  # seat * 4 + family

    cdef public short pile[15]  # the resource pile but for its top
    cdef public int pile_size
    cdef public short top[5]  # cards that somebody has looked at, in order
    cdef public short top_knowers[5]  # set of seats
    cdef public int top_size
    cdef public short discard[15]
    cdef public int discard_size
    cdef public short opened[15]  # R9.10
    cdef public int opened_size
    cdef public short hand[60]  # with sealed cards still in
    cdef public short hand_size[4]
    cdef public short shown[60]  # cards in a hand that everybody has seen go there
    cdef public short seen[240]  # further ones known to one seat, (knower * 4 + holder) * 15 + card

    cdef public short plot_pile[10]
    cdef public int plot_pile_size
    cdef public short plot_discard[10]
    cdef public int plot_discard_size
    cdef public short plots[40]  # seat * 10 + plot
    cdef public short plots_held[4]
    cdef public short lasting[20]  # seat * 5 + place of LASTING: who played it, or none
    cdef public short sabotaged[4]  # material, or none
    cdef public short event_pile[19]
    cdef public int event_pile_size
    cdef public short event_spent[19]

    cdef public short favour[4]
    cdef public short by_season[4]  # of it
    cdef public short by_event[4]
    cdef public short by_standard[4]
    cdef public short by_credit[4]
    cdef public short spared[4]  # what the lower end of the track saved (R8.9)

    cdef public short lot[4]  # building drawn by a seat that may still begin
    cdef public int lots_due  # set of seats
    cdef public int drawer  # seat that gets the cards being dealt
    cdef public int owed  # cards
    cdef public int site  # building under construction
    cdef public short due[4]  # units still to pay
    cdef public short paid[12]
    cdef public int step  # what follows a construction
    cdef public int looks  # cards to look at after it
    cdef public int choices  # cards that may still be chosen of them
    cdef public int plot  # being played
    cdef public int target
    cdef public int material  # that burns (R8.6)
    cdef public int toll  # cards still to discard, to steal or to seize
    cdef public short trust[4]  # seat whose cards a seat will take
    cdef public short stake[4]  # cards that a seat lays, 0 undecided
    cdef public short laid[60]
    cdef public short laid_size[4]
    cdef public int served  # seats that have got their cards
    cdef public int wanted  # cards that the taker still chooses
