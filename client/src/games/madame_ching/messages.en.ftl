# What the board says, beside the messages that page and terminal share.

board-chart = Chart of the China Sea
board-my-place = My place
board-my-hand = My navigation cards
board-my-expedition = My expedition
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

## The sea

board-line = { $count ->
        [1] First dotted line: whoever crosses it draws an encounter card.
       *[other] Second dotted line: whoever crosses it draws two encounter cards.
    }
board-hong-kong = Hong Kong, worth 10 points to the first who arrives. No expedition gets there without a Pilot.
board-hong-kong-taken = { $name } has plundered it.
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
board-skill = { $ready } face up, { $spent } used, { $left } left to learn
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
board-ask-skills = Learn: click a lit skill.
board-ask-share = { $kind }: for you or for { $partner }?
board-ask-turn = { $night ->
        [yes] Your turn: a skill, an encounter, a card by night?
       *[no] Your turn: a skill or an encounter?
    }
board-ask-target = { $means }: whom do you attack?
board-ask-defend = { $attacker } attacks you: { $means }. Do you cancel it?
board-ask-siren = Sirens: turn one of your cards with { $symbol }.
board-ask-seize = The hand of { $victim }: take one card.
board-ask-return = Give { $victim } a card of your hand in return.
board-ask-take = Take a card from the display.
board-ask-pass = { $must ->
        [yes] Give { $partner } a card of your hand back.
       *[no] Click a card to hand it to { $partner }, or keep all.
    }
