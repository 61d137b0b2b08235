"""The table in the terminal."""

from __future__ import annotations

import io
from typing import Any

from rich.console import Console

from paravent.cli.tables import Scene, draw_table
from paravent.core.numbers import NOBODY
from paravent.text.words import Words
from tests.games.madame_ching.scene import GAME, arrange, board, play, reveal, turn, view

NAMES = ["Ana", "Bo", "Cai", "Dia"]


def printed(position: Any, seat: int, *, plain: bool = False, lang: str = "en") -> str:
    names = NAMES[: position.players]
    words = Words(lang).of_game(GAME)
    told = board(position.players, "teams=yes" if position.teams else "")
    scene = Scene(view(position, seat), names, names, words, 80, ascii_only=plain, board=told)
    file = io.StringIO()
    Console(file=file, width=80).print(draw_table(scene))
    return file.getvalue()


def test_junks_stand_on_their_spaces() -> None:
    position = arrange(3, sea={0: "1 3 6 8 11 15 22 28", 2: "4 12 30 41"})
    picture = printed(position, NOBODY)
    assert "24●" in picture and "16■" in picture
    assert "24r" in printed(position, NOBODY, plain=True)
    assert "● 24 1W▤ 3W☼ 6L† 8L▤ 11L◇" in picture


def test_missions_show_their_rewards_and_who_reaches_them() -> None:
    position = arrange(3, sea={0: "1 3 6 8 11 15 22 28"}, tiles="k n s")
    picture = printed(position, NOBODY)
    for mission in ("k 23 2R ●", "n 29 1¢ 1R 1W", "s 31 2¢ 1R 2?"):
        assert mission in picture


def test_hands_are_drawn_for_their_owner_alone() -> None:
    position = arrange(3, hands={0: "12 13 14 15", 1: "26 27 28 29"})
    own, other = printed(position, 1), printed(position, 0)
    assert "Hand 4: 26G† 27G 28G▤ 29G" in own
    assert "26G" not in other and "Hand 4: 12L 13L† 14L 15L▤" in other


def test_sealed_and_known_cards_are_told_apart() -> None:
    position = arrange(3, hands={0: "12", 1: "20", 2: "33"}, display="9 17 28")
    reveal(position, "12", "20", "33")
    play(position, "2 take 17", "1 take hidden", "0 take 28", "- deal 1", "- deal 2", "- deal 3")
    play(position, "2 choose 17")
    assert "Hand 3+1: 17L☼" in printed(position, 0)
    assert "Hand 3+1 [17L☼]" in printed(position, 2)


def test_a_doubtful_card_is_marked() -> None:
    position = turn(
        players=4,
        chosen="teams=yes",
        hands={0: "40 10 11 12", 2: "30 21 22 23", 1: "20", 3: "7"},
        display="50 51 52 53",
    )
    play(position, "take 51", "give 10")
    assert "perhaps 51R" in printed(position, 1)
    assert "peut-être 51R" in printed(position, 1, lang="fr")


def test_turned_symbols_used_skills_and_trophies() -> None:
    position = arrange(
        3,
        sea={1: "8 15"},
        turned={1: "8"},
        skills={1: "night*2"},
        spent={1: "combat"},
        pearl=1,
        hong_kong=2,
    )
    picture = printed(position, NOBODY)
    for words in ("8L(▤) 15L▤", "Night sailing ×2, (Combat)", "China Pearl", "Hong Kong"):
        assert words in picture


def test_the_turns_of_the_round_are_listed() -> None:
    position = arrange(3, hands={0: "12", 1: "50", 2: "33"})
    reveal(position, "12", "50", "33")
    assert "Turns ▶ Bo 50R · Cai 33G† · Ana 12L" in printed(position, 0)
    play(position, "take hidden")
    assert "Turns –Bo 50R · ▶ Cai 33G† · Ana 12L" in printed(position, 0)
