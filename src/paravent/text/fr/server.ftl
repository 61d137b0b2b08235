# La table en ligne : ce que dit le serveur.

about-command-serve = Ouvrir la table en ligne : jouer dans le navigateur, contre des robots ou entre amis.
flag-host = L’adresse d’écoute ; 0.0.0.0 laisse entrer les autres machines.
flag-port = Le port d’écoute ; 0 en prend un qui soit libre.
flag-data = Le dossier de la base de données.
flag-database = Une autre base de données, par exemple postgresql://nom@hôte/paravent.
flag-valkey = Un serveur Valkey par lequel plusieurs serveurs d’une même base de données se disent ce qui change, par exemple valkey://hôte.
flag-origin = Une autre origine dont les pages peuvent parler à ce serveur, par exemple https://jouer.example.
flag-open = Ouvrir le navigateur.
metavar-folder = DOSSIER
metavar-address = ADRESSE
serving = Paravent est à l’adresse { $address } (Ctrl+C l’arrête ; aucune partie n’est perdue).

## Démarrer le serveur

mistake-port-taken = Le port { $port } est déjà pris ; choisissez-en un autre avec --port, ou 0 pour n’importe lequel.
mistake-host-unknown = L’adresse « { $host } » n’est pas une adresse de cette machine.
mistake-database-address = L’adresse de la base de données n’a pas de sens ; écrivez par exemple postgresql://nom@hôte/paravent.
mistake-database-kind = Les bases de données du genre « { $kind } » ne sont pas prises en charge ; utilisez SQLite ou PostgreSQL.
mistake-database-driver = Pour utiliser PostgreSQL, il faut le module « { $module } », qui manque ; installez-le avec pip.
mistake-database-closed = La base de données ne s’ouvre pas ({ $cause }).
mistake-database-newer = La base de données a été écrite par un Paravent plus récent (schéma { $found } ; celui-ci connaît { $known }) ; installez cette version. Rien n’a été changé.
mistake-valkey-address = L’adresse du serveur Valkey n’a pas de sens ; écrivez par exemple valkey://hôte:6379.
mistake-valkey-driver = Pour utiliser Valkey, il faut le module « { $module } », qui manque ; installez-le avec pip.
mistake-server-parts = La table en ligne a besoin du module « { $module } », qui manque ; réinstallez Paravent avec pip.

## Les demandes

mistake-malformed = Le message n’a pas la forme attendue ; regardez { $where }.
mistake-too-large = Le message est trop grand ; { $most } octets sont permis.
mistake-not-json = Le message doit être en JSON, avec le type de contenu application/json.
mistake-too-fast = Trop de demandes à la fois ; attendez un instant et réessayez.
mistake-foreign-origin = Cette demande vient d’une page d’un autre site : elle n’a pas été suivie.
mistake-no-such-page = Il n’y a rien à cette adresse.
mistake-wrong-method = Cette adresse ne répond pas à ce genre de demande.
mistake-conflict = Quelqu’un d’autre a été plus rapide ; regardez la table et réessayez.
mistake-server-error = Le serveur a rencontré un problème ; rien n’est perdu. Réessayez.

## Les invités

mistake-no-session = Choisissez d’abord un surnom.
mistake-name-empty = Le surnom est vide ; choisissez-en un.
mistake-name-long = Le surnom est trop long ; { $most } lettres sont permises.
mistake-name-letters = Le surnom contient une virgule ou une lettre invisible ; choisissez-en un autre.

## Les tables

