"""A server with the built client, and a real browser that looks at it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("starlette", reason="the web table is not installed")
pytest.importorskip("websockets", reason="websockets is not installed")
pytest.importorskip("playwright", reason="playwright is not installed")

from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright

from paravent.core.position import COMPILED
from paravent.server import pages
from paravent.server.database import open_database
from tests.browser.visitor import ROOT, Visitor
from tests.server.databases import new_sqlite
from tests.server.people import PATIENCE, STAYING, Running, running
from tools.browser import find_browser

DESKTOP, PHONE = (1280, 800), (390, 844)
FLAGS = (
    "--headless --no-sandbox --disable-gpu --disable-background-networking"
    " --disable-component-update --disable-sync --no-first-run"
    " --disable-features=AvoidUnnecessaryBeforeUnloadCheckSync,HttpsUpgrades,MediaRouter"
    ",PaintHolding,WebUIOmniboxAimPopup,WebUIOmniboxPopup"  # nobody types into the address bar
)
# Pages that live for seconds: to make their code faster takes longer than it saves.
SCRIPTS = "--js-flags=--no-opt --no-maglev --single-threaded-gc"
CALM: dict[str, Any] = {
    "reduced_motion": "reduce",
    "bypass_csp": True,  # axe comes from outside
    "service_workers": "block",  # each would fetch the whole site for later
}
TIMEOUT = 1000 * PATIENCE  # milliseconds
expect.set_options(timeout=TIMEOUT)


def built_client() -> Path | None:
    """The newest build: the one that the server ships, or the one in the client's folder."""
    indexes = [place / "index.html" for place in (pages.STATIC, ROOT / "client" / "dist")]
    built = [index for index in indexes if index.is_file()]
    return max(built, key=lambda index: index.stat().st_mtime).parent if built else None


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not COMPILED:
        pytest.skip("pages are the same on both builds, and uncompiled bots think too long")
    found = find_browser()
    if found is None:
        pytest.skip("there is no browser: install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=[*FLAGS.split(), SCRIPTS])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    static = built_client()
    if static is None:
        pytest.skip("the client is not built: run make play or npm run build in client")
    folder = tmp_path_factory.mktemp("browser")
    with running(open_database(new_sqlite(folder)), STAYING, static=static) as found:
        yield found


@pytest.fixture
def visit(
    browser: Browser, server: Running, request: pytest.FixtureRequest
) -> Iterator[Callable[..., Visitor]]:
    """Somebody with a browser of their own; whatever goes wrong on the page fails the test."""
    complaints: list[str] = []
    contexts: list[Any] = []

    def hear(message: ConsoleMessage) -> None:
        refused = message.text.startswith("Failed to load resource")  # the page words it itself
        if message.type == "error" and not refused:
            complaints.append(message.text)

    def come(
        lang: str = "en", size: tuple[int, int] = DESKTOP, speed: str = "instant", **more: Any
    ) -> Visitor:
        viewport = {"width": size[0], "height": size[1]}
        context = browser.new_context(viewport=viewport, locale=lang, **(CALM | more))
        context.set_default_timeout(TIMEOUT)
        context.add_init_script(f"localStorage['paravent.speed'] ??= '{speed}'")
        contexts.append(context)
        page: Page = context.new_page()
        page.on("console", hear)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        return Visitor(page, f"http://127.0.0.1:{server.port}/", request.node.name, server)

    yield come
    for context in contexts:
        context.close()
    assert not complaints
