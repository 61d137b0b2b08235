# Words that every game shares.

list-and = { $head } and { $last }
you = You
player = Player { $number }
player-kind =
    { $kind ->
        [human] human
        [greedy] greedy
        [random] random
        [beginner] beginner
        [casual] casual player
        [strong] strong
        [expert] expert
        [master] master
       *[other] { $kind }
    }
seat-with-kind = { $name } ({ $kind })

## Reasons that do not depend on a game

reason-over = The game is over.
reason-dealing = Cards are being dealt; nobody has anything to decide now.
reason-not-your-turn = This is not for you to decide now; the game waits for { $seats }.

## Parts of what a position is worth, in hints

hint-only = There is only one choice: { $phrase }.
hint-best = Best: { $phrase }. First place in { $chance } of such games ({ $low } to { $high }).
hint-next = Or: { $phrase }, { $chance } ({ $low } to { $high }).
hint-line = Likely to follow: { $steps }.
hint-step = { $name }: { $phrase }
hint-because = What speaks for it: { $parts }.
hint-part = { $part } ({ $sign }{ $gain } { $gain ->
        [one] point
       *[other] points
    })
part-rest = everything else
part-points = points
part-rivals = the others are held back

## Fields of a view that many games have, for the generic picture of a table

view-turn = turn
view-round = round
view-actors = to act
view-hand = hand
view-deck = deck
view-discard = discards
view-display = display
view-points = points
view-cards = cards
view-bids = bids
view-bid = bid
view-sealed = face down
view-removed = out of the game
view-goals = goals
view-order = order
view-tally = points by origin
view-won = won
view-spent = spent
view-board = board
view-coins = coins
view-laid = laid
view-offered = on offer
view-bag = bag
view-lost = lost
