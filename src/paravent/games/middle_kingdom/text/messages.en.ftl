# Middle Kingdom in English. NOUN, PHASE and VERB look up the messages noun-..., phase-..., verb-...

title = Middle Kingdom
blurb = Sealed bids for the cards of a dynasty: win officials, soldiers and goals before the Emperor dies.

## Cards, types, goals and bid cards

noun-bureaucrat = Bureaucrat
    .a = a Bureaucrat
    .the = the Bureaucrat
    .many = Bureaucrats
noun-philosopher = Philosopher
    .a = the Philosopher
    .the = the Philosopher
    .many = Philosophers
noun-peasant = Peasant
    .a = a Peasant
    .the = the Peasant
    .many = Peasants
noun-merchant = Merchant
    .a = a Merchant
    .the = the Merchant
    .many = Merchants
noun-noble = Noble
    .a = a Noble
    .the = the Noble
    .many = Nobles
noun-noble-2 = Noble 2
    .a = a Noble worth 2
    .the = the Noble worth 2
    .many = Nobles worth 2
noun-noble-3 = Noble 3
    .a = a Noble worth 3
    .the = the Noble worth 3
    .many = Nobles worth 3
noun-noble-4 = Noble 4
    .a = a Noble worth 4
    .the = the Noble worth 4
    .many = Nobles worth 4
noun-general = General
    .a = a General
    .the = the General
    .many = Generals

noun-palace = Palace
    .the = the Palace
noun-harvest = Harvest
    .the = the Harvest
noun-market = Market
    .the = the Market
noun-heir = Heir
    .the = the Heir
noun-emperor = Emperor
    .the = the Emperor
noun-dragon = Dragon
    .a = the Celestial Dragon
    .the = the Celestial Dragon

noun-reset = Reset

## Phases: what is going on

phase-reveal = New cards
    .now = cards are being turned up
phase-bid = Bids
    .now = the bids are being laid
phase-palace = Palace
    .now = the owner of the Palace is bidding
phase-harvest = Harvest
    .now = the owner of the Harvest is deciding about Reset
phase-emperor = Emperor
    .now = the owner of the Emperor is choosing a bid for the ½
phase-exchange = Celestial Dragon
    .now = the Celestial Dragon is being exchanged
phase-pick = Picks
    .now = cards are being picked
phase-draw = Draws
    .now = stacks tied again are drawing from the deck
phase-heir = Heir
    .now = the owner of the Heir is deciding
phase-market = Market
    .now = a Merchant is being placed
phase-goal = Free goal
    .now = somebody is deciding whether to take a free goal
phase-over = The end
    .now = the game is over

## Prompts: what the actor can do now

prompt-bid = Lay a bid card face down.
    .more = The highest bid picks first, and there are fewer cards on display than players. Equal bids are tied: they win nothing now, but stay on the table and add up with your next card. Reset takes your discards back.
prompt-palace = You own the Palace: bid now, with all other bids in sight.
    .more = The other bids lie open. Yours is the last one, so you can aim just above a rival, or save a high card.
prompt-harvest = You own the Harvest and played Reset: let another card bid in its place, or leave it.
    .more = Whatever you choose, Reset takes your discards back at the end of the turn.
prompt-emperor = You own the Emperor: which of your two bids gets the ½?
    .more = At equal totals the ½ puts you in front; it never decides anything else.
prompt-exchange = You must exchange the Celestial Dragon for a card on display.
    .more = It cannot bring you the Philosopher, nor a card of the type you have most of, unless nothing else lies there. The Dragon then lies on display; whoever picks it gets a prestige token.
prompt-pick = Your bid comes up: pick one card.
    .more = With two cards of a type you may take its goal when it is free; with more of them than its owner has, you take it away.
prompt-heir = You own the Heir: take one of the cards left over, or nothing.
    .more = The cards that you leave are out of the game.
prompt-market = You own the Market: where does the new Merchant go?
    .more = A Merchant slipped into another pile counts as two cards for that pile’s goal, and no longer for the Market.
prompt-goal = You may take a goal that nobody owns.
    .more = It works for you until somebody has more cards of its type. But the Celestial Dragon goes to who has the fewest goals: leaving one can be worth it. You are asked again with your next card of this type.

## Acts. $thing is what follows the verb, $first to $third its words

act-reveal = Turn up { NOUN($thing, form: "a") }
    .rule = R13.1
act-draw = Draw { NOUN($thing, form: "a") }
    .rule = R7.8
