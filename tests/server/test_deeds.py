"""What is told of acts: packed for the wire, and small enough in every state of whole games."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from paravent.core.dealer import Dealer
from paravent.core.events import Telling
from paravent.core.numbers import CHANCE, NOBODY
from paravent.core.play import Play
from paravent.core.registry import all_games, find_game
from paravent.server.clocks import Clocks
from paravent.server.deeds import deeds, packed
from paravent.server.settings import Settings
from paravent.server.sheet import Place, Sheet
from paravent.server.telling import states
from tests.server.unpacking import unpacked

pytestmark = pytest.mark.once

MOST_BYTES = 4_000
GAMES = 4
PEOPLE = tuple(Place("person", f"Ana {n}", f"g{n}") for n in range(4))


def test_events_of_one_kind_and_deals_in_a_row_are_joined() -> None:
    acts: list[tuple[int, list[Telling]]] = [
        (3, [["laid", 3], ["showed", 0, "wood-1"], ["showed", 1, "silk-2"], ["rest"]]),
        (CHANCE, [["drew", 0, "stone-1"]]),
        (CHANCE, [["drew", 0], ["season", "autumn", 22], ["rest"], ["rest"]]),
        (CHANCE, []),
        (CHANCE, [["drew", 1], ["drew", 2]]),
        (0, []),
    ]
    told = packed(acts)
    assert told == [
        [3, ["laid", 3], ["showed", [0, "wood-1"], [1, "silk-2"]], ["rest"]],
        [["drew", [0, "stone-1"], [0]], ["season", "autumn", 22], ["rest", [], []]],
        [],
        [["drew", 1], ["drew", 2]],
        [0],
    ]
    assert unpacked(told, 12) == [
        {"n": n, "seat": None if seat == CHANCE else seat, "events": events}
        for n, (seat, events) in enumerate(acts, 7)
    ]


def decisions(game: str, players: int, seed: int) -> Iterator[tuple[Play, int]]:
    """A random game at each decision, with the number of acts that stood at the one before."""
    play, rng, before = Play(find_game(game), players, dealer=Dealer.fresh()), Random(seed), 0
    while not play.over:
        yield play, before
        before = play.acts
        seat = rng.choice(play.position.actors())
        play.submit(seat, before, rng.choice(play.offers(seat)))


@pytest.mark.parametrize("game", sorted(all_games()))
def test_what_is_packed_tells_everything(game: str) -> None:
    for play, before in decisions(game, find_game(game).fewest, 1):
        if play.acts > 150:
            break
        for seat in (0, None):
            reader = NOBODY if seat is None else seat
            told = play.game.events.told
            assert unpacked(deeds(play, seat, before), play.acts) == [
                {
                    "n": n,
                    "seat": None if entry.seat == CHANCE else entry.seat,
                    "events": [told(raw, reader) for raw in entry.events],
                }
                for n, entry in enumerate(play.history[before:], before + 1)
            ]


@pytest.mark.parametrize("seed", range(GAMES))
def test_states_of_the_longest_story_are_small(seed: int) -> None:
    """Yongle with four: at the council's reveal some fifty things happen at once."""
    sizes = []
    clocks = Clocks(Settings())
    for play, before in decisions("yongle", 4, seed):
        if not before:
            continue
        sheet = Sheet(
            id="k3fa9x2mqw",
            game="yongle",
            rules=play.rules,
            options={},
            pace="slow",
            public=True,
            patience=10**9,
            host="g0",
            invitation="",
            seed="",
            commitment="",
            created=0,
            changed=0,
            version=play.acts + 6,
            stage="running",
            owed=dict.fromkeys(play.position.actors(), 1_793_923_200_000),
            places=PEOPLE,
            acts=((0, ""),) * play.acts,
            settled=6,
        )
        for seat in play.position.actors():
            heard = seat, before + 6
            sizes.append(len(states(play, sheet, [heard], clocks.of(sheet))[heard]))
    assert len(sizes) > 300 and max(sizes) <= MOST_BYTES
