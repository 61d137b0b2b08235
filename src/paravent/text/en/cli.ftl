# The command line and the terminal table.

about-paravent = Paravent: board games at one table, in the terminal, against bots or friends.
about-command-play = Play a game in the terminal, against bots or with several people at one keyboard.
about-command-resume = Go on with a saved game; without a file, with the newest automatic save.
about-command-replay = Tell a game from its log, and show the table at any point of it.
about-command-games = List the games: players, options, version of the rules.
about-command-rules = Show the rules of a game, a chapter (R4), a paragraph (R4.2) or a ruling (Q7).
about-command-verify = Check that a game was dealt from the seed it was committed to before the first deal.

version = { $number ->
        [none] Paravent, { $build }
       *[other] Paravent { $number }, { $build }
    }
build-compiled = compiled
build-source = source build: checked, slower; no C compiler was found when it was installed
build-tree = source tree, not compiled: checked, slower

## Help pages

help-usage = Usage:
help-section-commands = Commands
help-section-arguments = Arguments
help-section-options = Options
help-help = Show this page.
help-default = { $text } (default: { $value })
metavar-command = COMMAND
metavar-options = [OPTIONS]
metavar-game = GAME
metavar-file = FILE
metavar-rule = NUMBER
metavar-seats = SEATS
metavar-text = TEXT
arg-game = A game by its key; “paravent games” lists them.
arg-rule = A number of the rules, such as R4, R4.2 or Q7.
arg-log = The log of a game, or a saved game.
arg-save = A saved game.
flag-lang = The language: en or fr; else that of the system.
flag-version = Tell the version, and whether it is compiled.
flag-seats = Who plays, by seat: human, or a bot (beginner, casual, strong, expert, master, greedy, random), with a name if you like (human:Ana,human:Bo,strong); or a bot of your own, module:Class or “cmd:command”.
flag-seats-resume = Who plays from now on, if not those of the save.
flag-players = How many play; a person against strong bots if --seats does not say otherwise.
flag-seed = Deal from this text, to play the same deals again.
flag-options = Options of the game, such as "bids=2".
flag-components = Tables of components that correct the game’s own (TOML).
flag-to = Stop after this many acts.
flag-step = Go through the game step by step.
flag-views = Show what this seat could see, counted from 0; else what an audience sees.

## Lists

players-from-to = { $fewest } to { $most } players
rules-version = version { $version } of the rules
option-line = option { $option }: { $about }
option-for-players = { $players } players: { $values }
option-picks = or { $pick } of: { $picks }
values-or = { $head } or { $last }
who-can-play = To play one of them: paravent play GAME. A seat takes a human or one of the bots { $bots }.
verified = The seed fits the commitment, and { $deals ->
        [one] the only deal follows
       *[other] all { $deals } deals follow
    } from it.
ruling-status = Status: { $value }
ruling-touches = touches { $value }
status-rulebook = from the rulebook
status-source = from a source
status-derived = derived
status-reconstructed = reconstructed
status-ruling = our ruling

## Before the game

menu-ask = Enter starts, a number changes a line, q leaves:
menu-game = Game
menu-opponents = Opponents
menu-bot = They play
menu-language = Language
language-name = English
bot-described =
    { $bot ->
        [greedy] greedily: a sensible opponent
        [random] at random: to learn the rules
        [beginner] like beginners: they overlook a lot
        [casual] casually: they overlook little, and do not look far
        [strong] strongly: they look ahead
        [expert] like experts: they look far ahead, a second for each decision
        [master] like masters: three seconds, with the whole machine
       *[other] { $bot }
    }
commitment = The deals of this game are fixed by a secret seed, revealed at the end. Its commitment:
how-to-play = Type the number of a choice, “?” for help, “quit” to leave.

## At the table

command-help = help
command-why = why
command-undo = undo
command-hint = hint
command-save = save
command-log = log
command-rules = rules
command-quit = quit
usage-help = { "?" }
usage-why = why ACT
usage-undo = undo
usage-hint = hint
usage-save = save [FILE]
usage-log = log
usage-rules = rules [R4.2]
usage-quit = quit
about-help = this help
about-why = why an act is or is not allowed, with the rule
about-undo = take your last act back; among several people only if that tells nobody anything
about-hint = the best choices with their chances, what may follow, and why
about-save = save the game
about-log = the whole game in words
about-rules = the chapters of the rules, or one paragraph
about-quit = leave; the game is saved
help-choices = Your choices (number or act; an unambiguous beginning will do)
help-commands = Commands
with-rule = { $text } ({ $rule })
why-what = Say which act you mean, for instance: why { $phrase }
why-allowed = “{ $act }” is allowed now: { $phrase }.
more-choices = Choices { $first } to { $last } of { $all }; Enter shows the next ones.
only-choice = Enter plays it.
saved = Saved in { $path }
ask-save = Save as (a file name, or just Enter for the automatic save):
how-to-resume = The game is saved. To go on with it: paravent resume { $path }
input-ended = There is no more input: the game stops here.
hand-over = { $name }, take the keyboard; the others look away.
press-enter = Press Enter when you are ready.
final-scores = Final scores
total = Total
place = Place
place-number = { NUMBER($place) ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
victory = { $you ->
        [yes] You win
       *[no] { $name } wins
    } with { $points } { $points ->
        [one] point
       *[other] points
    }.
shared-victory = { $names } share the victory with { $points } { $points ->
        [one] point
       *[other] points
    }.
log-place = The log, with the seed now revealed: { $path }
    .verify = Anybody can check the deals: paravent verify { $path }
step-where = Act { $number } of { $acts }
step-keys = Enter: on, b: back, a number: there, q: leave ›
sit-help = Let a bot of your own play at a table of a server.
sit-arg-link = The link by which a friend is invited to the table.
sit-opt-bot = “cmd:” and the command of a program that reads views and writes acts.
sit-opt-name = What it is called at the table.
sit-waiting = { $name } sits at the table. Stop with Ctrl-C.
sit-over = The game is over. Points: { $scores }; place { $place }.
