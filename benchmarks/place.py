"""How long lists, profiles, leaderboards, clubs and tournaments take with 10,000 accounts, 200,000
finished games and 1,000 clubs.

python -m benchmarks.place [--accounts N] [--games N] [--rounds N]

A PostgreSQL of our own (the binaries of a wheel) is filled, all ratings are computed from the
games, and each query behind a page is asked again and again. The time is that of the server:
queries and what is made of them, encoded.
"""

from __future__ import annotations

import argparse
import statistics
import time

import msgspec

from paravent.server.database import open_database
from paravent.server.guests import Guest
from paravent.server.ratings import model
from paravent.server.settings import Settings
from tests.server.crowd import BUSY, GAMES, fill, fill_clubs, name_of
from tests.server.lists import lists
from tests.server.postgres import Postgres

CLUBS = 1000  # each with a tournament


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--accounts", type=int, default=10_000)
    parser.add_argument("--games", type=int, default=200_000)
    parser.add_argument("--rounds", type=int, default=30)
    asked = parser.parse_args()
    server = Postgres()
    try:
        measure(server.new_database(), asked.accounts, asked.games, asked.rounds)
    finally:
        server.stop()


def measure(url: str, accounts: int, games: int, rounds: int) -> None:
    engine = open_database(url)
    begun = time.perf_counter()
    with engine.begin() as connection:
        fill(connection, accounts, games)
        fill_clubs(connection, accounts, CLUBS)
    print(f"filled in {time.perf_counter() - begun:.0f} s", flush=True)
    begun = time.perf_counter()
    with engine.begin() as connection:
        rated = model.again(connection)
    print(f"{rated} rated games computed in {time.perf_counter() - begun:.0f} s", flush=True)
    with engine.execution_options(isolation_level="AUTOCOMMIT").connect() as connection:
        connection.exec_driver_sql("ANALYZE")
    for who in (Guest(BUSY, name_of(0)), Guest("guest00005", name_of(5))):
        print(f"| {who.name} | median ms | worst ms |\n|---|---|---|")
        for name, query in lists(who, GAMES[0], Settings()).items():
            taken = []
            for _ in range(rounds):
                with engine.begin() as connection:
                    before = time.perf_counter()
                    msgspec.json.encode(query(connection), enc_hook=list)
                    taken.append(1000 * (time.perf_counter() - before))
            print(f"| {name} | {statistics.median(taken):.1f} | {max(taken):.1f} |", flush=True)
    engine.dispose()


if __name__ == "__main__":
    main()
