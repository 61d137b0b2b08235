"""What a person does on the pages."""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import Page

LEGAL = '[data-legal="true"]'
END = "[data-end]"
MOVED = """([turn]) => document.querySelector('[data-end]') !== null
    || document.querySelector('.table')?.dataset.turn !== turn"""


class Visitor:
    def __init__(self, page: Page, address: str, name: str) -> None:
        self.page = page
        self.address = address
        self.name = name

    def open(self, path: str = "") -> None:
        self.page.goto(self.address + path)

    def start_game(self, players: int | None = None) -> None:
        """Two clicks from the start page to a game against bots."""
        self.open()
        self.page.click('[data-play="middle_kingdom"]')
        if players is not None:
            self.page.check(f'fieldset:first-of-type input[type="radio"] >> nth={players - 2}')
        self.page.click("[data-start]")
        self.wait_for_turn()

    def wait_for_turn(self) -> None:
        self.page.wait_for_selector(f"{LEGAL}, {END}")

    @property
    def over(self) -> bool:
        return self.page.locator(END).count() > 0

    @property
    def turn(self) -> str:
        return self.page.get_attribute(".table", "data-turn") or ""

    def play(self, acts: int = 400, *, keys: bool = False) -> int:
        """Click the offers in turn, or press Enter on them, until the end or so many acts."""
        for played in range(acts):
            self.wait_for_turn()
            if self.over:
                return played
            turn = self.turn
            offers = self.page.locator(LEGAL)
            offer = offers.first if played % 3 else offers.last
            if keys:
                self.walk_to_offer()
                self.page.keyboard.press("Enter")
            else:
                offer.click()
            self.page.wait_for_function(MOVED, arg=[turn])
        return acts

    def walk_to_offer(self) -> None:
        """Tab until an offer has the focus, as somebody without a mouse does."""
        for _ in range(200):
            if self.page.evaluate(f"document.activeElement.matches('{LEGAL}')"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("no offer can be reached with the keyboard")

    def picture(self, name: str = "") -> None:
        """Keep what the page looks like, if somebody wants to see it."""
        if folder := os.environ.get("PARAVENT_PICTURES"):
            Path(folder).mkdir(parents=True, exist_ok=True)
            path = Path(folder) / f"{self.name}{name and '-' + name}.png"
            self.page.screenshot(path=path, full_page=True)
