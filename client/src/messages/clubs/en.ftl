# Clubs and tournaments.

clubs-title = Clubs
clubs-about = A club has its own tables, tournaments and news, which its members alone see.
clubs-mine = My clubs
clubs-open = Open clubs
clubs-none = None yet.
clubs-members = { $count ->
        [one] { $count } member
       *[other] { $count } members
    }
clubs-found = Found a club
clubs-found-go = Found it
clubs-account = Clubs are founded by those who keep their name.
clubs-account-go = Keep my name
club-name = Name of the club
club-about = What it is about (if you like)
club-open = Anybody finds it and may join
club-join = Join
club-stranger = Its members, tables and news are told to members.
club-tables = Tables of the club
club-table-open = Open a table
club-members = Members
club-role-founder = founder
club-role-officer = officer
club-role-member = member
club-manage = Change { $name }
club-make-officer = Make an officer
club-make-member = No officer any more
club-make-founder = Hand the club over
club-make-founder-sure = Hand the club over to { $name }? You will be an officer then.
club-send-away = Send away
club-send-away-sure = Send { $name } away? The club’s link becomes another one, and { $name } leaves its tournaments.
club-invite = Invite members
club-invite-text = Come to our club { $name }!
club-invite-anew = A new link
club-invite-anew-about = The old one is good for nothing then.
club-settings = Settings of the club
club-save = Save
club-saved = Saved.
club-leave = Leave the club
club-leave-sure = Leave the club, and its tournaments?
club-leave-founder = You are at its head: the member who has been an officer longest, or else a member longest, will be. Without members the club is closed.
club-close = Close the club
club-close-about = Nobody finds it any more, and after a month its tournaments are forgotten. Finished games stay with their players.
club-close-name = To be sure: the name of the club ({ $name })
club-feed = News
news-founded = { $names } founded the club.
news-joined = { $names } joined.
news-game = { $game }: { $winners } won, ahead of { $others }.
news-game-shared = { $game }: { $winners } share the victory.
news-game-alone = { $game }: { $winners } finished a game.
news-tournament = { $names } announced the tournament “{ $title }”.
news-begun = The tournament “{ $title }” has begun.
news-won = { $names } won the tournament “{ $title }”.
news-cancelled = The tournament “{ $title }” was called off.

tournaments-title = Tournaments
tournament-new = Announce a tournament
tournament-name = Name of the tournament
tournament-announce = Announce it
tournament-game = Game
tournament-kind = Kind
kind-swiss = Swiss
kind-robin = Round robin
kind-knockout = Knock-out
kind-swiss-about = As many rounds as you like; those meet who stand about equal, and nobody twice as long as that can be avoided.
kind-robin-about = Everybody meets everybody; at larger tables as evenly as can be.
kind-knockout-about = The best of each table go on, until one is left.
tournament-size = Players at a table
tournament-seats = { $size } at a table
tournament-size-about = Where the numbers do not come out even, some tables are smaller; at tables of two somebody has a bye.
tournament-rounds = Rounds
tournament-limit = A round ends
tournament-limit-hours = { $hours ->
        [0] when all tables are over
        [24] after a day at the latest
        [168] after a week at the latest
        [336] after two weeks at the latest
        [720] after 30 days at the latest
       [one] after { $hours } hour at the latest
       *[other] after { $hours } hours at the latest
    }
tournament-starts = It begins
tournament-starts-told = when the officers say so
tournament-starts-at = by itself at a set time
tournament-starts-when = Day and time
tournament-starts-about = By your clock. If too few have entered by then, it waits for you.
tournament-starts-change = Change
tournament-begins = begins { $time }
tournament-put-off = Too few had entered at { $time }: it begins when the officers say so.
tournament-late = People may enter until the last round begins; what they missed counts nothing
tournament-late-yes = late entries
tournament-late-enter = You can still enter: you play from the next round on; the rounds before count nothing.
tournament-blocked = You stay away from { $names }, but not here: whoever enters plays whom the draw brings.
tournament-rated-yes = rated
tournament-rated = Rated: for those who keep their name, the results count
tournament-stage-open = open for entries
tournament-stage-running = running
tournament-stage-paused = interrupted
tournament-stage-over = over
tournament-stage-cancelled = called off
tournament-entrants = { $count ->
        [one] { $count } entrant
       *[other] { $count } entrants
    }
