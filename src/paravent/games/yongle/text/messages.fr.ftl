# Yongle en français. NOUN, PHASE et VERB cherchent les messages noun-..., phase-..., verb-...

title = Yongle
blurb = Les conseillers de l’Empereur Yongle bâtissent sa nouvelle capitale, et sapent les chantiers des autres.

## D’où viennent la faveur et les bonus

noun-buildings = le bâtiment
noun-seasons = la saison
noun-events = l’évènement
noun-standards = le bonus standard
noun-families = les quatre familles
noun-halls = les bâtiments impériaux
noun-units = le plus d’unités
noun-most = le plus de bâtiments
noun-plots = les complots non joués

## Les phases : ce qui se passe

phase-lot = Premier joueur
    .now = on tire des bâtiments pour savoir qui commence
phase-hall = Bâtiments impériaux
    .now = on place les bâtiments impériaux
phase-show = Rangée de bâtiments
    .now = on complète la rangée de bâtiments
phase-hands = Premières mains
    .now = on distribue les premières mains
phase-deal = Pioche
    .now = on pioche des cartes
phase-event = Évènement
    .now = on retourne un évènement
phase-open = Cartes ouvertes
    .now = on pose des cartes ouvertes
phase-arrival = Début de tour
    .now = un tour commence
phase-pick = Retour de Zheng He
    .now = on choisit une des cartes ouvertes
phase-flood = Crue
    .now = la crue emporte des cartes
phase-turn = Tour
    .now = c’est le moment de piocher, de construire ou de comploter
phase-spare = Kuai Xiang
    .now = le charpentier épargne un matériau
phase-pay = Paiement
    .now = on paie un bâtiment
phase-learn = Nouveau complot
    .now = on pioche un complot
phase-look = Marchands
    .now = les marchands montrent leurs biens
phase-market = Marchands
    .now = on choisit parmi les biens des marchands
phase-fee = Manigance
    .now = on paie une manigance
phase-aim = Complot
    .now = un complot cherche sa victime
phase-steal = Vol
    .now = on vole des cartes
phase-material = Complot
    .now = on nomme un matériau
phase-seize = Complot
    .now = on prend des cartes dans une main
phase-search = Perquisition
    .now = on fouille une main
phase-levy = Taxe
    .now = la taxe fait perdre des cartes
phase-raze = Effondrement
    .now = un bâtiment va tomber
phase-trust = Conseil
    .now = chacun choisit un conseiller
phase-lay = Conseil
    .now = chacun pose des cartes
phase-share = Conseil
    .now = on partage les cartes du conseil
phase-over = Fin
    .now = la partie est finie

## Les invites : ce que peut faire celui dont c’est le tour

prompt-pick = Zheng He est de retour : prenez une des cartes ouvertes.
    .more = Chacun en prend une au début de son tour ; la dernière est défaussée. Tous voient ce que vous prenez.
prompt-flood = Le fleuve Jaune monte : défaussez une carte.
    .more = Seules les mains de 7 cartes ou plus sont touchées. Cédez ce dont votre prochain bâtiment n’a pas besoin.
prompt-turn = Piochez, construisez, manigancez, complotez ou terminez votre tour.
    .more = Piocher et construire coûtent une action, un complot davantage : votre plateau dit combien. Les manigances n’en coûtent aucune. Terminez votre tour quand vous avez fini.
prompt-spare = Kuai Xiang épargne un matériau : lequel ?
    .more = Votre premier bâtiment de ce tour demande moins de l’un de ses matériaux.
prompt-pay = Payez le bâtiment, carte par carte, ou laissez payer les meilleures cartes.
    .more = On ne rend pas la monnaie, et aucune carte ne doit être superflue. Les meilleures cartes perdent le moins d’unités.
prompt-market = Les marchands vous montrent leurs biens : prenez jusqu’à trois cartes.
    .more = Le reste retourne sur la pioche dans le même ordre, et vous vous en souvenez.
prompt-fee = Payez la manigance : défaussez une carte ressource.
    .more = Les unités ne comptent pas ici : les plus petites cartes suffisent.
prompt-aim = Contre qui ?
    .more = Un complot frappe un autre joueur, qui ne peut pas réagir.
prompt-material = Nommez un matériau.
    .more = Un incendie en prend toutes les cartes à la victime ; un sabotage rend plus cher le prochain bâtiment.
