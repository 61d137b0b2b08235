"""Rated tables: who may sit there, what a result says, and the same numbers when asked again."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select

from paravent.bots import LEVELS
from paravent.cli.app import run
from paravent.core.registry import find_game
from paravent.server.ratings import bots, keeping, model
from paravent.server.ratings.rows import (
    BEATEN_ROWS,
    GAME_ROWS,
    GAME_SEAT_ROWS,
    RATING_ROWS,
    RECORD_ROWS,
)
from tests.server.people import Answer, Keeper, Message, Person, Running

pytestmark = pytest.mark.once


def code_of(answer: Answer) -> str:
    return str(answer.json["code"])


def rated(host: Person, *others: Person, **more: Any) -> Message:
    """A rated table where all sit."""
    table = host.create("me", *["friend"] * len(others), rated=True, **more)
    for other in others:
        other.join(table)
    return table


def leaders(who: Person, players: int = 2) -> list[Message]:
    answer = who.get(f"/api/games/middle_kingdom/leaders?players={players}")
    assert answer.status == 200, answer.text
    return list(answer.json["leaders"])


def stored(server: Running) -> dict[str, list[tuple[Any, ...]]]:
    """All that ratings amount to."""

    def read(connection: Connection) -> dict[str, list[tuple[Any, ...]]]:
        order = {
            RATING_ROWS: (RATING_ROWS.c.game, RATING_ROWS.c.players, RATING_ROWS.c.guest),
            GAME_SEAT_ROWS: (GAME_SEAT_ROWS.c.table, GAME_SEAT_ROWS.c.seat),
            RECORD_ROWS: tuple(RECORD_ROWS.primary_key),
            BEATEN_ROWS: tuple(BEATEN_ROWS.primary_key),
        }
        return {
            rows.name: [tuple(row) for row in connection.execute(select(rows).order_by(*by))]
            for rows, by in order.items()
        }

    return dict(server.do(server.app.state.hall.store.read(read)))


def test_only_accounts_sit_at_a_rated_table_and_no_bots(own_server: Running) -> None:
    ana, bo = Keeper(own_server.port, "Ana"), Person(own_server.port, "Bo")
    form = {"game": "middle_kingdom", "seats": [{"kind": "me"}, {"kind": "friend"}], "rated": True}
    assert code_of(bo.post("/api/tables", form)) == "rated-account"
    with_bot = form | {"seats": [{"kind": "me"}, {"kind": "bot"}]}
    assert code_of(ana.post("/api/tables", with_bot)) == "rated-bots"
    table = ana.create("me", "friend", rated=True, help=True)
    assert table["rated"] and not table["help"]
    path = f"/api/tables/{table['id']}"
    joining = {"invitation": table["invitation"]}
    assert code_of(bo.post(f"{path}/join", joining)) == "rated-account"
    assert code_of(ana.post(f"{path}/seats", {"seat": 1, "kind": "bot"})) == "rated-bots"
    assert bo.post("/api/account/codes").status == 200
    assert bo.post(f"{path}/join", joining).status == 200
    ana.start(table)
    assert code_of(ana.post(f"{path}/stand-in", {"seat": 0})) == "rated-stand-in"
    token = ana.post(f"{path}/link").json["token"]
    cy = Keeper(own_server.port, "Cy")
    assert code_of(cy.post("/api/seats/take", {"token": token})) == "rated-seat"
    with ana.socket() as page:
        state = page.watch(table)
        asked = {"table": table["id"], "version": state["version"]}
        assert page.ask("hint", **asked)["code"] == "no-help"


def test_results_ratings_leaving_voiding_and_all_of_it_again(own_server: Running) -> None:
    ana, bo, cy = (Keeper(own_server.port, name) for name in ("Ana", "Bo", "Cy"))
    first = rated(ana, bo)
    own_server.play_out(first)
    assert {one["name"] for one in leaders(ana)} == {"Ana", "Bo"}
    second = rated(cy, ana)
    cy.start(second)
    assert ana.post(f"/api/tables/{second['id']}/leave").status == 200
    assert len(leaders(cy)) == 2  # Cy has not finished yet
    assert cy.post(f"/api/tables/{second['id']}/leave").status == 200
    assert [one["name"] for one in leaders(cy)][-1:] != ["Cy"]  # who left later has won
    third = rated(bo, cy, ana)
    own_server.play_out(third)
    assert len(leaders(ana, players=3)) == 3
    friendly = ana.create("me", "friend")
    bo.join(friendly)
    own_server.play_out(friendly)  # does not count
    for seats in ("me random random", "random me random", "random random me"):
        own_server.play_out(cy.create(*seats.split()))
    fourth = rated(ana, bo)
    own_server.play_out(fourth)
    before = stored(own_server)
    assert len(before["ratings"]) == 6 and len(before["game_seats"]) == 20
    assert len(before["records"]) == 6 and sum(row[3] for row in before["records"]) == 14
    shown = {one["name"]: one for one in leaders(ana)}
    for one in shown.values():
        assert one["rating"] == pytest.approx(one["mean"] - 3 * one["spread"])
    assert shown["Ana"]["games"] == 3 and shown["Cy"]["games"] == 1

    store = own_server.app.state.hall.store
    added, games = own_server.do(store.write(keeping.again, lambda _: None))
    assert (added, games) == (0, 4)
    assert stored(own_server) == before

    own_server.do(store.write(keeping.void, fourth["id"], 1))
    after = stored(own_server)
    assert after != before
    voided = {row[0]: row for row in after["game_seats"] if row[0] == fourth["id"]}
    assert all(row[-1] is None for row in voided.values())
    assert {one["name"]: one["games"] for one in leaders(ana)} == {"Ana": 2, "Bo": 1, "Cy": 1}


def test_a_name_at_a_rated_table_leads_to_whoever_sits_there(own_server: Running) -> None:
    older, ana, bo = (Keeper(own_server.port, name) for name in ("Ana", "Ana", "Bo"))
    table = rated(bo, ana)
    asked = f"/api/players/Ana?table={table['id']}&seat="
    assert (found := bo.get(f"{asked}1").json)["number"] == 2 and found["namesakes"] == 2
    assert code_of(bo.get(f"{asked}0")) == "unknown-player"  # that is Bo
    friendly = older.create("me", "friend")
    hidden = f"/api/players/Ana?table={friendly['id']}&seat=0"
    assert code_of(bo.get(hidden)) == code_of(bo.get(f"{asked}9")) == "unknown-player"


def test_a_rated_rematch_waits_for_everybody(own_server: Running) -> None:
    ana, bo = Keeper(own_server.port, "Ana"), Keeper(own_server.port, "Bo")
    table = rated(ana, bo)
    own_server.play_out(table)
    again = ana.post(f"/api/tables/{table['id']}/rematch").json
    starting = f"/api/tables/{again['id']}/start"
    assert again["rated"] and code_of(ana.post(starting)) == "rated-absent"
    with ana.socket() as here, bo.socket() as there:
        for page in (here, there):
            assert page.ask("watch", table=again["id"])["say"] == "done"
        assert ana.post(starting).json["stage"] == "running"


def test_the_list_of_finished_games_can_be_made_again(own_server: Running) -> None:
    ana, bo = Keeper(own_server.port, "Ana"), Keeper(own_server.port, "Bo")
    table = rated(ana, bo)
    own_server.play_out(table)
    before = stored(own_server)
    store = own_server.app.state.hall.store

    def forget(connection: Connection) -> None:
        for rows in (RATING_ROWS, GAME_SEAT_ROWS, GAME_ROWS):
            connection.execute(rows.delete())

    own_server.do(store.write(forget))
    assert own_server.do(store.write(keeping.again, lambda _: None)) == (1, 1)
    assert stored(own_server) == before


def test_whoever_is_deleted_leaves_the_numbers_of_others(own_server: Running) -> None:
    ana, bo = Keeper(own_server.port, "Ana"), Keeper(own_server.port, "Bo")
    table = rated(ana, bo)
    own_server.play_out(table)
    mine = leaders(ana)[0 if leaders(ana)[0]["name"] == "Ana" else 1]
    assert bo.post("/api/account/delete", {"name": "Bo"}).status == 200
    store = own_server.app.state.hall.store
    own_server.do(store.write(keeping.again, lambda _: None))
    assert [one["mean"] for one in leaders(ana)] == [mine["mean"]]
    names = [seat["name"] for seat in ana.get("/api/profile").json["played"]["games"][0]["seats"]]
    assert "Bo" not in names and "Ana" in names


def test_the_order_of_clocks_is_enough() -> None:
    """Games that share no player give the same numbers in any order."""
    fresh = model.beginning()
    one = model.after([fresh, fresh], [1, 2], 1)
    other = model.after([fresh, fresh], [2, 1], 1)
    assert [a.mu for a in one] == [b.mu for b in reversed(other)]
    draw = model.after([fresh, fresh], [1, 1], 1)
    assert draw[0].mu == draw[1].mu and draw[0].sigma < fresh.sigma


def test_levels_of_bots_that_were_measured() -> None:
    """From where everybody begins; who searches plays better than who overlooks much."""
    pools = {model.Pool(one.game, one.players) for one in bots.levels()}
    assert pools
    for pool in pools:
        assert pool.players in range(find_game(pool.game).fewest, find_game(pool.game).most + 1)
        found = {one.level: one for one in bots.levels_in(pool)}
        assert set(found) == set(LEVELS) - {"master"}, pool
        assert all(one.games > 0 < one.sigma for one in found.values())
        assert found["strong"].mu > found["beginner"].mu
        ranks = bots.ranks_in(pool)
        assert sorted(one for rank in ranks for one in rank.names) == sorted(found)
        order = [rank.rating.mu for rank in ranks]
        assert order == sorted(order, reverse=True)
        for higher, lower in itertools.pairwise(ranks):  # what is told in order is known
            best = max(higher.levels, key=lambda one: one.mu)
            assert all(one.mu + one.sigma < best.mu - best.sigma for one in lower.levels)
        assert bool(found["expert"].simulations) and not found["strong"].simulations
        mean = sum(one.mu for one in found.values()) / len(found)
        assert abs(mean - model.beginning().mu) < 5


@pytest.fixture
def two_levels(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (folder := tmp_path / "levels").mkdir()
    file = folder / "middle_kingdom.toml"
    entry = "[[level]]\nplayers = 2\nsigma = 1\ngames = 9\nsimulations = 0\n"
    means = {"strong": 41, "expert": 40, "beginner": 24}
    file.write_text("".join(f'{entry}level = "{one}"\nmu = {means[one]}\n' for one in means))
    monkeypatch.setattr(bots, "FOLDER", folder)
    kept = (bots.levels, bots.ranks_in)
    for one in kept:
        one.cache_clear()
    yield
    for one in kept:
        one.cache_clear()


def test_people_see_where_they_stand_from_the_first_game(
    own_server: Running, two_levels: None
) -> None:
    """Against bots by a guess for their own eyes, among people by the rating."""
    ana, bo = Keeper(own_server.port, "Ana"), Keeper(own_server.port, "Bo")
    assert ana.get("/api/profile").json["guesses"] == []
    for bot in ("beginner", "beginner", "casual"):  # the last was not measured
        table = ana.create("me", bot)
        ana.start(table)
        own_server.play_out(table)
    ana.start(long := ana.create("me", "beginner"))
    ana.post(f"/api/tables/{long['id']}/leave")  # what was left says nothing
    held, bot = model.beginning(), model.Rating(24, 1)
    for game in reversed(ana.get("/api/profile").json["played"]["games"]):
        if game["seats"][1]["level"] == "beginner" and game["ending"] == "end":
            places = [seat["place"] for seat in game["seats"]]
            held = model.after([held, bot], places, 0)[0]
    (guess,) = ana.get("/api/profile").json["guesses"]
    told = {"game": "middle_kingdom", "players": 2, "games": 2, "levels": ["beginner"]}
    assert guess == told | {"mean": held.mu, "spread": held.sigma}
    assert bo.get("/api/players/Ana").json["guesses"] == []
    own_server.play_out(rated(ana, bo))
    (standing,) = bo.get("/api/players/Ana").json["standings"]
    assert standing["levels"] == ["beginner"]  # 24 is nearer than 40.5
    told = ana.get("/api/games/middle_kingdom/leaders?players=2").json
    assert [one["levels"] for one in told["bots"]] == [["strong", "expert"], ["beginner"]]
    assert told["bots"][0]["mean"] == 40.5 and told["newcomer"] == [25, pytest.approx(25 / 3)]
    assert ana.get("/api/games/middle_kingdom/leaders?players=3").json["bots"] == []


def test_the_operator_reads_and_computes_again(
    own_server: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ana, bo = Keeper(own_server.port, "Ana"), Keeper(own_server.port, "Bo")
    table = rated(ana, bo)
    own_server.play_out(table)
    for lang, said in (("en", "from 1 rated game;"), ("fr", "de 1 partie classée")):
        assert run(["--lang", lang, "admin", "ratings", "--again", "--data", str(tmp_path)]) == 0
        assert said in " ".join(capsys.readouterr().out.split())
    assert run(["admin", "void", "x", "--data", str(tmp_path)]) == 2
    assert run(["admin", "void", table["id"], "--data", str(tmp_path)]) == 0
    assert leaders(ana) == []
