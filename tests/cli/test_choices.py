"""What is printed for a choice can be typed, in any game and language."""

from __future__ import annotations

import pytest

from paravent.cli.choices import find_act, spelled, understand
from paravent.core.dealer import Dealer
from paravent.core.game import Game
from paravent.core.play import Play
from paravent.core.registry import all_games
from paravent.core.rng import Rng
from paravent.text.words import LANGUAGES, Words

pytestmark = pytest.mark.once
ACTS = 25


@pytest.mark.parametrize("game", all_games().values(), ids=list(all_games()))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_is_understood_as_it_is_printed(game: Game, lang: str) -> None:
    words, rng = Words(lang).of_game(game), Rng(7)
    play = Play(game, 3, dealer=Dealer.from_text("typed"))
    for _ in range(ACTS):
        seat = play.position.actors()[0]
        offers = play.offers(seat)
        for act in {offers[rng.below(len(offers))] for _ in range(3)}:
            assert understand(words.act(act).upper(), offers, words) == ("act", act)
            assert find_act(spelled(words.act(act)), offers, words) == act
        play.submit(seat, play.acts, offers[rng.below(len(offers))])
        if play.over:
            return
