# What somebody got wrong: one sentence each, found by the code of the mistake.

## The command line

mistake-unknown-language = There is no language “{ $lang }”; choose one of { $known }.
mistake-unknown-command = There is no command “{ $command }”; the commands are { $known }.
mistake-unknown-flag = There is no option “{ $flag }” here; “{ $help }” lists what there is.
mistake-missing-value = The option “{ $flag }” needs a value.
mistake-missing-argument = “{ $argument }” is missing; “{ $help }” shows what is needed.
mistake-bad-value = “{ $argument }” does not accept what was given; “{ $help }” shows what is needed.
mistake-too-many-arguments = The command line has more words than the command takes; “{ $help }” shows what it takes.

## Setting up

mistake-unknown-game = There is no game “{ $game }”; the games are { $known }.
mistake-wrong-players = { $game } is for { $fewest } to { $most } players.
mistake-wrong-seats = A game for { $players } { $players ->
        [one] player
       *[other] players
    } cannot have { $seats } { $seats ->
        [one] seat
       *[other] seats
    }.
mistake-bot-not-found = The bot “{ $bot }” cannot be had: { $error }.
mistake-bot-no-command = “{ $bot }” names no command; write it after the colon, as in cmd:./mybot.
mistake-bot-cannot-choose = The bot “{ $bot }” has no method choose(outlook, rng).
mistake-bot-raised = The bot “{ $bot }” failed: { $error }.
mistake-bot-illegal = The bot “{ $bot }” chose “{ $act }”, which is not legal.
mistake-bot-died = The bot “{ $bot }” ended in the middle of a game.
mistake-bot-silent = The bot “{ $bot }” did not answer within { $seconds } seconds.
mistake-bot-flooded = The bot “{ $bot }” wrote more than the one line that was asked for.
mistake-bot-nonsense = The bot “{ $bot }” answered “{ $line }” instead of an act.
mistake-unknown-bot = There is no player “{ $bot }”; a seat takes human or one of { $known }.
mistake-wrong-budget = “{ $bot }” cannot think: it needs between 1 and { $most } simulations.
mistake-visitor-in-save = The save seats “{ $bot }”, a bot from outside. A file cannot bring one along: name it with --seats.
mistake-not-an-invitation = “{ $link }” is no link to a table; such a link looks like http://127.0.0.1:8411/#/table/code/invitation.
mistake-only-programs-sit = “{ $bot }” cannot sit at a server’s table: only a program can, written “cmd:command”.
mistake-server-refused = The server says: { $text }
mistake-server-away = { $server } does not answer: { $error }.
mistake-malformed-seat = “{ $seat }” is no seat; write for example human, strong or human:Ana.
mistake-unknown-option = There is no option “{ $option }”; this game knows { $known }.
mistake-unknown-value = The option “{ $option }” cannot be “{ $value }”; it can be { $known }.
mistake-impossible-value = With { $players } players the option “{ $option }” cannot be “{ $value }”, only { $possible }.
mistake-wrong-pick = For the option “{ $option }” choose { $pick } different ones, such as { $example }.
mistake-excluded-values = { $option }={ $value } and { $other }={ $other_value } do not go together ({ $rule }).
mistake-malformed-option = “{ $text }” is no option; write for example bids=2.
mistake-double-option = The option { $option } is given twice.
mistake-empty-seed = The seed is empty; give it some text.

## Files

mistake-unreadable-file = The file { $path } cannot be read.
mistake-unwritable-file = The file { $path } cannot be written; nothing was saved there.
mistake-not-text = The file { $path } is not a text file.
mistake-file-exists = { $path } exists already and is not a save of this game; it was left as it is: choose another name.

## Component tables

