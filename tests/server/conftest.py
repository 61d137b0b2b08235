"""A server that tests share, or one of their own, each on a database of its own."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

pytest.importorskip("starlette", reason="the web table is not installed")
pytest.importorskip("websockets", reason="websockets is not installed")

from paravent.server.database import open_database
from tests.server.databases import new_sqlite
from tests.server.people import STAYING, Person, Running, running
from tests.server.valkeys import ValkeyServer

if TYPE_CHECKING:
    from tests.server.postgres import Postgres

# Server and clients are threads of one process here: they must not wait for each other's slices.
sys.setswitchinterval(0.0002)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One for all tests that do not ask what else there is."""
    with running(open_database(new_sqlite(tmp_path_factory.mktemp("server"))), STAYING) as found:
        yield found


@pytest.fixture
def person(server: Running) -> Callable[[str], Person]:
    return lambda name: Person(server.port, name)


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Running]:
    with running(open_database(new_sqlite(tmp_path))) as found:
        yield found


@pytest.fixture
def own_person(own_server: Running) -> Callable[[str], Person]:
    return lambda name: Person(own_server.port, name)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real PostgreSQL, which ends with the tests."""
    pytest.importorskip("psycopg", reason="no PostgreSQL to test against: psycopg is missing")
    from tests.server.postgres import Postgres

    server = Postgres()
    try:
        yield server
    finally:
        server.stop()


@pytest.fixture
def postgresql(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture
def empty_postgresql(postgres: Postgres) -> str:
    return postgres.empty_database()


@pytest.fixture
def valkey() -> Iterator[ValkeyServer]:
    """A real Valkey, which ends with the test."""
    server = ValkeyServer()
    yield server
    server.close()
