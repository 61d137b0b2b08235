# The lab: match, ladder, tune, puzzles, fuzz, perft, signature, playthrough, new-game.

## Shared by several commands

lab-arg-game = The game’s key; “paravent games” lists them.
lab-opt-seed = Any text; the same seed gives the same games.
lab-opt-options = Variants, for example bids=2.
lab-opt-players = Number of players.
lab-opt-jobs = Processes that share the work; the result does not depend on it.
lab-opt-ray = Share the work with a Ray cluster at this address (host:port, ray://host:port, or “nearest” for the one that runs here); the result does not depend on it.
lab-opt-write = Write to this file instead of the screen.
lab-opt-notebook = Keep what is finished in this file; the same command goes on with it later.
lab-metavar-folder = FOLDER
lab-help = Tournaments of bots, reports on balance, and what makes bots stronger: tune evaluations, find puzzles.
lab-stopped = Stopped; with --save the same command goes on from here.
lab-opt-counts = Numbers of players, for example 2,3; the fewest if there is none.
lab-opt-variants = Variants, for example bids=2; say it again for each set of them that is to be played.
lab-opt-results = Keep everything in this folder; the same command goes on with it later.
lab-opt-again = Repeat what this manifest of earlier results asks for.
lab-stopped-results = Stopped; with --out the same command goes on from here.
lab-by-the-clock = These bots think by the clock, so their games cannot be repeated exactly: { $bots }. A bot such as search-2000 can.
metavar-key = KEY
lab-count = { $number }
lab-written = Written: { $path }

## paravent match

match-help = Let bots play against each other, every deal once for each rotation of the seats.
match-opt-bots = One bot for each seat, for example strong,greedy,greedy; search-2000 thinks by that many simulations. One of your own: module:Class, or cmd: and the command of a program.
match-opt-games = How many games, rounded up to whole rotations.
match-opt-save = Write one line of JSON for each game to this new file.
match-opt-logs = Save the log of each game in this new folder.
match-playing = Playing
match-stopped = Stopped: the table shows the games that were finished.
match-bot = Bot
match-failures = Given up
match-failure = { $reason } ({ $times ->
    [one] 1 game
   *[other] { $times } games
} lost by it)
match-wins = Wins
match-interval = 95 % interval
match-score = Mean points
match-time = Per decision
match-summary = { $games } games: { $rounds } { $rounds ->
        [one] deal
       *[other] deals
    }, { $seats } rotations each, seed { $seed }. A bot no better than the others would win { $fair }; a shared victory is split.
mistake-too-few-bots = A match needs at least two bots; --bots names { $bots }.

## paravent ladder

ladder-help = Let every level play against the one below.
ladder-opt-games = Games for each pair of levels, rounded up to whole rotations.
ladder-opt-players = Numbers of players, for example 2,4; without it two, and four or the most that can play.
ladder-opt-pace = Simulations a second instead of the clock, for the levels that think by it.
ladder-opt-markdown = As a table for the documentation.
ladder-players = Players
ladder-level = Level
ladder-below = Against
ladder-games = Games

## paravent lab

tune-help = Learn what the parts of a game’s evaluation count, from games of bots against themselves.
tune-opt-games = Games to learn from.
tune-opt-bot = Who plays them.
tune-opt-judge = Then play so many games, on other deals, with these weights against none.
tune-playing = Playing
tune-judging = Judging
tune-judged = With these weights a search wins { $wins } on other deals ({ $low } to { $high }; games: { $games }).
puzzles-help = Find puzzles in games of bots: one act is clearly best, and the greedy bot misses it.
puzzles-opt-count = How many there are to be, with those that lie there already.
puzzles-opt-write = Write them into this folder instead of the project’s.
puzzles-opt-explain = Say again what speaks for the solutions of the puzzles that are there, and look for no others.
puzzles-looking = Looking for puzzles
puzzles-explaining = Explaining puzzles
mistake-nothing-to-tune = The evaluation of { $game } has a single part: there is nothing to tune.
mistake-not-a-notebook = { $path } does not hold work that could be continued.
mistake-other-notebook = { $path } holds other work; choose another name, or the game, seed and numbers that it was begun with.

## paravent lab tournament

tournament-help = Let every group of bots play, on the same deals and in rotated seats, until it is known who is better.
tournament-opt-bots = The bots, for example strong,greedy,random; also module:Class, or cmd: and a command.
tournament-opt-games = At most so many games of each group, rounded up to whole rotations.
tournament-opt-error = The chance that any verdict is wrong; a pairing ends when it is settled. With 0 all games are played.
tournament-opt-margin = Bots that end before each other as often, but for this share, are called even; with 0 none are.
tournament-rating = Rating
tournament-ahead = Ahead
tournament-bounds = At any time
tournament-rounds = Deals
tournament-verdict = Verdict
tournament-above = better
tournament-below = worse
tournament-even = even
tournament-open = open
tournament-summary = { $games } { $games ->
        [one] game
       *[other] games
    }, seed { $seed }. Ahead: how often a bot ends before the other, a tie counting half; the bounds hold for all pairings together, whenever one looks.

## paravent fuzz

fuzz-help = Play random games, some of them with wrong messages to the table, and look for faults; each one is saved as a log.
fuzz-arg-game = The game’s key; all games if there is none.
fuzz-opt-games = Games for each setup.
fuzz-opt-seconds = Stop after so many seconds, whatever --games says.
fuzz-opt-into = Folder for the logs of faults.
fuzz-playing = Playing at random
fuzz-stopped = Stopped: the table shows what was finished.
fuzz-found = Fault: { $fault } The game is saved in { $path }.
fuzz-died = A process crashed in { $game }, { $setup }, between the games { $first } and { $last } of seed { $seed }.
fuzz-setup = Setup
fuzz-total = All
fuzz-games = Games
fuzz-acts = Acts
fuzz-tables = Tables
fuzz-refused = Refused
fuzz-undone = Undone
fuzz-faults = Faults
fuzz-summary = { $games } { $games ->
        [one] game
       *[other] games
    } in { $seconds } s.
fuzz-verdict = { $faults ->
        [0] No fault found.
        [one] One fault found.
       *[other] { $faults } faults found.
    }

fault-dead-end = Seat { $seat } must act but has no offer.
fault-unsorted-offers = The offers of seat { $seat } are not ascending and unique: { $offers }.
fault-no-weight = An act of chance has no weight: { $weights }.
fault-too-long = The game has more than { $longest } acts.
fault-census = The count of “{ $name }” is { $found } instead of { $expected }.
fault-recount = The scores { $scores } are disputed by the recount: { $recounted }.
fault-tallies = The scores { $scores } are not the sum of their parts: { $added }.
fault-crash = The engine crashed: { $error } ({ $text }).
fault-accepted = The table accepted “{ $act }” of seat { $seat } after { $seen } acts, which is not allowed.
fault-changed = The table refused “{ $act }” of seat { $seat } after { $seen } acts, and yet it changed.
fault-wrong-refusal = The table refused “{ $act }” of seat { $seat } in the wrong way: { $answer }.
fault-no-reason = The table refused “{ $act }” of seat { $seat } without a reason.
fault-undo-tells = Seat { $seat } could take an act back although something was dealt or revealed since.
fault-undo-differs = After an undo by seat { $seat } the game is not what it was before.
fault-replay-differs = The log, replayed, gives another game.
fault-unfair-deal = A card was not dealt from the seed.

## paravent perft

perft-help = Count all sequences of acts to a depth, a number that betrays any change of the rules.
perft-opt-depth = Length of the sequences.
perft-opt-after = Acts played before, separated by “;”, for example "reveal peasant; 0 bid 7".
perft-opt-write = Add the counts to this file, as a line that the tests check.
perft-opt-id = The name of that line.
perft-depth = depth { $depth }: { $count }
mistake-perft-line = Line { $line } of the perft file makes no sense: “{ $text }”.

## paravent signature

signature-help = Print one number for all rules of a game; a refactoring leaves it, a change of the rules changes it.
signature-arg-game = The game’s key; all games if there is none.
signature-opt-write = Store the numbers in tests/signature.json.
signature-same = (as stored)
signature-changed = (changed)
signature-new = (not stored yet)
mistake-signatures-malformed = { $path } does not hold one number for each game.

## paravent playthrough

playthrough-help = Print a whole random game: every act, offer and view, to be compared with an earlier one.
playthrough-opt-players = Number of players; the fewest possible if there is none.

## paravent new-game

new-game-help = Begin a new game: a small one that works and passes all tests, to be changed step by step.
new-game-arg-key = The game’s key: small letters, digits and “_”, for example tiny_islands.
new-game-opt-title = The game’s title; made from the key if there is none.
new-game-opt-into = The project’s folder; the one you are in if there is none.
new-game-written = { $title } is written; { $files } new files:
new-game-next = Now run “make check” and “make test”, see it with “make play”, then change the rules in { $rules }.
mistake-bad-key = “{ $key }” cannot be the key of a game: use 2 to 24 small letters, digits and “_”, a letter first.
mistake-game-exists = There is already a game “{ $key }” in { $path }; nothing was changed.
mistake-bad-title = A title is one line of at most 40 signs, without quotes, braces or backslashes; “{ $title }” is not.
mistake-rest-failed = The game { $key } is written, but what tools make of it could not be made: { $detail }

## Mistakes of several commands

mistake-no-project = { $path } is not inside the project’s tree: no pyproject.toml of Paravent is there or above.
mistake-already-there = { $path } exists already and was left as it is; choose another name.
mistake-too-small = { $name } must be at least { $least }, not { $value }.
mistake-worker-died = Processes of this work died again and again at the same place; what was finished before is kept.
mistake-no-extra = This needs the package { $package }, which is not installed: pip install "paravent[{ $extra }]".
mistake-no-cluster = There is no Ray cluster at { $address }.
mistake-other-worker = The cluster has another Paravent for { $game } ({ $found }); this one is { $now }: install the same on every machine of it.
mistake-other-version = { $path } was begun with other versions ({ $found }); these are { $now }: choose another folder.
mistake-not-results = { $path } is no folder of such results, and it is not empty; nothing in it was changed.
mistake-not-a-manifest = { $path } is no manifest of such results.
mistake-not-a-share = { $name } must be at least 0 and less than { $most }, not { $value }.
