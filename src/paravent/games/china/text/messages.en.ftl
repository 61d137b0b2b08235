# China in English. NOUN, PHASE and VERB look up the messages noun-..., phase-..., verb-...

title = China
blurb = Palaces, emissaries and long roads: nine provinces of old China, and everybody wants to be the next Emperor.

## Colours of provinces and cards; bonus tiles have three of them

noun-purple = purple
    .a = a purple card
    .the = the purple card
noun-yellow = yellow
    .a = a yellow card
    .the = the yellow card
noun-orange = orange
    .a = an orange card
    .the = the orange card
noun-green = green
    .a = a green card
    .the = the green card
noun-red = red
    .a = a red card
    .the = the red card

## Provinces

noun-wei = Wei
noun-zhao = Zhao
noun-yan = Yan
noun-qi = Qi
noun-lu = Lu
noun-han = Han
noun-chin = Ch’in
noun-shu = Shu
noun-chu = Chu
noun-ports = the ports

## Palace spaces

noun-gaonu = Gaonu
noun-dingyang = Dingyang
noun-lishi = Lishi
noun-shaoliang = Shaoliang
noun-anyi = Anyi
noun-ye = Ye
noun-daliang = Daliang
noun-dingxiang = Dingxiang
noun-dai = Dai
noun-jinyang = Jinyang
noun-lingshou = Lingshou
noun-handan = Handan
noun-shanggu = Shanggu
noun-ji = Ji
noun-yuyang = Yuyang
noun-wuyang = Wuyang
noun-jieshi = Jieshi
noun-gaotang = Gaotang
noun-lixia = Lixia
noun-linzi = Linzi
noun-zhifu = Zhifu
noun-jimo = Jimo
noun-qufu = Qufu
noun-xue = Xue
noun-tan = Tan
noun-langya = Langya
noun-yiyang = Yiyang
noun-luoyang = Luoyang
noun-xingyang = Xingyang
noun-xinzheng = Xinzheng
noun-yangzhai = Yangzhai
noun-wan = Wan
noun-yiqu = Yiqu
noun-xianyang = Xianyang
noun-yong = Yong
noun-wuguan = Wuguan
noun-xichui = Xichui
noun-nanzheng = Nanzheng
noun-jiameng = Jiameng
noun-chengdu = Chengdu
noun-jiangzhou = Jiangzhou
noun-langzhong = Langzhong
noun-danyang = Danyang
noun-ying = Ying
noun-changsha = Changsha
noun-chen = Chen
noun-shouchun = Shouchun
noun-pengli = Pengli
noun-nanjing = Nanjing
noun-wu = Wu
noun-kuaiji = Kuaiji
noun-shangdang = Shangdang
noun-linjin = Linjin
noun-pei = Pei
noun-raoan = Rao’an

## Pieces and special cards

noun-palace = palace
    .many = palaces
noun-emissary = emissary
    .many = emissaries
noun-fortification = fortification
    .many = fortifications
noun-tile = bonus tile
    .many = bonus tiles
noun-emperor = Emperor first
noun-provinces = Two provinces
noun-card = Change a card
noun-hidden = face down

## Phases: what is going on

phase-hide = Bonus tiles
    .now = bonus tiles are being laid out
phase-deal = Cards
    .now = cards are being dealt
phase-open = Open cards
    .now = cards are being turned up
phase-grant = The Emperor’s cards
    .now = the Emperor is getting cards
phase-turn = Turn
    .now = a turn is beginning
phase-reveal = Bonus tiles
    .now = bonus tiles are being turned up
phase-site = First palace
    .now = the first palace of a province is being built
phase-pay = Payment
    .now = pieces have been placed and must be paid for
phase-keep = Influence
    .now = a card is being kept
phase-draw = Drawing
    .now = cards are being drawn
phase-give = Change a card
    .now = a card is being given away
phase-swap = Change a card
    .now = an open card is being taken
phase-emperor = The Emperor
    .now = the Emperor is about to place a piece
phase-over = The end
    .now = the game is over

## Prompts: what the actor can do now

