"""Bad input ends with exit code 2 and one sentence in the reader's language; files stay whole."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from paravent.core.dealer import Dealer
from paravent.core.log import Log
from paravent.core.play import Play
from paravent.core.registry import find_game
from tests.cli.conftest import Command

pytestmark = pytest.mark.once

PLAY = ("play", "middle_kingdom")


def recorded() -> Log:
    """An unfinished game of a person and two bots, a few acts old."""
    play = Play(
        find_game("middle_kingdom"),
        3,
        seats=["human", "random", "random"],
        dealer=Dealer.from_text("bad input"),
    )
    for seat, act in ((0, "bid 7"), (1, "bid 6"), (2, "bid 5")):
        play.submit(seat, play.acts, act)
    return play.log(reveal=True)


def altered(old: str, new: str) -> Callable[[], str]:
    def text() -> str:
        whole = recorded().text()
        assert old in whole
        return whole.replace(old, new, 1)

    return text


def with_other_seed() -> str:
    """Commitment and seed fit each other, but the cards came from elsewhere."""
    log, other = recorded(), Dealer.from_text("another seed")
    log.seed, log.commitment = other.seed.hex(), other.commitment
    return log.text()


def finished() -> str:
    play = Play.replay(recorded())
    while not play.over:
        seat = play.position.actors()[0]
        play.submit(seat, play.acts, play.offers(seat)[-1])
    return play.log().text()


def components(change: Callable[[str], str]) -> Callable[[], str]:
    def text() -> str:
        path = find_game("middle_kingdom").folder / "components.toml"
        whole = path.read_text(encoding="utf-8")
        changed = change(whole).replace('"rulebook"', '"owner"')
        assert changed != whole
        return changed

    return text


def without_row(whole: str) -> str:
    rows = whole.split("[[dynasty]]")
    return "[[dynasty]]".join(row for row in rows if 'kind = "merchant"' not in row)


LOGS: dict[str, tuple[Callable[[], str], str, str]] = {
    "no-log": (lambda: "hello\n", "is not a log", "pas un journal"),
    "empty": (lambda: "", "is not a log", "pas un journal"),
    "unknown-game": (altered("Game: middle_kingdom", "Game: go"), "no game “go”", "pas de jeu"),
    "truncated": (altered("2 bid 5\n", ""), "is cut short", "est tronqué"),
    "cut-in-a-line": (altered(" bid 5\n", ""), "makes no sense", "n’a pas de sens"),
    "no-tag": (altered("Players: 3\n", ""), "no line “Players:”", "la ligne «\u00a0Players:"),
    "no-number": (altered("Players: 3", "Players: x"), "needs a number", "demande un nombre"),
    "odd-line": (altered("0 bid 7", "?? bid 7"), "makes no sense", "n’a pas de sens"),
    "illegal-act": (altered("0 bid 7", "0 pick dragon"), "is not possible", "pas possible"),
    "unknown-act": (altered("0 bid 7", "0 dance"), "is not possible", "pas possible"),
    "newer-rules": (altered("Rules: 2", "Rules: 99"), "version 99", "version 99"),
    "newer-format": (altered("Log: 1", "Log: 2"), "has format 2", "au format 2"),
    "odd-option": (altered("bids=1", "bids=9"), "cannot be “9”", "ne peut pas valoir"),
    "components": (
        altered("Seats:", "Components: 0123456789abcdef\nSeats:"),
        "other component tables",
        "autres tables de matériel",
    ),
    "commitment": (altered("Commitment: ", "Commitment: 0"), "does not fit", "correspond pas"),
    "wrong-players": (altered("Players: 3", "Players: 7"), "2 to 5 players", "de 2 à 5"),
    "wrong-seats": (altered("human, random", "human"), "cannot have 2 seats", "avoir 2 places"),
}
TABLES: dict[str, tuple[Callable[[], str], str, str]] = {
    "missing-row": (components(without_row), "row “merchant” is missing", "ligne «\u00a0merchant"),
    "wrong-sum": (
        components(lambda whole: whole.replace("copies = 9", "copies = 10")),
        "add up to 63 instead of 62",
        "font 63 au lieu de 62",
    ),
    "no-number": (
        components(lambda whole: whole.replace("copies = 9", 'copies = "nine"')),
        "must be a whole number",
        "doit être un nombre entier",
    ),
    "no-origin": (
        components(lambda whole: whole.replace('"rulebook"', '"hearsay"', 1)),
        "the origin must be one of",
        "l’origine doit être l’une de",
    ),
    "not-toml": (lambda: "[[dynasty\n", "is not valid TOML", "pas du TOML"),
    "unknown-table": (lambda: "[[cats]]\nname = 1\n", "a table “cats”", "une table «\u00a0cats"),
}
ARGUMENTS: list[tuple[tuple[str, ...], str, str]] = [
    (("play", "go"), "There is no game “go”", "Il n’y a pas de jeu"),
    (("rules", "go"), "There is no game “go”", "Il n’y a pas de jeu"),
    (("rules", "middle_kingdom", "R99"), "no paragraph R99", "pas de paragraphe R99"),
    ((*PLAY, "--players", "1"), "2 to 5 players", "de 2 à 5 joueurs"),
    ((*PLAY, "--players", "6"), "2 to 5 players", "de 2 à 5 joueurs"),
    ((*PLAY, "--seats", "human"), "2 to 5 players", "de 2 à 5 joueurs"),
    ((*PLAY, "--seats", "human,greedy", "--players", "3"), "cannot have 2", "ne peut pas avoir 2"),
    ((*PLAY, "--seats", "human,napoleon"), "no player “napoleon”", "pas de joueur"),
    ((*PLAY, "--seats", "human,,greedy"), "is no seat", "n’est pas une place"),
    ((*PLAY, "--options", "colour=red"), "no option “colour”", "pas d’option"),
    ((*PLAY, "--options", "bids=3"), "cannot be “3”", "ne peut pas valoir «\u00a03"),
    ((*PLAY, "--players", "4", "--options", "bids=2"), "With 4 players", "À 4 joueurs"),
    ((*PLAY, "--options", "bids"), "“bids” is no option", "n’est pas une option"),
    ((*PLAY, "--seed", " "), "The seed is empty", "La graine est vide"),
    ((*PLAY, "--components", "none.toml"), "cannot be read", "est illisible"),
    ((*PLAY, "--players", "many"), "“--players” does not accept", "n’accepte pas"),
    ((*PLAY, "--colour"), "no option “--colour”", "pas d’option «\u00a0--colour"),
    ((*PLAY, "--seats"), "“--seats” needs a value", "demande une valeur"),
    ((*PLAY, "more"), "more words than", "plus de mots que"),
    (("resume",), "no unfinished game", "pas de partie inachevée"),
    (("resume", "none.log"), "cannot be read", "est illisible"),
    (("replay",), "“FILE” is missing", "Il manque «\u00a0FICHIER"),
    (("replay", "."), "cannot be read", "est illisible"),
    (("dance",), "no command “dance”", "pas de commande «\u00a0dance"),
]
BOTH = pytest.mark.parametrize("lang", ["en", "fr"])


def files(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def assert_refused(
    paravent: Command, home: Path, arguments: tuple[str, ...], lang: str, expected: str
) -> None:
    before = files(home)
    outcome = paravent(*arguments, lang=lang)
    assert outcome.code == 2
    assert expected in outcome.err
    assert outcome.err.count("\n") == 1 and outcome.err.endswith(".\n")
    assert not set("⟦{") & set(outcome.err) and "Traceback" not in outcome.err
    assert outcome.out == ""
    assert files(home) == before


@BOTH
@pytest.mark.parametrize(
    ("arguments", "english", "french"), ARGUMENTS, ids=[" ".join(row[0]) for row in ARGUMENTS]
)
def test_bad_arguments(
    paravent: Command, home: Path, arguments: tuple[str, ...], english: str, french: str, lang: str
) -> None:
    expected = {"en": english, "fr": french}[lang]
    assert_refused(paravent, home, arguments, lang, expected)


@BOTH
@pytest.mark.parametrize("command", ["resume", "replay", "verify"])
@pytest.mark.parametrize("fault", LOGS)
def test_bad_logs(paravent: Command, home: Path, fault: str, command: str, lang: str) -> None:
    text, english, french = LOGS[fault]
    Path("bad.log").write_text(text(), encoding="utf-8")
    expected = {"en": english, "fr": french}[lang]
    assert_refused(paravent, home, (command, "bad.log"), lang, expected)


@BOTH
@pytest.mark.parametrize("fault", TABLES)
def test_bad_components(paravent: Command, home: Path, fault: str, lang: str) -> None:
    text, english, french = TABLES[fault]
    Path("mine.toml").write_text(text(), encoding="utf-8")
    expected = {"en": english, "fr": french}[lang]
    assert_refused(paravent, home, (*PLAY, "--components", "mine.toml"), lang, expected)


@BOTH
@pytest.mark.parametrize("command", ["resume", "replay", "verify"])
def test_a_file_that_is_no_text(paravent: Command, home: Path, command: str, lang: str) -> None:
    Path("bad.log").write_bytes(b"Paravent-Log: \xff\xfe\n")
    expected = {"en": "is not a text file", "fr": "n’est pas un fichier de texte"}[lang]
    assert_refused(paravent, home, (command, "bad.log"), lang, expected)


@BOTH
def test_a_wrong_deal_is_named(paravent: Command, home: Path, lang: str) -> None:
    Path("bad.log").write_text(with_other_seed(), encoding="utf-8")
    expected = {"en": "was not dealt from the seed", "fr": "ne vient pas de la graine"}[lang]
    assert_refused(paravent, home, ("verify", "bad.log"), lang, expected)


@BOTH
def test_a_log_without_its_seed(paravent: Command, home: Path, lang: str) -> None:
    log = recorded()
    log.seed = ""
    Path("bad.log").write_text(log.text(), encoding="utf-8")
    expected = {"en": "does not hold its seed", "fr": "ne contient pas sa graine"}[lang]
    assert_refused(paravent, home, ("resume", "bad.log"), lang, expected)
    expected = {"en": "nothing to verify", "fr": "rien à vérifier"}[lang]
    assert_refused(paravent, home, ("verify", "bad.log"), lang, expected)


@BOTH
def test_a_game_that_is_over(paravent: Command, home: Path, lang: str) -> None:
    Path("over.log").write_text(finished(), encoding="utf-8")
    expected = {"en": "This game is over", "fr": "Cette partie est finie"}[lang]
    assert_refused(paravent, home, ("resume", "over.log"), lang, expected)


@BOTH
def test_a_wrong_result(paravent: Command, home: Path, lang: str) -> None:
    lines = finished().splitlines()
    lines = ["Result: 1 2 3" if line.startswith("Result:") else line for line in lines]
    Path("bad.log").write_text("\n".join(lines) + "\n", encoding="utf-8")
    expected = {"en": "is not how this game ends", "fr": "n’est pas celui de cette partie"}[lang]
    for command in ("replay", "verify", "resume"):
        assert_refused(paravent, home, (command, "bad.log"), lang, expected)


@BOTH
@pytest.mark.parametrize(
    ("flag", "english", "french"),
    [
        (("--to", "99"), "there is no act 99", "pas de coup 99"),
        (("--to", "-1"), "there is no act -1", "pas de coup -1"),
        (("--views", "3"), "There is no seat 3", "pas de place 3"),
    ],
)
def test_beyond_the_log(
    paravent: Command, home: Path, flag: tuple[str, ...], english: str, french: str, lang: str
) -> None:
    Path("good.log").write_text(recorded().text(), encoding="utf-8")
    expected = {"en": english, "fr": french}[lang]
    assert_refused(paravent, home, ("replay", "good.log", *flag), lang, expected)


def test_an_unknown_language_is_told_in_the_language_of_the_system(
    paravent: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    outcome = paravent("games", lang="de")
    assert outcome.code == 2 and outcome.err == (
        "There is no language “de”; choose one of en, fr.\n"
    )
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "Il n’y a pas de langue" in paravent("games", lang="de").err
