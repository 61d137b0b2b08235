"""Language, fallbacks, and the forms of sentences."""

from __future__ import annotations

from pathlib import Path

import pytest

from paravent.core.mistakes import Mistake
from paravent.core.registry import find_game
from paravent.core.why import Reason
from paravent.text import words as module
from paravent.text.words import Words, choose_language

pytestmark = pytest.mark.once


@pytest.mark.parametrize(
    ("asked", "environment", "language"),
    [
        (None, {}, "en"),
        (None, {"LANG": "fr_FR.UTF-8"}, "fr"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LC_ALL": "en_GB", "LANG": "fr_FR"}, "en"),
        (None, {"LC_MESSAGES": "fr_CA", "LANG": "en_US"}, "fr"),
        (None, {"LC_ALL": "", "LANG": "fr"}, "fr"),
        ("en", {"LANG": "fr_FR"}, "en"),
        ("FR", {}, "fr"),
        ("fr_BE", {}, "fr"),
    ],
)
def test_language(asked: str | None, environment: dict[str, str], language: str) -> None:
    assert choose_language(asked, environment) == language


def test_an_unknown_language_is_a_mistake() -> None:
    with pytest.raises(Mistake, match="unknown-language"):
        choose_language("de", {})


def test_a_missing_message_shows_its_id() -> None:
    assert Words("fr")("no-such-message") == "⟦no-such-message⟧"
    game_words = Words("fr").of_game(find_game("middle_kingdom"))
    assert game_words.say("act-bid", {}, "no-form") == "⟦act-bid.no-form⟧"


def test_french_falls_back_to_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for lang, text in (("en", "hello = Hello\nonly = Only here\n"), ("fr", "hello = Bonjour\n")):
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "some.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(module, "FOLDER", tmp_path)
    module.shared_english.cache_clear()
    try:
        words = Words("fr")
        assert (words("hello"), words("only")) == ("Bonjour", "Only here")
    finally:
        module.shared_english.cache_clear()


def test_a_list_of_names() -> None:
    assert Words("en").listed(["Ana"]) == "Ana"
    assert Words("en").listed(["Ana", "Bo", "Cai"]) == "Ana, Bo and Cai"
    assert Words("fr").listed(["Ana", "Bo"]) == "Ana et Bo"


def test_a_mistake_in_both_languages() -> None:
    mistake = Mistake("unknown-game", game="go", known="middle_kingdom")
    assert Words("en").mistake(mistake) == "There is no game “go”; the games are middle_kingdom."
    assert Words("fr").mistake(mistake).startswith("Il n’y a pas de jeu «\u00a0go\u00a0»")


NAMES = ["Ana", "Bo", "Cai"]


@pytest.mark.parametrize(
    ("lang", "me", "sentence"),
    [
        ("en", None, "Ana takes the Palace from Bo."),
        ("en", 0, "You take the Palace from Bo."),
        ("en", 1, "Ana takes the Palace from you."),
        ("fr", None, "Ana prend le Palais à Bo."),
        ("fr", 0, "Vous prenez le Palais à Bo."),
        ("fr", 1, "Ana vous prend le Palais."),
    ],
)
def test_who_is_you(lang: str, me: int | None, sentence: str) -> None:
    game_words = Words(lang).of_game(find_game("middle_kingdom"))
    happening = {"event": "claimed", "seat": 0, "goal": "palace", "loser": 1}
    assert game_words.event(happening, NAMES, me) == sentence


def test_a_goal_that_nobody_had() -> None:
    happening = {"event": "claimed", "seat": 2, "goal": "emperor", "loser": -1}
    for lang, sentence in (("en", "Cai gains the Emperor."), ("fr", "Cai gagne l’Empereur.")):
        game_words = Words(lang).of_game(find_game("middle_kingdom"))
        assert game_words.event(happening, NAMES, 0) == sentence


def test_a_sealed_bid_is_told_without_its_card() -> None:
    game_words = Words("en").of_game(find_game("middle_kingdom"))
    assert game_words.event({"event": "laid", "seat": 1}, NAMES, 0) == "Bo lays a card face down."
    own = {"event": "laid", "seat": 0, "card": "7", "under": -1}
    assert game_words.event(own, NAMES, 0) == "You lay 7 face down."
    own = {"event": "laid", "seat": 0, "card": "7", "under": 4}
    assert game_words.event(own, NAMES, 0) == "You lay 7 face down on the tied 4."


def test_a_story_joins_what_belongs_together() -> None:
    game_words = Words("en").of_game(find_game("middle_kingdom"))
    happenings = [
        {"event": "laid", "seat": 0, "card": "7", "under": -1},
        {"event": "laid", "seat": 1},
        {"event": "showed", "seat": 0, "card": "7", "under": -1},
        {"event": "showed", "seat": 1, "card": "reset", "under": 4},
        {"event": "picked", "seat": 0, "kind": "noble-4"},
        {"event": "revealed", "kind": "peasant"},
        {"event": "laid", "seat": 1},
        {"event": "laid", "seat": 2},
    ]
    assert game_words.story(happenings, NAMES, 0) == [
        "Bids: Ana 7, Bo Reset on 4.",
        "You pick a Noble worth 4.",
        "On display: Peasant.",
        "Bo and Cai lay cards face down.",
    ]


def test_a_story_tells_the_payments_of_each_seat() -> None:
    paid = [(0, "wood-1"), (0, "silk-3"), (1, "stone-2"), (1, "stone-2")]
    happenings = [{"event": "paid", "seat": seat, "card": card} for seat, card in paid]
    for lang, sentences in (
        ("en", ["You pay wood 1, silk 3.", "Bo pays stone 2, stone 2."]),
        ("fr", ["Vous payez bois 1, soie 3.", "Bo paie pierre 2, pierre 2."]),
    ):
        game_words = Words(lang).of_game(find_game("yongle"))
        assert game_words.story(happenings, NAMES, 0) == sentences


def test_a_french_name_may_begin_with_a_vowel() -> None:
    game_words = Words("fr").of_game(find_game("yongle"))
    names = ["Ana", "Élodie", "Bo"]
    told = [
        game_words.event({"event": "searched", "seat": seat, "victim": victim}, names)
        for seat, victim in ((0, 1), (1, 0), (0, 2))
    ]
    assert told == [
        "Ana voit la main d’Élodie.",
        "Élodie voit la main d’Ana.",
        "Ana voit la main de Bo.",
    ]


def test_hidden_cards_of_one_seat_are_counted() -> None:
    for lang, sentence in (
        ("en", "Bo lays 2 cards face down."),
        ("fr", "Bo pose 2 cartes face cachée."),
    ):
        game_words = Words(lang).of_game(find_game("middle_kingdom"))
        assert game_words.story([{"event": "laid", "seat": 1}] * 2, NAMES, 0) == [sentence]


def test_reasons_name_the_seats() -> None:
    game_words = Words("fr").of_game(find_game("middle_kingdom"))
    reason = Reason("not-your-turn", details={"seats": [0, 2]})
    assert "on attend Ana et Cai" in game_words.reason(reason, NAMES)


def test_reasons_list_what_lacks() -> None:
    details: dict[str, object] = {"building": "jinshui", "lacks": {"wood": 1, "silk": 2}}
    reason = Reason("too-dear", "R5.2", details)
    for lang, lacks in (
        ("en", "you lack 1 unit of wood and 2 units of silk."),
        ("fr", "il vous manque 1 unité de bois et 2 unités de soie."),
    ):
        assert Words(lang).of_game(find_game("yongle")).reason(reason, NAMES).endswith(lacks)


def test_numbers_follow_the_language() -> None:
    details: dict[str, object] = {"part": "a", "sign": "+", "gain": 3.5}
    assert "3,5 points" in Words("fr").say("hint-part", details)
    assert "3.5 points" in Words("en").say("hint-part", details)
