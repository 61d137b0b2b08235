"""Whole games against a second, independent formulation of the rules."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, strategies

from paravent.core.numbers import CHANCE, NOBODY
from tests.games.middle_ages.referee import DOMAINS, Referee
from tests.games.middle_ages.scene import CARDS, GAME, TYPES, begin, offers

TASTES = ("any", "left", "right", "rampart", "barracks", "palace", "church", "village", "mill")


def choose(position: Any, acts: list[str], taste: str, rng: Random) -> str:
    """A player's choice; some tastes bring about attacks, scouts and heaps of tokens."""
    if taste == "left" and rng.random() < 0.8:
        return acts[0]
    if taste == "right" and rng.random() < 0.8:
        return acts[-1]
    if taste in TYPES and acts[0].startswith("lord"):
        row = GAME.view(position, NOBODY)["next_row"] - 1
        for act in acts:
            slot = int(act.split()[1]) - 1
            if position.face_type[position.tile[row * 6 + slot]] == TYPES.index(taste):
                return act
    return rng.choice(acts)


def compare(position: Any, referee: Referee) -> None:
    """Everything on the table is where the referee has it."""
    seen = GAME.view(position, NOBODY)
    assert seen["round"] == referee.round
    assert seen["pile"]["top"] == referee.top
    assert seen["pile"]["unseen"] == {str(n): c for n, c in sorted((+referee.pile).items())}
    assert seen["reserve"] == referee.orange.total()
    assert seen["discards"] == sorted(referee.discards)
    assert [card["card"] for card in seen["cards"]] == referee.cards
    assert set(seen["plot_tokens"]) == referee.plot_supply
    assert seen["coin_tokens"] == referee.coin_supply
    for row, tiles in zip(seen["rows"], referee.rows, strict=True):
        if len(tiles) == len(row["tiles"]):
            assert row["tiles"] == tiles
    for seat, lord in zip(seen["seats"], referee.lords, strict=True):
        assert seat["money"] == lord.money
        assert (seat["peasants"], seat["chests"]) == (lord.count("peasant"), lord.count("chest"))
        assert seat["graveyard"] == sorted(lord.graveyard)
        assert seat["tiles"] == [lord.fief[name] for name in DOMAINS]
        assert seat["incomes"] == [referee.worth(lord, name) for name in DOMAINS]
        assert seat["coins"] == [name for name in DOMAINS if name in lord.coins]
        assert seat["plots"] == lord.plots
        for pawn, place in ((seat["lord"], lord.at), (seat["scout"], lord.scout)):
            assert pawn == (place and f"{place[0] + 1} {place[1] + 1}")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@given(
    seed=strategies.integers(0, 2**32 - 1),
    taste=strategies.sampled_from(TASTES),
    named=strategies.one_of(
        strategies.none(), strategies.permutations(CARDS).map(lambda cards: cards[:4])
    ),
)
def test_the_referee_agrees_on_every_offer_and_every_coin(
    players: int, seed: int, taste: str, named: list[str] | None
) -> None:
    rng = Random(seed)
    events = "+".join(named) if named else "random"
    position = begin(players, events)
    referee = Referee(players, events)
    while actors := position.actors():
        asked = {"-" if seat == CHANCE else seat: offers(position, seat) for seat in actors}
        assert asked == referee.asks
        if rng.randrange(4) == 0:
            compare(position, referee)
        (seat,) = asked
        if seat == "-":
            acts = asked[seat]
            weights = [
                referee.pile[int(act.split()[1])] if act.startswith("draw") else 1 for act in acts
            ]
            assert weights == [position.weight(action) for action in position.legal(CHANCE)]
            act = rng.choices(acts, weights)[0]
        else:
            act = choose(position, asked[seat], taste, rng)
        position.apply(CHANCE if seat == "-" else seat, GAME.notation.action(act))
        referee.tell(seat, act)
    assert referee.over
    compare(position, referee)
    assert position.scores() == referee.points()
    winners = [seat for seat, place in enumerate(position.places()) if place == 1]
    assert winners == referee.winners()