prompt-turn = Place a piece, or exchange a card.
    .more = A piece costs a card in the colour of its province, or any two cards that are alike. You may place two pieces in one province if it was not empty. If you would rather not, exchange one card.
prompt-site = The bonus tiles lie open: where does the palace stand?
    .more = Whoever builds on a tile takes it. At the end the most tiles of a colour bring 6 points.
prompt-pay = Pay with cards, or place another piece first.
    .more = All pieces of a turn stand in one province and are paid for together: a card of its colour for each, or two cards alike instead of one. The cards you choose are discarded.
prompt-keep = Which of the cards do you keep in front of you?
    .more = With as many cards of a colour as your opponent you take its influence card, which brings you the Emperor’s points in provinces of that colour.
prompt-draw = Draw a card: an open one, or a hidden one from the deck.
    .more = You fill your hand to three cards, in any mix. The open row is filled again only afterwards.
prompt-give = Which card do you put among the open ones?
    .more = You will take one of the open cards for it.
prompt-swap = Which open card do you take for it?
    .more = The card that you gave takes its place.
prompt-emperor = Place a piece for the Emperor, or let him stay where he is.
    .more = His cards lie open, and his pieces follow the usual rules. He enters an empty province only if there is nothing else that he could do.

## Acts. $thing is what follows the verb, $first to $third its words

act-hide = Lay a bonus tile on { NOUN($thing) }
    .rule = R13.2
act-deal = Deal { NOUN($thing, form: "a") }
    .rule = R2.5
act-open = Turn up { NOUN($thing, form: "a") }
    .rule = R7.2
act-grant = Give the Emperor { NOUN($thing, form: "a") }
    .rule = R12.5
act-turn = Turn up a tile: { NOUN($thing) }
    .rule = R13.3
act-palace = Palace in { NOUN($thing) }
    .rule = R5.1
act-fortify = Fortification in { NOUN($thing) }
    .rule = R11.2
act-emissary = Emissary to { NOUN($thing) }
    .rule = R5.2
act-found = First palace in { NOUN($thing) }: turn up its bonus tiles
    .rule = R13.3
act-pay = Pay { NOUN($first) }{ $second ->
        [purple] , purple
        [yellow] , yellow
        [orange] , orange
        [green] , green
        [red] , red
       *[none] { "" }
    }{ $third ->
        [purple] , purple
        [yellow] , yellow
        [orange] , orange
        [green] , green
        [red] , red
       *[none] { "" }
    }
    .rule = R4.4
act-keep = Keep { NOUN($thing, form: "the") }
    .rule = R12.4
act-exchange = Exchange { NOUN($thing, form: "a") }
    .rule = R8.1
act-take = Take { NOUN($thing, form: "the") }
    .rule = R7.1
act-draw = Draw from the deck
    .rule = R7.1
act-use = Special card: { NOUN($thing) }
    .rule = R12.8
act-give = Give { NOUN($thing, form: "a") }
    .rule = R12.8
act-stay = The Emperor stays where he is
    .rule = R12.5
act-pass = Pass
    .rule = R8.3

verb-hide = lay out a bonus tile
verb-deal = deal a card
verb-open = turn up a card
verb-grant = give the Emperor a card
verb-turn = turn up a bonus tile
verb-palace = build a palace
verb-fortify = place a fortification
verb-emissary = send an emissary
verb-found = announce a first palace
verb-pay = pay
verb-keep = keep a card
verb-exchange = exchange a card
verb-take = take an open card
verb-draw = draw a hidden card
verb-use = use a special card
verb-give = give a card away
verb-stay = leave the Emperor where he is
verb-pass = pass

## Events. $you names the field that holds the reader’s own seat, or is "no"; seat -1 is the Emperor

event-hid = A bonus tile lies face down on { NOUN($town) }.
    .item = { NOUN($town) }
    .many = Bonus tiles lie face down on { $items }.
event-dealt =
    { $you ->
        [seat] You get
       *[no] { $seat-name } gets
    } { NOUN($card, form: "a") }.
    .item = { NOUN($card) }
    .each = { $you ->
            [seat] You get
           *[no] { $seat-name } gets
        }: { $items }.
    .hidden = { $seat-name } gets a hidden card.
    .hidden-item = { $seat-name }
    .hidden-many = { $listed } get hidden cards.
    .hidden-some = { $seat-name } gets { $count } hidden cards.
