"""Every act, event, phase, option and row of every game has words in both languages."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib import import_module
from itertools import product

import pytest

from paravent.core.dealer import Dealer
from paravent.core.game import Game
from paravent.core.numbers import CHANCE, NOBODY
from paravent.core.play import Play
from paravent.core.registry import all_games
from paravent.core.rng import Rng
from paravent.text.rules_text import RulesText
from paravent.text.words import LANGUAGES, GameWords, Words
from tests.text.fluent_files import patterns

pytestmark = pytest.mark.once

GAMES = pytest.mark.parametrize("game", all_games().values(), ids=list(all_games()))
BOTH = pytest.mark.parametrize("lang", LANGUAGES)
LETTERS = re.compile(r"[^\W\d_]{3,}")
ALIKE = {"ana", "cai", "dia", "eve", "face", "mission", "part", "place", "province", "table"}
POINTS = 24  # of the games in which all acts are tried
LINE = 120  # letters of a line that explains
NAMES = ["Ana", "Bo", "Cai", "Dia", "Eve", "Fay", "Gus", "Hal"]


def spoken(game: Game, lang: str) -> GameWords:
    return Words(lang).of_game(game)


def nouns_of(game: Game, lang: str) -> list[str]:
    """What the things of a game are called."""
    words = spoken(game, lang)
    named = [name.partition(".") for name in patterns(lang, game.key) if name.startswith("noun-")]
    return [words.say(message, {}, form) for message, _, form in named]


def assert_worded(text: str) -> None:
    assert text and not set("⟦{") & set(text), text


def finished(game: Game, players: int, seed: int, options: Mapping[str, str] | None = None) -> Play:
    """A game that was played at random."""
    play = Play(game, players, options, dealer=Dealer.from_text(f"words {seed}"))
    rng = Rng(seed)
    while not play.over:
        seat = play.position.actors()[0]
        offers = play.offers(seat)
        play.submit(seat, play.acts, offers[rng.below(len(offers))])
    return play


@GAMES
@BOTH
def test_title_options_and_rows(game: Game, lang: str) -> None:
    words = spoken(game, lang)
    for text in (words.title, words.blurb):
        assert_worded(text)
    for option in game.options:
        assert_worded(words.option(option.name))
        for value in option.all_values():
            assert_worded(words.option_value(option.name, value))
    for row in import_module(f"paravent.games.{game.key}.vocabulary").TALLY:
        assert_worded(words.tally(row))


@GAMES
@BOTH
def test_every_option_and_value_is_explained_in_a_line(game: Game, lang: str) -> None:
    words = spoken(game, lang)
    lines = []
    for option in game.options:
        lines.append(words.say(f"option-{option.name}", {}, "more"))
        values = {value for some in option.values.values() for value in some}
        lines += [words.say(f"option-{option.name}-{one}", {}, "more") for one in sorted(values)]
        lines += [words.noun(pick, "about") for pick in option.picks]
    for line in lines:
        assert_worded(line)
        assert len(line) <= LINE and " " in line
    assert len(set(lines)) == len(lines)


@GAMES
@BOTH
def test_every_act_is_a_phrase_of_its_own(game: Game, lang: str) -> None:
    words = spoken(game, lang)
    for act in game.notation.acts:
        assert_worded(words.act(act))
    for verb, actions in game.notation.verbs.items():
        phrases = {words.act(game.notation.text(action)) for action in actions}
        assert len(phrases) == len(actions), verb


@GAMES
def test_every_act_names_a_rule_that_exists(game: Game) -> None:
    rules = {lang: RulesText.of(game, lang) for lang in LANGUAGES}
    for verb, actions in game.notation.verbs.items():
        act = game.notation.text(actions.start)
        numbers = {spoken(game, lang).rule(act) for lang in LANGUAGES}
        assert len(numbers) == 1, verb
        for lang in LANGUAGES:
            assert rules[lang].paragraph(*numbers)


@GAMES
@BOTH
def test_every_phase_and_prompt(game: Game, lang: str) -> None:
    words = spoken(game, lang)
    asked = set()
    for setup in game.samples():
        play = Play(game, setup.players, setup.options, dealer=Dealer.from_text("phases"))
        rng = Rng(5)
        while not play.over:
            asked.add(game.phases[play.position.phase])
            seat = play.position.actors()[0]
            offers = play.offers(seat)
            play.submit(seat, play.acts, offers[rng.below(len(offers))])
    for phase in game.phases:
        assert_worded(words.phase(phase))
        assert_worded(words.phase(phase, "now"))
    assert asked
    for phase in asked:
        assert_worded(words.prompt(phase))
        assert_worded(words.prompt(phase, "more"))


@GAMES
@BOTH
def test_every_event_has_a_sentence(game: Game, lang: str) -> None:
    for kind in game.events.kinds:
        assert spoken(game, lang).has(f"event-{kind.name}"), kind.name
        if kind.sealed:
            assert spoken(game, lang).has(f"event-{kind.name}", "hidden"), kind.name


@GAMES
@BOTH
def test_whole_games_are_told_to_everybody(game: Game, lang: str) -> None:
    words = spoken(game, lang)
    for players in range(game.fewest, game.most + 1):
        play = finished(game, players, players)
        names = NAMES[:players]
        for reader in (NOBODY, *range(players)):
            me = None if reader == NOBODY else reader
            happenings = play.happenings(reader)
            sentences = [words.event(one, names, me) for one in happenings]
            for sentence in sentences + words.story(happenings, names, me):
                assert_worded(sentence)
                assert sentence.endswith(".")
                assert sentence[0].isupper()


@GAMES
def test_every_refusal_is_worded(game: Game) -> None:
    """All acts, tried by everybody at some points of games; what is French is French."""
    spoken_of = {lang: (spoken(game, lang), RulesText.of(game, lang)) for lang in LANGUAGES}
    named = {word.lower() for text in nouns_of(game, "fr") for word in LETTERS.findall(text)}
    plays = [finished(game, one.players, 3, one.options) for one in game.samples()]
    reasons = {}
    for play in plays:
        log = play.log()
        log.seed = ""
        for stop in range(0, play.acts, max(1, play.acts * len(plays) // POINTS)):
            at = Play.replay(log, stop=stop)
            if at.position.actors() == (CHANCE,):
                continue
            for seat, action in product(range(play.setup.players), range(len(game.notation))):
                if reason := at.why_not(seat, action):
                    reasons[reason.code, str(reason.details)] = reason
    assert reasons
    for reason in reasons.values():
        said = {}
        for lang, (words, rules) in spoken_of.items():
            said[lang] = words.reason(reason, NAMES)
            assert_worded(said[lang])
            assert not {*"_["} & {*said[lang]}
            if reason.rule:
                assert rules.paragraph(reason.rule)
        both = set.intersection(*({*map(str.lower, LETTERS.findall(one))} for one in said.values()))
        assert both <= named | ALIKE, said
