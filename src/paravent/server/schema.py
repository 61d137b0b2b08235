"""What travels between server and clients; JSON Schema and the OpenAPI page are made from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from paravent.server.hint_schema import Advice, Gain, Likely

Name = Annotated[str, Meta(max_length=100)]  # checked further in guests.py, with a reason
Token = Annotated[str, Meta(max_length=100)]
TableId = Annotated[str, Meta(max_length=20)]
ActText = Annotated[str, Meta(max_length=100)]
Version = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
MessageId = Annotated[str, Meta(max_length=40)]
Pace = Literal["live", "slow"]
Stage = Literal["open", "running", "over", "closed"]
Hours = Literal[12, 24, 48, 72, 120, 168, 336]
Minutes = Annotated[int, Meta(ge=0, le=180)]
Seconds = Annotated[int, Meta(ge=0, le=300)]


class Strict(Struct, forbid_unknown_fields=True):
    """What comes from outside: no field that nobody knows."""


# Said by clients over HTTP.


class NameForm(Strict):
    """Who I want to be."""

    name: Name


class SeatForm(Strict):
    """One seat of a new table: for me, for a friend, or for a bot of a level."""

    kind: Literal["me", "friend", "bot"]
    level: Annotated[str, Meta(max_length=20)] = ""


class TableForm(Strict):
    """A new table; at slow pace everybody has so many hours for a decision.

    Live, `minutes` are for a decision (0: as many as is usual here), or with an `increment` for
    the whole game: each decision adds so many seconds.
    """

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatForm], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, str], Meta(max_length=10)] = {}
    pace: Pace = "live"
    hours: Hours = 72
    weekends: bool = True  # whether they count at slow pace
    minutes: Minutes = 0
    increment: Seconds | None = None
    level: Annotated[str, Meta(max_length=20)] = ""  # of bots that stand in
    public: bool = False
    help: bool = True  # hints, and what offers are worth by the end
    rated: bool = False  # between accounts, without help; the result counts
    club: TableId = ""  # for its members alone


class JoinForm(Strict):
    """The seat I want, else the first that is free; tables by link ask for the invitation."""

    seat: SeatNumber | None = None
    invitation: Token = ""


class TakeForm(Strict):
    """The token of a seat link."""

    token: Token


class RemoveForm(Strict):
    """The seat whose person the host sends away before the start."""

    seat: SeatNumber


class SeatChange(Strict):
    """Before the start: an open seat for a bot, or a bot's seat for a friend."""

    seat: SeatNumber
    kind: Literal["bot", "friend"]


class EndForm(Strict):
    """The session to end; all others but mine if none is named."""

    id: Annotated[str, Meta(max_length=20)] = ""


class StandInForm(Strict):
    """The seat whose time has run out, to be played by a bot until its person is back."""

    seat: SeatNumber


# Said by the server over HTTP.


class Trouble(Struct, frozen=True):
    """What went wrong: a code with its parameters, and the sentence that says it."""

    code: str
    details: dict[str, Any]
    text: str


class GuestInfo(Struct, frozen=True):
    name: str


class SessionInfo(Struct, frozen=True):
    """A device on which I am known: its browser and system, and when it was here (to the day)."""

    id: str
    device: str
    created: int
    seen: int
    here: bool


class DeviceLink(Struct, frozen=True):
    """A token by which another device becomes me: once, until it expires."""

    token: str
    expires: int


class OptionInfo(Struct, frozen=True):
    """By number of players, what may be chosen, default first.

    If `pick` is not 0, so many different words of `picks`, joined by +, may be chosen instead.
    """

    name: str
    values: dict[str, list[str]]
    picks: list[str]
    pick: int


class GameInfo(Struct, frozen=True):
    key: str
    title: str
    rules: int
    fewest: int
    most: int
    options: list[OptionInfo]
    levels: list[str]
    level: str  # the usual one


class SeatInfo(Struct, frozen=True):
    """`level` is that of the bot; a person who has one is away, and the bot stands in."""

    kind: Literal["person", "bot", "open"]
    name: str
    level: str = ""
    online: bool = False
    vacation: list[int] | UnsetType = UNSET  # from when until when; told to those who sit there


class Clock(Struct, frozen=True):
    """A person owes a decision since a time; at `until` a bot stands in."""

    seat: int
    since: int
    until: int


