"""A passkey in memory, which signs whatever it is told to: as browsers do, or as forgers would."""

from __future__ import annotations

import hashlib
import json
import secrets
from base64 import urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 1, 4, 64
Form = dict[str, Any]


def base64(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


class Passkey:
    def __init__(self, origin: str, count: int = 0) -> None:
        self.origin = origin
        self.site = origin.partition("://")[2].partition(":")[0]
        self.count = count  # one that does not count stays at 0
        self.id = secrets.token_bytes(16)
        self.key = ec.generate_private_key(ec.SECP256R1())

    def made(self, challenge: str) -> Form:
        numbers = self.key.public_key().public_numbers()
        x, y = numbers.x.to_bytes(32, "big"), numbers.y.to_bytes(32, "big")
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        length = len(self.id).to_bytes(2, "big")
        data = self._data(PRESENT | VERIFIED | ATTESTED) + bytes(16) + length + self.id + public
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return {
            "id": base64(self.id),
            "client_data": base64(self._client("webauthn.create", challenge)),
            "attestation": base64(attestation),
        }

    def used(self, challenge: str) -> Form:
        self.count += self.count > 0
        data, client = self._data(PRESENT | VERIFIED), self._client("webauthn.get", challenge)
        signed = data + hashlib.sha256(client).digest()
        return {
            "id": base64(self.id),
            "client_data": base64(client),
            "authenticator": base64(data),
            "signature": base64(self.key.sign(signed, ec.ECDSA(hashes.SHA256()))),
        }

    def _data(self, flags: int) -> bytes:
        site = hashlib.sha256(self.site.encode()).digest()
        return site + bytes([flags]) + self.count.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()
