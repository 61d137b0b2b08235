"""Pictures of tables: they fit, they say everything, and a new game needs none of its own."""

from __future__ import annotations

import io
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from paravent.cli import tables
from paravent.cli.tables import Scene, draw_table, generic
from paravent.core.dealer import Dealer
from paravent.core.game import Game
from paravent.core.numbers import NOBODY
from paravent.core.play import Play
from paravent.core.playout import play_out
from paravent.core.registry import all_games
from paravent.core.rng import Rng
from paravent.text.words import Words

pytestmark = pytest.mark.once

Look = tuple[dict[str, Any], bool, Any]  # a view, whether the game is over, its board
POINTS = 5  # of games for a number of players, besides their ends
LONG = 400  # acts; whatever comes after is played at once
NAMES = ["Ana", "Bo", "Cai", "Dia", "Eve", "Fay", "Gus", "Hal"]
GAMES = pytest.mark.parametrize("game", all_games().values(), ids=list(all_games()))
BOTH = pytest.mark.parametrize("lang", ["en", "fr"])


def printed(scene: Scene, *, colour: bool = False, plain_picture: bool = False) -> str:
    file = io.StringIO()
    system = "truecolor" if colour else None
    console = Console(file=file, width=scene.width, force_terminal=colour, color_system=system)
    console.print(generic.draw(scene) if plain_picture else draw_table(scene))
    return file.getvalue()


@cache
def looks(key: str, players: int) -> list[Look]:
    """Points of a random game of each setup, as its first seat or the audience sees them."""
    game, found = all_games()[key], []
    setups = [setup for setup in game.samples() if setup.players == players]
    for setup in setups:
        play = Play(game, players, setup.options, dealer=Dealer.from_text(f"{players}"))
        rng = Rng(players)
        passed = []
        while not play.over and play.acts < LONG:
            if play.acts % 61 == 0:
                passed.append((play.view((0, NOBODY)[len(passed) % 2]), False, play.board()))
            seat = play.position.actors()[0]
            offers = play.offers(seat)
            play.submit(seat, play.acts, offers[rng.below(len(offers))])
        play_out(play.position, rng)
        passed = passed[:: 1 + len(passed) * len(setups) // POINTS]
        passed.append((play.view((0, NOBODY)[len(found) % 2]), True, play.board()))
        found += passed
    return found


def scenes(game: Game, players: int, lang: str, width: int, height: int = 40) -> list[Scene]:
    words, names = Words(lang).of_game(game), NAMES[:players]
    return [
        Scene(view, names, names, words, width, height, over=over, board=board)
        for view, over, board in looks(game.key, players)
    ]


@pytest.mark.parametrize("key", ["china", "madame_ching", "middle_ages", "yongle"])
def test_a_low_screen_shows_the_whole_table(key: str) -> None:
    """With four players, too; what is asked stands below."""
    for lang in ("en", "fr"):
        for scene in scenes(all_games()[key], 4, lang, 80, 24):
            low = printed(scene).splitlines()
            assert len(low) <= 24, "\n".join(low)


@GAMES
@BOTH
@pytest.mark.parametrize(("width", "height"), [(80, 24), (80, 60), (109, 60), (130, 60)])
def test_every_table_fits(game: Game, lang: str, width: int, height: int) -> None:
    for players in (game.fewest, game.most):
        for scene in scenes(game, players, lang, width, height):
            pictures = [printed(scene)]
            if height < 40:  # the generic picture is slow, and does not depend on the height
                pictures.append(printed(scene, plain_picture=True))
            for picture in pictures:
                lines = picture.splitlines()
                assert max(map(cell_len, lines)) <= width
                assert not set("⟦{…") & set(picture)
                for name in scene.names:
                    assert name in picture


@GAMES
def test_colour_is_never_the_only_sign(game: Game) -> None:
    """Without any style the picture still tells positions apart that differ for the eye."""
    seen: dict[str, str] = {}
    for scene in scenes(game, game.most, "en", 120):
        bare, styled = printed(scene), printed(scene, colour=True)
        assert seen.setdefault(bare, styled) == styled


@GAMES
def test_plain_terminals_get_plain_characters(game: Game) -> None:
    for scene in scenes(game, game.most, "en", 100)[:6]:
        file = io.StringIO()
        console = Console(file=file, width=100, legacy_windows=False)
        console.print(draw_table(replace(scene, ascii_only=True)))
        marks = {character for character in file.getvalue() if ord(character) > 127}
        boxes = {character for character in marks if 0x2500 <= ord(character) < 0x2580}
        assert marks - boxes <= set("½–…·›’")


def test_a_game_without_a_picture_gets_the_generic_one(monkeypatch: pytest.MonkeyPatch) -> None:
    (scene, *_) = scenes(all_games()["middle_kingdom"], 3, "fr", 100)
    own = printed(scene)
    monkeypatch.setattr(tables.importlib.util, "find_spec", lambda name: None)
    other = printed(scene)
    assert other != own
    phase = scene.words.phase(scene.view["phase"])
    for word in ("Middle Kingdom", phase, "pioche", "Reset", "main"):
        assert word in other


def test_sealed_bids_are_drawn_face_down() -> None:
    game = all_games()["middle_kingdom"]
    play = Play(game, 3, dealer=Dealer.from_text("sealed"))
    play.submit(0, play.acts, "bid 6")
    words = Words("en").of_game(game)
    own = Scene(play.view(0), NAMES[:3], NAMES[:3], words, 80)
    other = replace(own, view=play.view(1))
    assert "Bid   6 " in printed(own) and "Bid   ? " not in printed(own)
    assert "Bid   ? " in printed(other) and "Bid   6 " not in printed(other)


def test_the_table_shows_piles_goals_and_tokens() -> None:
    game = all_games()["middle_kingdom"]
    position = game.start(3)
    pile, slipped = [0] * 40, [0] * 25
    pile[0 * 8 + 7] = 2  # generals of seat 0
    slipped[0 * 5 + 4] = 1
    pile[1 * 8 + 4] = 1  # a noble worth 2
    pile[1 * 8 + 6] = 2  # two worth 4
    pile[1 * 8 + 1] = 1  # the Philosopher
    position.pile, position.slipped = pile, slipped
    position.goal = [-1, -1, -1, -1, 0]
    position.prestige = [0, 0, 3, 0, 0]
    words = Words("en").of_game(game)
    scene = Scene(game.view(position, 0), NAMES[:3], NAMES[:3], words, 130, 50)
    wide = printed(scene)
    for word in ("General     2  +1◉", "Emperor", "2 4 4", "✪", "Prestige ◈◈◈"):
        assert word in wide
    short = printed(replace(scene, width=80))
    for word in ("⚑2+2", "Emperor", "♛ 2 4 4", "✎1✪", "Prestige ◈◈◈"):
        assert word in short


def test_on_a_low_screen_one_sees_what_one_chooses_from() -> None:
    """All of Middle Ages, and below it the question: its rows come last."""
    game = all_games()["middle_ages"]
    for scene in scenes(game, game.most, "fr", 80, 24):
        lines = printed(scene).splitlines()
        assert len(lines) <= 21
        if not scene.over and scene.view["rows"]:
            assert any(line.startswith(" 1 ") for line in lines[-12:]), lines
