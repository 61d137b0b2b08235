# The pages of the web table.

page-motto = { $count ->
        [5] Five games
       *[other] { $count } games
    } behind one screen
page-skip = Skip to the content
page-start = All games
page-language = Language
language-en = English
language-fr = Français
sound-on = Turn sound on
sound-off = Turn sound off
page-credits = Icons by Lorc, Delapouite and the other authors of game-icons.net (CC BY 3.0).
page-more = More pages
page-close = Close
page-back = Back
page-loading = One moment…
page-nowhere = There is no such page.

mistake-unreachable = The server cannot be reached; the page tries again by itself.
mistake-page-error = Something went wrong on this page; reload it. Nothing is lost.

connection-broken = The connection is interrupted; it will come back by itself.

guest-name = Guest
guest-label = Your nickname
guest-rename = { $name }: change your nickname
guest-change = Change
guest-ask = What should the others call you?
guest-any-time = You can change it at any time; a click on your name at the top is enough.
guest-go = Sit down

start-play = Play
start-first = First game? Show me round
start-rules = Rules
start-players = { $fewest } to { $most } players
start-mine = My tables
start-open = Open tables
start-running = Tables to watch
start-finished = { $count ->
        [one] 1 finished game
       *[other] { $count } finished games
    }
start-no-tables = None at the moment.
start-your-turn = your turn
start-waiting = waits for { $names }
start-seats-free = { $count ->
        [one] 1 free seat
       *[other] { $count } free seats
    }
start-over = finished
start-being-played = being played
start-watch = Watch
start-resume = Go on
start-look = Look
start-join = Join
start-since = since { $time }
start-until = until { $time }

setup-title = A game of { $game }
setup-players = Players
setup-bots = Bots play
setup-friends = Friends
setup-public = Everybody may see the table and join it
setup-help = Hints and estimates for everybody
setup-help-about = Without them all play unaided; what an offer brings at once is still shown.
setup-pace = Pace
setup-hours = { $hours ->
        [12] 12 hours for each decision
        [24] one day for each decision
        [48] two days for each decision
        [72] three days for each decision
        [120] five days for each decision
        [168] one week for each decision
        [336] two weeks for each decision
       [one] { $hours } hour for each decision
       *[other] { $hours } hours for each decision
    }
setup-weekends = Saturdays and Sundays count (UTC)
setup-pace-about = When somebody’s time has run out, a bot of the level above plays until they come back.
pace-decision = live, { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } for each decision
pace-game = live, { $minutes } min for the game + { $seconds } s each decision
pace-weekends = weekends off
setup-choose = Choose { $count }
setup-chosen = { $count } of { $of } chosen
setup-value = “{ $option }: { $value }”
setup-excluded = { $one } and { $other } do not go together.
setup-go = Start the game
setup-open = Open the table
level-beginner = like beginners
level-casual = casually
level-strong = well
level-expert = like experts
level-master = like masters
level-other = { $level }

settings-title = Settings
settings-speed = Speed of what bots and others do
settings-speed-instant = instant
settings-speed-quick = quick
settings-speed-normal = normal
settings-speed-slow = slow
settings-speed-about = What you do yourself is always shown at once.
settings-confirm = What I cannot take back
settings-confirm-off = play it at once
settings-confirm-on = ask me first
settings-confirm-about = Among people this is what reveals or deals something, or what a bot answers at once. Against bots alone it is only what ends the game.
settings-explain = Explanations beside the question
settings-explain-off = off
settings-explain-on = on
settings-lasting = What an offer is worth by the end
settings-lasting-off = never
settings-lasting-bots = against bots
settings-lasting-on = always
settings-lasting-about = Point at an offer: beside what it brings at once stands how it compares by the end, as a bot judges from what you can see.
settings-sound = Sound
settings-sound-off = off
settings-sound-on = on
settings-notify = Notifications when it is my turn
settings-notify-off = off
settings-notify-on = on
settings-notify-about = They come while the page is open behind another one.
settings-notify-refused = The browser does not allow it for this page.
settings-theme = Colours
settings-theme-auto = as the system
settings-theme-light = light
settings-theme-dark = dark
settings-size = Size of cards and boards
settings-size-small = small
settings-size-normal = normal
settings-size-large = large
settings-board = Board
settings-board-own = drawn
settings-board-plain = as text

