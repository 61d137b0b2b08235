# Madame Ching en français : ce qui se passe. $you nomme le champ qui tient la place du lecteur, ou vaut "no".

from-where =
    { $cause ->
        [cartography] (Cartographie)
        [night] (Navigation nocturne)
        [fortune] (fortune de mer)
        [mission] (mission)
        [oracle] (Oracle)
        [start] (première main)
       *[other] (ligne pointillée)
    }

event-placed = Une mission est placée.
    .item = { $tile }
    .many = Les missions sont placées.
event-surplus = Une mission ne trouve pas d’emplacement libre et retourne dans la boîte.
event-drew =
    { $you ->
        [seat] Vous piochez
       *[no] { $seat-name } pioche
    } le { $drawn } { from-where }.
    .item = { $drawn }
    .many = Vous piochez { $items }.
    .hidden = { $seat-name } pioche une carte { from-where }.
    .hidden-item = { $seat-name }
    .hidden-many = Cartes de la pioche pour { $listed }.
event-round = La manche { $round } commence.
event-covered = Une carte est posée face cachée.
event-shown = À l’étal : { $card }.
    .item = { $card }
    .many = À l’étal : { $items }.
event-shuffled =
    { $deck ->
        [encounters] La défausse des cartes Rencontre devient la nouvelle pioche.
       *[navigation] La défausse des cartes Navigation devient la nouvelle pioche.
    }
event-chose =
    { $you ->
        [seat] Vous choisissez
       *[no] { $seat-name } choisit
    } le { $card }.
    .hidden = { $seat-name } choisit une carte.
    .hidden-item = { $seat-name }
    .hidden-many = { $listed } choisissent des cartes.
event-revealed =
    { $you ->
        [seat] Vous révélez
       *[no] { $seat-name } révèle
    } le { $card }.
    .item = { $seat-name } { $card }
    .many = Cartes révélées : { $items }.
event-launched =
    { $you ->
        [seat] Vous lancez
       *[no] { $seat-name } lance
    } une expédition (jonque { NOUN($junk, form: "her") }) avec le { $card }.
event-sailed =
    { $you ->
        [seat] Vous poursuivez
       *[no] { $seat-name } poursuit
    } avec le { $card }.
event-moved = La jonque { NOUN($junk, form: "her") } avance { $way ->
        [diagonal] en diagonale
       *[straight] tout droit
    } jusqu’à { NOUN($space) }.
event-crossed =
    { $you ->
        [seat] Vous franchissez
       *[no] { $seat-name } franchit
    } { $line ->
        [1] la première ligne pointillée : une carte Rencontre.
       *[other] la seconde ligne pointillée : deux cartes Rencontre.
    }
event-plundered =
    { $you ->
        [seat] Vous pillez
       *[no] { $seat-name } pille
    } Hong Kong avec la jonque { NOUN($junk, form: "her") }.
event-returned =
    { $you ->
        [seat] Vous terminez
       *[no] { $seat-name } termine
    } l’expédition de la jonque { NOUN($junk, form: "her") } sur { NOUN($space) }.
event-claimed =
    { $you ->
        [seat] Vous remplissez
       *[no] { $seat-name } remplit
    } la mission { $number }.
event-earned =
    { $you ->
        [seat] Vous recevez
       *[no] { $seat-name } reçoit
    } { $coins ->
        [one] 1 pièce d’or
       *[other] { $coins } pièces d’or
    }.
event-won =
    { $you ->
        [seat] Vous recevez
       *[no] { $seat-name } reçoit
    } { $count ->
        [one] 1 { NOUN($gem, form: "gem") }
       *[other] { $count } { NOUN($gem, form: "gems") }
    }.
event-passed =
    { $you ->
        [seat] Vous renoncez
       *[no] { $seat-name } renonce
    } à la Météorologie et à toute mission.
event-learned =
    { $you ->
        [seat] Vous acquérez
       *[no] { $seat-name } acquiert
    } une compétence : { NOUN($skill) }.
event-stopped =
    { $you ->
        [seat] Vous finissez
       *[no] { $seat-name } finit
    } d’acquérir des compétences.
event-commanded =
    { $you ->
        [seat] Vous réunissez les quatre compétences et prenez
       *[no] { $seat-name } réunit les quatre compétences et prend
    } le commandement du China Pearl.
event-met =
    { $you ->
        [seat] Vous piochez
       *[no] { $seat-name } pioche
    } { NOUN($kind, form: "a") } { from-where }.
    .hidden = { $seat-name } pioche une carte Rencontre { from-where }.
event-empty =
    { $you ->
        [seat] Vous trouvez
       *[no] { $seat-name } trouve
    } vide la pioche des { $deck ->
        [encounters] cartes Rencontre
       *[navigation] cartes Navigation
    }.
event-shared = Vous donnez { NOUN($given, form: "a") } à { $to-name }.
    .hidden = { $you ->
        [to] { "" }
       *[no] { $seat-name } donne une carte Rencontre à { $to-name }.
    }
event-got = Vous recevez { NOUN($gift, form: "a") } { DE($from-name) }.
    .hidden = { "" }
