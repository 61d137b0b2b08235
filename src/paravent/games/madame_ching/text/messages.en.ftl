# Madame Ching in English. NOUN, PHASE and VERB look up the messages noun-..., phase-..., verb-...

title = Madame Ching
blurb = Sail ever further across the China Sea, one card at a time: loot, skills and the command of the China Pearl.

## Symbols, skills, colours, junks, gems

noun-map = map
    .a = a map
    .many = maps
noun-lantern = lantern
    .a = a lantern
    .many = lanterns
noun-kite = kite
    .a = a kite
    .many = kites
noun-sword = sword
    .a = a sword
    .many = swords

noun-cartography = Cartography
noun-night = Night sailing
noun-meteorology = Meteorology
noun-combat = Combat
noun-elite = Elite crew

noun-white = white
    .letter = W
    .gem = white gem
    .gems = white gems
noun-light-blue = light blue
    .letter = L
noun-green = green
    .letter = G
noun-yellow = yellow
    .letter = Y
    .her = yellow
noun-red = red
    .letter = R
    .her = red
    .gem = red gem
    .gems = red gems
noun-dark-blue = dark blue
    .letter = D
noun-blue = blue
    .letter = B
    .her = blue
    .gem = blue gem
    .gems = blue gems
noun-beige = beige
    .her = beige
noun-pearl = China Pearl
noun-hong-kong = Hong Kong

## Encounter cards

noun-ching = Madame Ching
    .a = Madame Ching
noun-thief = Thief
    .a = a Thief
noun-siren = Siren
    .a = a Siren
noun-siren-map = Siren (map)
    .a = a Siren (map)
noun-siren-lantern = Siren (lantern)
    .a = a Siren (lantern)
noun-siren-kite = Siren (kite)
    .a = a Siren (kite)
noun-siren-sword = Siren (sword)
    .a = a Siren (sword)
noun-traitor = Traitor
    .a = a Traitor
noun-sea-dog = Old sea dog
    .a = an Old sea dog
noun-pilot = Pilot
    .letter = P
    .a = a Pilot without symbol
noun-pilot-map = Pilot (map)
    .a = a Pilot (map)
noun-pilot-lantern = Pilot (lantern)
    .a = a Pilot (lantern)
noun-pilot-kite = Pilot (kite)
    .a = a Pilot (kite)
noun-pilot-sword = Pilot (sword)
    .a = a Pilot (sword)
noun-oracle = Oracle
    .a = an Oracle
noun-merchant = Merchant
    .a = a Merchant
noun-treasure-1 = Sacred treasure (1)
    .a = a Sacred treasure worth 1
noun-treasure-2 = Sacred treasure (2)
    .a = a Sacred treasure worth 2
noun-treasure-3 = Sacred treasure (3)
    .a = a Sacred treasure worth 3

## Spaces: their number, then cards and colours

noun-1x1 = 1 (1×1)
noun-2x1 = 2 (2×1)
noun-3x1 = 3 (3×1)
noun-4x1 = 4 (4×1)
noun-5x1 = 5 (5×1)
noun-6x1 = 6 (6×1)
noun-7x1 = 7 (7×1)
noun-8x1 = 8 (8×1)
noun-2x2 = 4 (2×2)
noun-3x2 = 6 (3×2)
noun-4x2 = 8 (4×2)
noun-5x2 = 10 (5×2)
noun-6x2 = 12 (6×2)
noun-7x2 = 14 (7×2)
noun-8x2 = 16 (8×2)
noun-3x3 = 9 (3×3)
noun-4x3 = 12 (4×3)
noun-5x3 = 15 (5×3)
noun-6x3 = 18 (6×3)
noun-7x3 = 21 (7×3)
noun-8x3 = 24 (8×3)
noun-4x4 = 16 (4×4)
noun-5x4 = 20 (5×4)
noun-6x4 = 24 (6×4)
noun-7x4 = 28 (7×4)
noun-8x4 = 32 (8×4)
noun-5x5 = 25 (5×5)
noun-6x5 = 30 (6×5)
noun-7x5 = 35 (7×5)
noun-8x5 = 40 (8×5)
noun-6x6 = 36 (6×6)
noun-7x6 = 42 (7×6)
noun-8x6 = 48 (8×6)
noun-7x7 = 49 (7×7)
noun-8x7 = 56 (8×7)

## Phases: what is going on

phase-missions = Missions
    .now = the missions are being laid out
phase-hands = First hands
    .now = the first cards are being dealt
phase-display = Display
    .now = the cards of this round are being laid out
phase-choose = Choice
    .now = everybody is choosing a card
