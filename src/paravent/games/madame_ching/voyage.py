# cython: language_level=3
"""Step 3a of a turn: the expedition, its missions and the skills it brings (R4, R5, R6)."""

import cython

from paravent.games.madame_ching.vocabulary import (
    CAUSES,
    ENDINGS,
    EVENTS,
    KINDS,
    NOTATION,
    PHASES,
    SKILLS,
)

if cython.compiled:
    from cython.cimports.paravent.core.position import announce
    from cython.cimports.paravent.games.madame_ching.bits import bit, highest, lowest
    from cython.cimports.paravent.games.madame_ching.memory import Memory
else:
    from paravent.core.checked import announce
    from paravent.games.madame_ching.bits import bit, highest, lowest
    from paravent.games.madame_ching.memory import Memory

NONE = cython.declare(cython.int, -1)
TILE_COUNT = cython.declare(cython.int, 23)
WORLDS_END = cython.declare(cython.int, 8)  # cards
FAIR_WIND = cython.declare(cython.int, 6)  # R7.6
TAKEN = cython.declare(cython.int, 3)  # tile_at: a tile that seat 0 has taken
DISCARD = cython.declare(cython.int, 1)  # pile
ELITE = cython.declare(cython.int, SKILLS.index("elite"))
METEOROLOGY = cython.declare(cython.int, SKILLS.index("meteorology"))
CHING = cython.declare(cython.int, KINDS.index("ching"))
FIRST_PILOT = cython.declare(cython.int, KINDS.index("pilot-map"))

# Causes of a gained encounter card; the second line follows the first.
LINE = cython.declare(cython.int, CAUSES.index("line-1"))
BY_MISSION = cython.declare(cython.int, CAUSES.index("mission"))
BY_FORTUNE = cython.declare(cython.int, CAUSES.index("fortune"))

# Ways to end.
LAST_MISSION = cython.declare(cython.int, ENDINGS.index("missions"))
PEARL_TAKEN = cython.declare(cython.int, ENDINGS.index("pearl"))

# Phases.
MISSION_CHOICE = cython.declare(cython.int, PHASES.index("mission"))
LEARNING = cython.declare(cython.int, PHASES.index("skills"))
LAUNCHING = cython.declare(cython.int, PHASES.index("launch"))
TURN = cython.declare(cython.int, PHASES.index("turn"))

# Verbs: the first action of each.
CLAIM = cython.declare(cython.int, NOTATION.first("claim"))
PASS = cython.declare(cython.int, NOTATION.first("pass"))
LEARN = cython.declare(cython.int, NOTATION.first("learn"))
TEACH = cython.declare(cython.int, NOTATION.first("ching"))
DONE = cython.declare(cython.int, NOTATION.first("done"))

# Events.
LAUNCHED = cython.declare(cython.int, EVENTS.number("launched"))
SAILED = cython.declare(cython.int, EVENTS.number("sailed"))
MOVED = cython.declare(cython.int, EVENTS.number("moved"))
CROSSED = cython.declare(cython.int, EVENTS.number("crossed"))
PLUNDERED = cython.declare(cython.int, EVENTS.number("plundered"))
RETURNED = cython.declare(cython.int, EVENTS.number("returned"))
CLAIMED = cython.declare(cython.int, EVENTS.number("claimed"))
EARNED = cython.declare(cython.int, EVENTS.number("earned"))
WON = cython.declare(cython.int, EVENTS.number("won"))
PASSED = cython.declare(cython.int, EVENTS.number("passed"))
LEARNED = cython.declare(cython.int, EVENTS.number("learned"))
STOPPED = cython.declare(cython.int, EVENTS.number("stopped"))
COMMANDED = cython.declare(cython.int, EVENTS.number("commanded"))
USED = cython.declare(cython.int, EVENTS.number("used"))
PLAYED = cython.declare(cython.int, EVENTS.number("played"))
TAUGHT = cython.declare(cython.int, EVENTS.number("taught"))
LAST = cython.declare(cython.int, EVENTS.number("last"))


