"""What travels about clubs."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from paravent.server.schema import Name, Strict, TableInfo, Token
from paravent.server.tournaments.schema import TournamentInfo

Role = Literal["founder", "officer", "member"]
NewsKind = Literal["founded", "joined", "game", "tournament", "begun", "won", "cancelled"]
MemberId = Annotated[str, Meta(max_length=64)]


class ClubForm(Strict):
    """A new club, or what it is called from now on; anybody finds an `open` one and may join."""

    name: Name
    about: Annotated[str, Meta(max_length=1000)] = ""
    open: bool = False


class JoinClub(Strict):
    """Clubs that are not open ask for their invitation."""

    invitation: Token = ""


class MemberForm(Strict):
    """What a member is from now on; with `none` no member any more.

    Whoever makes somebody else the founder is an officer afterwards.
    """

    id: MemberId
    role: Literal["founder", "officer", "member", "none"]


class CloseForm(Strict):
    """The name of the club, by whoever is sure."""

    name: Name


class ClubInfo(Struct, frozen=True):
    """A club in a list, or as a stranger may know it; `role` is empty for strangers."""

    id: str
    name: str
    about: str
    open: bool
    members: int
    created: int
    role: Literal["founder", "officer", "member", ""]


class ClubList(Struct, frozen=True):
    mine: list[ClubInfo]
    open: list[ClubInfo]


class MemberInfo(Struct, frozen=True):
    """`number` is 0 for a guest without an account."""

    id: str
    name: str
    number: int
    role: Role
    joined: int
    online: bool
    me: bool


class ClubNews(Struct, frozen=True):
    """Something that happened: of a game, the first `firsts` of the `names` have won."""

    kind: NewsKind
    at: int
    names: list[str]
    firsts: int
    game: str
    title: str  # of the tournament
    table: str = ""
    tournament: str = ""


class Club(Struct, frozen=True):
    """A club with all that its members may know; for strangers the lists are empty."""

    info: ClubInfo
    invitation: str  # told to members
    members: list[MemberInfo]
    tables: list[TableInfo]
    tournaments: list[TournamentInfo]
    feed: list[ClubNews]