phase-junk = Junk
    .now = a junk is being chosen for the card
phase-mission = Mission
    .now = a mission is being chosen
phase-skills = Skills
    .now = skills are being learned
phase-launch = New expedition
    .now = a new expedition is being launched
phase-meet = Encounter
    .now = an encounter card is being drawn
phase-share = Encounter
    .now = an encounter card may go to the partner
phase-turn = Skills and encounters
    .now = skills and encounter cards may be used
phase-target = Aggression
    .now = a victim is being chosen
phase-defend = Aggression
    .now = the victim may cancel the aggression
phase-siren = Sirens
    .now = a card is being chosen for the Sirens
phase-seize = Combat
    .now = a hand is being looked at
phase-return = Combat
    .now = a card is being given back
phase-gem = Thief
    .now = the Thief reaches for a gem
phase-loot = Traitor
    .now = the Traitor reaches for a card
phase-supply = Deck
    .now = a card is being drawn from the deck
phase-take = Draw
    .now = a card of the display is being taken
phase-pass = Partners
    .now = a card may go to the partner
phase-over = The end
    .now = the game is over

## Prompts: what the actor can do now

prompt-choose = Choose a navigation card, face down.
    .more = A card higher than the last one of your expedition takes your junk one space further, straight on with a colour you have, diagonally with a new one. A lower card ends the expedition and starts the next. The highest card of the table has the first turn.
prompt-junk = Which of your junks is this card for?
    .more = Your other card of this round goes to the other junk.
prompt-mission = Your expedition ends: choose your mission.
    .more = You take the highest number that your junk has reached. Meteorology, if it lies face up, also reaches up to six further.
prompt-skills = Your expedition ends: which skills do you learn from its symbols?
    .more = Three equal symbols make their skill, four different ones the Elite crew; each symbol counts once. Madame Ching can add one symbol. Say when you are done.
prompt-share = Keep this encounter card or hand it to your partner?
    .more = Nobody else sees which card it is.
prompt-turn = Use skills, play an encounter card, or go on to the draw.
    .more = You may use several skills in a turn, but play only one encounter card.
prompt-target = Whom do you attack?
    .more = Only players who have what you are after can be chosen.
prompt-defend = You are attacked: cancel it with a Pilot, or let it happen?
    .more = Everybody who holds an encounter card is asked, with a Pilot or without.
prompt-siren = The Sirens sing: which of your cards do you turn?
    .more = It keeps its number and colour, but its symbol no longer makes a skill.
prompt-seize = You see the whole hand: take one card.
    .more = You will remember what you have seen. In return you give back a card of yours.
prompt-return = Give back one card of your hand.
    .more = It may be the one you have just taken.
prompt-take = Take a card: one from the display or the hidden one.
    .more = Everybody sees which open card you take, and will remember it.
prompt-pass = A card for your partner.
    .more = The first of a team to draw may hand over any card; the partner must then give one back in the same round.

## Acts. $thing is what follows the verb, $first to $third its words

act-place = Lay out mission { NOUN($thing, form: "mission") }
    .rule = R2.1
act-deal = Deal card { $thing }
    .rule = R3.2
act-meet = Draw { NOUN($thing, form: "a") }
    .rule = R8.1
act-steal = Steal a { NOUN($thing, form: "gem") }
    .rule = R8.3
act-lose = Lose { NOUN($thing, form: "a") }
    .rule = R8.5
act-choose = Choose { $thing }
    .rule = R3.3
act-sail = Sail with the { NOUN($thing) } junk
    .rule = R13.3
act-claim = Take mission { NOUN($thing, form: "mission") }
    .rule = R5.1
act-pass = Take no mission
    .rule = R7.6
act-learn = Learn { NOUN($thing) }
    .rule = R6.1
act-ching = Madame Ching adds { NOUN($thing, form: "a") }
    .rule = R8.2
act-add = Night sailing with { $thing }
    .rule = R7.3
act-use = Use { NOUN($thing) }
    .rule = R7.1
act-play = Play { NOUN($thing, form: "a") }
    .rule = R8.1
act-attack = Attack the { NOUN($thing) } player
    .rule = R9.1
act-cancel = Cancel with { NOUN($thing, form: "a") }
    .rule = R9.2
act-accept = Let it happen
    .rule = R9.2
act-turn = Turn { NOUN($thing) }
    .rule = R8.4
act-take =
    { $thing ->
        [hidden] Take the hidden card
       *[other] Take { $thing }
    }
    .rule = R10.1
act-give = Give { $thing }
    .rule = R12.2
act-share = Hand it to my partner
    .rule = R12.3
