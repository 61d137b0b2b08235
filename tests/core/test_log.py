"""The log: a text that a person can read, and complaints that name the line."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies

from paravent.core.dealer import Dealer
from paravent.core.log import Log
from paravent.core.mistakes import Mistake
from paravent.core.numbers import CHANCE
from paravent.core.play import Play
from paravent.core.registry import find_game

GAME = find_game("middle_kingdom")
TEXT = """\
Paravent-Log: 1
# a comment in the header
Game: middle_kingdom
Rules: 1
Players: 3
Options: bids=1
Seats: Ana, Bo, Cai
Commitment: 00ff
Acts: 5

- reveal peasant
- reveal general   # chance
# a line of its own

1 bid 7
0 bid reset
2 bid 3
"""


def refused(text: str) -> Mistake:
    with pytest.raises(Mistake) as refusal:
        Log.parse(text)
    return refusal.value


def replay_refused(log: Log) -> Mistake:
    with pytest.raises(Mistake) as refusal:
        Play.replay(log)
    return refusal.value


def test_tags_and_acts_are_read() -> None:
    log = Log.parse(TEXT)
    assert (log.game, log.rules, log.players) == ("middle_kingdom", 1, 3)
    assert log.options == {"bids": "1"}
    assert log.seats == ["Ana", "Bo", "Cai"]
    assert log.commitment == "00ff"
    assert log.seed == "" and log.result == []
    assert log.acts == [
        (CHANCE, "reveal peasant"),
        (CHANCE, "reveal general"),
        (1, "bid 7"),
        (0, "bid reset"),
        (2, "bid 3"),
    ]


def test_the_text_is_written_and_read_again() -> None:
    log = Log.parse(TEXT)
    assert Log.parse(log.text()) == log
    log.result = [12, -3, 0]
    log.seed, log.components = "ab", "cd"
    assert Log.parse(log.text()) == log
    assert "Result: 12 -3 0\n" in log.text()


def test_a_log_without_acts() -> None:
    log = Log("middle_kingdom", 1, 4)
    assert Log.parse(log.text()) == log


@pytest.mark.parametrize("text", ["", "hello", "\n" + TEXT, "Game: middle_kingdom\n", "{}"])
def test_other_texts_are_no_logs(text: str) -> None:
    assert refused(text).code == "not-a-log"


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("Rules: 1", "Rules 1", 4),
        ("Rules: 1", "Rule: 1", 4),
        ("Players: 3", "Game: china", 5),
        ("- reveal peasant", "reveal peasant", 11),
        ("- reveal peasant", "-", 11),
        ("1 bid 7", "x bid 7", 15),
        ("1 bid 7", "8 bid 7", 15),
        ("1 bid 7", "9 bid 7", 15),
        ("1 bid 7", "11 bid 7", 15),
        ("1 bid 7", "-1 bid 7", 15),
        ("1 bid 7", "² bid 7", 15),
        ("2 bid 3", "2", 17),
    ],
)
def test_a_wrong_line_is_named_by_its_number(old: str, new: str, line: int) -> None:
    mistake = refused(TEXT.replace(old, new))
    assert mistake.code == "log-line"
    assert mistake.details["line"] == line
    assert new in str(mistake.details["text"])


@pytest.mark.parametrize("tag", ["Game", "Rules", "Players"])
def test_a_missing_tag_is_named(tag: str) -> None:
    text = "\n".join(line for line in TEXT.splitlines() if not line.startswith(f"{tag}:"))
    mistake = refused(text)
    assert (mistake.code, mistake.details["tag"]) == ("log-tag-missing", tag)


@pytest.mark.parametrize(
    ("old", "new", "tag"),
    [
        ("Rules: 1", "Rules: one", "Rules"),
        ("Rules: 1", "Rules: 0", "Rules"),
        ("Rules: 1", "Rules: -1", "Rules"),
        ("Players: 3", "Players: 3.0", "Players"),
        ("Players: 3", "Players: 0", "Players"),
        ("Acts: 5", "Acts: five", "Acts"),
        ("Acts: 5", "Acts: 5\nResult: 3 x 5", "Result"),
    ],
)
def test_a_wrong_number_is_named_by_its_tag(old: str, new: str, tag: str) -> None:
    mistake = refused(TEXT.replace(old, new))
    assert (mistake.code, mistake.details["tag"]) == ("log-number", tag)


def test_an_unknown_format_is_refused() -> None:
    mistake = refused(TEXT.replace("Log: 1", "Log: 2"))
    assert mistake.code == "log-format"
    assert mistake.details == {"found": "2", "known": "1"}


def test_a_malformed_option_is_refused() -> None:
    assert refused(TEXT.replace("bids=1", "bids")).code == "malformed-option"


@pytest.mark.parametrize("lines", range(11, 17))
def test_a_truncated_log_is_recognised(lines: int) -> None:
    """Cut after any act but the last: the number of acts no longer fits."""
    text = "\n".join(TEXT.splitlines()[:lines]) + "\n"
    mistake = refused(text)
    assert mistake.code == "log-truncated"
    assert mistake.details["expected"] == "5"


def test_a_log_cut_inside_a_line_is_refused() -> None:
    """Any cut is either no log, a wrong line, a missing tag, too few acts or an unknown act."""
    play = Play(GAME, 3, dealer=Dealer.from_text("cut"))
    text = play.log(reveal=True).text()
    for length in range(len(text) - 1):
        with pytest.raises(Mistake):
            Play.replay(Log.parse(text[:length]))


def test_newer_rules_are_refused() -> None:
    log = Log.parse(TEXT.replace("Rules: 1", "Rules: 99"))
    mistake = replay_refused(log)
    assert mistake.code == "newer-rules"
    assert mistake.details == {"game": "middle_kingdom", "found": 99, "known": GAME.version}


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("Game: middle_kingdom", "Game: atlantis", "unknown-game"),
        ("Players: 3", "Players: 9", "wrong-players"),
        ("Seats: Ana, Bo, Cai", "Seats: Ana, Bo", "wrong-seats"),
        ("Seats: Ana, Bo, Cai", "Seats: Ana, Bo, Cai, Dia", "wrong-seats"),
        ("bids=1", "bids=3", "unknown-value"),
        ("bids=1", "map=1", "unknown-option"),
        ("Commitment: 00ff", "Components: 0123456789abcdef", "other-components"),
    ],
)
def test_a_log_that_does_not_fit_the_game_is_refused(old: str, new: str, code: str) -> None:
    assert replay_refused(Log.parse(TEXT.replace(old, new))).code == code


@pytest.mark.parametrize(
    ("old", "new", "number"),
    [
        ("- reveal general", "- reveal phoenix", 2),
        ("- reveal general", "0 bid 7", 2),
        ("1 bid 7", "1 bid 9", 3),
        ("1 bid 7", "- reveal peasant", 3),
        ("0 bid reset", "1 bid 6", 4),
        ("2 bid 3", "2 add 3 on 3", 5),
    ],
)
def test_an_act_that_does_not_fit_is_named_by_its_number(old: str, new: str, number: int) -> None:
    mistake = replay_refused(Log.parse(TEXT.replace(old, new)))
    assert mistake.code == "log-illegal"
    assert mistake.details["number"] == number


def test_a_result_must_be_the_one_that_was_reached() -> None:
    assert replay_refused(Log.parse(TEXT.replace("Acts", "Result: 1 2 3\nActs"))).code == (
        "log-result"
    )


def test_acts_after_the_end_are_refused() -> None:
    play = Play(GAME, 3, dealer=Dealer.from_text("end"))
    while not play.over:
        seat = play.position.actors()[0]
        play.submit(seat, play.acts, play.offers(seat)[0])
    log = play.log()
    log.acts.append((0, "bid 7"))
    assert replay_refused(log).code == "log-illegal"


def test_a_seed_that_breaks_the_commitment_is_refused() -> None:
    log = Play(GAME, 3, dealer=Dealer.from_text("one")).log(reveal=True)
    log.seed = Dealer.from_text("two").seed.hex()
    assert replay_refused(log).code == "broken-commitment"


def test_a_replay_without_the_seed_keeps_the_commitment() -> None:
    log = Play(GAME, 3, dealer=Dealer.from_text("one")).log()
    assert log.seed == ""
    assert Play.replay(log).log() == log


@given(names=strategies.lists(strategies.text(max_size=12), min_size=3, max_size=3))
def test_any_names_of_seats_can_be_saved_and_loaded(names: list[str]) -> None:
    play = Play(GAME, 3, seats=names, dealer=Dealer.from_text("names"))
    log = play.log(reveal=True)
    again = Play.replay(Log.parse(log.text()))
    assert again.seats == play.seats
    assert again.log(reveal=True) == log
    assert all(play.seats)


@given(text=strategies.text(max_size=80))
def test_whatever_follows_the_first_tag_is_read_or_refused(text: str) -> None:
    try:
        Log.parse(f"Paravent-Log: {text}")
    except Mistake as mistake:
        assert str(mistake)