event-opened = A card is turned up: { NOUN($card) }.
    .item = { NOUN($card) }
    .many = Cards are turned up: { $items }.
event-granted = The Emperor gets { NOUN($card, form: "a") }.
    .item = { NOUN($card) }
    .many = The Emperor gets cards: { $items }.
event-turned = The tile on { NOUN($town) } is { NOUN($tile) }.
    .item = { NOUN($town) } { NOUN($tile) }
    .many = Bonus tiles: { $items }.
event-built =
    { $seat ->
        [-1] The Emperor builds
       *[other] { $you ->
                [seat] You build
               *[no] { $seat-name } builds
            }
    } a palace in { NOUN($town) } ({ NOUN($province) }).
event-fortified =
    { $you ->
        [seat] You place
       *[no] { $seat-name } places
    } a fortification in { NOUN($town) } ({ NOUN($province) }).
event-sent =
    { $seat ->
        [-1] The Emperor sends
       *[other] { $you ->
                [seat] You send
               *[no] { $seat-name } sends
            }
    } an emissary to { NOUN($province) }.
event-founded =
    { $seat ->
        [-1] The Emperor is
       *[other] { $you ->
                [seat] You are
               *[no] { $seat-name } is
            }
    } about to build the first palace in { NOUN($province) }.
event-claimed =
    { $seat ->
        [-1] The Emperor takes
       *[other] { $you ->
                [seat] You take
               *[no] { $seat-name } takes
            }
    } a bonus tile: { NOUN($tile) }.
event-paid =
    { $seat ->
        [-1] The Emperor plays
       *[other] { $you ->
                [seat] You play
               *[no] { $seat-name } plays
            }
    } { NOUN($card, form: "a") }.
    .item = { NOUN($card) }
    .many = Cards played: { $items }.
event-kept =
    { $you ->
        [seat] You keep
       *[no] { $seat-name } keeps
    } { NOUN($card, form: "the") } face up.
event-influenced =
    { $loser ->
        [-1] { $you ->
                [seat] You gain
               *[no] { $seat-name } gains
            } the { NOUN($colour) } influence card.
       *[other] { $you ->
                [seat] You take the { NOUN($colour) } influence card from { $loser-name }.
                [loser] { $seat-name } takes the { NOUN($colour) } influence card from you.
               *[no] { $seat-name } takes the { NOUN($colour) } influence card from { $loser-name }.
            }
    }
event-exchanged =
    { $you ->
        [seat] You discard
       *[no] { $seat-name } discards
    } { NOUN($card, form: "a") } to exchange it.
event-took =
    { $you ->
        [seat] You take
       *[no] { $seat-name } takes
    } { NOUN($card, form: "the") }.
event-used =
    { $you ->
        [seat] You use
       *[no] { $seat-name } uses
    } a special card: { NOUN($special) }.
event-gave =
    { $you ->
        [seat] You put
       *[no] { $seat-name } puts
    } { NOUN($card, form: "a") } among the open cards.
event-stayed =
    { $you ->
        [seat] You let
       *[no] { $seat-name } lets
    } the Emperor stay where he is.
event-passed =
    { $you ->
        [seat] You pass.
       *[no] { $seat-name } passes.
    }
event-shuffled = The deck is exhausted for the first time; the { $cards } discarded cards are shuffled into a new one.
event-exhausted = The deck is exhausted for the second time: this is the last round.
event-round = Round { $round } begins.
event-ended =
    { $reason ->
        [full] No piece can be placed any more: the game is over, and the scoring begins.
       *[deck] The last round is over, and the final scoring begins.
    }
event-counted =
    { $cause ->
        [full] { NOUN($place) } is full with { $palaces } palaces and is scored.
       *[end] { $place ->
                [ports] The ports are scored: { $palaces } { $palaces ->
                        [one] palace
                       *[other] palaces
                    }.
               *[other] { NOUN($place) } is scored: { $palaces } { $palaces ->
                        [one] palace
                       *[other] palaces
                    }.
            }
    }
