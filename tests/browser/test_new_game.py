"""A game that was begun from the template: its panel, its rules and its table open in the browser.

The pages are built again with it, as `make play` does, and the source build serves them.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from paravent.core.registry import all_games
from tests.browser.conftest import TIMEOUT
from tests.browser.visitor import LEGAL, ROOT, Visitor
from tests.lab.beginning import KEY, TITLE, begin_game, environment

MODULES = ROOT / "client" / "node_modules"
PATIENCE = 240  # seconds for a build, on a machine that does much else


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Path:
    """A copy of the project with a new game in it, and with pages that know it."""
    if not MODULES.exists() or shutil.which("node") is None:
        pytest.skip("the client cannot be built here: run make play")
    root = tmp_path_factory.mktemp("project")
    begin_game(root)
    client = root / "client"
    for key in all_games():  # their boards take long to build
        for part in ("Board", "Primer"):
            (client / "src" / "games" / key / f"{part}.svelte").unlink()
    (client / "node_modules").symlink_to(MODULES)
    vite = [str(client / "node_modules" / ".bin" / "vite"), "build", "--logLevel", "warn"]
    vite += ["--minify", "false", "--mode", "unpacked"]  # quickly
    built = subprocess.run(
        vite, cwd=client, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert built.returncode == 0, built.stdout + built.stderr
    shutil.copytree(client / "dist", root / "src" / "paravent" / "server" / "static")
    return root


@pytest.fixture(scope="module")
def address(project: Path) -> Iterator[str]:
    """Where `paravent serve` says that the new game is to be found."""
    command = [sys.executable, "-c", "from paravent.cli.app import main; main()"]
    command += ["--lang", "en", "serve", "--port", "0", "--data", str(project / "data")]
    with subprocess.Popen(
        command,
        cwd=project,
        env=environment(project / "src") | {"PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as server:
        try:
            said = ""
            assert server.stdout is not None
            while not (found := re.search(r"http://[\d.:]+/", said)):
                line = server.stdout.readline()
                assert line, f"the server ended: {said}"
                said += line
            yield found[0]
        finally:
            server.terminate()
            try:
                server.wait(10)
            except subprocess.TimeoutExpired:
                server.kill()


def test_a_new_game_opens_with_the_generic_board(browser: Browser, address: str) -> None:
    complaints: list[str] = []
    context = browser.new_context(locale="en", viewport={"width": 1280, "height": 800})
    context.set_default_timeout(2 * TIMEOUT)
    page = context.new_page()
    page.on("pageerror", lambda error: complaints.append(str(error)))
    ana = Visitor(page, address, "new_game")
    try:
        ana.open()
        panel = page.locator(f'li:has([data-play="{KEY}"])')
        expect(panel.get_by_role("heading")).to_have_text(TITLE)
        expect(panel).to_contain_text("Sealed bids and a secret wish")
        expect(page.locator("li [data-play]").last).to_have_attribute("data-play", KEY)
        ana.picture("start")
        page.click('[data-language="fr"]')
        expect(panel).to_contain_text("Mises secrètes et vœu caché")
        ana.open(f"#/rules/{KEY}/R3.2")
        expect(page.locator("main")).to_contain_text("pose en secret une carte de mise")
        ana.open("#/")
        page.click(f'[data-play="{KEY}"]')
        page.locator('[value="beginner"]').check()  # others think long, uncompiled
        page.click("[data-start]")
        ana.wait_for_turn()
        board = page.locator("[data-generic]")
        expect(board.locator(LEGAL)).to_have_count(5)
        expect(board).to_contain_text("dans le sac")
        assert ana.play(5) == 5, "five bids are a whole game"
        ana.wait_for_turn()
        assert ana.over
        expect(page.locator("[data-scores] tbody tr")).not_to_have_count(0)
        expect(page.locator("[data-log]")).to_contain_text("Mises :")
        ana.picture("end")
        assert "⟦" not in page.inner_text("body")
        assert not complaints
    finally:
        context.close()
