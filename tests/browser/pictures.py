"""Draw the README's pictures of the pages anew: the start page and a table.

The pages are those that are installed; deals and clicks are the same every time.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from paravent.server import pages
from paravent.server.database import open_database
from tests.browser.visitor import Visitor
from tests.deals import deal_from
from tests.server.databases import new_sqlite
from tests.server.people import running
from tools.browser import find_browser

IMAGES = Path("docs/images")
SIZE = {"width": 1280, "height": 800}
PLAYERS = 4
ACTS = 24  # decisions before the picture of the table


def shoot(page: Page, name: str) -> None:
    page.mouse.move(0, 0)
    page.evaluate("document.activeElement?.blur()")
    page.screenshot(path=IMAGES / name, animations="disabled")
    print(IMAGES / name)


def main() -> None:
    browser = find_browser()
    if browser is None or not (pages.STATIC / "index.html").exists():
        raise SystemExit("Pictures of the pages need chromium and the web client.")
    deal_from("pictures")
    with (
        tempfile.TemporaryDirectory() as folder,
        running(open_database(new_sqlite(Path(folder))), static=pages.STATIC) as server,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=browser, args=["--no-sandbox"]) as chromium,
    ):
        page = chromium.new_page(viewport=SIZE, locale="en", reduced_motion="reduce")
        visitor = Visitor(page, f"http://127.0.0.1:{server.port}/", "pictures")
        visitor.open()
        page.wait_for_load_state("networkidle")
        shoot(page, "start.png")
        visitor.start_game(players=PLAYERS)
        visitor.play(ACTS)
        visitor.settle()
        shoot(page, "table.png")
        page.close()


if __name__ == "__main__":
    main()
