# The page that opens the rules. R4.1 becomes a link to that paragraph.

goal = Your fief has eight domains. Take a tile in every round, let it work for you, and be the **richest** after { $rounds } rounds (R3.1, R10.3).
row = Every row has one tile more than there are lords (R2.2). The tile without a lord is discarded (R3.2); then the lords move in their order, from left to right (R3.3).
    .title = From left to right
move = Your lord goes to a free tile of the next row that no other scout reserves, and **you take the tile that it leaves** (R3.4, R3.6). So you always choose for the next round: what you get, and when you move.
    .title = Move on, take the tile
effect = Carry out the effect of the tile: coins for Peasants or Chests, a raid, a tile back from the graveyard, a scout, a token (R5.1, R5.6, R5.7).
    .title = The effect
income = Then its domain pays for every tile that it counts, the new one among them (R4.1, R4.2). Tokens make a domain pay more, for good (R4.3).
    .title = The income
event = After rounds 4, 8, 12 and 16 an event happens to everybody (R9.1). All four lie open from the beginning, so you can prepare (R2.3).
    .title = Events
money = Coins are all that counts: the richest wins (R10.3).
    .title = Coins
empty = Every domain without a tile costs { $penalty } coins at the end (R10.2).
    .title = Empty domains
equal = Among equals, more Palaces win, then more Churches, and so on down to the Fields (R10.4).
    .title = Equal fortunes
end = Beware of Barracks: who has fewer Ramparts than the attacker has Barracks loses a tile and coins (R5.6). In the last round the lords stay where they are (R3.7).
