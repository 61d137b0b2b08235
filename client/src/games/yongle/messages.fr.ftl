# Ce que dit le plateau, outre les messages que la page et le terminal partagent.

board-city = Plan de la ville : { $count ->
        [0] rien n’est encore bâti
        [one] un bâtiment est debout
       *[other] { $count } bâtiments sont debout
    }
board-built-by = { $building } ({ $family }), bâti par { $name }.
board-plot-of-land = { $building } ({ $family }) n’est pas commencé.
board-units = { $units } { $material }
board-site = { $family }, { $favour } de faveur. Demande { $cost }.
board-lacks = Il vous manque { $lacks }.
board-payable = Vos cartes suffisent.
board-empty = vide
board-favour = { $count } de faveur
board-best = Les cartes qui paient le mieux ; { $excess ->
        [0] rien n’est perdu.
        [one] 1 unité est perdue.
       *[other] { $excess } unités sont perdues.
    }
board-spared = Kuai Xiang épargne : { $material }.
board-brings-plot = Vous piochez aussi un complot.
board-brings-look = Les marchands vous montrent { $cards } cartes.
board-brings-bonus = Troisième bâtiment de la famille { $family } :
board-brings-end = Ce tour devient le dernier.

board-season-round = Tour { $round } sur 3.
board-no-event = Pas encore d’évènement
board-track = Faveur : { $told }

board-family = Famille { $family } : { $count ->
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
board-turn-of = { $mine ->
        [yes] À vous
       *[no] { $name } joue
    } : { $actions ->
        [one] reste { $actions } action
       *[other] restent { $actions } actions
    }. Un complot en coûte { $plot }.
board-due = Paiement de { $building } : reste { $due }
board-still-due = reste à payer :
board-toll = { $toll ->
        [one] encore { $toll } carte à défausser
       *[other] encore { $toll } cartes à défausser
    }
board-goods = Les marchandises : vous pouvez encore en prendre { $choices }.
board-plot-of = { $aimed ->
        [yes] { $plot } : { $by } contre { $victim }
       *[no] { $plot }, joué par { $by }
    }

board-council = Le conseil des conseillers
board-council-close = Retour à la ville
board-lay-more = { $left ->
        [one] Encore une carte de votre main, face cachée
       *[other] { $left } cartes de votre main, face cachée
    }
board-share = { $name } a posé plus que vous : prenez votre part.
board-takes = Prend les cartes de { $name }.
board-laid = Pose { $cards }.
board-contested = convoité par plusieurs : perdu
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
preview-build = { $favour } de faveur.
preview-pay = Vaut { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    } en ce moment.
preview-scheme = { $cards ->
        [0] Gratuit
        [one] Coûte { $cards } carte ressource
       *[other] Coûte { $cards } cartes ressource
    }, et donne un complot.
preview-raze = Ôte { $favour } de faveur.
preview-end = { $actions ->
        [0] Toutes les actions sont faites.
        [one] { $actions } action serait perdue.
       *[other] { $actions } actions seraient perdues.
    }
