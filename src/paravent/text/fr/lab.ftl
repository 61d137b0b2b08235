# Le laboratoire : match, fuzz, perft, signature, playthrough, new-game.

## Communs à plusieurs commandes

lab-arg-game = La clé du jeu ; « paravent games » les énumère.
lab-opt-seed = Un texte quelconque ; la même graine donne les mêmes parties.
lab-opt-options = Variantes, par exemple bids=2.
lab-opt-players = Nombre de joueurs.
lab-opt-jobs = Processus qui se partagent le travail ; le résultat n’en dépend pas.
lab-opt-ray = Partager le travail avec une grappe Ray à cette adresse (hôte:port, ray://hôte:port, ou « nearest » pour celle qui tourne ici) ; le résultat n’en dépend pas.
lab-opt-write = Écrire dans ce fichier plutôt qu’à l’écran.
lab-opt-notebook = Garder ce qui est fini dans ce fichier ; la même commande le reprend plus tard.
lab-metavar-folder = DOSSIER
lab-help = Tournois de robots, rapports sur l’équilibre, et ce qui renforce les robots : régler les évaluations, trouver des problèmes.
lab-stopped = Arrêté ; avec --save, la même commande reprend ici.
lab-opt-counts = Nombres de joueurs, par exemple 2,3 ; le plus petit s’il n’y en a pas.
lab-opt-variants = Variantes, par exemple bids=2 ; à répéter pour chaque ensemble à jouer.
lab-opt-results = Garder tout dans ce dossier ; la même commande le reprend plus tard.
lab-opt-again = Refaire ce que demande ce manifeste de résultats antérieurs.
lab-stopped-results = Arrêté ; avec --out, la même commande reprend ici.
lab-by-the-clock = Ces robots regardent la montre, leurs parties ne peuvent donc pas être refaites à l’identique : { $bots }. Un robot comme search-2000 le peut.
metavar-key = CLÉ
lab-count = { $number }
lab-written = Écrit : { $path }

## paravent match

match-help = Faire jouer des robots les uns contre les autres, chaque donne une fois pour chaque rotation des places.
match-opt-bots = Un robot par place, par exemple strong,greedy,greedy ; search-2000 réfléchit par autant de simulations. Un robot à vous : module:Classe, ou cmd: et la commande d’un programme.
match-opt-games = Combien de parties, arrondi à des rotations entières.
match-opt-save = Écrire une ligne de JSON par partie dans ce nouveau fichier.
match-opt-logs = Enregistrer le journal de chaque partie dans ce nouveau dossier.
match-playing = Parties
match-stopped = Arrêté : le tableau montre les parties terminées.
match-bot = Robot
match-failures = Abandons
match-failure = { $reason } ({ $times ->
    [one] 1 partie perdue
   *[other] { $times } parties perdues
} ainsi)
match-wins = Victoires
match-interval = Intervalle à 95 %
match-score = Points en moyenne
match-time = Par décision
match-summary = { $games } parties : { $rounds } { $rounds ->
        [one] donne
       *[other] donnes
    }, { $seats } rotations chacune, graine { $seed }. Un robot qui ne vaut pas mieux que les autres gagnerait { $fair } ; une victoire commune est partagée.
mistake-too-few-bots = Un match demande au moins deux robots ; --bots en nomme { $bots }.

## paravent ladder

ladder-help = Fait jouer chaque niveau contre celui d’en dessous.
ladder-opt-games = Parties pour chaque paire de niveaux, arrondi à des rotations entières.
ladder-opt-players = Nombres de joueurs, par exemple 2,4 ; sinon deux, et quatre ou le plus possible.
ladder-opt-pace = Simulations par seconde au lieu de la montre, pour les niveaux qui la regardent.
ladder-opt-markdown = Sous forme de tableau pour la documentation.
ladder-players = Joueurs
ladder-level = Niveau
ladder-below = Contre
ladder-games = Parties

## paravent lab

tune-help = Apprend ce que comptent les parties de l’évaluation d’un jeu, de robots qui jouent contre eux-mêmes.
tune-opt-games = Parties dont apprendre.
tune-opt-bot = Qui les joue.
tune-opt-judge = Jouer ensuite autant de parties, sur d’autres donnes, avec ces poids contre aucun.
tune-playing = Parties
tune-judging = Épreuve
tune-judged = Avec ces poids, une recherche gagne { $wins } des parties sur d’autres donnes ({ $low } à { $high } ; parties : { $games }).
puzzles-help = Cherche des problèmes dans des parties de robots : un coup est nettement le meilleur, et le robot glouton ne le voit pas.
puzzles-opt-count = Combien il doit y en avoir, avec ceux qui s’y trouvent déjà.
puzzles-opt-write = Les écrire dans ce dossier plutôt que dans celui du projet.
puzzles-opt-explain = Dire à nouveau ce qui plaide pour les solutions des problèmes déjà là, sans en chercher d’autres.
puzzles-looking = Recherche de problèmes
puzzles-explaining = Explication des problèmes
mistake-nothing-to-tune = L’évaluation de { $game } n’a qu’une partie : il n’y a rien à régler.
mistake-not-a-notebook = { $path } ne contient pas de travail qui puisse être repris.
mistake-other-notebook = { $path } contient un autre travail ; choisissez un autre nom, ou le jeu, la graine et les nombres avec lesquels il a été commencé.

## paravent lab tournament

tournament-help = Fait jouer tous les groupes de robots, sur les mêmes donnes et en tournant, jusqu’à savoir qui est le meilleur.
tournament-opt-bots = Les robots, par exemple strong,greedy,random ; aussi module:Classe, ou cmd: et une commande.
tournament-opt-games = Au plus tant de parties de chaque groupe, arrondi à des rotations entières.
tournament-opt-error = Le risque qu’un verdict soit faux ; un duel finit quand il est tranché. Avec 0, toutes les parties sont jouées.
tournament-opt-margin = Des robots qui finissent l’un devant l’autre aussi souvent, à cette part près, sont dits égaux ; avec 0, aucun.
tournament-rating = Cote
tournament-ahead = Devant
tournament-bounds = À tout moment
tournament-rounds = Donnes
tournament-verdict = Verdict
tournament-above = meilleur
tournament-below = moins bon
tournament-even = égal
tournament-open = ouvert
tournament-summary = { $games } { $games ->
        [one] partie
       *[other] parties
    }, graine { $seed }. Devant : combien de fois un robot finit avant l’autre, une égalité comptant pour moitié ; les bornes valent pour tous les duels ensemble, à tout moment.

## paravent fuzz

fuzz-help = Jouer des parties au hasard, parfois avec de mauvais messages à la table, et chercher des fautes ; chacune est enregistrée comme journal.
fuzz-arg-game = La clé du jeu ; tous les jeux si elle manque.
fuzz-opt-games = Parties pour chaque mise en place.
fuzz-opt-seconds = S’arrêter après tant de secondes, quoi que dise --games.
fuzz-opt-into = Dossier pour les journaux des fautes.
fuzz-playing = Parties au hasard
fuzz-stopped = Arrêté : le tableau montre ce qui est terminé.
fuzz-found = Faute : { $fault } La partie est enregistrée dans { $path }.
fuzz-died = Un processus s’est effondré dans { $game }, { $setup }, entre les parties { $first } et { $last } de la graine { $seed }.
fuzz-setup = Mise en place
fuzz-total = Toutes
fuzz-games = Parties
fuzz-acts = Coups
fuzz-tables = Tables
fuzz-refused = Refusés
fuzz-undone = Annulés
fuzz-faults = Fautes
fuzz-summary = { $games } { $games ->
        [one] partie
       *[other] parties
    } en { $seconds } s.
fuzz-verdict = { $faults ->
        [0] Aucune faute trouvée.
        [one] Une faute trouvée.
       *[other] { $faults } fautes trouvées.
    }

fault-dead-end = La place { $seat } doit agir mais n’a aucun choix.
fault-unsorted-offers = Les choix de la place { $seat } ne sont pas croissants et uniques : { $offers }.
fault-no-weight = Un coup du hasard n’a pas de poids : { $weights }.
fault-too-long = La partie a plus de { $longest } coups.
fault-census = On compte { $found } « { $name } » au lieu de { $expected }.
fault-recount = Les scores { $scores } sont contestés par le recomptage : { $recounted }.
fault-tallies = Les scores { $scores } ne sont pas la somme de leurs parties : { $added }.
fault-crash = Le moteur s’est effondré : { $error } ({ $text }).
fault-accepted = La table a accepté « { $act } » de la place { $seat } après { $seen } coups, ce qui n’est pas permis.
fault-changed = La table a refusé « { $act } » de la place { $seat } après { $seen } coups, et pourtant elle a changé.
fault-wrong-refusal = La table a refusé « { $act } » de la place { $seat } de la mauvaise façon : { $answer }.
fault-no-reason = La table a refusé « { $act } » de la place { $seat } sans donner de raison.
fault-undo-tells = La place { $seat } a pu reprendre un coup alors que quelque chose avait été distribué ou révélé depuis.
fault-undo-differs = Après une annulation par la place { $seat }, la partie n’est pas ce qu’elle était avant.
fault-replay-differs = Le journal, rejoué, donne une autre partie.
fault-unfair-deal = Une carte n’a pas été distribuée d’après la graine.

## paravent perft

perft-help = Compter toutes les suites de coups jusqu’à une profondeur, un nombre qui trahit tout changement des règles.
perft-opt-depth = Longueur des suites.
perft-opt-after = Coups joués avant, séparés par « ; », par exemple "reveal peasant; 0 bid 7".
perft-opt-write = Ajouter les comptes à ce fichier, comme ligne que les tests contrôlent.
perft-opt-id = Le nom de cette ligne.
perft-depth = profondeur { $depth } : { $count }
mistake-perft-line = La ligne { $line } du fichier perft n’a pas de sens : « { $text } ».

## paravent signature

signature-help = Afficher un seul nombre pour toutes les règles d’un jeu ; un remaniement le laisse, un changement des règles le change.
signature-arg-game = La clé du jeu ; tous les jeux si elle manque.
signature-opt-write = Enregistrer les nombres dans tests/signature.json.
signature-same = (comme enregistré)
signature-changed = (changé)
signature-new = (pas encore enregistré)
mistake-signatures-malformed = { $path } ne contient pas un nombre pour chaque jeu.

## paravent playthrough

playthrough-help = Afficher une partie entière au hasard : chaque coup, chaque choix, chaque vue, à comparer avec une précédente.
playthrough-opt-players = Nombre de joueurs ; le plus petit possible s’il manque.

## paravent new-game

new-game-help = Commencer un nouveau jeu : un petit jeu qui marche et passe tous les tests, à changer pas à pas.
new-game-arg-key = La clé du jeu : minuscules sans accent, chiffres et « _ », par exemple petites_iles.
new-game-opt-title = Le titre du jeu ; tiré de la clé s’il manque.
new-game-opt-into = Le dossier du projet ; celui où vous êtes s’il manque.
new-game-written = { $title } est écrit ; { $files } nouveaux fichiers :
new-game-next = Lancez maintenant « make check » et « make test », voyez-le avec « make play », puis changez les règles dans { $rules }.
mistake-bad-key = « { $key } » ne peut pas être la clé d’un jeu : utilisez de 2 à 24 minuscules sans accent, chiffres et « _ », une lettre d’abord.
mistake-game-exists = Il y a déjà un jeu « { $key } » dans { $path } ; rien n’a été changé.
mistake-bad-title = Un titre tient sur une ligne de 40 signes au plus, sans guillemets droits, accolades ni barres obliques inverses ; « { $title } » n’en est pas un.
mistake-rest-failed = Le jeu { $key } est écrit, mais ce que les outils en tirent n’a pas pu être fait : { $detail }

## Erreurs de plusieurs commandes

mistake-no-project = { $path } n’est pas dans l’arbre du projet : aucun pyproject.toml de Paravent ne s’y trouve, ni au-dessus.
mistake-already-there = { $path } existe déjà et est resté tel quel ; choisissez un autre nom.
mistake-too-small = { $name } doit valoir au moins { $least }, pas { $value }.
mistake-worker-died = Des processus de ce travail sont morts plusieurs fois au même endroit ; ce qui était fini avant est gardé.
mistake-no-extra = Il faut pour cela le paquet { $package }, qui n’est pas installé : pip install "paravent[{ $extra }]".
mistake-no-cluster = Il n’y a pas de grappe Ray à l’adresse { $address }.
mistake-other-worker = La grappe a un autre Paravent pour { $game } ({ $found }) ; celui d’ici est { $now } : installez le même sur chacune de ses machines.
mistake-other-version = { $path } a été commencé avec d’autres versions ({ $found }) ; celles d’ici sont { $now } : choisissez un autre dossier.
mistake-not-results = { $path } n’est pas un dossier de tels résultats, et il n’est pas vide ; rien n’y a été changé.
mistake-not-a-manifest = { $path } n’est pas un manifeste de tels résultats.
mistake-not-a-share = { $name } doit valoir au moins 0 et moins de { $most }, pas { $value }.
