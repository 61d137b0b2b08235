"""The desk: what the handlers of requests share, and a request that is understood."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from starlette.requests import HTTPConnection, Request

from paravent.core.mistakes import Mistake
from paravent.server.accounts.accounts import Accounts
from paravent.server.addresses import network
from paravent.server.company import Company
from paravent.server.guests import Guest, Guests, Visit
from paravent.server.hall import Hall
from paravent.server.homes import Homes
from paravent.server.meeting.proposals import Proposer
from paravent.server.metrics import Metrics
from paravent.server.rates import Limits
from paravent.server.reminders.reminders import Reminders
from paravent.server.sessions import device_of
from paravent.server.settings import Settings


class Desk:
    """What handlers need: the hall, the guests, how often anybody may ask, and who is connected."""

    def __init__(
        self,
        hall: Hall,
        guests: Guests,
        settings: Settings,
        limits: Limits,
        company: Company,
        metrics: Metrics,
        accounts: Accounts,
        reminders: Reminders,
        proposer: Proposer,
        homes: Homes | None,
    ) -> None:
        self.hall = hall
        self.guests = guests
        self.settings = settings
        self.limits = limits
        self.company = company
        self.metrics = metrics
        self.accounts = accounts
        self.reminders = reminders
        self.proposer = proposer
        self.homes = homes


@dataclass
class Call:
    """One request, understood."""

    desk: Desk
    request: Request
    guest: Guest | None
    lang: str
    body: Any = None
    session: str = ""
    cookie: str | None = None  # the token of a new or renewed session; empty to forget it

    @property
    def hall(self) -> Hall:
        return self.desk.hall

    @property
    def person(self) -> Guest:
        if self.guest is None:
            raise Mistake("no-session")
        return self.guest

    @property
    def visit(self) -> Visit:
        return Visit(self.person, self.session)

    @property
    def before(self) -> Visit | None:
        """Whoever was here until now."""
        return self.visit if self.guest else None

    @property
    def device(self) -> str:
        return device_of(self.request.headers.get("user-agent", "")[:500])

    @property
    def address(self) -> str:
        return address(self.request)

    @property
    def table_id(self) -> str:
        return str(self.request.path_params["table"])

    @staticmethod
    def number_in(text: str) -> int:
        """A number in an address; Python refuses to read one of thousands of digits."""
        if not (text.isascii() and text.isdigit() and len(text) < 10):
            raise Mistake("no-such-page")
        return int(text)

    @property
    def invitation(self) -> str:
        return self.request.query_params.get("invitation", "")[:100]


@dataclass(frozen=True)
class Operation:
    """One operation; `name` is also that of its summary, `api-<name>`."""

    name: str
    method: str
    path: str
    work: Callable[[Call], Awaitable[object]]
    answer: Any
    body: Any = None
    query: tuple[str, ...] = ()
    lasts: int = 0  # seconds that whoever asked may keep the answer
    probe: bool = False  # answered without the database, whoever asks


def address(request: HTTPConnection) -> str:
    """The network where a request comes from."""
    return network(request.client.host) if request.client else ""
