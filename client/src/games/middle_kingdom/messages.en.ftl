# What the board says, beside the messages that page and terminal share.

board-display = On display
board-my-hand = My bid cards
board-hand-of = { $name }’s bid cards: { $hand }; discarded: { $discard }
board-pile = { $type }: { $count }
board-pile-strength = { $type }: { $count }, counts as { $strength }
board-free = free
board-worth = { $points ->
        [0] It is worth nothing at the end.
        [one] It is worth { $points } point at the end.
       *[other] It is worth { $points } points at the end.
    }
board-takes = To take it: { $takes } { $type }.
board-takes-free = Free: { $takes } { $type } will do.
board-dragon = to whoever has the fewest goals
board-claim = Take it
board-leave = Leave it
board-face-down = { $count ->
        [one] a card face down
       *[other] { $count } cards face down
    }
board-group-bid = Bid
board-group-add = On your tied { $under }
board-group-swap = In place of Reset

## What a goal does for its owner

power-palace = You bid last, with all other bids in sight.
power-harvest = When you play Reset, you may let another card bid in its place.
power-market = A Merchant that you win may join another of your types, where it counts as two.
power-heir = You may take one of the cards that nobody picked.
power-emperor = Your bid is worth ½ more.
power-dragon = It comes to the player with the fewest goals, who trades it for a card on display.

## The guided first game

guide-welcome = At this court everybody bids for the cards of a dynasty, and the most points win. Let us look at the first turn together.
guide-display = These cards can be won this turn. There are fewer of them than bids, so somebody will go without.
guide-goals = Six goals. With two cards of a type you may take its goal; whoever then collects more of them takes it away. Point at a goal to read what it does.
guide-hand = Your bid cards. The highest bid picks first. Equal bids are tied: they win nothing now, but they stay and add up with your next card. A bid is spent until you play Reset. Lay one now!
guide-rivals = The bids are open. In front of your opponents you see what they have left to bid; cards that are struck out are spent.
guide-tied = You are tied. Your bid stays here, and next turn the card that you add counts together with it: hard to beat.
guide-missed = Too late: the others bid more, and nothing is left. But their high cards are spent now.
guide-pick = It is your turn to pick. Every type that you do not have at the end costs you 3 points, so a new one is a good start.
guide-mine = Your card lies here, with others of its type. Points are counted as if the game ended now; that is why everybody starts below zero.
guide-help = Not sure what to do? Ask for a hint. And whatever is not lit can be clicked too: it answers why not.
guide-log = Everything that happened stands here. Point at a line to light up what it speaks of.
guide-on = The rules lie here, with numbers. You know enough to go on; the guide comes back when something is new.
guide-claimed = You own a goal! It helps you from now on, until somebody collects more cards of its type than you.
guide-reset = When your good cards are spent, play Reset: it wins nothing, but brings all of them back to your hand.

## The board as text

view-phase = phase
view-seats = seats
view-unseen = still in the deck
view-under = tied from the turn before
view-bonus = worth ½ more
view-tied = tied
view-reset = takes the discards back
view-slipped = slipped Merchants
view-strength = counts for goals
view-prestige = prestige
view-takes = cards to take it

finale-nobles = Every Noble brings the points printed on the card.
finale-generals = Every General counts.
finale-philosopher = The Philosopher counts for his owner.
finale-goals = Each goal counts for whoever owns it at the end.
finale-prestige = The prestige tokens are counted.
finale-missing = Every type of which somebody has no card costs points.
finale-peasants = The Peasants that are left once everybody has discarded as many as the one with fewest has.
finale-bureaucrats = With the Philosopher, every Bureaucrat counts too.

## The story and the end

log-round = Turn { $round }
end-in-round = in turn { $round }
replay-round-back = To the turn before
replay-round-next = To the next turn
