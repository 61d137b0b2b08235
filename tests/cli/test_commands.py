"""The commands that only show something: games, rules, replay, verify, help, version."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from paravent.cli.app import COMMANDS, run
from paravent.core.registry import all_games
from paravent.text.rules_text import RulesText
from tests.cli.conftest import Command
from tests.cli.test_bad_input import finished, recorded

BOTH = pytest.mark.parametrize("lang", ["en", "fr"])


def flat(text: str) -> str:
    return " ".join(text.split())


@BOTH
def test_games_lists_every_game(paravent: Command, lang: str) -> None:
    outcome = paravent("games", lang=lang)
    assert outcome.code == 0 and "⟦" not in outcome.out
    for game in all_games().values():
        assert game.key in outcome.out
        between = {"en": "{} to {} players", "fr": "{} à {} joueurs"}[lang]
        assert between.format(game.fewest, game.most) in outcome.out
        for option in game.options:
            assert option.name in outcome.out


@BOTH
def test_all_rules(paravent: Command, lang: str) -> None:
    (game, *_) = all_games().values()
    outcome = paravent("rules", game.key, lang=lang)
    rules = RulesText.of(game, lang)
    for chapter in rules.chapters.values():
        for number in chapter.paragraphs:
            assert number in outcome.out
    for number, ruling in rules.rulings.items():
        assert re.search(rf"{number} +{re.escape(ruling.title)}", outcome.out)


@BOTH
def test_one_rule_one_chapter_one_ruling(paravent: Command, lang: str) -> None:
    rules = RulesText.of(all_games()["middle_kingdom"], lang)
    paragraph = paravent("rules", "middle-kingdom", "r4.1", lang=lang)
    assert flat(rules.paragraph("R4.1")) in flat(paragraph.out)
    assert "R4.2" not in paragraph.out
    chapter = paravent("rules", "middle_kingdom", "R4", lang=lang)
    assert "R4.1" in chapter.out and "R4.4" in chapter.out and "R5.1" not in chapter.out
    ruling = paravent("rules", "middle_kingdom", "Q7", lang=lang)
    assert {"en": "Status: our ruling", "fr": "Statut\u00a0: notre décision"}[lang] in ruling.out


@BOTH
def test_replay_tells_the_game(paravent: Command, lang: str) -> None:
    Path("game.log").write_text(finished(), encoding="utf-8")
    outcome = paravent("replay", "game.log", lang=lang)
    assert outcome.code == 0 and not set("⟦{") & set(outcome.out)
    bids = {"en": "Bids: Player 1 7, Lin 6, Hua 5.", "fr": "Mises : Joueur 1 7, Lin 6, Hua 5."}
    assert bids[lang] in flat(outcome.out)
    assert {"en": "Final scores", "fr": "Score final"}[lang] in outcome.out


def test_replay_stops_where_it_is_told(paravent: Command) -> None:
    Path("game.log").write_text(recorded().text(), encoding="utf-8")
    outcome = paravent("replay", "game.log", "--to", "3")
    assert "Player 1 lays a card face down." in outcome.out
    assert "Bids:" not in outcome.out
    own = paravent("replay", "game.log", "--to", "3", "--views", "0")
    assert "You lay 7 face down." in own.out
    other = paravent("replay", "game.log", "--to", "3", "--views", "1")
    assert "7 face down" not in other.out


def test_replay_step_by_step(paravent: Command) -> None:
    Path("game.log").write_text(recorded().text(), encoding="utf-8")
    outcome = paravent("replay", "game.log", "--step", keys=["", "", "5", "b", "q"])
    shown = re.findall(r"^Act (\d+) of (\d+)$", outcome.out, re.MULTILINE)
    assert [number for number, _ in shown] == ["0", "1", "2", "5", "4"]
    assert outcome.code == 0
    assert paravent("replay", "game.log", "--step").code == 0


@BOTH
def test_verify(paravent: Command, lang: str) -> None:
    log = recorded()
    Path("game.log").write_text(log.text(), encoding="utf-8")
    outcome = paravent("verify", "game.log", lang=lang)
    deals = sum(seat == 8 for seat, _ in log.acts)
    assert outcome.code == 0 and str(deals) in outcome.out


def test_version_tells_the_build(paravent: Command) -> None:
    from paravent.core.position import COMPILED

    outcome = paravent("--version")
    assert outcome.code == 0 and outcome.out.startswith("Paravent")
    assert ("slower" in outcome.out) != COMPILED
    assert "plus lent" in paravent("--version", lang="fr").out or COMPILED


@BOTH
def test_the_help_page_lists_every_command(paravent: Command, lang: str) -> None:
    for arguments in ((), ("--help",)):
        outcome = paravent(*arguments, lang=lang)
        assert outcome.code == 0
        for command in COMMANDS:
            assert re.search(rf"^  {command} ", outcome.out, re.MULTILINE), command


@BOTH
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_a_help_page(paravent: Command, command: str, lang: str) -> None:
    outcome = paravent(command, "--help", lang=lang)
    assert outcome.code == 0 and outcome.err == ""
    assert not set("⟦{") & set(outcome.out)
    opening = {"en": "Usage: paravent", "fr": "Emploi\u00a0: paravent"}[lang]
    assert outcome.out.startswith(f"{opening} {command}")
    english = ("Usage:", "Show this", "default:", "required")
    assert lang == "en" or not [word for word in english if word in outcome.out]


def test_the_language_may_stand_anywhere(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for arguments in (["--lang", "fr", "games"], ["games", "--lang=fr"]):
        assert run(arguments) == 0
        assert "joueurs" in capsys.readouterr().out
    monkeypatch.setenv("LC_ALL", "fr_CA.UTF-8")
    assert run(["games"]) == 0
    assert "joueurs" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("lang", "heading", "reason"),
    [
        ("en", "Given up", "ended in the middle of a game. (2 games lost by it)"),
        ("fr", "Abandons", "s’est arrêté au milieu d’une partie. (2 parties perdues ainsi)"),
    ],
)
def test_a_match_says_why_a_bot_of_ones_own_lost(
    paravent: Command, lang: str, heading: str, reason: str
) -> None:
    named = f"cmd:{sys.executable} -c pass,random"
    done = paravent("match", "middle_kingdom", "--bots", named, "--games", "2", lang=lang)
    assert done.code == 0
    assert heading in done.out
    assert reason in " ".join(done.err.split())
