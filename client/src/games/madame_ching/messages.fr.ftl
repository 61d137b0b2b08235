# Ce que dit le plateau, en plus des messages communs à la page et au terminal.

board-chart = Carte de la mer de Chine
board-my-place = Ma place
board-my-hand = Mes cartes Navigation
board-my-expedition = Mon expédition
board-my-expeditions = Mes expéditions
board-home-now = retour immédiat
board-you = vous
board-partner = votre équipier
board-round = Manche { $round }
board-last-round = Dernière manche !
board-no-cards = Aucune carte
board-no-encounters = aucune
board-no-skills = Pas encore de compétence.
board-worlds-end = LE BOUT DU MONDE
board-sealed = choisie, face cachée
board-known = Tout le monde a vu cette carte entrer dans votre main.
board-logbook-title = Cartes qui peuvent encore venir
board-logbook = Pas encore vues, dans la pioche ou dans d’autres mains : { $cards }.

## La mer

board-line = { $count ->
        [1] Première ligne pointillée : qui la franchit pioche une carte Rencontre.
       *[other] Seconde ligne pointillée : qui la franchit pioche deux cartes Rencontre.
    }
board-hong-kong = Hong Kong, 10 points pour qui y arrive en premier. Aucune expédition n’y parvient sans Pilote.
board-hong-kong-taken = Pillé par { $name }.
board-pearl = China Pearl, 5 points pour qui réunit en premier les quatre compétences ; chaque Équipage d’élite en remplace une. La partie s’achève alors avec la manche.
board-pearl-taken = { $name } le commande.
board-in-harbour = La jonque { $junk } attend sa première carte.
board-expedition = La jonque { $junk } est sur la case { $space } : { $cards }.
board-turned = { $card } (pivotée)
board-home = Rentrée maintenant, elle remplirait la mission { $missions }.
board-home-skills = Compétences à acquérir : { $skills }.
board-mission = Mission { $number } : { $reward }.
board-mission-taken = Remplie par { $name }.
board-reached = À portée maintenant : { $names }.
board-ahead = À portée de Météorologie : { $names }.
board-coins = { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
board-encounter-cards = { $count ->
        [one] { $count } carte Rencontre
       *[other] { $count } cartes Rencontre
    }

## Ce que ferait une carte

board-starts = Commence une expédition sur la case 1.
board-straight = Tout droit jusqu’à la case { $space }.
board-diagonal = En diagonale jusqu’à la case { $space } : nouvelle couleur.
board-ends = Termine l’expédition sur la case { $space } et en commence une nouvelle.
board-crosses = { $count ->
        [one] Franchit une ligne pointillée : { $count } carte Rencontre.
       *[other] Franchit une ligne pointillée : { $count } cartes Rencontre.
    }
board-plunders = Pille Hong Kong !
board-then = De là, vous pourriez rapporter la mission { $missions }.
board-then-skills = Symboles pour : { $skills }.
board-brings = Rapporte la mission { $missions }.
board-with-kite = Avec Météorologie : { $missions }.
board-teaches = Compétences à acquérir : { $skills }.
board-fortune = Fortune de mer : 1 carte Rencontre.
board-vain = Ne rapporte rien.

## Les places

board-points = Points : { $points } ({ $list }).
board-hand = { $count ->
        [0] Aucune carte Navigation.
        [one] 1 carte Navigation.
       *[other] { $count } cartes Navigation.
    }
board-has-chosen = A choisi.
board-hand-known = Vous connaissez : { $cards }.
board-hand-maybe = Peut-être : { $cards }.
board-held = { $count ->
        [0] Aucune carte Rencontre.
        [one] 1 carte Rencontre.
       *[other] { $count } cartes Rencontre.
    }
board-held-known = Vous connaissez : { $cards }.
board-skills-up = Compétences : { $list }.
board-skills-down = Utilisées : { $list }.
board-skill = face visible : { $ready }, face cachée : { $spent }, à acquérir : { $left }
board-discards = { $count ->
        [0] Défausse vide
        [one] 1 carte défaussée
       *[other] { $count } cartes défaussées
    }.
board-encounter-deck = { $count ->
        [0] La pioche des Rencontres est vide.
        [one] 1 carte dans la pioche des Rencontres.
       *[other] { $count } cartes dans la pioche des Rencontres.
    }

## Compétences et rencontres en bref

skill-cartography = Trois cartes marines. Effet : piochez une carte et gardez-en une de plus désormais.
skill-night = Trois lanternes. Effet : à votre tour, cliquez sur une carte de votre main : elle rejoint votre expédition.
skill-meteorology = Trois cerfs-volants. Effet : à la fin de votre expédition, prenez une mission jusqu’à six plus loin.
skill-combat = Trois sabres. Effet : regardez une main, prenez une carte et rendez-en une.
skill-elite = Un symbole de chaque. Remplace une compétence manquante pour le China Pearl.
encounter-ching = Ajoute un symbole de votre choix à la fin de votre expédition.
encounter-thief = Vole une gemme.
encounter-siren = Chaque adversaire pivote une carte portant ce symbole.
encounter-traitor = Vole une carte Rencontre.
encounter-sea-dog = Remet face visible vos compétences utilisées.
encounter-pilot = Rejoint votre expédition avec sa propre couleur, ou pare une agression.
encounter-oracle = Pioche trois cartes Rencontre.
encounter-merchant = À la fin, chaque gemme d’une couleur vaut 1 de plus.
encounter-treasure = Vaut son nombre à la fin.

## Questions

board-ask-junk = Quelle jonque navigue avec le { $card } ?
board-ask-mission = Votre expédition est rentrée : cliquez sur une mission éclairée de la côte.
board-ask-skills = { $learn ->
        [skill] Cliquez sur une compétence éclairée pour l’acquérir.
        [ching] Pas de compétence avec ces symboles, sauf si Madame Ching aide.
       *[none] Ces symboles ne donnent aucune compétence.
    }
board-ching-adds = Madame Ching ajoute :
board-ask-share = Nouvelle carte, { $kind }. Pour vous ou pour { $partner } ?
board-ask-turn = { $night ->
        [yes] À vous : une compétence, une rencontre, une carte de nuit ?
       *[no] À vous : une compétence ou une rencontre ?
    }
board-ask-target = { $means } : qui attaquez-vous ?
board-ask-defend = { $attacker } vous attaque : { $means }. L’annulez-vous ?
board-ask-siren = Sirènes : pivotez une de vos cartes avec { $symbol }.
board-ask-seize = La main { DE($victim) } : prenez une carte.
board-ask-return = Rendez à { $victim } une carte de votre main.
board-ask-take = Prenez une carte de l’étal.
board-ask-pass = { $must ->
        [yes] Rendez à { $partner } une carte de votre main.
       *[no] Cliquez sur une carte pour la donner à { $partner }, ou gardez tout.
    }

## La première partie guidée

guide-welcome = Vous commandez une jonque pour Madame Ching, la reine des pirates. Chaque carte vous mène plus loin en mer de Chine ; plus loin vous allez, plus riche est la mission. Le plus de points l’emporte.
guide-chart = La mer. Les colonnes comptent les cartes de l’expédition, les rangées ses couleurs : une couleur connue mène tout droit, une nouvelle en diagonale. Qui franchit une ligne pointillée pioche des cartes Rencontre.
guide-missions = Les missions sur la côte. Quand votre expédition se termine, vous prenez le plus haut nombre que votre case atteint, avec ses pièces, gemmes et rencontres.
guide-choose = Choisissez une carte en secret. La suivante devra être plus forte, donc commencez bas : une carte plus faible termine l’expédition. Pointez une carte pour voir sa case en mer.
guide-order = Toutes les cartes sont révélées ensemble. La plus haute joue en premier.
guide-fan = Votre expédition. Les cartes se chevauchent, mais nombres, couleurs et symboles comptent. Trois symboles identiques donnent une compétence, quatre différents l’Équipage d’élite.
guide-take = À la fin de votre tour, prenez une carte : une visible, que tous retiennent, ou la carte cachée.
guide-second = Deuxième manche. Les flèches sous vos cartes disent où chacune vous mène : tout droit, en diagonale, ou au port. Les jetons sur la carte montrent la même chose.
guide-help = Vous hésitez ? Demandez un conseil. Et ce qui n’est pas éclairé répond aussi : cliquez, et vous saurez pourquoi ce n’est pas possible.
guide-rivals = Les autres avec leurs expéditions, butins et compétences. Pointez leurs cartes pour lire ce que vous savez de leurs mains.
guide-on = Les règles sont ici, numérotées. Vous en savez assez pour continuer ; le guide revient quand il y a du nouveau.
guide-home = Votre expédition est rentrée. Si elle n’a rapporté ni mission ni compétence, la fortune de mer vous a donné une carte Rencontre.
guide-skills = Voyez ce que permettent les symboles : cliquez sur une compétence éclairée pour l’acquérir. Quatre compétences, chaque Équipage d’élite valant n’importe laquelle, donnent le commandement du China Pearl, et la partie s’achève.
guide-encounters = Les cartes Rencontre sont secrètes. Vous pouvez en jouer une à votre tour. Pointez une carte pour lire son effet.
guide-turn = Après avoir navigué, vous pouvez utiliser des compétences et jouer une carte Rencontre : ce qui est éclairé se clique. Puis passez à la prise.
guide-attacked = Quelqu’un vous attaque. Un Pilote annule l’agression. La question est posée à quiconque tient une carte Rencontre : elle ne trahit donc rien.

## Le plateau en texte

view-phase = phase
view-seats = places
view-round = manche
view-rounds = dernière manche possible
view-fortune = cartes qu’il faut pour la fortune de mer
view-cards = cartes
view-spaces = cases
view-expeditions = expéditions
view-missions = missions libres
view-fulfilled = missions remplies
view-worth = points
view-display = étal
view-deck = cartes dans la pioche
view-discards = défausse
view-unseen = pas encore vues
view-encounter_deck = rencontres dans la pioche
view-encounter_discards = rencontres défaussées
view-unseen_encounters = rencontres pas encore vues
view-skills = compétences à acquérir
view-supply = réserve
view-turns = ordre des tours
view-hand = main
view-maybe = peut-être en main
view-open = vues de tous
view-sealed = face cachée
view-chosen = choisies
view-hand_size = cartes en main
view-encounters_size = cartes Rencontre
view-encounters = rencontres
view-ready = compétences visibles
view-spent = compétences utilisées
view-gems = gemmes
view-coins = pièces
view-junks = expéditions
view-points = points
view-played = rencontre jouée
view-hidden = carte cachée
view-last = ce qui met fin à la partie
view-attack = agression
view-pearl = capitaine du China Pearl
view-hong_kong = conquérant de Hong Kong
view-fresh = nouvelle rencontre
view-teams = équipes
view-partner = équipier
view-means = par
view-seat = place
view-symbol = symbole
view-targets = cibles
view-victim = contre
view-ahead = missions devant
view-course = route
view-space = case
view-symbols = symboles
view-turned = cartes pivotées
view-coin = pièces
view-card = carte
view-done = a joué
view-junk = jonque
view-now = en cours
last-rounds = le nombre de manches
last-missions = les missions qui manquent
last-pearl = le China Pearl

finale-coins = On compte les pièces d’or.
finale-blue = On compte les gemmes bleues.
finale-red = On compte les gemmes rouges.
finale-white = On compte les gemmes blanches.
finale-skills = Chaque compétence compte, utilisée ou non.
finale-pearl = Le China Pearl compte pour son capitaine.
finale-hong-kong = Hong Kong compte pour qui l’a pillé.
finale-merchants = On montre les Négociants : chacun renchérit les gemmes d’une couleur.
finale-treasures = On montre les trésors sacrés.
finale-partner = Les équipiers additionnent leurs points.