act-bid =
    { $thing ->
        [reset] Play Reset
       *[other] Bid { $thing }
    }
    .rule = R4.1
act-add = Lay { NOUN($first) } on the tied { $third }
    .rule = R7.2
act-keep = Leave Reset in place
    .rule = R4.3
act-swap = Bid { $thing } in place of Reset
    .rule = R4.3
act-favour = The bid with { NOUN($thing) } on top
    .rule = R16.5
act-exchange = Take { NOUN($thing, form: "the") }
    .rule = R9.1
act-pick =
    { $thing ->
        [dragon] The Celestial Dragon, for a prestige token
       *[other] Pick { NOUN($thing, form: "the") }
    }
    .rule = R5.1
act-join =
    { $thing ->
        [merchant] With your Merchants
       *[other] Slip it among your { NOUN($thing, form: "many") }
    }
    .rule = R10.1
act-take = Take { NOUN($thing, form: "the") }
    .rule = R11.1
act-pass = Take nothing
    .rule = R11.1
act-claim = Take { NOUN($thing, form: "the") }
    .rule = R8.1
act-leave = Leave { NOUN($thing, form: "the") } free
    .rule = R8.1

verb-reveal = turn up a card
verb-draw = draw a card
verb-bid = make a bid
verb-add = lay a card on a tied bid
verb-keep = leave Reset in place
verb-swap = replace Reset
verb-favour = give the ½ to a bid
verb-exchange = exchange the Celestial Dragon
verb-pick = pick a card
verb-join = place a Merchant
verb-take = take a card that is left over
verb-pass = decline the Heir
verb-claim = take a free goal
verb-leave = leave a goal free

## Events. $you names the field that holds the reader’s own seat, or is "no"

event-revealed = On display: { NOUN($kind) }.
    .item = { NOUN($kind) }
    .many = On display: { $items }.
event-laid =
    { $you ->
        [seat] You lay
       *[no] { $seat-name } lays
    } { NOUN($card) } face down{ $under ->
        [-1] .
       *[other] { " " }on the tied { $under }.
    }
    .hidden = { $seat-name } lays a card face down.
    .hidden-item = { $seat-name }
    .hidden-many = { $listed } lay cards face down.
    .hidden-some = { $seat-name } lays { $count } cards face down.
event-showed =
    { $you ->
        [seat] You play
       *[no] { $seat-name } plays
    } { NOUN($card) }{ $under ->
        [-1] .
       *[other] { " " }on the tied { $under }.
    }
    .item =
        { $seat-name } { NOUN($card) }{ $under ->
            [-1] { "" }
           *[other] { " " }on { $under }
        }
    .many = Bids: { $items }.
event-kept =
    { $you ->
        [seat] You leave
       *[no] { $seat-name } leaves
    } Reset in place.
event-swapped = With the Harvest, { $you ->
        [seat] you put
       *[no] { $seat-name } puts
    } { $card } in place of Reset.
event-favoured = With the Emperor, { $you ->
        [seat] you give
       *[no] { $seat-name } gives
    } ½ to the bid with { NOUN($card) } on top.
event-tied =
    { $you ->
        [seat] You are tied
       *[no] { $seat-name } is tied
    } with { $under ->
        [-1] { NOUN($card) }.
       *[other] { NOUN($card) } on { $under }, and will draw from the deck.
    }
    .item =
        { $seat-name } with { NOUN($card) }{ $under ->
            [-1] { "" }
           *[other] { " " }on { $under }
        }
    .many = Tied: { $items }.
event-exchanged =
    { $you ->
        [seat] You exchange
       *[no] { $seat-name } exchanges
    } the Celestial Dragon for { NOUN($kind, form: "a") }.
event-picked =
    { $you ->
        [seat] You pick
       *[no] { $seat-name } picks
    } { NOUN($kind, form: "a") }.
event-honoured =
    { $you ->
        [seat] You pick
       *[no] { $seat-name } picks
    } the Celestial Dragon and { $you ->
        [seat] get
       *[no] gets
    } a prestige token.
event-missed =
    { $you ->
        [seat] You come too late: nothing is left for your bid.
       *[no] { $seat-name } comes too late: nothing is left.
    }
    .item = { $seat-name }
    .many = Too late, nothing is left: { $items }.
event-drew = Tied again, { $you ->
        [seat] you draw
       *[no] { $seat-name } draws
    } { NOUN($kind, form: "a") } from the deck.
