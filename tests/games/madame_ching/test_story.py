"""What happened, in sentences for each reader."""

from __future__ import annotations

import re
from typing import Any

from paravent.core.dealer import Dealer
from paravent.core.numbers import NOBODY
from paravent.core.play import Play
from paravent.text.words import Words
from tests.games.madame_ching.scene import GAME, arrange, play, reveal, turn

NAMES = ["Ana", "Bo", "Cai", "Dia"]


def story(position: Any, seat: int, lang: str = "en") -> list[str]:
    told = [GAME.events.worded(raw, seat) for raw in position.events]
    words = Words(lang).of_game(GAME)
    return words.story(told, NAMES, None if seat == NOBODY else seat)


def combat() -> Any:
    position = turn(40, skills={0: "combat"}, hands={0: "40 10 11 12", 1: "2 20 21 22"})
    position.events = []
    play(position, "use combat", "attack blue", "take 21", "give 10")
    return position


def test_combat_is_told_to_the_three_of_them() -> None:
    position = combat()
    assert story(position, 0)[:5] == [
        "You use Combat.",
        "You attack Bo: Combat.",
        "You look at Bo’s hand.",
        "You take 21 from Bo.",
        "You give 10 to Bo.",
    ]
    assert story(position, 1)[2:] == [
        "Ana looks at your hand.",
        "You lose 21 to Ana.",
        "You get 10 from Ana.",
    ]
    assert story(position, 2)[2:] == [
        "Ana looks at Bo’s hand.",
        "Ana takes a card of that hand.",
        "Ana gives Bo a card.",
    ]
    assert not {"20", "21", "22", "10"} & set(" ".join(story(position, 2)).split())


def test_a_sealed_choice_is_left_out_once_it_is_revealed() -> None:
    position = arrange(3, hands={0: "12", 1: "20", 2: "33"})
    play(position, "0 choose 12", "1 choose 20")
    assert story(position, 0) == ["You choose 12.", "Bo chooses a card."]
    assert story(position, NOBODY, "fr") == ["Ana et Bo choisissent des cartes."]
    reveal(position, "", "", "33")
    assert story(position, 0)[0] == "Revealed: Cai 33, Bo 20, Ana 12."


def test_a_theft_is_told_once_to_each() -> None:
    position = turn(encounters={0: "traitor", 1: "merchant"})
    position.events = []
    play(position, "play traitor", "accept", "- lose merchant")
    for seat, sentence in (
        (0, "Vous volez un Négociant à Bo."),
        (1, "Vous perdez un Négociant, au profit d’Ana."),
        (NOBODY, "Ana vole une carte Rencontre à Bo."),
    ):
        assert story(position, seat, "fr")[3:] == [sentence]


def test_missions_are_told_by_number_and_reward() -> None:
    """Tiles have letters in notation alone: people see what is drawn on them."""
    told = set[str]()
    for about in Play(GAME, 3, dealer=Dealer.fresh()).board()["tiles"]:
        counts = [about["number"], about["coins"], *about["gems"].values(), about["encounters"]]
        for lang in ("en", "fr"):
            phrase = Words(lang).of_game(GAME).act(f"claim {about['tile']}")
            assert [*map(int, re.findall(r"\d+", phrase))] == [one for one in counts if one]
            told.add(phrase)
    assert len(told) == 2 * 23
