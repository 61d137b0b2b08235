# What the board says, beside the messages that page and terminal share.

board-row = Row { $row }
board-row-now = Tiles are taken here
board-row-next = Lords go here next
board-row-later = Round { $round }
board-row-over = No tiles any more
board-tile = { $type } { $number }
board-lord-of = { $name }’s lord
board-scout-of = reserved by { $name }’s scout
board-brings = brings { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
board-now-yours = You take this tile now:
board-then-yours = Then, next round, this one; today it would bring:
board-first-yours = This tile will be yours in the first round:
board-if-now = If you took this tile now:
board-effect = Effect
board-pay = Income
board-would-lose = { $name } loses { $tile }
board-would-return = { $tile } comes back
choice-village = you choose a tile to bring back
choice-rampart = you send out your scout
choice-church = you place a coin token
choice-palace = you place a plot token

board-pile = { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    } in the pile; the next one bears { $number }.
board-pile-empty = The pile is used up.
board-pile-short = Pile
board-reserve = When the pile is used up, the orange one takes over: { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }.
board-reserve-short = Waiting
board-discards-are = Discarded: { $tiles }.
board-discards-none = Nothing has been discarded.
board-discards-short = Discards

board-events = Events
board-round = Round { $round } of { $rounds }
board-event-after = after round { $round }
board-event-over = happened after round { $round }
board-event-now = As things stand: { $fates }.
board-gets = +{ $coins }
board-pays = −{ $coins }
board-loses = loses { $tiles }
board-restores = brings back a tile
board-nothing = nothing

board-my-fief = My fief
board-money = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
board-last-turn = Last turn: { $type }, { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
board-peasants = { $count ->
        [one] 1 Peasant
       *[other] { $count } Peasants
    } in the fief
board-chests = { $count ->
        [one] 1 Chest
       *[other] { $count } Chests
    } in the fief
board-buried = { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    } in the graveyard
board-missing = { $missing ->
        [one] 1 empty domain
       *[other] { $missing } empty domains
    }: −{ $penalty } at the end
board-empty-domain = At the end of the game, every domain without a tile costs 10 coins.
board-no-tiles = no tiles yet
board-with-coin = { $domain } with a coin token
board-with-plot = { $domain } with the plot token { $plot }
board-column = { $type }: { $count ->
        [one] 1 tile.
       *[other] { $count } tiles.
    }
board-income = Income: { $rate ->
        [one] { $rate } coin
       *[other] { $rate } coins
    } for each tile of { $counts }.
board-further = Now { $counted ->
        [one] 1 tile counts
       *[other] { $counted } tiles count
    }, worth { $income }; one more tile here would bring { $next ->
        [one] { $next } coin
       *[other] { $next } coins
    }, its own symbol apart.
board-graveyard = Graveyard
board-graveyard-about = Destroyed tiles lie here. A Village brings one of them back.
board-supply = Tokens for everybody
board-coin-tokens = { $count ->
        [one] 1 coin token is
       *[other] { $count } coin tokens are
    } left for Churches

effect-field = Effect: 1 coin for each Peasant in the fief.
effect-mill = Effect: everybody with fewer Mills pays you 2 coins.
effect-village = Effect: bring back a tile from your graveyard.
effect-rampart = Effect: your scout reserves a tile for you.
effect-market = Effect: 1 coin for each Chest in the fief.
effect-barracks = Effect: attack everybody with fewer Ramparts than your Barracks; each loses a tile and 2 coins to you.
effect-church = Effect: put a coin token under a domain; it then pays 1 coin more for each tile.
effect-palace = Effect: put a plot token under a domain; it then counts one more type.

preview-restore = { $income ->
        [0] It counts again from now on.
       [one] The Village then pays { $income } coin.
       *[other] The Village then pays { $income } coins.
    }
preview-coin = This income grows by { $grows }. The Church pays { $income ->
        [one] { $income } coin
       *[other] { $income } coins
    } now.
preview-plot = You have { $tiles ->
        [one] 1 such tile
       *[other] { $tiles } such tiles
    } for it to count.
preview-under = This income grows by { $grows }. The Palace pays { $income ->
        [one] { $income } coin
       *[other] { $income } coins
    } now.

## The guided first game

guide-welcome = You are a lord with an empty fief. In 16 rounds you take 16 tiles; each pays coins as you lay it, and the richest lord wins. Let us play the first round together.
guide-rows = Tiles lie in four rows, one for each of the next rounds. Your lord goes down row by row and always takes the tile that it leaves.
guide-first = Choose your first tile. The gold coin says what it would bring. Further left is cheaper, but you choose first next time. Click a tile that is lit!
guide-lord = Now it is your turn. Choose where your lord goes in this row: that will be your next tile. The one you stand on is yours at once.
guide-scout = A Rampart sends out your scout: nobody else may go to the tile that you choose now. Take one that you would like to reach.
guide-coin = A Church gives a coin token. Put it under a domain whose tiles you collect: its income pays 1 coin more for each of them.
guide-plot = A Palace gives a plot token: choose a type that you have many of, then the domain whose income shall count it too.
guide-fief = Your tile stands in its column. First its effect happened, then it paid its income. The more tiles that count, the more it pays.
guide-plate = Under each domain stands what it does, then what it pays: coins × tiles that count. Beside its name: what one more tile would bring. Point at it to read it in words.
guide-empty = A column that is still empty at the end costs 10 coins. A strong specialty and a bit of everything: that is how you win.
guide-events = After every fourth round an event strikes everybody. Beside it stands what it would mean for you now.
guide-rivals = The other fiefs, column by column. Ramparts protect you from their Barracks, Mills spare you from paying theirs.
guide-help = Not sure what to do? Ask for a hint. And whatever is not lit answers why not when you click it.
guide-on = The rules lie here, with numbers. You know enough to go on; the guide comes back when something is new.
guide-attacked = You have been attacked! The top tile of your leftmost column lies in the graveyard now. A Village can bring it back, Ramparts prevent it.
guide-event = The first event has happened. The next one is framed in gold: there are four rounds to prepare for it.

## The board as text

view-phase = phase
view-row = row being emptied
view-next_row = next row
view-rows = rows
view-tiles = tiles
view-played = have played already
view-pile = pile
view-kind = back
view-top = number of the next
view-unseen = not seen yet
view-reserve = tiles of the orange pile
view-discards = discarded tiles
view-cards = events
view-card = card
view-happened = events that are over
view-coin_tokens = coin tokens left
view-plot_tokens = plot tokens left
view-chosen = chosen token
view-round = round
view-restores = would bring back
view-seats = seats
view-money = coins
view-plots = plot tokens
view-rates = coins a tile
view-counted = tiles counted
view-incomes = incomes
view-further = income with one more tile
view-graveyard = graveyard
view-peasants = peasants
view-chests = chests
view-lord = lord, row and tile
view-scout = scout, row and tile
view-missing = empty domains
view-penalty = penalty for empty domains
view-domains = domains
view-counts = counts
view-rate = coins a tile
view-events = rounds of the events
view-rounds = rounds
view-type = type
view-number = number

finale-field = What the Fields have earned.
finale-mill = What the Mills have earned.
finale-village = What the Villages have earned.
finale-rampart = What the Ramparts have earned.
finale-market = What the Markets have earned.
finale-barracks = What the Barracks have earned.
finale-church = What the Churches have earned.
finale-palace = What the Palaces have earned.
finale-events = What the events gave and took.
finale-paid = What went to others.
finale-missing = Every empty domain costs coins.

## The story and the end

log-round = Round { $round }
end-in-round = in round { $round }
replay-round-back = To the round before
replay-round-next = To the next round
