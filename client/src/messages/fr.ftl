# Les pages de la table web.

page-motto = { $count ->
        [5] Cinq jeux
       *[other] { $count } jeux
    } derrière un même paravent
page-skip = Aller au contenu
page-start = Tous les jeux
page-language = Langue
language-en = English
language-fr = Français
sound-on = Activer le son
sound-off = Couper le son
page-credits = Icônes de Lorc, Delapouite et des autres auteurs de game-icons.net (CC BY 3.0).
page-more = Autres pages
page-close = Fermer
page-back = Retour
page-loading = Un instant…
page-nowhere = Cette page n’existe pas.

mistake-unreachable = Le serveur est injoignable ; la page réessaie d’elle-même.
mistake-page-error = Quelque chose s’est mal passé sur cette page ; rechargez-la. Rien n’est perdu.

connection-broken = La connexion est interrompue ; elle reviendra d’elle-même.

guest-name = Invité
guest-label = Votre surnom
guest-rename = { $name } : changer de surnom
guest-change = Changer
guest-ask = Comment les autres doivent-ils vous appeler ?
guest-any-time = Vous pourrez en changer à tout moment : un clic sur votre nom, en haut, suffit.
guest-go = S’asseoir

start-play = Jouer
start-first = Première partie ? Guidez-moi
start-rules = Règles
start-players = { $fewest } à { $most } joueurs
start-mine = Mes tables
start-open = Tables ouvertes
start-running = Tables à regarder
start-finished = { $count ->
        [one] { $count } partie terminée
       *[other] { $count } parties terminées
    }