event-ranked =
    { $seat ->
        [-1] The Emperor counts
       *[other] { $you ->
                [seat] You score
               *[no] { $seat-name } scores
            }
    } { $points } { $points ->
        [one] point
       *[other] points
    } for { $palaces } { $palaces ->
        [one] palace
       *[other] palaces
    }.
event-doubled =
    { $seat ->
        [-1] The Emperor counts
       *[other] { $you ->
                [seat] You score
               *[no] { $seat-name } scores
            }
    } { $points } { $points ->
        [one] point
       *[other] points
    } more: a fortification doubles the score.
event-inherited =
    { $seat ->
        [-1] The Emperor’s points, { $points }, go to nobody.
       *[other] { $you ->
                [seat] With { NOUN($colour) } influence you score
               *[no] With { NOUN($colour) } influence { $seat-name } scores
            } the Emperor’s points: { $points }.
    }
event-visited = Alliance { $alliance } between { NOUN($province) } and { NOUN($neighbour) }.
event-allied =
    { $you ->
        [seat] You lead
       *[no] { $seat-name } leads
    } on both sides and { $you ->
        [seat] score
       *[no] scores
    } { $points } { $points ->
        [one] point
       *[other] points
    }.
event-unallied = Nobody leads on both sides of alliance { $alliance }, { NOUN($province) } and { NOUN($neighbour) }.
    .item = { $alliance } { NOUN($province) }–{ NOUN($neighbour) }
    .many = Alliances that nobody leads on both sides: { $items }.
event-linked =
    { $you ->
        [seat] Your palace in { NOUN($town) } belongs to a chain.
       *[no] { $seat-name }’s palace in { NOUN($town) } belongs to a chain.
    }
    .item = { NOUN($town) }
    .many = A chain: { $items }.
event-chained =
    { $you ->
        [seat] You score
       *[no] { $seat-name } scores
    } { $points } { $points ->
        [one] point
       *[other] points
    } for a chain of { $palaces } palaces.
event-gathered = Bonus tiles in { NOUN($tile) }: { $tiles } at most for one player.
event-rewarded =
    { $you ->
        [seat] You score
       *[no] { $seat-name } scores
    } { $points } { $points ->
        [one] point
       *[other] points
    } for the most { NOUN($tile) } tiles.

## Reasons: why an act is refused

reason-wrong-phase = You cannot { VERB($verb) } now: { PHASE($phase, form: "now") }.
reason-none-left = None of this colour is left.
reason-not-in-hand = You do not hold { NOUN($card, form: "a") }.
reason-cards-not-held = You do not hold these cards.
reason-tile-elsewhere = { NOUN($town) } is not where the next bonus tile goes.
reason-tile-there = A bonus tile lies on { NOUN($town) } already.
reason-tile-junction = { NOUN($town) } is a junction of roads: no bonus tile lies there.
reason-no-such-town = { NOUN($town) } is not on this board.
reason-occupied = { NOUN($town) } already has a palace.
reason-no-palaces = No palace is left in the supply.
reason-no-emissaries = No emissary is left in the supply.
reason-founded-elsewhere = The tiles of { NOUN($province) } have been turned up: the palace must stand there.
reason-tiles-first = This would be the first palace in { NOUN($province) }: announce it, so that its bonus tiles are turned up before you choose the space.
reason-emperor-fortifies-not = The Emperor has no fortifications.
reason-no-fortifications = You have no fortification to place.
reason-fortified = { NOUN($town) } has a fortification already.
reason-no-palace-yet = { NOUN($province) } has no palace yet, so it can receive no emissary.
reason-no-room = { NOUN($province) } holds as many emissaries as its leader has palaces: { $count }.
reason-no-tiles = This game is played without bonus tiles.
reason-tiles-open = The bonus tiles of { NOUN($province) } lie open already: just build.
reason-two-pieces = Two pieces are the most in a turn.
reason-one-province = All pieces of a turn stand in one province, this time { NOUN($province) }.
reason-was-empty = { NOUN($province) } was empty when your turn began: it gets one piece only.
reason-emperor-one-piece = The Emperor places one piece only.
reason-emperor-occupied = The Emperor enters an empty province only if he cannot do otherwise, but { NOUN($province) } is open to him.
reason-cannot-pay = Your cards do not pay for that: it takes { NOUN($colour, form: "a") } or two others that are alike.
reason-cannot-pay-post = Your cards do not pay for this border post: it takes { NOUN($first, form: "a") } and { NOUN($second, form: "a") }, or two of one of these colours.
reason-wrong-payment = These cards are not exactly what your pieces cost.
reason-not-played = You did not play { NOUN($card, form: "a") } this turn.
reason-not-in-row = There is no { NOUN($card) } card among the open ones.
reason-deck-empty = The deck is empty.
reason-must-exchange = Nobody may just pass: place a piece or exchange a card.
reason-nothing-to-draw = There is no card left to draw, so nothing can be exchanged.
reason-no-specials = Special cards belong to the game for two.
reason-special-used = You have used this special card already: { NOUN($special) }.
reason-special-too-late = You have placed a piece already; this special card comes before it: { NOUN($special) }.
reason-emperor-part = This is the Emperor’s part of the turn; special cards belong to your own.
reason-too-few-cards = With a single card you cannot place a second piece.
reason-nothing-to-swap = There is nothing to swap: no open card, or no card in your hand.
reason-emperor-moved = The Emperor has had his part of this turn already.
reason-emperor-idle = The Emperor’s cards do not allow him any piece now.

