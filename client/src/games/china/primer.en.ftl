# The page that opens the rules. R4.1 becomes a link to that paragraph.

goal = Build palaces in the provinces of old China, send emissaries to their courts, join your palaces along the roads, and become the **new Emperor**: whoever has the most points at the end (R10.7).
cards = Cards open the provinces of their colour (R4.1). One card pays for one piece; **two of a colour** stand for any one card (R4.3).
    .title = Your cards say where
place = With up to three cards you place one or two pieces, all in the same province (R4.2, R4.4). A province that was empty gets one piece only (R4.5).
    .title = Place one or two pieces
envoys = A palace takes a free space (R5.1). An emissary goes to the dragon: there may be as many of them as the leader has palaces in the province (R5.2).
    .title = Palaces and emissaries
full = When the last space of a province is taken, its palaces are scored at once (R5.4).
    .title = Full? Then it counts
draw = At the end fill your hand to three cards, open or hidden ones (R7.1). Nothing to place? Exchange one card instead (R8.1).
    .title = Draw
provinces = The first scores every palace in the province, the second those of the first, the third those of the second, and so on (R6.1). Provinces that are not full count at the end (R9.4).
    .title = Provinces
alliances = If nobody has more emissaries than you in two neighbouring provinces, you score all emissaries of both, at the end (R10.1, R10.2).
    .title = Alliances
roads = At the end at least four of your palaces in a row along a road bring a point each (R10.3, R10.4).
    .title = Roads
end = The end is near when the deck has been gone through twice (R7.3, R9.2). Fortifications, bonus tiles, Border Disputes and the game for two have chapters of their own (R11, R12, R13, R14).