start-no-tables = Aucune pour l’instant.
start-your-turn = à vous de jouer
start-waiting = attend { $names }
start-seats-free = { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
start-over = terminée
start-being-played = partie en cours
start-watch = Regarder
start-resume = Reprendre
start-look = Voir
start-join = S’asseoir
start-since = { $today ->
        [yes] depuis { $time }
       *[other] depuis le { $time }
    }
start-until = { $today ->
        [yes] jusqu’à { $time }
       *[other] jusqu’au { $time }
    }

setup-title = Une partie de { $game }
setup-players = Joueurs
setup-bots = Les robots jouent
setup-friends = Amis
setup-public = Tout le monde peut voir la table et s’y asseoir
setup-help = Conseils et estimations pour tous
setup-help-about = Sans eux, tout le monde joue sans aide ; ce qu’un choix rapporte aussitôt reste affiché.
setup-pace = Rythme
setup-hours = { $hours ->
        [12] 12 heures par décision
        [24] un jour par décision
        [48] deux jours par décision
        [72] trois jours par décision
        [120] cinq jours par décision
        [168] une semaine par décision
        [336] deux semaines par décision
       [one] { $hours } heure par décision
       *[other] { $hours } heures par décision
    }
setup-weekends = Les samedis et dimanches comptent (UTC)
setup-pace-about = Quand le temps de quelqu’un est écoulé, un robot du niveau ci-dessus joue jusqu’à son retour.
pace-decision = en direct, { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } par décision
pace-game = en direct, { $minutes } min pour la partie + { $seconds } s par décision
pace-weekends = hors week-ends
setup-choose = En choisir { $count }
setup-chosen = Choisis : { $count } sur { $of }
setup-value = « { $option } : { $value } »
setup-excluded = { $one } et { $other } ne vont pas ensemble.
setup-go = Commencer la partie
setup-open = Ouvrir la table
level-beginner = en débutants
level-casual = en amateurs
level-strong = bien
level-expert = en experts
level-master = en maîtres
level-other = { $level }

settings-title = Réglages
settings-speed = Vitesse de ce que font les robots et les autres
settings-speed-instant = immédiate
settings-speed-quick = rapide
settings-speed-normal = normale
settings-speed-slow = lente
settings-speed-about = Ce que vous faites vous-même apparaît toujours aussitôt.
settings-confirm = Ce que je ne peux pas reprendre
settings-confirm-off = le jouer aussitôt
settings-confirm-on = me demander avant
settings-confirm-about = Entre amis, c’est ce qui révèle ou distribue quelque chose, ou ce à quoi un robot répond aussitôt. Contre des robots seuls, ce n’est que ce qui termine la partie.
settings-explain = Explications près de la question
settings-explain-off = non
settings-explain-on = oui
settings-lasting = Ce qu’un choix vaut à la fin
settings-lasting-off = jamais
settings-lasting-bots = contre des robots
settings-lasting-on = toujours
settings-lasting-about = Pointez un choix : à côté de ce qu’il rapporte aussitôt, voyez ce qu’il vaut à la fin, selon un robot qui sait ce que vous voyez.
settings-sound = Son
settings-sound-off = non
settings-sound-on = oui
settings-notify = Notifications quand c’est à moi
settings-notify-off = non
settings-notify-on = oui
settings-notify-about = Elles arrivent tant que la page est ouverte derrière une autre.
settings-notify-refused = Le navigateur ne le permet pas à cette page.
settings-theme = Couleurs
settings-theme-auto = comme le système
settings-theme-light = claires
settings-theme-dark = sombres
settings-size = Taille des cartes et des plateaux
settings-size-small = petite
settings-size-normal = normale
settings-size-large = grande
settings-board = Plateau
settings-board-own = dessiné
settings-board-plain = en texte

waiting-seats = Autour de la table
waiting-here = en ligne
waiting-host = hôte
waiting-to-bot = Y mettre un robot
waiting-to-friend = La libérer pour un ami
waiting-kick = Renvoyer
waiting-kick-sure = Renvoyer { $name } ? La place redevient libre, et { $name } ne pourra plus s’y asseoir.
waiting-free = { $count ->
        [one] Une place est encore libre : invitez quelqu’un ou mettez-y un robot.
       *[other] { $count } places sont encore libres : invitez des amis ou mettez-y des robots.
    }
waiting-cancel = Annuler la table
waiting-cancel-sure = Annuler la table ? Tout le monde est renvoyé.
waiting-leave = Quitter la table
waiting-terms = Ce qu’on va jouer
waiting-who = Qui peut venir
waiting-level = Les robots remplaçants jouent
waiting-everybody = tout le monde
waiting-invited = les personnes qui ont le lien
waiting-help = Aide
waiting-help-yes = conseils et estimations
waiting-help-no = aucune : tout le monde joue sans aide
waiting-fair = Un tirage honnête
waiting-fair-about = Tous les tirages sont déjà fixés par un nombre secret. Voici son empreinte ; le nombre lui-même est révélé après la fin, et « paravent verify » vérifie les deux.
invite-title = Inviter des amis
invite-text = Une partie de { $game } ?
invite-code = L’invitation sous forme de code à scanner
invite-share = Partager…

plan-title = Prévoir mes coups
plan-find = Chercher un mot
plan-anyway = Même si quelque chose est tiré ou révélé entre-temps
plan-about = Cliquez sur ce que vous voulez jouer ensuite : ce sera fait dès que c’est à vous, si c’est encore possible et si rien n’a été tiré ni révélé entre-temps. Choisissez alors la suite.
plan-now = C’est à vous : jouez d’abord, puis prévoyez la suite.
plan-remove = Retirer « { $act } » du plan
plan-forget = Compris
plan-dropped-illegal = Votre plan a été abandonné : son prochain coup n’était pas possible.
plan-dropped-revealed = Votre plan a été abandonné : quelque chose a été tiré ou révélé entre-temps.
plan-dropped-undone = Votre plan a été abandonné : des coups ont été repris.

offline-title = Pas de connexion
offline-about = Les tables ont besoin du serveur ; le site revient de lui-même dès que le serveur répond.
offline-again = Réessayer
offline-rules = Des règles à lire en attendant

reminders-title = Rappels
reminders-about = Quand c’est à vous de jouer à une table lente et que vous n’y êtes pas ; sur vos appareils aussi quand on vous propose une partie, ou que votre table d’un tournoi est prête.
reminders-push = Me prévenir sur cet appareil
reminders-push-end = Ne plus me prévenir ici
reminders-here = Les rappels arrivent sur cet appareil.
reminders-refused = Le navigateur n’autorise pas les notifications, ou ne peut pas les recevoir.
reminders-mail = Par courriel : un seul message pour toutes les tables, deux fois par jour au plus
reminders-mail-none = Des courriels vous préviennent aussi si vous gardez votre nom par une adresse de courriel.
reminders-silenced = Vous ne recevrez plus de courriels de ce genre. Vous pouvez les rétablir à tout moment, sur la page de votre compte.
reminders-unknown = Ce lien est inconnu : le compte n’existe peut-être plus, et ses courriels non plus.

vacation-title = Vacances
vacation-about = Aux tables lentes, vos horloges s’arrêtent ces jours-là. Vous avez { $days } jours par an ; il en reste { $left } cette année.
vacation-first = Premier jour
vacation-last = Dernier jour
vacation-take = Partir en vacances
vacation-planned = Vos vacances : du { $first } au { $last }
vacation-end = Me revoilà, ou je ne pars pas

presence-title = Temps
presence-you = Vous
presence-minutes = { $time } min
presence-hours = { $hours } h
presence-days = { $hours ->
        [0] { $days } jours
       *[other] { $days } jours { $hours } h
    }
presence-vacation = en vacances jusqu’au { $day }
presence-late = temps écoulé
presence-nobody = Le temps ne court pour personne.
presence-watching = { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
presence-away-me = Un robot joue pour vous.
presence-back = Reprendre ma place
handover-left = { $name } a quitté la partie ; un robot prend la suite.
handover-away = { $name } s’absente un moment ; un robot joue à sa place.
handover-late = { $name } a dépassé son temps ; un robot joue à sa place.
handover-stand-in = { $name } a dépassé son temps ; { $by } fait jouer un robot à sa place.
handover-back = { $name } est de retour et rejoue.
handover-undone = { $name } a repris un coup : ce qui l’a suivi ne compte plus.
leave-awhile = Partir un moment
leave-awhile-about = Un robot joue pour vous jusqu’à votre retour ; les autres en sont avertis.
leave-alone = La table vous attend sous « Mes tables ».
leave-for-good = Partir pour de bon
leave-for-good-about = Un robot garde votre place, et vous ne pourrez pas revenir.
leave-close-about = Personne d’autre n’est assis ici : la table est fermée, la partie s’arrête.
leave-stay = Rester

log-round = Manche { $round }
recap-open = Depuis mon tour
recap-title = Depuis votre dernier tour
recap-show = Le revoir sur le plateau
recap-skip = Passer
chat-unread = { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }

table-yours = À vous de jouer
table-waits = La partie attend { $names }.
table-thinking = { $names } { $count ->
        [one] réfléchit
       *[other] réfléchissent
    }…
table-watching = Vous regardez la partie.
table-undo = Reprendre mon coup
table-undo-ask = Demander à reprendre
table-hint = Conseil
table-explain = Expliquer
table-explain-off = Je sais
table-rules = Règles
table-log = Ce qui s’est passé
table-chat = Discussion
table-chat-say = Dire quelque chose
table-chat-send = Envoyer
table-chat-none = Personne n’a encore rien dit.
chat-audience = dans le public
chat-audience-about = Vous regardez : les joueurs ne liront ceci qu’après la fin.
table-leave = Quitter la table
table-rule = Règle { $rule }
table-no-why = Pourquoi pas ?
table-undo-asked = { $name } aimerait reprendre son dernier coup et ce qui l’a suivi. Êtes-vous d’accord ?
table-undo-waiting = Votre demande attend la réponse { DE($names) }.
table-yes = Oui
table-no = Non
table-you = vous
table-bot = robot
table-away = absent
table-free-seat = place libre
table-invite = Envoyez ce lien à vos amis :
table-copy = Copier le lien
table-copied = Copié
table-sure = { $act } : est-ce votre décision ?
table-begin = Commencer la partie
table-sit = S’asseoir ici
table-remove = Renvoyer
table-remove-whom = Renvoyer { $name }
table-waiting-host = L’hôte commence la partie quand tout le monde est là.
table-waiting-away = Tout le monde est venu. { $name } est ailleurs, peut-être dans une autre partie, sait que vous êtes là et commencera celle-ci ensuite.
table-plain = Plateau en texte
table-lasting = Ce qui ne change jamais
view-is = { $name } :
list-strung = { $head } ; { $last }
table-link = Passer sur un autre appareil
table-link-here = Ouvrez ce lien sur l’autre appareil, d’ici un jour :
table-to-rematch = Aller à la revanche
lasting-best = À la fin : aucun choix n’est meilleur
lasting-less = À la fin : environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de moins que le meilleur choix
lasting-asking = À la fin : un instant…
lasting-about = L’estimation d’un robot pour toute la partie, d’après ce que vous voyez ; ce qui vient aussitôt n’en est qu’une part.
offer-not-now = Impossible maintenant : { $act }. Pourquoi ?

end-title = La fin
end-winner = { $count ->
        [one] { $names } gagne.
       *[other] { $names } se partagent la victoire.
    }
end-team = { $names } gagnent ensemble.
end-team-yours = Votre équipe gagne !
end-you-win = Vous gagnez !
end-where = D’où viennent les points
end-total = Total
end-chart = Les points au fil de la partie
end-chart-about = Les points de chaque camp après chaque coup ; nombre de coups : { $acts }.
end-turns = Les tournants de la partie
end-at-last = à la toute fin
end-in-round = à la manche { $round }
end-after-act = après le coup { $n } sur { $acts }
end-picture = Une image à partager
end-picture-png = Télécharger l’image
end-picture-svg = En dessin (SVG)
end-share = Partager
end-rematch = Rejouer
end-replay = Revoir la partie
end-review = Analyse
end-board = Voir le plateau
end-log = Télécharger le journal
end-fair = Graine du tirage : { $seed }
decided-shared = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } chacun : rien ne les départage.
decided-broken = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } chacun pour { $names } : le départage { $who ->
        [you] vous favorise
       *[one] favorise { $winner }
    }.