mistake-unknown-table = Il n’y a pas de table « { $table } » ; le lien est peut-être incomplet.
mistake-table-aside = Cette table est mise de côté : l’étape { $step } de son journal est illisible ou ne convient pas. Rien n’y a été changé, et toutes les autres tables continuent ; prévenez la personne qui tient ce serveur.
mistake-table-closed = Cette table est fermée : tout le monde l’a quittée.
mistake-table-full = Toutes les places de cette table sont prises ; vous pouvez encore regarder si la table est publique.
mistake-seat-taken = Cette place est prise ; choisissez-en une autre.
mistake-seats-open = Il reste des places libres ; la partie commence quand toutes sont prises.
mistake-already-started = Cette partie a déjà commencé.
mistake-not-started = Cette partie n’a pas encore commencé.
mistake-not-over = La partie n’est pas finie ; son journal contient ce que les autres ne doivent pas voir.
mistake-not-running = Il n’y a pas de partie en cours à cette table.
mistake-not-late = Ce joueur a encore le temps de se décider, ou n’a rien à décider.
mistake-stand-in = Un robot joue pour vous ; reprenez d’abord votre place.
mistake-not-host = Seul l’hôte de la table peut lancer la partie.
mistake-not-seated = Vous n’êtes pas assis à cette table ; vous pouvez seulement regarder.
mistake-not-invited = Cette table est ouverte aux personnes invitées ; demandez le lien d’invitation.
mistake-not-one-me = Exactement une place d’une nouvelle table doit être la vôtre.
mistake-already-seated = Vous êtes déjà assis à cette table ; un joueur n’a qu’une place.
mistake-link-expired = Ce lien de place a déjà servi ou n’est plus valable ; demandez-en un autre sur l’appareil où vous êtes assis.
mistake-seat-moved = Votre place est passée sur un autre appareil.
mistake-left = Vous avez quitté cette table.
mistake-too-many-tables = Vous êtes assis à { $most } tables en cours ; finissez-en ou quittez-en une d’abord.
mistake-too-many-watched = Une page peut regarder { $most } tables à la fois.
mistake-not-an-act = « { $act } » n’est pas une action de ce jeu.
mistake-not-your-turn = Vous n’avez rien à décider maintenant.
mistake-nothing-asked = Personne ne demande votre accord maintenant.
mistake-chat-empty = La ligne est vide.
mistake-chat-long = La ligne est trop longue ; { $most } lettres sont permises.
mistake-chat-letters = La ligne contient des lettres qui ne peuvent pas être affichées.

## Les pages

page-no-client = Le serveur fonctionne, mais sans les pages de la table en ligne : pour les construire, il faut Node 20 avec npm, puis de nouveau « make play » ou « pip install . ». « paravent play » joue dans le terminal.
api-title = L’API de Paravent
api-about = Le salon, les tables et les journaux par HTTP ; les parties par une seule WebSocket, que décrit docs/protocol.md. Les actions sont des textes comme « bid 7 ».
api-answer = Réponse :
api-body = Corps :
api-trouble = Ce qui n’a pas marché : un code, ses paramètres et une phrase.
api-schemas = Schémas
api-health = Le serveur va-t-il bien ?
api-games = Les jeux, avec leurs options et les niveaux des robots.
api-board = Ce qui ne change jamais à une table : cartes, prix et textes ; les options sont d’autres paramètres.
api-who-am-i = Qui suis-je ?
api-call-me = Choisir ou changer le surnom ; un nouvel invité reçoit un cookie de session.
api-tables = Mes tables, les tables ouvertes et celles en cours que l’on peut regarder.
api-create = Ouvrir une table ; la réponse contient l’engagement sur ses tirages.
api-table = Ce que l’on sait d’une table.
api-join = S’asseoir à une place libre.
api-leave = Céder sa place ; dans une partie en cours, un robot la reprend.
api-stand-in = Faire jouer un robot pour une personne dont le temps est écoulé, ou pour moi, jusqu’à son retour.
api-back = Rejouer moi-même, à la place du robot qui joue pour moi.
api-start = Lancer la partie, en tant qu’hôte.
api-rematch = Rejouer, chacun une place plus loin ; répéter la demande donne la même table.
api-link-seat = Un lien qui déplace ma place sur un autre appareil, une fois.
api-take-seat = Prendre une place avec le jeton de son lien.
api-log = Le journal d’une partie finie, avec la graine ; « paravent verify » le vérifie.
api-moment = La table après ses premières actions, telle que je la voyais.
api-scores = Tous les points après chaque action d’une partie finie.
