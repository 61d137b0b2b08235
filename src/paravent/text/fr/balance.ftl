# Le rapport sur l’équilibre : paravent lab balance.

balance-help = Écrit un rapport sur l’équilibre d’un jeu : une seule page, d’après des parties de robots contre eux-mêmes.
balance-opt-bots = Qui joue ; plusieurs noms donnent plusieurs rapports côte à côte.
balance-opt-players = Nombres de joueurs, par exemple 2,4 ; tous ceux qui sont possibles s’il n’y en a pas.
balance-opt-games = Parties pour chaque nombre de joueurs, ensemble d’options et robot.
balance-opt-out = Garder tout dans ce dossier, « balance- » et la clé du jeu s’il n’y en a pas ; la même commande le reprend plus tard.

## L’en-tête

balance-title = { $game } : un jeu équilibré ?
balance-about = { $games } { $games ->
        [one] partie
       *[other] parties
    } où le même robot jouait à toutes les places : { $bots }. Graine { $seed }, Paravent { $version }, version { $rules } des règles.
balance-how = Tous les intervalles sont à 95 %. Les effets sur la victoire disent de combien de points de pourcentage une place finit plus souvent première pour chaque unité qu’elle a de plus que les autres à sa table ; ils sont nombreux, leurs intervalles sont donc assez larges pour valoir tous ensemble. Ce qui va avec la victoire n’en est pas forcément la cause : celui qui mène le fait peut-être pour cela. Et ce que font des robots d’une même sorte n’est pas ce que font tous les gens.
balance-rulings = L’autre réponse d’une décision de règle peut être comparée là où c’est une option : nommez les ensembles d’options avec --options, et ils se trouvent côte à côte. Les autres décisions ne peuvent pas être jouées autrement.
balance-no-rulings = Ce jeu n’a pas d’options, aucune autre réponse d’une décision de règle ne peut donc être jouée et comparée.
balance-failed = { $games } { $games ->
        [one] partie est laissée
       *[other] parties sont laissées
    } de côté parce qu’un robot n’a pas continué.
balance-overview = Vue d’ensemble
balance-compared = Ce qui diffère nettement
balance-players = { $players } joueurs
balance-option = { $name } : { $value }
balance-case = Joué
balance-games = Parties
balance-length = Décisions (médiane)
balance-points = Points
balance-lead = Avance du premier
balance-shared = Victoires partagées
balance-seats = Premières places par place

## Une façon de jouer

balance-notable = Ce qui est à noter
balance-seats-heading = Places à la table
balance-seat = Place { $seat }
balance-first = Victoires
balance-bounds = Intervalle à 95 %
balance-fair = Le trait marque une part juste, { $fair } ; les victoires communes sont partagées. En rouge : l’intervalle l’exclut.
balance-ends-heading = Comment les parties finissent
balance-of-games = Des parties
balance-length-heading = Longueur en décisions
balance-points-heading = Points de toutes les places
balance-spread = Moyenne { $mean } ({ $low } à { $high }) ; de { $least } à { $most }, la moitié de { $lower } à { $upper }, le milieu { $middle }.
balance-origins-heading = D’où viennent les points
balance-winners = Premiers
balance-others = Les autres
balance-effect-point = Effet d’un point
balance-uses-heading = Ce qui va avec la victoire
balance-effects = { $looks } choses ont pu être jugées ; { $notable ->
    [0] aucune ne ressort.
    [one] une seule ressort.
   *[other] { $notable } ressortent ; les plus nettes sont dessinées.
}
balance-effect = Effet d’une de plus
balance-per-game = Par partie
balance-in-games = Dans les parties
balance-by-seat = Par place
balance-all-acts = Tous les coups ({ $count })
balance-all-events = Tous les évènements des places ({ $count })
balance-all-table = Ce qui n’arrive à personne en particulier ({ $count })
balance-never = Jamais choisi ({ $count })
balance-never-why = Certains sont impossibles dans cette mise en place ; les autres, personne n’en a voulu.

## Phrases

balance-seat-off = La place { $seat } finit { $way ->
    [more] trop souvent
   *[less] trop rarement
} première : dans { $share } des parties ({ $bounds }), quand { $fair } serait juste.
balance-seats-fair = Aucune place n’est nettement meilleure ou moins bonne que sa juste part de { $fair }.
balance-end-mostly = { $share } des parties finissent d’une seule façon : { $end }
balance-end-never = Aucune partie n’a fini ainsi : { $end }
balance-origins = Les premiers ont plus de points que les autres surtout par : { $origins }.
balance-uses-good = Le plus nettement avec la victoire, en points de pourcentage pour chaque fois de plus : { $uses }.
balance-uses-bad = Le plus nettement sans la victoire : { $uses }.
balance-uses-none = Aucun coup et aucun évènement ne ressort.
balance-differ-length = { $other }, à côté de { $one } : { $change } décisions par partie ({ $low } à { $high }).
balance-differ-points = { $other }, à côté de { $one } : les points d’une place changent de { $change } ({ $low } à { $high }).
balance-differ-first = { $other }, à côté de { $one } : la place 0 finit première dans { $change } % des parties de plus ({ $low } à { $high }).
