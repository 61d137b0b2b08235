# Ce que dit le plateau, outre les messages que la page et le terminal partagent.

board-city = Plan de la ville : { $count ->
        [0] rien n’est encore bâti
        [one] un bâtiment est debout
       *[other] { $count } bâtiments sont debout
    }
board-built-by = { $building } ({ $family }), bâti par { $name }.
board-plot-of-land = { $building } ({ $family }) n’est pas commencé.
board-units = { $units } { $material }
board-site = { $family }, faveur { $favour }. Demande { $cost }.
board-lacks = Il vous manque { $lacks }.
board-payable = Vos cartes suffisent.
board-empty = vide
board-favour = { $count } de faveur
board-part-buildings = bâtiment
board-part-seasons = automne
board-part-events = évènement
board-part-standards = bonus standard
board-part-credit = mérite usurpé
board-best = Les cartes qui paient le mieux ; { $excess ->
        [0] rien n’est perdu.
        [one] 1 unité est perdue.
       *[other] { $excess } unités sont perdues.
    }
board-spared = Kuai Xiang épargne : { $material }.
board-brings-plot = Vous piochez aussi un complot.
board-brings-look = Les marchands vous montrent { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }.
board-brings-bonus = Troisième bâtiment de la famille « { $family } » :
board-brings-end = Ce tour devient le dernier.

board-season-round = Tour { $round } sur 3.
board-no-event = Pas encore d’évènement
board-event-over = L’évènement est passé : aucun ne vaut pendant le conseil.
board-event-end = La partie est finie : plus aucun évènement ne vaut.
board-track = Faveur : { $told }

board-family = Famille « { $family } » : { $count ->
        [one] { $count } bâtiment.
       *[other] { $count } bâtiments.
    }
board-bonus-holds = Le bonus est acquis.
board-prospects = Bonus de fin en l’état : { $parts }.
board-threat = { $plot }, par { $name }.
board-plots-held = { $count ->
        [one] { $count } complot
       *[other] { $count } complots
    } en main
board-known = Vous connaissez ces cartes de sa main : { $cards }.
board-first = Premier joueur
board-mine = Ma place
board-units-held = Ce que votre main peut payer ce tour-ci.
board-no-cards = Aucune carte en main
board-no-plots = Aucun complot en main
board-plot-cost = Coûte { $cost ->
        [one] { $cost } action
       *[other] { $cost } actions
    } en ce moment.

board-stage = Ce qui se passe
board-discards = { $gone ->
        [one] { $gone } carte défaussée
       *[other] { $gone } cartes défaussées
    }
board-plot-pile = { $count ->
        [one] { $count } complot
       *[other] { $count } complots
    } dans leur pioche
board-turn-of = { $mine ->
        [yes] À vous
       *[no] { $name } joue
    } : { $actions ->
        [one] reste { $actions } action
       *[other] restent { $actions } actions
    }. Un complot en coûte { $plot }.
board-due = Paiement ({ $building }) : reste { $due }
board-still-due = reste à payer :
board-toll = encore { $toll ->
        [one] { $toll } carte
       *[other] { $toll } cartes
    } à { $taken ->
        [yes] prendre
       *[no] défausser
    }
board-goods = Les marchandises : vous pouvez encore en prendre { $choices }.
board-plot-of = { $aimed ->
        [yes] { $plot } : { $by } contre { $victim }
       *[no] { $plot }, joué par { $by }
    }

board-council = Le conseil des conseillers
board-council-close = Retour à la ville
board-lay-blank = Vos cartes sont posées. Ajoutez des cartes blanches : personne ne verra combien elles sont.
board-lay-more = { $left ->
        [one] Encore une carte de votre main, face cachée
       *[other] { $left } cartes de votre main, face cachée
    }
board-share = { $name } a posé plus que vous : prenez votre part.
board-chooses = choisit
board-lays = pose
board-lost = perdues
board-gets = reçoit
board-from-pile = { $count } de la pioche
board-takes = Prend les cartes { DE($name) }.
board-laid = Pose { $cards }.
board-contested = disputé
board-contested-told = Un autre a choisi le même conseiller.
board-received = Reçoit { $cards }.
board-drew = Pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.

preview-draw = { $pile ->
        [one] { $pile } carte
       *[other] { $pile } cartes
    } dans la pioche. Ensuite { $actions ->
        [0] il ne reste plus d’action.
        [one] il reste { $actions } action.
       *[other] il reste { $actions } actions.
    }
preview-build = Rapporte { $favour ->
        [one] { $favour } point
       *[other] { $favour } points
    } de faveur.
preview-pay = Vaut { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    } en ce moment.
preview-scheme = { $cards ->
        [0] Gratuit
        [one] Coûte { $cards } carte ressource
       *[other] Coûte { $cards } cartes ressources
    }, et donne un complot.
preview-raze = Ôte { $favour ->
        [one] { $favour } point
       *[other] { $favour } points
    } de faveur.
preview-end = { $actions ->
        [0] Toutes les actions sont faites.
        [one] { $actions } action serait perdue.
       *[other] { $actions } actions seraient perdues.
    }

## Les noms de ce que montre le plateau en texte