prompt-seize = Prenez une carte dans la main de votre victime.
    .more = Prenez ce qui vous manque le plus, ou ce qui lui manquera le plus.
prompt-search = Défaussez une autre carte de votre victime.
    .more = Elle va à la défausse ouverte.
prompt-levy = Une taxe d’exception vous frappe : défaussez une carte.
    .more = Vous perdez la moitié de votre main, trois cartes au plus, et choisissez lesquelles.
prompt-raze = Quel bâtiment tombe ?
    .more = Sa faveur imprimée est perdue, et peut-être le bonus de sa famille.
prompt-trust = La saison s’achève : de qui prendrez-vous les cartes ?
    .more = Si un autre nomme le même conseiller, ses cartes sont perdues et vous piochez tous deux.
prompt-lay = Posez trois à cinq cartes face cachée : décidez combien, puis lesquelles.
    .more = Vous recevrez autant de cartes que vous en posez, de votre conseiller ou de la pioche.
prompt-share = Votre conseiller a posé plus de cartes que vous : choisissez les vôtres.
    .more = Vous en prenez autant que vous en avez posé ; les autres sont défaussées.

## Les actes. $thing est ce qui suit le verbe

act-lot = Tirer, pour savoir qui commence : { NOUN($thing) }
    .rule = R2.2
act-hall = Mettre en jeu : { NOUN($thing) }
    .rule = R2.5
act-show = Retourner : { NOUN($thing) }
    .rule = R5.5
act-deal = Piocher { NOUN($thing) }
    .rule = R4.2
act-open = Poser { NOUN($thing) }
    .rule = R9.10
act-look = Regarder { NOUN($thing) }
    .rule = R6.3
act-steal = Voler { NOUN($thing) }
    .rule = R8.5
act-event = Retourner l’évènement { NOUN($thing) }
    .rule = R3.2
act-learn = Piocher le complot { NOUN($thing) }
    .rule = R5.6
act-draw = Piocher une carte
    .rule = R4.2
act-build = Construire : { NOUN($thing) }
    .rule = R5.1
act-spare = Épargner : { NOUN($thing) }
    .rule = R9.9
act-pay = Payer { NOUN($thing) }
    .rule = R5.2
act-settle = Payer avec les meilleures cartes
    .rule = R5.2
act-scheme = Jouer une manigance de coût { $thing }
    .rule = R7.1
act-plot = Complot : { NOUN($thing) }
    .rule = R8.1
act-aim = Contre { NOUN($thing) }
    .rule = R8.2
act-name = Nommer : { NOUN($thing) }
    .rule = R8.6
act-seize = Prendre { NOUN($thing) }
    .rule = R8.6
act-discard = Défausser { NOUN($thing) }
    .rule = R7.2
act-raze = Faire tomber : { NOUN($thing) }
    .rule = R8.9
act-pick = Choisir { NOUN($thing) }
    .rule = R9.10
act-choose = Prendre { NOUN($thing) }
    .rule = R6.3
act-leave = Laisser le reste
    .rule = R6.3
act-end = Terminer le tour
    .rule = R4.5
act-trust = Prendre les cartes de { NOUN($thing) }
    .rule = R11.2
act-stake = Poser { $thing } cartes
    .rule = R11.3
act-lay = Poser { NOUN($thing) }
    .rule = R11.3
act-receive = Prendre { NOUN($thing) }
    .rule = R11.5
verb-lot = tirer au sort
verb-hall = placer un bâtiment impérial
verb-show = retourner un bâtiment
verb-deal = distribuer une carte
verb-open = poser une carte ouverte
verb-look = regarder une carte
verb-steal = voler une carte
verb-event = retourner un évènement
verb-learn = piocher un complot
verb-draw = piocher une carte
verb-build = construire
verb-spare = épargner un matériau
verb-pay = payer avec une carte
verb-settle = payer avec les meilleures cartes
verb-scheme = jouer une manigance
verb-plot = jouer un complot
verb-aim = viser un joueur
verb-name = nommer un matériau
verb-seize = prendre une carte dans une main
verb-discard = défausser une carte
verb-raze = faire tomber un bâtiment
verb-pick = choisir une carte ouverte
verb-choose = prendre une carte aux marchands
verb-leave = laisser le reste aux marchands
verb-end = terminer le tour
verb-trust = choisir un conseiller
verb-stake = décider combien de cartes poser
verb-lay = poser une carte
verb-receive = prendre une carte du conseil