waiting-seats = Around the table
waiting-here = here
waiting-host = host
waiting-to-bot = Let a bot play
waiting-to-friend = Free it for a friend
waiting-kick = Send away
waiting-kick-sure = Send { $name } away? The seat becomes free again, and { $name } cannot sit down here any more.
waiting-free = { $count ->
        [one] One seat is still free: invite somebody, or let a bot play.
       *[other] { $count } seats are still free: invite somebody, or let bots play.
    }
waiting-cancel = Cancel the table
waiting-cancel-sure = Cancel the table? Everybody is sent home.
waiting-leave = Leave the table
waiting-terms = What will be played
waiting-who = Who may come
waiting-level = Stand-in bots play
waiting-everybody = everybody
waiting-invited = those with the link
waiting-help = Help
waiting-help-yes = hints and estimates
waiting-help-no = none: everybody plays unaided
waiting-fair = Fair deals
waiting-fair-about = All deals are fixed already by a secret number. This is its fingerprint; the number itself is told after the end, and “paravent verify” checks both.
invite-title = Invite friends
invite-text = A game of { $game }?
invite-code = The invitation as a code to scan
invite-share = Share…

plan-title = Plan ahead
plan-find = Look for a word
plan-anyway = Even if something is dealt or revealed meanwhile
plan-about = Click what you want to play next: it is played as soon as you are asked, if it is still possible and nothing was dealt or revealed since. Then choose what follows.
plan-now = It is your turn: play first, then plan what follows.
plan-remove = Take “{ $act }” out of the plan
plan-forget = Understood
plan-dropped-illegal = Your plan was dropped: its next act was not possible.
plan-dropped-revealed = Your plan was dropped: something was dealt or revealed meanwhile.
plan-dropped-undone = Your plan was dropped: acts were taken back.

offline-title = No connection
offline-about = Tables need the server; the site comes back by itself as soon as the server answers.
offline-again = Try again
offline-rules = Rules to read meanwhile

reminders-title = Reminders
reminders-about = When it is your turn at a slow table and you are not there; on devices also when somebody proposes a game, or your table of a tournament is ready.
reminders-push = Remind me on this device
reminders-push-end = Do not remind me here any more
reminders-here = You are reminded on this device.
reminders-refused = The browser does not allow notifications, or has no way to receive them.
reminders-mail = By mail: one letter about all tables, twice a day at most
reminders-mail-none = Letters remind you as well if you keep your name by a mail address.
reminders-silenced = You will get no more letters of this kind. You can have them again at any time, on the page of your account.
reminders-unknown = This link is not known: perhaps the account is gone, and its letters with it.

vacation-title = Vacation
vacation-about = At slow tables your clocks stand still on these days. You have { $days } days in a year; left this year: { $left }.
vacation-first = First day
vacation-last = Last day
vacation-take = Go on vacation
vacation-planned = Your vacation: { $first } to { $last }
vacation-end = I am back, or not going

presence-title = Time
presence-you = You
presence-minutes = { $time } min
presence-hours = { $hours } h
presence-days = { $hours ->
        [0] { $days } days
       *[other] { $days } days { $hours } h
    }
