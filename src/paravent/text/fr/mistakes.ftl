# Ce que quelqu’un a mal fait : une phrase chacun, trouvée par le code de l’erreur.

## La ligne de commande

mistake-unknown-language = Il n’y a pas de langue « { $lang } » ; choisissez parmi { $known }.
mistake-unknown-command = Il n’y a pas de commande « { $command } » ; les commandes sont { $known }.
mistake-unknown-flag = Il n’y a pas d’option « { $flag } » ici ; « { $help } » montre celles qui existent.
mistake-missing-value = L’option « { $flag } » demande une valeur.
mistake-missing-argument = Il manque « { $argument } » ; « { $help } » montre ce qu’il faut.
mistake-bad-value = « { $argument } » n’accepte pas la valeur donnée ; « { $help } » montre ce qu’il faut.
mistake-too-many-arguments = La ligne de commande a plus de mots que la commande n’en prend ; « { $help } » montre ce qu’il faut.

## La mise en place

mistake-unknown-game = Il n’y a pas de jeu « { $game } » ; les jeux sont { $known }.
mistake-wrong-players = { $game } se joue de { $fewest } à { $most } joueurs.
mistake-wrong-seats = Une partie à { $players } { $players ->
        [one] joueur
       *[other] joueurs
    } ne peut pas avoir { $seats } { $seats ->
        [one] place
       *[other] places
    }.
mistake-bot-not-found = Impossible d’obtenir le robot « { $bot } » : { $error }.
mistake-bot-no-command = « { $bot } » ne nomme aucune commande ; écrivez-la après les deux-points, comme cmd:./monrobot.
mistake-bot-cannot-choose = Le robot « { $bot } » n’a pas de méthode choose(outlook, rng).
mistake-bot-raised = Le robot « { $bot } » a échoué : { $error }.
mistake-bot-illegal = Le robot « { $bot } » a choisi « { $act } », ce qui n’est pas permis.
mistake-bot-died = Le robot « { $bot } » s’est arrêté au milieu d’une partie.
mistake-bot-silent = Le robot « { $bot } » n’a pas répondu en { $seconds } secondes.
mistake-bot-flooded = Le robot « { $bot } » a écrit plus que la seule ligne demandée.
mistake-bot-nonsense = Le robot « { $bot } » a répondu « { $line } » au lieu d’une action.
mistake-unknown-bot = Il n’y a pas de joueur « { $bot } » ; une place accueille human ou l’un de { $known }.
mistake-wrong-budget = « { $bot } » ne peut pas réfléchir : il faut de 1 à { $most } simulations.
mistake-visitor-in-save = La sauvegarde fait jouer « { $bot } », un robot venu d’ailleurs. Un fichier ne peut pas en amener : nommez-le avec --seats.
mistake-not-an-invitation = « { $link } » n’est pas un lien vers une table ; un tel lien ressemble à http://127.0.0.1:8411/#/table/code/invitation.
mistake-only-programs-sit = « { $bot } » ne peut pas s’asseoir à la table d’un serveur : seul un programme le peut, écrit « cmd:commande ».
mistake-server-refused = Le serveur dit : { $text }
mistake-server-away = { $server } ne répond pas : { $error }.
mistake-malformed-seat = « { $seat } » n’est pas une place ; écrivez par exemple human, strong ou human:Ana.
mistake-unknown-option = Il n’y a pas d’option « { $option } » ; ce jeu connaît { $known }.
mistake-unknown-value = L’option « { $option } » ne peut pas valoir « { $value } » ; elle peut valoir { $known }.
mistake-impossible-value = À { $players } joueurs, l’option « { $option } » ne peut pas valoir « { $value } », seulement { $possible }.
mistake-wrong-pick = Pour l’option « { $option } », choisissez-en { $pick } différents, par exemple { $example }.
mistake-excluded-values = { $option }={ $value } et { $other }={ $other_value } ne vont pas ensemble ({ $rule }).
mistake-malformed-option = « { $text } » n’est pas une option ; écrivez par exemple bids=2.
mistake-double-option = L’option { $option } est donnée deux fois.
mistake-empty-seed = La graine est vide ; donnez-lui un texte.

## Les fichiers

mistake-unreadable-file = Le fichier { $path } est illisible.
mistake-unwritable-file = Impossible d’écrire le fichier { $path } ; rien n’y a été enregistré.
mistake-not-text = Le fichier { $path } n’est pas un fichier de texte.
mistake-file-exists = { $path } existe déjà et n’est pas une sauvegarde de cette partie ; il est resté tel quel : choisissez un autre nom.

## Les tables de matériel

