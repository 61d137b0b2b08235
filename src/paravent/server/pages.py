"""Pages: the built client if there is one, else a page that says that the server runs."""

from __future__ import annotations

from html import escape
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, JSONResponse, Response

from paravent.core.mistakes import Mistake
from paravent.server import openapi
from paravent.server.api import asked_language, failure
from paravent.server.speech import words_in

STATIC = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"


async def api_document(request: Request) -> Response:
    return JSONResponse(openapi.document(words_in(asked_language(request))))


async def api_page(request: Request) -> Response:
    return HTMLResponse(openapi.page(words_in(asked_language(request))))


async def api_style(_request: Request) -> Response:
    return Response(openapi.STYLE, media_type="text/css")


async def no_such_api(request: Request) -> Response:
    return failure(Mistake("no-such-page"), asked_language(request))


class Client:
    """Files of the client; any other path is one of its pages, which it finds out itself."""

    def __init__(self, folder: Path = STATIC) -> None:
        self.folder = folder.resolve()

    async def __call__(self, request: Request) -> Response:
        path = request.path_params.get("path", "")
        file = (self.folder / path).resolve()
        if path and file.is_file() and file.is_relative_to(self.folder):
            hashed = path.startswith("assets/")
            return FileResponse(file, headers={"Cache-Control": FOREVER} if hashed else None)
        index = self.folder / "index.html"
        if "." in path.rpartition("/")[2]:
            return failure(Mistake("no-such-page"), asked_language(request))
        if index.is_file():
            return FileResponse(index, headers={"Cache-Control": "no-cache"})
        return HTMLResponse(placeholder(asked_language(request)))


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