presence-vacation = on vacation until { $day }
presence-late = out of time
presence-nobody = Nobody’s time is running.
presence-watching = { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
presence-away-me = A bot is playing for you.
presence-back = Play again myself
handover-left = { $name } has left for good; a bot plays on.
handover-away = { $name } is away for a while; a bot stands in.
handover-late = { $name } ran out of time; a bot stands in.
handover-stand-in = { $name } ran out of time; { $by } let a bot stand in.
handover-back = { $name } is back and plays again.
handover-undone = { $name } took an act back: what followed it no longer counts.
leave-awhile = Leave for a while
leave-awhile-about = A bot plays for you until you come back; the others are told.
leave-alone = The table waits for you under “My tables”.
leave-for-good = Leave for good
leave-for-good-about = A bot keeps your seat, and you cannot come back.
leave-close-about = Nobody else sits here: the table is closed, the game is over.
leave-stay = Stay

log-round = Round { $round }
recap-open = Since my turn
recap-title = Since your last turn
recap-show = Show it on the board
recap-skip = Skip
chat-unread = { $count ->
        [one] 1 new message
       *[other] { $count } new messages
    }

table-yours = Your turn
table-waits = The game waits for { $names }.
table-thinking = { $names } { $count ->
        [one] is
       *[other] are
    } thinking…
table-watching = You are watching.
table-undo = Take back
table-undo-ask = Ask to take back
table-hint = Hint
table-explain = Explain
table-explain-off = I know
table-rules = Rules
table-log = What happened
table-chat = Chat
table-chat-say = Say something
table-chat-send = Send
table-chat-none = Nobody has said anything yet.
chat-audience = in the audience
chat-audience-about = You are watching: the players will read this only after the end.
table-leave = Leave the table
table-rule = Rule { $rule }
table-no-why = Why not?
table-undo-asked = { $name } would like to take back their last act and what followed it. Do you agree?
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
table-sure = { $act }: is that your decision?
table-begin = Start the game
table-sit = Sit down here
table-remove = Send away
table-remove-whom = Send { $name } away
table-waiting-host = The host starts the game when everybody is there.
table-waiting-away = Everybody has come. { $name } is away, perhaps in another game, is told that you are here, and starts this one then.
table-plain = Board as text
table-lasting = What never changes
view-is = { $name }:
list-strung = { $head }; { $last }
table-link = Move my seat to another device
table-link-here = Open this link on the other device, within a day:
table-to-rematch = Go to the rematch
lasting-best = By the end: as good as any
lasting-less = By the end: about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } behind the best
lasting-asking = By the end: one moment…
lasting-about = A bot’s estimate of the whole game, from what you can see; what comes at once is only a part of it.
offer-not-now = Not possible now: { $act }. Why?