class Handover(Struct, frozen=True):
    """Who plays in a seat changed before act `n + 1`, or `count` acts from there on were undone.

    Seat `by` let a bot stand in for a person (nobody did if the time ran out), a person came back,
    or left for good; or a seat took acts back, others' too, and all had agreed.
    """

    n: int
    kind: Literal["stand-in", "back", "left", "undone"]
    seat: int
    at: int
    by: int | None = None
    level: str = ""
    count: int = 0


class UndoAsked(Struct, frozen=True):
    """A seat asks to take its last act back; these seats have not answered yet."""

    seat: int
    waiting: list[int]


class TableInfo(Struct, frozen=True):
    """A table as the reader may know it; times are milliseconds since 1970."""

    id: str
    game: str
    rules: int
    options: dict[str, str]
    pace: Pace
    patience: int  # milliseconds for a decision, or with an increment for the whole game
    increment: int | None  # milliseconds that a decision adds
    weekends: bool  # whether they count
    left: list[int]  # of the time for the whole game, by seat, when its clock last stood still
    level: str  # of bots that stand in
    public: bool
    help: bool  # without it there are neither hints nor worths of offers
    rated: bool  # between accounts; the result counts
    auto: bool  # it starts when the last seat is taken
    stage: Stage
    seats: list[SeatInfo]
    host: int | None
    me: int | None
    version: int
    to_act: list[int]
    clocks: list[Clock]
    commitment: str
    created: int
    changed: int
    result: list[int]
    invitation: str = ""  # told to those who sit there
    next: str = ""  # the rematch
    undo: UndoAsked | None = None
    club: str = ""  # whose members alone see it
    tournament: str = ""
    begins: int = 0  # in a tournament, by when it begins, whoever is there
    watching: int = 0  # how many look on without a seat; told to those who listen


class TableList(Struct, frozen=True):
    mine: list[TableInfo]
    open: list[TableInfo]
    running: list[TableInfo]


class SeatLink(Struct, frozen=True):
    """Whoever brings this token first takes the seat."""

    token: str
    path: str
    expires: int


Words = list[str | int | None]
Stretch = list[int | list[str | int | Words | None]]  # one act or several deals: see deeds.py


class Moment(Struct, frozen=True):
    """The table after its first `n` acts; `deeds` are what the last of them caused."""

    n: int
    acts: int
    to_act: list[int]
    view: dict[str, Any]
    deeds: list[Stretch]


class ScoreSheet(Struct, frozen=True):
    """Every seat's points after each act of a finished game."""

    scores: list[list[int]]


# Said by clients over the socket.


class Said(Struct, tag_field="do", forbid_unknown_fields=True):
    """`id` comes back in the answer."""

    id: MessageId | UnsetType = UNSET


class Hello(Said, tag="hello"):
    """The language of answers."""

    lang: Annotated[str, Meta(max_length=20)] = "en"


class Watch(Said, tag="watch", kw_only=True):
    """Tell me about a table from now on, and what happened since the version that I know."""

    table: TableId
    since: Version = 0
    invitation: Token = ""


class Unwatch(Said, tag="unwatch", kw_only=True):
    table: TableId


class Act(Said, tag="act", kw_only=True):
    """Play; `version` is the one that I saw."""

    table: TableId
    version: Version
    act: ActText


class Undo(Said, tag="undo", kw_only=True):
    table: TableId
    version: Version


class Consent(Said, tag="consent", kw_only=True):
    """My answer to a seat that asked to take an act back."""

    table: TableId
    version: Version
    agree: bool


class Why(Said, tag="why", kw_only=True):
    """Why may I not do this now?"""

    table: TableId
    act: ActText


class Foresee(Said, tag="previews", kw_only=True):
    """What would my offers bring?"""

    table: TableId


class Bind(Said, tag="binding", kw_only=True):
    """Which of my offers could I not take back by myself?"""

    table: TableId


class Weigh(Said, tag="weigh", kw_only=True):
    """What are all my offers worth by the end, to a bot in my seat?"""

    table: TableId
    version: Version


class Hint(Said, tag="hint", kw_only=True):
    table: TableId
    version: Version


class Chat(Said, tag="chat", kw_only=True):
    table: TableId
    text: Annotated[str, Meta(max_length=2000)]


class Lobby(Said, tag="lobby"):
    """Tell me from now on which tables there are."""


class Ping(Said, tag="ping"):
    pass


class Identified(Struct):
    """All that is read of a message that makes no sense."""

    id: MessageId | UnsetType = UNSET


Request = (
    Hello
    | Watch
    | Unwatch
    | Act
    | Undo
    | Consent
    | Why
    | Foresee
    | Bind
    | Weigh
    | Hint
    | Chat
    | Lobby
    | Ping
)


