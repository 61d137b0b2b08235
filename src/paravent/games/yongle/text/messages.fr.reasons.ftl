# Yongle en français : pourquoi un coup est refusé.

reason-wrong-phase = Ce n’est pas le moment { DE(VERB($verb)) } : { PHASE($phase, form: "now") }.
reason-none-left = Aucune carte de cette sorte ne peut venir maintenant.
reason-no-actions = Il ne vous reste plus d’action.
reason-blockaded = Le Grand Canal est bloqué : vous ne prenez rien à la pioche des ressources ce tour-ci.
reason-nothing-to-draw = Il n’y a plus de carte, ni dans la pioche ni dans la défausse.
reason-stands-already = « { NOUN($building) } » est déjà construit.
reason-not-in-row = « { NOUN($building) } » n’est pas dans la rangée.
reason-not-in-play = « { NOUN($building) } » n’est pas de cette partie.
reason-sites-closed = Vos chantiers sont fermés : vous ne pouvez pas construire ce tour-ci.
reason-mourning = La cour est en deuil : pas de bâtiment impérial pendant ce tour de table.
reason-too-dear = Pour { NOUN($building) }, il vous manque { $lacks }.
    .item =
        { $count } { $count ->
            [one] unité
           *[other] unités
        } de { NOUN($thing) }
reason-not-in-hand = Vous n’avez pas cette carte en main : { NOUN($card) }.
reason-no-plots-left = Il ne reste plus de complot à piocher.
reason-fee-short =
    Cette manigance coûte { $price } { $price ->
        [one] carte ressource
       *[other] cartes ressources
    } et vous en avez { $cards }.
reason-no-such-plot = Vous n’avez pas le complot { NOUN($plot) }.
reason-guard-watches = La Garde veille : pas de complot pendant ce tour de table.
reason-too-few-actions = Un complot coûte { $cost } { $cost ->
        [one] action
       *[other] actions
    } en ce moment et il vous en reste { $left }.
reason-no-target = Il n’y a personne contre qui jouer { NOUN($plot) } en ce moment.
reason-yourself = Ce doit être quelqu’un d’autre.
reason-absent = { NOUN($adviser) } n’est pas de cette partie.
reason-lies-already = { NOUN($plot) } se trouve déjà devant { NOUN($adviser) }.
reason-nothing-to-raze = { NOUN($adviser) } n’a aucun bâtiment qui puisse tomber.
reason-not-needed = Ce matériau n’est pas dans la recette : { NOUN($material) }.
reason-spare-short = Il vous manquerait encore { $lack } { $lack ->
        [one] unité
       *[other] unités
    } de { NOUN($material) }.
reason-not-due = Ce matériau est déjà payé : { NOUN($material) }.
reason-card-too-many = Avec { NOUN($card) }, une carte du paiement serait superflue.
reason-other-material = Seul ce matériau brûle : { NOUN($material) }.
reason-target-lacks = Votre victime n’a pas cette carte : { NOUN($card) }.
reason-no-resource = Une manigance ne paie rien : défaussez une carte ressource.
reason-not-theirs = { NOUN($building) } n’est pas à votre victime.
reason-too-great = { NOUN($building) } vaut plus de { $most } points de faveur et ne peut pas tomber.
reason-not-open = Cette carte n’est pas parmi les cartes ouvertes : { NOUN($card) }.
reason-not-looked-at = Cette carte n’est pas parmi les biens : { NOUN($card) }.
reason-stake-decided = Vous avez déjà décidé : { $cards } { $cards ->
        [one] carte
       *[other] cartes
    }.
reason-hand-too-small = Vous n’avez que { $cards } { $cards ->
        [one] carte
       *[other] cartes
    }.
reason-stake-first = Décidez d’abord combien de cartes vous posez.
reason-cards-first = Posez d’abord vos cartes : il en manque { $cards }.
reason-enough-laid = Toutes vos cartes sont posées, { $cards } en tout : le reste est blanc, pour que personne n’en voie le nombre.
reason-laid-already = Vous avez déjà posé toutes vos cartes { NOUN($card) }.
reason-not-laid = Votre conseiller n’a pas posé cette carte : { NOUN($card) }.
