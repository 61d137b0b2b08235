# Middle Ages en français. NOUN, PHASE et VERB cherchent les messages noun-..., phase-..., verb-...

title = Middle Ages
blurb = Menez votre Seigneur de ligne en ligne et bâtissez un fief de champs, de moulins, de remparts et de palais : le plus riche l’emporte.

## Domaines, tuiles et cartes Évènement

noun-field = Champs
    .a = des Champs
    .the = les Champs
    .many = Champs
noun-mill = Moulin
    .a = un Moulin
    .the = le Moulin
    .many = Moulins
noun-village = Village
    .a = un Village
    .the = le Village
    .many = Villages
noun-rampart = Rempart
    .a = un Rempart
    .the = le Rempart
    .many = Remparts
noun-market = Marché
    .a = un Marché
    .the = le Marché
    .many = Marchés
noun-barracks = Caserne
    .a = une Caserne
    .the = la Caserne
    .many = Casernes
noun-church = Église
    .a = une Église
    .the = l’Église
    .many = Églises
noun-palace = Palais
    .a = un Palais
    .the = le Palais
    .many = Palais
noun-peasant = Paysan
    .many = Paysans
noun-chest = Coffre
    .many = Coffres

noun-blue = le tas bleu
noun-orange = le tas orange
noun-discards = les tuiles défaussées

noun-skilled-trades = Métiers qualifiés
    .about = 1 pièce par Paysan dans votre fief
noun-precious-goods = Marchandises précieuses
    .about = 1 pièce par Coffre dans votre fief
noun-alliance = Alliance
    .about = 3 pièces par Église et par Palais
noun-barbarian-invasion = Invasion barbare
    .about = vous perdez un Moulin et des Champs
noun-black-death = Peste noire
    .about = vous perdez un Village et une Caserne
noun-new-defences = Nouvelles défenses
    .about = 3 pièces par Rempart
noun-triumphant-return = Retour triomphant
    .about = 2 pièces par Marché et par Caserne
noun-many-births = Pic de natalité
    .about = 2 pièces par Moulin et par Village
noun-peasant-revolt = Révolte paysanne
    .about = vous perdez un Palais
noun-restoration = Restauration
    .about = vous reprenez une tuile de votre Cimetière
noun-good-harvests = Bonnes récoltes
    .about = 2 pièces par tuile Champs
noun-rebuilding-aid = Aide à la reconstruction
    .about = 3 pièces par tuile de votre Cimetière
noun-vast-estate = Seigneurie étendue
    .about = 2 pièces par Domaine qui a au moins une tuile
noun-lavish-ceremonies = Cérémonies dispendieuses
    .about = vous payez 2 pièces par Église et par Palais
noun-earthquake = Tremblement de terre
    .about = vous perdez un Rempart

## Les phases : ce qui se passe

phase-draw = Nouvelles tuiles
    .now = on pioche des tuiles
phase-card = Cartes Évènement
    .now = on tire les cartes Évènement
phase-lot = Ordre de départ
    .now = on tire au sort qui place son Seigneur en premier
phase-first = Premiers Seigneurs
    .now = on place les Seigneurs pour la première fois
phase-lord = Seigneurs
    .now = un Seigneur doit avancer
phase-village = Village
    .now = un Village ramène une tuile
phase-rampart = Rempart
    .now = on envoie un Éclaireur
phase-church = Église
    .now = on place un jeton Pièce
phase-palace = Palais
    .now = on choisit un jeton Parcelle
phase-plot = Jeton Parcelle
    .now = on place un jeton Parcelle
phase-restoration = Restauration
    .now = des tuiles reviennent des Cimetières
phase-over = La fin
    .now = la partie est finie

## Les questions : ce que peut faire qui a la main

prompt-first = Placez votre Seigneur sur une tuile de la première ligne.
    .more = Vous prendrez cette tuile au premier tour. Plus un Seigneur est à gauche, plus il joue tôt et plus il a de choix dans la ligne suivante.
prompt-lord = Avancez votre Seigneur sur une tuile de la ligne suivante ; vous prendrez la tuile qu’il quitte.
    .more = La tuile qu’il quitte rejoint aussitôt votre fief, avec son effet puis son revenu. Celle que vous choisissez maintenant sera à vous au tour suivant.
prompt-village = Votre Village ramène une tuile du Cimetière : laquelle ?
    .more = Elle va au sommet de sa colonne sans rien déclencher, mais un Village ou un Rempart compte dans le revenu qui suit.
prompt-rampart = Envoyez votre Éclaireur sur une tuile : personne d’autre ne pourra y aller.
    .more = Votre Éclaireur revient dès que votre Seigneur entre dans sa ligne, quelle que soit la tuile choisie.
prompt-church = Sous quel Domaine placez-vous un jeton Pièce ?
    .more = Désormais, son revenu donne une pièce de plus par tuile comptée. Sous l’Église, cela vaut tout de suite.
prompt-palace = Choisissez un jeton Parcelle : un type de tuile qu’un de vos revenus comptera en plus.
    .more = Vous choisirez ensuite le Domaine qui le comptera ; il ne doit pas déjà compter ce type.