act-keep = Keep it
    .rule = R12.2
act-done = Done
    .rule = R3.5

verb-place = lay out a mission
verb-deal = deal a card
verb-meet = draw an encounter card
verb-steal = steal a gem
verb-lose = lose a card
verb-choose = choose a card
verb-sail = choose a junk
verb-claim = take a mission
verb-pass = decline a mission
verb-learn = learn a skill
verb-ching = play Madame Ching
verb-add = sail by night
verb-use = use a skill
verb-play = play an encounter card
verb-attack = choose a victim
verb-cancel = cancel an aggression
verb-accept = accept an aggression
verb-turn = turn a card
verb-take = take a card
verb-give = give a card away
verb-share = hand over an encounter card
verb-keep = keep a card
verb-done = end this step

## Reasons: why an act is refused

reason-wrong-phase = You cannot { VERB($verb) } now: { PHASE($phase, form: "now") }.
reason-none-left = There is none left to draw.
reason-already-chosen = You have chosen { $card } already this round.
reason-not-in-hand = You do not hold { $card }.
reason-not-your-junk = The { NOUN($junk) } junk is not yours.
reason-mission-taken = This mission { $number } has been fulfilled already.
reason-mission-absent = This mission { $number } is not in the game.
reason-mission-far = Mission { $number } is more than six spaces beyond { $space }: not even Meteorology leads there.
reason-needs-meteorology = Mission { $number } is beyond { $space }: that needs Meteorology, face up.
reason-mission-lower = Mission { $number } is too low: you must take a mission { $best }, the highest you have reached.
reason-mission-obligatory = You have reached mission { $number } and must take a mission.
reason-skill-gone = No card of { NOUN($skill) } is left.
reason-symbol-missing = The Elite crew needs one of each symbol, and { NOUN($symbol, form: "a") } is missing.
reason-too-few-symbols = That needs three { NOUN($symbol, form: "many") }, and you have { $count } to use.
reason-already-played = You have played an encounter card this turn already.
reason-not-held = You do not hold { NOUN($kind, form: "a") }.
reason-skill-spent = Your { NOUN($skill) } lies face down: it has been used.
reason-skill-missing = You do not have { NOUN($skill) }.
reason-worlds-end = Your junk is at the world’s end: the expedition has eight cards.
reason-no-cards-left = Neither deck nor discards have a card left.
reason-no-victim = There is nobody it could hurt.
reason-pilot-after-return = You have ended an expedition this turn: a Pilot must wait.
reason-nothing-spent = All your skills lie face up already.
reason-attack-self = You cannot attack yourself.
reason-attack-partner = You cannot attack your partner.
reason-nothing-to-take = There is nothing to take from the { NOUN($junk) } player.
reason-not-turnable = The Sirens ask for an unturned card of yours at sea with { NOUN($symbol, form: "a") }; { NOUN($card) } is none.
reason-not-in-that-hand = That card is not in the hand you are looking at.
reason-hidden-gone = The hidden card has been taken already.
reason-not-on-display = { $card } is not on display.
reason-must-return = Your partner gave you a card this round: you must give one back.

## The parts of what a position is worth, in hints

part-loot = coins, gems and other points
part-skills = skills and the China Pearl
part-encounters = encounter cards in hand
part-expedition = what the expedition promises
part-partner = the partner’s position

## Options

option-teams = Teams
    .more = Whether four players form two teams.
option-teams-no = each for themselves
    .more = Everybody sails on their own account.
option-teams-yes = two against two
    .more = Partners sit opposite each other, may exchange cards, and add up their points.
option-fortune = Sea fortune
    .more = What consoles you when an expedition brings neither mission nor skill.
option-fortune-1 = for any expedition in vain
    .more = You draw an encounter card, even for a single card.
option-fortune-2 = only for two cards or more
    .more = You draw an encounter card only if the expedition had two cards or more.

## Where points come from

tally-coins = Coins
tally-blue = Blue gems
tally-red = Red gems
tally-white = White gems
tally-skills = Skills
tally-pearl = China Pearl
tally-hong-kong = Hong Kong
tally-merchants = Merchants
tally-treasures = Sacred treasures
tally-partner = Partner’s points

## On the table

table-round = Round { $round }
table-deck = { $count ->
        [0] The deck is empty
        [one] 1 card in the deck
       *[other] { $count } cards in the deck
    }
table-display = Display
table-hand = Hand
table-encounters = Encounters
table-skills = Skills
table-turns = Turns
table-maybe = perhaps
table-harbour = in harbour
table-points = { $points } { $points ->
        [one] point
       *[other] points
    }