## Les évènements. $you nomme le champ où se trouve la place du lecteur, ou vaut "no"

event-lot =
    { $you ->
        [seat] Vous tirez
       *[no] { $seat-name } tire
    } un bâtiment : { NOUN($building) }.
event-begins =
    { $you ->
        [seat] Vous commencez
       *[no] { $seat-name } commence
    } désormais les tours.
event-hall = Bâtiment impérial en jeu : { NOUN($building) }.
    .item = { NOUN($building) }
    .many = Bâtiments impériaux en jeu : { $items }.
event-shown = Nouveau dans la rangée : { NOUN($building) }.
    .item = { NOUN($building) }
    .many = Nouveaux dans la rangée : { $items }.
event-season = { NOUN($season, form: "the") } commence au tour de table { $round }. { NOUN($season, form: "more") }
event-event = Tour de table { $round } : { NOUN($card) }. { NOUN($card, form: "more") }
event-renewed = De retour sous la pioche : { NOUN($building) }.
    .item = { NOUN($building) }
    .many = De retour sous la pioche : { $items }.
event-opened = Ouverte à tous : { NOUN($card) }.
    .item = { NOUN($card) }
    .many = Ouvertes à tous : { $items }.
event-turn =
    { $you ->
        [seat] À vous
       *[no] Au tour { DE($seat-name) }
    }, avec { $actions } { $actions ->
        [one] action
       *[other] actions
    }.
event-hindered =
    { NOUN($plot) } : { $you ->
        [seat] vous subissez le complot { DE($by-name) }
        [by] { $seat-name } subit votre complot
       *[no] { $seat-name } subit le complot { DE($by-name) }
    }.
event-drew =
    { $you ->
        [seat] Vous piochez
       *[no] { $seat-name } pioche
    } { NOUN($drawn) }.
    .item = { NOUN($drawn) }
    .many = Vous piochez { $items }.
    .hidden = { $seat-name } pioche une carte.
    .hidden-item = { $seat-name }
    .hidden-many = { $listed } piochent des cartes.
    .hidden-some = { $seat-name } pioche { $count } cartes.
event-shuffled = On mélange la défausse : ses { $cards } cartes deviennent la pioche.
event-picked =
    { $you ->
        [seat] Vous choisissez
       *[no] { $seat-name } choisit
    } { NOUN($card) } parmi les cartes ouvertes.
event-begun =
    { $you ->
        [seat] Vous voulez construire
       *[no] { $seat-name } veut construire
    } : { NOUN($building) }.
event-spared =
    Kuai Xiang épargne un matériau { $you ->
        [seat] pour vous
       *[no] pour { $seat-name }
    } : { NOUN($material) }.
event-paid =
    { $you ->
        [seat] Vous payez
       *[no] { $seat-name } paie
    } { NOUN($card) }.
    .item = { NOUN($card) }
    .each =
        { $you ->
            [seat] Vous payez
           *[no] { $seat-name } paie
        } { $items }.
event-built =
    { $you ->
        [seat] Vous construisez
       *[no] { $seat-name } construit
    } un bâtiment : { NOUN($building) }.
event-gained =
    { $you ->
        [seat] Vous gagnez
       *[no] { $seat-name } gagne
    } { $points } { $points ->
        [one] point
       *[other] points
    } de faveur pour { NOUN($origin) }.
    .item = { $points } pour { NOUN($origin) }
    .each =
        { $you ->
            [seat] Vous gagnez
           *[no] { $seat-name } gagne
        } de la faveur : { $items }.
event-skimmed =
    Mérite usurpé : { $points } { $points ->
        [one] point
       *[other] points
    } de faveur { $you ->
        [seat] pour vous à la place { DE($victim-name) }
        [victim] pour { $seat-name } à votre place
       *[no] pour { $seat-name } à la place { DE($victim-name) }
    }.
event-bonus =
    Avec trois bâtiments, { $you ->
        [seat] vous obtenez
       *[no] { $seat-name } obtient
    } le bonus { NOUN($family) }. { NOUN($family, form: "more") }
event-lapsed =
    { $you ->
        [seat] Vous perdez votre
       *[no] { $seat-name } perd son
    } bonus { NOUN($family) }.
