# La ligne de commande et la table dans le terminal.

about-paravent = Paravent : des jeux de société à une même table, dans le terminal, contre des robots ou entre amis.
about-command-play = Jouer dans le terminal, contre des robots ou à plusieurs devant un même clavier.
about-command-resume = Reprendre une partie sauvegardée ; sans fichier, la sauvegarde automatique la plus récente.
about-command-replay = Raconter une partie d’après son journal, et montrer la table à tout moment.
about-command-games = Donner la liste des jeux : joueurs, options, version des règles.
about-command-rules = Montrer les règles d’un jeu, un chapitre (R4), un paragraphe (R4.2) ou une décision (Q7).
about-command-verify = Vérifier que les cartes d’une partie viennent bien de la graine sur laquelle on s’était engagé avant la première.

version = { $number ->
        [none] Paravent, { $build }
       *[other] Paravent { $number }, { $build }
    }
build-compiled = compilé
build-source = version source : vérifiée, plus lente ; aucun compilateur C n’a été trouvé à l’installation
build-tree = sources, sans compilation : vérifié, plus lent

## Les pages d’aide

help-usage = Emploi :
help-section-commands = Commandes
help-section-arguments = Arguments
help-section-options = Options
help-help = Montrer cette page.
help-default = { $text } (par défaut : { $value })
metavar-command = COMMANDE
metavar-options = [OPTIONS]
metavar-game = JEU
metavar-file = FICHIER
metavar-rule = NUMÉRO
metavar-seats = PLACES
metavar-text = TEXTE
arg-game = Un jeu, par sa clé ; « paravent games » en donne la liste.
arg-rule = Un numéro des règles, par exemple R4, R4.2 ou Q7.
arg-log = Le journal d’une partie, ou une partie sauvegardée.
arg-save = Une partie sauvegardée.
flag-lang = La langue : en ou fr ; sinon celle du système.
flag-version = Dire la version, et si elle est compilée.
flag-seats = Qui joue, place par place : human, ou un robot (beginner, casual, strong, expert, master, greedy, random), avec un nom si vous voulez (human:Ana,human:Bo,strong) ; ou un robot à vous, module:Class ou « cmd:commande ».
flag-seats-resume = Qui joue désormais, si ce ne sont pas ceux de la sauvegarde.
flag-players = Le nombre de joueurs ; une personne contre des robots forts, sauf si --seats dit autre chose.
flag-seed = Distribuer à partir de ce texte, pour rejouer les mêmes cartes.
flag-options = Options du jeu, par exemple "bids=2".
flag-components = Tables de matériel qui corrigent celles du jeu (TOML).
flag-to = S’arrêter après ce nombre de coups.
flag-step = Parcourir la partie pas à pas.
flag-views = Montrer ce que voyait cette place, comptée à partir de 0 ; sinon ce que voit le public.

## Les listes

players-from-to = { $fewest } à { $most } joueurs
rules-version = version { $version } des règles
option-line = option { $option } : { $about }
option-for-players = à { $players } joueurs : { $values }
option-picks = ou { $pick } parmi : { $picks }
values-or = { $head } ou { $last }
who-can-play = Pour jouer : paravent play JEU. Une place accueille une personne (human) ou un des robots { $bots }.
verified = La graine correspond à l’engagement, et { $deals ->
        [one] l’unique distribution en découle
       *[other] les { $deals } distributions en découlent
    }.
ruling-status = Statut : { $value }
ruling-touches = concerne { $value }
status-rulebook = d’après le livret
status-source = d’après une source
status-derived = déduit
status-reconstructed = reconstruit
status-ruling = notre décision

## Avant la partie

menu-ask = Entrée commence, un numéro change une ligne, q quitte :
menu-game = Jeu
menu-opponents = Adversaires
menu-bot = Ils jouent
menu-language = Langue
language-name = Français
bot-described =
    { $bot ->
        [greedy] en gloutons : des adversaires sensés
        [random] au hasard : pour apprendre les règles
        [beginner] en débutants : beaucoup leur échappe
        [casual] en amateurs : peu de choses leur échappent, mais ils ne voient pas loin
        [strong] bien : ils calculent à l’avance
        [expert] en experts : ils voient loin, une seconde par décision
        [master] en maîtres : trois secondes, avec toute la machine
       *[other] { $bot }
    }
commitment = Une graine secrète, révélée à la fin, fixe toutes les cartes de cette partie. Son engagement :
how-to-play = Tapez le numéro d’un choix, « ? » pour l’aide, « quitter » pour partir.

## À la table

command-help = aide
command-why = pourquoi
command-undo = annuler
command-hint = conseil
command-save = sauver
command-log = journal
command-rules = règles
command-quit = quitter
usage-help = { "?" }
usage-why = pourquoi COUP
usage-undo = annuler
usage-hint = conseil
usage-save = sauver [FICHIER]
usage-log = journal
usage-rules = règles [R4.2]
usage-quit = quitter
about-help = cette aide
about-why = pourquoi un coup est permis ou non, avec la règle
about-undo = reprendre votre dernier coup ; à plusieurs, seulement si cela n’apprend rien à personne
about-hint = les meilleurs choix avec leurs chances, la suite probable, et pourquoi
about-save = sauvegarder la partie
about-log = toute la partie en phrases
about-rules = les chapitres des règles, ou un paragraphe
about-quit = partir ; la partie est sauvegardée
help-choices = Vos choix (le numéro ou le coup ; un début sans ambiguïté suffit)
help-commands = Commandes
with-rule = { $text } ({ $rule })
why-what = Dites de quel coup il s’agit, par exemple : pourquoi { $phrase }
why-allowed = « { $act } » est permis maintenant : { $phrase }.
more-choices = Choix { $first } à { $last } sur { $all } ; Entrée montre les suivants.
only-choice = Entrée le joue.
saved = Sauvegardé dans { $path }
ask-save = Sauvegarder sous (un nom de fichier, ou juste Entrée pour la sauvegarde automatique) :
how-to-resume = La partie est sauvegardée. Pour la reprendre : paravent resume { $path }
input-ended = Il n’y a plus rien à lire : la partie s’arrête ici.
hand-over = { $name }, prenez le clavier ; les autres détournent les yeux.
press-enter = Tapez Entrée quand vous êtes en place.
final-scores = Score final
total = Total
place = Rang
place-number = { NUMBER($place) ->
        [1] 1er
       *[other] { $place }e
    }
victory = { $you ->
        [yes] Vous gagnez
       *[no] { $name } gagne
    } avec { $points } { $points ->
        [one] point
       *[other] points
    }.
shared-victory = Victoire partagée avec { $points } { $points ->
        [one] point
       *[other] points
    } : { $names }.
log-place = Le journal, avec la graine désormais révélée : { $path }
    .verify = Chacun peut vérifier les cartes : paravent verify { $path }
step-where = Coup { $number } sur { $acts }
step-keys = Entrée : suite, b : retour, un nombre : y aller, q : quitter ›
sit-help = Faire jouer votre propre robot à une table d’un serveur.
sit-arg-link = Le lien par lequel un ami est invité à la table.
sit-opt-bot = « cmd: » et la commande d’un programme qui lit des vues et écrit des coups.
sit-opt-name = Son nom à la table.
sit-waiting = { $name } est à la table. Ctrl-C pour arrêter.
sit-over = La partie est finie. Points : { $scores } ; place { $place }.
