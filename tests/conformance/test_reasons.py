"""Every refusal says why: a second formulation of the rules that checks the first."""

from __future__ import annotations

import re

from paravent.core.numbers import CHANCE, NOBODY
from paravent.core.why import why_not
from tests.conformance.walks import Case, every_case, glimpses, seeded

CODE = re.compile(r"[a-z]+(-[a-z]+)*")


def rules_of(case: Case) -> set[str]:
    text = (case.game.folder / "text" / "rules.en.md").read_text(encoding="utf-8")
    return set(re.findall(r"\*\*(R\d+\.\d+)\*\*", text))


@every_case
@seeded
def test_why_not_is_none_exactly_for_the_legal_acts(case: Case, seed: int) -> None:
    for position in glimpses(case, seed, 12):
        for seat in [NOBODY, *case.seats(), CHANCE]:
            legal = position.legal(seat)
            for action in range(len(case.game.notation)):
                reason = why_not(case.game, position, seat, action)
                assert (reason is None) == (action in legal), case.game.notation.text(action)


@every_case
@seeded
def test_every_reason_rests_on_a_rule(case: Case, seed: int) -> None:
    """The game's own reasons cite a paragraph; only the table's general ones cite none."""
    rules = rules_of(case)
    for position in glimpses(case, seed, 12):
        for seat in position.actors():
            for action in range(len(case.game.notation)):
                reason = why_not(case.game, position, seat, action)
                if reason is not None:
                    assert CODE.fullmatch(reason.code)
                    assert reason.rule in rules
                    assert all(CODE.fullmatch(name) for name in reason.details)


@every_case
@seeded
def test_who_is_not_asked_is_told_so(case: Case, seed: int) -> None:
    for position in glimpses(case, seed, 20):
        actors = position.actors()
        for seat in set(case.seats()) - set(actors):
            reason = why_not(case.game, position, seat, 0)
            expected = "over" if not actors else "dealing" if actors == (CHANCE,) else None
            assert reason is not None
            assert reason.code == (expected or "not-your-turn")
            if expected is None:
                assert reason.details == {"seats": list(actors)}