event-looked = Vous regardez { NOUN($seen) }.
    .item = { NOUN($seen) }
    .many = Vous regardez { $items }.
    .hidden = { $seat-name } regarde une carte de la pioche.
    .hidden-item = { $seat-name }
    .hidden-many = { $listed } regardent des cartes de la pioche.
    .hidden-some = { $seat-name } regarde { $count } cartes de la pioche.
event-chose = Vous prenez { NOUN($chosen) } aux marchands.
    .item = { NOUN($chosen) }
    .many = Vous prenez { $items } aux marchands.
    .hidden = { $seat-name } prend une carte aux marchands.
    .hidden-item = { $seat-name }
    .hidden-many = { $listed } prennent des cartes aux marchands.
    .hidden-some = { $seat-name } prend { $count } cartes aux marchands.
event-left =
    { $you ->
        [seat] Vous laissez
       *[no] { $seat-name } laisse
    } { $cards } { $cards ->
        [one] carte
       *[other] cartes
    } sur la pioche.
event-schemed =
    { $you ->
        [seat] Vous jouez
       *[no] { $seat-name } joue
    } une manigance : { NOUN($card, form: "name") }.
event-discarded =
    { $you ->
        [seat] Vous défaussez
       *[no] { $seat-name } défausse
    } { NOUN($card) }.
    .item = { NOUN($card) }
    .each =
        { $you ->
            [seat] Vous défaussez
           *[no] { $seat-name } défausse
        } { $items }.
event-learned = Vous piochez le complot { NOUN($learnt) }.
    .hidden = { $seat-name } pioche un complot.
event-plotted =
    { $you ->
        [seat] Vous jouez
       *[no] { $seat-name } joue
    } un complot : { NOUN($plot) }.
event-aimed =
    { NOUN($plot) } : { $you ->
        [seat] vous visez { $victim-name }
        [victim] { $seat-name } vous vise
       *[no] { $seat-name } vise { $victim-name }
    }.
event-named =
    { $you ->
        [seat] Vous nommez
       *[no] { $seat-name } nomme
    } un matériau : { NOUN($material) }.
event-stole = Vous prenez { NOUN($stolen) } à { $victim-name }.
    .hidden = { $you ->
        [victim] { "" }
       *[no] { $seat-name } prend une carte dans la main { DE($victim-name) }.
    }
event-missed = { $thief-name } vous prend { NOUN($missing) }.
    .hidden = { "" }
event-exposed =
    { $you ->
        [seat] Vous montrez
       *[no] { $seat-name } montre
    } { $cards } { $cards ->
        [one] carte
       *[other] cartes
    } : { NOUN($card) }.
event-seized =
    { $you ->
        [seat] Vous prenez { NOUN($card) } à { $victim-name }
        [victim] { $seat-name } vous prend { NOUN($card) }
       *[no] { $seat-name } prend { NOUN($card) } à { $victim-name }
    }.
event-searched =
    { $you ->
        [seat] Vous voyez la main { DE($victim-name) }
        [victim] { $seat-name } voit votre main
       *[no] { $seat-name } voit la main { DE($victim-name) }
    }.
event-razed =
    Un bâtiment s’effondre : { NOUN($building) }. { $lost ->
        [0] { $you ->
            [seat] Vous ne perdez pas
           *[no] { $seat-name } ne perd pas
        }
       *[other] { $you ->
            [seat] Vous perdez
           *[no] { $seat-name } perd
        } { $lost } { $lost ->
            [one] point
           *[other] points
        }
    } de faveur.
event-lifted =
    { NOUN($plot) } : c’est fini { $you ->
        [seat] pour vous
       *[no] pour { $seat-name }
    }.
event-ended-turn =
    { $you ->
        [seat] Vous terminez votre
       *[no] { $seat-name } termine son
    } tour.
event-unpicked = Personne n’en a voulu, on la défausse : { NOUN($card) }.
    .item = { NOUN($card) }
    .many = Personne n’en a voulu, on les défausse : { $items }.
event-council = La saison s’achève : le conseil se réunit.
event-trusted = Vous prendrez les cartes { DE($adviser-name) }.
    .hidden = { $seat-name } a choisi un conseiller.
    .hidden-item = { $seat-name }
    .hidden-many = { $listed } ont choisi leurs conseillers.
event-laying = Tous les conseillers sont choisis : on pose maintenant les cartes.
event-staked = Vous poserez { $stake } { $stake ->
        [one] carte
       *[other] cartes
    }.
    .hidden = { $seat-name } a décidé combien de cartes poser.
    .hidden-item = { $seat-name }
    .hidden-many = { $listed } ont décidé combien de cartes poser.
