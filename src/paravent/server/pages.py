"""Pages: the built client if there is one, else a page that says that the server runs."""

from __future__ import annotations

import json
import mimetypes
from functools import cache
from html import escape
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from paravent.core.mistakes import Mistake
from paravent.server import openapi
from paravent.server.api import asked_language, failure
from paravent.server.documents import Document
from paravent.server.speech import words_in

STATIC = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
FOR_AN_HOUR = "public, max-age=3600"
BY_LANGUAGE = "Accept-Encoding, Accept-Language"
INDEX = "index.html"
TYPES = {".webmanifest": "application/manifest+json"}  # which not every machine knows
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # made by the build, best first


@cache
def api_description(lang: str) -> Document:
    body = json.dumps(openapi.document(words_in(lang)), ensure_ascii=False).encode()
    return Document.compressed(body, "application/json", FOR_AN_HOUR, BY_LANGUAGE)


@cache
def api_reading(lang: str) -> Document:
    body = openapi.page(words_in(lang)).encode()
    return Document.compressed(body, "text/html; charset=utf-8", FOR_AN_HOUR, BY_LANGUAGE)


STYLE = Document(openapi.STYLE.encode(), "text/css; charset=utf-8", FOR_AN_HOUR)


async def api_document(request: Request) -> Response:
    return api_description(asked_language(request)).answer(request)


async def api_page(request: Request) -> Response:
    return api_reading(asked_language(request)).answer(request)


async def api_style(request: Request) -> Response:
    return STYLE.answer(request)


async def no_such_api(request: Request) -> Response:
    return failure(Mistake("no-such-page"), asked_language(request))


class Client:
    """Files of the client, read once; any other path is one of its pages, which it finds itself."""

    def __init__(self, folder: Path = STATIC) -> None:
        files = sorted(file for file in folder.rglob("*") if file.is_file())
        self.files = {
            file.relative_to(folder).as_posix(): read(file, folder)
            for file in files
            if file.suffix not in ENCODINGS.values()
        }

    async def __call__(self, request: Request) -> Response:
        path = request.scope["path"].lstrip("/")
        found = self.files.get(path)
        if found is None and "." not in path.rpartition("/")[2]:
            found = self.files.get(INDEX)
            if found is None:
                return HTMLResponse(placeholder(asked_language(request)))
        if found is None:
            return failure(Mistake("no-such-page"), asked_language(request))
        return found.answer(request)


class ClientFirst:
    """Whoever asks for a page need not wait until all routes of the API have been looked at."""

    def __init__(self, app: ASGIApp, client: Client) -> None:
        self.app, self.client = app, client

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        wanted = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
        if wanted and not scope["path"].startswith("/api/"):
            answer = await self.client(Request(scope))
            await answer(scope, receive, send)
        else:
            await self.app(scope, receive, send)


def read(file: Path, folder: Path) -> Document:
    """A file, with what the build has made of it."""
    hashed = file.relative_to(folder).parts[0] == "assets"
    packed = {name: file.with_name(file.name + end) for name, end in ENCODINGS.items()}
    media = (
        TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    )
    return Document(
        file.read_bytes(),
        f"{media}; charset=utf-8" if media.startswith("text/") else media,
        FOREVER if hashed else ASK_AGAIN,
        {name: found.read_bytes() for name, found in packed.items() if found.is_file()},
    )


def placeholder(lang: str) -> str:
    words = words_in(lang)
    return (
        f"<!doctype html><html lang='{lang}'><head><meta charset='utf-8'>"
        "<meta name='viewport' content='width=device-width'><title>Paravent</title>"
        "<link rel='stylesheet' href='/api/docs.css'></head><body><main><h1>Paravent</h1>"
        f"<p>{escape(words('page-no-client'))}</p>"
        f"<p><a href='/api/docs?lang={lang}'>{escape(words('api-title'))}</a></p>"
        "</main></body></html>"
    )
