# The page that opens the rules. R4.1 becomes a link to that paragraph.

goal = Sail the China Sea, plunder what its coasts offer, learn the skills of a pirate, and come home with the **most points** (R3.1). The game ends with the round in which somebody takes the last mission or the command of the China Pearl (R11.1).
choose = Everybody secretly chooses a navigation card (R3.3). All are revealed together, and the highest number moves first (R3.4).
    .title = Choose a card
sail = A higher card than your last one carries the junk on: **straight** if its colour is in the expedition already, **diagonally** if it is new (R4.2, R4.3). So the space always shows cards times colours.
    .title = Sail on
return = A lower card ends the expedition. You take the highest mission that your space reaches, and the new card starts again on space 1 (R4.6, R5.1).
    .title = Come home with loot
skills = At the end of an expedition, three equal symbols teach you their skill, four different ones win you an Elite crew (R6.1). Skills help once, until they are turned up again (R6.3, R8.6).
    .title = Learn
draw = Then take a card from the display into your hand: an open one, or the hidden one (R10.1).
    .title = Take a new card
loot = A coin brings 1 point, a blue gem { $blue }, a red one { $red }, a white one { $white } (R11.3).
    .title = Coins and gems
mastery = Every skill is worth 1 point, used or not (R6.3).
    .title = Skills
pearl = The first with the four skills commands the China Pearl: { $pearl } points (R6.4, R11.3). An Elite crew stands for any one that you lack (R7.7).
    .title = The China Pearl
port = The first junk to get there plunders Hong Kong: { $port } points (R4.5, R11.3).
    .title = Hong Kong
keepsakes = A Sacred treasure is worth its number; a Merchant adds 1 point to each of your gems of one colour (R11.4).
    .title = Kept to the end
end = Encounter cards bring tricks and attacks (R8). Between equal points white gems decide, then red, then blue ones (R11.5). Two players sail two junks each (R13.1); four can play two against two (R12.1).
