# cython: language_level=3
"""The rules of Madame Ching. R and Q numbers: text/rules.en.md and text/rulings.en.md."""

import cython

from paravent.games.madame_ching.vocabulary import EVENTS, KINDS, NOTATION, PHASES

if cython.compiled:
    from cython.cimports.paravent.core.position import announce
    from cython.cimports.paravent.core.rng import Rng
    from cython.cimports.paravent.games.madame_ching.bits import lowest, size
    from cython.cimports.paravent.games.madame_ching.round import Round
else:
    from paravent.core.checked import announce
    from paravent.core.rng import Rng
    from paravent.games.madame_ching.bits import lowest, size
    from paravent.games.madame_ching.round import Round

CHANCE = cython.declare(cython.int, 1 << 8)  # the bit of the seat CHANCE
TILE_COUNT = cython.declare(cython.int, 23)
KIND_COUNT = cython.declare(cython.int, len(KINDS))
THIEF = cython.declare(cython.int, KINDS.index("thief"))
FIRST_PILOT = cython.declare(cython.int, KINDS.index("pilot-map"))
EVERYBODY = cython.declare(cython.int, 0x11111)  # observers, see memory.py
DECK = cython.declare(cython.int, 0)  # pile
BAG = cython.declare(cython.int, 0)  # where a tile can be
NOT_YET = cython.declare(cython.int, 0)  # passing (R12.2)

# Phases.
PLACING = cython.declare(cython.int, PHASES.index("missions"))
DEALING = cython.declare(cython.int, PHASES.index("hands"))
DISPLAYING = cython.declare(cython.int, PHASES.index("display"))
CHOOSING = cython.declare(cython.int, PHASES.index("choose"))
JUNK_CHOICE = cython.declare(cython.int, PHASES.index("junk"))
MISSION_CHOICE = cython.declare(cython.int, PHASES.index("mission"))
LEARNING = cython.declare(cython.int, PHASES.index("skills"))
LAUNCHING = cython.declare(cython.int, PHASES.index("launch"))
MEETING = cython.declare(cython.int, PHASES.index("meet"))
SHARING = cython.declare(cython.int, PHASES.index("share"))
TURN = cython.declare(cython.int, PHASES.index("turn"))
TARGET = cython.declare(cython.int, PHASES.index("target"))
DEFENCE = cython.declare(cython.int, PHASES.index("defend"))
SIREN_TURN = cython.declare(cython.int, PHASES.index("siren"))
SEIZING = cython.declare(cython.int, PHASES.index("seize"))
GIVING_BACK = cython.declare(cython.int, PHASES.index("return"))
GEM_DRAW = cython.declare(cython.int, PHASES.index("gem"))
LOOT_DRAW = cython.declare(cython.int, PHASES.index("loot"))
SUPPLYING = cython.declare(cython.int, PHASES.index("supply"))
TAKING = cython.declare(cython.int, PHASES.index("take"))
PASSING = cython.declare(cython.int, PHASES.index("pass"))

# Verbs: the first action of each.
PLACE = cython.declare(cython.int, NOTATION.first("place"))
DEAL = cython.declare(cython.int, NOTATION.first("deal"))
MEET = cython.declare(cython.int, NOTATION.first("meet"))
STEAL = cython.declare(cython.int, NOTATION.first("steal"))
LOSE = cython.declare(cython.int, NOTATION.first("lose"))
CHOOSE = cython.declare(cython.int, NOTATION.first("choose"))
SAIL = cython.declare(cython.int, NOTATION.first("sail"))
CLAIM = cython.declare(cython.int, NOTATION.first("claim"))
PASS = cython.declare(cython.int, NOTATION.first("pass"))
LEARN = cython.declare(cython.int, NOTATION.first("learn"))
TEACH = cython.declare(cython.int, NOTATION.first("ching"))
ADD = cython.declare(cython.int, NOTATION.first("add"))
USE = cython.declare(cython.int, NOTATION.first("use"))
PLAY = cython.declare(cython.int, NOTATION.first("play"))
ATTACK = cython.declare(cython.int, NOTATION.first("attack"))
CANCEL = cython.declare(cython.int, NOTATION.first("cancel"))
ACCEPT = cython.declare(cython.int, NOTATION.first("accept"))
TURN_CARD = cython.declare(cython.int, NOTATION.first("turn"))
TAKE = cython.declare(cython.int, NOTATION.first("take"))
GIVE = cython.declare(cython.int, NOTATION.first("give"))
SHARE = cython.declare(cython.int, NOTATION.first("share"))
KEEP = cython.declare(cython.int, NOTATION.first("keep"))
DONE = cython.declare(cython.int, NOTATION.first("done"))

