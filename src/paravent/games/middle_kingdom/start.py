"""The first position of Middle Kingdom, from the tables of its components (R1, R2)."""

from __future__ import annotations

from paravent.core.components import Components
from paravent.core.numbers import CHANCE_BIT
from paravent.core.options import Choices, Option
from paravent.games.middle_kingdom.numbers import NONE, PEASANT_ROWS, REVEALING
from paravent.games.middle_kingdom.rules import MiddleKingdom
from paravent.games.middle_kingdom.vocabulary import BIDS, GOALS, KINDS, THE_DRAGON

# R4.1: one bid each; R16.2: two with two players; R17.1: two as a variant with three.
BIDS_EACH = Option("bids", {2: ("2",), 3: ("1", "2"), 4: ("1",), 5: ("1",)})

# R2.3, R16.1, R17.1: cards revealed each turn, by players and bids.
ROWS = {(2, 2): 3, (3, 1): 2, (3, 2): 5, (4, 1): 3, (5, 1): 4}

DYNASTY_CARDS = 62
NOBLES = 12
MOST_PLAYERS = 5
FULL_HAND = (1 << len(BIDS)) - 1


def begin(players: int, options: Choices, components: Components) -> MiddleKingdom:
    """R2: the position before the first card is revealed; a Mistake if the tables are wrong."""
    copies = components.column("dynasty", "kind", KINDS, "copies", 0, DYNASTY_CARDS)
    components.require_sum("dynasty", "copies", copies, DYNASTY_CARDS)
    components.require_sum("dynasty", "copies (noble)", copies[4:7], NOBLES)
    peasants = peasant_points(components)
    position = MiddleKingdom()
    position.deck = list(copies)
    position.card_points = list(components.column("dynasty", "kind", KINDS, "points", 0, 20))
    position.goal_points = goal_points(components)
    position.peasant_points = peasants + peasants[-1:] * (PEASANT_ROWS - len(peasants))
    (position.token_points,) = components.column("tokens", "token", ("prestige",), "points", 0, 20)
    bids = int(options["bids"])
    position.players, position.lanes, position.row = players, bids, ROWS[players, bids]
    position.deck_size = sum(copies)
    position.turn = 1
    position.last_gainer = players - 1
    position.dragon = position.bonus = position.held_back = position.wanted = NONE
    position.first_rules = int(components.rules == 1)
    position.goal = [NONE] * len(GOALS)
    position.hand = [FULL_HAND] * players + [0] * (MOST_PLAYERS - players)
    position.under = position.laid = position.drawn = [NONE] * (2 * MOST_PLAYERS)
    position.phase, position.waiting = REVEALING, CHANCE_BIT
    return position


def peasant_points(components: Components) -> list[int]:
    """R14.5: at least six rows, 0 to 5 cards kept; more if the owner's table goes on (Q3)."""
    rows = min(max(6, len(components.tables["peasants"])), PEASANT_ROWS)
    names = [str(kept) for kept in range(rows)]
    return list(components.column("peasants", "kept", names, "points", 0, 200))


def goal_points(components: Components) -> list[int]:
    """R1.3: what every goal is worth at the end, the Dragon's last."""
    return list(components.column("goals", "goal", (*GOALS, THE_DRAGON), "points", 0, 20))
