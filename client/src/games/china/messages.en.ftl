# What the board says, beside the messages that page and terminal share.

board-map = Map of old China
board-zoom = Zoom
board-zoom-in = Closer
board-zoom-out = Farther
board-zoom-all = The whole map
board-my-hand = My cards
board-no-cards = No cards
board-exchange = Exchange
board-pay = Pay with
board-emperor-pays = The Emperor pays with
board-keep = Keep one
board-piece = Which piece a click on a space places
board-last-round = Last round!
board-second-deck = 2nd deck

## Spaces and provinces

board-port = port
board-post = border post
board-tile-hidden = bonus tile, face down
board-tile = bonus tile: { $tile }
board-palace-of = { $name }’s palace
board-gain = scores { $points } at once
board-province = { $province }: { $free ->
        [0] all { $all } spaces are built on.
       [one] 1 space of { $all } is free.
       *[other] { $free } spaces of { $all } are free.
    }
board-palaces = Palaces: { $list }.
board-emissaries = Emissaries: { $list }.
board-scored = Scored: { $list }.
board-now = Would score now: { $list }.
board-patron = The Emperor’s points go to { $name }.
board-no-patron = The Emperor’s points go to nobody.
board-room = { $room ->
        [0] No room for emissaries now.
        [one] Room for one more emissary.
       *[other] Room for { $room } more emissaries.
    }
board-alliance = Alliance { $number }, { $one } and { $two }: { $count ->
        [0] no emissaries yet.
        [one] 1 emissary.
       *[other] { $count } emissaries.
    }
board-unallied = Nobody leads on both sides.

## What a piece would bring

board-full = { $province } complete!
board-leads = most palaces
board-leads-envoys = most emissaries
board-worth = worth now
board-at-end = at the end

## Seats

board-points = Points: { $points } ({ $list }).
board-forecast = If the game ended now: { $points } ({ $list }).
board-cards = { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
board-palaces-left = { $count ->
        [one] 1 palace left
       *[other] { $count } palaces left
    }
board-emissaries-left = { $count ->
        [one] 1 emissary left
       *[other] { $count } emissaries left
    }
board-influence = Influence in { $colour }: { $one } kept { $mine }, { $two } kept { $theirs }.
board-influence-free = Nobody holds the card yet.
board-influence-held = { $name } holds the card.
board-ledger = Where the points come from (→ if the game ended now)
board-register = The provinces
board-points-short = points

## The guided first game

guide-welcome = Nine provinces, and everybody wants to be the next Emperor. You build palaces and send emissaries; the most points win. Let us look at the first turn together.
guide-map = Every roof-shaped terrace is a space for a palace, and roads join them. The round seal with the dragon is where the emissaries of a province stand.
guide-hand = Your cards. A piece in a province costs a card of its colour, or any two cards that are alike. Point at a card to see which provinces it opens.
guide-turn = Place a piece: everything that is lit can be clicked. In an empty province you may place one palace only, elsewhere two pieces in a turn. Point at a space to see what it would bring.
guide-pay = Now pay. If your cards allow it you may place a second piece in the same province first, for instance an emissary.
guide-draw = Fill your hand to three cards: open ones, or hidden ones from the deck.
guide-rivals = Here are the others, with their cards and what they have left to place. The number behind the arrow is what they would have if the game ended now.
guide-leads = The ring around a seal shows who has built there, and the mark on top who leads. When a province is full it is scored: the leader gets a point for every palace, the second as many points as the leader has palaces, and so on.
guide-emissary = An emissary has come. A province takes as many emissaries as its leader has palaces. Who has most of them on both sides of a border scores that alliance at the end.
guide-alliance = The numbers on the borders are the alliances. Point at one to see who would score it.
guide-chain = Four palaces of yours in a row along a road are a chain and bring a point each at the end. You see it grow on the map.
guide-wall = The Great Wall counts the points. How the provinces and alliances stand is written below the map, and everything that happened in the log.
guide-help = Not sure what to do? Ask for a hint. And whatever is not lit can be clicked too: it answers why not.
guide-on = The rules lie here, with numbers. You know enough to go on; the guide comes back when something is new.

## The board as text

view-no-player = the Emperor
view-phase = phase
view-provinces = provinces
view-room = room for emissaries
view-free = free spaces
view-patron = the Emperor’s points go to
view-supply_palaces = palaces in supply
view-supply_emissaries = emissaries in supply
view-supply_fortifications = fortifications in supply
view-hand_size = cards in hand
view-leaders = most palaces
view-envoys = most emissaries
view-now = points at the moment
view-scored = province scored
view-palaces = palaces
view-emissaries = emissaries
view-forts = fortifications
view-fortifications = fortifications
view-tiles = bonus tiles
view-alliances = alliances
view-bonus = bonus
view-roads = roads from space to space
view-ports = ports
view-row = open cards
view-discards = discards
view-unseen = not seen yet
view-shuffles = times that the deck ran out
view-last_round = last round
view-move = this turn
view-mover = who plays
view-house = for whom
view-pieces = pieces placed
view-founding = province of the first palace
view-wide = special card of the provinces played
view-given = card received
view-influence = influence
view-kept = cards kept
view-specials = special cards
view-patrons = patrons
view-emperor = Emperor
view-seats = seats
view-known = known cards
view-chains = chains of palaces
view-towns = palace spaces
view-forecast = if the game ended now
view-houses = colours
view-colour = colour
view-port = ports
view-junction = junctions, without bonus tiles
view-number = number
view-name = board
view-players = seats

## The story and the end

log-round = Round { $round }
end-in-round = in round { $round }
replay-round-back = To the round before
replay-round-next = To the next round
