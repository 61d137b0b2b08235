# The pages of the web table.

page-motto = { $count ->
        [0] Games
        [5] Five games
       *[other] { $count } games
    } behind one screen
page-skip = Skip to the content
page-start = All games
page-language = Language
language-en = English
language-fr = Français
page-theme = Colours
theme-auto = as the system
theme-light = light
theme-dark = dark
sound-on = Turn sound on
sound-off = Turn sound off
page-credits = Icons by Lorc, Delapouite and the other authors of game-icons.net (CC BY 3.0).
page-code = The API of this server
page-close = Close
page-back = Back
page-loading = One moment …
page-nowhere = There is no such page.

mistake-unreachable = The server cannot be reached; the page tries again by itself.
mistake-page-error = Something went wrong on this page; reload it. Nothing is lost.

connection-broken = The connection is interrupted; it will come back by itself.

guest-name = Guest
guest-label = Your nickname
guest-change = Change
guest-ask = What shall the others call you?

start-play = Play
start-first = First game? Show me round
start-rules = Rules
start-players = { $fewest } to { $most } players
start-mine = My tables
start-open = Open tables
start-running = Tables to watch
start-no-tables = None at the moment.
start-your-turn = your turn
start-waiting = waits for { $names }
start-seats-free = { $count ->
        [one] 1 free seat
       *[other] { $count } free seats
    }
start-over = finished
start-watch = Watch
start-resume = Go on
start-look = Look
start-join = Join
start-since = since { $time }

setup-title = A game of { $game }
setup-players = Players
setup-bots = Bots play
setup-friends = Friends
setup-public = Everybody may see the table and join it
setup-slow = Over days, without hurry
setup-choose = Choose { $count }
setup-chosen = { $count } of { $of } chosen
setup-value = “{ $option }: { $value }”
setup-excluded = { $one } and { $other } do not go together.
setup-go = Start the game
setup-open = Open the table
level-random = at random
level-greedy = well
level-other = { $level }

table-yours = Your turn
table-waits = The game waits for { $names }.
table-thinking = { $names } { $count ->
        [one] is
       *[other] are
    } thinking …
table-watching = You are watching.
table-undo = Take back
table-undo-ask = Ask to take back
table-hint = Hint
table-hint-best = A bot would choose: { $act }
table-explain = Explain
table-explain-off = I know
table-rules = Rules
table-log = What happened
table-chat = Chat
table-chat-say = Say something
table-chat-send = Send
table-chat-none = Nobody has said anything yet.
table-leave = Leave the table
table-leave-sure = Leave? A bot will take over your seat.
table-rule = Rule { $rule }
table-no-why = Why not?
table-undo-asked = { $name } would like to take the last act back. Do you agree?
table-undo-waiting = Your request is with { $names }.
table-yes = Yes
table-no = No
table-you = you
table-bot = bot
table-away = away
table-free-seat = free seat
table-invite = Send this link to your friends:
table-copy = Copy the link
table-copied = Copied
table-begin = Start the game
table-sit = Sit down here
table-waiting-host = The host starts the game when everybody is there.
table-fair = The deals are fixed already: { $commitment }
table-plain = Board as text
table-lasting = What never changes
table-link = Move my seat to another device
table-link-here = Open this link on the other device, within a day:
table-to-rematch = Go to the rematch
offer-not-now = Not possible now: { $act }. Why?

end-title = The end
end-winner = { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
end-you-win = You win!
end-where = Where the points came from
end-none = No points for anybody: { $parts }.
end-total = Total
end-chart = Points over the game
end-chart-about = Points of each seat after every act, { $acts } acts in all.
end-rematch = Play again
end-replay = Replay
end-board = See the board
end-log = Download the log
end-fair = Seed of the deals: { $seed }

replay-title = Replay
replay-of = Replay: { $game }
replay-first = To the beginning
replay-back = One act back
replay-play = Play
replay-pause = Pause
replay-next = One act on
replay-last = To the end
replay-at = Act { $n } of { $acts }
replay-table = Back to the table

rules-title = Rules
rules-contents = Contents
rules-rulings = Rulings
rules-none = This game has no rules text yet.

seat-taking = Your seat is being moved here …

guide-title = The guided first game
guide-first = Your first game of { $game }?
guide-begin = Show me round
guide-refuse = No, thanks
guide-next = Go on
guide-end = End the tour
