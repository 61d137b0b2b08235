# Ce que dit le plateau, outre les messages communs à la page et au terminal.

board-row = Ligne { $row }
board-row-now = On prend ces tuiles
board-row-next = Les Seigneurs vont ici
board-row-later = Tour { $round }
board-row-over = Plus de tuiles
board-tile = { $type } { $number }
board-lord-of = Seigneur { DE($name) }
board-scout-of = réservée par l’Éclaireur { DE($name) }
board-brings = rapporte { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
board-now-yours = Vous prenez maintenant cette tuile :
board-then-yours = Au tour suivant, vous prendrez celle-ci ; maintenant, elle rapporterait :
board-first-yours = Cette tuile sera à vous au premier tour :
board-if-now = Si vous preniez cette tuile maintenant :
board-effect = Effet
board-pay = Revenu
board-would-lose = { $name } perd { $tile }
board-would-return = { $tile } revient
choice-village = vous choisissez une tuile à reprendre
choice-rampart = vous envoyez votre Éclaireur
choice-church = vous placez un jeton Pièce
choice-palace = vous placez un jeton Parcelle

board-pile = { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    } dans la pile ; la prochaine porte le { $number }.
board-pile-empty = La pile est épuisée.
board-pile-short = Pile
board-reserve = Quand la pile sera épuisée, le tas orange prendra le relais : { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }.
board-reserve-short = En attente
board-discards-are = Défausse : { $tiles }.
board-discards-none = Rien n’a été défaussé.
board-discards-short = Défausse

board-events = Évènements
board-round = Tour { $round } sur { $rounds }
board-event-after = après le tour { $round }
board-event-over = passé, après le tour { $round }
board-event-now = Pour l’instant : { $fates }.
board-gets = +{ $coins }
board-pays = −{ $coins }
board-loses = perd { $tiles }
board-restores = reprend une tuile
board-nothing = rien

board-my-fief = Mon fief
board-money = { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
board-last-turn = Dernière tuile : { $type }, { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
board-peasants = { $count ->
        [one] { $count } Paysan
       *[other] { $count } Paysans
    } dans le fief
board-chests = { $count ->
        [one] { $count } Coffre
       *[other] { $count } Coffres
    } dans le fief
board-buried = { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    } au Cimetière
board-missing = { $missing ->
        [one] { $missing } Domaine vide
       *[other] { $missing } Domaines vides
    } : −{ $penalty } à la fin
board-empty-domain = À la fin de la partie, chaque Domaine sans tuile coûte 10 pièces.
board-no-tiles = pas encore de tuile
board-with-coin = { $domain } avec un jeton Pièce
board-with-plot = { $domain } avec le jeton Parcelle { $plot }
board-column = { $type } : { $count ->
        [one] { $count } tuile.
       *[other] { $count } tuiles.
    }
board-income = Revenu : { $rate ->
        [one] { $rate } pièce
       *[other] { $rate } pièces
    } par tuile { $counts }.
board-further = { $counted ->
        [one] Pour l’instant { $counted } tuile compte
       *[other] Pour l’instant { $counted } tuiles comptent
    }, soit { $income } ; une tuile de plus ici rapporterait { $next ->
        [one] { $next } pièce
       *[other] { $next } pièces
    }, son symbole non compris.
board-graveyard = Cimetière
board-graveyard-about = Les tuiles détruites reposent ici. Un Village en ramène une.
board-supply = Réserve commune
board-coin-tokens = { $count ->
        [one] Il reste { $count } jeton Pièce
       *[other] Il reste { $count } jetons Pièce
    } pour les Églises

effect-field = Effet : 1 pièce par Paysan dans le fief.
effect-mill = Effet : tous ceux qui ont moins de Moulins que vous vous donnent 2 pièces.
effect-village = Effet : reprenez une tuile de votre Cimetière.
effect-rampart = Effet : votre Éclaireur vous réserve une tuile.
effect-market = Effet : 1 pièce par Coffre dans le fief.
effect-barracks = Effet : attaquez tous ceux qui ont moins de Remparts que vous n’avez de Casernes ; chacun perd une tuile et vous donne 2 pièces.
effect-church = Effet : placez un jeton Pièce sous un Domaine ; il donnera 1 pièce de plus par tuile.
effect-palace = Effet : placez un jeton Parcelle sous un Domaine ; il comptera un type de plus.

preview-restore = { $income ->
        [0] Elle compte de nouveau dès maintenant.
       [one] Le Village donne alors { $income } pièce.
       *[other] Le Village donne alors { $income } pièces.
    }
preview-coin = Ce revenu augmente de { $grows }. L’Église donne maintenant { $income ->
        [one] { $income } pièce
       *[other] { $income } pièces
    }.
preview-plot = Vous avez { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    } de ce type.
preview-under = Ce revenu augmente de { $grows }. Le Palais donne maintenant { $income ->
        [one] { $income } pièce
       *[other] { $income } pièces
    }.

## La première partie guidée

guide-welcome = Vous voici Seigneur d’un fief encore vide. En 16 tours, vous prendrez 16 tuiles ; chacune rapporte des pièces dès qu’elle arrive, et le plus riche l’emporte. Jouons ensemble le premier tour.
guide-rows = Les tuiles forment quatre lignes, une pour chacun des prochains tours. Votre Seigneur descend de ligne en ligne et prend toujours la tuile qu’il quitte.
guide-first = Choisissez votre première tuile. La pièce d’or dit ce qu’elle rapporterait. Les tuiles de gauche valent moins, mais elles vous laissent choisir plus tôt ensuite. Cliquez sur une tuile éclairée !
guide-lord = À vous. Choisissez où va votre Seigneur dans cette ligne : ce sera votre prochaine tuile. Celle qu’il quitte est à vous tout de suite.
guide-scout = Un Rempart envoie votre Éclaireur : la tuile que vous choisissez vous est réservée. Prenez-en une que vous aimeriez avoir.
guide-coin = Une Église donne un jeton Pièce. Placez-le sous un Domaine dont vous réunissez les tuiles : son revenu donne 1 pièce de plus pour chacune.
guide-plot = Un Palais donne un jeton Parcelle : choisissez un type dont vous avez beaucoup de tuiles, puis le Domaine dont le revenu les comptera aussi.
guide-fief = Votre tuile est dans sa colonne. Son effet vient d’abord, puis son revenu : plus vous avez de tuiles qui comptent, plus il rapporte.
guide-plate = Sous chaque Domaine, ce qu’il fait, puis ce qu’il donne : pièces × tuiles qui comptent. À côté du nom, ce qu’une tuile de plus rapporterait. Pointez un Domaine pour le lire en toutes lettres.
guide-empty = Une colonne encore vide à la fin coûte 10 pièces. Une forte spécialité et un peu de tout : voilà comment gagner.
guide-events = Tous les quatre tours, un évènement touche tout le monde. À côté, ce qu’il vous donnerait ou vous coûterait maintenant.
guide-rivals = Les autres fiefs, colonne par colonne. Des Remparts vous protègent de leurs Casernes, des Moulins vous évitent de payer les leurs.
guide-help = Vous hésitez ? Demandez un conseil. Et ce qui n’est pas éclairé répond aussi : cliquez, et vous saurez pourquoi ce n’est pas possible.
guide-on = Les règles sont là, numérotées. Vous en savez assez pour continuer ; la visite reprend quand il y a du nouveau.
guide-attacked = On vous a attaqué ! La tuile du sommet de votre colonne la plus à gauche est au Cimetière. Un Village peut la ramener ; des Remparts vous auraient protégé.
guide-event = Le premier évènement a eu lieu. Le prochain est encadré d’or : vous avez quatre tours pour vous y préparer.

## Le plateau en texte

view-phase = phase
view-row = ligne qui se vide
view-next_row = ligne suivante
view-rows = lignes
view-tiles = tuiles
view-played = ont déjà joué
view-pile = pile
view-kind = dos
view-top = numéro de la prochaine
view-unseen = pas encore vues
view-reserve = tuiles du tas orange
view-discards = tuiles défaussées
view-cards = évènements
view-card = carte
view-happened = évènements passés
view-coin_tokens = jetons Pièce en réserve
view-plot_tokens = jetons Parcelle en réserve
view-chosen = jeton choisi
view-round = tour
view-restores = reprendraient
view-seats = places
view-money = pièces
view-plots = jetons Parcelle
view-rates = pièces par tuile
view-counted = tuiles comptées
view-incomes = revenus
view-further = revenu si l’on ajoute une tuile
view-graveyard = Cimetière
view-peasants = Paysans
view-chests = Coffres
view-lord = Seigneur, ligne et tuile
view-scout = Éclaireur, ligne et tuile
view-missing = Domaines vides
view-penalty = coût des Domaines vides
view-domains = Domaines
view-counts = compte
view-rate = pièces par tuile
view-events = tours des évènements
view-rounds = tours
view-type = type
view-number = numéro

finale-field = Ce que les Champs ont rapporté.
finale-mill = Ce que les Moulins ont rapporté.
finale-village = Ce que les Villages ont rapporté.
finale-rampart = Ce que les Remparts ont rapporté.
finale-market = Ce que les Marchés ont rapporté.
finale-barracks = Ce que les Casernes ont rapporté.
finale-church = Ce que les Églises ont rapporté.
finale-palace = Ce que les Palais ont rapporté.
finale-events = Ce que les évènements ont donné et repris.
finale-paid = Ce qui est allé aux autres.
finale-missing = Chaque Domaine vide coûte des pièces.

## Le récit et la fin

log-round = Tour { $round }
end-in-round = au tour { $round }
replay-round-back = Au tour précédent
replay-round-next = Au tour suivant
