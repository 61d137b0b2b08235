"""A server for each test, on a database of its own."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

pytest.importorskip("starlette", reason="the web table is not installed")
pytest.importorskip("websockets", reason="websockets is not installed")

from paravent.server.database import open_database, sqlite_url
from tests.server.people import Person, Running, running

# Server and clients are threads of one process here: they must not wait for each other's slices.
sys.setswitchinterval(0.0002)

HERE = Path(__file__).parent


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What takes minutes runs only when it is asked for."""
    if "slow" not in (config.option.markexpr or ""):
        for item in items:
            if item.path.is_relative_to(HERE) and item.get_closest_marker("slow"):
                item.add_marker(pytest.mark.skip(reason="takes minutes: pytest -m slow"))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(open_database(sqlite_url(tmp_path))) as found:
        yield found


@pytest.fixture
def person(server: Running) -> Callable[[str], Person]:
    return lambda name: Person(server.port, name)


@pytest.fixture(scope="session")
def new_database() -> Iterator[Callable[[], str]]:
    """URLs of empty databases in a real PostgreSQL, which ends with the tests."""
    pytest.importorskip("psycopg", reason="no PostgreSQL to test against: psycopg is missing")
    from tests.server.postgres import Postgres

    server = Postgres()
    try:
        yield server.new_database
    finally:
        server.stop()


@pytest.fixture
def postgresql(new_database: Callable[[], str]) -> str:
    return new_database()
