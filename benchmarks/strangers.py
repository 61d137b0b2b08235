"""What hostile strangers cost honest players: the time of an act before and during each attack.

One server process with its usual settings; honest people and strangers come from different
addresses of the loopback network. Times without and with an attack are taken in turn, in several
rounds, so that what else the machine does hits both. Each round has its own p99, and the medians of
them are compared: one disturbed round decides nothing. Acts during which the machine itself was
taken away (stolen.py) are told but not judged. The database lies in memory: a disk that others use
as well would hide all else. Every attack is bounded in time and number, and goes nowhere else.

python benchmarks/strangers.py [--seconds 4] [--rounds 5] [--only pings unread]
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from http.client import HTTPConnection
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import sections
from load import RAM_DISK, free_port, used
from stolen import Watch
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

TABLES = 20
PAUSE = 0.2  # seconds between two acts of a table
STRANGER = "127.0.9.9"
BOUND = 2.0  # the p99 during an attack may be so many times that before
PROGRAM = """
import sys
from pathlib import Path
from paravent.server.serve import serve
if __name__ == "__main__":
    serve(host="0.0.0.0", port=int(sys.argv[1]), data=Path(sys.argv[2]))
"""
KEY = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
Message = dict[str, Any]


def post(port: int, home: str, path: str, body: Any, cookie: str = "") -> tuple[Any, str]:
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    wire = HTTPConnection("127.0.0.1", port, timeout=60, source_address=(home, 0))
    with contextlib.closing(wire):
        wire.request("POST", path, json.dumps(body).encode(), headers)
        answer = wire.getresponse()
        return json.load(answer), str(answer.headers.get("Set-Cookie") or "").split(";")[0]


# Honest people.


class Table:
    """Two people who play game after game, and take the time of every act."""

    def __init__(self, port: int, number: int) -> None:
        self.port = port
        self.number = number
        self.home = f"127.0.{number + 20}.1"
        self.times: list[tuple[float, float]] = []  # when an act was sent, and when it was done

    async def play(self) -> None:
        names = (f"Ana {self.number}", f"Bo {self.number}")
        cookies = [
            (await asyncio.to_thread(post, self.port, self.home, "/api/session", {"name": name}))[1]
            for name in names
        ]
        while True:
            seats = [{"kind": "me"}, {"kind": "friend"}]
            form = {"game": "middle_kingdom", "seats": seats, "public": True}
            table, _ = await asyncio.to_thread(
                post, self.port, self.home, "/api/tables", form, cookies[0]
            )
            at, given = f"/api/tables/{table['id']}", {"invitation": table["invitation"]}
            await asyncio.to_thread(post, self.port, self.home, f"{at}/join", given, cookies[1])
            await asyncio.to_thread(post, self.port, self.home, f"{at}/start", {}, cookies[0])
            people = (self.sit(table["id"], cookie) for cookie in cookies)
            await asyncio.gather(*people)

    async def sit(self, table: str, cookie: str) -> None:
        async with connect(
            f"ws://127.0.0.1:{self.port}/api/socket",
            additional_headers={"Cookie": cookie},
            local_addr=(self.home, 0),
            ping_interval=None,
        ) as page:
            await page.send(json.dumps({"do": "watch", "id": "w", "table": table}))
            sent: dict[str, float] = {}

            async def act(version: int, offers: list[str]) -> None:
                await asyncio.sleep(PAUSE * random.random())
                number = str(version)
                given = {"do": "act", "id": number, "table": table, "version": version}
                sent[number] = time.time()
                with contextlib.suppress(ConnectionClosed):  # the run is over
                    await page.send(json.dumps(given | {"act": random.choice(offers)}))

            acting: asyncio.Task[None] | None = None
            async for raw in page:
                message = json.loads(raw)
                if message["say"] == "done" and message.get("id") in sent:
                    self.times.append((sent.pop(message["id"]), time.time()))
                if message["say"] != "state":
                    continue
                if message["ending"]:
                    return
                if message["offers"] and (acting is None or acting.done()):
                    # By itself: whoever waits to act must not wait to read.
                    acting = asyncio.create_task(act(message["version"], message["offers"]))


# Strangers: each attack goes on until the event is set, and undoes what it has opened.


def dial(port: int, said: str = "") -> socket.socket:
    wire = socket.create_connection(("127.0.0.1", port), 5, source_address=(STRANGER, 0))
    wire.sendall(said.encode())
    return wire


def upgrade(port: int, cookie: str = "") -> socket.socket:
    head = f"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n{KEY}"
    wire = dial(port, f"{head}Connection: Upgrade\r\nCookie: {cookie}\r\n\r\n")
    wire.recv(4096)
    return wire


def framed(code: int, payload: bytes) -> bytes:
    size = bytes([0x80 | len(payload)])
    if len(payload) > 125:
        size = bytes([0x80 | 126]) + len(payload).to_bytes(2, "big")
    return bytes([0x80 | code]) + size + bytes(4) + payload


def again_and_again(
    stop: threading.Event, begin: Callable[[], socket.socket], said: bytes, count: int
) -> None:
    """Send the same on some connections as fast as they take it; open them again when cut off."""
    wires: dict[int, socket.socket | None] = dict.fromkeys(range(count))
    for number in itertools.cycle(range(count)):
        if stop.is_set():
            break
        wire = wires[number]
        try:
            if wire is None:
                wires[number] = wire = begin()
                wire.settimeout(0.05)
            wire.sendall(said)
            wire.recv(65536)
        except TimeoutError:
            continue
        except OSError:
            if wire is not None:
                wire.close()
            wires[number] = None
            time.sleep(0.002)
    for wire in filter(None, wires.values()):
        wire.close()


def silent(port: int, stop: threading.Event) -> None:
    """Connections that say nothing, as many as one can get."""
    with contextlib.ExitStack() as stack:
        for _ in range(1500):
            with contextlib.suppress(OSError):
                stack.enter_context(dial(port))
        stop.wait()


def dribbling(port: int, stop: threading.Event) -> None:
    """Requests that come one letter at a time."""
    with contextlib.ExitStack() as stack:
        wires = []
        for _ in range(200):
            with contextlib.suppress(OSError):
                wires.append(stack.enter_context(dial(port, "GET / HTTP/1.1\r\nX: ")))
        while not stop.wait(0.2):
            for wire in wires:
                with contextlib.suppress(OSError):
                    wire.sendall(b"x")


def pings(port: int, stop: threading.Event) -> None:
    """Pings by the thousand, whose answers are not read."""
    again_and_again(stop, lambda: upgrade(port), framed(9, b"x" * 100) * 500, 5)


def pages(port: int, stop: threading.Event) -> None:
    """The description of the API, over and over."""
    asked = b"GET /api/docs HTTP/1.1\r\nHost: localhost\r\n\r\n"
    asked += b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n"
    again_and_again(stop, lambda: dial(port), asked, 8)


def files(port: int, stop: threading.Event) -> None:
    """The pages themselves, without what a browser keeps."""
    again_and_again(stop, lambda: dial(port), b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n" * 10, 8)


def nonsense(port: int, stop: threading.Event) -> None:
    """Messages that mean nothing."""
    again_and_again(stop, lambda: upgrade(port), framed(1, b'{"do": "dance"}') * 200, 5)


def crumbs(port: int, stop: threading.Event) -> None:
    """Messages of a few bytes, by the ten thousand."""
    again_and_again(stop, lambda: upgrade(port), framed(1, b"{}") * 30_000, 5)


def unread(port: int, stop: threading.Event) -> None:
    """Asking for the lobby without ever reading an answer."""
    with contextlib.ExitStack() as stack:
        wires = [stack.enter_context(upgrade(port)) for _ in range(20)]
        while not stop.wait(0.01):
            for wire in wires:
                wire.setblocking(False)
                with contextlib.suppress(OSError):
                    wire.sendall(framed(1, b'{"do": "lobby"}'))


def coming_and_going(port: int, stop: threading.Event) -> None:
    """Sockets that are opened and left at once."""
    while not stop.is_set():
        with contextlib.suppress(OSError):
            upgrade(port).close()


def running_tables(port: int) -> list[str]:
    """Public games of others."""
    wire = HTTPConnection("127.0.0.1", port, timeout=60, source_address=(STRANGER, 0))
    with contextlib.closing(wire):
        wire.request("GET", "/api/tables")
        return [table["id"] for table in json.load(wire.getresponse())["running"]]


def watching(port: int, stop: threading.Event) -> None:
    """The whole story of a game, over and over."""
    said = json.dumps({"do": "watch", "table": running_tables(port)[0]}).encode()
    again_and_again(stop, lambda: upgrade(port), framed(1, said) * 50, 5)


def moments(port: int, stop: threading.Event) -> None:
    """A game as it stood after each of its acts, over and over."""
    table = running_tables(port)[0]
    asked = "".join(
        f"GET /api/tables/{table}/moments/{n} HTTP/1.1\r\nHost: localhost\r\n\r\n"
        for n in range(20)
    )
    again_and_again(stop, lambda: dial(port), asked.encode(), 8)


def visitors(port: int, stop: threading.Event) -> None:
    """Sixty who look at the lobby while others play."""
    with contextlib.ExitStack() as stack:
        wires = []
        for _ in range(60):
            with contextlib.suppress(OSError):
                wires.append(stack.enter_context(upgrade(port)))
        for wire in wires:
            with contextlib.suppress(OSError):
                wire.sendall(framed(1, b'{"do": "lobby"}'))
                wire.setblocking(False)
        while not stop.wait(0.1):
            for wire in wires:
                with contextlib.suppress(OSError):
                    wire.recv(1 << 20)


def tables(port: int, stop: threading.Event) -> None:
    """As many public tables as one gets."""
    _, cookie = post(port, STRANGER, "/api/session", {"name": "Mallory"})
    form = {"game": "china", "seats": [{"kind": "me"}, {"kind": "friend"}], "public": True}
    body = json.dumps(form)
    asked = f"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\n"
    asked += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n{body}"
    again_and_again(stop, lambda: dial(port), asked.encode() * 10, 4)


def odd_paths(port: int, stop: threading.Event) -> None:
    """Addresses that no page has."""
    odd = ("/%00", "/" + "x" * 5000, "/api/tables/%00/log", "/../../etc/passwd")
    asked = "".join(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n" for path in odd)
    again_and_again(stop, lambda: dial(port), asked.encode(), 8)


def accounts(port: int, stop: threading.Event) -> None:
    """Ways to sign in: passkeys, letters and codes of others."""
    offer = "/api/account/enter/offer", {}
    letter = "/api/account/mail", {"address": "ana@example.org"}
    code = "/api/account/codes/enter", {"code": "aaaa-aaaa-aaaa-aaaa"}
    link = "/api/account/mail/enter", {"token": "x" * 43}
    asked = ""
    for path, form in (offer, letter, code, link):
        body = json.dumps(form)
        asked += f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        asked += f"Content-Length: {len(body)}\r\n\r\n{body}"
    again_and_again(stop, lambda: dial(port), asked.encode() * 5, 8)


ATTACKS = {
    attack.__name__: attack
    for attack in (
        silent,
        dribbling,
        pings,
        pages,
        files,
        nonsense,
        crumbs,
        unread,
        coming_and_going,
        watching,
        moments,
        visitors,
        tables,
        odd_paths,
        accounts,
    )
}


def p(times: list[float], percent: int) -> float:
    return 1000 * quantiles(times, n=100)[percent - 1] if len(times) > 1 else float("nan")


async def measure(tables: list[Table], seconds: float) -> tuple[list[float], list[float]]:
    """The times of all acts, and of those during which the machine was there."""
    for table in tables:
        table.times.clear()
    with Watch() as watch:
        await asyncio.sleep(seconds)
    acts = [one for table in tables for one in table.times]
    calm = [one for one in acts if not watch.disturbed(*one)]
    return [end - begin for begin, end in acts], [end - begin for begin, end in calm]


async def run(
    port: int, server: int, asked: argparse.Namespace, tell: Callable[[str], None]
) -> bool:
    honest = [Table(port, number) for number in range(TABLES)]
    playing = [asyncio.create_task(table.play()) for table in honest]
    while not all(table.times for table in honest):  # until all sit
        await asyncio.sleep(0.1)
    tell(
        "| strangers | acts | judged | p50 without | with | p99 without | with | : |"
        " p99 of all without | with | CPU without | with | |"
    )
    tell("|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---|")
    fine = True
    for name in asked.only or list(ATTACKS):
        everything: tuple[list[float], list[float]] = [], []
        rounds: tuple[list[list[float]], list[list[float]]] = [], []
        cpu = [0.0, 0.0]
        for _ in range(asked.rounds):
            for attacked in (0, 1):
                attack = strike(name, port) if attacked else None
                await asyncio.sleep(0.5)
                before = used(server).cpu
                every, calm = await measure(honest, asked.seconds)
                everything[attacked].extend(every)
                rounds[attacked].append(calm)
                cpu[attacked] += used(server).cpu - before
                if attack:
                    attack.terminate()
                    await asyncio.to_thread(attack.wait)
        p50, p99 = (
            [median(p(times, percent) for times in one) for one in rounds] for percent in (50, 99)
        )
        times_worse = p99[1] / p99[0]
        held = times_worse <= BOUND
        fine &= held
        figures = " | ".join(f"{one:.1f} ms" for one in (*p50, *p99))
        raw = " | ".join(f"{p(one, 99):.1f} ms" for one in everything)
        share = " | ".join(f"{100 * one / asked.seconds / asked.rounds:.0f} %" for one in cpu)
        tell(
            f"| {name} | {len(everything[1])} | {sum(map(len, rounds[1]))} | {figures} |"
            f" {times_worse:.2f} |"
            f" {raw} | {share} | {'held' if held else 'broken'} |"
        )
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return fine


def strike(name: str, port: int) -> subprocess.Popen[bytes]:
    """Begin an attack, in a process of its own: it takes what the processors have left, for
    strangers are not on the server's machine."""
    given = [sys.executable, __file__, "--attack", name, "--port", str(port)]
    return subprocess.Popen(given, stderr=subprocess.DEVNULL, preexec_fn=give_way)


