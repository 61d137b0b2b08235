# Ce que dit le plateau, en plus des messages communs à la page et au terminal.

board-chart = Carte de la mer de Chine
board-my-place = Ma place
board-my-hand = Mes cartes Navigation
board-my-expedition = Mon expédition
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

## La mer

board-line = { $count ->
        [1] Première ligne pointillée : qui la franchit pioche une carte Rencontre.
       *[other] Seconde ligne pointillée : qui la franchit pioche deux cartes Rencontre.
    }
board-hong-kong = Hong Kong, 10 points pour qui y arrive en premier. Aucune expédition n’y parvient sans Pilote.
board-hong-kong-taken = Pillé par { $name }.
board-in-harbour = La jonque { $junk } attend sa première carte.
board-expedition = La jonque { $junk } est en { $space } : { $cards }.
board-turned = { $card } (retournée)
board-home = Rentrée maintenant, elle remplirait la mission { $missions }.
board-home-skills = Compétences à apprendre : { $skills }.
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

board-starts = Commence une expédition en case 1.
board-straight = Tout droit jusqu’en { $space }.
board-diagonal = En diagonale jusqu’en { $space } : nouvelle couleur.
board-ends = Termine l’expédition en { $space } et en commence une nouvelle.
board-crosses = { $count ->
        [one] Franchit une ligne pointillée : { $count } carte Rencontre.
       *[other] Franchit une ligne pointillée : { $count } cartes Rencontre.
    }
board-plunders = Pille Hong Kong !
board-then = De là, vous pourriez rapporter la mission { $missions }.
board-then-skills = Symboles pour : { $skills }.
board-brings = Rapporte la mission { $missions }.
board-with-kite = Avec Météorologie : { $missions }.
board-teaches = Compétences à apprendre : { $skills }.
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
board-skill = { $ready } face visible, { $spent } utilisée(s), { $left } à apprendre
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
skill-night = Trois lanternes. Effet : à votre tour, cliquez une carte de votre main, elle rejoint votre expédition.
skill-meteorology = Trois cerfs-volants. Effet : à la fin de votre expédition, prenez une mission jusqu’à six plus loin.
skill-combat = Trois sabres. Effet : regardez une main, prenez une carte et rendez-en une.
skill-elite = Un symbole de chaque. Remplace une compétence manquante pour le China Pearl.
encounter-ching = Ajoute un symbole de votre choix à la fin de votre expédition.
encounter-thief = Vole une gemme.
encounter-siren = Chaque adversaire retourne une carte portant ce symbole.
encounter-traitor = Vole une carte Rencontre.
encounter-sea-dog = Remet face visible vos compétences utilisées.
encounter-pilot = Rejoint votre expédition avec sa propre couleur, ou pare une agression.
encounter-oracle = Pioche trois cartes Rencontre.
encounter-merchant = À la fin, chaque gemme d’une couleur vaut 1 de plus.
encounter-treasure = Vaut son nombre à la fin.

## Questions

board-ask-junk = Quelle jonque navigue avec la { $card } ?
board-ask-mission = Votre expédition est rentrée : cliquez une mission éclairée sur la côte.
board-ask-skills = Apprenez : cliquez une compétence éclairée.
board-ask-share = { $kind } : pour vous ou pour { $partner } ?
board-ask-turn = { $night ->
        [yes] À vous : une compétence, une rencontre, une carte de nuit ?
       *[no] À vous : une compétence ou une rencontre ?
    }
board-ask-target = { $means } : qui attaquez-vous ?
board-ask-defend = { $attacker } vous attaque : { $means }. L’annulez-vous ?
board-ask-siren = Sirènes : retournez une de vos cartes avec { $symbol }.
board-ask-seize = La main de { $victim } : prenez une carte.
board-ask-return = Rendez à { $victim } une carte de votre main.
board-ask-take = Prenez une carte de l’étal.
board-ask-pass = { $must ->
        [yes] Rendez à { $partner } une carte de votre main.
       *[no] Cliquez une carte pour la donner à { $partner }, ou gardez tout.
    }
