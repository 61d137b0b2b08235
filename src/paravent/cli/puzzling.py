"""A puzzle on the terminal: the table as its seat sees it, the offers, the explanation."""

from __future__ import annotations

from rich.text import Text

from paravent.bots.puzzles import Puzzle
from paravent.cli import seats
from paravent.cli.answers import reasons
from paravent.cli.choices import choice_keys, understand
from paravent.cli.console import read_line
from paravent.cli.percents import percent
from paravent.cli.replaying import Replay
from paravent.cli.seats import HUMAN, USUAL_BOT, Player
from paravent.core.mistakes import Mistake
from paravent.text.words import Words


def solve(puzzle: Puzzle, number: int, words: Words) -> None:
    """Show it, ask until there is an answer, explain; a Mistake if it does not come to that."""
    play = puzzle.play()
    replay = Replay(puzzle.log, None, puzzle.seat, words)
    players = [
        Player(HUMAN if seat == puzzle.seat else USUAL_BOT) for seat in range(puzzle.log.players)
    ]
    replay.names = seats.names(players, words, puzzle.seat)
    replay.labels = replay.names
    console, game_words = replay.console, replay.game_words
    title = words("puzzle-title", number=number, game=game_words.title)
    console.print(title if number else words("puzzle-of-file", game=game_words.title), style="bold")
    replay.show(play)
    console.print(words("puzzle-ask"), style="bold")
    offers = play.offers(puzzle.seat)
    keys = choice_keys(offers)
    for key, act in zip(keys, offers, strict=True):
        console.print(f"  {key}) {game_words.act(act)}")
    answer = asked(offers, keys, replay)
    solution = game_words.act(puzzle.solution)
    if answer is None:
        console.print(words("puzzle-given-up", act=solution), style="bold")
    elif answer == puzzle.solution:
        console.print(words("puzzle-right", act=solution), style="bold green")
    else:
        console.print(words("puzzle-wrong", act=solution), style="bold yellow")
    explain(puzzle, replay)


def asked(offers: list[str], keys: list[str], replay: Replay) -> str | None:
    """One of the offers; None if somebody gives up."""
    words = replay.words
    while True:
        try:
            line = read_line(words("puzzle-prompt") + " ").strip()
        except (EOFError, KeyboardInterrupt):
            replay.console.print()
            return None
        if line.lower() in ("q", "quit"):
            return None
        if line in keys:
            return offers[keys.index(line)]
        try:
            command, act = understand(line, offers, replay.game_words)
        except Mistake:
            command = act = ""
        if command == "act" and act in offers:
            return act
        replay.console.print(words("puzzle-again", text=line))


def explain(puzzle: Puzzle, replay: Replay) -> None:
    """The chances of the alternatives, what is likely to follow, why, and how deep that went."""
    words, act = replay.words, replay.game_words.act
    for one in puzzle.tried:
        told = {"chance": one.chance, "low": one.low, "high": one.high}
        line = words(
            "puzzle-tried",
            act=act(one.act),
            **{name: percent(value) for name, value in told.items()},
        )
        replay.console.print(Text(f"  {line}", "green" if one.act == puzzle.solution else ""))
    if puzzle.follows:
        steps = [
            words("puzzle-step", name=replay.names[seat], act=act(what))
            for seat, what in puzzle.follows
        ]
        replay.console.print(words("puzzle-follows", steps=", ".join(steps)))
    if puzzle.because:
        replay.console.print(reasons(puzzle.because, words, replay.game_words))
    replay.console.print(words("puzzle-depth", simulations=puzzle.simulations), style="dim")
