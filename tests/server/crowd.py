"""A database with many accounts and finished games, as a site has them after years."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

from sqlalchemy import Connection, Table, insert

from paravent.server.clubs.rows import CLUB_ROWS, FEED_ROWS, MEMBER_ROWS
from paravent.server.database import CODE_ROWS, GUEST_ROWS, SEAT_ROWS, TABLE_ROWS
from paravent.server.meeting.rows import TIE_ROWS
from paravent.server.profiles.solving import SOLVED_ROWS
from paravent.server.ratings import records
from paravent.server.ratings.rows import GAME_ROWS, GAME_SEAT_ROWS
from paravent.server.tournaments.rows import (
    ENTRANT_ROWS,
    PAIRING_ROWS,
    ROUND_ROWS,
    TOURNAMENT_ROWS,
)

GAMES = ("china", "madame_ching", "middle_ages", "middle_kingdom", "yongle")
CLUB, CUP = "club00000", "cup000000"
BUSY = "guest00000"  # plays more than anybody else
AT_ONCE = 5000
DAY = 24 * 3600 * 1000


def name_of(number: int) -> str:
    return f"Player {number % 9000}"  # some share a name


def fill(connection: Connection, accounts: int, games: int, seed: int = 1) -> None:
    """So many accounts, and games of two to four of them; every fourth is rated."""
    rng = random.Random(seed)
    ids = [f"guest{number:05}" for number in range(accounts)]
    people = [{"id": id, "name": name_of(n), "created": n, "seen": DAY} for n, id in enumerate(ids)]
    _add(connection, GUEST_ROWS, iter(people))
    _add(connection, CODE_ROWS, ({"digest": id, "guest": id} for id in ids))
    ties = ({"guest": ids[0], "other": id, "kind": "friend", "created": 1} for id in ids[1:100])
    _add(connection, TIE_ROWS, ties)
    solved = ({"guest": ids[0], "game": GAMES[0], "number": n, "at": 1} for n in range(20))
    _add(connection, SOLVED_ROWS, solved)
    for first in range(0, games, AT_ONCE):
        made = [_game(rng, ids, number) for number in range(first, min(games, first + AT_ONCE))]
        for part, rows in enumerate((TABLE_ROWS, SEAT_ROWS, GAME_ROWS, GAME_SEAT_ROWS)):
            _add(connection, rows, (row for one in made for row in one[part]))
    records.again(connection)


def fill_clubs(connection: Connection, accounts: int, count: int) -> None:
    """So many clubs of up to ten, each with a tournament and with news."""
    ids = [f"guest{number:05}" for number in range(accounts)]
    clubs = [CLUB, *(f"club{n:05}" for n in range(1, count))]
    cups = [CUP, *(f"cup{n:06}" for n in range(1, count))]
    members = [(n, guest) for n in range(count) for guest in {BUSY, *ids[7 * n : 7 * n + 9]}]
    given = {"about": "", "open": True, "invitation": "x", "closed": 0}
    made = ({"id": id, "name": "Club", "created": n, **given} for n, id in enumerate(clubs))
    _add(connection, CLUB_ROWS, made)
    role = {"role": "member", "joined": 1}
    joined = ({"club": clubs[n], "guest": guest, **role} for n, guest in members)
    _add(connection, MEMBER_ROWS, joined)
    news = (
        {"id": f"f{n}", "club": clubs[n % count], "at": n, "kind": "joined", "guest": ids[0]}
        for n in range(10 * count)
    )
    _add(connection, FEED_ROWS, news)
    numbers = ("increment", "limit", "starts", "created", "begun", "ended", "paused", "due", "news")
    terms = dict.fromkeys(numbers, 0) | {"number": 1, "patience": 1, "rounds": 3, "size": 2}
    terms |= {"name": "Cup", "game": GAMES[0], "options": "{}", "kind": "swiss", "pace": "live"}
    terms |= {"weekends": True, "rated": False, "seed": "", "stage": "running", "late": False}
    held = ({"id": id, "club": clubs[n], **terms} for n, id in enumerate(cups))
    _add(connection, TOURNAMENT_ROWS, held)
    entrants = [(n, k, guest) for n in range(count) for k, guest in enumerate(ids[: 2 + n % 3])]
    entered = {"gone": False, "entered": 1}
    here = ({"tournament": cups[n], "number": k, "guest": who, **entered} for n, k, who in entrants)
    _add(connection, ENTRANT_ROWS, here)
    times = {"number": 1, "begins": 1, "until": 0}
    _add(connection, ROUND_ROWS, ({"tournament": id, **times} for id in cups))
    there = {"round": 1, "n": 0, "place": 1, "points": 3}
    seats = (
        {"tournament": cups[n], "entrant": k, "seat": k, "table": f"t{n:09}", **there}
        for n, k, _ in entrants
    )
    _add(connection, PAIRING_ROWS, seats)


def _game(rng: random.Random, ids: list[str], number: int) -> list[list[dict[str, Any]]]:
    table, players = f"t{number:09}", rng.choice((2, 2, 3, 4))
    rated = number % 4 == 0
    seated = rng.sample(ids, players)
    if rng.random() < 0.02 and BUSY not in seated:
        seated[0] = BUSY
    game, ended = rng.choice(GAMES), number * 1000
    places = rng.sample(range(1, players + 1), players)
    here = {"table": table}
    bots = 0 if rated else rng.choice((0, 1))

    def who(seat: int) -> dict[str, Any]:
        bot = seat >= players - bots
        return {
            "guest": None if bot else seated[seat],
            "name": "Lin" if bot else f"Player {seat}",
            "level": "greedy" if bot else "",
        }

    row = {
        "id": table,
        "game": game,
        "rules": 1,
        "options": "{}",
        "pace": "live",
        "public": number % 2 == 0,
        "rated": rated,
        "stage": "over",
        "host": seated[0],
        "invitation": table,
        "commitment": "",
        "to_act": "",
        "result": json.dumps([10] * players),
        "created": ended,
        "changed": ended,
        "version": 100,
    }
    finished = here | {"game": game, "players": players, "rules": 1, "rated": rated}
    finished |= {"voided": False, "ending": "end", "ended": ended, "clock": number + 1}
    seats, ends = [], []
    for seat in range(players):
        kind = {"kind": "bot" if who(seat)["level"] else "person"}
        seats.append(here | {"seat": seat, "ended": ended} | who(seat) | kind)
        end = {"place": places[seat], "points": 10, "left": False, "ended": ended}
        ends.append(here | {"seat": seat} | who(seat) | end)
    return [[row], seats, [finished], ends]


def _add(connection: Connection, rows: Table, values: Iterator[dict[str, Any]]) -> None:
    some: list[dict[str, Any]] = list(values)
    if some and connection.dialect.name == "postgresql":
        _copy(connection, rows, some)
        return
    for first in range(0, len(some), AT_ONCE):
        connection.execute(insert(rows), some[first : first + AT_ONCE])


def _copy(connection: Connection, rows: Table, some: list[dict[str, Any]]) -> None:
    """Ten times as quick."""
    names = list(some[0])
    columns = ", ".join(f'"{name}"' for name in names)
    driver: Any = connection.connection.driver_connection
    with driver.cursor() as cursor, cursor.copy(f"COPY {rows.name} ({columns}) FROM STDIN") as copy:
        for row in some:
            copy.write_row([row[name] for name in names])
