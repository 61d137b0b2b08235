# The page that opens the rules. R4.1 becomes a link to that paragraph.

goal = Outbid the others for the people of your dynasty, win goals with them, and have the **most points** when the deck runs out. Points come from your cards, from the goals that you still own and from prestige tokens (R3.1, R13.2).
display = A few Dynasty cards lie open. They are always fewer than the bids, so at least one bid wins nothing (R2.3, R16.1).
    .title = Look at the cards
bids = Everybody lays a bid card in secret, and all are turned over together (R4.1); only the owner of the Palace waits to see them (R4.2). The highest bid picks first, then the next (R5.1).
    .title = Lay a bid
ties = Equal bids win nothing, but they stay (R7.1). Next turn your new card goes on top, and **both add up** (R7.2).
    .title = Tied? Wait for it
goals = With two cards of a type you may take its goal if it is free; whoever gets more of them later takes it away (R8.1, R8.2). Each goal has a power. The Celestial Dragon helps whoever has the fewest goals (R12.2).
    .title = Win goals
reset = A bid that has done its work is spent (R5.3). Reset alone wins nothing, but at the end of the turn it brings all your spent cards back (R6.1, R6.3).
    .title = Play Reset in time
cards = A Noble is worth what stands on it; Generals and the Philosopher bring a little, Merchants nothing by themselves (R1.1).
    .title = Cards
peasants = Everybody gives up as many Peasants as the poorest in them has. Those that are left bring more and more, up to five of them (R14.5).
    .title = Peasants
owned = Owned at the end: the Heir brings { $heir }, the Palace { $palace }, the Market { $market }, the Celestial Dragon { $dragon } (R1.3). Just before, the Heir goes to the most Generals (R14.1).
    .title = Goals
philosopher = Who has the Philosopher scores 1 more for each of their Bureaucrats (R14.6).
    .title = The Philosopher
missing = Each of the five types that you have no card of costs 3 points (R14.4).
    .title = Missing types
end = Most points win; between equals, more Dynasty cards (R15.2). Two players make two bids each a turn (R16).
