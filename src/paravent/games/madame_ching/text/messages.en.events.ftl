# Madame Ching in English: what happens. $you names the field that holds the reader’s own seat, or is "no".

from-where =
    { $cause ->
        [cartography] (Cartography)
        [night] (Night sailing)
        [fortune] (sea fortune)
        [mission] (mission)
        [oracle] (Oracle)
        [start] (first hand)
       *[other] (dotted line)
    }

event-placed = A mission is laid out.
    .item = { $tile }
    .many = The missions are laid out.
event-surplus = A mission finds no free place and goes back to the box.
event-drew =
    { $you ->
        [seat] You draw
       *[no] { $seat-name } draws
    } { $drawn } { from-where }.
    .item = { $drawn }
    .many = You draw { $items }.
    .hidden = { $seat-name } draws a card from the deck { from-where }.
    .hidden-item = { $seat-name }
    .hidden-many = Cards from the deck for { $listed }.
event-round = Round { $round } begins.
event-covered = A card is laid out face down.
event-shown = On display: { $card }.
    .item = { $card }
    .many = On display: { $items }.
event-shuffled =
    { $deck ->
        [encounters] The discarded encounter cards become the new deck.
       *[navigation] The discarded navigation cards become the new deck.
    }
event-chose =
    { $you ->
        [seat] You choose
       *[no] { $seat-name } chooses
    } { $card }.
    .hidden = { $seat-name } chooses a card.
    .hidden-item = { $seat-name }
    .hidden-many = { $listed } choose cards.
event-revealed =
    { $you ->
        [seat] You reveal
       *[no] { $seat-name } reveals
    } { $card }.
    .item = { $seat-name } { $card }
    .many = Revealed: { $items }.
event-launched =
    { $you ->
        [seat] You start
       *[no] { $seat-name } starts
    } an expedition of the { NOUN($junk) } junk with { $card }.
event-sailed =
    { $you ->
        [seat] You sail
       *[no] { $seat-name } sails
    } on with { $card }.
event-moved = The { NOUN($junk) } junk moves { $way ->
        [diagonal] diagonally
       *[straight] straight on
    } to { NOUN($space) }.
event-crossed =
    { $you ->
        [seat] You cross
       *[no] { $seat-name } crosses
    } { $line ->
        [1] the first dotted line: one encounter card.
       *[other] the second dotted line: two encounter cards.
    }
event-plundered =
    { $you ->
        [seat] You plunder
       *[no] { $seat-name } plunders
    } Hong Kong with the { NOUN($junk) } junk.
event-returned =
    { $you ->
        [seat] You end
       *[no] { $seat-name } ends
    } the expedition of the { NOUN($junk) } junk on { NOUN($space) }.
event-claimed =
    { $you ->
        [seat] You fulfil
       *[no] { $seat-name } fulfils
    } mission { $number }.
