"""Answers to what people ask at the table: help, why, hint, log, rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from paravent.bots import make_bot
from paravent.bots.advice import because
from paravent.cli.choices import COMMANDS, choice_keys, find_act
from paravent.cli.rules import contents, excerpt
from paravent.core.why import Reason
from paravent.text.rules_text import RulesText

if TYPE_CHECKING:
    from paravent.cli.session import Session

ADVISER = "greedy"


def reason_text(session: Session, reason: Reason) -> str:
    """Why not, with the number of the rule."""
    sentence = session.game_words.reason(reason, session.names)
    return session.words("with-rule", text=sentence, rule=reason.rule) if reason.rule else sentence


def explain(session: Session, seat: int) -> None:
    """The decision at hand, every choice with its rule, and the commands."""
    words, game_words = session.words, session.game_words
    phase = session.play.game.phases[session.play.position.phase]
    offers = session.play.offers(seat)
    choices = Grid.grid(padding=(0, 2, 0, 0))
    for key, act in zip(choice_keys(offers), offers, strict=True):
        choices.add_row(
            Text.assemble((f" {key} ", "bold reverse")),
            game_words.act(act),
            Text(act, "cyan"),
            Text(game_words.rule(act), "dim"),
        )
    commands = Grid.grid(padding=(0, 2, 0, 0))
    for command in COMMANDS:
        commands.add_row(Text(words(f"usage-{command}"), "cyan"), words(f"about-{command}"))
    session.console.print(
        Group(
            Text(game_words.prompt(phase), "bold"),
            Text(game_words.prompt(phase, "more")),
            Text(),
            Text(words("help-choices"), "bold"),
            choices,
            Text(),
            Text(words("help-commands"), "bold"),
            commands,
        )
    )


def why(session: Session, seat: int, text: str) -> None:
    """The reason why an act is refused, and the paragraph it rests on."""
    table, game_words = session.play, session.game_words
    if not text:
        session.console.print(session.words("why-what"))
        return
    act = find_act(text, table.offers(seat), table.game.notation)
    reason = table.why_not(seat, table.game.notation.action(act))
    if reason is None:
        rule = game_words.rule(act)
        session.console.print(
            session.words("why-allowed", act=act, phrase=game_words.act(act)), style="green"
        )
    else:
        rule = reason.rule
        session.complain(reason_text(session, reason))
    if rule:
        rules = RulesText.of(table.game, session.words.lang)
        session.console.print(Padding(excerpt(rules, rule, session.words), (0, 2)))


def hint(session: Session, seat: int) -> None:
    """What a bot would do in this seat, knowing no more than the person in it."""
    table, words = session.play, session.words
    ranked = make_bot(ADVISER, table.game).weigh(table.outlook(seat), session.luck(seat))
    acts = [table.game.notation.text(one.action) for one in ranked]
    phrases = [session.game_words.act(act) for act in acts]
    if len(ranked) == 1:
        sentence = words("hint-only", phrase=phrases[0])
    else:
        lead = (ranked[0].value - ranked[1].value) / 100
        sentence = words("hint", phrase=phrases[0], lead=round(lead, 1), next=phrases[1])
        if lead < 0.05:
            sentence = words("hint-even", phrase=phrases[0], next=phrases[1])
    session.console.print(Text.assemble(sentence, "  ", (acts[0], "cyan")))
    if reasons := because(ranked):
        told = [
            words("hint-part", part=session.game_words.part(name), gain=round(gain / 100, 1))
            for name, gain in reasons
        ]
        session.console.print(words("hint-because", parts=words.listed(told)), style="dim")


def tell_log(session: Session, seat: int) -> None:
    """The whole game so far in words, as this person may know it."""
    happenings = session.play.happenings(seat)
    for sentence in session.game_words.story(happenings, session.names, seat):
        session.console.print(f" {sentence}")


def show_rules(session: Session, number: str) -> None:
    rules = RulesText.of(session.play.game, session.words.lang)
    found = excerpt(rules, number, session.words) if number else contents(rules)
    session.console.print(found)
