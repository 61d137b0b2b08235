"""Words for clients: sentences in the language that a request asks for."""

from __future__ import annotations

from functools import cache
from typing import Any

from paravent.core.game import Game
from paravent.core.mistakes import Mistake
from paravent.core.why import Reason
from paravent.server import schema
from paravent.text.words import LANGUAGES, GameWords, Words


@cache
def words_in(lang: str) -> Words:
    return Words(lang)


@cache
def game_words(lang: str, key: str) -> GameWords:
    from paravent.core.registry import find_game

    return words_in(lang).of_game(find_game(key))


def understood(wanted: str | None) -> str:
    """The first of the wanted languages that we speak, as in Accept-Language; else English."""
    for part in (wanted or "").split(","):
        language = part.split(";")[0].strip().lower()[:2]
        if language in LANGUAGES:
            return language
    return "en"


def plain_details(details: dict[str, object]) -> dict[str, Any]:
    """Parameters as JSON can hold them."""
    known = (str, int, float, bool, list, dict, type(None))
    return {k: v if isinstance(v, known) else str(v) for k, v in details.items()}


def trouble(mistake: Mistake, lang: str) -> schema.Trouble:
    text = words_in(lang).mistake(mistake)
    return schema.Trouble(mistake.code, plain_details(mistake.details), text)


def reason_text(reason: Reason, game: Game, names: list[str], lang: str) -> str:
    return game_words(lang, game.key).reason(reason, names)
