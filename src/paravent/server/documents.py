"""Documents that are made once, compressed once, and answered from memory."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from starlette.requests import Request
from starlette.responses import Response


@dataclass(frozen=True)
class Document:
    """A body with its media type, how long it may be kept, and other encodings of it."""

    body: bytes
    media: str
    caching: str
    encoded: Mapping[str, bytes] = field(default_factory=dict)  # best first
    varies: str = "Accept-Encoding"

    @classmethod
    def compressed(cls, body: bytes, media: str, caching: str, varies: str) -> Document:
        return cls(body, media, caching, {"gzip": gzip.compress(body, 9)}, varies)

    @cached_property
    def tag(self) -> str:
        return f'"{hashlib.sha256(self.body).hexdigest()[:20]}"'

    def answer(self, request: Request) -> Response:
        headers = {"Cache-Control": self.caching, "ETag": self.tag, "Vary": self.varies}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        accepted = encodings(request.headers.get("accept-encoding", ""))
        best = next((name for name in self.encoded if name in accepted), None)
        if best is None:
            return Response(self.body, headers=headers, media_type=self.media)
        headers["Content-Encoding"] = best
        return Response(self.encoded[best], headers=headers, media_type=self.media)


def encodings(accepted: str) -> set[str]:
    """The encodings that an Accept-Encoding header names, but for those that it refuses."""
    names = set()
    for part in accepted.split(","):
        name, _, weight = part.partition(";")
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            names.add(name.strip().lower())
    return names
