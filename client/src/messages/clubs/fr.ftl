# Clubs et tournois.

clubs-title = Clubs
clubs-about = Un club a ses tables, ses tournois et ses nouvelles, que ses membres sont seuls à voir.
clubs-mine = Mes clubs
clubs-open = Clubs ouverts
clubs-none = Aucun pour l’instant.
clubs-members = { $count ->
        [one] { $count } membre
       *[other] { $count } membres
    }
clubs-found = Fonder un club
clubs-found-go = Le fonder
clubs-account = Pour fonder un club, il faut garder son nom.
clubs-account-go = Garder mon nom
club-name = Nom du club
club-about = Sa présentation (facultative)
club-open = Tout le monde le trouve et peut y entrer
club-join = Entrer dans le club
club-stranger = Ses membres, ses tables et ses nouvelles sont réservés aux membres.
club-tables = Tables du club
club-table-open = Ouvrir une table
club-members = Membres
club-role-founder = à la tête du club
club-role-officer = responsable
club-role-member = membre
club-manage = Modifier { $name }
club-make-officer = Nommer responsable
club-make-member = Retirer cette responsabilité
club-make-founder = Confier le club
club-make-founder-sure = Confier le club à { $name } ? Vous en resterez responsable.
club-send-away = Exclure
club-send-away-sure = Exclure { $name } ? Le lien du club changera, et { $name } quittera ses tournois.
club-invite = Inviter des membres
club-invite-text = Rejoins notre club { $name } !
club-invite-anew = Un nouveau lien
club-invite-anew-about = L’ancien ne vaudra plus rien.
club-settings = Réglages du club
club-save = Enregistrer
club-saved = C’est enregistré.
club-leave = Quitter le club
club-leave-sure = Quitter le club et ses tournois ?
club-leave-founder = Vous êtes à sa tête : le club passera à son plus ancien responsable ou, à défaut, à son plus ancien membre. Sans membres, il est fermé.
club-close = Fermer le club
club-close-about = Plus personne ne le trouvera, et ses tournois seront oubliés au bout d’un mois. Les parties terminées restent à leurs joueurs.
club-close-name = Pour confirmer : le nom du club ({ $name })
club-feed = Nouvelles
news-founded = { $names } fonde le club.
news-joined = { $names } rejoint le club.
news-game = { $game } : victoire { DE($winners) }, devant { $others }.
news-game-shared = { $game } : { $winners } se partagent la victoire.
news-game-alone = { $game } : { $winners } termine une partie.
news-tournament = { $names } annonce le tournoi « { $title } ».
news-begun = Le tournoi « { $title } » a commencé.
news-won = { $names } remporte le tournoi « { $title } ».
news-cancelled = Le tournoi « { $title } » a été annulé.

tournaments-title = Tournois
tournament-new = Annoncer un tournoi
tournament-name = Nom du tournoi
tournament-announce = L’annoncer
tournament-game = Jeu
tournament-kind = Formule
kind-swiss = Système suisse
kind-robin = Toutes rondes
kind-knockout = Élimination directe
kind-swiss-about = Autant de rondes qu’on veut ; on y rencontre des adversaires qui ont à peu près le même score, et personne deux fois tant qu’on peut l’éviter.
kind-robin-about = Chacun rencontre tous les autres ; aux grandes tables, aussi également que possible.
kind-knockout-about = Les meilleurs de chaque table continuent, jusqu’à ce qu’il n’en reste qu’un.
tournament-size = Joueurs par table
tournament-seats = { $size } par table
tournament-size-about = Si le compte n’y est pas, certaines tables sont plus petites ; aux tables de deux, quelqu’un est exempt.
tournament-rounds = Rondes
tournament-limit = Une ronde s’achève
tournament-limit-hours = { $hours ->
        [0] quand toutes les tables ont fini
        [24] au bout d’un jour au plus tard
        [168] au bout d’une semaine au plus tard
        [336] au bout de deux semaines au plus tard
        [720] au bout de 30 jours au plus tard
       [one] au bout de { $hours } heure au plus tard
       *[other] au bout de { $hours } heures au plus tard
    }
tournament-starts = Il commence
tournament-starts-told = quand les responsables le décident
tournament-starts-at = de lui-même à une heure fixée
tournament-starts-when = Jour et heure
tournament-starts-about = À votre horloge. S’il y a trop peu d’inscrits à ce moment, il vous attend.
tournament-starts-change = Changer
tournament-begins = commence { $time }
tournament-put-off = Il y avait trop peu d’inscrits { $time } : il commence quand les responsables le décident.
tournament-late = On peut s’inscrire jusqu’au début de la dernière ronde ; les rondes manquées ne comptent rien
tournament-late-yes = retardataires admis
tournament-late-enter = Vous pouvez encore vous inscrire : vous jouez dès la prochaine ronde, les précédentes ne comptent rien.
tournament-blocked = Vous évitez { $names }, mais pas ici : qui s’inscrit joue contre qui le tirage lui donne.
tournament-rated-yes = parties classées
tournament-rated = Classé : pour ceux qui gardent leur nom, les résultats comptent
tournament-stage-open = inscriptions ouvertes
tournament-stage-running = en cours
tournament-stage-paused = interrompu
tournament-stage-over = terminé
tournament-stage-cancelled = annulé
tournament-entrants = { $count ->
        [one] { $count } inscrit
       *[other] { $count } inscrits
    }
