"""The fields of a Madame Ching position.

Navigation cards are their numbers, 1 to 55; a set of them has a bit for each, and 0 is no card.
Everything else is numbered as in vocabulary.py, and -1 is none. With two players, seat 0 has the
junks 0 and 1, seat 1 the junks 2 and 3; otherwise a seat and its junk have the same number.
"""
cimport cython

from paravent.core.bits cimport longlong
from paravent.core.numbers cimport *
from paravent.core.position cimport Position
from paravent.games.madame_ching.numbers cimport *


@cython.final
cdef class MadameChing(Position):
    cdef public int lanes  # junks of a seat
    cdef public int teams  # 1 if 0 and 2 play against 1 and 3
    cdef public int fortune_cards  # R6.5, R14.1: cards that an expedition needs
    cdef public int round_limit  # R11.6
    cdef public int first_rules  # 1: rules 1 comfort who declines a mission, too (Q33)

    cdef public short colour_of[56]
    cdef public short symbol_of[56]  # or NONE
    cdef public longlong colour_cards[6]  # sets
    cdef public longlong symbol_cards[4]  # sets
    cdef public short first_line[8]  # by row: so many cards are past it
    cdef public short second_line[8]
    cdef public short tile_number[23]  # ascending
    cdef public short tile_places[23]
    cdef public short tile_coins[23]
    cdef public short tile_gems[69]  # tile * 3 + gem
    cdef public short tile_encounters[23]
    cdef public short gem_points[3]
    cdef public short treasure_points[3]
    cdef public int pearl_points
    cdef public int hong_kong_points

    cdef public short tile_at[23]  # BAG, BOARD, BOX, or TAKEN + seat
    cdef public int on_board  # set of tiles
    cdef public int to_place  # tiles still to be laid out

    cdef public longlong pile[3]  # sets: deck, discards, open display
    cdef public int hidden  # face-down card of the display, or 0
    cdef public longlong hand[4]  # sets; with sealed cards still in
    cdef public longlong chosen[4]  # sets: the sealed cards
    cdef public int trace[56]  # cards in hands: who knows where, see memory.py

    cdef public longlong row[4]  # by junk: cards of its expedition
    cdef public longlong turned[4]  # by junk: those turned by Sirens
    cdef public short pilots[20]  # junk * 5 + kind of Pilot
    cdef public short turned_pilots[20]
    cdef public short order[32]  # junk * 8 + place: the same cards as they lie, 56 to 60 are Pilots
    cdef public short course[4]  # by junk: bit n is set if step n was diagonal
    cdef public short length[4]  # by junk: cards, Pilots included
    cdef public short hues[4]  # by junk: colours, each Pilot one of its own

    cdef public short encounter_deck[18]  # by kind
    cdef public int encounter_deck_size
    cdef public short encounter_discard[18]
    cdef public short held[72]  # seat * 18 + kind
    cdef public short held_size[4]
    cdef public short shown_to[288]  # (observer * 4 + owner) * 18 + kind: so many are certain

    cdef public short skill_pile[5]
    cdef public short ready[20]  # seat * 5 + skill: face up
    cdef public short spent[20]  # face down
    cdef public short gems[12]  # seat * 3 + gem
    cdef public short coins[4]
    cdef public short gem_supply[3]
    cdef public int coin_supply
    cdef public int hong_kong  # who plundered it, or NONE
    cdef public int pearl  # who commands it, or NONE
    cdef public int ending  # why this round is the last, or NONE

    cdef public int round
    cdef public int to_deal  # cards of the first hands or of the display still to come
    cdef public short queue_seat[4]  # turns of this round, highest card first
    cdef public short queue_card[4]
    cdef public int queued
    cdef public int served
    cdef public short assigned[4]  # by seat: junk of its first turn this round, or NONE
    cdef public short passing[2]  # by team: what was passed this round (R12.2)

    cdef public int actor  # whose turn it is, or NONE
    cdef public int card  # that was revealed for this turn
    cdef public int junk  # that sails with it, or NONE
    cdef public int ended  # 1: an expedition ended this turn
    cdef public int gained  # 1: it brought a mission or could bring a skill
    cdef public int played  # 1: an encounter card was played this turn
    cdef public int nights  # Night sailings of this turn
    cdef public short spare[4]  # by symbol: not yet used in the expedition that ends
    cdef public int due  # encounter cards still to be drawn
    cdef public int cause
    cdef public int supply  # navigation cards still to be drawn from the deck
    cdef public int fresh  # encounter card just gained, while it may be shared, or NONE
    cdef public int fresh_from  # from whom it was stolen, or NONE
    cdef public int means  # of the attack, or NONE
    cdef public int victim  # or NONE
    cdef public int targets  # set of seats still to be struck
    cdef public int siren  # its symbol, or NONE
