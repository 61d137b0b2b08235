"""schemathesis asks whatever the OpenAPI page allows, and what it does not: answers must fit it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings

from tests.server.people import Person, Running, first

schemathesis = pytest.importorskip("schemathesis", reason="schemathesis is not installed")
pytestmark = pytest.mark.once
EXAMPLES = {"positive": 5, "negative": 2}
ENDS_SESSION = ("log_out", "new_codes")
# What does not fit is refused, and what is far too long before anybody looks whether it fits.
REFUSED = {"checks": {"negative_data_rejection": {"expected-statuses": ["4xx", "5xx"]}}}


@pytest.fixture(scope="module")
def guest(server: Running) -> tuple[str, list[str]]:
    """The cookie of a guest, who sits at tables of every stage."""
    ana = Person(server.port, "Ana")
    tables = [ana.create("me", other) for other in ("friend", "random", "random")]
    for table in tables[1:]:
        ana.start(table)
    with ana.socket() as page:
        page.play(tables[2], first)
    return ana.cookie, [table["id"] for table in tables]


def test_answers_fit_their_description(server: Running, guest: tuple[str, list[str]]) -> None:
    config = schemathesis.Config.from_dict(REFUSED)
    address = f"http://127.0.0.1:{server.port}/api/openapi.json"
    api = schemathesis.openapi.from_url(address, config=config)
    statuses: Counter[int] = Counter()
    for operation in (found.ok() for found in api.get_all_operations()):
        for mode in schemathesis.GenerationMode:
            if mode.value == "positive" or operation.body:  # every text can stand in an address
                cookie, tables = guest
                if operation.definition.raw["operationId"] in ENDS_SESSION:
                    cookie = Person(server.port, "Bo").cookie
                statuses.update(asked(operation, mode, cookie, tables))
    assert {200, 400, 404, 409} <= set(statuses), statuses


def asked(operation: Any, mode: Any, cookie: str, tables: list[str]) -> list[int]:
    """The statuses of some answers, all of which fit."""
    found = []
    # A request may fit the schema and still be refused for a reason that only the game knows.
    unwanted = [schemathesis.checks.positive_data_acceptance]

    @settings(
        max_examples=EXAMPLES[mode.value],
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case: Any) -> None:
        if mode.value == "positive" and "table" in case.path_parameters:
            case.path_parameters["table"] = [*tables, "nowhere"][len(found) % 4]
        answer = case.call_and_validate(headers={"Cookie": cookie}, excluded_checks=unwanted)
        found.append(answer.status_code)

    ask()
    return found