view-phase = phase
view-round = tour de table
view-season = saison
view-season_round = tour de la saison
view-event = évènement
view-first = premier joueur
view-mover = qui joue
view-actions = actions restantes
view-plot_cost = actions pour un complot
view-toll = cartes encore à céder
view-last = dernier tour
view-cause = raison de la fin
view-row = rangée de bâtiments
view-halls = bâtiments impériaux
view-sites = ce qui peut être bâti
view-extra = le sabotage vous ajoute
view-building_pile = bâtiments dans leur pioche
view-worth = cartes comptées autrement ce tour
view-pile = cartes dans la pioche
view-top = sur la pioche
view-top_knowers = qui les a vues
view-discard = défausse
view-opened = cartes ouvertes
view-plot_pile = complots dans leur pioche
view-plot_discard = complots joués
view-event_pile = évènements dans leur pioche
view-event_spent = évènements passés
view-work = chantier
view-plot = complot
view-looked = marchandises
view-choices = cartes à choisir
view-seats = places
view-advisers = conseillers
view-goal = faveur qui termine la partie
view-cards = cartes de la pioche
view-favour = faveur
view-hand = main
view-hand_size = cartes en main
view-known = cartes connues
view-units = peut payer
view-plots = complots
view-plots_held = complots en main
view-buildings = bâtiments
view-bonuses = bonus de famille
view-prospects = bonus de fin en l’état
view-lasting = menaces
view-built = a construit ce tour
view-council = conseil
view-trust = prend les cartes de ce joueur
view-trusted = a choisi un conseiller
view-stake = cartes à poser
view-staked = a décidé combien
view-laid = posées
view-laid_size = cartes posées
view-points = points
view-building = bâtiment
view-family = famille
view-recipe = recette
view-lacks = il vous manque
view-yields = vous rapporte
view-open = vous pouvez le bâtir
view-due = reste à payer
view-paid = payé
view-by = joué par
view-target = contre
view-material = matériau
view-left = cartes restantes
prospects-families = les quatre familles
prospects-halls = bâtiments impériaux
prospects-units = le plus d’unités
prospects-most = le plus de bâtiments
prospects-plots = complots non joués

## La première partie guidée

guide-welcome = L’Empereur Yongle veut une nouvelle capitale. Vous êtes un de ses conseillers : bâtissez-la, et gagnez plus de faveur que les autres. Jouons ensemble le premier tour.
guide-city = Voici le plan de la ville, la Cité interdite au milieu. Chaque bâtiment s’y élève, sous la marque de son bâtisseur.
guide-favour = La faveur se compte sur ce ruban. Quand quelqu’un atteint 25, on finit le tour et la partie s’arrête ; quelques bonus s’y ajoutent.
guide-hand = Voici vos cartes. Les points disent les unités imprimées, le grand nombre ce que la carte vaut ce tour-ci.
guide-row = Trois bâtiments attendent ici. Sous chaque matériau, ce qui vous manque encore, ou une coche. Le sceau rouge dit la faveur que rapporte le bâtiment.
guide-turn = Vous avez trois actions, une par lanterne. Piochez, ou construisez ce qui est éclairé : pointez-le pour voir quelles cartes paieraient. À vous !
guide-pay = Payez avec les cartes de votre choix, ou laissez payer les meilleures : ce sont celles qui perdent le moins d’unités. On ne rend pas la monnaie.
guide-event = Chaque tour a son évènement, valable pour tous. Il change des nombres sur tout le plateau, et le plateau en tient compte.
guide-season = La roue tourne tous les trois tours, et chaque saison a son effet. À la fin d’une saison, les conseillers se réunissent.
guide-halls = Les bâtiments impériaux sont chers, mais rapportent le plus de faveur. Chacun peut les bâtir ; quand tous sont debout, la partie s’arrête.
guide-rivals = Voici les autres : faveur, cartes, complots et familles. Trois bâtiments d’une famille donnent un bonus durable ; pointez les marques pour les lire.
guide-help = Vous hésitez ? Demandez un conseil. Et ce qui n’est pas éclairé dit pourquoi quand on clique dessus.
guide-on = Les règles sont ici, numérotées. Vous en savez assez pour continuer ; le guide revient quand il y a du nouveau.
guide-trust = Le conseil ! Choisissez en secret le conseiller dont vous voulez les cartes. Si un autre choisit le même conseiller, ces cartes sont perdues et vous piochez.
guide-lay = Posez maintenant trois à cinq cartes, face cachée. Vous en recevrez autant, de votre conseiller ou de la pioche : posez ce dont vous n’avez pas besoin.
guide-scheme = Les cartes rouges au masque sont des manigances. À votre tour, une manigance ne prend pas d’action, mais coûte autant de cartes ressources que l’indique son nombre ; vous piochez alors un complot.
guide-plot = Vous tenez un complot. Il coûte des actions et frappe un autre joueur : cliquez dessus, puis choisissez qui. Un complot gardé vaut un point à la fin.
guide-hit = Un complot vous a frappé. Il reste devant vous jusqu’à ce qu’il ait agi ; pointez la marque pour lire son effet.
guide-family = Vous avez trois bâtiments d’une famille. Son bonus porte une étoile et agit dès votre prochaine construction, celui des bâtiments religieux tout de suite.
guide-last = La fin approche : ce tour est le dernier. Qui possède des bâtiments des quatre familles reçoit 5 points de plus.

finale-buildings = La faveur des bâtiments.
finale-seasons = Ce que les automnes ont apporté.
finale-events = Ce que les évènements ont donné et repris.
finale-standards = Le bonus des bâtiments standard.
finale-credit = Le mérite usurpé, et celui que d’autres ont usurpé.
finale-families = Des bâtiments des quatre familles.
finale-halls = Les bâtiments impériaux ont mis fin à la partie : chacun compte encore.
finale-units = Le plus d’unités de ressources en main.
finale-most = Le plus de bâtiments.
finale-plots = Les complots non joués.

## Le récit et la fin

log-round = Tour de table { $round }
end-in-round = au tour de table { $round }
replay-round-back = Au tour de table précédent
replay-round-next = Au tour de table suivant
