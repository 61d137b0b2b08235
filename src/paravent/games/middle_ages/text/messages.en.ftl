# Middle Ages in English. NOUN, PHASE and VERB look up the messages noun-..., phase-..., verb-...

title = Middle Ages
blurb = Send your lord down four rows of tiles and build a fief of fields, mills, ramparts and palaces: the richest lord wins.

## Domains, tiles and event cards

noun-field = Field
    .a = a Field
    .the = the Field
    .many = Fields
noun-mill = Mill
    .a = a Mill
    .the = the Mill
    .many = Mills
noun-village = Village
    .a = a Village
    .the = the Village
    .many = Villages
noun-rampart = Rampart
    .a = a Rampart
    .the = the Rampart
    .many = Ramparts
noun-market = Market
    .a = a Market
    .the = the Market
    .many = Markets
noun-barracks = Barracks
    .a = Barracks
    .the = the Barracks
    .many = Barracks
noun-church = Church
    .a = a Church
    .the = the Church
    .many = Churches
noun-palace = Palace
    .a = a Palace
    .the = the Palace
    .many = Palaces
noun-peasant = Peasant
    .many = Peasants
noun-chest = Chest
    .many = Chests

noun-blue = the blue pile
noun-orange = the orange pile
noun-discards = the discarded tiles

noun-skilled-trades = Skilled Trades
    .about = 1 coin for each Peasant in your fief
noun-precious-goods = Precious Goods
    .about = 1 coin for each Chest in your fief
noun-alliance = Alliance
    .about = 3 coins for each Church and each Palace
noun-barbarian-invasion = Barbarian Invasion
    .about = you lose one Mill and one Field
noun-black-death = Black Death
    .about = you lose one Village and one Barracks
noun-new-defences = New Defences
    .about = 3 coins for each Rampart
noun-triumphant-return = Triumphant Return
    .about = 2 coins for each Market and each Barracks
noun-many-births = Many Births
    .about = 2 coins for each Mill and each Village
noun-peasant-revolt = Peasant Revolt
    .about = you lose one Palace
noun-restoration = Restoration
    .about = you bring back a tile from your graveyard
noun-good-harvests = Good Harvests
    .about = 2 coins for each Field
noun-rebuilding-aid = Rebuilding Aid
    .about = 3 coins for each tile in your graveyard
noun-vast-estate = Vast Estate
    .about = 2 coins for each domain that has a tile
noun-lavish-ceremonies = Lavish Ceremonies
    .about = you pay 2 coins for each Church and each Palace
noun-earthquake = Earthquake
    .about = you lose one Rampart

## Phases: what is going on

phase-draw = New tiles
    .now = tiles are being drawn
phase-card = Event cards
    .now = the event cards are being drawn
phase-lot = First order
    .now = the order of the first round is being drawn
phase-first = First lords
    .now = the lords are being placed for the first time
phase-lord = Lords
    .now = a lord must move on
phase-village = Village
    .now = a tile is coming back with a Village
phase-rampart = Rampart
    .now = a scout is being sent out
phase-church = Church
    .now = a coin token is being placed
phase-palace = Palace
    .now = a plot token is being chosen
phase-plot = Plot token
    .now = a plot token is being placed
phase-restoration = Restoration
    .now = tiles are coming back from the graveyards
phase-over = The end
    .now = the game is over

## Prompts: what the actor can do now

prompt-first = Place your lord on a tile of the first row.
    .more = You will take this tile in the first round. Lords further to the left play earlier and choose first in the next row.
prompt-lord = Move your lord to a tile of the next row; you then take the tile it leaves.
    .more = The tile you leave goes to your fief at once, with its effect and then its income. The tile you choose now is the one you will take next round.
prompt-village = Your Village brings back a tile from your graveyard: which one?
    .more = It goes on top of its column and triggers nothing, but a Village or a Rampart counts in the income that follows.
prompt-rampart = Send your scout to a tile: nobody else may go there.
    .more = Your scout comes back as soon as your lord enters its row, whichever tile you choose there.
prompt-church = Under which domain do you put a coin token?
    .more = From now on, its income pays one more coin for every tile it counts. Under the Church it works at once.
prompt-palace = Choose a plot token: a type of tile that one more of your incomes will count.
    .more = You then choose the domain that will count it; it must not count this type already.