def give_way() -> None:
    os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def attack_here(name: str, port: int) -> None:
    """One attack, until it is ended from outside or a minute has passed."""
    stop = threading.Event()
    threading.Timer(60, stop.set).start()
    ATTACKS[name](port, stop)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=4)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--markdown", type=Path, default=sections.SERVER, metavar="FILE")
    parser.add_argument("--only", nargs="+", choices=sorted(ATTACKS))
    parser.add_argument("--attack", choices=sorted(ATTACKS), help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.attack:
        attack_here(asked.attack, asked.port)
        return 0
    port = free_port()
    with tempfile.TemporaryDirectory(dir=RAM_DISK if RAM_DISK.is_dir() else None) as folder:
        program = Path(folder) / "program.py"
        program.write_text(PROGRAM)
        server = subprocess.Popen([sys.executable, str(program), str(port), folder], env=os.environ)
        try:
            while True:
                with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                    break
                time.sleep(0.05)
            lines = [
                f"{TABLES} tables of two; {asked.rounds} rounds of {asked.seconds:g} s without and"
                " with each attack, in turn; p50 and p99 are the medians of those of the rounds;"
                f" {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}"
                " before the run. CPU is the share of one core that the server takes."
                f" Promised: p99 of honest players at most {BOUND:g} times that without. Judged are"
                " acts during which the host did not take the machine away; strangers have the"
                " lowest priority, for they would not be on the same machine.",
                "",
            ]

            def tell(line: str) -> None:
                print(line)
                lines.append(line)

            fine = asyncio.run(run(port, server.pid, asked, tell))
            sections.write(asked.markdown, "strangers", "\n".join(["## Strangers", "", *lines]))
            return 0 if fine else 1
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    sys.exit(main())
