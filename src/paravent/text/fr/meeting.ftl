# Classements, profils, rencontres et signalements.

mistake-rated-absent = Cette revanche est classée : elle commence quand tout le monde est à la table.
mistake-rated-account = Les parties classées sont pour ceux qui gardent leur nom : créez d’abord une clé d’accès ou des codes de secours sur la page de votre compte.
mistake-rated-bots = À une table classée, seules des personnes jouent, deux au moins.
mistake-rated-network = Quelqu’un de votre réseau est déjà assis à cette table classée. Parmi des inconnus, un seul d’entre vous peut jouer ; sur invitation, vous le pouvez tous.
mistake-rated-seat = À une table classée, une place reste à la même personne.
mistake-rated-stand-in = Cette partie est classée : aucun robot ne joue pour vous. Qui part finit dernier.
mistake-not-welcome = Vous ne pouvez pas vous asseoir à cette table ; choisissez-en une autre.
mistake-unknown-player = Personne ne garde ici le nom « { $name } ».
mistake-tie-self = C’est vous.
mistake-too-many-ties = Il y a déjà { $most } personnes sur votre liste ; retirez-en d’abord une.
mistake-empty-report = Dites en quelques mots ce qui s’est passé.
mistake-unknown-report = Il n’y a pas de signalement « { $report } ».
mistake-not-rated = La table { $table } n’a pas de partie classée terminée.
mistake-too-many-proposals = { $most } personnes ne vous ont pas encore répondu ; attendez, ou fermez l’une de ces tables.
mistake-proposal-asked = Vous avez déjà proposé une partie à cette personne ; attendez sa réponse.
mistake-proposal-blocked = Vous évitez cette personne.
mistake-proposal-declined = Cette personne a décliné votre proposition ; réessayez plus tard.
mistake-proposal-flooded = Cette personne a déjà reçu beaucoup de propositions ; réessayez plus tard.
mistake-proposal-over = Trop tard : cette proposition n’est plus valable.

api-leaders = Qui mène à un jeu pour un nombre de joueurs donné, et où j’en suis.
api-my-profile = Ce que j’ai joué ici, et avec quels résultats.
api-my-games = Mes parties terminées, la dernière d’abord.
api-player = Ce qu’a joué ici quelqu’un qui garde un nom.
api-games-of = Les parties terminées de quelqu’un qui garde un nom.
api-match = Trouver quelqu’un avec qui jouer : une place à une table qui attend, ou une table qui attend les autres.
api-people = Mes amis, et ceux que j’évite.
api-change-tie = Faire de quelqu’un un ami, l’éviter, ou ni l’un ni l’autre.
api-proposals = Qui me propose une partie, et ce que sont devenues mes propositions.
api-propose = Proposer une partie à quelqu’un : une table qui l’attend.
api-accept = Accepter une proposition : je m’assieds et la partie commence.
api-decline = Décliner une proposition.
api-report = Dire à la personne qui tient le site ce qui s’est passé à une table ; ce qui en est enregistré est gardé.

about-admin-ratings = Combien de parties sont classées ; avec --again, toutes les cotes sont recalculées à partir d’elles.
about-admin-void = Retirer une partie classée, et recalculer les autres du même genre.
about-admin-reports = Ce que les joueurs ont signalé ; avec l’identifiant d’un signalement, tout ce qu’il garde, en JSON.
arg-report = L’identifiant d’un signalement.
metavar-report = SIGNALEMENT
flag-again = Recalculer toutes les cotes à partir de toutes les parties, et inscrire les parties terminées des versions précédentes.
admin-ratings = Parties terminées : { $games } ; classées : { $rated }, dont retirées : { $voided } ; comptes qui ont une cote : { $accounts }.
admin-ratings-at = Calcul des cotes
admin-ratings-again = Recalculé à partir de { $games ->
        [one] { $games } partie classée
       *[other] { $games } parties classées
    } ; parties inscrites : { $added }.
admin-void = La partie de la table { $table } ne compte plus ; parties recalculées : { $games }.
admin-report = { $day } { $id } : { $name }, table { $table }{ $seat ->
        [0] {""}
       *[other] , à propos de la place { $seat }
    } : { $text }
admin-no-reports = Personne n’a rien signalé.