prompt-plot = Under which domain do you put the plot token?
    .more = The income of this domain will count tiles of that type too, at its own rate.
prompt-restoration = Bring back a tile from your graveyard: which one?
    .more = It goes on top of its column and triggers nothing.

## Acts. $thing is what follows the verb, $first to $third its words

act-draw = Tile { $thing } tops the pile
    .rule = R8.3
act-card = The event { NOUN($thing) }
    .rule = R2.3
act-lot = The lot of seat { $thing }
    .rule = R2.4
act-lord = Lord to tile { $thing } of the row
    .rule = R3.6
act-restore = Bring back tile { $thing }
    .rule = R7.3
act-scout = Scout to row { $first }, tile { $second }
    .rule = R5.4
act-coin = Coin token under { NOUN($thing, form: "the") }
    .rule = R5.7
act-plot = Plot token { NOUN($thing) }
    .rule = R5.8
act-under = Under { NOUN($thing, form: "the") }
    .rule = R5.8

verb-draw = draw a tile
verb-card = draw an event card
verb-lot = draw a lot
verb-lord = move a lord
verb-restore = bring back a tile
verb-scout = send out a scout
verb-coin = place a coin token
verb-plot = choose a plot token
verb-under = place a plot token

## Events. $you names the field that holds the reader’s own seat, or is "no"

coins = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
event-turned = The next tile of the pile bears { $number }.
event-renewed =
    { $pile ->
        [discards] The discarded tiles make a new pile
       *[orange] The orange pile takes over
    }: { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }.
event-filled = Row { $row } gets new tiles.
event-revealed = { NOUN($type) } { $number }.
    .item = { NOUN($type) } { $number }
    .many = { $items }.
event-foretold = Event { $place }: { NOUN($card) }.
    .item = { NOUN($card) }
    .many = The events to come: { $items }.
event-ordered = { $you ->
        [seat] You are
       *[no] { $seat-name } is
    } number { $place } to place a lord.
    .item = { $seat-name }
    .many = Lords are placed in this order: { $items }.
event-began = Round { $round } begins.
event-discarded = Nobody chose { NOUN($type) } { $number }: it is discarded.
event-moved = { $you ->
        [seat] Your lord goes
       *[no] { $seat-name }’s lord goes
    } to { NOUN($type) } { $number }.
event-returned = { $you ->
        [seat] Your scout comes back.
       *[no] { $seat-name }’s scout comes back.
    }
event-gained = { $you ->
        [seat] You take
       *[no] { $seat-name } takes
    } { NOUN($type) } { $number }.
event-earned = { $you ->
        [seat] You get
       *[no] { $seat-name } gets
    } { coins } for { $type ->
        [field] Peasants
       *[market] Chests
    }.
event-milled =
    { $coins ->
        [0] { $you ->
                [payer] You have nothing to pay to the Mill.
               *[no] { $payer-name } has nothing to pay to the Mill.
            }
       *[other] { $you ->
                [seat] { $payer-name } pays { coins } to your Mill.
                [payer] You pay { coins } to { $seat-name }’s Mill.
               *[no] { $payer-name } pays { coins } to { $seat-name }’s Mill.
            }
    }
event-attacked =
    { $you ->
        [seat] You attack { $victim-name }.
        [victim] { $seat-name } attacks you.
       *[no] { $seat-name } attacks { $victim-name }.
    }
event-destroyed = { $you ->
        [seat] Your
       *[no] { $seat-name }’s
    } { NOUN($type) } { $number } goes to the graveyard.
event-plundered =
    { $coins ->
        [0] { $you ->
                [victim] You have nothing to plunder.
               *[no] { $victim-name } has nothing to plunder.
            }
       *[other] { $you ->
                [seat] You plunder { coins } from { $victim-name }.
                [victim] { $seat-name } plunders { coins } from you.
               *[no] { $seat-name } plunders { coins } from { $victim-name }.
            }
    }
event-restored = { $you ->
        [seat] You bring
       *[no] { $seat-name } brings
    } { NOUN($type) } { $number } back from the graveyard.
event-scouted = { $you ->
        [seat] Your scout
       *[no] { $seat-name }’s scout
    } reserves { NOUN($type, form: "a") } in row { $row }.