event-earned =
    { $you ->
        [seat] You get
       *[no] { $seat-name } gets
    } { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
event-won =
    { $you ->
        [seat] You get
       *[no] { $seat-name } gets
    } { $count ->
        [one] 1 { NOUN($gem, form: "gem") }
       *[other] { $count } { NOUN($gem, form: "gems") }
    }.
event-passed =
    { $you ->
        [seat] You leave Meteorology unused and take
       *[no] { $seat-name } leaves Meteorology unused and takes
    } no mission.
event-learned =
    { $you ->
        [seat] You learn
       *[no] { $seat-name } learns
    } { NOUN($skill) }.
event-stopped =
    { $you ->
        [seat] You learn
       *[no] { $seat-name } learns
    } nothing more.
event-commanded =
    { $you ->
        [seat] You bring the four skills together and take
       *[no] { $seat-name } brings the four skills together and takes
    } command of the China Pearl.
event-met =
    { $you ->
        [seat] You draw
       *[no] { $seat-name } draws
    } { NOUN($kind, form: "a") } { from-where }.
    .hidden = { $seat-name } draws an encounter card { from-where }.
event-empty =
    { $you ->
        [seat] You find
       *[no] { $seat-name } finds
    } { $deck ->
        [encounters] no encounter card left to draw
       *[navigation] no navigation card left to draw
    }.
event-shared = You hand { NOUN($given, form: "a") } to { $to-name }.
    .hidden = { $you ->
        [to] { "" }
       *[no] { $seat-name } hands { $to-name } an encounter card.
    }
event-got = You get { NOUN($gift, form: "a") } from { $from-name }.
    .hidden = { "" }
event-kept =
    { $you ->
        [seat] You keep
       *[no] { $seat-name } keeps
    } everything.
event-used =
    { $you ->
        [seat] You use
       *[no] { $seat-name } uses
    } { NOUN($skill) }.
event-inserted =
    { $you ->
        [seat] You add
       *[no] { $seat-name } adds
    } { $card } to the expedition of the { NOUN($junk) } junk.
event-played =
    { $you ->
        [seat] You play
       *[no] { $seat-name } plays
    } { NOUN($kind, form: "a") }.
event-taught =
    { $you ->
        [seat] You gain
       *[no] { $seat-name } gains
    } { NOUN($symbol, form: "a") } from Madame Ching.
event-piloted =
    { $you ->
        [seat] You take
       *[no] { $seat-name } takes
    } { NOUN($kind, form: "a") } on board the { NOUN($junk) } junk.
event-revived =
    { $you ->
        [seat] You turn
       *[no] { $seat-name } turns
    } all skills face up again.
event-attacked =
    { $you ->
        [seat] You attack
       *[no] { $seat-name } attacks
    } { $you ->
        [victim] you
       *[no] { $victim-name }
    }: { NOUN($means) }.
event-cancelled =
    { $you ->
        [seat] You cancel
       *[no] { $seat-name } cancels
    } the attack with { NOUN($kind, form: "a") }.
event-endured =
    { $you ->
        [seat] You let
       *[no] { $seat-name } lets
    } it happen.
event-looked =
    { $you ->
        [seat] You look
       *[no] { $seat-name } looks
    } at { $you ->
        [victim] your hand
       *[no] { $victim-name }’s hand
    }.
event-seized = You take { $caught } from { $victim-name }.
    .hidden = { $you ->
        [victim] { "" }
       *[no] { $seat-name } takes a card of that hand.
    }
event-missed = You lose { $loss } to { $attacker-name }.
    .hidden = { "" }
event-stole =
    { $you ->
        [seat] You steal
       *[no] { $seat-name } steals
    } a { NOUN($gem, form: "gem") } from { $you ->
        [victim] you
       *[no] { $victim-name }
    }.
event-robbed = You steal { NOUN($caught, form: "a") } from { $victim-name }.
    .hidden = { $you ->
        [victim] { "" }
       *[no] { $seat-name } steals an encounter card from { $victim-name }.
    }
event-lost = You lose { NOUN($loss, form: "a") } to { $attacker-name }.
    .hidden = { "" }
event-turned =
    { $you ->
        [seat] You turn
       *[no] { $seat-name } turns
    } { NOUN($card) } for the Sirens.
event-done =
    { $you ->
        [seat] You go
       *[no] { $seat-name } goes
    } on to the draw.
event-took =
    { $you ->
        [seat] You take
       *[no] { $seat-name } takes
    } { $card } from the display.
event-uncovered = You take the hidden card: { $drawn }.
    .hidden = { $seat-name } takes the hidden card.
event-lacked =
    { $you ->
        [seat] You find
       *[no] { $seat-name } finds
    } no card on display.
event-gave = You give { $given } to { $to-name }.
    .hidden = { $you ->
        [to] { "" }
       *[no] { $seat-name } gives { $to-name } a card.
    }
event-received = You get { $gift } from { $from-name }.
    .hidden = { "" }
event-cleared = { $card } is discarded from the display.
    .item = { $card }
    .many = Discarded from the display: { $items }.
event-last =
    { $reason ->
        [missions] The last mission is fulfilled: this is the last round.
        [pearl] The China Pearl has a captain: this is the last round.
       *[rounds] The last round ends.
    }
event-bonus =
    { $you ->
        [seat] You get
       *[no] { $seat-name } gets
    } { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } for the { NOUN($junk) } junk, still at sea.
event-showed =
    { $you ->
        [seat] You show
       *[no] { $seat-name } shows
    } { NOUN($kind, form: "a") }.
    .each = { $you ->
        [seat] You show
       *[no] { $seat-name } shows
    } { $items }.
    .item = { NOUN($kind, form: "a") }
event-ended =
    { $reason ->
        [missions] All missions are fulfilled: the game ends.
        [pearl] The China Pearl sails under a new captain: the game ends.
       *[rounds] The last round has been played: the game ends.
    }
