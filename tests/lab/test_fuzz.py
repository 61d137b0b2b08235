"""The fuzzer finds nothing in the games, and everything in broken ones."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from paravent.cli.app import run
from paravent.core import play as plays
from paravent.core.dealer import Dealer
from paravent.core.game import Game, Setup
from paravent.core.log import Log
from paravent.core.numbers import CHANCE
from paravent.core.play import Play
from paravent.core.position import COMPILED
from paravent.core.registry import find_game
from paravent.core.rng import Rng
from paravent.lab import fuzz
from paravent.lab.checks import play_quickly, retrace
from paravent.lab.fuzz import (
    LOOK_EVERY,
    TABLE_EVERY,
    Batch,
    Found,
    batches,
    batches_until,
    play_batch,
)
from tests.conformance import walks

GAME = find_game("middle_kingdom")
CASES = [(case.game, case.setup) for case in walks.CASES]


def named(case: object) -> str:
    return str(getattr(case, "key", case))


GAMES_IN_CI = 200  # of each game, on the compiled build; `make fuzz` plays any number
ACTS_IN_CI = 8_000  # of each setup, where games are long
LAST_LOOK = (TABLE_EVERY - 1) // LOOK_EVERY * LOOK_EVERY  # before the first game at a table
QUICK, LOOKED_AT, AT_A_TABLE = 1, LOOK_EVERY, TABLE_EVERY - 1  # numbers of games, by their way


def numbers(game: Game, setup: Setup) -> list[range]:
    """Of the games of one setup; at least one is looked at, and one played at a table."""
    if not COMPILED:
        return [range(LAST_LOOK, LAST_LOOK + 1), range(TABLE_EVERY - 2, TABLE_EVERY)]
    length = play_quickly(game, game.start(setup.players, setup.options), Rng(0))
    count = min(-(-GAMES_IN_CI // len(list(game.samples()))), ACTS_IN_CI // length)
    first = min(LAST_LOOK, max(0, TABLE_EVERY - count))
    return [range(first, max(TABLE_EVERY, first + count))]


@pytest.mark.parametrize(("game", "setup"), CASES, ids=named)
def test_random_games_have_no_fault(game: Game, setup: Setup) -> None:
    tables = refused = undone = 0
    seed = Dealer.fresh().seed.hex()
    for part in numbers(game, setup):
        _, tally = play_batch(Batch(game.key, setup, seed, part.start, len(part)))
        assert tally.found == []
        assert tally.games == len(part)
        assert tally.tables == sum(number % TABLE_EVERY == TABLE_EVERY - 1 for number in part)
        tables += tally.tables
        refused += tally.refused
        undone += tally.undone
    assert refused > 0
    few = tables < 3 or not any(kind.sealed for kind in game.events.kinds)
    assert undone > 0 or few


class Broken:
    """A position of Middle Kingdom that goes wrong after some acts."""

    def __init__(self, real: Any, acts: int = 0) -> None:
        self.real = real
        self.acts = acts

    def __getattr__(self, name: str) -> Any:
        return getattr(self.real, name)

    @property
    def events(self) -> Any:
        return self.real.events

    @events.setter
    def events(self, events: Any) -> None:
        self.real.events = events

    def clone(self) -> Broken:
        return type(self)(self.real.clone(), self.acts)

    def apply(self, seat: int, action: int) -> None:
        self.real.apply(seat, action)
        self.acts += 1


class LosesACard(Broken):
    def apply(self, seat: int, action: int) -> None:
        super().apply(seat, action)
        if self.acts == 40:
            kind = next(kind for kind in range(8) if self.real.deck[kind])
            self.real.deck = [copies - (kind == k) for k, copies in enumerate(self.real.deck)]
            self.real.deck_size -= 1


class HasADeadEnd(Broken):
    def legal(self, seat: int) -> list[int]:
        return [] if self.acts > 40 and seat != CHANCE else self.real.legal(seat)


class MiscountsPoints(Broken):
    def scores(self) -> list[int]:
        first, *others = self.real.scores()
        return [first + (not self.real.actors()), *others]


class DoublesOffers(Broken):
    def legal(self, seat: int) -> list[int]:
        offers: list[int] = self.real.legal(seat)
        return offers[:1] + offers if self.acts > 40 else offers


class HasNoWeight(Broken):
    def weight(self, action: int) -> int:
        return 0 if self.acts > 40 else self.real.weight(action)


class Crashes(Broken):
    def apply(self, seat: int, action: int) -> None:
        super().apply(seat, action)
        if self.acts > 40:
            raise IndexError("pile[-1] lies before the array")


def broken_game(kind: type[Broken], **changes: Any) -> Game:
    return replace(
        GAME,
        begin=lambda *setup: kind(GAME.begin(*setup)),
        census=lambda position: GAME.census(position.real),
        recount=lambda position: GAME.recount(position.real),
        tallies=lambda position: GAME.tallies(position.real),
        view=lambda position, seat: GAME.view(position.real, seat),
        why_not=lambda position, seat, action: GAME.why_not(position.real, seat, action),
        **changes,
    )


def faults(game: Game, number: int) -> list[Found]:
    """What one game of the fuzzer finds."""
    setup = game.setup(3)
    first = game.start(setup.players, setup.options)
    return fuzz.play_number(game, setup, first, "broken", number).found


@pytest.fixture
def replays_as(monkeypatch: pytest.MonkeyPatch) -> Callable[[Game], None]:
    """Let logs replay with a game that is in no registry."""

    def patch(game: Game) -> None:
        monkeypatch.setattr(plays, "find_game", lambda key: game)

    return patch


@pytest.mark.parametrize("number", [LOOKED_AT, 0, AT_A_TABLE])
@pytest.mark.parametrize(
    ("kind", "code"),
    [
        (LosesACard, "census"),
        (HasADeadEnd, "dead-end"),
        (MiscountsPoints, "recount"),
        (Crashes, "crash"),
    ],
)
def test_a_broken_game_is_found(
    kind: type[Broken], code: str, number: int, replays_as: Callable[[Game], None]
) -> None:
    game = broken_game(kind)
    replays_as(game)
    (found,) = faults(game, number)
    assert found.code == code


@pytest.mark.parametrize(
    ("kind", "code"), [(DoublesOffers, "unsorted-offers"), (HasNoWeight, "no-weight")]
)
def test_broken_offers_are_found(kind: type[Broken], code: str) -> None:
    (found,) = faults(broken_game(kind), LOOKED_AT)
    assert found.code == code


@pytest.mark.parametrize("number", [LOOKED_AT, AT_A_TABLE])
def test_an_endless_game_is_found(number: int, replays_as: Callable[[Game], None]) -> None:
    game = broken_game(Broken, longest=60)
    replays_as(game)
    (found,) = faults(game, number)
    assert found.code == "too-long"


def test_a_sound_game_in_the_same_wrapping_has_no_fault(
    replays_as: Callable[[Game], None],
) -> None:
    game = broken_game(Broken)
    replays_as(game)
    assert faults(game, LOOKED_AT) == faults(game, 0) == faults(game, AT_A_TABLE) == []


def accept_stale_messages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Play, "_current_since", lambda self, seat: -99)


def change_when_refusing(monkeypatch: pytest.MonkeyPatch) -> None:
    submit = Play.submit

    def careless(self: Play, seat: int, seen: int, act: str) -> None:
        if seen > self.acts:
            self.position.turn += 1
        submit(self, seat, seen, act)

    monkeypatch.setattr(Play, "submit", careless)


def undo_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Play, "undoable", lambda self, seat: self.acts - 1)


def forget_an_act_when_undoing(monkeypatch: pytest.MonkeyPatch) -> None:
    undo = Play.undo

    def careless(self: Play, seat: int) -> None:
        undo(self, seat)
        self.position.turn += 1

    monkeypatch.setattr(Play, "undo", careless)


def write_another_result(monkeypatch: pytest.MonkeyPatch) -> None:
    parse = Log.parse

    def careless(text: str) -> Log:
        log = parse(text)
        log.seats[0] = "somebody else"
        return log

    monkeypatch.setattr(Log, "parse", careless)


@pytest.mark.parametrize(
    ("spoil", "codes"),
    [
        (accept_stale_messages, {"accepted", "wrong-refusal"}),
        (change_when_refusing, {"changed"}),
        (undo_everything, {"undo-tells", "crash"}),
        (forget_an_act_when_undoing, {"undo-differs"}),
        (write_another_result, {"replay-differs"}),
    ],
)
def test_a_broken_table_is_found(
    spoil: Callable[[pytest.MonkeyPatch], None],
    codes: set[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    spoil(monkeypatch)
    (found,) = faults(GAME, AT_A_TABLE)
    assert found.code in codes


@pytest.mark.parametrize("number", [LOOKED_AT, AT_A_TABLE])
def test_a_fault_is_saved_as_a_log_that_replays(number: int, tmp_path: Path) -> None:
    """With the game mended, it can become a golden game."""
    (found,) = faults(broken_game(MiscountsPoints), number)
    path = fuzz.save(found, tmp_path / "faults")
    text = path.read_text(encoding="utf-8")
    assert "\n# recount (" in text
    assert f"3p bids=1, game {number}\n" in text
    mended = Play.replay(Log.parse(text))
    assert mended.over


@pytest.mark.parametrize("spoilt", ["census", "recount"])
def test_a_fault_of_a_quick_game_is_saved_too(spoilt: str, tmp_path: Path) -> None:
    """The log is found by playing the game again, act by act."""
    finished = {"census": {"cards": 1}, "recount": [99, 0, 0]}
    sound: Callable[[Any], Any] = getattr(GAME, spoilt)
    wrong = replace(GAME, **{spoilt: lambda one: sound(one) if one.actors() else finished[spoilt]})
    (found,) = faults(wrong, QUICK)
    assert found.code == spoilt
    assert faults(GAME, QUICK) == []
    mended = Play.replay(Log.parse(fuzz.save(found, tmp_path).read_text(encoding="utf-8")))
    assert mended.over


@pytest.mark.parametrize(("game", "setup"), CASES[::4], ids=named)
def test_a_quick_game_can_be_retraced(game: Game, setup: Setup) -> None:
    first = game.start(setup.players, setup.options)
    acts = retrace(first, Rng(7), game.longest)
    assert len(acts) == play_quickly(game, first, Rng(7))


def test_batches_cover_every_setup() -> None:
    listed = list(batches([GAME], "1", 500))
    assert {str(batch.setup) for batch in listed} == {str(setup) for setup in GAME.setups()}
    assert sum(batch.games for batch in listed) == 5 * 500


def test_batches_end_in_time() -> None:
    assert list(batches_until([GAME], "1", monotonic() - 1)) == []
    endless = batches_until([GAME], "1", monotonic() + 60)
    firsts = [next(endless).first for _ in range(6)]
    assert firsts == [0, 0, 0, 0, 0, fuzz.TIMED_BATCH]


def test_the_same_seed_finds_the_same() -> None:
    (again, once), (setup, *_) = ([], []), GAME.setups()
    for tallies in (once, again):
        tallies.append(play_batch(Batch(GAME.key, setup, "same", 40, 12))[1])
    assert once == again


def test_the_command_reports_each_setup(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["--lang", "en", "fuzz", "middle_kingdom", "--games", "3", "--into", str(tmp_path)]
    assert run(command) == 0
    shown = capsys.readouterr().out
    for setup in GAME.setups():
        assert f"{setup.players}p" in shown
    assert "15 games" in shown
    assert "No fault found." in shown
    assert list(tmp_path.iterdir()) == []


def test_the_command_reports_and_saves_faults(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fuzz, "find_game", lambda key: broken_game(MiscountsPoints))
    command = ["--lang", "en", "fuzz", "middle_kingdom", "--games", "1", "--into", str(tmp_path)]
    assert run(command) == 1
    shown = capsys.readouterr()
    assert shown.err.count("disputed by the recount") == 5
    assert "5 faults found." in shown.out
    assert len(list(tmp_path.iterdir())) == 5


@pytest.mark.once
def test_the_command_stops_after_some_seconds(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--lang", "fr", "fuzz", "middle_kingdom", "--seconds", "1"]) == 0
    assert "Aucune faute" in capsys.readouterr().out


@pytest.mark.parametrize(
    "wrong",
    [
        ["fuzz", "chess"],
        ["fuzz", "--games", "0"],
        ["fuzz", "--jobs", "0"],
        ["fuzz", "--seconds", "0"],
    ],
)
def test_bad_input_is_one_sentence(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(wrong) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert len(shown.err.strip().splitlines()) == 1
