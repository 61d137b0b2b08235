"""The fold: a sheet and a step give the next sheet. Nothing else makes one.

It knows no game. Who must act after an act, and how a game ended, stand in the step.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from paravent.core.numbers import CHANCE
from paravent.server import steps
from paravent.server.schema import Handover
from paravent.server.sheet import Leaver, Place, Sheet, UndoRequest
from paravent.server.steps import Step

RETURN_SHARE = 10  # of the time for the whole game, what somebody has at least who comes back


@dataclass
class Unfit(Exception):
    """A step that does not fit its sheet: one that no server can have written."""

    version: int  # of the sheet
    kind: str

    def __str__(self) -> str:
        return f"step {self.version + 1} ({self.kind}) does not fit what was before"


def after(sheet: Sheet | None, step: Step) -> Sheet:
    """The sheet after a step; Unfit if the step cannot follow. A table begins without a sheet."""
    if sheet is None:
        if not isinstance(step, steps.Open):
            raise Unfit(0, kind_of(step))
        return opened(step)
    return FOLDS[type(step)](sheet, step)


def folded(sheet: Sheet | None, journal: Iterable[Step]) -> Sheet:
    """The sheet after some steps more; Unfit if one of them does not follow."""
    for step in journal:
        sheet = after(sheet, step)
    if sheet is None:
        raise Unfit(0, "none")
    return sheet


def kind_of(step: Step) -> str:
    return str(step.__struct_config__.tag)


def opened(step: steps.Open) -> Sheet:
    return Sheet(
        id=step.id,
        game=step.game,
        rules=step.rules,
        options=step.options,
        pace=step.pace,
        public=step.public,
        patience=step.patience,
        increment=step.increment,
        weekends=step.weekends,
        level=step.level,
        left=() if step.increment is None else (step.patience,) * len(step.places),
        help=step.help,
        rated=step.rated,
        auto=step.auto,
        club=step.club,
        tournament=step.tournament,
        begins=step.begins,
        host=step.host,
        invitation=step.invitation,
        seed=step.seed,
        commitment=step.commitment,
        created=step.at,
        changed=step.at,
        version=1,
        rematch_of=step.rematch_of,
        places=step.places,
        settled=1,
    )


def _opened_twice(sheet: Sheet, step: steps.Open) -> Sheet:
    raise Unfit(sheet.version, kind_of(step))


# Seats.


def _sit(sheet: Sheet, step: steps.Sit) -> Sheet:
    place = _place(sheet, step, step.seat)
    _check(sheet, step, sheet.stage == "open" and place.kind == "open")
    return _aside(sheet, step, _seated(sheet, step.seat, Place("person", step.name, step.guest)))


def _fill(sheet: Sheet, step: steps.Fill) -> Sheet:
    place = _place(sheet, step, step.seat)
    _check(sheet, step, sheet.stage == "open")
    _check(sheet, step, place.kind == ("open" if step.level else "bot"))
    filled = Place("bot", step.name, level=step.level) if step.level else Place("open")
    return _aside(sheet, step, _seated(sheet, step.seat, filled))


def _leave(sheet: Sheet, step: steps.Leave) -> Sheet:
    place, heir = _place(sheet, step, step.seat), sheet.heir(step.seat)
    _check(sheet, step, sheet.stage in ("open", "running") and place.kind == "person")
    changes: dict[str, Any] = {"request": None}
    if sheet.stage == "open":
        changes |= _seated(sheet, step.seat, Place("open"))
    else:
        _check(sheet, step, step.level != "")
        changes |= _seated(sheet, step.seat, Place("bot", place.name, level=step.level))
        changes |= _handed_over(sheet, Handover(len(sheet.acts), "left", step.seat, step.at))
        changes["leavers"] = (*sheet.leavers, Leaver(step.seat, place.guest, place.name))
    if not any(other != step.seat for other in sheet.people):
        changes |= {"stage": "closed", "owed": {}}
    elif heir is not None and sheet.host == place.guest:
        changes["host"] = heir
    return _aside(sheet, step, changes)


def _remove(sheet: Sheet, step: steps.Remove) -> Sheet:
    guest = _place(sheet, step, step.seat).guest
    _check(sheet, step, sheet.stage == "open" and guest is not None and guest != sheet.host)
    changes = _seated(sheet, step.seat, Place("open")) | {"removed": (*sheet.removed, guest)}
    return _aside(sheet, step, changes)


def _move(sheet: Sheet, step: steps.Move) -> Sheet:
    place = _place(sheet, step, step.seat)
    _check(sheet, step, place.kind == "person")
    moved = replace(place, name=step.name, guest=step.guest)
    host = step.guest if sheet.host == place.guest else sheet.host
    changes = _seated(sheet, step.seat, moved) | {"host": host, "request": None}
    return _aside(sheet, step, changes)


def _rename(sheet: Sheet, step: steps.Rename) -> Sheet:
    place = _place(sheet, step, step.seat)
    left = place.kind == "bot" and any(one.seat == step.seat for one in sheet.leavers)
    _check(sheet, step, place.kind == "person" or left)
    changes = _seated(sheet, step.seat, replace(place, name=step.name))
    if left:  # whoever sat there is forgotten; the bot that went on had the name
        changes["leavers"] = tuple(
            replace(one, name=step.name) if one.seat == step.seat else one for one in sheet.leavers
        )
    return _aside(sheet, step, changes)


def _stand_in(sheet: Sheet, step: steps.StandIn) -> Sheet:
    place = _place(sheet, step, step.seat)
    if step.by is not None:
        _place(sheet, step, step.by)
    _check(sheet, step, sheet.stage == "running" and step.seat in sheet.present)
    _check(sheet, step, step.level != "")
    count = len(sheet.acts)
    told = Handover(count, "stand-in", step.seat, step.at, step.by, step.level)
    changes = _seated(sheet, step.seat, replace(place, level=step.level)) | {"request": None}
    return _aside(sheet, step, changes | _handed_over(sheet, told))


def _back(sheet: Sheet, step: steps.Back) -> Sheet:
    place = _place(sheet, step, step.seat)
    away = place.kind == "person" and place.played_by_bot
    _check(sheet, step, sheet.stage == "running" and away)
    told = Handover(len(sheet.acts), "back", step.seat, step.at)
    changes = _seated(sheet, step.seat, replace(place, level="")) | {"request": None}
    changes["owed"] = {s: step.at if s == step.seat else at for s, at in sheet.owed.items()}
    if sheet.increment is not None:
        something = max(sheet.left[step.seat], sheet.patience // RETURN_SHARE)
        changes["left"] = _with_left(sheet, step.seat, something)
    return _aside(sheet, step, changes | _handed_over(sheet, told))


def _away(sheet: Sheet, step: steps.Away) -> Sheet:
    place = _place(sheet, step, step.seat)
    _check(sheet, step, place.kind == "person")
    owed = sheet.owed.get(step.seat, step.at)
    others = (
        one
        for one in place.vacations
        if one[0] != step.since and (one[1] > owed or one[1] > step.at)
    )
    mine = [*others, (step.since, step.until)] if step.until > step.since else [*others]
    rested = replace(place, vacations=tuple(sorted(mine)))
    return _aside(sheet, step, _seated(sheet, step.seat, rested))


def _seated(sheet: Sheet, seat: int, place: Place) -> dict[str, Any]:
    return {"places": (*sheet.places[:seat], place, *sheet.places[seat + 1 :])}


def _with_left(sheet: Sheet, seat: int, left: int) -> tuple[int, ...]:
    return (*sheet.left[:seat], left, *sheet.left[seat + 1 :])


def _handed_over(sheet: Sheet, handover: Handover) -> dict[str, Any]:
    return {"handovers": (*sheet.handovers, handover)}


# The game.


def _start(sheet: Sheet, step: steps.Start) -> Sheet:
    taken = all(place.kind != "open" for place in sheet.places)
    _check(sheet, step, sheet.stage == "open" and taken)
    owed = _owed(sheet, step, ())
    return _settled(sheet, step, {"stage": "running", "owed": owed, "request": None})


def _act(sheet: Sheet, step: steps.Act) -> Sheet:
    _check(sheet, step, sheet.stage == "running")
    _check(sheet, step, 0 <= step.seat < len(sheet.places) or step.seat == CHANCE)
    over, left = bool(step.result), sheet.left
    if sheet.increment is not None and step.seat in sheet.present:
        rest = max(0, left[step.seat] - step.spent) + sheet.increment
        left = _with_left(sheet, step.seat, rest)
    return replace(
        sheet,
        version=sheet.version + 1,
        changed=step.at,
        stage="over" if over else "running",
        owed={} if over else _owed(sheet, step, (step.seat,)),
        request=None,
        result=step.result,
        standing=step.places,
        acts=(*sheet.acts, (step.seat, step.act)),
        left=left,
    )


def _undo(sheet: Sheet, step: steps.Undo) -> Sheet:
    index, acts = step.index, sheet.acts
    _check(sheet, step, sheet.stage == "running" and index < len(acts))
    _check(sheet, step, acts[index][0] == step.seat)
    left = (*acts[:index], *acts[index + 1 :])
    changes = _taken_back(sheet, step, left, (step.seat,))
    if sheet.increment is not None:
        time = max(0, sheet.left[step.seat] - sheet.increment)
        changes["left"] = _with_left(sheet, step.seat, time)
    return _settled(sheet, step, changes)


def _rewind(sheet: Sheet, step: steps.Rewind) -> Sheet:
    index, acts = step.index, sheet.acts
    _check(sheet, step, sheet.stage == "running" and index < len(acts))
    everybody = range(len(sheet.places))
    changes = _taken_back(sheet, step, acts[:index], everybody)
    told = Handover(index, "undone", step.seat, step.at, count=len(acts) - index)
    changes |= _handed_over(sheet, told)
    if sheet.increment is not None:
        changes["left"] = _left_without(sheet, sheet.increment, acts[index:])
    if step.draw:
        _check(sheet, step, step.draw == sheet.next_draw)
        first = sum(seat == CHANCE for seat, _ in acts[:index])
        before = (redeal for redeal in sheet.redeals if redeal[0] < first)
        changes["redeals"] = (*before, (first, step.draw))
    return _settled(sheet, step, changes)


def _taken_back(
    sheet: Sheet,
    step: steps.Decisive,
    acts: tuple[tuple[int, str], ...],
    acted: Collection[int],
) -> dict[str, Any]:
    return {"acts": acts, "owed": _owed(sheet, step, acted), "request": None}


def _left_without(
    sheet: Sheet, increment: int, acts: tuple[tuple[int, str], ...]
) -> tuple[int, ...]:
    """What such acts added goes with them; but nobody has less than one act adds because of it."""
    added = [increment * sum(seat == one for one, _ in acts) for seat in range(len(sheet.places))]
    return tuple(
        max(time - more, min(time, increment)) for time, more in zip(sheet.left, added, strict=True)
    )


def _ask(sheet: Sheet, step: steps.Ask) -> Sheet:
    _check(sheet, step, sheet.stage == "running" and step.index < len(sheet.acts))
    for seat in (step.seat, *step.waiting):
        _place(sheet, step, seat)
    request = UndoRequest(step.seat, step.index, step.waiting, sheet.version + 1)
    return _aside(sheet, step, {"request": request})


def _reply(sheet: Sheet, step: steps.Reply) -> Sheet:
    request = sheet.request
    _check(sheet, step, request is not None and step.seat in request.waiting)
    assert request is not None
    waiting = tuple(seat for seat in request.waiting if seat != step.seat)
    left = replace(request, waiting=waiting) if step.agree else None
    return _aside(sheet, step, {"request": left})


def _owed(sheet: Sheet, step: steps.Decisive, acted: Collection[int]) -> dict[int, int]:
    """Since when each actor owes its decision: who has not acted still owes the same one.

    While the dealer must act nobody does, but what was owed before stays so.
    """
    _check(sheet, step, all(seat < len(sheet.places) for seat in step.to_act))
    if not step.to_act:
        return {seat: at for seat, at in sheet.owed.items() if seat not in acted}
    before = sheet.owed
    return {seat: step.at if seat in acted else before.get(seat, step.at) for seat in step.to_act}


# The rest.


def _rematch(sheet: Sheet, step: steps.Rematch) -> Sheet:
    _check(sheet, step, sheet.stage == "over" and not (sheet.next and step.next))
    return _aside(sheet, step, {"next": step.next})


def _close(sheet: Sheet, step: steps.Close) -> Sheet:
    _check(sheet, step, sheet.stage in ("open", "running"))
    return _aside(sheet, step, {"stage": "closed", "owed": {}, "request": None})


def _void(sheet: Sheet, step: steps.Void) -> Sheet:
    _check(sheet, step, sheet.rated and sheet.stage in ("over", "closed"))
    return _aside(sheet, step, {"voided": True})


def _carry(sheet: Sheet, step: steps.Carry) -> Sheet:
    stage = "over" if step.result else sheet.stage
    changes = {"stage": stage, "owed": step.owed, "request": step.request, "result": step.result}
    return _settled(sheet, step, changes)


def _settled(sheet: Sheet, step: Step, changes: dict[str, Any]) -> Sheet:
    """After a step that makes every message from before it stale."""
    version = sheet.version + 1
    return replace(sheet, version=version, changed=step.at, settled=version, asides=(), **changes)


def _aside(sheet: Sheet, step: Step, changes: dict[str, Any]) -> Sheet:
    """After a step that leaves the acts as they are."""
    version = sheet.version + 1
    return replace(
        sheet, version=version, changed=step.at, asides=(*sheet.asides, version), **changes
    )


def _place(sheet: Sheet, step: Step, seat: int) -> Place:
    _check(sheet, step, 0 <= seat < len(sheet.places))
    return sheet.places[seat]


def _check(sheet: Sheet, step: Step, fits: bool) -> None:
    if not fits:
        raise Unfit(sheet.version, kind_of(step))


FOLDS: dict[type[Step], Callable[[Sheet, Any], Sheet]] = {
    steps.Open: _opened_twice,
    steps.Sit: _sit,
    steps.Fill: _fill,
    steps.Leave: _leave,
    steps.Remove: _remove,
    steps.Move: _move,
    steps.Rename: _rename,
    steps.StandIn: _stand_in,
    steps.Back: _back,
    steps.Away: _away,
    steps.Start: _start,
    steps.Act: _act,
    steps.Undo: _undo,
    steps.Rewind: _rewind,
    steps.Ask: _ask,
    steps.Reply: _reply,
    steps.Rematch: _rematch,
    steps.Close: _close,
    steps.Void: _void,
    steps.Carry: _carry,
}
