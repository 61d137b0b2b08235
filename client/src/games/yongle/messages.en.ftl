# What the board says, beside the messages that page and terminal share.

board-city = Plan of the city: { $count ->
        [0] nothing has been built yet
        [one] one building stands
       *[other] { $count } buildings stand
    }
board-built-by = { $building } ({ $family }), built by { $name }.
board-plot-of-land = { $building } ({ $family }) has not been begun.
board-units = { $units } { $material }
board-site = { $family }, { $favour } favour. Takes { $cost }.
board-lacks = You lack { $lacks }.
board-payable = Your cards can pay it.
board-empty = empty
board-favour = { $count } favour
board-part-buildings = building
board-part-seasons = autumn
board-part-events = event
board-part-standards = standard bonus
board-part-credit = usurped credit
board-best = Cards that pay best; { $excess ->
        [0] nothing is wasted.
        [one] 1 unit is wasted.
       *[other] { $excess } units are wasted.
    }
board-spared = Kuai Xiang saves { $material }.
board-brings-plot = You also draw a plot.
board-brings-look = The merchants show you { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
board-brings-bonus = Third { $family } building:
board-brings-end = This makes the round the last one.

board-season-round = Round { $round } of 3.
board-no-event = No event yet
board-event-over = The event is over: no event holds in the council.
board-event-end = The game is over: no event holds any more.
board-track = Favour: { $told }

board-family = { $count ->
        [one] 1 { $family } building.
       *[other] { $count } { $family } buildings.
    }
board-bonus-holds = The bonus holds.
board-prospects = End bonuses as things stand: { $parts }.
board-threat = { $plot }, by { $name }.
board-plots-held = { $count ->
        [one] 1 plot
       *[other] { $count } plots
    } in hand
board-known = You know these cards of the hand: { $cards }.
board-first = First player
board-mine = My place
board-units-held = What your hand can pay this round.
board-no-cards = No cards in hand
board-no-plots = No plots in hand
board-plot-cost = Costs { $cost ->
        [one] 1 action
       *[other] { $cost } actions
    } now.

board-stage = What is going on
board-discards = { $gone ->
        [one] 1 discarded card
       *[other] { $gone } discarded cards
    }
board-plot-pile = { $count ->
        [one] 1 plot
       *[other] { $count } plots
    } in their pile
board-turn-of = { $mine ->
        [yes] Your turn
       *[no] { $name } is playing
    }: { $actions ->
        [one] 1 action left
       *[other] { $actions } actions left
    }. A plot costs { $plot }.
board-due = Payment for { $building }: { $due } still due
board-still-due = still due:
board-toll = { $toll ->
        [one] 1 card
       *[other] { $toll } cards
    } still to { $taken ->
        [yes] take
       *[no] discard
    }
board-goods = The merchants’ goods: you may take { $choices } more.
board-plot-of = { $aimed ->
        [yes] { $plot }: { $by } against { $victim }
       *[no] { $plot }, played by { $by }
    }

board-council = The council of the advisers
board-council-close = Back to the city
board-lay-blank = Your cards are laid. Add blanks, so that nobody sees how many they are.
board-lay-more = { $left ->
        [one] One more card from your hand, face down
       *[other] { $left } cards from your hand, face down
    }
board-share = { $name } laid more than you: take yours.
board-chooses = chooses
board-lays = lays
board-lost = lost
board-gets = gets
board-from-pile = { $count } from the pile
board-takes = Takes { $name }’s cards.
board-laid = Lays { $cards }.
board-contested = contested
board-contested-told = Somebody else has chosen the same adviser.
board-received = Gets { $cards }.
board-drew = Draws { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.

preview-draw = { $pile ->
        [one] 1 card is
       *[other] { $pile } cards are
    } in the pile. Then { $actions ->
        [0] no action is
        [one] 1 action is
       *[other] { $actions } actions are
    } left.
preview-build = Brings { $favour } favour.
preview-pay = Worth { $units ->
        [one] 1 unit
       *[other] { $units } units
    } now.
preview-scheme = { $cards ->
        [0] Costs nothing
        [one] Costs 1 resource card
       *[other] Costs { $cards } resource cards
    }, and brings a plot.
preview-raze = Takes { $favour } favour away.
preview-end = { $actions ->
        [0] All actions are used.
        [one] 1 action would be lost.
       *[other] { $actions } actions would be lost.
    }

## Names of what the board as text shows

view-phase = phase
view-round = round
view-season = season
view-season_round = round of the season
view-event = event
view-first = first player
view-mover = who plays
view-actions = actions left
view-plot_cost = actions for a plot
view-toll = cards still to give up
view-last = last round
view-cause = reason for the end
view-row = building row
view-halls = imperial buildings
view-sites = what can be built
view-extra = sabotage adds for you
view-building_pile = buildings in their pile
view-worth = cards that count otherwise now
view-pile = cards in the pile
view-top = on top of the pile
view-top_knowers = who has seen them
view-discard = discarded
view-opened = open cards
view-plot_pile = plots in their pile
view-plot_discard = plots played
view-event_pile = events in their pile
view-event_spent = past events
view-work = construction
view-plot = plot
view-looked = the merchants’ goods
view-choices = cards to choose
view-seats = seats
view-advisers = advisers
view-goal = favour that ends the game
view-cards = cards of the resource pile
view-favour = favour
view-hand = hand
view-hand_size = cards in hand
view-known = known cards
view-units = can pay
view-plots = plots
view-plots_held = plots in hand
view-buildings = buildings
view-bonuses = family bonuses
view-prospects = end bonuses as things stand
view-lasting = threats
view-built = has built this round
view-council = council
view-trust = takes the cards of
view-trusted = has chosen an adviser
view-stake = cards to lay
view-staked = has decided how many
view-laid = laid
view-laid_size = cards laid
view-points = points
view-building = building
view-family = family
view-recipe = recipe
view-lacks = you lack
view-yields = brings you
view-open = you can build it
view-due = still due
view-paid = paid
view-by = played by
view-target = against
view-material = material
view-left = cards left
prospects-families = all four families
prospects-halls = imperial buildings
prospects-units = most resource units
prospects-most = most buildings
prospects-plots = plots not played

## The guided first game

guide-welcome = The Yongle Emperor wants a new capital. You are one of his advisers: build it, and win more of his favour than the others. Let us play the first round together.
guide-city = This is the plan of the city, with the Forbidden City in the middle. Every building rises here, under the mark of its builder.
guide-favour = Favour is counted on this ribbon. When somebody reaches 25, the round is finished and the game ends; then a few bonuses are added.
guide-hand = These are your cards. The dots say how many units are printed, the large number what the card is worth this round.
guide-row = Three buildings wait here. Under each material stands what you still lack, or a tick. The red seal says how much favour the building brings.
guide-turn = You have three actions, one for each lantern. Draw cards, or build what is lit: point at it to see which of your cards would pay. Do one of them now!
guide-pay = Pay with cards of your choice from your hand, or let the best cards pay: they waste the fewest units. No change is given.
guide-event = Every round has an event that holds for everybody. It changes numbers all over the board, and the board counts it in.
guide-season = The wheel turns every three rounds, and each season has an effect. At the end of a season the advisers meet in council.
guide-halls = The imperial buildings are dear, but bring the most favour. Anybody may build them; once all of them stand, the game ends.
guide-rivals = Here are the others: favour, cards, plots and families. Three buildings of a family bring a lasting bonus; point at the marks to read them.
guide-help = Not sure what to do? Ask for a hint. And whatever is not lit answers why not when you click it.
guide-on = The rules lie here, with numbers. You know enough to go on; the guide comes back when something is new.
guide-trust = The council! Choose in secret whose cards you want. If somebody else chooses the same adviser, those cards are lost and you draw from the pile.
guide-lay = Now lay three to five cards face down. You get as many back, from your adviser or from the pile, so lay what you do not need.
guide-scheme = Red cards with a mask are schemes. In your turn a scheme takes no action, but as many resource cards as its number says; for it you draw a plot.
guide-plot = You hold a plot. It costs actions, and it hits one other player: click it, then choose whom. A plot that you keep is worth a point at the end.
guide-hit = A plot has hit you. It lies in front of you until it has done its work; point at the mark to read what it does.
guide-family = You have three buildings of one family. Its bonus is marked with a star and works from your next construction on, that of religious buildings at once.
guide-last = The end is near: this round is the last. Whoever has buildings of all four families gets 5 points more.

finale-buildings = The favour of the buildings.
finale-seasons = What the autumns brought.
finale-events = What the events gave and took.
finale-standards = The bonus of the standard buildings.
finale-credit = Credit that was usurped, and lost to usurpers.
finale-families = Buildings of all four families.
finale-halls = The imperial buildings ended the game: each of them counts once more.
finale-units = The most units of resources in hand.
finale-most = The most buildings.
finale-plots = Plots that were not played.

## The story and the end

log-round = Round { $round }
end-in-round = in round { $round }
replay-round-back = To the round before
replay-round-next = To the next round