# Said by the server over the socket.


class Told(Struct, tag_field="say"):
    """An answer repeats the `id` of its request."""

    id: str | UnsetType = UNSET


class Welcome(Told, tag="welcome", kw_only=True):
    """The first message: who the server takes me for, and its time in milliseconds since 1970."""

    name: str | None
    version: str
    at: int


class TableNews(Told, tag="table", kw_only=True):
    table: TableInfo


class Ending(Struct, frozen=True):
    """How a game ended; `tallies` say where every point came from."""

    scores: list[int]
    places: list[int]
    tallies: list[dict[str, int]]
    seed: str


class State(Told, tag="state", kw_only=True):
    """How the game stands for the reader.

    `deeds` continue what the reader knew at version `since`; if that is 0 they are the whole game.
    The last of them is act number `acts`.
    `handovers` are always all of them.
    `left` is empty where time is for each decision.
    `undo` is `free` if my last act can be taken back, `ask` if others must agree, else null.
    """

    table: str
    version: int
    since: int
    acts: int
    seat: int | None
    to_act: list[int]
    view: Mapping[str, Any]
    offers: list[str]
    deeds: list[Stretch]
    clocks: list[Clock]
    handovers: Sequence[Handover]
    left: Sequence[int] = ()  # of the time for the whole game, as in a table
    undo: Literal["free", "ask"] | None = None
    ending: Ending | None = None


class Done(Told, tag="done", kw_only=True):
    """The request is carried out and stored."""

    version: int | UnsetType = UNSET


class Stale(Told, tag="stale", kw_only=True):
    """Nothing was done: the game went on meanwhile. The present state comes with it."""

    table: str


class Refusal(Told, tag="refused", kw_only=True):
    """Nothing was done: the act is not legal now."""

    table: str
    act: str
    code: str
    rule: str
    details: dict[str, Any]
    text: str


class Failure(Told, tag="failed", kw_only=True):
    """Nothing was done: the request was wrong."""

    code: str
    details: dict[str, Any]
    text: str


class Reasoned(Told, tag="why", kw_only=True):
    """Why an act is not legal now; an empty `code` means that it is."""

    table: str
    act: str
    code: str
    rule: str
    details: dict[str, Any]
    text: str


class Previews(Told, tag="previews", kw_only=True):
    """By offer what it would bring, where the game can tell; good for this version."""

    table: str
    version: int
    previews: dict[str, Mapping[str, Any]]


class Binding(Told, tag="binding", kw_only=True):
    """My offers that are no longer mine to take back once they are played, as far as I may know."""

    table: str
    version: int
    acts: list[str]


class Worths(Told, tag="worths", kw_only=True):
    """By offer what it is worth by the end, in hundredths of a point, as a bot guesses."""

    table: str
    version: int
    worths: dict[str, int]


class Hinted(Told, tag="hint", kw_only=True):
    """The best three of my offers, what is likely to follow the first, and why it rather than the
    second. If there is one offer alone, its interval says nothing."""

    table: str
    version: int
    advice: list[Advice]
    line: list[Likely]
    because: list[Gain]


class ChatLine(Struct, frozen=True):
    """Seat -1 is the audience, which players hear after the end."""

    n: int
    seat: int
    name: str
    text: str
    at: int


class Chatter(Told, tag="chat", kw_only=True):
    table: str
    lines: list[ChatLine]


class Tables(Told, tag="lobby", kw_only=True):
    tables: TableList


class Listed(Told, tag="listed", kw_only=True):
    """What is new in the lobby: public tables as strangers see them, and mine.
    Acts alone change nothing about the public ones. `gone` and `left` are in that list no more.
    """

    changed: list[TableInfo] = []
    gone: list[str] = []
    mine: list[TableInfo] = []
    left: list[str] = []


class Proposed(Told, tag="proposed", kw_only=True):
    """Somebody has proposed a game to me, or has answered: ask for `/api/proposals`."""


class Lost(Told, tag="lost", kw_only=True):
    """I no longer sit or watch there; `code` says why."""

    table: str
    code: str
    details: dict[str, Any]
    text: str


Answer = (
    Welcome
    | TableNews
    | State
    | Done
    | Stale
    | Refusal
    | Failure
    | Reasoned
    | Previews
    | Binding
    | Worths
    | Hinted
    | Chatter
    | Tables
    | Listed
    | Proposed
    | Lost
)