decided-always = { $who ->
        [you] Personne ne vous a jamais devancé.
       *[one] Personne n’a jamais devancé { $winner }.
    }
decided-turned = { $who ->
        [you] Vous avez pris la tête { $moment } et l’avez gardée.
        [many] { $winner } ont pris la tête { $moment } et l’ont gardée.
       *[one] { $winner } a pris la tête { $moment } et l’a gardée.
    }
decided-last = { $who ->
        [you] Vous n’avez pris la tête qu’à la toute fin
        [many] { $winner } n’ont pris la tête qu’à la toute fin
       *[one] { $winner } n’a pris la tête qu’à la toute fin
    }{ $rival ->
        [none] .
        [you]  ; jusque-là, vous aviez { $ahead } d’avance.
        [many]  ; jusque-là, { $other } avaient { $ahead } d’avance.
       *[one]  ; jusque-là, { $other } avait { $ahead } d’avance.
    }
decided-origin = Rien n’a plus compté que « { $origin } » : { $ours } pour { $winner }, { $theirs } pour { $other }.
turn-lead = { $who ->
        [you] Vous prenez la tête { $moment }, devant { $other }.
        [many] { $name } prennent la tête { $moment }, devant { $other }.
       *[one] { $name } prend la tête { $moment }, devant { $other }.
    }
