# La page qui ouvre les règles. R4.1 devient un lien vers ce paragraphe.

goal = Parcourez la mer de Chine, pillez ce qu’offrent ses côtes, acquérez les compétences d’un pirate et rentrez avec le **plus de points** (R3.1). La partie finit avec la manche où quelqu’un prend la dernière mission ou le commandement du China Pearl (R11.1).
choose = Chacun choisit en secret une carte Navigation (R3.3). On les révèle ensemble, et le plus grand numéro joue d’abord (R3.4).
    .title = Choisissez une carte
sail = Une carte plus forte que votre dernière fait avancer la jonque : **tout droit** si sa couleur est déjà dans l’expédition, **en diagonale** si elle est nouvelle (R4.2, R4.3). Ainsi la case indique toujours cartes fois couleurs.
    .title = Naviguez
return = Une carte plus faible termine l’expédition. Vous prenez la plus haute mission que votre case atteint, et la nouvelle carte repart de la case 1 (R4.6, R5.1).
    .title = Rentrez avec un butin
skills = À la fin d’une expédition, trois symboles identiques vous donnent leur compétence, quatre différents un Équipage d’élite (R6.1). Une compétence sert une fois, jusqu’à ce qu’on la retourne (R6.3, R8.6).
    .title = Gagnez des compétences
draw = Prenez enfin en main une carte de l’étal : une carte visible, ou la carte cachée (R10.1).
    .title = Prenez une carte
loot = Une pièce rapporte 1 point, une gemme bleue { $blue }, une rouge { $red }, une blanche { $white } (R11.3).
    .title = Pièces et gemmes
mastery = Chaque compétence vaut 1 point, utilisée ou non (R6.3).
    .title = Les compétences
pearl = Le premier qui a les quatre compétences commande le China Pearl : { $pearl } points (R6.4, R11.3). Un Équipage d’élite remplace celle qui vous manque (R7.7).
    .title = Le China Pearl
port = La première jonque qui l’atteint pille Hong Kong : { $port } points (R4.5, R11.3).
    .title = Hong Kong
keepsakes = Un Trésor sacré vaut son chiffre ; un Négociant ajoute 1 point à chacune de vos gemmes d’une couleur (R11.4).
    .title = Gardés jusqu’à la fin
end = Les cartes Rencontre apportent ruses et attaques (R8). À égalité, les gemmes blanches décident, puis les rouges, puis les bleues (R11.5). À deux joueurs, chacun a deux jonques (R13.1) ; à quatre, on peut jouer deux contre deux (R12.1).