prompt-plot = Sous quel Domaine placez-vous le jeton Parcelle ?
    .more = Le revenu de ce Domaine comptera aussi les tuiles de ce type, à son propre tarif.
prompt-restoration = Reprenez une tuile de votre Cimetière : laquelle ?
    .more = Elle va au sommet de sa colonne sans rien déclencher.

## Les coups. $thing est ce qui suit le verbe, $first à $third ses mots

act-draw = La tuile { $thing } est au sommet de la pile
    .rule = R8.3
act-card = L’évènement { NOUN($thing) }
    .rule = R2.3
act-lot = Tirer la place { $thing }
    .rule = R2.4
act-lord = Seigneur sur la tuile { $thing }
    .rule = R3.6
act-restore = Reprendre la tuile { $thing }
    .rule = R7.3
act-scout = Éclaireur sur la tuile { $second } de la ligne { $first }
    .rule = R5.4
act-coin = Jeton Pièce sous { NOUN($thing, form: "the") }
    .rule = R5.7
act-plot = Jeton Parcelle { NOUN($thing) }
    .rule = R5.8
act-under = Sous { NOUN($thing, form: "the") }
    .rule = R5.8

verb-draw = piocher une tuile
verb-card = tirer une carte Évènement
verb-lot = tirer au sort
verb-lord = avancer un Seigneur
verb-restore = reprendre une tuile
verb-scout = envoyer un Éclaireur
verb-coin = placer un jeton Pièce
verb-plot = choisir un jeton Parcelle
verb-under = placer un jeton Parcelle

## Les événements. $you nomme le champ où se trouve la place du lecteur, ou vaut « no »

