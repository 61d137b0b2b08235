"""The fold: what each step makes of a sheet, and which steps do not fit."""

from __future__ import annotations

from typing import Any, get_args

import pytest
from msgspec.structs import replace

from paravent.core.numbers import CHANCE
from paravent.server import steps
from paravent.server.fold import FOLDS, Unfit, after, folded
from paravent.server.schema import Handover
from paravent.server.sheet import Place, Sheet, UndoRequest
from paravent.server.steps import Step, UnknownStep
from paravent.server.telling import annotated

pytestmark = pytest.mark.once

OPEN = steps.Open(
    at=1,
    id="t1",
    game="middle_kingdom",
    rules=1,
    options={},
    pace="live",
    public=False,
    patience=1,
    host="a",
    invitation="i",
    seed="0" * 64,
    commitment="c",
    places=(Place("person", "Ana", "a"), Place("person", "Bo", "b"), Place("person", "Cy", "c")),
)
START = steps.Start(at=2)
DEAL = steps.Act(at=2, seat=CHANCE, act="reveal peasant", to_act=(0, 1, 2))
BIDS = tuple(
    steps.Act(at=3 + seat, seat=seat, act=f"bid {seat}", to_act=tuple(range(seat + 1, 3)))
    for seat in range(2)
)
RUNNING = folded(None, [OPEN, START, DEAL])
ASK = steps.Ask(at=9, seat=0, index=1, waiting=(1, 2))
OVER = after(RUNNING, steps.Act(at=9, seat=0, act="bid 0", result=(1, 2, 3)))


def test_every_step_has_a_fold_and_comes_back_as_it_was_written() -> None:
    assert set(FOLDS) == set(get_args(steps.AnyStep))
    for step in (OPEN, START, DEAL, *BIDS, ASK, steps.Carry(at=1, owed={0: 7}, request=None)):
        assert steps.read(steps.written(step)) == step


def test_the_version_is_the_length_of_the_journal() -> None:
    journal = [OPEN, START, DEAL, *BIDS, steps.Undo(at=7, seat=1, index=2, to_act=(1, 2))]
    for length in range(1, len(journal) + 1):
        sheet = folded(None, journal[:length])
        assert sheet.version == length and sheet.changed == journal[length - 1].at


def test_who_has_not_acted_still_owes_the_same_decision() -> None:
    assert RUNNING.owed == {0: 2, 1: 2, 2: 2}
    assert folded(RUNNING, BIDS).owed == {2: 2}
    # Between the act and the deals nobody must act; then all have a new decision but seat 2.
    last = [replace(BIDS[1], to_act=()), replace(DEAL, at=6)]
    assert folded(RUNNING, [BIDS[0], *last]).owed == {0: 6, 1: 6, 2: 2}


def test_undo_and_rewind_take_acts_back() -> None:
    bid = folded(RUNNING, BIDS)
    undone = after(bid, steps.Undo(at=7, seat=0, index=1, to_act=(0, 2)))
    assert undone.acts == (bid.acts[0], bid.acts[2]) and undone.owed == {0: 7, 2: 2}
    rewound = after(bid, steps.Rewind(at=7, seat=0, index=1, to_act=(0, 1, 2)))
    assert rewound.acts == bid.acts[:1] and rewound.owed == {0: 7, 1: 7, 2: 7}
    assert undone.settled == rewound.settled == 6


def test_what_is_taken_back_adds_no_time() -> None:
    timed = replace(OPEN, patience=100, increment=10)
    sheet = folded(None, [timed, START, DEAL])
    for _ in range(3):
        sheet = after(sheet, replace(BIDS[0], spent=4))
        sheet = after(sheet, steps.Undo(at=7, seat=0, index=1, to_act=(0, 1, 2)))
    assert sheet.left == (88, 100, 100)
    both = folded(sheet, [replace(bid, spent=95) for bid in BIDS])
    assert both.left == (10, 15, 100)
    rewound = after(both, steps.Rewind(at=9, seat=0, index=1, to_act=(0, 1, 2)))
    assert rewound.left == (10, 10, 100)  # as much as an act adds is left to everybody


def test_a_bot_that_stands_in_saves_no_time() -> None:
    timed = folded(None, [replace(OPEN, patience=100, increment=10), START, DEAL])
    away = after(timed, steps.StandIn(at=3, seat=0, level="greedy"))
    assert after(away, BIDS[0]).left == (100, 100, 100)


def test_versions_tell_how_many_acts_stood() -> None:
    asked = folded(RUNNING, [BIDS[0], ASK, steps.Reply(at=9, seat=1, agree=False), BIDS[1]])
    assert [asked.acts_at(version) for version in range(2, 8)] == [0, 1, 2, 2, 2, 3]


def test_a_question_waits_for_everybody_or_for_one_no() -> None:
    asked = after(RUNNING, replace(ASK, index=0))
    assert asked.request == UndoRequest(0, 0, (1, 2), asked=4)
    agreed = after(asked, steps.Reply(at=9, seat=1, agree=True))
    assert agreed.request == UndoRequest(0, 0, (2,), asked=4)
    assert after(agreed, steps.Reply(at=9, seat=2, agree=False)).request is None
    assert after(asked, BIDS[0]).request is None  # an act answers it too


