# Yongle in English. NOUN, PHASE and VERB look up the messages noun-..., phase-..., verb-...

title = Yongle
blurb = Advisers of the Yongle Emperor raise his new capital, and undermine each other’s buildings.

## Where favour and bonuses come from

noun-buildings = the building
noun-seasons = the season
noun-events = the event
noun-standards = the standard bonus
noun-families = all four families
noun-halls = imperial buildings
noun-units = the most resource units
noun-most = the most buildings
noun-plots = plots not played

## Phases: what is going on

phase-lot = First player
    .now = buildings are being drawn to see who begins
phase-hall = Imperial buildings
    .now = imperial buildings are being laid out
phase-show = Building row
    .now = the building row is being filled
phase-hands = First hands
    .now = the first hands are being dealt
phase-deal = Drawing
    .now = cards are being drawn
phase-event = Event
    .now = an event is being turned up
phase-open = Open cards
    .now = open cards are being laid out
phase-arrival = Start of a turn
    .now = a turn is beginning
phase-pick = Return of Zheng He
    .now = a card is being picked from the open ones
phase-flood = Flood
    .now = cards are being lost to the flood
phase-turn = Turn
    .now = it is time to draw, build or plot
phase-spare = Kuai Xiang
    .now = the carpenter is saving material
phase-pay = Payment
    .now = a building is being paid for
phase-learn = New plot
    .now = a plot is being drawn
phase-look = Merchants
    .now = the merchants are showing their goods
phase-market = Merchants
    .now = cards are being chosen from the merchants
phase-fee = Scheme
    .now = a scheme is being paid for
phase-aim = Plot
    .now = a plot is looking for its victim
phase-steal = Theft
    .now = cards are being stolen
phase-material = Plot
    .now = a material is being named
phase-seize = Plot
    .now = cards are being taken from a hand
phase-search = Search
    .now = a hand is being searched
phase-levy = Levy
    .now = cards are being given up for the levy
phase-raze = Collapse
    .now = a building is about to fall
phase-trust = Council
    .now = everybody is choosing an adviser
phase-lay = Council
    .now = everybody is laying cards
phase-share = Council
    .now = the cards of the council are being shared
phase-over = The end
    .now = the game is over

## Prompts: what the actor can do now

prompt-pick = Zheng He is back: take one of the open cards.
    .more = Everybody takes one at the start of the turn; the last card is discarded. All see what you take.
prompt-flood = The Yellow River rises: discard a card.
    .more = Only hands of 7 cards or more are hit. Give up what your next building does not need.
prompt-turn = Draw, build, scheme, plot or end your turn.
    .more = Drawing and building take one action each, a plot more: your tray says how many now. Schemes take none. End your turn when you are done.
prompt-spare = Kuai Xiang saves material: which one?
    .more = Your first building of this round takes less of one of its materials.
prompt-pay = Pay for the building, card by card, or let the best cards pay.
    .more = No change is given, and no card may be superfluous. The best cards lose the fewest units.
prompt-market = The merchants show you their goods: take up to three cards.
    .more = The rest goes back on top of the pile in the same order, and you remember it.
prompt-fee = Pay for the scheme: discard a resource card.
    .more = Units do not matter here: the smallest cards will do.
prompt-aim = Against whom?
    .more = A plot hits one other player, who cannot react.
prompt-material = Name a material.
    .more = A fire takes every card of it from your victim; a sabotage makes the next building dearer.
prompt-seize = Take a card from the hand of your victim.
    .more = Take what you need most, or what your victim will miss most.
prompt-search = Discard another card of your victim.
    .more = It goes to the open discards.
prompt-levy = A special levy hits you: discard a card.
    .more = You lose half of your hand, three cards at most, and choose which.
prompt-raze = Which building falls?
    .more = Its printed favour is lost, and perhaps the bonus of its family.
prompt-trust = The season ends: whose cards will you take?
    .more = If somebody else names the same adviser, the cards are lost and both of you draw from the pile.
prompt-lay = Lay three to five cards face down: decide how many, then which.
    .more = You will get as many cards as you lay, from your adviser or from the pile.
prompt-share = Your adviser has laid more cards than you: choose yours.
    .more = You take as many as you have laid; the others are discarded.

## Acts. $thing is what follows the verb

act-lot = Draw { NOUN($thing) } to see who begins
    .rule = R2.2
act-hall = Bring { NOUN($thing) } into play
    .rule = R2.5
act-show = Turn up { NOUN($thing) }
    .rule = R5.5
act-deal = Draw { NOUN($thing) }
    .rule = R4.2
act-open = Lay out { NOUN($thing) }
    .rule = R9.10
