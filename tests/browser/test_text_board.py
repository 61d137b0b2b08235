"""The board as text: everything has a name in the language of the page, and reads as words."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

import pytest

from paravent.bots.names import NAMES
from paravent.core.registry import find_game
from paravent.text.words import LANGUAGES
from tests.browser.conftest import PHONE
from tests.browser.scenes import come_to
from tests.browser.visitor import Visitor
from tests.text.test_game_words import nouns_of

SETUPS: Mapping[str, tuple[int, dict[str, str]]] = {
    "middle_kingdom": (3, {}),
    "middle_ages": (3, {}),
    "yongle": (3, {}),
    "madame_ching": (2, {}),
    "china": (2, {"bonus": "yes", "influence": "yes"}),
}
LATE = 60  # acts: something lies on the table
WORD = re.compile(r"[^\W\d_]{3,}")
PEOPLE = {"ana", *(name.lower() for name in NAMES)}
ALIKE = {"points", "missions", "provinces", "province", "routes", "ports", "alliance", "alliances"}
ALIKE |= {"action", "actions", "phase", "influence", "fortifications", "expedition", "expeditions"}
ALIKE |= {"palace", "types", "dragon", "prestige", "ching", "plus", "total", "type"}
ALIKE |= {"face", "pile", "fortune", "moment", "change", "sabotage"}
UNFOLD = (
    "() => document.querySelectorAll('[data-generic] details').forEach((one) => one.open = true)"
)
READ = "() => document.querySelector('[data-generic]').innerText"


def read(visitor: Visitor, lang: str) -> str:
    """All of the board as text, also what can be unfolded."""
    page = visitor.page
    page.evaluate(
        f"localStorage['paravent.board'] = 'plain'; localStorage['paravent.lang'] = '{lang}'"
    )
    page.reload()
    page.wait_for_selector(f'html[lang="{lang}"] [data-generic]')
    visitor.settle()
    page.locator("[data-generic] > details > summary").click()
    page.wait_for_selector("[data-generic] > details[open] dl")
    page.evaluate(UNFOLD)
    return re.sub(r"\s*;\s*", "; ", str(page.evaluate(READ)))


@pytest.mark.parametrize("key", SETUPS)
def test_everything_on_the_board_is_told_in_words(visit: Callable[..., Visitor], key: str) -> None:
    ana = visit()
    players, options = SETUPS[key]
    come_to(ana, lambda play: play.acts > LATE, key, players, **options)
    told = {lang: read(ana, lang) for lang in LANGUAGES}
    named = {word.lower() for noun in nouns_of(find_game(key), "fr") for word in WORD.findall(noun)}
    for text in told.values():
        assert not re.search(r"[⟦_{}\[]|undefined|object Object", text), text
        assert not re.search(r"[^\W\d_][0-9]|[a-zéè][A-ZÉ]", text), "nothing runs into the next"
    both = set.intersection(
        *({one.lower() for one in WORD.findall(text)} for text in told.values())
    )
    assert both <= named | PEOPLE | ALIKE, both - named - PEOPLE - ALIKE
    ana.resize(PHONE)
    assert ana.fits()


def test_a_province_of_china_tells_its_palaces_and_its_free_spaces(
    visit: Callable[..., Visitor],
) -> None:
    ana = visit()
    play = come_to(ana, lambda play: play.acts > LATE, "china", 3)
    text = " ".join(read(ana, "en").split())
    view, board = play.view(0), play.game.board(3, play.setup.options, play.components)
    names = ["Ana", *NAMES]
    for name, province in board["provinces"].items():
        towns = [town.capitalize() for town in province["towns"]]
        for town in towns:
            owner = view["palaces"].get(town.lower())
            assert owner is None or f"{town}: {names[owner]}" in text, name
        free = [town for town in towns if town.lower() not in view["palaces"]]
        assert not free or "free spaces " + "; ".join(free) in text, name
