# La table en ligne : ce que dit le serveur.

about-command-serve = Ouvrir la table en ligne : jouer dans le navigateur, contre des robots ou entre amis.
flag-host = L’adresse d’écoute ; 0.0.0.0 laisse entrer les autres machines.
flag-port = Le port d’écoute ; 0 en prend un qui soit libre.
flag-data = Le dossier de la base de données.
flag-database = Une autre base de données, par exemple postgresql://nom@hôte/paravent.
flag-valkey = Un serveur Valkey par lequel plusieurs serveurs d’une même base de données se disent ce qui change, par exemple valkey://hôte.
flag-origin = L’adresse du site, par exemple https://jouer.example : il ne répond à aucun autre nom, et ses pages peuvent lui parler.
flag-proxy = Un mandataire devant ce serveur qui peut dire pour qui il demande : une adresse, un réseau comme 172.16.0.0/12, ou « private » pour tous les réseaux privés.
flag-bots = Combien de processus pensent pour les robots ; 0 pour un de moins que de processeurs.
flag-tables-per-guest = Combien de tables une personne peut avoir, ouvertes ou en cours.
flag-connections = Combien de connexions il peut y avoir ; 0 pour autant que le système le permet.
flag-connections-per-address = Combien de connexions il peut y avoir depuis une même adresse réseau.
flag-drain-seconds = En combien de secondes les personnes aux tables sont envoyées vers d’autres serveurs quand celui-ci s’arrête.
flag-chat-days = Après combien de jours on oublie ce qui s’est dit aux tables finies.
flag-guest-days = Après combien de jours sans visite on oublie les personnes sans place.
flag-workers = Processus qui servent ensemble, sur un même PostgreSQL.
flag-metrics = Où Prometheus trouve des chiffres sur ce serveur, par exemple 127.0.0.1:9411.
flag-log = Comment dire ce qui se passe : en JSON, en texte simple, ou selon le cas (texte dans un terminal).
flag-config = Un fichier de réglages ; voir docs/operating.md.
flag-open = Ouvrir le navigateur.
metavar-folder = DOSSIER
metavar-address = ADRESSE
serving = Paravent est à l’adresse { $address } (Ctrl+C l’arrête ; aucune partie n’est perdue).

## Démarrer le serveur

mistake-port-taken = Le port { $port } est déjà pris ; choisissez-en un autre avec --port, ou 0 pour n’importe lequel ; avec make : make play ARGS="--port 0".
mistake-host-unknown = L’adresse « { $host } » n’est pas une adresse de cette machine.
mistake-database-address = L’adresse de la base de données n’a pas de sens ; écrivez par exemple postgresql://nom@hôte/paravent.
mistake-database-kind = Les bases de données du genre « { $kind } » ne sont pas prises en charge ; utilisez SQLite ou PostgreSQL.
mistake-database-driver = Pour utiliser PostgreSQL, il faut le module « { $module } », qui manque ; installez-le avec pip.
mistake-database-closed = La base de données ne s’ouvre pas ({ $cause }).
mistake-database-newer = La base de données a été écrite par un Paravent plus récent (schéma { $found } ; celui-ci connaît { $known }) ; installez cette version. Rien n’a été changé.
mistake-database-served = Un autre serveur Paravent utilise déjà la base de données { $path } ; arrêtez-le d’abord, ou choisissez un autre dossier avec --data. Plusieurs serveurs peuvent partager une base PostgreSQL.
mistake-workers-database = Plusieurs processus demandent un PostgreSQL (--database), sur un système qui leur laisse partager un port.
mistake-metrics-address = « { $address } » ne peut pas servir aux chiffres ; écrivez par exemple 127.0.0.1:9411, avec un port libre.
mistake-settings-file = Les réglages du fichier { $path } sont incompréhensibles : { $cause }.
mistake-unknown-setting = Le fichier { $path } règle « { $name } », qui n’est pas un réglage ; docs/operating.md en donne la liste.
mistake-proxy-address = « { $proxy } » n’est pas un mandataire ; écrivez une adresse, un réseau comme 172.16.0.0/12, ou « private ».
mistake-origin-address = « { $origin } » n’est pas une origine ; écrivez par exemple https://jouer.example, sans chemin.
mistake-valkey-address = L’adresse du serveur Valkey n’a pas de sens ; écrivez par exemple valkey://hôte:6379.
mistake-valkey-driver = Pour utiliser Valkey, il faut le module « { $module } », qui manque ; installez-le avec pip.
mistake-server-parts = La table en ligne a besoin du module « { $module } », qui manque ; réinstallez Paravent avec pip.