coins = { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
event-turned = La prochaine tuile de la pile porte le { $number }.
event-renewed =
    { $pile ->
        [discards] Les tuiles défaussées forment une nouvelle pile
       *[orange] Le tas orange prend le relais
    } : { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }.
event-filled = On remplit la ligne { $row }.
event-revealed = { NOUN($type) } { $number }.
    .item = { NOUN($type) } { $number }
    .many = { $items }.
event-foretold = Évènement { $place } : { NOUN($card) }.
    .item = { NOUN($card) }
    .many = Les évènements à venir : { $items }.
event-ordered = { $you ->
        [seat] Vous placez votre Seigneur
       *[no] { $seat-name } place son Seigneur
    } en position { $place }.
    .item = { $seat-name }
    .many = Les Seigneurs se placent dans cet ordre : { $items }.
event-began = Le tour { $round } commence.
event-discarded = Personne n’a choisi la tuile { NOUN($type) } { $number } : on la défausse.
event-moved = { $you ->
        [seat] Votre Seigneur va
       *[no] Le Seigneur { DE($seat-name) } va
    } sur la tuile { NOUN($type) } { $number }.
event-returned = { $you ->
        [seat] Votre Éclaireur revient.
       *[no] L’Éclaireur { DE($seat-name) } revient.
    }
event-gained = { $you ->
        [seat] Vous prenez
       *[no] { $seat-name } prend
    } la tuile { NOUN($type) } { $number }.
event-earned = { $you ->
        [seat] Vous gagnez
       *[no] { $seat-name } gagne
    } { coins } pour les { $type ->
        [field] Paysans
       *[market] Coffres
    }.
event-milled =
    { $coins ->
        [0] { $you ->
                [payer] Vous n’avez rien à donner au Moulin.
               *[no] { $payer-name } n’a rien à donner au Moulin.
            }
       *[other] { $you ->
                [seat] { $payer-name } donne { coins } à votre Moulin.
                [payer] Vous donnez { coins } au Moulin { DE($seat-name) }.
               *[no] { $payer-name } donne { coins } au Moulin { DE($seat-name) }.
            }
    }
event-attacked =
    { $you ->
        [seat] Vous attaquez { $victim-name }.
        [victim] { $seat-name } vous attaque.
       *[no] { $seat-name } attaque { $victim-name }.
    }
event-destroyed = La tuile { NOUN($type) } { $number } va { $you ->
        [seat] dans votre Cimetière.
       *[no] dans le Cimetière { DE($seat-name) }.
    }
event-plundered =
    { $coins ->
        [0] { $you ->
                [victim] Il n’y a rien à piller chez vous.
               *[no] Il n’y a rien à piller chez { $victim-name }.
            }
       *[other] { $you ->
                [seat] Vous prenez { coins } à { $victim-name }.
                [victim] { $seat-name } vous prend { coins }.
               *[no] { $seat-name } prend { coins } à { $victim-name }.
            }
    }
event-restored = { $you ->
        [seat] Vous reprenez
       *[no] { $seat-name } reprend
    } la tuile { NOUN($type) } { $number } au Cimetière.
event-scouted = { $you ->
        [seat] Votre Éclaireur
       *[no] L’Éclaireur { DE($seat-name) }
    } réserve { NOUN($type, form: "a") } dans la ligne { $row }.
event-minted = { $you ->
        [seat] Vous placez
       *[no] { $seat-name } place
    } un jeton Pièce sous { NOUN($type, form: "the") }.
event-chose = { $you ->
        [seat] Vous choisissez
       *[no] { $seat-name } choisit
    } le jeton Parcelle { NOUN($plot) }.
event-extended = { $you ->
        [seat] Vous le placez
       *[no] { $seat-name } le place
    } sous { NOUN($type, form: "the") }, { $type ->
        [field] qui comptent
       *[other] qui compte
    } désormais aussi les { NOUN($plot, form: "many") }.
event-collected = Revenu des { NOUN($type, form: "many") } : { $you ->
        [seat] vous gagnez
       *[no] { $seat-name } gagne
    } { coins }.
event-happened = Évènement après le tour { $round } : { NOUN($card) }.
event-rewarded = { $you ->
        [seat] Vous gagnez
       *[no] { $seat-name } gagne
    } { coins }.
    .item = { $seat-name } { $coins }
    .many = Pièces de l’évènement : { $items }.
event-fined = { $you ->
        [seat] Vous payez
       *[no] { $seat-name } paie
    } { coins }.
    .item = { $seat-name } { $coins }
    .many = Pièces payées pour l’évènement : { $items }.
event-penalised = { $you ->
        [seat] Vous perdez
       *[no] { $seat-name } perd
    } { coins } pour { $domains ->
        [one] un Domaine vide
       *[other] { $domains } Domaines vides
    }.

## Les raisons : pourquoi un coup est refusé

reason-wrong-phase = Ce n’est pas le moment { DE(VERB($verb)) } : { PHASE($phase, form: "now") }.
reason-none-left = Il ne reste plus de tuile { $number } dans la pile.
reason-card-drawn = { NOUN($card) } est déjà sur la table.
reason-no-seat = Personne n’est assis à cette place.
reason-lot-drawn = Ce joueur connaît déjà son rang.
reason-other-row = Votre Seigneur va maintenant dans la ligne { $next }, la suivante. Seul un Éclaireur voit plus loin, quand un Rempart l’envoie.
    .what = La tuile { $slot } de la ligne { $row }
reason-no-slot = Il n’y a pas de tuile { $slot } : une ligne compte { $count } tuiles.
reason-lord-there = Un Seigneur occupe déjà la tuile { $slot } de la ligne { $row }.
reason-reserved = La tuile { $slot } de la ligne { $row } est réservée par l’Éclaireur { DE($seats) }.
reason-not-buried = La tuile { NOUN($type) } { $number } n’est pas dans votre Cimetière.
reason-row-taken = On prend ce tour-ci les tuiles de la ligne { $row } : un Éclaireur n’a plus rien à y réserver.
reason-row-of-lord = Votre Seigneur est dans la ligne { $row } : votre Éclaireur doit aller dans une autre.
reason-row-over = Il n’y a plus de tuiles dans la ligne { $row }.
reason-has-coin = Il y a déjà un jeton Pièce sous { NOUN($type, form: "the") }.
reason-plot-gone = Le jeton Parcelle { NOUN($type) } n’est plus dans la réserve.
reason-plot-fits-nowhere = Le jeton Parcelle { NOUN($type) } ne va sous aucun de vos Domaines.
reason-has-plot = Il y a déjà un jeton Parcelle sous { NOUN($type, form: "the") }.
reason-counts-already = Le revenu des { NOUN($type, form: "many") } compte déjà les { NOUN($plot, form: "many") }.

## Les options

option-events = Cartes Évènement
    .more = Les quatre évènements de la partie ; ils arrivent après les tours 4, 8, 12 et 16.
option-events-random = tirées au hasard
    .more = Quatre des quinze cartes sortent au hasard ; tous les voient dès le début.

## D’où viennent les pièces

tally-field = Champs
tally-mill = Moulins
tally-village = Villages
tally-rampart = Remparts
tally-market = Marchés
tally-barracks = Casernes
tally-church = Églises
tally-palace = Palais
tally-events = Évènements
tally-paid = Payé aux autres
tally-missing = Domaines vides

## Les parts de ce que vaut une position, dans les conseils

part-money = des pièces tout de suite
part-incomes = de meilleurs revenus aux tours suivants
part-symbols = des Paysans et des Coffres
part-tile = la tuile que prendra votre Seigneur
part-scout = la tuile que réserve votre Éclaireur
part-rivalry = des Moulins et des Remparts de plus que les autres
part-cards = les évènements à venir
part-gaps = aucun Domaine vide à la fin

## Sur la table

victory = { $you ->
        [yes] Vous gagnez
       *[no] { $name } gagne
    } avec { $points } { $points ->
        [one] pièce
       *[other] pièces
    }.
shared-victory = Victoire partagée avec { $points } { $points ->
        [one] pièce
       *[other] pièces
    } : { $names }.
table-round = Tour { $round } sur { $rounds }
table-row = Ligne
table-for = tour { $round }
table-pile = { $reserve ->
        [0] Pile { $tiles }
       *[other] Pile { $tiles } + { $reserve }
    }
table-top = ensuite
table-plots = parcelles
table-done = passé
table-graves = Cimetière
table-coins = { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
