# Madame Ching en français. NOUN, PHASE et VERB cherchent les messages noun-..., phase-..., verb-...

title = Madame Ching
blurb = Voguez toujours plus loin en mer de Chine, une carte après l’autre : butins, compétences et commandement du China Pearl.

## Symboles, compétences, couleurs, jonques, gemmes

noun-map = carte marine
    .a = une carte marine
    .many = cartes marines
noun-lantern = lanterne
    .a = une lanterne
    .many = lanternes
noun-kite = cerf-volant
    .a = un cerf-volant
    .many = cerfs-volants
noun-sword = sabre
    .a = un sabre
    .many = sabres

noun-cartography = Cartographie
noun-night = Navigation nocturne
noun-meteorology = Météorologie
noun-combat = Combat
noun-elite = Équipage d’élite

noun-white = blanc
    .letter = Bc
    .gem = gemme blanche
    .gems = gemmes blanches
noun-light-blue = bleu clair
    .letter = C
noun-green = vert
    .letter = V
noun-yellow = jaune
    .letter = J
    .her = jaune
noun-red = rouge
    .letter = R
    .her = rouge
    .gem = gemme rouge
    .gems = gemmes rouges
noun-dark-blue = bleu foncé
    .letter = F
noun-blue = bleu
    .letter = Bl
    .her = bleue
    .gem = gemme bleue
    .gems = gemmes bleues
noun-beige = beige
    .her = beige
noun-pearl = China Pearl
noun-hong-kong = Hong Kong

## Cartes Rencontre

noun-ching = Madame Ching
    .a = Madame Ching
noun-thief = Voleur
    .a = un Voleur
noun-siren = Sirène
    .a = une Sirène
noun-siren-map = Sirène (carte marine)
    .a = une Sirène (carte marine)
noun-siren-lantern = Sirène (lanterne)
    .a = une Sirène (lanterne)
noun-siren-kite = Sirène (cerf-volant)
    .a = une Sirène (cerf-volant)
noun-siren-sword = Sirène (sabre)
    .a = une Sirène (sabre)
noun-traitor = Traître
    .a = un Traître
noun-sea-dog = Vieux loup de mer
    .a = un Vieux loup de mer
noun-pilot = Pilote
    .letter = P
    .a = un Pilote sans symbole
noun-pilot-map = Pilote (carte marine)
    .a = un Pilote (carte marine)
noun-pilot-lantern = Pilote (lanterne)
    .a = un Pilote (lanterne)
noun-pilot-kite = Pilote (cerf-volant)
    .a = un Pilote (cerf-volant)
noun-pilot-sword = Pilote (sabre)
    .a = un Pilote (sabre)
noun-oracle = Oracle
    .a = un Oracle
noun-merchant = Négociant
    .a = un Négociant
noun-treasure-1 = Trésor sacré (1)
    .a = un Trésor sacré de valeur 1
noun-treasure-2 = Trésor sacré (2)
    .a = un Trésor sacré de valeur 2
noun-treasure-3 = Trésor sacré (3)
    .a = un Trésor sacré de valeur 3

## Cases : leur numéro, puis cartes et couleurs

noun-1x1 = 1 (1×1)
noun-2x1 = 2 (2×1)
noun-3x1 = 3 (3×1)
noun-4x1 = 4 (4×1)
noun-5x1 = 5 (5×1)
noun-6x1 = 6 (6×1)
noun-7x1 = 7 (7×1)
noun-8x1 = 8 (8×1)
noun-2x2 = 4 (2×2)
noun-3x2 = 6 (3×2)
noun-4x2 = 8 (4×2)
noun-5x2 = 10 (5×2)
noun-6x2 = 12 (6×2)
noun-7x2 = 14 (7×2)
noun-8x2 = 16 (8×2)
noun-3x3 = 9 (3×3)
noun-4x3 = 12 (4×3)
noun-5x3 = 15 (5×3)
noun-6x3 = 18 (6×3)
noun-7x3 = 21 (7×3)
noun-8x3 = 24 (8×3)
noun-4x4 = 16 (4×4)
noun-5x4 = 20 (5×4)
noun-6x4 = 24 (6×4)
noun-7x4 = 28 (7×4)
noun-8x4 = 32 (8×4)
noun-5x5 = 25 (5×5)
noun-6x5 = 30 (6×5)
noun-7x5 = 35 (7×5)
noun-8x5 = 40 (8×5)
noun-6x6 = 36 (6×6)
noun-7x6 = 42 (7×6)
noun-8x6 = 48 (8×6)
noun-7x7 = 49 (7×7)
noun-8x7 = 56 (8×7)