# Events.
EMPTY = cython.declare(cython.int, EVENTS.number("empty"))
ENDURED = cython.declare(cython.int, EVENTS.number("endured"))
FINISHED = cython.declare(cython.int, EVENTS.number("done"))


@cython.final
@cython.cclass
class MadameChing(Round):
    """The verbs of the game, by phase."""

    def offer(self, seat: cython.int, choices: cython.p_int) -> cython.int:
        phase = self.phase
        if phase == CHOOSING:
            return self.offer_set(CHOOSE, self.hand[seat] & ~self.chosen[seat], 0, choices)
        if phase == TAKING:
            return self.offer_display(choices)
        if phase == TURN:
            return self.offer_turn(seat, choices)
        if self.is_dealing():
            return self.offer_set(DEAL, self.pile[DECK], 0, choices)
        if phase == MEETING:
            return self.offer_kinds(MEET, self.encounter_deck, choices)
        if phase == LEARNING:
            return self.offer_skills(seat, choices)
        if phase == JUNK_CHOICE:
            return self.offer_junks(choices)
        if phase == MISSION_CHOICE:
            return self.offer_missions(seat, choices)
        if phase == DEFENCE:
            return self.offer_defence(seat, choices)
        if phase == SHARING:
            choices[0] = SHARE
            choices[1] = KEEP
            return 2
        if phase == PASSING:
            count: cython.int = self.offer_set(GIVE, self.hand[seat], 0, choices)
            if self.passing[seat & 1] == NOT_YET:
                choices[count] = KEEP
                count += 1
            return count
        if phase == TARGET:
            return self.offer_targets(choices)
        if phase == SIREN_TURN:
            return self.offer_turned(seat, choices)
        if phase == SEIZING:
            return self.offer_set(TAKE, self.hand[self.victim], 0, choices)
        if phase == GIVING_BACK:
            return self.offer_set(GIVE, self.hand[seat], 0, choices)
        if phase == PLACING:
            return self.offer_tiles(choices)
        if phase == GEM_DRAW:
            gems: cython.int = 0
            for gem in range(3):
                choices[gems] = STEAL + gem
                gems += self.gems[self.victim * 3 + gem] > 0
            return gems
        kinds: cython.int = 0
        for kind in range(KIND_COUNT):
            choices[kinds] = LOSE + kind
            kinds += self.held[self.victim * 18 + kind] > 0
        return kinds

    def odds(self, action: cython.int) -> cython.int:
        if self.phase == MEETING:
            return self.encounter_deck[action - MEET]
        if self.phase == GEM_DRAW:
            return self.gems[self.victim * 3 + action - STEAL]
        if self.phase == LOOT_DRAW:
            return self.held[self.victim * 18 + action - LOSE]
        return 1

    def sample(self, rng: Rng) -> cython.int:
        if self.is_dealing():
            cards: cython.longlong = self.pile[DECK]
            skip: cython.int = rng.below(size(cards))
            for _ in range(skip):
                cards &= cards - 1
            return DEAL + lowest(cards) - 1
        if self.phase == MEETING:
            return MEET + self.lot(self.encounter_deck, 0, self.encounter_deck_size, rng)
        if self.phase == PLACING:
            left: cython.int = 0
            for tile in range(TILE_COUNT):
                left += self.tile_at[tile] == BAG
            mark: cython.int = rng.below(left)
            drawn: cython.int = 0
            while mark > 0 or self.tile_at[drawn] != BAG:
                mark -= self.tile_at[drawn] == BAG
                drawn += 1
            return PLACE + drawn
        victim = self.victim
        if self.phase == LOOT_DRAW:
            return LOSE + self.lot(self.held, victim * 18, self.held_size[victim], rng)
        owned: cython.int = 0
        for gem in range(3):
            owned += self.gems[victim * 3 + gem]
        return STEAL + self.lot(self.gems, victim * 3, owned, rng)

    def lot(
        self, counts: cython.p_short, first: cython.int, total: cython.int, rng: Rng
    ) -> cython.int:
        """One of some things by their numbers, counted from the first of them."""
        mark: cython.int = rng.below(total)
        place: cython.int = 0
        while mark >= counts[first + place]:
            mark -= counts[first + place]
            place += 1
        return place

    def act(self, seat: cython.int, action: cython.int) -> cython.int:
        phase = self.phase
        if phase == CHOOSING:
            self.choose(seat, action - CHOOSE + 1)
        elif phase == TAKING:
            self.take(seat, action)
        elif phase == TURN:
            if action == DONE:
                announce(self, FINISHED, seat)
                self.begin_take()
            elif action >= PLAY:
                self.play(action - PLAY + THIEF)
            elif action >= USE:
                self.use(seat, (action - USE) * 3)  # Cartography is skill 0, Combat skill 3
            else:
                self.add(action - ADD + 1)
        elif phase == DISPLAYING:
            self.lay_display(action - DEAL + 1)
        elif phase == MEETING:
            self.meet(action - MEET)
        elif phase == LEARNING:
            if action == DONE:
                self.stop_learning()
            elif action >= TEACH:
                self.teach(action - TEACH)
            else:
                self.learn(action - LEARN)
        elif phase == JUNK_CHOICE:
            self.assign(action - SAIL)
        elif phase == SUPPLYING:
            self.draw_supply(action - DEAL + 1)
        elif phase == MISSION_CHOICE:
            if action == PASS:
                self.decline_mission()
            else:
                self.claim(action - CLAIM)
        elif phase == DEFENCE:
            if action == ACCEPT:
                announce(self, ENDURED, seat, self.actor)
                self.strike()
            else:
                self.cancel(seat, action - CANCEL + FIRST_PILOT)
        elif phase == SHARING:
            self.share(action)
        elif phase == PASSING:
            self.pass_card(seat, action)
        elif phase == TARGET:
            self.targets = 1 << ((action - ATTACK) // self.lanes)
            self.next_victim()
        elif phase == SIREN_TURN:
            self.turn_card(seat, action - TURN_CARD + 1)
        elif phase == SEIZING:
            self.seize(action - TAKE + 1)
        elif phase == GIVING_BACK:
            self.give_back(action - GIVE + 1)
        elif phase == GEM_DRAW:
            self.steal(action - STEAL)
        elif phase == LOOT_DRAW:
            self.rob(action - LOSE)
        elif phase == DEALING:
            self.deal_hand(action - DEAL + 1)
        else:
            self.place(action - PLACE)
        return 0

    def is_dealing(self) -> cython.int:
        """Whether chance draws from the deck of navigation cards."""
        phase = self.phase
        return (phase == DISPLAYING) | (phase == SUPPLYING) | (phase == DEALING)

    def settle(self) -> cython.int:
        """Deal what is due, then go on where the turn stands."""
        if self.due > 0:
            if self.ready_encounters():
                self.waiting = 0
                self.push(MEETING, CHANCE)
                return 0
            announce(self, EMPTY, self.actor, 1)
            self.due = 0
        if self.supply > 0:
            if self.ready_deck():
                self.waiting = 0
                self.push(SUPPLYING, CHANCE)
                return 0
            announce(self, EMPTY, self.actor, 0)
            self.supply = 0
        if self.phase == TURN:
            self.ask_turn()
        elif self.phase == LEARNING:
            self.ask_skills()
        elif self.phase == LAUNCHING:
            self.launch()
        else:
            self.ask_pass()
        return 0
