"""`paravent lab`: what makes bots stronger, puzzles, tournaments, balance."""

from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Annotated, Any

import typer

from paravent.cli import balance, tournament
from paravent.cli.console import make_console
from paravent.cli.match import STOPPED, decimal, progress_bar
from paravent.cli.usage import command_class, group_class
from paravent.cli.workers import worker_flags, workers
from paravent.text.words import Words

COMMANDS = ("tournament", "balance", "tune", "puzzles")
JUDGED = 400  # simulations a decision, of both sides


def register(app: typer.Typer, words: Words) -> None:
    lab = typer.Typer(cls=group_class(words, COMMANDS), help=words("lab-help"))
    which: Any = typer.Argument(help=words("lab-arg-game"))
    seeded: Any = typer.Option("--seed", help=words("lab-opt-seed"))
    shared = worker_flags(words)
    kept: Any = typer.Option("--save", help=words("lab-opt-notebook"))
    written: Any = typer.Option("--write", help=words("lab-opt-write"))

    @lab.command("tune", help=words("tune-help"))
    def tune(
        game: Annotated[str, which],
        games: Annotated[int, typer.Option("--games", help=words("tune-opt-games"))] = 400,
        bot: Annotated[str, typer.Option("--bot", help=words("tune-opt-bot"))] = "greedy",
        judge: Annotated[int, typer.Option("--judge", help=words("tune-opt-judge"))] = 0,
        seed: Annotated[str, seeded] = "tune",
        jobs: Annotated[int, shared.jobs] = 1,
        ray: Annotated[str | None, shared.ray] = None,
        save: Annotated[Path | None, kept] = None,
        write: Annotated[Path | None, written] = None,
    ) -> None:
        from paravent.core.registry import find_game
        from paravent.lab import tuning
        from paravent.lab.files import require_at_least, write_text
        from paravent.lab.notebook import Notebook

        planned = tuning.Tuning(find_game(game), games, seed, bot)
        tuning.check(planned)
        where = workers(jobs, ray)
        require_at_least("--judge", judge, 0)
        notebook = Notebook(save, planned.plan)
        with progress_bar() as progress:
            bar = progress.add_task(words("tune-playing"), total=games)
            try:
                for done in tuning.collect(planned, notebook, where):
                    progress.update(bar, completed=done)
            except KeyboardInterrupt:
                stopped(words)
        tuned = tuning.learn(planned, notebook)
        text = tuning.text(planned, tuned, date.today())
        if write is None:
            print(text, end="")
        else:
            write_text(write, text)
            make_console().print(words("lab-written", path=str(write)))
        if judge:
            judged(planned, tuned, judge, words)

    @lab.command("puzzles", help=words("puzzles-help"))
    def puzzles(
        game: Annotated[str, which],
        wanted: Annotated[int, typer.Option("--count", help=words("puzzles-opt-count"))] = 50,
        simulations: Annotated[
            int, typer.Option("--simulations", help=words("flag-simulations"))
        ] = 20_000,
        seed: Annotated[str, seeded] = "puzzles",
        jobs: Annotated[int, shared.jobs] = 1,
        ray: Annotated[str | None, shared.ray] = None,
        save: Annotated[Path | None, kept] = None,
        write: Annotated[
            Path | None,
            typer.Option(
                "--write", metavar=words("lab-metavar-folder"), help=words("puzzles-opt-write")
            ),
        ] = None,
        explain: Annotated[
            bool, typer.Option("--explain", help=words("puzzles-opt-explain"))
        ] = False,
    ) -> None:
        from paravent.bots.puzzles import read as read_puzzle
        from paravent.bots.puzzles import written as puzzle_text
        from paravent.core.registry import find_game
        from paravent.lab import finding
        from paravent.lab.files import project_root, read_text, write_text
        from paravent.lab.notebook import Notebook

        planned = finding.Finding(find_game(game), wanted, simulations, seed)
        finding.check(planned)
        where = workers(jobs, ray)
        into = write or project_root() / "src/paravent/bots/puzzles" / planned.game.key
        paths = sorted(into.glob("*.txt"))
        if explain:
            with progress_bar() as progress:
                for path in progress.track(paths, description=words("puzzles-explaining")):
                    write_text(path, puzzle_text(finding.explained(read_puzzle(read_text(path)))))
            make_console().print(words("lab-written", path=str(into)))
            return
        planned = replace(planned, there=frozenset(map(read_text, paths)))
        notebook = Notebook(save, planned.plan)
        with progress_bar() as progress:
            bar = progress.add_task(words("puzzles-looking"), total=wanted)
            try:
                for done in finding.look(planned, notebook, where):
                    progress.update(bar, completed=done)
            except KeyboardInterrupt:
                stopped(words)
        last = max((int(path.stem) for path in paths if path.stem.isdigit()), default=0)
        for number, puzzle in enumerate(finding.chosen(planned, notebook), last + 1):
            write_text(into / f"{number:02}.txt", puzzle_text(puzzle))
        make_console().print(words("lab-written", path=str(into)))

    tournament.register(lab, words)
    balance.register(lab, words)
    for info in lab.registered_commands:
        info.cls = command_class(words)
    app.add_typer(lab, name="lab")


def stopped(words: Words) -> None:
    make_console(errors=True).print(words("lab-stopped"))
    raise typer.Exit(STOPPED)


def judged(planned: Any, tuned: Any, games: int, words: Words) -> None:
    """The learned weights against 100 % for all, on deals of their own."""
    from paravent.bots.evaluations import find_manner, fresh_evaluation
    from paravent.bots.search.spending import Budget
    from paravent.bots.searcher import SearchBot
    from paravent.lab.duel import duel
    from paravent.lab.intervals import share_interval
    from paravent.lab.tuning import weighed

    game, budget = planned.game, Budget(simulations=JUDGED)
    manner = find_manner(game)

    def new() -> SearchBot:
        return SearchBot("new", weighed(game, tuned.weights), manner, budget)

    def old() -> SearchBot:
        return SearchBot("old", fresh_evaluation(game), manner, budget)

    shares = []
    with progress_bar() as progress:
        bar = progress.add_task(words("tune-judging"), total=games)
        try:
            for number in range(-(-games // 2)):
                shares.append(duel(game, [new, old], f"{planned.seed}/judge/{number}"))
                progress.advance(bar, 2)
        except KeyboardInterrupt:
            pass
    if shares:
        wins = share_interval(shares)
        make_console().print(
            words(
                "tune-judged",
                games=2 * len(shares),
                wins=f"{decimal(100 * wins.mean, words)} %",
                low=f"{decimal(100 * wins.low, words)} %",
                high=f"{decimal(100 * wins.high, words)} %",
            )
        )
