# Les mots que tous les jeux partagent.

list-and = { $head } et { $last }
you = Vous
player = Joueur { $number }
player-kind =
    { $kind ->
        [human] humain
        [greedy] glouton
        [random] hasard
        [beginner] débutant
        [casual] amateur
        [strong] fort
        [expert] expert
        [master] maître
       *[other] { $kind }
    }
seat-with-kind = { $name } ({ $kind })

## Les raisons qui ne dépendent pas d’un jeu

reason-over = La partie est finie.
reason-dealing = On distribue des cartes ; personne n’a rien à décider en ce moment.
reason-not-your-turn = Ce n’est pas à vous de décider ; on attend { $seats }.

## Les parts de ce que vaut une position, dans les conseils

hint-only = Il n’y a qu’un choix : { $phrase }.
hint-best = Le mieux : { $phrase }. Première place dans { $chance } de telles parties ({ $low } à { $high }).
hint-next = Ou bien : { $phrase }, { $chance } ({ $low } à { $high }).
hint-line = Suite probable : { $steps }.
hint-step = { $name } : { $phrase }
hint-because = Ce qui plaide pour ce choix : { $parts }.
hint-part = { $part } ({ $sign }{ $gain } { $gain ->
        [one] point
       *[other] points
    })
part-rest = tout le reste
part-points = les points
part-rivals = les autres sont freinés

## Champs d’une vue que beaucoup de jeux ont, pour l’image générique d’une table

view-turn = tour
view-round = manche
view-actors = à jouer
view-hand = main
view-deck = pioche
view-discard = défausse
view-display = étal
view-points = points
view-cards = cartes
view-bids = mises
view-bid = mise
view-sealed = face cachée
view-removed = hors du jeu
view-goals = objectifs
view-order = ordre
view-tally = points par origine
view-won = gagné
view-spent = dépensé
view-board = plateau
view-coins = pièces
view-laid = posé
view-offered = en jeu
view-bag = sac
view-lost = perdu
