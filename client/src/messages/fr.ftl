# Les pages de la table web.

page-motto = { $count ->
        [0] Des jeux
        [5] Cinq jeux
       *[other] { $count } jeux
    } derrière un même paravent
page-skip = Aller au contenu
page-start = Tous les jeux
page-language = Langue
language-en = English
language-fr = Français
page-theme = Couleurs
theme-auto = comme le système
theme-light = claires
theme-dark = sombres
sound-on = Activer le son
sound-off = Couper le son
page-credits = Icônes de Lorc, Delapouite et des autres auteurs de game-icons.net (CC BY 3.0).
page-code = L’API de ce serveur
page-close = Fermer
page-back = Retour
page-loading = Un instant…
page-nowhere = Cette page n’existe pas.

mistake-unreachable = Le serveur est injoignable ; la page réessaie d’elle-même.
mistake-page-error = Quelque chose s’est mal passé sur cette page ; rechargez-la. Rien n’est perdu.

connection-broken = La connexion est interrompue ; elle reviendra d’elle-même.

guest-name = Invité
guest-label = Votre pseudonyme
guest-change = Changer
guest-ask = Comment les autres doivent-ils vous appeler ?

start-play = Jouer
start-first = Première partie ? Guidez-moi
start-rules = Règles
start-players = { $fewest } à { $most } joueurs
start-mine = Mes tables
start-open = Tables ouvertes
start-running = Tables à regarder
start-no-tables = Aucune pour l’instant.
start-your-turn = à vous de jouer
start-waiting = attend { $names }
start-seats-free = { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
start-over = terminée
start-watch = Regarder
start-resume = Reprendre
start-look = Voir
start-join = S’asseoir
start-since = depuis { $time }

setup-title = Une partie de { $game }
setup-players = Joueurs
setup-bots = Les robots jouent
setup-friends = Amis
setup-public = Tout le monde peut voir la table et s’y asseoir
setup-slow = Sur plusieurs jours, sans hâte
setup-choose = En choisir { $count }
setup-chosen = { $count } sur { $of } choisis
setup-value = « { $option } : { $value } »
setup-excluded = { $one } et { $other } ne vont pas ensemble.
setup-go = Commencer la partie
setup-open = Ouvrir la table
level-random = au hasard
level-greedy = bien
level-other = { $level }

table-yours = À vous de jouer
table-waits = La partie attend { $names }.
table-thinking = { $names } { $count ->
        [one] réfléchit
       *[other] réfléchissent
    }…
table-watching = Vous regardez la partie.
table-undo = Reprendre mon coup
table-undo-ask = Demander à reprendre mon coup
table-hint = Conseil
table-hint-best = Un robot choisirait : { $act }
table-explain = Expliquer
table-explain-off = Je sais
table-rules = Règles
table-log = Ce qui s’est passé
table-chat = Discussion
table-chat-say = Dire quelque chose
table-chat-send = Envoyer
table-chat-none = Personne n’a encore rien dit.
table-leave = Quitter la table
table-leave-sure = Quitter ? Un robot prendra votre place.
table-rule = Règle { $rule }
table-no-why = Pourquoi pas ?
table-undo-asked = { $name } aimerait reprendre son dernier coup. Êtes-vous d’accord ?
table-undo-waiting = Votre demande attend la réponse de { $names }.
table-yes = Oui
table-no = Non
table-you = vous
table-bot = robot
table-away = absent
table-free-seat = place libre
table-invite = Envoyez ce lien à vos amis :
table-copy = Copier le lien
table-copied = Copié
table-begin = Commencer la partie
table-sit = S’asseoir ici
table-waiting-host = L’hôte commence la partie quand tout le monde est là.
table-fair = Le tirage est déjà fixé : { $commitment }
table-plain = Plateau en texte
table-lasting = Ce qui ne change jamais
table-link = Passer sur un autre appareil
table-link-here = Ouvrez ce lien sur l’autre appareil, d’ici un jour :
table-to-rematch = Aller à la revanche
offer-not-now = Impossible maintenant : { $act }. Pourquoi ?

end-title = La fin
end-winner = { $count ->
        [one] { $names } gagne.
       *[other] { $names } se partagent la victoire.
    }
end-you-win = Vous gagnez !
end-where = D’où viennent les points
end-none = Aucun point pour personne : { $parts }.
end-total = Total
end-chart = Les points au fil de la partie
end-chart-about = Les points de chaque place après chaque coup, { $acts } coups en tout.
end-rematch = Rejouer
end-replay = Revoir la partie
end-board = Voir le plateau
end-log = Télécharger le journal
end-fair = Graine du tirage : { $seed }

replay-title = Revoir la partie
replay-of = Revoir : { $game }
replay-first = Au début
replay-back = Un coup en arrière
replay-play = Lecture
replay-pause = Pause
replay-next = Un coup en avant
replay-last = À la fin
replay-at = Coup { $n } sur { $acts }
replay-table = Retour à la table

rules-title = Règles
rules-contents = Sommaire
rules-rulings = Précisions
rules-none = Ce jeu n’a pas encore de règles écrites.

seat-taking = Votre place arrive ici…

guide-title = La première partie guidée
guide-first = Votre première partie de { $game } ?
guide-begin = Guidez-moi
guide-refuse = Non merci
guide-next = Continuer
guide-end = Arrêter la visite