## Phases : ce qui se passe

phase-missions = Missions
    .now = on place les missions
phase-hands = Premières mains
    .now = on distribue les premières cartes
phase-display = Étal
    .now = on dispose les cartes de la manche
phase-choose = Choix
    .now = chacun choisit une carte
phase-junk = Jonque
    .now = on choisit la jonque de la carte
phase-mission = Mission
    .now = on choisit une mission
phase-skills = Compétences
    .now = on acquiert des compétences
phase-launch = Nouvelle expédition
    .now = une nouvelle expédition part
phase-meet = Rencontre
    .now = on pioche une carte Rencontre
phase-share = Rencontre
    .now = une carte Rencontre peut aller à l’équipier
phase-turn = Compétences et rencontres
    .now = on peut utiliser compétences et cartes Rencontre
phase-target = Agression
    .now = on choisit une victime
phase-defend = Agression
    .now = la victime peut annuler l’agression
phase-siren = Sirènes
    .now = on choisit une carte pour les Sirènes
phase-seize = Combat
    .now = on regarde une main
phase-return = Combat
    .now = on rend une carte
phase-gem = Voleur
    .now = le Voleur saisit une gemme
phase-loot = Traître
    .now = le Traître saisit une carte
phase-supply = Pioche
    .now = on prend une carte de la pioche
phase-take = Prise
    .now = on prend une carte de l’étal
phase-pass = Équipiers
    .now = une carte peut aller à l’équipier
phase-over = La fin
    .now = la partie est finie

## Questions : ce que l’on peut faire

prompt-choose = Choisissez une carte Navigation, face cachée.
    .more = Une carte plus forte que la dernière de votre expédition mène la jonque une case plus loin, tout droit avec une couleur déjà là, en diagonale avec une nouvelle. Une carte plus faible termine l’expédition et commence la suivante. La carte la plus forte de la table joue la première.
prompt-junk = Pour laquelle de vos jonques est cette carte ?
    .more = Votre autre carte de la manche ira à l’autre jonque.
prompt-mission = Votre expédition s’achève : choisissez votre mission.
    .more = Vous prenez le plus grand numéro que votre jonque a atteint. La Météorologie, si elle est visible, atteint aussi jusqu’à six de plus.
prompt-skills = Votre expédition s’achève : quelles compétences tirez-vous de ses symboles ?
    .more = Trois symboles identiques donnent leur compétence, quatre différents l’Équipage d’élite ; chaque symbole compte une fois. Madame Ching peut en ajouter un. Dites quand vous avez fini.
prompt-share = Garder cette carte Rencontre ou la donner à votre équipier ?
    .more = Personne d’autre ne voit de quelle carte il s’agit.
prompt-turn = Utilisez des compétences, jouez une carte Rencontre, ou passez à la prise.
    .more = Plusieurs compétences par tour sont permises, mais une seule carte Rencontre.
prompt-target = Qui attaquez-vous ?
    .more = Seuls peuvent être choisis les joueurs qui ont ce que vous cherchez.
prompt-defend = On vous attaque : annuler avec un Pilote, ou laisser faire ?
    .more = La question est posée à quiconque tient une carte Rencontre, avec ou sans Pilote.
prompt-siren = Les Sirènes chantent : quelle carte pivotez-vous ?
    .more = Elle garde son numéro et sa couleur, mais son symbole ne donne plus de compétence.