event-joined =
    { $type ->
        [merchant] { $you ->
                [seat] You put the Merchant with your own.
               *[no] { $seat-name } puts the Merchant with the others.
            }
       *[other] { $you ->
                [seat] You slip
               *[no] { $seat-name } slips
            } the Merchant among the { NOUN($type, form: "many") }.
    }
event-took = With the Heir, { $you ->
        [seat] you take
       *[no] { $seat-name } takes
    } { NOUN($kind, form: "a") }.
event-passed = { $you ->
        [seat] You take
       *[no] { $seat-name } takes
    } nothing with the Heir.
event-claimed =
    { $loser ->
        [-1] { $you ->
                [seat] You gain
               *[no] { $seat-name } gains
            } { NOUN($goal, form: "the") }.
       *[other] { $you ->
                [seat] You take { NOUN($goal, form: "the") } from { $loser-name }.
                [loser] { $seat-name } takes { NOUN($goal, form: "the") } from you.
               *[no] { $seat-name } takes { NOUN($goal, form: "the") } from { $loser-name }.
            }
    }
event-left =
    { $you ->
        [seat] You leave
       *[no] { $seat-name } leaves
    } { NOUN($goal, form: "the") } free.
event-removed = Out of the game: { NOUN($kind) }.
    .item = { NOUN($kind) }
    .many = Out of the game: { $items }.
event-recovered =
    { $you ->
        [seat] You take Reset and your discards back.
       *[no] { $seat-name } takes Reset and all discards back.
    }
    .item = { $seat-name }
    .many = Reset and all discards taken back: { $items }.
event-assigned = The Celestial Dragon comes to { $you ->
        [seat] you
       *[no] { $seat-name }
    }.
event-crowned = The Emperor is dead: with the most Generals, { $you ->
        [seat] you become
       *[no] { $seat-name } becomes
    } his Heir.
event-began = Turn { $round } begins.
event-ended =
    { $reason ->
        [ties] The deck is too short for the draws of tied stacks: the game ends.
       *[deck] The deck cannot fill the display any more: the game ends.
    }

## Reasons: why an act is refused

reason-wrong-phase = You cannot { VERB($verb) } now: { PHASE($phase, form: "now") }.
reason-none-left = No such card is left in the deck.
reason-discarded = { NOUN($card) } lies in your discards until you play Reset.
reason-tied-in-play = { NOUN($card) } lies on the table as a tied bid.
reason-already-laid = You have laid { NOUN($card) } already this turn.
reason-tie-first = Your tied { $under } must get its second card first: add a card to it.
reason-no-tie = You have no tied { $under } that waits for a card.
reason-no-such-bid = You have no bid with { NOUN($card) } on top.
reason-no-dragon = The Celestial Dragon is not on display.
reason-not-on-display = There is no { NOUN($kind) } on display.
reason-dragon-philosopher = The Celestial Dragon cannot be exchanged for the Philosopher while another card is allowed.
reason-dragon-most = You have { $count } { $count ->
        [one] { NOUN($type) }
       *[other] { NOUN($type, form: "many") }
    }, and of no type more: the Celestial Dragon cannot bring you another while a different card is allowed.
reason-empty-pile = You have no { NOUN($type) } yet that a Merchant could be slipped among.
reason-other-goal = You are deciding about { NOUN($wanted, form: "the") }, not about { NOUN($goal, form: "the") }.

## Parts of what a position is worth, in hints

part-cards = the cards it wins
part-peasants = Peasants that score
part-bureaucrats = Bureaucrats beside the Philosopher
part-goals = goals and their powers
part-heir = the most Generals, for the Heir
part-bids = bid cards kept for later

## Options

option-bids = Bids each turn
    .more = How many bid cards everybody lays in a turn.
option-bids-1 = one each
    .more = The usual game for three: one bid each, two cards to win.
option-bids-2 = two each
    .more = A variant for three: two bids each, five cards to win, more to weigh.

## Where points come from

tally-nobles = Nobles
tally-generals = Generals
tally-philosopher = Philosopher
tally-goals = Goals
tally-prestige = Prestige tokens
tally-missing = Missing types
tally-peasants = Peasants
tally-bureaucrats = Bureaucrats of the Philosopher

## On the table

table-turn = Turn { $turn }
table-deck = { $count ->
        [0] The deck is empty
        [one] 1 card in the deck
       *[other] { $count } cards in the deck
    }
table-empty = nothing on display
table-free = Free goals
table-order = Still to pick
table-points = { $points } { $points ->
        [one] point
       *[other] points
    }
table-hand = Hand
table-discard = Discards
table-bid = Bid
table-prestige = Prestige
table-tied = tied