## Les demandes

mistake-malformed = Le message n’a pas la forme attendue ; regardez { $where }.
mistake-too-large = Le message est trop grand ; { $most } octets sont permis.
mistake-not-json = Le message doit être en JSON, avec le type de contenu application/json.
mistake-too-fast = Trop de demandes à la fois ; attendez un instant et réessayez.
mistake-foreign-origin = Cette demande vient d’une page d’un autre site : elle n’a pas été suivie.
mistake-wrong-host = Ce serveur ne répond pas au nom « { $host } » ; la personne qui s’en occupe peut lui donner ce nom avec --origin.
mistake-no-such-page = Il n’y a rien à cette adresse.
mistake-wrong-method = Cette adresse ne répond pas à ce genre de demande.
mistake-conflict = Quelqu’un d’autre a été plus rapide ; regardez la table et réessayez.
mistake-database-away = Le site n’a pas accès à sa mémoire pour l’instant ; rien n’est perdu. Réessayez dans un instant.
mistake-server-error = Le serveur a rencontré un problème ; rien n’est perdu. Réessayez.

## Les invités

mistake-no-session = Choisissez d’abord un surnom.
mistake-name-empty = Le surnom est vide ; choisissez-en un.
mistake-name-long = Le surnom est trop long ; { $most } lettres sont permises.
mistake-name-letters = Le surnom contient une virgule ou quelque chose qui ne se voit pas ou ne se lit pas ; choisissez-en un autre.
mistake-name-mixed = Le surnom mêle plusieurs alphabets ; n’en utilisez qu’un seul.
mistake-name-taken = « { $name } » est à cette table, et votre surnom lui ressemble trop ; choisissez-en un autre.
mistake-banned = La personne qui s’occupe de ce site vous en a exclu.
mistake-muted = La personne qui s’occupe de ce site vous a retiré la parole ; vous pouvez toujours jouer.
mistake-no-such-session = Cet appareil n’est pas l’un des vôtres, ou il est déjà déconnecté.

## Les tables

mistake-unknown-table = Il n’y a pas de table « { $table } » ; le lien est peut-être incomplet.
mistake-table-aside = Cette table est mise de côté : l’étape { $step } de son journal est illisible ou ne convient pas. Rien n’y a été changé, et toutes les autres tables continuent ; prévenez la personne qui tient ce serveur.
mistake-table-closed = Cette table est fermée : l’hôte l’a annulée ou tout le monde l’a quittée.
mistake-table-full = Toutes les places de cette table sont prises ; vous pouvez encore regarder si la table est publique.
mistake-seat-taken = Cette place est prise ; choisissez-en une autre.
mistake-seats-open = Il reste des places libres ; la partie commence quand toutes sont prises.
mistake-already-started = Cette partie a déjà commencé.
mistake-not-started = Cette partie n’a pas encore commencé.
mistake-not-over = La partie n’est pas finie ; son journal contient ce que les autres ne doivent pas voir.
mistake-not-running = Il n’y a pas de partie en cours à cette table.
mistake-not-late = Ce joueur a encore le temps de se décider, ou n’a rien à décider.
mistake-push-endpoint = Ce n’est pas une adresse où un navigateur peut recevoir un rappel.
mistake-no-plans = On ne peut prévoir des coups que dans une partie lente en cours.
mistake-plan-now = C’est à vous : jouez d’abord, puis prévoyez la suite.
mistake-no-minutes = Un ajout à chaque décision va avec des minutes pour toute la partie : dites combien.
mistake-vacation-days = Des vacances commencent aujourd’hui ou d’ici un an, et ne finissent pas avant de commencer.
mistake-vacation-planned = Vous avez déjà des vacances : terminez-les avant d’en prévoir d’autres.
mistake-vacation-long = Vous avez { $most } jours de vacances par an.
mistake-stand-in = Un robot joue pour vous ; reprenez d’abord votre place.
mistake-not-host = Seul l’hôte de la table peut le faire.
mistake-not-seated = Vous n’êtes pas assis à cette table ; vous pouvez seulement regarder.
mistake-not-invited = Cette table est ouverte aux personnes invitées ; demandez le lien d’invitation.
mistake-not-one-me = Exactement une place d’une nouvelle table doit être la vôtre.
mistake-already-seated = Vous êtes déjà assis à cette table ; un joueur n’a qu’une place.
mistake-link-expired = Ce lien de place a déjà servi ou n’est plus valable ; demandez-en un autre sur l’appareil où vous êtes assis.
mistake-seat-moved = Votre place est passée sur un autre appareil.
mistake-left = Vous avez quitté cette table.
mistake-removed = L’hôte vous a prié de quitter cette table.
mistake-nobody-to-remove = Personne n’y est assis que vous puissiez renvoyer.
mistake-undo-absent = { $name } a joué depuis et ne peut pas donner son accord.
mistake-too-many-tables = Vous êtes assis à { $most } tables en cours ; terminez-en ou quittez-en une d’abord.
mistake-table-worn = On a trop changé d’avis à cette table. Ouvrez-en une autre.
mistake-too-many-offered = { $most } de vos tables publiques attendent des joueurs ; lancez-en ou fermez-en une d’abord.
mistake-too-many-watched = Une page peut regarder { $most } tables à la fois.
mistake-not-an-act = « { $act } » n’est pas un coup de ce jeu.
mistake-no-help = Cette table a été ouverte sans aide : on n’y donne pas de conseils.
mistake-not-your-turn = Vous n’avez rien à décider maintenant.
mistake-nothing-asked = Personne ne demande votre accord maintenant.
mistake-chat-empty = La ligne est vide.
mistake-chat-long = La ligne est trop longue ; { $most } lettres sont permises.
mistake-chat-letters = La ligne contient des lettres qui ne peuvent pas être affichées.