end-title = The end
end-winner = { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
end-you-win = You win!
end-team = { $names } win together.
end-team-yours = Your team wins!
end-where = Where the points came from
end-total = Total
end-chart = Points over the game
end-chart-about = Points of each side after every act; number of acts: { $acts }.
end-turns = Turning points
end-at-last = at the very end
end-in-round = in round { $round }
end-after-act = after act { $n } of { $acts }
end-picture = A picture to share
end-picture-png = Download the picture
end-picture-svg = As a drawing (SVG)
end-share = Share
end-rematch = Play again
end-replay = Replay
end-review = Review
end-board = See the board
end-log = Download the log
end-fair = Seed of the deals: { $seed }
decided-shared = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each: nothing comes between them.
decided-broken = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each for { $names }: the tie is broken in { $who ->
        [you] your favour
       *[one] favour of { $winner }
    }.
decided-always = { $who ->
        [you] You were never behind.
        [many] { $winner } were never behind.
       *[one] { $winner } was never behind.
    }
decided-turned = { $who ->
        [you] You took the lead { $moment } and kept it.
       *[one] { $winner } took the lead { $moment } and kept it.
    }
decided-last = { $who ->
        [you] You came to the front only at the very end
       *[one] { $winner } came to the front only at the very end
    }{ $rival ->
        [none] .
        [you] ; until then you were ahead by { $ahead }.
        [many] ; until then { $other } were ahead by { $ahead }.
       *[one] ; until then { $other } was ahead by { $ahead }.
    }
decided-origin = Nothing counted more than “{ $origin }”: { $ours } for { $winner }, { $theirs } for { $other }.
turn-lead = { $who ->
        [you] You take the lead from { $other } { $moment }.
        [many] { $name } take the lead from { $other } { $moment }.
       *[one] { $name } takes the lead from { $other } { $moment }.
    }
turn-leap = { $who ->
        [you] You make the greatest leap { $moment }: +{ $points } in one act.
        [many] { $name } make the greatest leap { $moment }: +{ $points } in one act.
       *[one] { $name } makes the greatest leap { $moment }: +{ $points } in one act.
    }

finale-title = The final scoring
finale-begin = See the scoring on the board
finale-back = Back
finale-next = On
finale-pause = Pause
finale-play = Play
finale-end = To the result
finale-gain = { $name }: { $gain }, now { $points }.
finale-nobody = No points for anybody: { $origins }.

replay-title = Replay
replay-of = Replay: { $game }
replay-first = To the beginning
replay-back = One act back
replay-play = Play
replay-pause = Pause
replay-next = One act on
replay-last = To the end
replay-round-back = To the round before
replay-turn-back = To the turn of the player before
replay-turn-next = To the next player’s turn
replay-round-next = To the next round
replay-speed = Speed
replay-link = Link to this moment
replay-eyes = Seen by
replay-keys = Keys: arrows step, Page Up and Page Down from player to player, Home and End to the ends, the space bar plays.
replay-at = Act { $n } of { $acts }
replay-table = Back to the table

rules-title = Rules
rules-contents = Contents
rules-rulings = Rulings
rules-none = This game has no rules text yet.
rules-search = Search the rules
rules-hits = { $count ->
        [0] Nothing found.
        [one] 1 paragraph
       *[other] { $count } paragraphs
    }
primer-goal = The goal
primer-turn = A turn in five pictures
primer-scoring = Scoring at a glance

seat-taking = Your seat is being moved here…

guide-title = The guided first game
guide-first = Your first game of { $game }?
guide-begin = Show me round
guide-refuse = No, thanks
guide-next = Go on
guide-end = End the tour

# Devices on which I am known.
devices-title = Your devices
devices-about = On these devices you are { $name }. Your seats are yours on all of them.
devices-here = here
devices-unknown = A device
devices-times = since { $created }, last used { $seen }
devices-add = Add a device
devices-link = Open this link on the other device, within a quarter of an hour:
devices-end = Sign out
devices-end-all = Sign out all others
devices-leave = Sign out here
devices-leave-sure = Sign out on this device? Your other devices keep your seats.
devices-leave-kept = Sign out on this device? You can sign in again with what keeps your name.
devices-leave-last = This is your only device: if you sign out, nobody can go on with your games. Sign out all the same?
device-question = Shall this device become one of yours? You are then the same player here and there.
device-other = Until now you were { $name } here. { $name }’s seats can then only be reached from other devices.
device-yes = Yes, it is mine

# The page of a replay.
review-ask = Review this game
review-queued = The review waits for its turn…
review-made = The review is being made…
review-failed = This game cannot be reviewed.
review-chart-about = Everybody’s chance of winning after each act (number of acts: { $acts }); the lists below the board tell the same in words.
review-good = { $name }: { $act }. That was good ({ $left }).
review-accuracy-of = { $decisions ->
        [one] accuracy over one decision
       *[other] accuracy over { $decisions } decisions
    }
review-sentence = { $you ->
        [yes] The cards gave you { $luck }, your choices { $choices }, the others { $others }.
       *[no] The cards gave { $name } { $luck }, their own choices { $choices }, the others { $others }.
    }
review-line = Act { $n }: { $act } ({ $mark }, { $lost })
review-clean = Nothing to find fault with.

puzzles-title = Puzzles
puzzles-of = Puzzles: { $game }
puzzles-about = In each of them it is your turn, and one act is clearly best. You see what that player could see.
puzzles-none = There are none of this game yet.
puzzles-one = { $solved ->
    [yes] Puzzle { $number }, solved
   *[no] Puzzle { $number }
 }
puzzle-you = You
puzzle-chosen = You chose: { $act }.
puzzle-try-again = Try again
puzzle-next = Next puzzle
puzzle-all = All puzzles

# My account: what keeps my name, and what is stored about me.
account-title = Your account
keys-title = Keep your name
keys-about = So far only this browser knows that you are { $name }. With one of these you can sign in on any device, and your games come along. There are no passwords.
keys-kept = { $name } is yours: you can sign in on any device with any of these. It is wise to have two.
keys-end = Take away
keys-last = This is the last one: without it you can sign in nowhere else. Take it away all the same?
passkeys-title = Passkeys
passkeys-about = Your phone or computer keeps the key; a look, a finger or its code is enough to sign in.
passkeys-add = Make a passkey
passkeys-unsafe = Passkeys do not work on this page: browsers allow them on pages with TLS (https://) and on one’s own machine (localhost). The other ways work.
mail-title = Links by mail
mail-about = A letter with a link comes to your address; whoever opens it is signed in. Besides, letters can remind you of slow tables, until you end that. The address is shown to nobody.
mail-off = This site sends no letters.
mail-address = Your mail address
mail-keep = Send the link
mail-again = Send a new link
mail-sent = A letter is on its way to { $address }, if it can be written to. Open the link in it within { $minutes } minutes, here or on another device. Nothing there? Look among the unwanted mail.
mail-away = The mail server does not answer just now. The letter waits and goes out as soon as it is back; meanwhile a passkey or a recovery code works. Nothing is lost.
codes-title = Recovery codes
codes-about = Write them down for the day when a device or a mailbox is lost. Each signs you in once.
codes-left = { $left ->
    [0] You have none.
    [one] { $left } code is left.
   *[other] { $left } codes are left.
  }
codes-make = Make recovery codes
codes-new = Make new ones
codes-again = The codes from before are then good for nothing. Make new ones?
codes-once = They are shown this once: write them down, or keep the file.
codes-save = Keep as a file
codes-done = I have them
codes-file = Recovery codes of Paravent at { $site }; each is good once.
enter-short = Sign in
enter-title = Sign in
enter-nobody = Have you kept a name here? Sign in, and your games are there. If not, just play: you can keep your name later.
enter-already = I have kept a name here already
enter-along = { $name }’s games come along and are yours there too.
enter-instead = { $name } stays an account of its own; you can come back to it with its keys.
enter-passkey = Sign in with a passkey
enter-mail = By mail
enter-mail-send = Send me a link
enter-code = With a recovery code
enter-code-label = The code
enter-code-go = Sign in
enter-other = Sign in another way
enter-lost = I have lost my passkey
enter-lost-about = Sign in by mail or with a recovery code, or add this device from another one where you are still signed in. Then take the lost passkey away. Without any of these nobody can prove that the name is yours, not even whoever runs the site.
mail-link-enter = This link signs you in as { $name } on this device.
mail-link-enter-go = Sign in
mail-link-keep = This link keeps the name { $name } with your mail address, and you are { $name } on this device.
mail-link-keep-go = Keep my name
mail-link-other = Until now you were { $name } here. If that name is not kept, its games come along.
mail-link-stranger = If you do not know this name, somebody else has typed your address: close this page.
data-title = Your data
data-about = Your nickname, your keys, your devices, your seats and what you have said at tables; your results and ratings, your friends, vacations, plans, reminders and reports.
data-export = Keep a copy
data-delete = Delete everything
data-delete-about = Your name, your keys and what you have said are deleted for good. Games that are over stay for the others, without your name; where a game is going on, a bot takes your seat. Tables that you have left before keep the name that you left there, and reports by others keep what they told.
data-delete-name = To go on, write your nickname: { $name }
data-delete-go = Delete everything
mistake-passkey-not-now = No passkey was used: you put it aside, or this device has none for this site. Try again, or choose another way.
mistake-passkey-there = This device has a passkey of yours already.

# Playing with somebody, and waiting for them.
match-title = Play with somebody
match-game = Game
match-find = Find somebody
match-bot = Bots until somebody comes
match-waiting = Waiting for somebody: { $game }, { $players } players.
match-come = { $names } came to play with you. The game that you are playing is not interrupted.
match-go = Go to the game
match-stop = Wait no longer

proposal-title = Proposals
proposal-button = Propose a game
proposal-end = Propose another game
proposal-to = Propose a game to { $name }
proposal-slow = The game starts when your proposal is accepted; it can be answered for three days.
proposal-live = Wait at the table: the game starts when your proposal is accepted. It can be answered for an hour.
proposal-send = Propose
proposal-sent = { $name } has been asked. The table is on the start page, among yours.
proposal-asks = { $name } proposes a game of { $game }.
proposal-accepted = { $name } has accepted: { $game } can begin.
proposal-declined = { $name } has declined a game of { $game }.
proposal-who = Who is { $name }?
proposal-accept = Accept
proposal-decline = Decline
proposal-read = All right
filter-title = Which tables
filter-game = all games
filter-size = any size
filter-pace = any pace
filter-rated = rated or not
filter-live = live
filter-slow = over days
filter-yes = rated
filter-no = not rated
filter-free = free seats
filter-seats = { $count ->
        [one] a free seat
       *[other] { $count } free seats or more
    }
filter-none = No table like that is open just now. New ones appear here.

# Rated games.
rated-yes = rated
rated-voided = no longer counts
rated-title = Rated
rated-about = the result counts; whoever leaves comes last
setup-rated = Rated: the result counts
setup-rated-about = Only for those who keep their name. No hints and no bots; whoever leaves comes last.
leave-rated-about = This game is rated: whoever leaves comes last.
leaders-title = Leaderboards
leaders-about = By what each is almost certainly worth: the mean less three times the uncertainty.
leaders-rank = rank
leaders-name = Name
leaders-rating = Rating
leaders-mean = Mean
leaders-games = Games
leaders-none = Nobody has finished a rated game of this kind yet. Open a rated table, and take the lead.
leaders-before = Previous
leaders-more = Next
leaders-bots = Bots
leaders-bots-about = Each played { $games ->
        [one] a game
       *[other] { $games } games
    } against the others, from the mean where everybody begins. Not against people: how the two scales lie beside each other shows only with time.
leaders-bots-level = Levels on one line are level: so few games do not tell which of them is stronger.
leaders-bots-slow = { $level } think by the clock. Measured with { $simulations } simulations a decision; at the table they are rather better.
leaders-newcomer = Where everybody begins
leaders-me = You
leaders-level = Level
leaders-plays = Bots that play { $level }
leaders-no-bots = The levels of bots have not been measured on this scale yet.

# Profiles.
profile-stranger = Nobody has played in this browser yet. As soon as you finish a game, you find it here, with your results and how to replay it.
profile-mine = My games
profile-since = Here since { $day }
profile-namesakes = Others with this name:
profile-ratings = Ratings
profile-no-ratings = No rated game yet.
profile-players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
profile-mean = { $mean } ± { $spread } after { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
profile-course = Course of the rating over { $count } games, from { $first } to { $last }
profile-nearest = About like bots that play { $level }.
profile-guesses = By your games against bots
profile-guesses-about = Only you see this. Such games are not rated: hints and acts taken back count too. Rated games begin anew where everybody begins.
profile-records = Results
profile-no-games = No finished game yet.
profile-won = Won
profile-abandoned = Left
profile-beaten = Bots beaten, puzzles solved
profile-bot = Bots that play { $level }: { $count ->
        [one] beaten once
       *[other] beaten { $count } times
    }
profile-solved = { $game }: { $count ->
        [one] { $count } puzzle solved
       *[other] { $count } puzzles solved
    }
profile-last = Last games
profile-left = left
profile-place = { $place } of { $of }
profile-more = More

# Friends, people to stay away from, and reports.
people-title = Friends
people-add = The name that a friend keeps here
people-friend = Add to my friends
people-block = Stay away from this person
people-friend-done = { $name } is among your friends.
people-block-done = { $name } no longer sits down at your tables, nor you at theirs.
people-blocked = People you stay away from
people-blocked-about = They cannot sit down at your tables, nor you at theirs.
report-title = Report
report-about = Whoever runs this site will read it, with the whole log and chat of this table.
report-text = What happened?
report-whom = Who did it?
report-nobody = nobody in particular
report-send = Send
report-sent = Thank you: it is stored for whoever runs this site.