@cython.cclass
class Voyage(Memory):
    """From the revealed card to the moment when the expedition stands as it will."""

    def sail(self) -> cython.int:
        """R4.1, R4.2, R4.6, R4.7: the card starts, lengthens or ends an expedition."""
        junk = self.junk
        if self.length[junk] == 0:
            self.launch()
        elif self.length[junk] < WORLDS_END and bit(self.card) > self.row[junk]:
            announce(self, SAILED, self.actor, junk, self.card - 1)
            self.lengthen(junk, self.card)
            self.phase = TURN
            self.settle()
        else:
            self.return_home()
        return 0

    def launch(self) -> cython.int:
        """R4.1: the junk stands on space 1 with one card."""
        junk = self.junk
        self.row[junk] = bit(self.card)
        self.order[junk * 8] = self.card
        self.length[junk] = 1
        self.hues[junk] = 1
        announce(self, LAUNCHED, self.actor, junk, self.card - 1)
        self.phase = TURN
        self.settle()
        return 0

    def lengthen(self, junk: cython.int, card: cython.int) -> cython.int:
        """R4.3: straight with a colour that is there already, else diagonally."""
        colour = self.colour_of[card]
        new_colour: cython.int = (self.row[junk] & self.colour_cards[colour]) == 0
        place: cython.int = junk * 8 + self.length[junk]
        if bit(card) < self.row[junk]:  # R7.3: the row stays ascending; Pilots keep their place
            higher = lowest(self.row[junk] & ~(bit(card) - 1))
            self.order[place] = self.order[place - 1]
            while self.order[place] != higher:
                place -= 1
                self.order[place] = self.order[place - 1]
            place -= 1
        self.row[junk] |= bit(card)
        self.order[place] = card
        self.arrive(junk, new_colour)
        return 0

    def arrive(self, junk: cython.int, new_colour: cython.int) -> cython.int:
        """R4.3, R4.4, R4.5: one space further; lines bring cards, Hong Kong its bonus."""
        rows = min(7, self.hues[junk])
        before = self.zone(self.length[junk], rows)
        self.length[junk] += 1
        self.hues[junk] += new_colour
        lower = min(7, self.hues[junk])
        self.course[junk] |= (lower - rows) << (self.length[junk] - 1)
        announce(self, MOVED, junk, self.space_of(junk), lower - rows)
        after = self.zone(self.length[junk], lower)
        for line in range(before + 1, after + 1):
            self.due += line
            self.cause = LINE + line - 1
            announce(self, CROSSED, self.actor, junk, line)
        if lower == 7 and self.hong_kong == NONE:
            self.hong_kong = self.actor
            announce(self, PLUNDERED, self.actor, junk)
        return 0

    def missions_below(self, number: cython.int) -> cython.int:
        """R5.1: tiles of the highest number up to a space."""
        found = 0
        reached = 0
        tile = TILE_COUNT - 1
        while tile >= 0:
            if (self.on_board >> tile) & 1 and self.tile_number[tile] <= number:
                if found and self.tile_number[tile] != reached:
                    break
                reached = self.tile_number[tile]
                found |= 1 << tile
            tile -= 1
        return found

    def missions_ahead(self, number: cython.int) -> cython.int:
        """R7.6: tiles above a space that Meteorology leads to."""
        found = 0
        for tile in range(TILE_COUNT):
            if (
                (self.on_board >> tile) & 1
                and self.tile_number[tile] > number
                and self.tile_number[tile] <= number + FAIR_WIND
            ):
                found |= 1 << tile
        return found

    def return_home(self) -> cython.int:
        """R4.6: the expedition is over; what has it earned?"""
        junk = self.junk
        self.ended = 1
        announce(self, RETURNED, self.actor, junk, self.space_of(junk))
        for symbol in range(4):
            self.spare[symbol] = self.live_symbols(junk, symbol)
        number = self.space_number(junk)
        tiles = self.missions_below(number)
        ahead = 0
        if self.ready[self.actor * 5 + METEOROLOGY] > 0:
            ahead = self.missions_ahead(number)
        if ahead or tiles & (tiles - 1):
            self.phase = MISSION_CHOICE
            self.waiting = 1 << self.actor
        elif tiles:
            tile = 0
            while not (tiles >> tile) & 1:
                tile += 1
            self.claim(tile)
        else:
            self.phase = LEARNING
            self.settle()
        return 0

    def offer_missions(self, seat: cython.int, choices: cython.p_int) -> cython.int:
        number = self.space_number(self.junk)
        below = self.missions_below(number)
        tiles = below
        if self.ready[seat * 5 + METEOROLOGY] > 0:
            tiles |= self.missions_ahead(number)
        count: cython.int = 0
        for tile in range(TILE_COUNT):
            choices[count] = CLAIM + tile
            count += (tiles >> tile) & 1
        if below == 0:
            choices[count] = PASS
            count += 1
        return count

    def pay_coins(self, seat: cython.int, coins: cython.int) -> cython.int:
        """Coins from the supply, as far as it goes (Q29); returns how many."""
        coins = min(coins, self.coin_supply)
        self.coins[seat] += coins
        self.coin_supply -= coins
        return coins

    def claim(self, tile: cython.int) -> cython.int:
        """R5.1, R5.2: the tile leaves the board for its reward; R7.6: from ahead by Meteorology."""
        seat = self.actor
        if self.tile_number[tile] > self.space_number(self.junk):
            self.ready[seat * 5 + METEOROLOGY] -= 1
            self.spent[seat * 5 + METEOROLOGY] += 1
            announce(self, USED, seat, METEOROLOGY)
        self.on_board &= ~(1 << tile)
        self.tile_at[tile] = TAKEN + seat
        self.gained = 1
        announce(self, CLAIMED, seat, tile, self.tile_number[tile])
        coins = self.pay_coins(seat, self.tile_coins[tile])
        if coins > 0:
            announce(self, EARNED, seat, coins)
        for gem in range(3):
            count = min(self.tile_gems[tile * 3 + gem], self.gem_supply[gem])
            if count > 0:
                self.gems[seat * 3 + gem] += count
                self.gem_supply[gem] -= count
                announce(self, WON, seat, gem, count)
        if self.on_board == 0 and self.ending == NONE:
            self.ending = LAST_MISSION
            announce(self, LAST, LAST_MISSION)
        self.due = self.tile_encounters[tile]
        self.cause = BY_MISSION
        self.phase = LEARNING
        self.settle()
        return 0

    def decline_mission(self) -> cython.int:
        """R7.6: Meteorology stays unused, and nothing else can be reached."""
        announce(self, PASSED, self.actor)
        self.phase = LEARNING
        self.settle()
        return 0

    def can_learn(self, skill: cython.int) -> cython.int:
        """R6.1, R6.2: three equal symbols, or four different ones for the Elite crew (Q18)."""
        if self.skill_pile[skill] == 0:
            return 0
        if skill == ELITE:
            fewest = self.spare[0]
            for symbol in range(1, 4):
                fewest = min(fewest, self.spare[symbol])
            return fewest > 0
        return self.spare[skill] >= 3

    def can_learn_any(self) -> cython.int:
        for skill in range(5):
            if self.can_learn(skill):
                return 1
        return 0

    def ask_skills(self) -> cython.int:
        """R6.2, R8.2: asked if a skill is to be had or an encounter card might be played (Q19)."""
        if self.can_learn_any() or (self.held_size[self.actor] > 0 and not self.played):
            self.phase = LEARNING
            self.waiting = 1 << self.actor
        else:
            self.end_expedition()
        return 0

    def offer_skills(self, seat: cython.int, choices: cython.p_int) -> cython.int:
        count: cython.int = 0
        for skill in range(5):
            if self.can_learn(skill):
                choices[count] = LEARN + skill
                count += 1
        if self.held[seat * 18 + CHING] > 0 and not self.played:
            for symbol in range(4):
                choices[count] = TEACH + symbol
                count += 1
        choices[count] = DONE
        return count + 1

    def learn(self, skill: cython.int) -> cython.int:
        """R6.1, R6.3: the symbols are used up, the skill lies face up."""
        seat = self.actor
        if skill == ELITE:
            for symbol in range(4):
                self.spare[symbol] -= 1
        else:
            self.spare[skill] -= 3
        self.skill_pile[skill] -= 1
        self.ready[seat * 5 + skill] += 1
        self.gained = 1
        announce(self, LEARNED, seat, skill)
        self.check_pearl(seat)
        self.ask_skills()
        return 0

    def check_pearl(self, seat: cython.int) -> cython.int:
        """R6.4: four different skills, each Elite crew standing for any of them (R7.7)."""
        kinds: cython.int = 0
        for skill in range(4):
            if self.ready[seat * 5 + skill] + self.spent[seat * 5 + skill] > 0:
                kinds += 1
        if kinds + self.ready[seat * 5 + ELITE] >= 4 and self.pearl == NONE:
            self.pearl = seat
            announce(self, COMMANDED, seat)
            if self.ending == NONE:
                self.ending = PEARL_TAKEN
                announce(self, LAST, PEARL_TAKEN)
        return 0

    def teach(self, symbol: cython.int) -> cython.int:
        """R8.2: Madame Ching adds a symbol to the expedition that ends."""
        self.discard_encounter(self.actor, CHING)
        announce(self, PLAYED, self.actor, CHING)
        announce(self, TAUGHT, self.actor, symbol)
        self.played = 1
        self.spare[symbol] += 1
        self.ask_skills()
        return 0

    def stop_learning(self) -> cython.int:
        """R6.2: a skill may be left; that is no reason for sea fortune (Q18)."""
        if self.can_learn_any():
            self.gained = 1
        announce(self, STOPPED, self.actor)
        self.end_expedition()
        return 0

    def end_expedition(self) -> cython.int:
        """R4.6, R6.5: the cards are discarded; an expedition in vain meets sea fortune."""
        junk = self.junk
        if not self.gained and self.length[junk] >= self.fortune_cards:
            self.due = 1
            self.cause = BY_FORTUNE
        for symbol in range(4):
            self.spare[symbol] = 0
        self.pile[DISCARD] |= self.row[junk]
        self.row[junk] = 0
        self.turned[junk] = 0
        for kind in range(5):
            self.encounter_discard[FIRST_PILOT + kind] += self.pilots[junk * 5 + kind]
            self.pilots[junk * 5 + kind] = 0
            self.turned_pilots[junk * 5 + kind] = 0
        for place in range(junk * 8, junk * 8 + self.length[junk]):
            self.order[place] = 0
        self.course[junk] = 0
        self.length[junk] = 0
        self.hues[junk] = 0
        self.phase = LAUNCHING
        self.settle()
        return 0

    def discard_encounter(self, seat: cython.int, kind: cython.int) -> cython.int:
        """R8.1: an encounter card that is played goes to the discards."""
        self.held[seat * 18 + kind] -= 1
        self.held_size[seat] -= 1
        self.encounter_discard[kind] += 1
        self.forget_kind(seat, kind)
        return 0

    def last_card(self, junk: cython.int) -> int:
        """The highest navigation card of an expedition, which decides about the next."""
        return highest(self.row[junk]) if self.row[junk] else 0

    def prospects(self, junk: cython.int) -> tuple[int, int, int]:
        """Were an expedition to end now: its tiles, those of Meteorology, its skills; as sets."""
        if self.length[junk] == 0:
            return 0, 0, 0
        skills: cython.int = 0
        fewest: cython.int = 8
        for symbol in range(4):
            count = self.live_symbols(junk, symbol)
            fewest = min(fewest, count)
            if count >= 3 and self.skill_pile[symbol] > 0:
                skills |= 1 << symbol
        if fewest > 0 and self.skill_pile[ELITE] > 0:
            skills |= 1 << ELITE
        below, ahead = self.tiles_from(self.space_number(junk))
        return below, ahead, skills

    def tiles_from(self, number: cython.int) -> tuple[int, int]:
        """The tiles that a space with this number leads to, and those of Meteorology; as sets."""
        return self.missions_below(number), self.missions_ahead(number)