event-minted = { $you ->
        [seat] You put
       *[no] { $seat-name } puts
    } a coin token under { NOUN($type, form: "the") }.
event-chose = { $you ->
        [seat] You choose
       *[no] { $seat-name } chooses
    } the plot token { NOUN($plot) }.
event-extended = { $you ->
        [seat] You put
       *[no] { $seat-name } puts
    } it under { NOUN($type, form: "the") }, which now counts { NOUN($plot, form: "many") } too.
event-collected = { NOUN($type) } income: { $you ->
        [seat] you get
       *[no] { $seat-name } gets
    } { coins }.
event-happened = Event after round { $round }: { NOUN($card) }.
event-rewarded = { $you ->
        [seat] You get
       *[no] { $seat-name } gets
    } { coins }.
    .item = { $seat-name } { $coins }
    .many = Coins from the event: { $items }.
event-fined = { $you ->
        [seat] You pay
       *[no] { $seat-name } pays
    } { coins }.
    .item = { $seat-name } { $coins }
    .many = Coins paid for the event: { $items }.
event-penalised = { $you ->
        [seat] You lose
       *[no] { $seat-name } loses
    } { coins } for { $domains ->
        [one] an empty domain
       *[other] { $domains } empty domains
    }.

## Reasons: why an act is refused

reason-wrong-phase = You cannot { VERB($verb) } now: { PHASE($phase, form: "now") }.
reason-none-left = No tile { $number } is left in the pile.
reason-card-drawn = { NOUN($card) } lies on the table already.
reason-no-seat = Nobody sits there.
reason-lot-drawn = This seat has its place in the order already.
reason-other-row = Your lord goes to row { $next } now, the one that comes next. Only a scout looks farther ahead, when a Rampart sends it.
    .what = Tile { $slot } of row { $row }
reason-no-slot = There is no tile { $slot }: a row has { $count } tiles.
reason-lord-there = A lord stands on tile { $slot } of row { $row } already.
reason-reserved = Tile { $slot } of row { $row } is reserved by the scout of { $seats }.
reason-not-buried = There is no { NOUN($type) } { $number } in your graveyard.
reason-row-taken = The tiles of row { $row } are being taken: a scout finds nothing there.
reason-row-of-lord = Your lord stands in row { $row }: your scout must go to another one.
reason-row-over = Row { $row } has no tiles any more.
reason-has-coin = { NOUN($type) } has a coin token already.
reason-plot-gone = The plot token { NOUN($type) } is not in the supply any more.
reason-plot-fits-nowhere = The plot token { NOUN($type) } fits under none of your domains.
reason-has-plot = { NOUN($type) } has a plot token already.
reason-counts-already = The income of { NOUN($type) } counts { NOUN($plot, form: "many") } already.

## Options

option-events = Event cards
    .more = The four events of the game; they happen after rounds 4, 8, 12 and 16.
option-events-random = drawn at random
    .more = Four of the fifteen cards come up by chance; all see them from the start.

## Where coins come from

tally-field = Fields
tally-mill = Mills
tally-village = Villages
tally-rampart = Ramparts
tally-market = Markets
tally-barracks = Barracks
tally-church = Churches
tally-palace = Palaces
tally-events = Events
tally-paid = Paid to others
tally-missing = Empty domains

## The parts of what a position is worth, in hints

part-money = coins at once
part-incomes = better incomes in the rounds to come
part-symbols = Peasants and Chests
part-tile = the tile that your lord will take
part-scout = the tile that your scout reserves
part-rivalry = Mills and Ramparts against the others
part-cards = the events to come
part-gaps = no empty domain at the end

## On the table

victory = { $you ->
        [yes] You win
       *[no] { $name } wins
    } with { $points } { $points ->
        [one] coin
       *[other] coins
    }.
shared-victory = { $names } share the victory with { $points } { $points ->
        [one] coin
       *[other] coins
    }.
table-round = Round { $round } of { $rounds }
table-row = Row
table-for = round { $round }
table-pile = { $reserve ->
        [0] Pile { $tiles }
       *[other] Pile { $tiles } + { $reserve }
    }
table-top = next
table-plots = plots
table-done = done
table-graves = Graveyard
table-coins = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
