"""Whole games and single decisions at the terminal table."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import pytest

from paravent.core.log import Log
from paravent.core.registry import all_games
from paravent.text.words import Words
from tests.cli.conftest import Command, every_number, saved_games

GAME = ("play", "middle_kingdom")
RANDOM = (*GAME, "--seats", "human,random,random", "--seed", "test")
TWO_BIDS = (*RANDOM, "--options", "bids=2")
BOTH = pytest.mark.parametrize("lang", ["en", "fr"])


def the_save(home: Path) -> Log:
    (path,) = saved_games(home)
    return Log.parse(path.read_text(encoding="utf-8"))


@pytest.mark.once
@pytest.mark.parametrize(("players", "lang"), [(2, "en"), (2, "fr"), (3, "fr"), (5, "en")])
def test_a_whole_game_by_numbers(paravent: Command, home: Path, lang: str, players: int) -> None:
    seats = ",".join(["human", *["random"] * (players - 1)])
    keys = itertools.chain.from_iterable(
        (key, f"{key}/{under}") for key in every_number() for under in "1234567"
    )
    outcome = paravent(
        *GAME, "--seats", seats, "--seed", "whole", keys=keys if players == 2 else every_number(),
        lang=lang,
    )  # fmt: skip
    assert (outcome.code, outcome.err) == (0, "")
    assert not set("⟦{") & set(outcome.out)
    log = the_save(home)
    assert len(log.result) == players and log.seed
    assert {"en": "Final scores", "fr": "Score final"}[lang] in outcome.out
    for points in log.result:
        assert re.search(rf"\b{points}\b", outcome.out.split("Total")[1])
    assert str(saved_games(home)[0]) in outcome.out


def test_the_scores_show_where_every_point_came_from(paravent: Command, home: Path) -> None:
    outcome = paravent(*RANDOM, keys=every_number())
    table = outcome.out.split("Final scores")[1]
    rows = re.findall(r"^ *([A-Z][\w ]+?)  +(-?\d+) +(-?\d+) +(-?\d+) *$", table, re.MULTILINE)
    by_name = {name: [int(number) for number in numbers] for name, *numbers in rows}
    total = by_name.pop("Total")
    assert len(by_name) == 8
    assert total == [sum(column) for column in zip(*by_name.values(), strict=True)]
    assert total == the_save(home).result


def test_the_commitment_is_shown_before_anything_else(paravent: Command, home: Path) -> None:
    outcome = paravent(*RANDOM)
    commitment = the_save(home).commitment
    assert commitment and outcome.out.index(commitment) < outcome.out.index("Middle Kingdom")


def test_the_same_seed_and_keys_give_the_same_game(paravent: Command, home: Path) -> None:
    for _ in range(2):
        paravent(*RANDOM, keys=["5", "1", "2", "1", "7"])
    first, second = (path.read_text(encoding="utf-8") for path in saved_games(home))
    assert first == second


def test_without_a_seed_games_differ(paravent: Command, home: Path) -> None:
    for _ in range(2):
        paravent(*GAME, "--seats", "human,random", keys=[])
    first, second = (path.read_text(encoding="utf-8") for path in saved_games(home))
    assert first != second


def test_without_a_terminal_and_a_game_the_usual_one_starts(paravent: Command, home: Path) -> None:
    outcome = paravent("play")
    assert "Middle Kingdom" in outcome.out
    assert the_save(home).seats == ["human", "strong", "strong"]


def test_players_fills_the_table_with_bots(paravent: Command, home: Path) -> None:
    paravent(*GAME, "--players", "4")
    assert the_save(home).seats == ["human", "strong", "strong", "strong"]


@pytest.mark.parametrize("key", ["7", "bid 7", "BID  7", "b 7", "bi 7"])
def test_ways_to_name_a_choice(paravent: Command, home: Path, key: str) -> None:
    paravent(*RANDOM, keys=[key])
    assert (0, "bid 7") in the_save(home).acts


def test_the_number_of_a_card_is_its_key(paravent: Command, home: Path) -> None:
    """Reset comes first among the choices, and yet 1 bids 1."""
    paravent(*RANDOM, keys=["1"])
    assert (0, "bid 1") in the_save(home).acts


def test_enter_plays_an_only_choice_and_nothing_else(paravent: Command, home: Path) -> None:
    outcome = paravent(*RANDOM, keys=["", "", ""])
    assert not [act for seat, act in the_save(home).acts if seat == 0]
    assert outcome.out.count("Lay a bid card face down.") == 4


@pytest.mark.parametrize(
    ("key", "complaint"),
    [
        ("8", "There is no choice 8"),
        ("bid", "“bid” could mean"),
        ("dance", "“dance” is neither an act"),
        ("pick peasant", "You cannot pick a card now: the bids are being laid. (R5.1)"),
    ],
)
def test_what_cannot_be_played_is_explained(
    paravent: Command, home: Path, key: str, complaint: str
) -> None:
    outcome = paravent(*RANDOM, keys=[key])
    assert complaint in outcome.out
    assert not [act for seat, act in the_save(home).acts if seat == 0]


def test_a_card_that_was_played_says_where_it_is(paravent: Command) -> None:
    outcome = paravent(*TWO_BIDS, keys=["4", "4"])
    assert "You have laid 4 already this turn. (R4.1)" in outcome.out


@BOTH
def test_why(paravent: Command, lang: str) -> None:
    word = {"en": "why", "fr": "pourquoi"}[lang]
    outcome = paravent(*RANDOM, keys=[f"{word} pick noble-4", f"{word} bid 3", word], lang=lang)
    sentences = {
        "en": ("You cannot pick a card now", "The highest bid picks first", "is allowed now"),
        "fr": (
            "Ce n’est pas le moment de choisir une carte",
            "La plus haute mise choisit",
            "est permis",
        ),
    }[lang]
    for sentence in sentences:
        assert sentence in outcome.out
    assert "R5.1" in outcome.out and "R4.1" in outcome.out


@BOTH
def test_help_names_every_choice_with_its_rule_and_every_command(
    paravent: Command, lang: str
) -> None:
    outcome = paravent(*RANDOM, keys=["?"], lang=lang)
    for act in ("bid reset", *(f"bid {card}" for card in range(1, 8))):
        assert re.search(rf"{act} +R4\.1", outcome.out)
    commands = {
        "en": ("why ACT", "undo", "hint", "save [FILE]", "log", "rules [R4.2]", "quit"),
        "fr": ("pourquoi COUP", "annuler", "conseil", "sauver [FICHIER]", "journal", "quitter"),
    }[lang]
    for command in commands:
        assert f"\n{command} " in outcome.out


@BOTH
@pytest.mark.once  # a search by the source build takes long
def test_hint(paravent: Command, lang: str) -> None:
    outcome = paravent(*RANDOM, keys=["hint"], lang=lang)
    best, other, line = {
        "en": ("Best: ", "Or: ", "Likely to follow: "),
        "fr": ("Le mieux", "Ou bien", "Suite probable"),
    }[lang]
    assert best in outcome.out and outcome.out.count(other) == 2 and line in outcome.said
    assert re.search(r"\d\u00a0% \(\d+\u00a0% (to|à) \d+\u00a0%\)", outcome.out)
    assert re.search(r"bid (reset|\d)", outcome.out)


@pytest.mark.once
def test_a_hint_can_be_followed(paravent: Command, home: Path) -> None:
    hinted = paravent(*RANDOM, keys=["hint"])
    (act,) = re.findall(r"  (bid \w+)$", hinted.out, re.MULTILINE)
    followed = paravent(*RANDOM, keys=[act])
    assert "Bids:" in followed.out


@pytest.mark.parametrize("word", ["undo", "annuler", "und"])
def test_undo_takes_a_sealed_card_back(paravent: Command, home: Path, word: str) -> None:
    paravent(*TWO_BIDS, keys=["7", word, "3"], lang="fr")
    assert [act for seat, act in the_save(home).acts if seat == 0] == ["bid 3"]


def test_undo_takes_back_what_bots_did_since(paravent: Command, home: Path) -> None:
    paravent(*RANDOM, keys=["7", "undo", "3"])
    assert next(act for seat, act in the_save(home).acts if seat == 0) == "bid 3"


def test_undo_is_refused_among_people_after_a_reveal(paravent: Command, home: Path) -> None:
    keys = ["", "7", "", "5", "", "undo"]
    outcome = paravent(*GAME, "--seats", "human,human", "--seed", "test", keys=keys)
    assert "Nothing can be taken back" in outcome.out
    assert (0, "bid 7") in the_save(home).acts


@BOTH
@pytest.mark.parametrize("game", ["yongle", "china", "middle_kingdom"])
def test_why_alone_gives_an_example_of_this_game_that_can_be_typed(
    paravent: Command, game: str, lang: str
) -> None:
    table = ("play", game, "--seats", "human,random,random", "--seed", "why")
    why = {"en": "why", "fr": "pourquoi"}[lang]
    told = paravent(*table, keys=[why], lang=lang)
    (example,) = re.findall(rf": {why} (.+)$", told.out, re.MULTILINE)
    assert "bid 7" not in told.out
    asked_of = all_games()[game]
    notation, words = asked_of.notation, Words(lang).of_game(asked_of)
    deals = notation.acts[: notation.first_act]
    assert example not in [words.act(deal) for deal in deals if words.can_say(deal)]
    asked = paravent(*table, keys=[f"{why} {example}"], lang=lang)
    assert re.search(r"\([RQ]\d+", asked.out), asked.out


def test_log_and_rules_at_the_table(paravent: Command) -> None:
    outcome = paravent(*RANDOM, keys=["log", "rules", "rules R4.3", "rules R77"])
    assert "\n On display: " in outcome.out
    assert re.search(r"R13 +Phase 4: new cards", outcome.out)
    assert "put Reset aside" in outcome.out
    assert "There is no paragraph R77" in outcome.out


def test_bots_alone_play_to_the_end(paravent: Command, home: Path) -> None:
    outcome = paravent(*GAME, "--seats", "random,random,random", "--seed", "bots")
    assert outcome.code == 0 and the_save(home).result


def test_own_components(paravent: Command, home: Path) -> None:
    Path("mine.toml").write_text(
        '[[tokens]]\ntoken = "prestige"\npoints = 3\norigin = "owner"\n', encoding="utf-8"
    )
    paravent(*RANDOM, "--components", "mine.toml", keys=["5"])
    assert the_save(home).components
    (path,) = saved_games(home)
    assert paravent("resume", str(path)).code == 2
    again = paravent("resume", str(path), "--components", "mine.toml", keys=["quit", ""])
    assert (again.code, again.err) == (0, "")


def test_a_bot_from_outside_takes_a_seat(paravent: Command, home: Path) -> None:
    (home / "work/visitor.py").write_text(
        "class Last:\n"
        "    def __init__(self, game): pass\n"
        "    def choose(self, outlook, rng): return outlook.legal()[-1]\n"
        "class Broken(Last):\n"
        "    def choose(self, outlook, rng): raise ValueError('no idea')\n"
    )
    assert paravent("play", "middle_ages", "--seats", "random,visitor:Last").code == 0
    assert the_save(home).seats == ["random", "visitor:Last"]
    outcome = paravent("play", "middle_ages", "--seats", "visitor:Broken,random")
    assert outcome.code == 2
    assert "no idea" in outcome.said and "paravent resume" in outcome.said
    outcome = paravent("resume")
    assert outcome.code == 2 and "--seats" in outcome.err
    outcome = paravent("resume", "--seats", "random,human", keys=["quit", ""])
    assert outcome.code == 0
    outcome = paravent("play", "middle_ages", "--seats", "human,visitor:Nobody")
    assert outcome.code == 2 and "visitor:Nobody" in outcome.err
