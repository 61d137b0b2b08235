# Ratings, profiles, meeting people and reports.

mistake-rated-absent = This rematch is rated: it starts when everybody has come to the table.
mistake-rated-account = Rated games are for those who keep their name: first make a passkey or recovery codes on the page of your account.
mistake-rated-bots = At a rated table only people play, at least two of them.
mistake-rated-network = Somebody from your network sits at this rated table already. Among strangers only one of you can play; by invitation you all can.
mistake-rated-seat = At a rated table a seat stays with the same person.
mistake-rated-stand-in = This game is rated: no bot plays for you. Whoever leaves comes last.
mistake-not-welcome = You cannot sit down at this table; choose another one.
mistake-unknown-player = Nobody keeps the name “{ $name }” here.
mistake-tie-self = This is you.
mistake-too-many-ties = There are { $most } people on your list already; take somebody off it first.
mistake-empty-report = Say in a few words what happened.
mistake-unknown-report = There is no report “{ $report }”.
mistake-not-rated = Table { $table } has no finished rated game.
mistake-too-many-proposals = { $most } people have not answered you yet; wait for them, or close one of those tables.
mistake-proposal-asked = You have asked this player already; wait for the answer.
mistake-proposal-blocked = You stay away from this player.
mistake-proposal-declined = This player has declined; ask again later.
mistake-proposal-flooded = This player has many proposals already; try again later.
mistake-proposal-over = It is too late: this proposal is not good any more.

api-leaders = Who leads in a game with a given number of players, and where I stand.
api-my-profile = What I have played here, and how it went.
api-my-games = My finished games, the last first.
api-player = What somebody who keeps a name has played here.
api-games-of = Finished games of somebody who keeps a name.
api-match = Find somebody to play with: a seat at a table that waits, or a table that waits for others.
api-people = My friends, and those whom I stay away from.
api-change-tie = Make somebody a friend, stay away from somebody, or neither.
api-proposals = Who has proposed a game to me, and what became of my own proposals.
api-propose = Propose a game to somebody: a table that waits for them.
api-accept = Accept a proposal: I sit down, and the game begins.
api-decline = Decline a proposal.
api-report = Tell whoever runs the site what happened at a table; what is stored of it is kept.

about-admin-ratings = How many games are rated; with --again all ratings are computed once more from them.
about-admin-void = Take a rated game out, and compute the others of its kind again.
about-admin-reports = What players have reported; with the id of a report all that it keeps, as JSON.
arg-report = The id of a report.
metavar-report = REPORT
flag-again = Compute all ratings again from all games, and list finished games of older releases.
admin-ratings = Finished games: { $games }; rated: { $rated }, of which taken out: { $voided }; accounts with a rating: { $accounts }.
admin-ratings-at = Computing ratings
admin-ratings-again = Computed again from { $games ->
        [one] { $games } rated game
       *[other] { $games } rated games
    }; games added to the list: { $added }.
admin-void = The game of table { $table } no longer counts; games computed again: { $games }.
admin-report = { $day } { $id }: { $name }, table { $table }{ $seat ->
        [0] {""}
       *[other] , about seat { $seat }
    }: { $text }
admin-no-reports = Nobody has reported anything.