tournament-round = Ronde { $round } sur { $rounds }
tournament-round-n = Ronde { $round }
tournament-round-begins = les parties commencent au plus tard { $time }
tournament-round-until = s’achève au plus tard { $time }
tournament-in = j’y suis
tournament-entered = Votre inscription est faite.
tournament-enter = M’inscrire
tournament-withdraw = Me retirer
tournament-withdraw-sure = Vous retirer ? Avant le début, vous pourrez vous réinscrire. Ensuite, un robot termine votre partie, vous y prenez la dernière place, et vos points restent.
tournament-withdraw-whom = Retirer { $name }
tournament-withdraw-whom-sure = Retirer { $name } ? Un robot termine la partie en cours ; les points restent.
tournament-my-table = Votre table est prête
tournament-to-table = Aller à ma table
tournament-my-table-over = Votre table a fini ; la ronde suivante commence quand toutes ont fini.
tournament-bye-now = Pas de table pour vous à cette ronde : elle compte comme une table gagnée.
tournament-out = Vous êtes hors course ; les autres continuent.
tournament-gone = Vous avez quitté ce tournoi ; vos points restent.
tournament-not-entered = Vous ne participez pas.
tournament-waiting = Il commence quand les responsables du club le décident.
tournament-waiting-for = Il commence de lui-même, { $time }. Soyez là : les tables en direct commencent cinq minutes plus tard au plus.
tournament-won = { $count ->
        [one] { $names } remporte le tournoi.
       *[other] { $names } se partagent la première place.
    }
tournament-begin = Commencer
tournament-begin-sure = { $count ->
        [one] Commencer avec { $count } inscrit ?
       *[other] Commencer avec { $count } inscrits ?
    }
tournament-pause = Interrompre
tournament-resume = Reprendre
tournament-end-round = Terminer la ronde maintenant
tournament-end-round-sure = Terminer la ronde maintenant ? Les tables encore en jeu sont fermées, avec les places du moment : qui se fait attendre passe derrière les autres.
tournament-cancel = L’annuler
tournament-cancel-sure = Annuler le tournoi ? Ce qui a été joué reste visible ; les parties en cours peuvent se terminer.
tournament-run = Diriger le tournoi
tournament-standings = Classement
tournament-rank = Rang
tournament-who = Nom
tournament-score = Score
tournament-opponents = Adversaires
tournament-direct = Direct
tournament-share = Part
tournament-rounds-title = Rondes
tournament-entrants-title = Inscrits
tournament-table = Table { $n }
tournament-table-open = commence bientôt
tournament-table-running = en jeu
tournament-table-over = terminée
tournament-table-closed = arrêtée avant la fin
tournament-bye = Exempt : { $names }
tournament-withdrawn = retrait
tournament-place = { $place ->
        [1] 1er
       *[other] { $place }e
    }
tournament-how = Comment on compte
how-points = Le premier d’une table marque 1, le dernier 0, les autres à intervalles égaux ; les ex æquo partagent. Un exempt marque 1, et personne ne l’est une deuxième fois avant que tous l’aient été.
how-ties = À score égal comptent ce que les adversaires ont marqué en moyenne, puis qui a devancé qui à la même table, puis la part de tous les points dans ses parties. Ceux qui restent à égalité partagent le rang.
how-knockout = En élimination directe, qui va plus loin est devant ; si deux partagent la première place d’une table, le mieux classé jusque-là continue, puis le sort décide. S’il reste moins de monde qu’il n’en faut pour une table, les suivants continuent aussi.
how-seats = Les places à table changent : chacun les occupe toutes à peu près aussi souvent. Le tirage suit d’un nombre fixé à l’annonce.
how-late = Une table en direct commence quand tout le monde est là, ou à l’heure de la ronde. Qui ne vient pas perd à la pendule : un robot joue à sa place, et qui n’est pas revenu à la fin est dernier.
how-leave = Qui se retire, quitte le club ou efface son compte quitte les rondes suivantes ; un robot termine la partie en cours. Tous les points restent. S’il reste trop peu de monde pour une table, le tournoi s’achève avec le classement du moment.
how-blocks = Ceux qui s’évitent peuvent se rencontrer ici : un tirage qui les épargnerait les avantagerait.
how-end = Si une ronde doit s’achever avant une table, les places sont celles du moment, mais qui se fait attendre passe derrière les autres.
tournament-export = Emporter le tournoi
export-standings = Classement (CSV)
export-rounds = Rondes (CSV)
export-all = Tout (JSON)
table-of-club = Club
table-of-tournament = Aller au tournoi
waiting-members = les membres du club
waiting-gathering = La partie commence quand tout le monde est là, au plus tard { $time }.
leave-tournament-about = Cette partie compte pour un tournoi : qui part finit dernier à cette table, et reste dans le tournoi.