## Les pages

page-no-client = Le serveur fonctionne, mais sans les pages de la table en ligne : pour les construire, il faut Node 20 avec npm, puis de nouveau « make play » ou « pip install . ». « paravent play » joue dans le terminal.
api-title = L’API de Paravent
api-about = Le salon, les tables et les journaux par HTTP ; les parties par une seule WebSocket, que décrit docs/protocol.md. Les coups sont des textes comme « bid 7 ».
api-answer = Réponse :
api-body = Corps :
api-trouble = Ce qui n’a pas marché : un code, ses paramètres et une phrase.
api-schemas = Schémas
api-health = Peut-on jouer ? Si la base de données accepte les écritures, si les robots jouent et si les processus s’entendent.
api-alive = Le serveur répond-il ?
api-games = Les jeux, avec leurs options et les niveaux des robots.
api-board = Ce qui ne change jamais à une table : cartes, prix et textes ; les options sont d’autres paramètres.
api-events = Les évènements d’un jeu, chacun avec les noms de ses champs dans leur ordre.
api-who-am-i = Qui suis-je ?
api-call-me = Choisir ou changer le surnom ; un nouvel invité reçoit un cookie de session.
api-log-out = Terminer ma session sur cet appareil.
api-link-device = Un jeton par lequel un autre appareil devient moi : une fois, dans le quart d’heure.
api-take-device = Devenir la personne qui a fait un tel jeton.
api-sessions = Les appareils sur lesquels on me connaît.
api-end-session = Déconnecter un de mes autres appareils, ou tous.
api-tables = Mes tables, les tables ouvertes et celles en cours que l’on peut regarder.
api-create = Ouvrir une table ; la réponse contient l’engagement sur ses tirages.
api-table = Ce que l’on sait d’une table.
api-join = S’asseoir à une place libre.
api-change-seat = Avant le début, en tant qu’hôte : mettre un robot à une place libre, ou libérer celle d’un robot pour un ami.
api-cancel = En tant qu’hôte, fermer une table dont la partie n’a pas commencé.
api-leave = Céder sa place ; dans une partie en cours, un robot la reprend.
api-stand-in = Faire jouer un robot pour une personne dont le temps est écoulé, ou pour moi, jusqu’à son retour.
api-back = Rejouer moi-même, à la place du robot qui joue pour moi.
api-remove = Renvoyer quelqu’un avant le début, en tant qu’hôte.
api-start = Lancer la partie, en tant qu’hôte.
api-rematch = Rejouer, chacun une place plus loin ; répéter la demande donne la même table.
api-link-seat = Un lien qui déplace ma place sur un autre appareil, une fois.
api-take-seat = Prendre une place avec le jeton de son lien.
api-log = Le journal d’une partie finie, avec la graine ; « paravent verify » le vérifie.
api-moment = La table après ses premiers coups, telle que je la voyais.
api-scores = Tous les points après chaque coup d’une partie finie.
api-review = L’analyse d’une partie finie, ou son avancement.
api-ask-review = Demander l’analyse d’une partie finie.
api-puzzles = Les numéros des problèmes d’un jeu.
api-kept-puzzles = Quelques problèmes d’un jeu avec leurs plateaux et leurs réponses, pour un appareil sans connexion.
api-puzzle = Un problème, tel que peut le voir la place qui doit trouver la solution.
api-answer-puzzle = Répondre à un problème, et en apprendre la solution.
api-vacation = Mes vacances, et combien de jours de l’année sont pris.
api-take-vacation = Partir en vacances : mes horloges aux tables lentes s’arrêtent pendant ce temps.
api-end-vacation = Terminer mes vacances, ou ne pas partir.
api-plan = Ce que je veux jouer dès que ce sera à moi.
api-make-plan = Prévoir ce que je veux jouer dès que ce sera à moi, ou y renoncer.
api-reminder = Comment je reçois des rappels.
api-remind-device = Me prévenir sur cet appareil quand c’est à moi de jouer à une table lente.
api-end-device = Ne plus me prévenir là.
api-remind-mail = Si des courriels me préviennent.
api-silence = Ne plus recevoir de ces courriels, par le lien de l’un d’eux.

