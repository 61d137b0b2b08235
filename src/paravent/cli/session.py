"""A game in the terminal: people at the keyboard, bots in the other seats."""

from __future__ import annotations

import contextlib
from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.text import Text

from paravent.bots.bot import Failed
from paravent.bots.visiting import invite
from paravent.cli import answers, ending, seats
from paravent.cli.choices import understand
from paravent.cli.console import is_ascii, read_line
from paravent.cli.lists import choice_list, story
from paravent.cli.saves import new_save, write_log
from paravent.cli.seats import Player
from paravent.cli.tables import Scene, draw_table
from paravent.core.dealer import Dealer
from paravent.core.mistakes import Mistake
from paravent.core.numbers import NOBODY
from paravent.core.play import Play
from paravent.core.rng import Rng
from paravent.core.why import Refused
from paravent.text.words import Words

FORGET = "\x1b[3J"  # clears what could be scrolled back to, for secrets at a shared keyboard
TOLD = (3, 14)  # fewest and most lines of the story above the prompt; `log` tells all


class Quit(Exception):
    """Somebody leaves the table; the game is saved."""


class Session:
    """One sitting. The game is saved before every prompt, so nothing is ever lost."""

    def __init__(self, play: Play, players: list[Player], words: Words, console: Console) -> None:
        self.play = play
        self.players = players
        self.words = words
        self.game_words = words.of_game(play.game)
        self.console = console
        self.names = seats.names(players, words, seats.lone_person(players))
        self.labels = seats.labels(players, self.names, words)
        self.people = [seat for seat, player in enumerate(players) if player.is_human]
        self.bots = {
            seat: invite(player.kind, play.game)
            for seat, player in enumerate(players)
            if not player.is_human
        }
        self.seen = {seat: self.last_act(seat) for seat in self.people}
        self.at_keyboard = seats.lone_person(players)
        self.save_path = new_save(play.log())
        self.own_files: set[Path] = {self.save_path}
        self.saved = True
        self.notice = ""  # said above the next question
        self.greeted = False
        self.page = 0  # of the choices, if they do not fit on the screen

    def last_act(self, seat: int) -> int:
        """From where on a person is told what happened: the last own act."""
        own = [index for index, entry in enumerate(self.play.history) if entry.seat == seat]
        return own[-1] if own else 0

    def continue_file(self, path: Path) -> None:
        """Go on from a save: an automatic one is carried on, another is kept as it is."""
        whole = path.absolute()
        self.own_files.add(whole)
        if whole.parent == self.save_path.parent.absolute():
            self.save_path = whole

    def run(self) -> int:
        """Play to the end, or until somebody leaves; returns the exit code."""
        try:
            while not self.play.over:
                seat = self.next_actor()
                if seat in self.bots:
                    self.let_bot_act(seat)
                else:
                    self.save()
                    self.decide(seat)
        except (Quit, KeyboardInterrupt):
            return self.leave(0)
        except (EOFError, OSError):
            return self.leave(2, self.words("input-ended"))
        except Failed as failure:
            return self.leave(2, self.words.mistake(failure))
        self.save()
        self.show_end()
        return 0

    def leave(self, code: int, why: str = "") -> int:
        """Save and say how to go on; there may be no terminal left to say it on."""
        self.save()
        with contextlib.suppress(OSError):
            self.console.print()
            if why:
                self.console.print(why)
            self.say_how_to_resume()
        return code

    # Acting.

    def next_actor(self) -> int:
        """Bots first, so that people see their cards lie sealed on the table."""
        actors = self.play.position.actors()
        return next((seat for seat in actors if seat in self.bots), actors[0])

    def let_bot_act(self, seat: int) -> None:
        action = self.bots[seat].choose(self.play.outlook(seat), self.luck(seat))
        self.play.submit(seat, self.play.acts, self.play.game.notation.text(action))

    def luck(self, seat: int) -> Rng:
        """A bot's random numbers: the same in the same game."""
        dealer = self.play.dealer or Dealer(b"")
        return Rng(dealer.luck(seat, self.play.acts))

    def decide(self, seat: int) -> None:
        """Ask a person until the game has moved."""
        self.hand_over(seat)
        self.page = 0
        self.show(seat)
        while True:
            offers = self.play.offers(seat)
            line = read_line(self.prompt_mark(seat))
            if not line:
                if len(offers) > 1:
                    self.page += 1
                    self.show(seat)
                    continue
                line = offers[0]
            try:
                if self.answer(seat, line, offers):
                    return
            except Mistake as mistake:
                self.complain(self.words.mistake(mistake))
            except Refused as refused:
                self.complain(answers.reason_text(self, refused.reason))

    def answer(self, seat: int, line: str, offers: list[str]) -> bool:
        """Do what a line says; True when the game has moved."""
        command, rest = understand(line, offers, self.game_words)
        match command:
            case "act":
                before = self.play.acts
                self.play.submit(seat, before, rest)
                self.seen[seat] = before
                return True
            case "undo":
                self.undo(seat)
                self.seen[seat] = min(self.seen[seat], self.play.acts)
                return True
            case "help":
                answers.explain(self, seat)
            case "why":
                answers.why(self, seat, rest)
            case "hint":
                answers.hint(self, seat)
            case "log":
                answers.tell_log(self, seat)
            case "rules":
                answers.show_rules(self, rest)
            case "save":
                self.save_as(rest)
            case "quit":
                self.offer_to_save()
                raise Quit
        return False

    def undo(self, seat: int) -> None:
        """Take back the last act; against bots alone, with all that they did since."""
        own = [index for index, entry in enumerate(self.play.history) if entry.seat == seat]
        if self.play.undoable(seat) is not None or len(self.people) > 1 or not own:
            self.play.undo(seat)
            return
        log = self.play.log(reveal=True)
        del log.acts[own[-1] :]
        self.play = Play.replay(log, self.play.components)

    # Saving.

    def save(self) -> None:
        """Save automatically; where that is impossible say so once and play on."""
        try:
            write_log(self.save_path, self.play.log(reveal=True))
            self.saved = True
        except Mistake as mistake:
            if self.saved:
                self.notice = self.words.mistake(mistake)
            self.saved = False

    def save_as(self, name: str) -> None:
        """Save under a name; a file that is not this game's own save is left alone."""
        path = Path(name).expanduser().absolute() if name else self.save_path
        if path.exists() and path not in self.own_files:
            raise Mistake("file-exists", path=str(path))
        write_log(path, self.play.log(reveal=True))
        self.own_files.add(path)
        self.console.print(self.words("saved", path=str(path)), style="green", soft_wrap=True)

    def offer_to_save(self) -> None:
        """Before leaving: a file of one's own, or just the automatic save."""
        while True:
            name = read_line(self.words("ask-save") + " ")
            if not name:
                return
            try:
                self.save_as(name)
                return
            except Mistake as mistake:
                self.complain(self.words.mistake(mistake))

    def say_how_to_resume(self) -> None:
        said = "how-to-resume" if self.saved else "mistake-unwritable-file"
        self.console.print(self.words(said, path=str(self.save_path)), soft_wrap=True)

    # Several people at one keyboard.

    def hand_over(self, seat: int) -> None:
        """Where something is secret, the next person takes the keyboard before it is shown."""
        before, self.at_keyboard = self.at_keyboard, seat
        if len(self.people) == 1 or seat == before:
            return
        if self.is_private(seat) or (before is not None and self.is_private(before)):
            self.clear()
            self.console.print(self.words("hand-over", name=self.names[seat]), style="bold")
            read_line(self.words("press-enter") + " ")

    def is_private(self, seat: int) -> bool:
        """Whether the others must not see this person's table, or what is chosen at it."""
        own = {**self.play.view(seat), "me": None}
        return len(self.play.position.actors()) > 1 or own != self.play.view(NOBODY)

    # The screen.

    def clear(self) -> None:
        if self.console.is_terminal:
            self.console.clear()
            if len(self.people) > 1:
                self.console.file.write(FORGET)

    def show(self, seat: int) -> None:
        """The table, what happened since this person's last decision, the question, the offers."""
        self.clear()
        above = [draw_table(self.scene(seat))]
        if not self.greeted:
            above.insert(0, self.greeting())
            self.greeted = True
        offers = self.play.offers(seat)
        asked: list[RenderableType] = [Text(), self.question(seat)]
        if self.notice:
            asked.insert(1, Text(self.notice, "red"))
            self.notice = ""
        choices = choice_list(self, offers, self.room_beside(*above, *asked) - TOLD[0])
        asked.append(choices)
        if len(offers) == 1:
            asked.append(Text(self.words("only-choice"), "dim"))
        self.console.print(*above, sep="\n")
        self.tell(seat, self.seen[seat], self.room_beside(*above, *asked))
        self.console.print(*asked, sep="\n")

    def question(self, seat: int) -> Text:
        phase = self.play.game.phases[self.play.position.phase]
        asked = self.game_words.prompt(phase)
        return Text(f"{self.names[seat]} · {asked}" if len(self.people) > 1 else asked, "bold")

    def room_beside(self, *parts: RenderableType) -> int:
        """How many lines of the screen are left beside these and the prompt."""
        if not self.console.is_terminal:
            return TOLD[1]
        return self.console.height - 1 - sum(len(self.console.render_lines(one)) for one in parts)

    def scene(self, seat: int) -> Scene:
        return Scene(
            view=self.play.view(seat),
            names=self.names,
            labels=self.labels,
            words=self.game_words,
            width=self.console.width,
            height=self.console.height,
            ascii_only=is_ascii(self.console),
            over=self.play.over,
            board=self.play.board(),
        )

    def greeting(self) -> Group:
        """The promise of a fair deal, made before anybody has decided anything."""
        lines = [self.words("how-to-play")]
        if self.play.dealer:
            lines = [self.words("commitment"), f"  {self.play.dealer.commitment}", *lines]
        return Group(*(Text(line, "dim") for line in lines))

    def tell(self, seat: int, since: int, room: int = TOLD[1]) -> None:
        """What happened, as far as there is room."""
        happenings = self.play.happenings(seat, since)
        sentences = self.game_words.story(happenings, self.names, seat)
        if sentences:
            self.console.print(story(self.console, sentences, max(TOLD[0], min(TOLD[1], room))))

    def prompt_mark(self, seat: int) -> str:
        mark = "> " if is_ascii(self.console) else "› "
        return f"{self.names[seat]} {mark}" if len(self.people) > 1 else mark

    def complain(self, sentence: str) -> None:
        self.console.print(sentence, style="red")

    def show_end(self) -> None:
        alone = seats.lone_person(self.players)
        reader = NOBODY if alone is None else alone
        self.clear()
        self.console.print(draw_table(self.scene(reader)))
        if self.people:
            self.tell(reader, min(self.seen.values()))
        self.console.print()
        ending.show(self.play, self.names, self.game_words, self.console)
        if not self.saved:
            self.say_how_to_resume()
            return
        for form in ("", "verify"):
            sentence = self.words.say("log-place", {"path": str(self.save_path)}, form)
            self.console.print(sentence, soft_wrap=True)
