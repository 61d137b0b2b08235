"""A program at a table of a server: a guest who came by the link, sees what a person in the seat
sees, and answers as the program says."""

from __future__ import annotations

import json
import re
from http.client import HTTPException
from typing import Any, NamedTuple
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from paravent.bots.bot import Failed
from paravent.bots.program import ProgramBot
from paravent.bots.visiting import COMMAND
from paravent.core.mistakes import Mistake
from paravent.core.registry import find_game
from paravent.lab.extras import extra

LINK = re.compile(r"(https?://[^/#?\s]+)/?#/table/([\w-]+)(?:/([\w-]+))?")
PATIENCE = 30  # seconds for an answer of the server
ATTEMPTS = 5  # to connect again, until something is heard
Message = dict[str, Any]


class Invitation(NamedTuple):
    """Where to go, and what to say at the door."""

    server: str
    table: str
    word: str


def invitation(link: str) -> Invitation:
    """The parts of a link such as people are sent; a Mistake if it is none."""
    found = LINK.fullmatch(link.strip())
    if found is None:
        raise Mistake("not-an-invitation", link=link)
    return Invitation(found[1], found[2], found[3] or "")


class Seat:
    """One seat at one table, from sitting down to the end of the game."""

    def __init__(self, invited: Invitation, name: str, bot: str) -> None:
        if not bot.startswith(COMMAND):
            raise Mistake("only-programs-sit", bot=bot)
        self.sockets = extra("websockets.sync.client")
        self.closed = extra("websockets.exceptions").ConnectionClosed
        self.invited, self.cookie = invited, ""
        self.post("/api/session", {"name": name})
        sat = self.post(self._path("join"), {"invitation": invited.word} if invited.word else {})
        self.bot = ProgramBot(bot, bot.removeprefix(COMMAND), find_game(str(sat["game"])))
        self.number = -1

    def play(self) -> Message:
        """Answer until the game is over; how it ended. Who fails leaves the table, and a bot of the
        server plays on there."""
        misses = 0
        try:
            while True:
                try:
                    return self._listen()
                except (self.closed, OSError) as error:
                    misses = 0 if self.heard else misses + 1
                    if misses >= ATTEMPTS:
                        raise self._away(error) from error
        except Failed:
            self.post(self._path("leave"), {})
            raise
        finally:
            self.bot.close()

    def _listen(self) -> Message:
        """One connection."""
        self.heard, self.version = False, 0
        address = self.invited.server.replace("http", "ws", 1) + "/api/socket"
        headers = {"Cookie": self.cookie}
        with self.sockets.connect(address, additional_headers=headers) as socket:
            socket.send(json.dumps({"do": "watch", "table": self.invited.table}))
            for message in map(json.loads, socket):
                self.heard = True
                if message["say"] in ("failed", "lost"):
                    raise Mistake("server-refused", text=message["text"])
                if message["say"] == "state":
                    if message["ending"]:
                        return dict(message["ending"])
                    self._answer(socket, message)
        raise OSError("the server has closed the connection")

    def _answer(self, socket: Any, state: Message) -> None:
        """Act if it is our turn, and not a second time if the same is told again."""
        self.number = state["seat"]
        if not state["offers"] or state["version"] == self.version:
            return
        act = self.bot.act(state["seat"], state["offers"], state["view"])
        said = {"do": "act", "table": self.invited.table, "version": state["version"], "act": act}
        socket.send(json.dumps(said))
        self.version = state["version"]

    def _path(self, verb: str) -> str:
        return f"/api/tables/{self.invited.table}/{verb}"

    def post(self, path: str, body: Message) -> Message:
        """Ask the server; a Mistake says what it refuses, or that it is not there."""
        headers = {"Content-Type": "application/json", "Cookie": self.cookie}
        request = Request(self.invited.server + path, json.dumps(body).encode(), headers)
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                if cookie := answer.headers["Set-Cookie"]:
                    self.cookie = cookie.split(";")[0]
                told = json.load(answer)
        except HTTPError as error:
            raise Mistake("server-refused", text=refusal(error)) from error
        except (URLError, OSError, HTTPException, ValueError) as error:
            raise self._away(error) from error
        return told if isinstance(told, dict) else {}

    def _away(self, error: Exception) -> Mistake:
        return Mistake("server-away", server=self.invited.server, error=str(error))


def refusal(error: HTTPError) -> str:
    try:
        return str(json.load(error)["text"])
    except (ValueError, KeyError, TypeError):
        return str(error)