# S’occuper d’un site.
about-command-admin = S’occuper de la base de données d’un site : sauvegardes, exports, tables à fermer, personnes à exclure.
about-admin-status = Combien il y a de personnes et de tables, et si un serveur tourne.
about-admin-backup = Écrire tout ce qui est enregistré dans un fichier, même pendant que l’on joue.
about-admin-restore = Remplir une base de données vide avec un tel fichier.
about-admin-export = Afficher tout ce qui est enregistré d’une table ou sur une personne, en JSON.
about-admin-close = Fermer une table pour de bon.
about-admin-ban = Exclure une personne ou une adresse réseau.
about-admin-drain = Relancer les serveurs l’un après l’autre, presque sans que l’on s’en aperçoive ; ou en arrêter un.
about-admin-mute = Retirer la parole à une personne dans les discussions.
arg-guest = Une personne : son identifiant, ou son nom si elle est seule à le porter.
arg-banned = Une personne, par son identifiant ou un nom qu’elle est seule à porter ; ou une adresse réseau.
arg-server = Un serveur, par l’identifiant ou l’adresse que donne status. Sans cela tous, l’un après l’autre.
arg-table = L’identifiant d’une table, comme dans son adresse.
metavar-guest = PERSONNE
metavar-server = SERVEUR
metavar-table = TABLE
flag-days = Pour combien de jours ; 0 y met fin.
flag-export-table = La table à exporter ; sa graine est parmi ce qui s’affiche.
flag-export-guest = La personne à exporter.
admin-status =
    Schéma { $revision }. { $count ->
        [0] Aucun serveur ne tourne ici.
       *[other] Serveurs : { $servers }.
    }
    Personnes : { $guests } ; sessions : { $sessions }.
    Tables ouvertes : { $open } ; en cours : { $running } ; finies : { $over } ; fermées : { $closed } ; étapes en tout : { $steps }.
admin-backup = Sauvegardé dans { $path } : { $rows ->
        [one] { $rows } ligne
       *[other] { $rows } lignes
    }.
admin-restore = Repris de { $path } : { $rows ->
        [one] { $rows } ligne
       *[other] { $rows } lignes
    }.
admin-close = La table { $table } est fermée.
admin-ban = { $days ->
        [0] { $guest } peut revenir.
       [one] { $guest } ne peut plus venir pendant { $days } jour.
       *[other] { $guest } ne peut plus venir pendant { $days } jours.
    }
admin-mute = { $days ->
        [0] { $guest } peut de nouveau écrire.
       [one] { $guest } ne peut plus écrire pendant { $days } jour.
       *[other] { $guest } ne peut plus écrire pendant { $days } jours.
    }
admin-drain = { $server } ({ $id }) est parti.
mistake-no-servers = Aucun serveur ne tourne sur cette base de données.
mistake-no-such-server = Aucun serveur du nom de { $server } ne tourne sur cette base de données.
mistake-drain-slow = { $server } ne s’arrête pas. Aucun autre serveur n’a été sollicité.
mistake-not-replaced = { $server } est parti, mais rien ne l’a relancé. Aucun autre serveur n’a été sollicité.
mistake-no-database = Il n’y a pas de base de données de Paravent à cet endroit ; dites avec --data ou --database où elle est.
mistake-database-not-empty = Cette base de données n’est pas vide ; restaurez dans une nouvelle. Rien n’a été changé.
mistake-backup-broken = { $path } n’est pas une sauvegarde de Paravent, ou seulement une partie. Rien n’a été restauré.
mistake-export-what = Dites quoi exporter : --table ou --guest.
mistake-no-such-guest = Il n’y a personne du nom de « { $name } ».
mistake-several-guests = Plusieurs personnes s’appellent « { $name } » ; dites laquelle par son identifiant : { $ids }.
