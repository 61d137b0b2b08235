# La page qui ouvre les règles. R4.1 devient un lien vers ce paragraphe.

goal = Bâtissez des palais dans les provinces de la Chine ancienne, envoyez des émissaires à leurs cours, reliez vos palais le long des routes et devenez le **nouvel Empereur** : celui qui a le plus de points à la fin (R10.7).
cards = Les cartes ouvrent les provinces de leur couleur (R4.1). Une carte paie un pion ; **deux de même couleur** en remplacent une quelconque (R4.3).
    .title = Vos cartes disent où
place = Avec trois cartes au plus, vous posez un ou deux pions, tous dans la même province (R4.2, R4.4). Une province qui était vide n’en reçoit qu’un (R4.5).
    .title = Posez un ou deux pions
envoys = Un palais prend une case libre (R5.1). Un émissaire va sur le dragon : il peut y en avoir autant que le premier a de palais dans la province (R5.2).
    .title = Palais et émissaires
full = Quand la dernière case d’une province est prise, ses palais sont décomptés aussitôt (R5.4).
    .title = Pleine ? On compte
draw = Pour finir, complétez votre main à trois cartes, visibles ou cachées (R7.1). Rien à poser ? Échangez plutôt une carte (R8.1).
    .title = Piochez
provinces = Le premier marque tous les palais de la province, le deuxième ceux du premier, le troisième ceux du deuxième, et ainsi de suite (R6.1). Les provinces incomplètes comptent à la fin (R9.4).
    .title = Les provinces
alliances = Si personne n’a plus d’émissaires que vous dans deux provinces voisines, vous marquez à la fin tous ceux des deux (R10.1, R10.2).
    .title = Les alliances
roads = À la fin, au moins quatre de vos palais de suite le long d’une route rapportent un point chacun (R10.3, R10.4).
    .title = Les routes
end = La fin approche quand on a parcouru la pioche deux fois (R7.3, R9.2). Fortifications, tuiles bonus, Querelles frontalières et le jeu à deux ont leurs propres chapitres (R11, R12, R13, R14).