act-look = Look at { NOUN($thing) }
    .rule = R6.3
act-steal = Steal { NOUN($thing) }
    .rule = R8.5
act-event = Turn up the event { NOUN($thing) }
    .rule = R3.2
act-learn = Draw the plot { NOUN($thing) }
    .rule = R5.6
act-draw = Draw a card
    .rule = R4.2
act-build = Build: { NOUN($thing) }
    .rule = R5.1
act-spare = Save on { NOUN($thing) }
    .rule = R9.9
act-pay = Pay { NOUN($thing) }
    .rule = R5.2
act-settle = Pay with the best cards
    .rule = R5.2
act-scheme = Play a scheme of cost { $thing }
    .rule = R7.1
act-plot = Plot: { NOUN($thing) }
    .rule = R8.1
act-aim = Against { NOUN($thing) }
    .rule = R8.2
act-name = Name { NOUN($thing) }
    .rule = R8.6
act-seize = Take { NOUN($thing) }
    .rule = R8.6
act-discard = Discard { NOUN($thing) }
    .rule = R7.2
act-raze = Bring down: { NOUN($thing) }
    .rule = R8.9
act-pick = Pick { NOUN($thing) }
    .rule = R9.10
act-choose = Take { NOUN($thing) }
    .rule = R6.3
act-leave = Leave the rest
    .rule = R6.3
act-end = End the turn
    .rule = R4.5
act-trust = Take the cards of { NOUN($thing) }
    .rule = R11.2
act-stake = Lay { $thing } cards
    .rule = R11.3
act-lay = Lay { NOUN($thing) }
    .rule = R11.3
act-receive = Take { NOUN($thing) }
    .rule = R11.5
verb-lot = draw for the start
verb-hall = lay out an imperial building
verb-show = turn up a building
verb-deal = deal a card
verb-open = lay out an open card
verb-look = look at a card
verb-steal = steal a card
verb-event = turn up an event
verb-learn = draw a plot
verb-draw = draw a card
verb-build = build
verb-spare = save material
verb-pay = pay with a card
verb-settle = pay with the best cards
verb-scheme = play a scheme
verb-plot = play a plot
verb-aim = aim a plot
verb-name = name a material
verb-seize = take a card from a hand
verb-discard = discard a card
verb-raze = bring down a building
verb-pick = pick an open card
verb-choose = take a card from the merchants
verb-leave = leave the rest to the merchants
verb-end = end the turn
verb-trust = choose an adviser
verb-stake = decide how many cards to lay
verb-lay = lay a card
verb-receive = take a card of the council

## Events. $you names the field that holds the reader’s own seat, or is "no"

event-lot =
    { $you ->
        [seat] You draw
       *[no] { $seat-name } draws
    } { NOUN($building) }.
event-begins =
    { $you ->
        [seat] You begin
       *[no] { $seat-name } begins
    } the rounds from now on.
event-hall = Imperial building in play: { NOUN($building) }.
    .item = { NOUN($building) }
    .many = Imperial buildings in play: { $items }.
event-shown = New in the row: { NOUN($building) }.
    .item = { NOUN($building) }
    .many = New in the row: { $items }.
event-season = { NOUN($season, form: "the") } begins with round { $round }. { NOUN($season, form: "more") }
event-event = Round { $round }: { NOUN($card) }. { NOUN($card, form: "more") }
event-renewed = Back under the pile: { NOUN($building) }.
    .item = { NOUN($building) }
    .many = Back under the pile: { $items }.
event-opened = Open to all: { NOUN($card) }.
    .item = { NOUN($card) }
    .many = Open to all: { $items }.
event-turn =
    { $you ->
        [seat] Your turn
       *[no] { $seat-name }’s turn
    }, with { $actions } { $actions ->
        [one] action
       *[other] actions
    }.
event-hindered =
    { NOUN($plot) }: { $you ->
        [seat] { $by-name }’s plot hinders you
        [by] your plot hinders { $seat-name }
       *[no] { $by-name }’s plot hinders { $seat-name }
    }.
event-drew =
    { $you ->
        [seat] You draw
       *[no] { $seat-name } draws
    } { NOUN($drawn) }.
    .item = { NOUN($drawn) }
    .many = You draw { $items }.
    .hidden = { $seat-name } draws a card.
    .hidden-item = { $seat-name }
    .hidden-many = { $listed } draw cards.
    .hidden-some = { $seat-name } draws { $count } cards.
event-shuffled = The { $cards } discarded cards are shuffled into a new pile.
event-picked =
    { $you ->
        [seat] You pick
       *[no] { $seat-name } picks
    } { NOUN($card) } from the open cards.