turn-leap = { $who ->
        [you] Vous faites le plus grand bond { $moment } : +{ $points } en un coup.
        [many] { $name } font le plus grand bond { $moment } : +{ $points } en un coup.
       *[one] { $name } fait le plus grand bond { $moment } : +{ $points } en un coup.
    }

finale-title = Le décompte final
finale-begin = Voir le décompte sur le plateau
finale-back = En arrière
finale-next = En avant
finale-pause = Pause
finale-play = Lecture
finale-end = Au résultat
finale-gain = { $name } : { $gain }, soit { $points }.
finale-nobody = Aucun point pour personne : { $origins }.

replay-title = Revoir la partie
replay-of = Revoir : { $game }
replay-first = Au début
replay-back = Un coup en arrière
replay-play = Lecture
replay-pause = Pause
replay-next = Un coup en avant
replay-last = À la fin
replay-round-back = À la manche précédente
replay-turn-back = Au joueur précédent
replay-turn-next = Au joueur suivant
replay-round-next = À la manche suivante
replay-speed = Vitesse
replay-link = Lien vers ce moment
replay-eyes = Vu par
replay-keys = Touches : les flèches vont d’un coup à l’autre, Page préc. et Page suiv. d’un joueur à l’autre, Début et Fin aux extrémités ; la barre d’espace lance la lecture.
replay-at = Coup { $n } sur { $acts }
replay-table = Retour à la table