event-kept =
    { $you ->
        [seat] Vous gardez
       *[no] { $seat-name } garde
    } toutes les cartes.
event-used =
    { $you ->
        [seat] Vous utilisez
       *[no] { $seat-name } utilise
    } une compétence : { NOUN($skill) }.
event-inserted =
    { $you ->
        [seat] Vous ajoutez
       *[no] { $seat-name } ajoute
    } le { $card } à l’expédition de la jonque { NOUN($junk, form: "her") }.
event-played =
    { $you ->
        [seat] Vous jouez
       *[no] { $seat-name } joue
    } { NOUN($kind, form: "a") }.
event-taught =
    { $you ->
        [seat] Vous recevez
       *[no] { $seat-name } reçoit
    } de Madame Ching { NOUN($symbol, form: "a") } de plus.
event-piloted =
    { $you ->
        [seat] Vous prenez
       *[no] { $seat-name } prend
    } { NOUN($kind, form: "a") } à bord de la jonque { NOUN($junk, form: "her") }.
event-revived =
    { $you ->
        [seat] Vous remettez
       *[no] { $seat-name } remet
    } toutes les compétences face visible.
event-attacked =
    { $you ->
        [seat] Vous attaquez { $victim-name }
        [victim] { $seat-name } s’en prend à vous
       *[no] { $seat-name } attaque { $victim-name }
    } : { NOUN($means) }.
event-cancelled =
    { $you ->
        [seat] Vous annulez
       *[no] { $seat-name } annule
    } l’attaque avec { NOUN($kind, form: "a") }.
event-endured =
    { $you ->
        [seat] Vous laissez
       *[no] { $seat-name } laisse
    } faire.
event-looked =
    { $you ->
        [seat] Vous regardez
       *[no] { $seat-name } regarde
    } { $you ->
        [victim] votre main
       *[no] la main { DE($victim-name) }
    }.
event-seized = Vous prenez le { $caught } à { $victim-name }.
    .hidden = { $you ->
        [victim] { "" }
       *[no] { $seat-name } prend une carte de cette main.
    }
event-missed = Vous perdez le { $loss }, pris par { $attacker-name }.
    .hidden = { "" }
event-stole =
    { $you ->
        [seat] Vous volez une { NOUN($gem, form: "gem") } à { $victim-name }
        [victim] { $seat-name } vous vole une { NOUN($gem, form: "gem") }
       *[no] { $seat-name } vole une { NOUN($gem, form: "gem") } à { $victim-name }
    }.
event-robbed = Vous volez { NOUN($caught, form: "a") } à { $victim-name }.
    .hidden = { $you ->
        [victim] { "" }
       *[no] { $seat-name } vole une carte Rencontre à { $victim-name }.
    }
event-lost = Vous perdez { NOUN($loss, form: "a") }, au profit { DE($attacker-name) }.
    .hidden = { "" }
event-turned = À cause des Sirènes, { $you ->
        [seat] vous pivotez
       *[no] { $seat-name } pivote
    } une carte : { NOUN($card) }.
event-done =
    { $you ->
        [seat] Vous avez
       *[no] { $seat-name } a
    } fini : place à la prise.
event-took =
    { $you ->
        [seat] Vous prenez
       *[no] { $seat-name } prend
    } le { $card } de l’étal.
event-uncovered = Vous prenez la carte cachée : { $drawn }.
    .hidden = { $seat-name } prend la carte cachée.
event-lacked =
    { $you ->
        [seat] Vous trouvez
       *[no] { $seat-name } trouve
    } l’étal vide.
event-gave = Vous donnez le { $given } à { $to-name }.
    .hidden = { $you ->
        [to] { "" }
       *[no] { $seat-name } donne une carte à { $to-name }.
    }
event-received = Vous recevez le { $gift } { DE($from-name) }.
    .hidden = { "" }
event-cleared = Le { $card } de l’étal est défaussé.
    .item = { $card }
    .many = Défaussés de l’étal : { $items }.
event-last =
    { $reason ->
        [missions] La dernière mission est remplie : c’est la dernière manche.
        [pearl] Le China Pearl a son capitaine : c’est la dernière manche.
       *[rounds] La dernière manche s’achève.
    }
event-bonus =
    { $you ->
        [seat] Vous recevez
       *[no] { $seat-name } reçoit
    } { $coins ->
        [one] 1 pièce d’or
       *[other] { $coins } pièces d’or
    } pour la jonque { NOUN($junk, form: "her") }, encore en mer.
event-showed =
    { $you ->
        [seat] Vous montrez
       *[no] { $seat-name } montre
    } { NOUN($kind, form: "a") }.
    .each = { $you ->
        [seat] Vous montrez
       *[no] { $seat-name } montre
    } { $items }.
    .item = { NOUN($kind, form: "a") }
event-ended =
    { $reason ->
        [missions] Toutes les missions sont remplies : la partie s’achève.
        [pearl] Le China Pearl navigue sous un nouveau capitaine : la partie s’achève.
       *[rounds] La dernière manche est jouée : la partie s’achève.
    }
