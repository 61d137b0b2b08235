"""Answers to what people ask at the table: help, why, hint, log, rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from paravent.bots.advice import advise
from paravent.cli.choices import COMMANDS, choice_keys, find_act
from paravent.cli.percents import percent
from paravent.cli.rules import contents, excerpt
from paravent.core.why import Reason
from paravent.text.rules_text import RulesText

if TYPE_CHECKING:
    from paravent.cli.session import Session
    from paravent.text.words import GameWords, Words


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
    offers = table.offers(seat)
    if not text:
        session.console.print(session.words("why-what", phrase=unoffered(session, offers)))
        return
    act = find_act(text, offers, game_words)
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


def unoffered(session: Session, offers: list[str]) -> str:
    """A player's act that is not on offer: of what is asked now if possible."""
    verbs = {act.partition(" ")[0] for act in offers}
    notation = session.play.game.notation
    acts = [act for act in notation.acts[notation.first_act :] if session.game_words.can_say(act)]
    acts.sort(key=lambda act: (act in offers, act.partition(" ")[0] not in verbs))
    return session.game_words.act(acts[0])


def hint(session: Session, seat: int) -> None:
    """What a search recommends in this seat, knowing no more than the person in it."""
    play, words, said = session.play, session.words, session.game_words.act
    found = advise(play.outlook(seat), play.acts, session.luck(seat))
    text = play.game.notation.text
    acts = [text(one.action) for one in found.best]
    if len(play.position.legal(seat)) == 1:
        sentence = words("hint-only", phrase=said(acts[0]))
        session.console.print(Text.assemble(sentence, "  ", (acts[0], "cyan")))
        return
    for number, (act, one) in enumerate(zip(acts, found.best, strict=True)):
        chances = {"chance": one.chance, "low": one.low, "high": one.high}
        shares = {name: percent(share) for name, share in chances.items()}
        sentence = words("hint-next" if number else "hint-best", phrase=said(act), **shares)
        shown = (sentence, "dim") if number else Text.assemble(sentence, "  ", (act, "cyan"))
        session.console.print(Text.assemble(shown))
    if found.line:
        steps = [
            words("hint-step", name=session.names[who], phrase=said(text(action)))
            for who, action in found.line
        ]
        session.console.print(words("hint-line", steps=" · ".join(steps)), style="dim")
    if found.because:
        told = reasons(found.because, words, session.game_words)
        session.console.print(told, style="dim")


def reasons(because: list[tuple[str, int]], words: Words, game_words: GameWords) -> str:
    """What speaks for an act, in a sentence."""
    told = [
        words("hint-part", part=game_words.part(name), gain=gain / 100, sign="+")
        for name, gain in because
    ]
    return words("hint-because", parts=words.listed(told))


def tell_log(session: Session, seat: int) -> None:
    """The whole game so far in words, as this person may know it."""
    happenings = session.play.happenings(seat)
    for sentence in session.game_words.story(happenings, session.names, seat):
        session.console.print(f" {sentence}")


def show_rules(session: Session, number: str) -> None:
    rules = RulesText.of(session.play.game, session.words.lang)
    found = excerpt(rules, number, session.words) if number else contents(rules)
    session.console.print(found)
