"""What a person does on the pages, whatever the game."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from paravent.core.log import Log
from paravent.core.play import Play
from paravent.text.words import Words
from tests.server.people import Person, Running

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
LEGAL = '[data-legal="true"]'
END = "[data-end]"
FINALE = "[data-finale-end]"  # a board that tells the end itself stops when asked
GUIDE = "[data-guide]"

QUICKLY = {"resultTypes": ["violations"], "selectors": False, "preload": False}
# axe weighs all that is seen, asked for or not: what stands elsewhere is out of sight meanwhile.
RUN_AXE = """async ([within, rules]) => {
    const wanted = [...document.querySelectorAll(within)];
    const apart = (one) => !wanted.some((some) => some.contains(one));
    const looked = [...document.querySelectorAll(":hover, :focus")].filter(apart);
    const kept = [...wanted, ...looked]; // who looks goes on looking
    const away = new Map();
    for (const one of kept)
        for (let part = one; part.parentElement; part = part.parentElement)
            for (const other of part.parentElement.children)
                if (apart(other) && !kept.some((some) => other.contains(some)))
                    away.set(other, other.style.visibility);
    for (const one of away.keys()) one.style.visibility = "hidden";
    const found = await axe.run(within, rules);
    for (const [one, before] of away) one.style.visibility = before;
    return found.violations.filter(({ impact }) => impact === "serious" || impact === "critical");
}"""

# Whatever I may do can be clicked: no act is out of reach.
ALL_SHOWN = """() => {
    const legal = document.querySelectorAll('[data-legal="true"]');
    const { offers } = document.querySelector('.table')?.dataset ?? {};
    return document.querySelector('[data-end], [data-finale-end]') !== null
        || (legal.length > 0 && new Set([...legal].map((one) => one.dataset.act)).size === +offers);
}"""
# The page has heard of everything up to a version, or of more.
HEARD = """([version]) => +(document.querySelector('.table')?.dataset.version ?? -1) >= version"""
# Nobody is asked but me, and everything that I said has been answered.
SETTLED = """() => {
    const table = document.querySelector('.table');
    const { toAct, seat, busy } = table?.dataset ?? {};
    const over = document.querySelector('[data-end], [data-finale-end]') !== null;
    return over || (busy === 'false' && toAct === seat);
}"""
# My act has been answered: the game went on.
MOVED = """([version]) => {
    const { version: now, busy } = document.querySelector('.table')?.dataset ?? {};
    return document.querySelector('[data-end]') !== null || (busy === 'false' && now !== version);
}"""
# What comes and goes, as arrows do: that it has been there stays in the root element.
NOTICE = """([wanted]) => new MutationObserver(() => {
    if (document.querySelector(wanted)) document.documentElement.dataset.noticed = wanted;
}).observe(document.body, { childList: true, subtree: true })"""
# The version and the story, at one moment.
TOLD = """() => [
    document.querySelector('.table').dataset.version,
    [...document.querySelectorAll('[data-turn]')].reverse().flatMap(
        (turn) => [...turn.querySelectorAll('[data-line]:not([data-aside])')]
            .map((line) => line.innerText)),
]"""
DRAWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
TRIES = 300  # more acts than anything that a test waits for takes


def until(wanted: str, tries: int = TRIES) -> Iterator[int]:
    """Try again and again, leaving by break; what never comes fails by its name."""
    yield from range(tries)
    raise AssertionError(f"{wanted}: not after {tries} tries")


class Visitor:
    def __init__(self, page: Page, address: str, name: str, server: Running | None = None) -> None:
        self.page = page
        self.address = address
        self.name = name
        self._server = server

    def open(self, path: str = "") -> None:
        self.page.goto(self.address + path)

    def start_game(self, game: str = "middle_kingdom", players: int | None = None) -> None:
        """Two clicks from the start page to a game against bots."""
        self.open()
        self.page.click(f'[data-play="{game}"]')
        if players is not None:
            self.page.locator(f'[data-players] [value="{players}"]').check()
        self.page.click("[data-start]")
        self.wait_for_turn()

    def open_table(self, *seats: str, game: str = "middle_kingdom", **more: Any) -> dict[str, Any]:
        """A new table, without the pages; seats are me, friend or the level of a bot."""
        forms = [
            {"kind": seat} if seat in ("me", "friend") else {"kind": "bot", "level": seat}
            for seat in seats
        ]
        self.post("session", {"name": "Ana"})
        return dict(self.post("tables", {"game": game, "seats": forms} | more))

    def sit_down(
        self, game: str, players: int, *watchers: Visitor, **options: str
    ) -> dict[str, Any]:
        """A game with options against bots that need no time to think."""
        bots = ["random"] * (players - 1)
        table = self.open_table("me", *bots, game=game, options=options, public=True)
        self.post(f"tables/{table['id']}/start")
        for one in (self, *watchers):
            one.open(f"#/table/{table['id']}")
            one.page.wait_for_selector("[data-board]")
        self.settle()
        return table

    @property
    def port(self) -> int:
        return int(self.address.rstrip("/").rpartition(":")[2])

    def person(self) -> Person:
        """The same guest without the pages."""
        person = Person(self.port)
        cookies = self.page.context.cookies()
        person.cookie = "; ".join(f"{one['name']}={one['value']}" for one in cookies)
        return person

    def post(self, path: str, body: object = None) -> Any:
        answer = self.page.request.post(f"{self.address}api/{path}", data=body or {})
        assert answer.ok, answer.text()
        return answer.json()

    def go_on(self, table: dict[str, Any], acts: Iterable[tuple[int, str]]) -> int:
        """Bring a game forward at once, whoever must act; returns the version."""
        assert self._server is not None
        return self._server.go_on(table, acts)

    def give_name(self, name: str) -> None:
        """Answer the page that asks what to be called."""
        self.page.locator("[data-nickname]").fill(name)
        self.page.click("[data-name-save]")

    # At the table.

    def wait_for_turn(self) -> None:
        """Wait until I may act, in all the ways that are offered, or until the end."""
        self.page.wait_for_function(ALL_SHOWN)
        if self.page.locator(FINALE).count():
            self.page.click(FINALE)
            self.page.wait_for_selector(END)

    def settle(self) -> None:
        """Wait until the game waits for nobody but me."""
        self.page.wait_for_function(SETTLED)

    def offers(self) -> list[str]:
        """What I may click, as soon as I may."""
        self.settle()
        self.page.wait_for_selector(f"{LEGAL}, {END}, {FINALE}")
        acts = "all => [...new Set(all.map((one) => one.dataset.act))]"
        return list(self.page.locator(LEGAL).evaluate_all(acts))

    def act(self, chosen: str) -> None:
        """Click an offer, and wait until it is my turn again or the end."""
        before = self.version
        self.click(chosen)
        self.page.wait_for_function(MOVED, arg=[before])
        self.settle()

    def click(self, chosen: str) -> None:
        """Click an offer; where a piece is chosen first, that too."""
        offer = self.page.locator(f'{LEGAL}[data-act="{chosen}"]')
        for piece in self.page.locator('[data-piece][aria-pressed="false"]').all():
            if offer.count():
                break
            piece.click()
        offer.first.click()

    def press_enter(self) -> None:
        """On the first offer that the keyboard comes to, once the page has put the focus there."""
        self.page.evaluate(DRAWN)
        self.walk_to(LEGAL)
        self.page.keyboard.press("Enter")

    def tap(self, chosen: str) -> None:
        """Touch an offer until it is done: a finger that rests only looks, on slow machines too."""
        before = self.version
        for _ in until(f"{chosen} is done by a tap", 10):
            if self.version != before:
                break
            self.page.locator(f'{LEGAL}[data-act="{chosen}"]').first.tap()
            with suppress(TooLate):
                self.page.wait_for_function(MOVED, arg=[before], timeout=4000)

    def play_to(self, wanted: str) -> None:
        """Click offers until a certain act is among them."""
        for _ in until(f"{wanted} is offered"):
            if wanted in (offers := self.offers()):
                break
            self.act(offers[0])

    def is_refused(self, what: str, game: str, rule: str, reason: str = "wrong-phase") -> None:
        """Click what is not lit: the page says why, and by which rule."""
        objection = self.page.locator("[data-objection]")
        self.page.locator(what).first.click()
        expect(objection.locator("[data-reason]")).to_have_attribute("data-reason", reason)
        expect(objection).not_to_contain_text(re.compile(r"[{}⟦]"))  # words, and no parts of code
        expect(objection.locator("a").first).to_have_attribute("href", f"#/rules/{game}/{rule}")
        objection.get_by_role("button").click()

    def notice(self, wanted: str) -> None:
        """Look out for something that may be gone again at once."""
        self.page.evaluate(NOTICE, [wanted])

    @property
    def noticed(self) -> Locator:
        """The page, once that has been there."""
        return self.page.locator("html[data-noticed]")

    @property
    def over(self) -> bool:
        return self.page.locator(END).count() > 0

    @property
    def version(self) -> str:
        return self.page.get_attribute(".table", "data-version") or ""

    def told(self) -> tuple[str, list[str]]:
        """The version, and what the page tells of the game."""
        version, lines = self.page.evaluate(TOLD)
        return version, lines

    def told_in_python(self, lang: str) -> list[str]:
        """A finished game in the words of the terminal."""
        table = self.page.url.rpartition("#/table/")[2]
        log = Log.parse(self.page.request.get(f"{self.address}api/tables/{table}/log").text())
        names = [name.partition(":")[2] or name for name in log.seats]
        replayed = Play.replay(log)
        return Words(lang).of_game(replayed.game).story(replayed.happenings(0), names, 0)

    def play(self, acts: int = 2000, *, keys: bool = False) -> int:
        """Click the offers in turn, or press Enter on them, until the end or so many acts."""
        for played in range(acts):
            self.wait_for_turn()
            if self.over:
                return played
            version = self.version
            offers = self.page.locator(LEGAL)
            if keys:
                self.press_enter()
            else:
                (offers.first if played % 3 else offers.last).click()
            self.page.wait_for_function(MOVED, arg=[version])
        return acts

    def walk_to(self, wanted: str) -> None:
        """Tab until what is wanted has the focus, as somebody without a mouse does."""
        for _ in range(300):
            if self.page.evaluate("(wanted) => document.activeElement.matches(wanted)", wanted):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{wanted} cannot be reached with the keyboard")

    # What can be said of any page.

    def resize(self, size: tuple[int, int]) -> None:
        """Look at the page in a window of another size; it is drawn again afterwards."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.evaluate(DRAWN)

    def fits(self) -> bool:
        """Nothing must be scrolled sideways."""
        return bool(
            self.page.evaluate(
                "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
            )
        )

    def complaints(self, *schemes: str, within: str = "html") -> list[str]:
        """What axe finds serious, in light and in dark."""
        self.page.wait_for_selector(within, state="attached")
        if not self.page.evaluate("'axe' in window"):
            self.page.add_script_tag(path=AXE)
        found: list[str] = []
        for n, scheme in enumerate(schemes or ("light", "dark")):
            self.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            rules = QUICKLY | ({"runOnly": ["color-contrast"]} if n else {})  # all else is the same
            for one in self.page.evaluate(RUN_AXE, [within, rules]):
                where = "; ".join(node["html"][:120] for node in one["nodes"][:3])
                found.append(f"{scheme}: {one['id']}: {where}")
        return found

    def picture(self, name: str = "") -> None:
        """Keep what the page looks like, if somebody wants to see it."""
        if folder := os.environ.get("PARAVENT_PICTURES"):
            Path(folder).mkdir(parents=True, exist_ok=True)
            path = Path(folder) / f"{self.name}{name and '-' + name}.png"
            self.page.screenshot(path=path, full_page=True)