event-begun =
    { $you ->
        [seat] You want to build
       *[no] { $seat-name } wants to build
    }: { NOUN($building) }.
event-spared =
    Kuai Xiang saves { $you ->
        [seat] you
       *[no] { $seat-name }
    } { NOUN($material) }.
event-paid =
    { $you ->
        [seat] You pay
       *[no] { $seat-name } pays
    } { NOUN($card) }.
    .item = { NOUN($card) }
    .each =
        { $you ->
            [seat] You pay
           *[no] { $seat-name } pays
        } { $items }.
event-built =
    { $you ->
        [seat] You build
       *[no] { $seat-name } builds
    } { NOUN($building) }.
event-gained =
    { $you ->
        [seat] You gain
       *[no] { $seat-name } gains
    } { $points } favour for { NOUN($origin) }.
    .item = { $points } for { NOUN($origin) }
    .each =
        { $you ->
            [seat] You gain
           *[no] { $seat-name } gains
        } favour: { $items }.
event-skimmed =
    By usurped credit, { $points } favour go from { $you ->
        [seat] { $victim-name } to you
        [victim] you to { $seat-name }
       *[no] { $victim-name } to { $seat-name }
    }.
event-bonus =
    With three buildings, { $you ->
        [seat] you get
       *[no] { $seat-name } gets
    } the { NOUN($family) } bonus. { NOUN($family, form: "more") }
event-lapsed =
    { $you ->
        [seat] You lose your
       *[no] { $seat-name } loses the
    } { NOUN($family) } bonus.
event-looked = You look at { NOUN($seen) }.
    .item = { NOUN($seen) }
    .many = You look at { $items }.
    .hidden = { $seat-name } looks at a card of the pile.
    .hidden-item = { $seat-name }
    .hidden-many = { $listed } look at cards of the pile.
    .hidden-some = { $seat-name } looks at { $count } cards of the pile.
event-chose = You take { NOUN($chosen) } from the merchants.
    .item = { NOUN($chosen) }
    .many = You take { $items } from the merchants.
    .hidden = { $seat-name } takes a card from the merchants.
    .hidden-item = { $seat-name }
    .hidden-many = { $listed } take cards from the merchants.
    .hidden-some = { $seat-name } takes { $count } cards from the merchants.
event-left =
    { $you ->
        [seat] You leave
       *[no] { $seat-name } leaves
    } { $cards } { $cards ->
        [one] card
       *[other] cards
    } on top of the pile.
event-schemed =
    { $you ->
        [seat] You play
       *[no] { $seat-name } plays
    } a scheme: { NOUN($card, form: "name") }.
event-discarded =
    { $you ->
        [seat] You discard
       *[no] { $seat-name } discards
    } { NOUN($card) }.
    .item = { NOUN($card) }
    .each =
        { $you ->
            [seat] You discard
           *[no] { $seat-name } discards
        } { $items }.
event-learned = You draw the plot { NOUN($learnt) }.
    .hidden = { $seat-name } draws a plot.
event-plotted =
    { $you ->
        [seat] You play
       *[no] { $seat-name } plays
    } a plot: { NOUN($plot) }.
event-aimed =
    { NOUN($plot) }: { $you ->
        [seat] you aim at { $victim-name }
        [victim] { $seat-name } aims at you
       *[no] { $seat-name } aims at { $victim-name }
    }.
event-named =
    { $you ->
        [seat] You name
       *[no] { $seat-name } names
    } { NOUN($material) }.
event-stole = You take { NOUN($stolen) } from { $victim-name }.
    .hidden = { $you ->
        [victim] { "" }
       *[no] { $seat-name } takes a card from { $victim-name }’s hand.
    }
event-missed = { $thief-name } takes { NOUN($missing) } from you.
    .hidden = { "" }
event-exposed =
    { $you ->
        [seat] You show
       *[no] { $seat-name } shows
    } { $cards } { $cards ->
        [one] card
       *[other] cards
    }: { NOUN($card) }.
event-seized =
    { $you ->
        [seat] You take { NOUN($card) } from { $victim-name }
        [victim] { $seat-name } takes { NOUN($card) } from you
       *[no] { $seat-name } takes { NOUN($card) } from { $victim-name }
    }.
event-searched =
    { $you ->
        [seat] You see { $victim-name }’s hand
        [victim] { $seat-name } sees your hand
       *[no] { $seat-name } sees { $victim-name }’s hand
    }.
event-razed =
    { NOUN($building) } falls: { $you ->
        [seat] you lose
       *[no] { $seat-name } loses
    } { $lost ->
        [0] no
       *[other] { $lost }
    } favour.
