"""Every act, event, phase, option and row of every game has words in both languages."""

from __future__ import annotations

import re
from importlib import import_module
from itertools import product

import pytest

from paravent.bots.names import NAMES as BOT_NAMES
from paravent.core.game import Game
from paravent.core.numbers import CHANCE, NOBODY
from paravent.core.registry import all_games
from paravent.core.why import why_not
from paravent.text.rules_text import RulesText
from paravent.text.words import LANGUAGES, GameWords, Words
from tests.conformance.walks import CASES, Case, dilemmas, finished, walk
from tests.text.fluent_files import patterns

pytestmark = pytest.mark.once

GAMES = pytest.mark.parametrize("game", all_games().values(), ids=list(all_games()))
BOTH = pytest.mark.parametrize("lang", LANGUAGES)
LETTERS = re.compile(r"[^\W\d_]{3,}")
ALIKE = {"ana", "cai", "dia", "eve", "face", "mission", "part", "place", "province", "table"}
SEED = 1
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


@BOTH
@GAMES
def test_no_bot_is_called_like_a_thing_of_the_game(game: Game, lang: str) -> None:
    words = {word for noun in nouns_of(game, lang) for word in LETTERS.findall(noun)}
    assert not words & {*BOT_NAMES}


def assert_worded(text: str) -> None:
    assert text and not set("⟦{") & set(text), text


def cases(game: Game) -> list[Case]:
    return [case for case in CASES if case.game is game]


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
    asked = {
        game.phases[position.phase]
        for case in cases(game)
        for position, seat, _action in walk(case, SEED)
        if seat != CHANCE
    }
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
    for players, case in {case.setup.players: case for case in cases(game)}.items():
        play, names = finished(case, SEED), NAMES[:players]
        for reader in (NOBODY, 0, players - 1):
            me = None if reader == NOBODY else reader
            happenings = play.happenings(reader)
            alone = filter(None, (words.event(one, names, me) for one in happenings))
            for sentence in [*alone, *words.story(happenings, names, me)]:
                assert_worded(sentence)
                assert sentence.endswith(".")
                assert sentence[0].isupper()


@GAMES
def test_every_refusal_is_worded(game: Game) -> None:
    """All acts, tried by everybody at some points of games; what is French is French."""
    spoken_of = {lang: (spoken(game, lang), RulesText.of(game, lang)) for lang in LANGUAGES}
    named = {word.lower() for text in nouns_of(game, "fr") for word in LETTERS.findall(text)}
    reasons = {}
    for case in cases(game):
        for position, _seat in dilemmas(case, SEED, -(-POINTS // len(cases(game)))):
            for seat, action in product(case.seats(), range(len(game.notation))):
                if reason := why_not(game, position, seat, action):
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
