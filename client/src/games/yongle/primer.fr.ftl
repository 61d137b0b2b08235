# La page qui ouvre les règles. R4.1 devient un lien vers ce paragraphe.

goal = L’Empereur veut une nouvelle capitale. Bâtissez-en le plus et gagnez le **plus de faveur** (R3.1). La fin vient quand quelqu’un atteint { $goal } de faveur, ou quand le dernier bâtiment impérial est debout (R12.1, R12.2).
event = Chaque tour de table s’ouvre par un évènement qui vaut pour tous ses tours (R3.2, R3.3). Trois tours de table font une saison, et chaque saison a sa propre règle (R10.1).
    .title = Saison et évènement
draw = À votre tour, vous avez trois actions (R4.1). Pour l’une d’elles, piochez une carte : bois, pierre, porcelaine ou soie, d’une à trois unités (R1.2, R4.2).
    .title = Amassez des matériaux
build = Pour une action, construisez dans la rangée ou parmi les bâtiments impériaux : payez la recette, sans monnaie rendue, et avancez de sa faveur (R5.1, R5.2, R5.4).
    .title = Construisez
plot = Une manigance coûte des cartes, mais pas d’action, et vous donne un complot (R7.1, R7.3). Un complot se joue pour deux actions : il frappe un autre joueur (R8.1, R8.2).
    .title = Complotez
council = Après chaque saison, chacun choisit en secret un conseiller et pose trois à cinq cartes ; vous recevez ce que votre conseiller a posé (R11.2, R11.3, R11.4). Si un autre a choisi le même, ces cartes sont perdues (R11.7).
    .title = Le conseil
track = La piste compte la faveur de vos bâtiments (R5.4). L’automne, les évènements et les familles en ajoutent (R10.5, R9.2, R6.4).
    .title = La faveur
families = Au moins un bâtiment de chacune des quatre familles : 5 points (R13.1). Trois d’une famille donnent son bonus pendant la partie, sauf les impériaux (R6.1, R6.5).
    .title = Les familles
imperial = 2 points chacun, mais seulement si les bâtiments impériaux étaient une cause de la fin (R13.2).
    .title = Bâtiments impériaux
most = 2 points pour le plus d’unités en main, 2 pour le plus de bâtiments (R13.3, R13.4).
    .title = Le plus
secrets = 1 point par complot en main (R13.5).
    .title = Les complots
end = Entre égaux, les bâtiments impériaux décident, puis tous les bâtiments, puis les unités en main (R13.6). À deux joueurs, chacun prend au conseil les cartes de l’autre (R11.9).
