"""Draw the picture of the terminal table for the README: docs/images/terminal.svg."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

from paravent.bots import make_bot
from paravent.cli.seats import HUMAN, Player
from paravent.cli.session import Session
from paravent.core.dealer import Dealer
from paravent.core.play import Play
from paravent.core.registry import find_game
from paravent.text.words import Words

TARGET = Path("docs/images/terminal.svg")
SEED = "a picture"
TURN = 20
WIDTH, HEIGHT = 112, 48


def session_at(turn: int, console: Console) -> Session:
    """A game of a person against two bots, at the first decision of a turn."""
    game = find_game("middle_kingdom")
    players = [Player(HUMAN), Player("greedy"), Player("greedy")]
    play = Play(game, 3, seats=[str(one) for one in players], dealer=Dealer.from_text(SEED))
    session = Session(play, players, Words("en"), console)
    adviser = make_bot("greedy", game)
    while True:
        seat = session.next_actor()
        if seat in session.bots:
            session.let_bot_act(seat)
        elif play.view(seat)["turn"] >= turn:
            return session
        else:
            action = adviser.choose(play.outlook(seat), session.luck(seat))
            session.seen[seat] = play.acts
            play.submit(seat, play.acts, game.notation.text(action))


def draw() -> str:
    console = Console(
        file=io.StringIO(),
        record=True,
        width=WIDTH,
        height=HEIGHT,
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
        markup=False,
    )
    session = session_at(TURN, console)
    session.greeted = True
    session.show(0)
    console.print("›")
    svg = console.export_svg(title="paravent play", unique_id="paravent")
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)  # nothing from elsewhere
    return svg.replace("Fira Code", "DejaVu Sans Mono, Menlo, Consolas")


def main() -> None:
    TARGET.write_text(draw(), encoding="utf-8")
    print(TARGET)


if __name__ == "__main__":
    main()