mistake-components-malformed = { $source } n’est pas du TOML valable : { $detail }.
mistake-components-not-rows = Dans { $source }, « { $table } » n’est pas une liste de lignes ; écrivez chaque ligne sous [[{ $table }]].
mistake-components-unknown-table = { $source } contient une table « { $table } » que le jeu ne connaît pas ; il connaît { $known }.
mistake-components-unknown-row = { $source }, table « { $table } » : il n’y a pas de ligne « { $row } » ; les lignes sont { $known }.
mistake-components-double-row = { $source }, table « { $table } » : la ligne « { $row } » s’y trouve deux fois.
mistake-components-missing-row = { $source }, table « { $table } » : il manque la ligne « { $row } ».
mistake-components-no-origin = { $source }, table « { $table } », ligne « { $row } » : l’origine doit être l’une de { $known }.
mistake-components-bad-number = { $source }, table « { $table } », ligne « { $row } » : « { $column } » doit être un nombre entier de { $low } à { $high }, pas { $value }.
mistake-components-bad-word = { $source }, table « { $table } », ligne « { $row } » : « { $column } » doit être l’un de { $known }, pas { $value }.
mistake-components-wrong-sum = { $source }, table « { $table } » : les nombres de « { $column } » font { $found } au lieu de { $expected }.
mistake-components-bad-list = { $source }, table « { $table } », ligne « { $row } » : « { $column } » n’est pas une liste qui convienne de { $known }.
mistake-components-bad-points = { $source }, table « { $table } », ligne « { $row } » : « { $column } » doit être fait de points [x, y] sur la feuille.
mistake-components-too-few = { $source }, table « { $table } » : { $row } a trop peu de places ; il en faut { $least }.
mistake-components-too-many = { $source }, table « { $table } » : il y a trop de lignes ou de points sous « { $row } » ; le plus est { $most }.
mistake-other-components = Ce journal a été joué avec d’autres tables de matériel ({ $digest }) ; nommez leur fichier avec --components.

## Les journaux et les sauvegardes

mistake-not-a-log = Ce n’est pas un journal de Paravent : il ne commence pas par « Paravent-Log: ».
mistake-log-format = Ce journal est au format { $found } ; cette version de Paravent lit le format { $known }.
mistake-log-truncated = Le journal est tronqué : il annonce { $expected } coups et en contient { $found }.
mistake-log-line = La ligne { $line } du journal n’a pas de sens : « { $text } ».
mistake-log-tag-missing = Il manque au journal la ligne « { $tag }: ».
mistake-log-number = La ligne « { $tag }: » du journal demande un nombre, pas « { $value } ».
mistake-log-illegal = Le coup { $number } du journal, « { $act } », n’y est pas possible.
mistake-log-result = Le résultat du journal, { $result }, n’est pas celui de cette partie.
mistake-newer-rules = Ce journal suit la version { $found } des règles de { $game } ; cette version de Paravent les connaît jusqu’à la { $known } : installez-en une plus récente.
mistake-no-such-act = Le journal a { $acts } coups ; il n’y a pas de coup { $number }.
mistake-no-such-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
mistake-no-seed = Ce journal ne contient pas sa graine, personne ne peut donc continuer à distribuer ; « paravent replay » le montre.
mistake-already-over = Cette partie est finie ; « paravent replay » la montre.
mistake-nothing-to-resume = Il n’y a pas de partie inachevée à reprendre.
mistake-nothing-to-verify = Ce journal ne contient pas à la fois un engagement et une graine ; il n’y a donc rien à vérifier.
mistake-broken-commitment = La graine ne correspond pas à l’engagement : ce n’est pas celle sur laquelle on s’était engagé.
mistake-wrong-deal = Le coup { $number } du journal, « { $act } », ne vient pas de la graine : la distribution { $deal } aurait dû être « { $expected } ».

## À la table

mistake-unknown-act = « { $act } » n’est ni un coup de ce jeu ni une commande ; « ? » donne les deux listes.
mistake-ambiguous-act = « { $act } » peut vouloir dire { $known } ; écrivez-en davantage.
mistake-no-choice = Il n’y a pas de choix { $number } ; choisissez parmi { $known }.
mistake-no-undo = Rien ne peut être repris : depuis votre dernier coup, quelque chose a été révélé ou d’autres ont joué.
mistake-unknown-rule = Il n’y a pas de paragraphe { $rule } dans les règles.
mistake-no-rules-text = { $game } n’a pas encore de texte de règles.

## Problèmes

mistake-unknown-puzzle = Il n’y a pas de problème { $number } de { $game }.
mistake-no-puzzles = Il n’y a pas encore de problèmes de { $game }.
mistake-not-a-puzzle = Ceci n’est pas un problème : la première ligne ne dit pas « Paravent-Puzzle: ».
mistake-puzzle-line = Le problème n’a pas de sens à « { $line } ».
mistake-puzzle-no-decision = Le problème ne mène pas à une décision de la place { $seat }.
mistake-puzzle-no-offer = « { $act } » n’est pas un choix de ce problème.