tournament-round = Round { $round } of { $rounds }
tournament-round-n = Round { $round }
tournament-round-begins = tables begin at { $time } at the latest
tournament-round-until = ends { $time } at the latest
tournament-in = I am in
tournament-entered = You have entered.
tournament-enter = Enter
tournament-withdraw = Withdraw
tournament-withdraw-sure = Withdraw? Before the beginning you can enter again. Later a bot plays your game to its end, you come last there, and your points stay.
tournament-withdraw-whom = Withdraw { $name }
tournament-withdraw-whom-sure = Withdraw { $name }? A bot plays the game that is running to its end; the points stay.
tournament-my-table = Your table is ready
tournament-to-table = To my table
tournament-my-table-over = Your table is over; the next round begins when all are.
tournament-bye-now = You have a bye in this round: it counts as a table won.
tournament-out = You are out of this knock-out; the others play on.
tournament-gone = You have withdrawn; your points stay.
tournament-not-entered = You have not entered.
tournament-waiting = It begins when the officers of the club say so.
tournament-waiting-for = It begins by itself, { $time }. Be there: live tables begin five minutes later at the latest.
tournament-won = { $count ->
        [one] { $names } has won the tournament.
       *[other] { $names } share the first place.
    }
tournament-begin = Begin
tournament-begin-sure = { $count ->
        [one] Begin with { $count } entrant?
       *[other] Begin with { $count } entrants?
    }
tournament-pause = Interrupt
tournament-resume = Go on
tournament-end-round = End the round now
tournament-end-round-sure = End the round now? Tables that are still played are closed, with the places of the moment: whoever the game waits for is behind the others.
tournament-cancel = Call it off
tournament-cancel-sure = Call the tournament off? What was played stays to be seen; games that are running can be finished.
tournament-run = Run the tournament
tournament-standings = Standings
tournament-rank = Rank
tournament-who = Name
tournament-score = Score
tournament-opponents = Opponents
tournament-direct = Direct
tournament-share = Share
tournament-rounds-title = Rounds
tournament-entrants-title = Entrants
tournament-table = Table { $n }
tournament-table-open = begins soon
tournament-table-running = being played
tournament-table-over = over
tournament-table-closed = ended early
tournament-bye = Bye: { $names }
tournament-withdrawn = withdrawn
tournament-place = { $place }.
tournament-how = How it counts
how-points = The first of a table scores 1, the last 0, the others evenly between; those who are equal share. A bye scores 1, and nobody has a second one before everybody had one.
how-ties = Equal scores are decided by what one’s opponents have scored on average, then by who was before whom at the same table, then by the share of all points in one’s games. Who is equal then shares the rank.
how-knockout = In a knock-out who came further is before; where two share the first place of a table, the better standing so far goes on, and then the lot. If fewer are left than a table needs, the next best go on too.
how-seats = Seats change: everybody sits in each about as often. The draw follows from a number fixed at the announcement.
how-late = A live table begins when everybody has come, or with the time of the round. Whoever does not come loses by the clock: a bot plays on, and who is not back by the end comes last.
how-leave = Whoever withdraws, leaves the club or is deleted leaves the next rounds; a bot plays the game that is running. All points stay. If too few are left for a table, the tournament ends with the standings of the moment.
how-blocks = People who stay away from each other may meet here: a draw that spared them would favour them.
how-end = If a round must end before a table, the places are those of the moment, but whoever the game waits for is behind the others.
tournament-export = Take it along
export-standings = Standings (CSV)
export-rounds = Rounds (CSV)
export-all = Everything (JSON)
table-of-club = Club
table-of-tournament = To the tournament
waiting-members = the members of the club
waiting-gathering = The game begins when everybody has come, at { $time } at the latest.
leave-tournament-about = This game belongs to a tournament: whoever leaves comes last at this table, and stays in the tournament.
