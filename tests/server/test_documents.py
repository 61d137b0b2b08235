"""Documents that are made and compressed once."""

from __future__ import annotations

import gzip
from http.client import HTTPConnection
from pathlib import Path

import pytest

from paravent.server import openapi, pages
from paravent.server.database import open_database
from paravent.server.documents import encodings
from tests.server.databases import new_sqlite
from tests.server.people import Person, Running, running

pytestmark = pytest.mark.once


def raw(server: Running, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    connection = HTTPConnection("127.0.0.1", server.port, timeout=60)
    connection.request("GET", path, headers=headers)
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer.status, {name.lower(): value for name, value in answer.getheaders()}, body


@pytest.mark.parametrize("path", ["/api/docs", "/api/openapi.json"])
def test_the_description_is_made_once(
    server: Running, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain, french = Person(server.port).get(path), Person(server.port).get(f"{path}?lang=fr")
    monkeypatch.setattr(openapi, "document", None)  # nobody calls it any more
    status, headers, body = raw(server, path, **{"Accept-Encoding": "gzip, br"})
    assert status == 200 and headers["content-encoding"] == "gzip"
    assert gzip.decompress(body).decode() == plain.text and len(body) < len(plain.text) / 4
    kept = {"If-None-Match": headers["etag"]}
    assert raw(server, path, **kept)[::2] == (304, b"")
    status, _, body = raw(server, path, **kept | {"Accept-Language": "fr"})
    assert (status, body.decode()) == (200, french.text) and french.text != plain.text


def test_files_are_served_as_the_build_packed_them(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<p>")
    (static / "assets" / "a-1.js").write_text("plain")
    (static / "assets" / "a-1.js.br").write_bytes(b"brotli")
    (static / "assets" / "a-1.js.gz").write_bytes(b"gzip")
    with running(open_database(new_sqlite(tmp_path)), static=static) as server:
        path = "/assets/a-1.js"
        for accepted, body in [("", b"plain"), ("gzip", b"gzip"), ("gzip, br", b"brotli")]:
            status, headers, found = raw(server, path, **{"Accept-Encoding": accepted})
            assert (status, found) == (200, body)
            assert headers["cache-control"].endswith("immutable")
            assert headers["content-type"].startswith("text/javascript")
            assert headers["vary"] == "Accept-Encoding"
        assert raw(server, "/assets/a-1.js.br")[0] == 404
        status, headers, _ = raw(server, "/tables")
        assert status == 200 and headers["cache-control"] == "no-cache"
        assert raw(server, "/", **{"If-None-Match": headers["etag"]})[0] == 304


def test_the_build_has_packed_the_client() -> None:
    if not (pages.STATIC / pages.INDEX).is_file():
        pytest.skip("the client is not built")
    client = pages.Client(pages.STATIC)
    packed = ("font", "image/png")  # by themselves
    large = [
        one
        for one in client.files.values()
        if len(one.body) > 5000 and not one.media.startswith(packed)
    ]
    assert large and all(set(document.encoded) == {"br", "gzip"} for document in large)


def test_encodings() -> None:
    assert encodings("gzip;q=0, br;q=0.5, *") == {"br", "*"}
