"""What a seat of Madame Ching may know, for learners: what was shown stays known (Q7).

Cards that are in none of the open places, in no hand of one's own and of which no clue is left are
in the deck, face down in the display, or in another hand.
"""

from __future__ import annotations

from paravent.core.observing.features import (
    Observation,
    flag,
    members,
    number,
    seat,
    seats,
    size,
    word,
)
from paravent.games.madame_ching.numbers import DISCARD, DISPLAY, TAKEN
from paravent.games.madame_ching.vocabulary import (
    CARDS,
    CAUSES,
    ENDINGS,
    GEMS,
    KINDS,
    MEANS,
    NUMBERS,
    PHASES,
    PILOTS,
    SKILLS,
    SYMBOLS,
    TILES,
)

SEATS = 4
TURNS = ("1", "2", "3", "4")
LENGTH = tuple(str(place) for place in range(1, 9))  # of an expedition
COPIES = 6  # of an encounter card
COINS = 46
ROUNDS = 400
FIRST_CARD = 1

OBSERVATION = Observation(
    SEATS,
    number("players", SEATS),
    number("teams", 1),
    number("lanes", 2),
    number("fortune_cards", 2),
    word("phase", PHASES),
    seats("waiting"),
    number("round", ROUNDS),
    members("on_board", TILES),
    seat("taken", source="tile_at", by=TILES, first=TAKEN),
    number("to_place", len(TILES)),
    # Navigation cards.
    members("discards", NUMBERS, source="pile", first=FIRST_CARD, at=DISCARD),
    members("display", NUMBERS, source="pile", first=FIRST_CARD, at=DISPLAY),
    size("deck_size", len(NUMBERS), source="pile"),
    members("hand", NUMBERS, first=FIRST_CARD, mine=True),
    size("hand_size", len(NUMBERS), source="hand", each=True),
    members("chosen", NUMBERS, first=FIRST_CARD, mine=True),
    size("sealed", 2, source="chosen", each=True),
    flag("hidden"),
    seats("trace", by=NUMBERS, at=FIRST_CARD, clue=SEATS),
    # Expeditions, by junk.
    members("row", NUMBERS, first=FIRST_CARD, each=True, step="lanes"),
    members("turned", NUMBERS, first=FIRST_CARD, each=True, step="lanes"),
    number("pilots", COPIES, by=PILOTS, each=True, step="lanes"),
    number("turned_pilots", COPIES, by=PILOTS, each=True, step="lanes"),
    number("order", len(CARDS), by=LENGTH, each=True, step="lanes"),
    members("course", LENGTH, each=True, step="lanes"),
    number("length", len(LENGTH), each=True, step="lanes"),
    number("hues", len(LENGTH), each=True, step="lanes"),
    # Encounter cards, skills and treasures.
    number("encounter_deck_size", 33),
    number("encounter_discard", COPIES, by=KINDS),
    number("held", COPIES, by=KINDS, mine=True),
    number("held_size", 33, each=True),
    number("shown_to", COPIES, by=KINDS, each=True, learnt=True),
    number("skill_pile", 4, by=SKILLS),
    number("ready", 4, by=SKILLS, each=True),
    number("spent", 4, by=SKILLS, each=True),
    number("gems", 12, by=GEMS, each=True),
    number("coins", COINS, each=True),
    number("gem_supply", 12, by=GEMS),
    number("coin_supply", COINS, low=-COINS),
    seat("hong_kong"),
    seat("pearl"),
    word("ending", ENDINGS),
    # The round and its turns.
    number("to_deal", 20),
    seat("queue_seat", by=TURNS),
    number("queue_card", len(NUMBERS), by=TURNS),
    number("queued", len(TURNS)),
    number("served", len(TURNS)),
    seat("actor"),
    number("card", len(NUMBERS)),
    seat("junk", step="lanes"),
    number("ended", 1),
    number("gained", 1),
    number("played", 1),
    number("nights", 16),
    number("spare", 8, by=SYMBOLS),
    number("due", 33),
    word("cause", CAUSES),
    number("supply", 16),
    word("fresh", KINDS, if_mine="actor"),
    seat("fresh_from"),
    word("means", MEANS),
    seat("victim"),
    seats("targets"),
    word("siren", SYMBOLS),
)
