"""Whole games against a second, independent formulation of the rules."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings, strategies

from paravent.core.numbers import CHANCE
from paravent.core.position import COMPILED
from paravent.games.madame_ching import memory
from tests.games.madame_ching.referee import COLOUR, GEMS, MISSIONS, SKILLS, SYMBOL, Referee
from tests.games.madame_ching.scene import GAME, begin, board, held, offers

TASTES = ("any", "far", "busy")
SETUPS = [(2, "no"), (3, "no"), (4, "no"), (4, "yes")]


def choose(acts: list[str], taste: str, position: Any, seat: int, rng: Random) -> str:
    """A player's choice; some tastes sail far or use whatever can be used."""
    if taste != "any" and acts[0].startswith("choose") and rng.random() < 0.9:
        own = range(seat * position.lanes, (seat + 1) * position.lanes)
        last = min(position.row[junk].bit_length() - 1 for junk in own)
        higher = [act for act in acts if int(act.split()[1]) > last]
        return (higher or acts)[0]
    if taste == "busy" and rng.random() < 0.8:
        eager = [act for act in acts if act.split()[0] in ("learn", "play", "use", "add", "cancel")]
        return rng.choice(eager or acts)
    if taste == "far" and rng.random() < 0.8:
        return next((act for act in acts if act.startswith(("learn", "claim"))), rng.choice(acts))
    return rng.choice(acts)


def compare(position: Any, referee: Referee) -> None:
    """Everything is where the referee has it."""
    seen = GAME.view(position, -1)
    spaces = {space["space"]: space["number"] for space in board()["spaces"]} | {None: 0}
    for seat, place in enumerate(seen["seats"]):
        loot = {gem: referee.loot[seat][gem] for gem in GEMS if referee.loot[seat][gem]}
        assert (place["coins"], place["gems"]) == (referee.loot[seat]["coin"], loot)
        assert place["ready"] == dict(+referee.ready[seat])
        assert place["spent"] == dict(+referee.spent[seat])
        assert held(position, seat) == dict(+referee.held[seat])
        assert set(memory.cards_in(position.hand[seat])) == referee.hands[seat] or (
            seen["phase"] == "choose"
        )
    for expedition, voyage in zip(seen["expeditions"], referee.sea, strict=True):
        cards = expedition["cards"]
        assert cards == [str(card) for card in voyage.cards]
        turned = sorted(cards[place] for place in expedition["turned"])
        assert turned == sorted(map(str, voyage.turned))
        assert spaces[expedition["space"]] == voyage.space()
        assert expedition["symbols"] == {s: n for s, n in voyage.live().items() if n > 0}
    assert {tile for tile, owner in seen["missions"].items() if owner is None} == referee.board
    assert seen["skills"] == {skill: referee.piles[skill] for skill in SKILLS}
    assert (seen["hong_kong"], seen["pearl"]) == (referee.hong_kong, referee.pearl)
    assert (seen["last"] or "") == referee.ending
    assert {int(card) for card in seen["discards"]} == referee.discards
    assert seen["deck"] == len(referee.deck)


@pytest.mark.parametrize(("players", "teams"), SETUPS)
@settings(max_examples=6 if COMPILED else 1)
@given(
    seed=strategies.integers(0, 2**32 - 1),
    taste=strategies.sampled_from(TASTES),
    fortune=strategies.sampled_from((1, 2)),
)
def test_the_referee_agrees_on_every_offer_and_every_point(
    players: int, teams: str, seed: int, taste: str, fortune: int
) -> None:
    rng = Random(seed)
    position = begin(players, f"teams={teams} fortune={fortune}")
    position.events = None
    referee = Referee(players, teams == "yes", fortune)
    while actors := position.actors():
        asked = {"-" if seat == CHANCE else seat: offers(position, seat) for seat in actors}
        assert asked == referee.asks
        seat = rng.choice(actors)
        who = "-" if seat == CHANCE else seat
        taste_now = "any" if seat == CHANCE else taste
        act = choose(asked[who], taste_now, position, seat, rng)
        position.apply(seat, GAME.notation.action(act))
        referee.tell(who, act)
        if rng.randrange(20) == 0:
            compare(position, referee)
    assert referee.asks == {}
    compare(position, referee)
    assert position.scores() == referee.totals() == GAME.recount(position)


def test_the_tables_in_the_rules_text_are_those_of_the_game() -> None:
    position = begin(3)
    faces = board()["cards"]
    for number, colour in COLOUR.items():
        assert faces[str(number)]["colour"] == colour.replace(" ", "-")
        assert faces[str(number)]["symbol"] == SYMBOL.get(number)
    for tile, (number, pays) in enumerate(MISSIONS):
        assert position.tile_number[tile] == number
        assert position.tile_coins[tile] == pays["coin"]
        assert position.tile_encounters[tile] == pays["encounter"]
        for gem, name in enumerate(GEMS):
            assert position.tile_gems[tile * 3 + gem] == pays[name]
