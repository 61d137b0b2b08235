"""A mail server on this machine that keeps what it is given, or is away."""

from __future__ import annotations

import base64
import re
import socketserver
import ssl
import threading
from contextlib import suppress
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from paravent.server.accounts.mail import MailServer

PATIENCE = 60.0


class Letterbox:
    """As much of SMTP as letters need; with a context by TLS, from the start (`safe`) or by
    STARTTLS, and with a login only for who knows it."""

    def __init__(
        self,
        port: int = 0,
        host: str = "127.0.0.1",
        context: ssl.SSLContext | None = None,
        safe: bool = False,
        login: tuple[str, str] | None = None,
    ) -> None:
        self.context, self.login = context, login
        self.heard: list[tuple[bool, str]] = []  # by TLS or not, what was said
        self.letters: list[EmailMessage] = []
        self.refused: set[str] = set()  # addresses where nobody lives
        self.come = threading.Condition()
        box = self

        class Line(socketserver.StreamRequestHandler):
            secret = known = False

            def handle(self) -> None:
                with suppress(ssl.SSLError, ConnectionError):  # whoever does not trust us goes
                    if safe:
                        self.seal()
                    self.say("220 letterbox")
                    while words := self.rfile.readline():
                        box.heard.append((self.secret, words.decode().strip()))
                        if not box.hear(self, words.decode().strip()):
                            return

            def seal(self) -> None:
                assert context is not None
                self.request = context.wrap_socket(self.request, server_side=True)
                self.secret = True
                self.setup()

            def say(self, text: str) -> None:
                self.wfile.write(f"{text}\r\n".encode())

        self.server = socketserver.ThreadingTCPServer((host, port), Line)
        self.server.daemon_threads = True
        self.port = int(self.server.server_address[1])
        threading.Thread(target=self.server.serve_forever, args=(0.01,), daemon=True).start()

    def hear(self, line: Any, words: str) -> bool:
        say = line.say
        verb = words.upper()
        if verb.startswith("EHLO"):
            upgrade = self.context is not None and not line.secret
            offers = ["STARTTLS"] * upgrade + ["AUTH PLAIN LOGIN"] * bool(self.login)
            for offer in ["letterbox", *offers][:-1]:
                say(f"250-{offer}")
            say(f"250 {['letterbox', *offers][-1]}")
            return True
        if verb == "STARTTLS":
            say("220 go on")
            line.seal()
            return True
        if verb.startswith("AUTH PLAIN"):
            told = base64.b64decode(words.split()[2]).decode().split("\0")[1:]
            line.known = tuple(told) == self.login
            say("235 welcome" if line.known else "535 who are you")
            return True
        if verb.startswith("MAIL") and self.login and not line.known:
            say("530 log in first")
            return True
        if verb.startswith("QUIT"):
            say("221 bye")
            return False
        if verb.startswith("RCPT") and words.partition("<")[2].rstrip(">") in self.refused:
            say("550 nobody lives here")
        elif verb == "DATA":
            say("354 go on")
            raw = b""
            while (part := line.rfile.readline()) != b".\r\n":
                raw += part
            with self.come:
                self.letters.append(message_from_bytes(raw, policy=policy.default))
                self.come.notify_all()
            say("250 taken")
        else:
            say("250 letterbox")
        return True

    def letter(self, number: int = 1) -> EmailMessage:
        """The letter of a number, as soon as it is there."""
        with self.come:
            assert self.come.wait_for(lambda: len(self.letters) >= number, PATIENCE)
            return self.letters[number - 1]

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


def mail_server(port: int) -> MailServer:
    return MailServer("127.0.0.1", port, safe=False, sender="table@play.example")


def token_in(letter: EmailMessage) -> str:
    body = letter.get_body(("plain",))
    assert body is not None
    found = re.search(r"/#/mail/([\w-]+)", str(body.get_content()))
    assert found
    return found[1]
