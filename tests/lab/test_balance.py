"""Reports on balance: what is counted, what is judged, and the page."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from paravent.cli.app import run
from paravent.core.registry import all_games, find_game
from paravent.core.rng import Rng
from paravent.lab.balance.counting import count_game, possible_events
from paravent.lab.balance.effects import LEAST, centred, critical, slope
from paravent.lab.balance.notable import Notes
from paravent.lab.balance.page import write_page
from paravent.lab.balance.plan import Balance, collect, planned
from paravent.lab.balance.summary import histogram, is_notable, summarise
from paravent.lab.notebook import Notebook
from paravent.lab.workers import ALONE, Processes, Workers
from paravent.text.words import Words

pytestmark = pytest.mark.once
GAME = find_game("middle_kingdom")


def small(key: str = "middle_kingdom", games: int = 3) -> Balance:
    game = find_game(key)
    return planned(game, ["random"], (game.most,), [], games, "t")


def counted(balance: Balance, workers: Workers = ALONE) -> list[dict[str, Any]]:
    notebook = Notebook(None, balance.plan)
    for _ in collect(balance, notebook, workers):
        pass
    return notebook.rows


@pytest.mark.parametrize("key", list(all_games()))
def test_everything_that_seats_do_is_counted_once(key: str) -> None:
    row = count_game((0, small(key).cases[0].match, 1))
    assert [sum(seat.values()) for seat in row["acts"]] == row["decisions"]
    assert [sum(seat.values()) for seat in row["tallies"]] == row["scores"]
    game = find_game(key)
    assert {act for seat in row["acts"] for act in seat} <= {*game.notation.acts}
    happened = {name for one in (*row["events"], row["table"]) for name in one}
    assert happened and happened <= {*possible_events(game)}


def test_processes_and_interruptions_do_not_matter(tmp_path: Path) -> None:
    balance = small(games=6)
    whole = counted(balance)
    assert counted(balance, Processes(2)) == whole
    path = tmp_path / "played.jsonl"
    begun = collect(balance, Notebook(path, balance.plan))
    assert [next(begun) for _ in range(3)] == [0, 1, 2]
    begun.close()  # type: ignore[attr-defined]
    again = Notebook(path, balance.plan)
    assert [*collect(balance, again)] == [2, 3, 4, 5, 6]
    assert again.rows == whole


def drawn(games: int, seats: int, gain: int) -> tuple[list[list[float]], list[list[int]]]:
    """Victories and numbers of things; each thing is as good as `gain` tickets of a lottery."""
    rng = Rng(7)
    wins, things = [], []
    for _ in range(games):
        had = [rng.below(4) for _ in range(seats)]
        tickets = [seat for seat in range(seats) for _ in range(10 + gain * had[seat])]
        winner = tickets[rng.below(len(tickets))]
        wins.append([float(seat == winner) for seat in range(seats)])
        things.append(had)
    return wins, things


def test_what_helps_is_found_and_what_does_not_is_not() -> None:
    wins, things = drawn(400, 3, 8)
    helped = slope(centred(wins), things)
    assert helped is not None and helped.interval(200).low > 0.02
    wins, things = drawn(400, 3, 0)
    useless = slope(centred(wins), things)
    assert useless is not None
    assert useless.interval(1).low < 0.03 and useless.interval(1).high > -0.03
    assert useless.interval(20).low < 0 < useless.interval(20).high
    assert slope(centred(wins[: LEAST - 1]), things[: LEAST - 1]) is None
    assert slope(centred(wins), [[5] * 3] * 400) is None


def test_a_seat_that_has_and_wins_more_proves_nothing() -> None:
    """The first seat wins always and has always one more: nothing is left to compare."""
    things = [[2, 1] if game % 2 else [1, 0] for game in range(100)]
    assert slope(centred([[1.0, 0.0]] * 100), things) is None


def test_more_looks_ask_for_more() -> None:
    assert critical(1) == pytest.approx(1.96, abs=0.01)
    assert critical(100) > critical(10) > critical(1)


def test_histograms_hold_everything() -> None:
    for numbers in ([3], [0, 1, 1, 5], [-40, 300, 299, 12], list(range(1000))):
        bars = histogram(numbers)
        assert sum(count for _, _, count in bars) == len(numbers) and len(bars) <= 16
        assert bars[0][0] <= min(numbers) and bars[-1][1] >= max(numbers)


class Nesting(HTMLParser):
    """Whether every element is closed where it should be."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: Any) -> None:
        """Open and closed at once."""

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("key", list(all_games()))
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_page_needs_nothing_else(key: str, lang: str) -> None:
    balance = small(key, games=2)
    found = summarise(balance, counted(balance))
    page = write_page(balance.game, json.loads(json.dumps(found)), Words(lang))
    assert Nesting(page).open == []
    assert f'<html lang="{lang}">' in page and "<svg" in page and "⟦" not in page
    assert not re.search(r"https?:|src=|@import|url\(|<script|<link", page)
    assert "prefers-color-scheme: dark" in page


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_act_and_event_has_a_name(lang: str) -> None:
    words = Words(lang)
    for game in all_games().values():
        notes = Notes(words, words.of_game(game))
        told = [notes.event(name) for name in possible_events(game)]
        told += [
            notes.label({"kind": "acts", "name": act})
            for act in game.notation.acts[game.notation.first_act :]
        ]
        assert [one for one in told if not one or re.search(r"-name|⟦|[{}$=]", one)] == []


def test_options_stand_side_by_side() -> None:
    balance = planned(GAME, ["random"], (3,), ["bids=1", "bids=2"], 20, "t")
    found = summarise(balance, counted(balance))
    assert [case["options"]["bids"] for case in found["cases"]] == ["1", "2"]
    page = write_page(GAME, found, Words("en"))
    assert "What differs clearly" in page and "decisions in a game" in page
    assert not any(is_notable(one) for case in found["cases"] for one in case["uses"])  # too few


def test_the_command_writes_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out"
    command = ["lab", "balance", "middle_kingdom", "--bots", "random", "--players", "2"]
    command += ["--games", "2", "--out", str(out)]
    assert run([*command, "--lang", "fr"]) == 0
    assert run([*command, "--lang", "en"]) == 0  # nothing is played again
    assert {path.name for path in out.iterdir()} == {
        "balance.en.html",
        "balance.fr.html",
        "balance.json",
        "manifest.json",
        "played.jsonl",
    }
    found = json.loads((out / "balance.json").read_text(encoding="utf-8"))
    assert found["cases"][0]["games"] == 2
    capsys.readouterr()
    assert run([*command[:-2], "--seed", "2", "--out", str(out)]) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1


@pytest.mark.parametrize(
    "wrong",
    [["chess"], ["china", "--players", "9"], ["china", "--games", "0"], ["china", "--bots", "x"]],
)
def test_bad_input_is_one_sentence(
    wrong: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["lab", "balance", *wrong]) == 2
    said = capsys.readouterr()
    assert said.out == "" and len(said.err.strip().splitlines()) == 1
    assert list(tmp_path.iterdir()) == []
