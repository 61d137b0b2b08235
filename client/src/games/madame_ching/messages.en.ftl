# What the board says, beside the messages that page and terminal share.

board-chart = Chart of the China Sea
board-my-place = My place
board-my-hand = My navigation cards
board-my-expedition = My expedition
board-my-expeditions = My expeditions
board-home-now = home now
board-you = you
board-partner = your partner
board-round = Round { $round }
board-last-round = Last round!
board-no-cards = No cards
board-no-encounters = none
board-no-skills = No skills yet.
board-worlds-end = THE WORLD’S END
board-sealed = chosen, face down
board-known = Everybody has seen this card going to your hand.
board-logbook-title = Cards that may still turn up
board-logbook = Not seen yet, in the deck or in other hands: { $cards }.

## The sea

board-line = { $count ->
        [1] First dotted line: whoever crosses it draws an encounter card.
       *[other] Second dotted line: whoever crosses it draws two encounter cards.
    }
board-hong-kong = Hong Kong, worth 10 points to the first who arrives. No expedition gets there without a Pilot.
board-hong-kong-taken = { $name } has plundered it.
board-pearl = China Pearl, 5 points to the first captain with the four skills; each Elite crew stands for any one. Then the game ends with the round.
board-pearl-taken = { $name } is in command.
board-in-harbour = The { $junk } junk waits for its first card.
board-expedition = The { $junk } junk is on { $space }: { $cards }.
board-turned = { $card } (turned)
board-home = Home now, it would fulfil mission { $missions }.
board-home-skills = Skills to learn: { $skills }.
board-mission = Mission { $number }: { $reward }.
board-mission-taken = Fulfilled by { $name }.
board-reached = Reached now by { $names }.
board-ahead = Within reach of Meteorology for { $names }.
board-coins = { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
board-encounter-cards = { $count ->
        [one] 1 encounter card
       *[other] { $count } encounter cards
    }

## What a card would do

board-starts = Starts an expedition on space 1.
board-straight = Straight on to { $space }.
board-diagonal = Diagonally to { $space }: a new colour.
board-ends = Ends the expedition on { $space } and starts a new one.
board-crosses = { $count ->
        [one] Crosses a dotted line: 1 encounter card.
       *[other] Crosses a dotted line: { $count } encounter cards.
    }
board-plunders = Plunders Hong Kong!
board-then = From there you could bring home mission { $missions }.
board-then-skills = Symbols for: { $skills }.
board-brings = Brings home mission { $missions }.
board-with-kite = With Meteorology: { $missions }.
board-teaches = Skills to learn: { $skills }.
board-fortune = Sea fortune: 1 encounter card.
board-vain = Brings home nothing.

## Seats

board-points = Points: { $points } ({ $list }).
board-hand = { $count ->
        [0] No navigation cards.
        [one] 1 navigation card.
       *[other] { $count } navigation cards.
    }
board-has-chosen = Has chosen.
board-hand-known = You know: { $cards }.
board-hand-maybe = Perhaps: { $cards }.
board-held = { $count ->
        [0] No encounter cards.
        [one] 1 encounter card.
       *[other] { $count } encounter cards.
    }
board-held-known = You know: { $cards }.
board-skills-up = Skills: { $list }.
board-skills-down = Used: { $list }.
board-skill = face up: { $ready }, used: { $spent }, left to learn: { $left }
board-discards = { $count ->
        [0] No discards
        [one] 1 discard
       *[other] { $count } discards
    }.
board-encounter-deck = { $count ->
        [0] The deck of encounters is empty.
        [one] 1 encounter card in the deck.
       *[other] { $count } encounter cards in the deck.
    }

## Skills and encounters in short

skill-cartography = Three maps. Use: draw a card, and hold one more from now on.
skill-night = Three lanterns. Use: click a card of your hand in your turn, and it joins your expedition.
skill-meteorology = Three kites. Use: when your expedition ends, take a mission up to six further.
skill-combat = Three swords. Use: look at a hand, take a card and give one back.
skill-elite = One of each symbol. Stands for any skill that you lack for the China Pearl.
encounter-ching = Adds a symbol of your choice when your expedition ends.
encounter-thief = Steals a gem.
encounter-siren = Every opponent turns a card with this symbol.
encounter-traitor = Steals an encounter card.
encounter-sea-dog = Turns your used skills face up again.
encounter-pilot = Joins your expedition in a colour of its own, or wards off an attack.
encounter-oracle = Draws three encounter cards.
encounter-merchant = At the end each gem of one colour is worth 1 more.
encounter-treasure = Worth its number at the end.

## Questions

board-ask-junk = Which junk sails with { $card }?
board-ask-mission = Your expedition is home: click a lit mission on the coast.
board-ask-skills = { $learn ->
        [skill] Learn: click a lit skill.
        [ching] No skill from these symbols, unless Madame Ching helps.
       *[none] These symbols make no skill.
    }
board-ching-adds = Madame Ching adds:
board-ask-share = A new encounter card, { $kind }. For you or for { $partner }?
board-ask-turn = { $night ->
        [yes] Your turn: a skill, an encounter, a card by night?
       *[no] Your turn: a skill or an encounter?
    }
board-ask-target = { $means }: whom do you attack?
board-ask-defend = { $attacker } attacks you: { $means }. Do you cancel it?
board-ask-siren = Sirens: turn one of your cards with { $symbol }.
board-ask-seize = { $victim }’s hand: take one card.
board-ask-return = Give { $victim } a card of your hand in return.
board-ask-take = Take a card from the display.
board-ask-pass = { $must ->
        [yes] Give { $partner } a card of your hand back.
       *[no] Click a card to hand it to { $partner }, or keep all.
    }

## The guided first game

guide-welcome = You command a junk under Madame Ching, the pirate queen. Every card takes you further across the China Sea; the further you get, the richer your mission. The most points win.
guide-chart = The sea. Columns count the cards of your expedition, rows its colours: a known colour sails straight on, a new one diagonally. Whoever crosses a dotted line draws encounter cards.
guide-missions = The missions on the coast. When your expedition ends, you take the highest number that your space has reached, with its coins, gems and encounters.
guide-choose = Choose a card in secret. Your next card must be higher than the last one, so begin low: a lower card ends the expedition. Point at a card to see its square on the sea.
guide-order = All cards are revealed together. The highest has the first turn.
guide-fan = Your expedition. The cards overlap, but numbers, colours and symbols count. Three equal symbols make a skill, four different ones the Elite crew.
guide-take = At the end of your turn, take a card: an open one, which everybody remembers, or the hidden one.
guide-second = Round two. The arrows under your cards say where each would take you: straight on, diagonally, or home. The chips on the chart show the same.
guide-help = Not sure what to do? Ask for a hint. And whatever is not lit can be clicked too: it answers why not.
guide-rivals = The others with their expeditions, loot and skills. Point at their cards to read what you know of their hands.
guide-on = The rules lie here, with numbers. You know enough to go on; the guide comes back when something is new.
guide-home = Your expedition came home. If it brought neither mission nor skill, sea fortune gave you an encounter card.
guide-skills = Learn what the symbols allow: click a lit skill. Four skills, each Elite crew standing for any one, bring the command of the China Pearl, and the game ends.
guide-encounters = Encounter cards are secret. You may play one in your turn. Point at a card to read what it does.
guide-turn = After sailing you may use skills and play an encounter card: whatever is lit can be clicked. Then go on to the draw.
guide-attacked = Somebody attacks you. A Pilot cancels that. Everybody with an encounter card is asked, so the question gives nothing away.

## The board as text

view-phase = phase
view-seats = seats
view-round = round
view-rounds = last possible round
view-fortune = cards needed for sea fortune
view-cards = cards
view-spaces = spaces
view-expeditions = expeditions
view-missions = free missions
view-fulfilled = missions fulfilled
view-worth = points
view-display = display
view-deck = cards in the deck
view-discards = discards
view-unseen = not seen yet
view-encounter_deck = encounters in the deck
view-encounter_discards = discarded encounters
view-unseen_encounters = encounters not seen yet
view-skills = skills to learn
view-supply = supply
view-turns = order of the turns
view-hand = hand
view-maybe = perhaps in hand
view-open = seen by everybody
view-sealed = face down
view-chosen = chosen
view-hand_size = cards in hand
view-encounters_size = encounter cards
view-encounters = encounters
view-ready = skills face up
view-spent = skills used
view-gems = gems
view-coins = coins
view-junks = expeditions
view-points = points
view-played = encounter played
view-hidden = hidden card
view-last = what ends the game
view-attack = attack
view-pearl = captain of the China Pearl
view-hong_kong = conqueror of Hong Kong
view-fresh = new encounter
view-teams = teams
view-partner = partner
view-means = by
view-seat = seat
view-symbol = symbol
view-targets = targets
view-victim = against
view-ahead = missions ahead
view-course = course
view-space = space
view-symbols = symbols
view-turned = turned cards
view-coin = coins
view-card = card
view-done = has played
view-junk = junk
view-now = at play
last-rounds = the number of rounds
last-missions = missions that ran out
last-pearl = the China Pearl

finale-coins = The coins are counted.
finale-blue = The blue gems are counted.
finale-red = The red gems are counted.
finale-white = The white gems are counted.
finale-skills = Every skill counts, used or not.
finale-pearl = The China Pearl counts for her captain.
finale-hong-kong = Hong Kong counts for whoever plundered it.
finale-merchants = The Merchants are shown: each raises the gems of one colour.
finale-treasures = The sacred treasures are shown.
finale-partner = Partners add up their points.
