# La page qui ouvre les règles. R4.1 devient un lien vers ce paragraphe.

goal = Votre fief a huit Domaines. Prenez une tuile à chaque tour, faites-la travailler pour vous, et soyez le **plus riche** après { $rounds } tours (R3.1, R10.3).
row = Chaque ligne a une tuile de plus qu’il n’y a de Seigneurs (R2.2). On défausse la tuile sans Seigneur (R3.2) ; puis les Seigneurs jouent dans leur ordre, de gauche à droite (R3.3).
    .title = De gauche à droite
move = Votre Seigneur va sur une tuile libre de la ligne suivante, qu’aucun autre Éclaireur ne réserve, et **vous prenez celle qu’il quitte** (R3.4, R3.6). Vous choisissez donc toujours pour le tour d’après : ce que vous aurez, et quand vous jouerez.
    .title = Avancez, prenez la tuile
effect = Appliquez l’effet de la tuile : des pièces pour les Paysans ou les Coffres, un raid, une tuile reprise au Cimetière, un Éclaireur, un jeton (R5.1, R5.6, R5.7).
    .title = L’effet
income = Puis son Domaine paie pour chaque tuile qu’il compte, la nouvelle comprise (R4.1, R4.2). Les jetons font payer un Domaine davantage, pour toujours (R4.3).
    .title = Le revenu
event = Après les tours 4, 8, 12 et 16, un évènement touche tout le monde (R9.1). Les quatre sont visibles dès le début : on peut s’y préparer (R2.3).
    .title = Les évènements
money = Seules les pièces comptent : le plus riche gagne (R10.3).
    .title = Les pièces
empty = Chaque Domaine sans tuile coûte { $penalty } pièces à la fin (R10.2).
    .title = Domaines vides
equal = À égalité, le plus de Palais l’emporte, puis le plus d’Églises, et ainsi de suite jusqu’aux Champs (R10.4).
    .title = Fortunes égales
end = Gare aux Casernes : qui a moins de Remparts que l’attaquant n’a de Casernes perd une tuile et des pièces (R5.6). Au dernier tour, les Seigneurs ne bougent plus (R3.7).