event-laid = Vous posez { NOUN($card) } face cachée.
    .item = { NOUN($card) }
    .many = Vous posez face cachée : { $items }.
    .hidden = { $seat-name } pose une carte face cachée.
    .hidden-item = { $seat-name }
    .hidden-many = { $listed } posent des cartes face cachée.
    .hidden-some = { $seat-name } pose { $count } cartes face cachée.
event-declared =
    { $you ->
        [seat] Vous prenez les cartes { DE($adviser-name) }
        [adviser] { $seat-name } prend vos cartes
       *[no] { $seat-name } prend les cartes { DE($adviser-name) }
    }.
event-showed =
    { $you ->
        [seat] Vous retournez
       *[no] { $seat-name } retourne
    } { NOUN($card) }.
    .item = { NOUN($card) }
    .each =
        { $you ->
            [seat] Vous retournez
           *[no] { $seat-name } retourne
        } { $items }.
event-received =
    { $you ->
        [seat] Vous recevez { NOUN($card) } { DE($giver-name) }
        [giver] { $seat-name } reçoit votre { NOUN($card) }
       *[no] { $seat-name } reçoit { NOUN($card) } { DE($giver-name) }
    }.
    .item = { NOUN($card) }
    .each =
        { $you ->
            [seat] Vous recevez { $items } { DE($giver-name) }
            [giver] { $seat-name } reçoit de vous { $items }
           *[no] { $seat-name } reçoit { $items } { DE($giver-name) }
        }.
event-contested =
    Un autre veut les mêmes cartes : { $you ->
        [seat] vous piochez
       *[no] { $seat-name } pioche
    }.
event-wasted = Perdue au conseil : { NOUN($card) }.
    .item = { NOUN($card) }
    .many = Perdues au conseil : { $items }.
event-triggered =
    { $cause ->
        [favour] { $you ->
        [seat] Vous avez
       *[no] { $seat-name } a
    } 25 points de faveur : ce tour de table est le dernier.
       *[imperial] Tous les bâtiments impériaux sont debout : ce tour de table est le dernier.
    }
event-ended =
    { $reason ->
        [favour] La partie s’achève : quelqu’un a atteint 25 points de faveur.
        [imperial] La partie s’achève : tous les bâtiments impériaux sont construits.
        [both] La partie s’achève : 25 points de faveur et le dernier bâtiment impérial à la fois.
       *[events] La partie s’achève : il ne reste plus d’évènement.
    }
event-awarded =
    { $you ->
        [seat] Vous recevez
       *[no] { $seat-name } reçoit
    } { $points } { $points ->
        [one] point
       *[other] points
    } de plus pour { NOUN($bonus) }.

## Les parts de ce que vaut une position, dans les conseils

part-favour = la faveur sur la piste
part-bonuses = les bonus de fin
part-families = les bonus de famille
part-stores = des cartes pour les prochains bâtiments
part-plots = des complots en main
part-plotted = les complots posés devant les joueurs

## Les options

option-first = Premier joueur
    .more = Qui commence les tours de table.
option-first-stays = le même toute la partie
    .more = Le premier joueur commence chaque tour de table jusqu’à la fin.
option-first-passes = change à chaque saison
    .more = À chaque nouvelle saison, c’est le joueur suivant à gauche qui commence.

## D’où viennent les points

tally-buildings = Bâtiments
tally-seasons = Automnes
tally-events = Évènements
tally-standards = Bonus standard
tally-credit = Mérite usurpé
tally-families = Les quatre familles
tally-halls = Bâtiments impériaux
tally-units = Le plus d’unités
tally-most = Le plus de bâtiments
tally-plots = Complots non joués

## Sur la table

table-round = Tour de table { $round }
table-actions =
    Encore { $count } { $count ->
        [one] action
       *[other] actions
    }
table-row = Rangée
table-halls = Bâtiments impériaux
table-lacks = manque { $items }
table-open = vous pouvez payer
table-hand = Main
table-plots = Complots
table-cards =
    { $count } { $count ->
        [one] carte
       *[other] cartes
    }
table-favour = { $count } de faveur
table-city = Cité
table-known = connues
table-lasting = Menaces
table-pile = { $count } dans la pioche, { $gone } dans la défausse
table-laid = posées
table-open-cards = Cartes ouvertes
table-last = dernier tour