prompt-seize = Vous voyez toute la main : prenez une carte.
    .more = Vous vous souviendrez de ce que vous avez vu. En échange, vous rendrez une carte.
prompt-return = Rendez une carte de votre main.
    .more = Ce peut être celle que vous venez de prendre.
prompt-take = Prenez une carte : une de l’étal ou la carte cachée.
    .more = Tous voient quelle carte visible vous prenez, et s’en souviendront.
prompt-pass = Une carte pour votre équipier.
    .more = Le premier d’une équipe à piocher peut donner n’importe quelle carte ; l’équipier doit alors en rendre une dans la même manche.

## Actes. $thing est ce qui suit le verbe, $first à $third ses mots

act-place = Placer la mission { NOUN($thing, form: "mission") }
    .rule = R2.1
act-deal = Distribuer la carte { $thing }
    .rule = R3.2
act-meet = Piocher { NOUN($thing, form: "a") }
    .rule = R8.1
act-steal = Voler une { NOUN($thing, form: "gem") }
    .rule = R8.3
act-lose = Perdre { NOUN($thing, form: "a") }
    .rule = R8.5
act-choose = Choisir le { $thing }
    .rule = R3.3
act-sail = Naviguer avec la jonque { NOUN($thing, form: "her") }
    .rule = R13.3
act-claim = Prendre la mission { NOUN($thing, form: "mission") }
    .rule = R5.1
act-pass = Ne prendre aucune mission
    .rule = R7.6
act-learn = Acquérir : { NOUN($thing) }
    .rule = R6.1
act-ching = Madame Ching ajoute { NOUN($thing, form: "a") }
    .rule = R8.2
act-add = Navigation nocturne avec le { $thing }
    .rule = R7.3
act-use = Utiliser : { NOUN($thing) }
    .rule = R7.1
act-play = Jouer { NOUN($thing, form: "a") }
    .rule = R8.1
act-attack = Attaquer le joueur { NOUN($thing) }
    .rule = R9.1
act-cancel = Annuler avec { NOUN($thing, form: "a") }
    .rule = R9.2
act-accept = Laisser faire
    .rule = R9.2
act-turn = Pivoter : { NOUN($thing) }
    .rule = R8.4
act-take =
    { $thing ->
        [hidden] Prendre la carte cachée
       *[other] Prendre le { $thing }
    }
    .rule = R10.1
act-give = Donner le { $thing }
    .rule = R12.2
act-share = La donner à mon équipier
    .rule = R12.3
act-keep = La garder
    .rule = R12.2
act-done = Terminé
    .rule = R3.5

verb-place = placer une mission
verb-deal = distribuer une carte
verb-meet = piocher une carte Rencontre
verb-steal = voler une gemme
verb-lose = perdre une carte
verb-choose = choisir une carte
verb-sail = choisir une jonque
verb-claim = prendre une mission
verb-pass = renoncer à une mission
verb-learn = acquérir une compétence
verb-ching = jouer Madame Ching
verb-add = naviguer de nuit
verb-use = utiliser une compétence
verb-play = jouer une carte Rencontre
verb-attack = choisir une victime
verb-cancel = annuler une agression
verb-accept = subir une agression
verb-turn = pivoter une carte
verb-take = prendre une carte
verb-give = donner une carte
verb-share = donner une carte Rencontre
verb-keep = garder une carte
verb-done = terminer cette étape

## Raisons : pourquoi un acte est refusé