rules-title = Règles
rules-contents = Sommaire
rules-rulings = Précisions
rules-none = Ce jeu n’a pas encore de règles écrites.
rules-search = Chercher dans les règles
rules-hits = { $count ->
        [0] Rien trouvé.
        [one] 1 paragraphe
       *[other] { $count } paragraphes
    }
primer-goal = Le but
primer-turn = Un tour en cinq images
primer-scoring = Les points en un coup d’œil

seat-taking = Votre place arrive ici…

guide-title = La première partie guidée
guide-first = Votre première partie de { $game } ?
guide-begin = Guidez-moi
guide-refuse = Non merci
guide-next = Continuer
guide-end = Arrêter la visite

# Les appareils sur lesquels on me connaît.
devices-title = Vos appareils
devices-about = Sur ces appareils, vous êtes { $name }. Vos places sont à vous sur chacun d’eux.
devices-here = ici
devices-unknown = Un appareil
devices-times = depuis le { $created }, utilisé le { $seen }
devices-add = Ajouter un appareil
devices-link = Ouvrez ce lien sur l’autre appareil, dans le quart d’heure :
devices-end = Déconnecter
devices-end-all = Déconnecter tous les autres
devices-leave = Se déconnecter ici
devices-leave-sure = Se déconnecter de cet appareil ? Vos autres appareils gardent vos places.
devices-leave-kept = Se déconnecter de cet appareil ? Vous pourrez vous reconnecter avec ce qui garde votre nom.
devices-leave-last = C’est votre seul appareil : si vous vous déconnectez, plus personne ne pourra continuer vos parties. Se déconnecter quand même ?
device-question = Cet appareil doit-il devenir l’un des vôtres ? Vous serez alors la même personne ici et là-bas.
device-other = Jusqu’ici, vous étiez { $name } sur cet appareil. Les places { DE($name) } ne seront plus accessibles que depuis d’autres appareils.
device-yes = Oui, il est à moi

# La page d’une partie revue.
review-ask = Analyser cette partie
review-queued = L’analyse attend son tour…
review-made = L’analyse est en cours…
review-failed = Cette partie ne peut pas être analysée.
review-chart-about = Les chances de gagner de chacun après chaque coup (nombre de coups : { $acts }) ; les listes sous le plateau disent la même chose en mots.
review-good = { $name } : { $act }. C’était bien joué ({ $left }).
review-accuracy-of = { $decisions ->
        [one] précision sur une décision
       *[other] précision sur { $decisions } décisions
    }
review-sentence = { $you ->
        [yes] Les cartes vous ont apporté { $luck }, vos choix { $choices }, les autres { $others }.
       *[no] Les cartes ont apporté { $luck } à { $name }, ses propres choix { $choices }, les autres { $others }.
    }
