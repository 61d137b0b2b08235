# The report on balance: paravent lab balance.

balance-help = Write a report on how balanced a game is: one page, from games of bots against themselves.
balance-opt-bots = Who plays; several names give several reports side by side.
balance-opt-players = Numbers of players, for example 2,4; all that are possible if there is none.
balance-opt-games = Games of each number of players, set of options and bot.
balance-opt-out = Keep everything in this folder, “balance-” and the game’s key if there is none; the same command goes on with it later.

## Its head

balance-title = How balanced is { $game }?
balance-about = { $games } { $games ->
        [one] game
       *[other] games
    } in which every seat was played by the same bot: { $bots }. Seed { $seed }, Paravent { $version }, version { $rules } of the rules.
balance-how = Every interval is at 95 %. Effects on winning say how many percent more often a seat comes first for each one that it has more than the others at its table; there are many of them, so their intervals are wide enough to hold all together. What goes together with winning need not cause it: who is ahead may do it because of that. And what bots of one kind do is not what all people do.
balance-rulings = The alternative of a ruling can be compared where it is an option: name the sets of options with --options, and they stand side by side. Other rulings cannot be played in another way.
balance-no-rulings = This game has no options, so no ruling’s alternative can be played and compared.
balance-failed = { $games } { $games ->
        [one] game is
       *[other] games are
    } left out because a bot did not play on.
balance-overview = Overview
balance-compared = What differs clearly
balance-players = { $players } players
balance-option = { $name }: { $value }
balance-case = Played
balance-games = Games
balance-length = Decisions (median)
balance-points = Points
balance-lead = Lead of the first
balance-shared = Shared victories
balance-seats = First places by seat

## One way to play

balance-notable = What is notable
balance-seats-heading = Seats
balance-seat = Seat { $seat }
balance-first = First places
balance-bounds = 95 % interval
balance-fair = The line marks a fair share, { $fair }; shared victories are split. Red: the interval leaves it out.
balance-ends-heading = How games end
balance-of-games = Of the games
balance-length-heading = Length in decisions
balance-points-heading = Points of all seats
balance-spread = Mean { $mean } ({ $low } to { $high }); from { $least } to { $most }, half of them from { $lower } to { $upper }, the middle { $middle }.
balance-origins-heading = Where points come from
balance-winners = First
balance-others = The others
balance-effect-point = Effect of one point
balance-uses-heading = What goes together with winning
balance-effects = { $looks } things could be judged; { $notable ->
    [0] none stands out.
    [one] one stands out.
   *[other] { $notable } stand out; the clearest are drawn.
}
balance-effect = Effect of one more
balance-per-game = A game
balance-in-games = In games
balance-by-seat = By seat
balance-all-acts = All acts ({ $count })
balance-all-events = All events of seats ({ $count })
balance-all-table = What happened to nobody in particular ({ $count })
balance-never = Never chosen ({ $count })
balance-never-why = Some of these cannot be in this setup; the others nobody wanted.

## Sentences

balance-seat-off = Seat { $seat } comes first { $way ->
    [more] too often
   *[less] too seldom
}: in { $share } of games ({ $bounds }), where { $fair } would be fair.
balance-seats-fair = No seat is clearly better or worse than its fair share of { $fair }.
balance-end-mostly = { $share } of games end in one way: { $end }
balance-end-never = No game ended so: { $end }
balance-origins = Who comes first has more points than the others above all from: { $origins }.
balance-uses-good = Most clearly together with winning, in percent for each one more: { $uses }.
balance-uses-bad = Most clearly together with not winning: { $uses }.
balance-uses-none = No act and no event stands out.
balance-differ-length = { $other }, beside { $one }: { $change } decisions in a game ({ $low } to { $high }).
balance-differ-points = { $other }, beside { $one }: points of a seat change by { $change } ({ $low } to { $high }).
balance-differ-first = { $other }, beside { $one }: seat 0 comes first { $change } percent of the games more ({ $low } to { $high }).
