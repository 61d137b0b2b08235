# The page that opens the rules. R4.1 becomes a link to that paragraph.

goal = The Emperor wants a new capital. Build the most of it and win the **most favour** (R3.1). The end comes when somebody reaches { $goal } favour, or when the last imperial building stands (R12.1, R12.2).
event = Every round begins with an event that holds for all turns of the round (R3.2, R3.3). Three rounds make a season, and each season has a rule of its own (R10.1).
    .title = Season and event
draw = In your turn you have three actions (R4.1). Draw a card for one of them: wood, stone, porcelain or silk, worth one to three units (R1.2, R4.2).
    .title = Gather materials
build = For one action build from the row or the imperial buildings: pay the recipe, without change, and advance by its favour (R5.1, R5.2, R5.4).
    .title = Build
plot = A scheme costs cards, but no action, and brings you a plot (R7.1, R7.3). Play a plot for two actions: it hits one other player (R8.1, R8.2).
    .title = Scheme
council = After each season everybody secretly chooses an adviser and lays three to five cards; then you get what your adviser laid (R11.2, R11.3, R11.4). Choose the same one as somebody else, and those cards are lost (R11.7).
    .title = The council
track = The track counts the favour of your buildings (R5.4). Autumn, events and families add to it (R10.5, R9.2, R6.4).
    .title = Favour
families = At least one building of each of the four families: 5 points (R13.1). Three of a family bring its bonus during the game, imperial ones excepted (R6.1, R6.5).
    .title = Families
imperial = 2 points each, but only if the imperial buildings were a reason for the end (R13.2).
    .title = Imperial buildings
most = 2 points for the most units in hand, 2 for the most buildings (R13.3, R13.4).
    .title = The most
secrets = 1 point for each plot in hand (R13.5).
    .title = Plots
end = Between equals imperial buildings decide, then all buildings, then units in hand (R13.6). Two players simply take each other’s cards in the council (R11.9).
