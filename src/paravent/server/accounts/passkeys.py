"""Passkeys (WebAuthn): what a browser must have signed, and for which site.

The library that checks it is slow to import, and many sites never need it.
"""

from __future__ import annotations

import ipaddress
import json
from base64 import urlsafe_b64decode
from dataclasses import dataclass
from urllib.parse import urlsplit

from paravent.core.mistakes import Mistake
from paravent.server.accounts.keys import Passkey
from paravent.server.accounts.schema import PasskeyMade, PasskeyUsed
from paravent.server.settings import MINUTE_MS

CHALLENGE_MS = 10 * MINUTE_MS
ALGORITHMS = [-8, -7, -257]  # Ed25519, ES256, RS256
KIND = "public-key"


@dataclass(frozen=True)
class Site:
    """What a passkey is bound to: a name, and the origins whose pages may ask for it."""

    id: str
    origins: list[str]


def site_of(scheme: str, host: str, origins: tuple[str, ...]) -> Site:
    """The site as a request found it; a Mistake if that was by number."""
    name = urlsplit(f"//{host}").hostname or ""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        known = [origin for origin in origins if urlsplit(origin).hostname == name]
        if name:
            return Site(name, known or [f"{scheme}://{host}".lower()])
    raise Mistake("passkey-host")


def challenge_in(client_data: str) -> str:
    """The challenge that a browser says it has answered."""
    try:
        return str(json.loads(urlsafe_b64decode(client_data + "==="))["challenge"])
    except Exception as error:  # whatever a stranger may have sent
        raise Mistake("passkey-refused") from error


def made(form: PasskeyMade, challenge: str, site: Site) -> tuple[str, int]:
    """The public key of a new passkey, and how often it has signed."""
    from webauthn import verify_registration_response
    from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

    response = {"clientDataJSON": form.client_data, "attestationObject": form.attestation}
    try:
        found = verify_registration_response(
            credential={"id": form.id, "rawId": form.id, "type": KIND, "response": response},
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.id,
            expected_origin=site.origins,
        )
    except Exception as error:
        raise Mistake("passkey-refused") from error
    return bytes_to_base64url(found.credential_public_key), found.sign_count


def used(form: PasskeyUsed, challenge: str, site: Site, passkey: Passkey) -> int:
    """How often a passkey has signed; whether that is more than before is asked later."""
    from webauthn import verify_authentication_response
    from webauthn.helpers import base64url_to_bytes

    response = {
        "clientDataJSON": form.client_data,
        "authenticatorData": form.authenticator,
        "signature": form.signature,
    }
    try:
        found = verify_authentication_response(
            credential={"id": form.id, "rawId": form.id, "type": KIND, "response": response},
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.id,
            expected_origin=site.origins,
            credential_public_key=base64url_to_bytes(passkey.public_key),
            credential_current_sign_count=0,
        )
    except Exception as error:
        raise Mistake("passkey-refused") from error
    return found.new_sign_count