review-line = Coup { $n } : { $act } ({ $mark }, { $lost })
review-clean = Rien à redire.

puzzles-title = Problèmes
puzzles-of = Problèmes : { $game }
puzzles-about = Dans chacun, c’est à vous de jouer, et un coup est nettement le meilleur. Vous voyez ce que ce joueur pouvait voir.
puzzles-none = Il n’y en a pas encore pour ce jeu.
puzzles-one = { $solved ->
    [yes] Problème { $number }, résolu
   *[no] Problème { $number }
 }
puzzle-you = Vous
puzzle-chosen = Vous avez choisi : { $act }.
puzzle-try-again = Réessayer
puzzle-next = Problème suivant
puzzle-all = Tous les problèmes

# Mon compte : ce qui garde mon nom, et ce qui est enregistré sur moi.
account-title = Votre compte
keys-title = Gardez votre nom
keys-about = Jusqu’ici, seul ce navigateur sait que vous êtes { $name }. Avec l’un de ces moyens, vous pourrez vous connecter sur tous vos appareils, et vos parties suivront. Il n’y a pas de mots de passe.
keys-kept = Le nom { DE($name) } est à vous : vous pouvez vous connecter partout avec l’un de ces moyens. Mieux vaut en avoir deux.
keys-end = Retirer
keys-last = C’est le dernier : sans lui, vous ne pourrez plus vous connecter ailleurs. Le retirer quand même ?
passkeys-title = Clés d’accès
passkeys-about = Votre téléphone ou votre ordinateur garde la clé ; un regard, un doigt ou son code suffit pour se connecter.
passkeys-add = Créer une clé d’accès
passkeys-unsafe = Les clés d’accès ne marchent pas sur cette page : les navigateurs les permettent sur les pages avec TLS (https://) et sur sa propre machine (localhost). Les autres moyens marchent.
mail-title = Liens par courriel
mail-about = Un courriel avec un lien arrive à votre adresse ; qui l’ouvre est connecté. Des courriels peuvent aussi vous rappeler les tables lentes, tant que vous le voulez. Personne ne voit l’adresse.
mail-off = Ce site n’envoie pas de courriels.
mail-address = Votre adresse de courriel
mail-keep = Envoyer le lien
mail-again = Envoyer un nouveau lien
mail-sent = Un courriel part pour { $address }, si l’on peut y écrire. Ouvrez son lien dans les { $minutes } minutes, ici ou sur un autre appareil. Rien n’arrive ? Regardez parmi les indésirables.
mail-away = Le serveur de courriel ne répond pas en ce moment. Le courriel attend et partira dès son retour ; en attendant, une clé d’accès ou un code de secours marche. Rien n’est perdu.
codes-title = Codes de secours
codes-about = Notez-les pour le jour où un appareil ou une boîte aux lettres serait perdu. Chacun vous connecte une fois.
codes-left = { $left ->
    [0] Vous n’en avez pas.
    [one] Il reste { $left } code.
   *[other] Il reste { $left } codes.
  }
codes-make = Créer des codes de secours
codes-new = En créer de nouveaux
codes-again = Les codes précédents ne vaudront alors plus rien. En créer de nouveaux ?
codes-once = Ils ne sont montrés que cette fois : notez-les, ou gardez le fichier.
codes-save = Garder dans un fichier
codes-done = Je les ai
codes-file = Codes de secours de Paravent à { $site } ; chacun sert une fois.
enter-short = Se connecter
enter-title = Se connecter
enter-nobody = Avez-vous déjà gardé un nom ici ? Connectez-vous, et vos parties sont là. Sinon, jouez simplement : vous pourrez garder votre nom plus tard.
enter-already = J’ai déjà gardé un nom ici
enter-along = Les parties { DE($name) } suivront et seront à vous là aussi.
enter-instead = { $name } reste un compte à part ; vous pourrez y revenir avec ses clés.
enter-passkey = Se connecter par une clé d’accès
enter-mail = Par courriel
enter-mail-send = M’envoyer un lien
enter-code = Par un code de secours
enter-code-label = Le code
enter-code-go = Se connecter
enter-other = Se connecter autrement
enter-lost = J’ai perdu ma clé d’accès
enter-lost-about = Connectez-vous par courriel ou par un code de secours, ou ajoutez cet appareil depuis un autre où vous êtes encore connecté. Retirez ensuite la clé perdue. Sans rien de tout cela, personne ne peut prouver que le nom est à vous, pas même qui tient le site.
mail-link-enter = Par ce lien, vous vous connectez sous le nom { DE($name) } sur cet appareil.
mail-link-enter-go = Me connecter
mail-link-keep = Ce lien garde le nom { DE($name) } par votre adresse de courriel, et vous êtes { $name } sur cet appareil.
mail-link-keep-go = Garder mon nom
mail-link-other = Jusqu’ici, vous étiez { $name } sur cet appareil. Si ce nom n’est pas gardé, ses parties suivront.
mail-link-stranger = Si vous ne connaissez pas ce nom, quelqu’un d’autre a écrit votre adresse : fermez cette page.
data-title = Vos données
data-about = Votre surnom, vos clés, vos appareils, vos places et ce que vous avez dit aux tables ; vos résultats et vos cotes, vos amis, vos vacances, vos coups prévus, vos rappels et vos signalements.
data-export = En garder une copie
data-delete = Tout supprimer
data-delete-about = Votre nom, vos clés et ce que vous avez dit sont supprimés pour de bon. Les parties finies restent aux autres, sans votre nom ; dans une partie en cours, un robot prend votre place. Les tables que vous avez quittées auparavant gardent le nom que vous y avez laissé, et les signalements des autres gardent ce qu’ils contenaient.
data-delete-name = Pour continuer, écrivez votre surnom : { $name }
data-delete-go = Tout supprimer
mistake-passkey-not-now = Aucune clé d’accès n’a servi : vous y avez renoncé, ou cet appareil n’en a pas pour ce site. Réessayez, ou choisissez un autre moyen.
mistake-passkey-there = Cet appareil a déjà une de vos clés d’accès.

# Jouer avec quelqu’un, et l’attendre.
match-title = Jouer avec quelqu’un
match-game = Jeu
match-find = Trouver quelqu’un
match-bot = Des robots en attendant
match-waiting = Vous attendez quelqu’un : { $game }, { $players } joueurs.
match-come = On vient jouer avec vous : { $names }. La partie que vous jouez n’est pas interrompue.
match-go = Aller à la partie
match-stop = Ne plus attendre

proposal-title = Propositions
proposal-button = Proposer une partie
proposal-end = Proposer une autre partie
proposal-to = Proposer une partie à { $name }
proposal-slow = La partie commence dès que votre proposition est acceptée ; elle reste valable trois jours.
proposal-live = Attendez à la table : la partie commence dès que votre proposition est acceptée. Elle reste valable une heure.
proposal-send = Proposer
proposal-sent = Proposition envoyée à { $name }. La table est sur la page d’accueil, parmi les vôtres.
proposal-asks = { $name } vous propose une partie de { $game }.
proposal-accepted = { $name } accepte : { $game } peut commencer.
proposal-declined = { $name } décline votre partie de { $game }.
proposal-who = Qui est { $name } ?
proposal-accept = Accepter
proposal-decline = Décliner
proposal-read = Compris
filter-title = Quelles tables
filter-game = tous les jeux
filter-size = toutes les tailles
filter-pace = tous les rythmes
filter-rated = classée ou non
filter-live = en direct
filter-slow = sur plusieurs jours
filter-yes = classée
filter-no = non classée
filter-free = places libres
filter-seats = { $count ->
        [one] une place libre
       *[other] { $count } places libres ou plus
    }
filter-none = Aucune table de ce genre n’est ouverte en ce moment. Les nouvelles s’afficheront ici.

# Parties classées.
rated-yes = classée
rated-voided = ne compte plus
rated-title = Partie classée
rated-about = le résultat compte ; qui part finit dernier
setup-rated = Partie classée : le résultat compte
setup-rated-about = Réservée à ceux qui gardent leur nom. Ni conseils ni robots ; qui part finit dernier.
leave-rated-about = Cette partie est classée : qui part finit dernier.
leaders-title = Classements
leaders-about = Selon ce que chacun vaut presque à coup sûr : la moyenne moins trois fois l’incertitude.
leaders-rank = rang
leaders-name = Nom
leaders-rating = Cote
leaders-mean = Moyenne
leaders-games = Parties
leaders-none = Personne n’a encore terminé de partie classée de ce genre. Ouvrez une table classée, et prenez la tête.
leaders-before = Précédents
leaders-more = Suivants
leaders-bots = Robots
leaders-bots-about = Chacun a joué { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } contre les autres, depuis la moyenne où chacun commence. Pas contre des gens : seul le temps dira comment les deux échelles se comparent.
leaders-bots-level = Des niveaux sur une même ligne sont à égalité : si peu de parties ne disent pas lequel est le plus fort.
leaders-bots-slow = { $level } réfléchissent à la montre. Mesurés avec { $simulations } simulations par décision ; à table, ils jouent plutôt mieux.
leaders-newcomer = Là où chacun commence
leaders-me = Vous
leaders-level = Niveau
leaders-plays = Robots qui jouent { $level }
leaders-no-bots = Les niveaux des robots n’ont pas encore été mesurés sur cette échelle.

# Profils.
profile-stranger = Personne n’a encore joué dans ce navigateur. Dès que vous aurez fini une partie, vous la retrouverez ici, avec vos résultats et de quoi la revoir.
profile-mine = Mes parties
profile-since = Ici depuis le { $day }
profile-namesakes = Autres personnes de ce nom :
profile-ratings = Cotes
profile-no-ratings = Pas encore de partie classée.
profile-players = { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
profile-mean = { $mean } ± { $spread } après { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
profile-course = Évolution de la cote en { $count } parties, de { $first } à { $last }
profile-nearest = À peu près comme les robots qui jouent { $level }.
profile-guesses = D’après vos parties contre les robots
profile-guesses-about = Vous seul le voyez. Ces parties ne sont pas classées : conseils et coups repris comptent aussi. Les parties classées repartent de là où chacun commence.
profile-records = Résultats
profile-no-games = Pas encore de partie terminée.
profile-won = Gagnées
profile-abandoned = Quittées
profile-beaten = Robots battus, problèmes résolus
profile-bot = Robots qui jouent { $level } : { $count ->
        [one] battus une fois
       *[other] battus { $count } fois
    }
profile-solved = { $game } : { $count ->
        [one] { $count } problème résolu
       *[other] { $count } problèmes résolus
    }
profile-last = Dernières parties
profile-left = quittée
profile-place = { $place } sur { $of }
profile-more = La suite

# Les amis, ceux qu’on évite, et les signalements.
people-title = Amis
people-add = Le nom qu’un ami garde ici
people-friend = Ajouter à mes amis
people-block = Éviter cette personne
people-friend-done = { $name } est parmi vos amis.
people-block-done = { $name } ne s’assied plus à vos tables, ni vous aux siennes.
people-blocked = Ceux que vous évitez
people-blocked-about = Ils ne peuvent pas s’asseoir à vos tables, ni vous aux leurs.
report-title = Signaler
report-about = La personne qui tient ce site le lira, avec le journal et la discussion de cette table.
report-text = Que s’est-il passé ?
report-whom = Qui l’a fait ?
report-nobody = personne en particulier
report-send = Envoyer
report-sent = Merci : c’est enregistré pour la personne qui tient ce site.