## Options

option-board = Board
    .more = Which map you play on.
option-board-3-4 = side for 3 or 4 players
    .more = The usual map for three or four; two players use it as well.
option-board-4-5 = side for 4 or 5 players
    .more = The same palace spaces, joined by other roads; made for more players.
option-board-border = Border Disputes
    .more = A map of its own: border posts belong to two provinces, and ports are scored once more at the end.
option-fortifications = Fortifications
    .more = One more piece for everybody, for experienced players.
option-fortifications-no = without
    .more = Palaces and emissaries only: the simpler game.
option-fortifications-yes = with
    .more = A palace on a fortification doubles your points for its province and for its chain.
option-bonus = Bonus tiles
    .more = Tiles on the palace spaces; whoever builds there takes them.
option-bonus-no = without
    .more = Nothing lies on the palace spaces.
option-bonus-yes = with
    .more = Two tiles in every province; most tiles of a colour bring 6 points at the end.
option-influence = Influence cards
    .more = Who scores for the Emperor’s palaces in the game for two.
option-influence-no = without
    .more = The lighter game: the Emperor’s points go to nobody.
option-influence-yes = with (two players)
    .more = Whoever holds the card of a colour also scores the Emperor’s points in its provinces.

## Where points come from

tally-provinces = Provinces
tally-emperor = The Emperor’s palaces
tally-ports = Ports
tally-alliances = Alliances
tally-roads = Roads
tally-bonus = Bonus tiles

## On the table

table-turn = Turn { $turn }
table-deck = { $count ->
        [0] The deck is empty
        [one] 1 card in the deck
       *[other] { $count } cards in the deck
    }
table-discards = Discards
table-row = Open cards
table-hand = Hand
table-emperor = The Emperor
table-influence = Influence
table-kept = Kept
table-specials = Special cards
table-supply = Supply
table-palaces = palaces
table-emissaries = emissaries
table-free = free
table-room = room
table-scored = scored
table-now = now
table-leads = leads
table-province = Province
table-alliance = Alliance
table-alliances = Alliances
table-chains = Chains
table-forecast = if it ended now
table-tiles = Bonus tiles
table-ports = Ports
table-post = border post
table-port = port
table-last-round = Last round
table-points = { $points } { $points ->
        [one] point
       *[other] points
    }

## Parts of what a position is worth, in hints

part-provinces = palaces in the provinces
part-alliances = alliances of emissaries
part-roads = chains along the roads
part-cards = cards kept in hand
part-extras = special cards, influence and bonus tiles