event-lifted =
    { NOUN($plot) } is over for { $you ->
        [seat] you
       *[no] { $seat-name }
    }.
event-ended-turn =
    { $you ->
        [seat] You end your
       *[no] { $seat-name } ends the
    } turn.
event-unpicked = Nobody took { NOUN($card) }: it is discarded.
    .item = { NOUN($card) }
    .many = Nobody took { $items }: they are discarded.
event-council = The season ends: the council meets.
event-trusted = You will take { $adviser-name }’s cards.
    .hidden = { $seat-name } has chosen an adviser.
    .hidden-item = { $seat-name }
    .hidden-many = { $listed } have chosen their advisers.
event-laying = All advisers are chosen: now the cards are laid.
event-staked = You will lay { $stake } { $stake ->
        [one] card
       *[other] cards
    }.
    .hidden = { $seat-name } has decided how many cards to lay.
    .hidden-item = { $seat-name }
    .hidden-many = { $listed } have decided how many cards to lay.
event-laid = You lay { NOUN($card) } face down.
    .item = { NOUN($card) }
    .many = You lay face down: { $items }.
    .hidden = { $seat-name } lays a card face down.
    .hidden-item = { $seat-name }
    .hidden-many = { $listed } lay cards face down.
    .hidden-some = { $seat-name } lays { $count } cards face down.
event-declared =
    { $you ->
        [seat] You take { $adviser-name }’s cards
        [adviser] { $seat-name } takes your cards
       *[no] { $seat-name } takes { $adviser-name }’s cards
    }.
event-showed =
    { $you ->
        [seat] You turn over
       *[no] { $seat-name } turns over
    } { NOUN($card) }.
    .item = { NOUN($card) }
    .each =
        { $you ->
            [seat] You turn over
           *[no] { $seat-name } turns over
        } { $items }.
event-received =
    { $you ->
        [seat] You get { NOUN($card) } from { $giver-name }
        [giver] { $seat-name } gets your { NOUN($card) }
       *[no] { $seat-name } gets { NOUN($card) } from { $giver-name }
    }.
    .item = { NOUN($card) }
    .each =
        { $you ->
            [seat] You get { $items } from { $giver-name }
            [giver] { $seat-name } gets { $items } from you
           *[no] { $seat-name } gets { $items } from { $giver-name }
        }.
event-contested =
    Somebody else wants the same cards: { $you ->
        [seat] you draw
       *[no] { $seat-name } draws
    } from the pile.
event-wasted = Lost to the council: { NOUN($card) }.
    .item = { NOUN($card) }
    .many = Lost to the council: { $items }.
event-triggered =
    { $cause ->
        [favour] { $you ->
        [seat] You have
       *[no] { $seat-name } has
    } 25 favour: this round is the last.
       *[imperial] All imperial buildings stand: this round is the last.
    }
event-ended =
    { $reason ->
        [favour] The game ends: somebody has reached 25 favour.
        [imperial] The game ends: all imperial buildings are built.
        [both] The game ends: 25 favour and the last imperial building at once.
       *[events] The game ends: no event is left.
    }
event-awarded =
    { $you ->
        [seat] You get
       *[no] { $seat-name } gets
    } { $points } more for { NOUN($bonus) }.

## Parts of what a position is worth, in hints

part-favour = favour on the track
part-bonuses = bonuses at the end
part-families = family bonuses
part-stores = cards for the next buildings
part-plots = plots in hand
part-plotted = plots that lie in front of players

## Options

option-first = First player
    .more = Who begins the rounds.
option-first-stays = the same all game
    .more = The first player begins every round until the end.
option-first-passes = passes on with every season
    .more = With every new season the next player to the left begins.

## Where points come from

tally-buildings = Buildings
tally-seasons = Autumns
tally-events = Events
tally-standards = Standard bonus
tally-credit = Usurped credit
tally-families = All four families
tally-halls = Imperial buildings
tally-units = Most resource units
tally-most = Most buildings
tally-plots = Plots not played

## On the table

table-round = Round { $round }
table-actions =
    { $count } { $count ->
        [one] action
       *[other] actions
    } left
table-row = Building row
table-halls = Imperial buildings
table-lacks = lacks { $items }
table-open = you can pay
table-hand = Hand
table-plots = Plots
table-cards =
    { $count } { $count ->
        [one] card
       *[other] cards
    }
table-favour = { $count } favour
table-city = City
table-known = known
table-lasting = Threats
table-pile = { $count } in the pile, { $gone } discarded
table-laid = laid
table-open-cards = Open cards
table-last = last round
