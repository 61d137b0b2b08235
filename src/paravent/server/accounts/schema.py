"""What travels about accounts: keys by which a guest keeps the name, and signing in by them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from paravent.server.schema import Name, Strict

Base64 = Annotated[str, Meta(max_length=6000)]  # base64url, without padding
KeyId = Annotated[str, Meta(max_length=1400)]
MailText = Annotated[str, Meta(max_length=300)]


# Said by clients.


class PasskeyMade(Strict):
    """A new passkey, as the browser tells it."""

    id: KeyId
    client_data: Base64
    attestation: Base64


class PasskeyUsed(Strict):
    """A passkey has signed what it was asked to."""

    id: KeyId
    client_data: Base64
    authenticator: Base64
    signature: Base64


class MailForm(Strict):
    """Where to send the link."""

    address: MailText


class CodeForm(Strict):
    """One of my recovery codes."""

    code: Annotated[str, Meta(max_length=100)]


class KeyForm(Strict):
    """The key to take away; codes go together."""

    kind: Literal["passkey", "mail", "codes"]
    id: KeyId = ""


class DeleteForm(Strict):
    """My name, so that nobody is deleted by a slip."""

    name: Name


# Said by the server.


class PasskeyInfo(Struct, frozen=True):
    id: str
    device: str
    created: int
    used: int


class AccountInfo(Struct, frozen=True):
    """Who I am here and by what I keep the name; `name` is null for somebody without a session.

    `mail` tells whether this site can send letters: `away` means that it could not just now.
    """

    name: str | None
    passkeys: list[PasskeyInfo]
    mails: list[str]
    codes: int
    mail: Literal["off", "ok", "away"]


class PasskeyOffer(Struct, frozen=True):
    """What a new passkey is made for; `known` are those that I have."""

    challenge: str
    site: str
    user: str
    name: str
    algorithms: list[int]
    known: list[str]


class PasskeyChallenge(Struct, frozen=True):
    """What any passkey of this site may sign."""

    challenge: str
    site: str


class MailAsked(Struct, frozen=True):
    """A letter is on its way, if there is anybody to write to: that is not told."""

    minutes: int  # for which its link is good
    mail: Literal["ok", "away"]


class MailLinkInfo(Struct, frozen=True):
    """Whose name a link in a letter is for; `keep` if the address is to become a key of it."""

    name: str
    keep: bool


class RecoveryCodes(Struct, frozen=True):
    """Told once: only their digests are stored."""

    codes: list[str]