reason-wrong-phase = Ce n’est pas le moment { DE(VERB($verb)) } : { PHASE($phase, form: "now") }.
reason-none-left = Il n’en reste plus à piocher.
reason-already-chosen = Vous avez déjà choisi le { $card } cette manche-ci.
reason-not-in-hand = Vous n’avez pas le { $card } en main.
reason-not-your-junk = La jonque { NOUN($junk, form: "her") } n’est pas à vous.
reason-mission-taken = Cette mission { $number } est déjà remplie.
reason-mission-absent = Cette mission { $number } n’est pas dans la partie.
reason-mission-far = La mission { $number } est à plus de six de la case { $space } : même la Météorologie n’y mène pas.
reason-needs-meteorology = La mission { $number } est au-delà de la case { $space } : il faut la Météorologie, face visible.
reason-mission-lower = La mission { $number } est trop basse : vous devez prendre une mission { $best }, la plus haute atteinte.
reason-mission-obligatory = Vous avez atteint la mission { $number } et devez en prendre une.
reason-skill-gone = Il ne reste aucune carte de la compétence { NOUN($skill) }.
reason-symbol-missing = L’Équipage d’élite demande un symbole de chaque, et il manque { NOUN($symbol, form: "a") }.
reason-too-few-symbols = Il faut trois { NOUN($symbol, form: "many") }, et vous en avez { $count } à employer.
reason-already-played = Vous avez déjà joué une carte Rencontre ce tour-ci.
reason-not-held = Vous n’avez pas cette carte en main : { NOUN($kind) }.
reason-skill-spent = Votre compétence { NOUN($skill) } est face cachée : elle a servi.
reason-skill-missing = Vous n’avez pas la compétence { NOUN($skill) }.
reason-worlds-end = Votre jonque est au bout du monde : l’expédition a huit cartes.
reason-no-cards-left = Ni la pioche ni la défausse n’ont plus de carte.
reason-no-victim = Personne n’a rien à y perdre.
reason-pilot-after-return = Vous avez terminé une expédition ce tour-ci : le Pilote doit attendre.
reason-nothing-spent = Toutes vos compétences sont déjà face visible.
reason-attack-self = On ne peut pas s’attaquer soi-même.
reason-attack-partner = On ne peut pas attaquer son équipier.
reason-nothing-to-take = Il n’y a rien à prendre au joueur { NOUN($junk) }.
reason-not-turnable = Les Sirènes demandent une de vos cartes en mer, non pivotée, avec { NOUN($symbol, form: "a") } ; ce n’est pas le cas de { NOUN($card) }.
reason-not-in-that-hand = Cette carte n’est pas dans la main que vous regardez.
reason-hidden-gone = La carte cachée est déjà prise.
reason-not-on-display = Le { $card } n’est pas à l’étal.
reason-must-return = Votre équipier vous a donné une carte cette manche-ci : vous devez en rendre une.

## Les parts de ce que vaut une position, dans les conseils

part-loot = pièces, gemmes et autres points
part-skills = les compétences et le China Pearl
part-encounters = les cartes Rencontre en main
part-expedition = ce que promet l’expédition
part-partner = la situation de l’équipier

## Options

option-teams = Équipes
    .more = Si quatre joueurs forment deux équipes.
option-teams-no = chacun pour soi
    .more = Chacun navigue pour son propre compte.
option-teams-yes = deux contre deux
    .more = Les équipiers se font face, peuvent échanger des cartes et ajoutent leurs points.
option-fortune = Fortune de mer
    .more = Ce qui console d’une expédition sans mission ni compétence.
option-fortune-1 = pour toute expédition sans gain
    .more = On pioche une carte Rencontre, même pour une seule carte.
option-fortune-2 = à partir de deux cartes
    .more = On ne pioche une carte Rencontre que si l’expédition avait deux cartes ou plus.

## D’où viennent les points

tally-coins = Pièces d’or
tally-blue = Gemmes bleues
tally-red = Gemmes rouges
tally-white = Gemmes blanches
tally-skills = Compétences
tally-pearl = China Pearl
tally-hong-kong = Hong Kong
tally-merchants = Négociants
tally-treasures = Trésors sacrés
tally-partner = Points de l’équipier

## Sur la table

table-round = Manche { $round }
table-deck = { $count ->
        [0] La pioche est vide
        [one] 1 carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
table-display = Étal
table-hand = Main
table-encounters = Rencontres
table-skills = Compétences
table-turns = Tours
table-maybe = peut-être
table-harbour = au port
table-points = { $points } { $points ->
        [one] point
       *[other] points
    }