def test_leaving_makes_another_host_and_then_closes() -> None:
    away = after(RUNNING, steps.StandIn(at=4, seat=1, by=1, level="greedy"))
    left = after(away, steps.Leave(at=5, seat=0, level="greedy"))
    assert left.host == "c"  # not the one who is away
    left = after(left, steps.Leave(at=6, seat=2, level="greedy"))
    assert left.host == "b" and left.stage == "running"
    closed = after(left, steps.Leave(at=7, seat=1, level="greedy"))
    assert (closed.stage, closed.owed, closed.changed, closed.version) == ("closed", {}, 7, 7)
    assert [one.kind for one in closed.handovers] == ["stand-in", "left", "left", "left"]


def test_leaving_an_open_table() -> None:
    sheet = folded(None, [OPEN, *(steps.Leave(at=4 + seat, seat=seat) for seat in range(2))])
    assert sheet.host == "c" and sheet.places[:2] == (Place("open"),) * 2
    closed = after(sheet, steps.Leave(at=9, seat=2))
    assert (closed.stage, closed.changed) == ("closed", 9)


def test_a_seat_that_moves_takes_its_rights_along() -> None:
    moved = after(RUNNING, steps.Move(at=4, seat=0, guest="phone", name="Ana"))
    assert moved.host == "phone" and moved.places[0] == Place("person", "Ana", "phone")


def test_a_rematch_can_be_forgotten() -> None:
    again = after(OVER, steps.Rematch(at=9, next="t2"))
    assert again.next == "t2" and after(again, steps.Rematch(at=10)).next == ""


UNFIT: list[tuple[Sheet | None, Step]] = [
    (None, START),
    (RUNNING, OPEN),
    (RUNNING, START),
    (OVER, DEAL),
    (RUNNING, replace(DEAL, seat=3)),
    (RUNNING, replace(DEAL, seat=-1)),
    (RUNNING, replace(DEAL, to_act=(3,))),
    (RUNNING, steps.Sit(at=4, seat=0, guest="d", name="D")),
    (after(None, OPEN), steps.Sit(at=4, seat=0, guest="d", name="D")),
    (after(None, OPEN), steps.Sit(at=4, seat=3, guest="d", name="D")),
    (after(None, OPEN), DEAL),
    (after(None, replace(OPEN, places=(Place("open"),))), START),
    (RUNNING, steps.Leave(at=4, seat=0)),
    (OVER, steps.Leave(at=4, seat=0, level="greedy")),
    (RUNNING, steps.Move(at=4, seat=7, guest="d", name="D")),
    (RUNNING, steps.Undo(at=4, seat=0, index=0)),
    (RUNNING, steps.Undo(at=4, seat=0, index=1)),
    (RUNNING, steps.Rewind(at=4, seat=0, index=1)),
    (RUNNING, steps.Ask(at=4, seat=0, index=1, waiting=())),
    (RUNNING, steps.Ask(at=4, seat=0, index=0, waiting=(3,))),
    (RUNNING, steps.Reply(at=4, seat=0, agree=True)),
    (after(RUNNING, replace(ASK, index=0)), steps.Reply(at=4, seat=0, agree=True)),
    (RUNNING, steps.StandIn(at=4, seat=0, by=0, level="")),
    (RUNNING, steps.StandIn(at=4, seat=0, by=9, level="greedy")),
    (OVER, steps.StandIn(at=4, seat=0, by=0, level="greedy")),
    (RUNNING, steps.Back(at=4, seat=0)),
    (RUNNING, steps.Rematch(at=4, next="t2")),
    (after(OVER, steps.Rematch(at=4, next="t2")), steps.Rematch(at=5, next="t3")),
    (OVER, steps.Close(at=4)),
]


@pytest.mark.parametrize(("sheet", "step"), UNFIT)
def test_a_step_that_does_not_fit_is_named(sheet: Sheet | None, step: Step) -> None:
    with pytest.raises(Unfit, match=r"step \d+ \([a-z-]+\) does not fit what was before"):
        after(sheet, step)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "[]",
        '{"kind": "dance", "at": 1}',
        '{"kind": "start"}',
        '{"kind": "start", "at": "now"}',
        '{"kind": "start", "at": 1, "more": 1}',
        '{"kind": "back", "at": 1, "seat": -1}',
        "[" * 5000,
    ],
)
def test_what_is_no_step_is_known_as_such(text: Any) -> None:
    with pytest.raises(UnknownStep):
        steps.read(text)


def test_handovers_are_comments_of_a_log() -> None:
    handovers = [
        Handover(1, "stand-in", 1, 7, by=0, level="greedy"),
        Handover(2, "back", 1, 8),
        Handover(2, "left", 0, 9),
    ]
    log = annotated("Game: x\n\n0 bid 1\n1 bid 2\n", handovers)
    assert log == "Game: x\n\n0 bid 1\n# 1 stand-in greedy\n1 bid 2\n# 1 back\n# 0 left\n"
