# La page qui ouvre les règles. R4.1 devient un lien vers ce paragraphe.

goal = Surenchérissez pour réunir les gens de votre dynastie, gagnez par eux des objectifs, et ayez le **plus de points** quand la pioche s’épuise. Les points viennent de vos cartes, des objectifs que vous détenez encore et des jetons Prestige (R3.1, R13.2).
display = Quelques cartes Dynastie sont à l’étal. Il y en a toujours moins que de mises : l’une au moins ne gagnera rien (R2.3, R16.1).
    .title = Voyez les cartes
bids = Chacun pose une carte Mise en secret, et on les dévoile toutes d’un coup (R4.1) ; seul le propriétaire du Palais attend de les voir (R4.2). La plus haute choisit d’abord, puis la suivante (R5.1).
    .title = Misez
ties = Des mises égales ne gagnent rien, mais elles restent (R7.1). Au tour d’après, votre nouvelle carte va par-dessus, et **les deux s’additionnent** (R7.2).
    .title = À égalité ? Patience
goals = Avec deux cartes d’un type, vous pouvez prendre son objectif s’il est libre ; qui en réunit davantage plus tard vous l’enlève (R8.1, R8.2). Chaque objectif a un pouvoir. Le Dragon céleste aide qui a le moins d’objectifs (R12.2).
    .title = Gagnez des objectifs
reset = Une mise qui a fait son office est dépensée (R5.3). Reset seul ne gagne rien, mais à la fin du tour il vous rend toutes vos cartes dépensées (R6.1, R6.3).
    .title = Jouez Reset à temps
cards = Un Noble vaut ce qu’il porte ; les Généraux et le Philosophe rapportent un peu, les Marchands rien par eux-mêmes (R1.1).
    .title = Les cartes
peasants = Chacun écarte autant de Paysans qu’en a le plus pauvre. Ceux qui restent rapportent de plus en plus, jusqu’à cinq (R14.5).
    .title = Les Paysans
owned = Détenus à la fin : l’Héritier rapporte { $heir }, le Palais { $palace }, le Marché { $market }, le Dragon céleste { $dragon } (R1.3). Juste avant, l’Héritier va à qui a le plus de Généraux (R14.1).
    .title = Les objectifs
philosopher = Qui a le Philosophe marque 1 de plus pour chacun de ses Bureaucrates (R14.6).
    .title = Le Philosophe
missing = Chacun des cinq types dont vous n’avez aucune carte coûte 3 points (R14.4).
    .title = Types absents
end = Le plus de points l’emporte ; entre égaux, le plus de cartes Dynastie (R15.2). À deux joueurs, on fait deux mises par tour (R16).
