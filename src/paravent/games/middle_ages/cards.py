# cython: language_level=3
"""The fifteen event cards (R9)."""

import cython

from paravent.games.middle_ages.vocabulary import CARDS, EVENTS, PHASES, TALLY, TYPES

if cython.compiled:
    from cython.cimports.paravent.core.position import announce
    from cython.cimports.paravent.games.middle_ages.domains import Domains
else:
    from paravent.core.checked import announce
    from paravent.games.middle_ages.domains import Domains

SKILLED_TRADES = cython.declare(cython.int, CARDS.index("skilled-trades"))
PRECIOUS_GOODS = cython.declare(cython.int, CARDS.index("precious-goods"))
REBUILDING_AID = cython.declare(cython.int, CARDS.index("rebuilding-aid"))
VAST_ESTATE = cython.declare(cython.int, CARDS.index("vast-estate"))
RESTORATION = cython.declare(cython.int, CARDS.index("restoration"))


def types_of(*names: str) -> int:
    """A set of types."""
    return sum([1 << TYPES.index(name) for name in names])


# R9.2: tiles that a card pays for; R9.4: that it charges for. R9.3: one of each is destroyed.
PAID_TYPES = cython.declare(cython.int[15])
LOST_TYPES = cython.declare(cython.int[15])
for card_index in range(15):
    PAID_TYPES[card_index] = 0
    LOST_TYPES[card_index] = 0
PAID_TYPES[CARDS.index("alliance")] = types_of("church", "palace")
PAID_TYPES[CARDS.index("new-defences")] = types_of("rampart")
PAID_TYPES[CARDS.index("triumphant-return")] = types_of("market", "barracks")
PAID_TYPES[CARDS.index("many-births")] = types_of("mill", "village")
PAID_TYPES[CARDS.index("good-harvests")] = types_of("field")
PAID_TYPES[CARDS.index("lavish-ceremonies")] = types_of("church", "palace")
LOST_TYPES[CARDS.index("barbarian-invasion")] = types_of("mill", "field")
LOST_TYPES[CARDS.index("black-death")] = types_of("village", "barracks")
LOST_TYPES[CARDS.index("peasant-revolt")] = types_of("palace")
LOST_TYPES[CARDS.index("earthquake")] = types_of("rampart")

NONE = cython.declare(cython.int, -1)
TYPE_COUNT = cython.declare(cython.int, 8)
EVENT_ROW = cython.declare(cython.int, TALLY.index("events"))
RESTORING = cython.declare(cython.int, PHASES.index("restoration"))

# Events.
HAPPENED = cython.declare(cython.int, EVENTS.number("happened"))
REWARDED = cython.declare(cython.int, EVENTS.number("rewarded"))
FINED = cython.declare(cython.int, EVENTS.number("fined"))


@cython.cclass
class EventCards(Domains):
    """What happens after rounds 4, 8, 12 and 16."""

    def pays(self, card: cython.int, seat: cython.int) -> cython.int:
        """R9.2, R9.4: coins that a card brings a seat; a fine takes no more than there is (Q6)."""
        things: cython.int = 0
        if card == SKILLED_TRADES:
            things = self.peasants[seat]
        elif card == PRECIOUS_GOODS:
            things = self.chests[seat]
        elif card == REBUILDING_AID:
            things = self.graves[seat]
        elif card == VAST_ESTATE:
            things = TYPE_COUNT - self.empty_domains(seat)
        else:
            for kind in range(TYPE_COUNT):
                if (PAID_TYPES[card] >> kind) & 1:
                    things += self.owned[seat * 8 + kind]
        coins: cython.int = things * self.reward[card]
        return max(coins, -self.money[seat])

    def happen(self, card: cython.int) -> cython.int:
        """R9.1: the leftmost card that has not happened yet strikes everybody."""
        self.happened += 1
        announce(self, HAPPENED, card, self.round)
        for seat in range(self.players):
            coins = self.pays(card, seat)
            if coins != 0:
                self.credit(seat, EVENT_ROW, coins)
                if coins > 0:
                    announce(self, REWARDED, seat, coins)
                else:
                    announce(self, FINED, seat, -coins)
            for kind in range(TYPE_COUNT):
                if (LOST_TYPES[card] >> kind) & 1 and self.owned[seat * 8 + kind] > 0:
                    self.destroy(seat, kind)
        if card == RESTORATION:
            self.served = 0
            self.next_restoration()
        else:
            self.after_card()
        return 0

    def next_restoration(self) -> cython.int:
        """R9.5, Q17: everybody brings back a tile, in the order of the round."""
        while self.served < self.players:
            seat: cython.int = self.queue[self.served]
            if self.graves[seat] > 0:
                face = self.only_grave(seat)
                if face == NONE:
                    self.phase = RESTORING
                    self.waiting = 1 << seat
                    return 0
                self.bring_back(seat, face)
            self.served += 1
        self.after_card()
        return 0

    def after_card(self) -> cython.int:
        """What follows an event: the next round or the end."""
        raise NotImplementedError

    def forecast(self, card: cython.int) -> list[int]:
        """What a card would pay each seat now."""
        return [self.pays(card, seat) for seat in range(self.players)]

    def losses(self, card: cython.int) -> list[int]:
        """The face that a card would destroy now by seat and type, or none."""
        lost = []
        for seat in range(self.players):
            place: cython.int = seat * 16
            for kind in range(TYPE_COUNT):
                count: cython.int = self.owned[seat * 8 + kind]
                place += count
                doomed = count > 0 and (LOST_TYPES[card] >> kind) & 1
                lost.append(self.tiles[place - 1] if doomed else NONE)
        return lost
