"""A mail server on this machine that keeps what it is given, or is away."""

from __future__ import annotations

import re
import socketserver
import threading
from email import message_from_bytes, policy
from email.message import EmailMessage

from paravent.server.accounts.mail import MailServer

PATIENCE = 60.0


class Letterbox:
    """As much of SMTP as letters need."""

    def __init__(self, port: int = 0) -> None:
        self.letters: list[EmailMessage] = []
        self.refused: set[str] = set()  # addresses where nobody lives
        self.come = threading.Condition()
        box = self

        class Line(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                self.say("220 letterbox")
                while words := self.rfile.readline():
                    if not box.hear(self, words.decode().strip()):
                        return

            def say(self, text: str) -> None:
                self.wfile.write(f"{text}\r\n".encode())

        self.server = socketserver.ThreadingTCPServer(("127.0.0.1", port), Line)
        self.server.daemon_threads = True
        self.port = int(self.server.server_address[1])
        threading.Thread(target=self.server.serve_forever, args=(0.01,), daemon=True).start()

    def hear(self, line: socketserver.StreamRequestHandler, words: str) -> bool:
        say = line.say  # type: ignore[attr-defined]
        verb = words.upper()
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