mistake-components-malformed = { $source } is not valid TOML: { $detail }.
mistake-components-not-rows = In { $source }, “{ $table }” is not a list of rows; write each row under [[{ $table }]].
mistake-components-unknown-table = { $source } has a table “{ $table }” that the game does not know; it knows { $known }.
mistake-components-unknown-row = { $source }, table “{ $table }”: there is no row “{ $row }”; the rows are { $known }.
mistake-components-double-row = { $source }, table “{ $table }”: the row “{ $row }” stands there twice.
mistake-components-missing-row = { $source }, table “{ $table }”: the row “{ $row }” is missing.
mistake-components-no-origin = { $source }, table “{ $table }”, row “{ $row }”: the origin must be one of { $known }.
mistake-components-bad-number = { $source }, table “{ $table }”, row “{ $row }”: “{ $column }” must be a whole number from { $low } to { $high }, not { $value }.
mistake-components-bad-word = { $source }, table “{ $table }”, row “{ $row }”: “{ $column }” must be one of { $known }, not { $value }.
mistake-components-wrong-sum = { $source }, table “{ $table }”: the numbers under “{ $column }” add up to { $found } instead of { $expected }.
mistake-components-bad-list = { $source }, table “{ $table }”, row “{ $row }”: “{ $column }” is not a fitting list of { $known }.
mistake-components-bad-points = { $source }, table “{ $table }”, row “{ $row }”: “{ $column }” must be made of points [x, y] on the sheet.
mistake-components-too-few = { $source }, table “{ $table }”: { $row } has too few places; it needs { $least }.
mistake-components-too-many = { $source }, table “{ $table }”: there are too many rows or points under “{ $row }”; the most is { $most }.
mistake-other-components = This log was played with other component tables ({ $digest }); name their file with --components.

## Logs and saved games

mistake-not-a-log = This is not a log of Paravent: it does not begin with “Paravent-Log:”.
mistake-log-format = This log has format { $found }; this version of Paravent reads format { $known }.
mistake-log-truncated = The log is cut short: it announces { $expected } acts and holds { $found }.
mistake-log-line = Line { $line } of the log makes no sense: “{ $text }”.
mistake-log-tag-missing = The log has no line “{ $tag }:”.
mistake-log-number = The line “{ $tag }:” of the log needs a number, not “{ $value }”.
mistake-log-illegal = Act { $number } of the log, “{ $act }”, is not possible there.
mistake-log-result = The result in the log, { $result }, is not how this game ends.
mistake-newer-rules = This log follows version { $found } of the rules of { $game }; this version of Paravent knows them up to { $known }: install a newer one.
mistake-no-such-act = The log has { $acts } acts; there is no act { $number }.
mistake-no-such-seat = There is no seat { $seat }; the seats are 0 to { $last }.
mistake-no-seed = This log does not hold its seed, so nobody can go on dealing; “paravent replay” shows it.
mistake-already-over = This game is over; “paravent replay” shows it.
mistake-nothing-to-resume = There is no unfinished game to resume.
mistake-nothing-to-verify = This log does not hold both a commitment and a seed, so there is nothing to verify.
mistake-broken-commitment = The seed does not fit the commitment: this is not the seed that was committed to.
mistake-wrong-deal = Act { $number } of the log, “{ $act }”, was not dealt from the seed: deal { $deal } should have been “{ $expected }”.

## At the table

mistake-unknown-act = “{ $act }” is neither an act of this game nor a command; “?” lists both.
mistake-ambiguous-act = “{ $act }” could mean { $known }; write more of it.
mistake-no-choice = There is no choice { $number }; choose one of { $known }.
mistake-no-undo = Nothing can be taken back: since your last act something was revealed, or others have acted.
mistake-unknown-rule = There is no paragraph { $rule } in the rules.
mistake-no-rules-text = { $game } has no rules text yet.

## Puzzles

mistake-unknown-puzzle = There is no puzzle { $number } of { $game }.
mistake-no-puzzles = There are no puzzles of { $game } yet.
mistake-not-a-puzzle = This is not a puzzle: its first line does not say “Paravent-Puzzle:”.
mistake-puzzle-line = The puzzle makes no sense at “{ $line }”.
mistake-puzzle-no-decision = The puzzle does not come to a decision of seat { $seat }.
mistake-puzzle-no-offer = “{ $act }” is no offer in this puzzle.
