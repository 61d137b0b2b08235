# Ce que dit le plateau, outre les messages communs à la page et au terminal.

board-map = Carte de la Chine ancienne
board-zoom = Zoom
board-zoom-in = Plus près
board-zoom-out = Plus loin
board-zoom-all = Toute la carte
board-my-hand = Mes cartes
board-no-cards = Aucune carte
board-exchange = Échanger
board-pay = Payer avec
board-emperor-pays = L’Empereur paie avec
board-keep = En garder une
board-piece = Ce que pose un clic sur une case
board-last-round = Dernier tour !
board-second-deck = 2e pioche

## Cases et provinces

board-port = port
board-post = poste frontière
board-tile-hidden = tuile bonus, face cachée
board-tile = tuile bonus : { $tile }
board-palace-of = palais { DE($name) }
board-gain = rapporte { $points } tout de suite
board-province = { $province } : { $free ->
        [0] les { $all } cases sont bâties.
        [one] { $free } case libre sur { $all }.
       *[other] { $free } cases libres sur { $all }.
    }
board-palaces = Palais : { $list }.
board-emissaries = Émissaires : { $list }.
board-scored = Décompte : { $list }.
board-now = Rapporterait maintenant : { $list }.
board-patron = Les points de l’Empereur vont à { $name }.
board-no-patron = Les points de l’Empereur ne vont à personne.
board-room = { $room ->
        [0] Pas de place pour des émissaires pour l’instant.
        [one] Encore une place d’émissaire.
       *[other] Encore { $room } places d’émissaires.
    }
board-alliance = Alliance { $number }, { $one } et { $two } : { $count ->
        [0] aucun émissaire.
        [one] 1 émissaire.
       *[other] { $count } émissaires.
    }
board-unallied = Personne n’est en tête des deux côtés.

## Ce que rapporterait un pion

board-full = { $province } au complet !
board-leads = le plus de palais
board-leads-envoys = le plus d’émissaires
board-worth = valeur actuelle
board-at-end = à la fin

## Les joueurs

board-points = Points : { $points } ({ $list }).
board-forecast = Si la partie finissait maintenant : { $points } ({ $list }).
board-cards = { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
board-palaces-left = { $count ->
        [one] { $count } palais en réserve
       *[other] { $count } palais en réserve
    }
board-emissaries-left = { $count ->
        [one] { $count } émissaire en réserve
       *[other] { $count } émissaires en réserve
    }
board-influence = Influence { $colour } : { $one } en a gardé { $mine }, { $two } { $theirs }.
board-influence-free = Personne n’a encore la carte.
board-influence-held = { $name } a la carte.
board-ledger = D’où viennent les points (→ si la partie finissait maintenant)
board-register = Les provinces
board-points-short = points

## La première partie guidée

guide-welcome = Neuf provinces, et chacun veut devenir le prochain Empereur. Vous bâtissez des palais et envoyez des émissaires ; le plus de points l’emporte. Regardons ensemble le premier tour.
guide-map = Chaque petite terrasse est une case palais ; des routes les relient. Le sceau rond au dragon est l’endroit où se tiennent les émissaires d’une province.
guide-hand = Vos cartes. Un pion dans une province coûte une carte de sa couleur, ou deux cartes de même couleur, quelle qu’elle soit. Pointez une carte pour voir quelles provinces elle ouvre.
guide-turn = Posez un pion : tout ce qui brille est cliquable. Dans une province vide on ne pose qu’un palais, ailleurs jusqu’à deux pions par tour. Pointez une case pour voir ce qu’elle rapporterait.
guide-pay = Payez maintenant. Si vos cartes le permettent, vous pouvez d’abord poser un second pion dans la même province, un émissaire par exemple.
guide-draw = Complétez votre main à trois cartes : visibles, ou cachées, de la pioche.
guide-rivals = Voici les autres, leurs cartes et ce qu’il leur reste à poser. Le nombre après la flèche est ce qu’ils auraient si la partie finissait maintenant.
guide-leads = L’anneau d’un sceau montre qui a bâti là, et la marque au-dessus, qui est en tête. Une province pleine est décomptée : le premier marque un point par palais, le deuxième autant de points que le premier a de palais, et ainsi de suite.
guide-emissary = Un émissaire est arrivé. Une province en accueille autant que son joueur majoritaire y a de palais. Qui en a le plus des deux côtés d’une frontière marque cette alliance à la fin.
guide-alliance = Les numéros sur les frontières sont les alliances. Pointez-en un pour voir qui la marquerait.
guide-chain = Quatre de vos palais à la suite le long d’une route forment une chaîne et rapportent un point chacun à la fin. Vous la voyez grandir sur la carte.
guide-wall = La Grande Muraille compte les points. L’état des provinces et des alliances se lit sous la carte, et tout ce qui s’est passé dans le journal.
guide-help = Vous hésitez ? Demandez un conseil. Et ce qui ne brille pas répond aussi : cliquez, et vous saurez pourquoi ce n’est pas possible.
guide-on = Les règles sont ici, avec leurs numéros. Vous en savez assez pour continuer ; le guide revient quand il y a du nouveau.

## Le plateau en texte

view-no-player = l’Empereur
view-phase = phase
view-provinces = provinces
view-room = places libres pour des émissaires
view-free = cases libres
view-patron = les points de l’Empereur vont à
view-supply_palaces = palais en réserve
view-supply_emissaries = émissaires en réserve
view-supply_fortifications = fortifications en réserve
view-hand_size = cartes en main
view-leaders = le plus de palais
view-envoys = le plus d’émissaires
view-now = points en ce moment
view-scored = province décomptée
view-palaces = palais
view-emissaries = émissaires
view-forts = fortifications
view-fortifications = fortifications
view-tiles = tuiles bonus
view-alliances = alliances
view-bonus = bonus
view-roads = routes, de case en case
view-ports = ports
view-row = cartes visibles
view-discards = défausse
view-unseen = pas encore vues
view-shuffles = fois que la pioche a été épuisée
view-last_round = dernier tour
view-move = ce tour-ci
view-mover = qui joue
view-house = pour qui
view-pieces = pions posés
view-founding = province où l’on bâtit le premier palais
view-wide = carte spéciale des provinces jouée
view-given = carte reçue
view-influence = influence
view-kept = cartes gardées
view-specials = cartes spéciales
view-patrons = protecteurs
view-emperor = Empereur
view-seats = places
view-known = cartes connues
view-chains = chaînes de palais
view-towns = cases palais
view-forecast = si la partie finissait maintenant
view-houses = couleurs
view-colour = couleur
view-port = ports
view-junction = carrefours, sans tuile bonus
view-number = numéro
view-name = plateau
view-players = places

## Le récit et la fin

log-round = Tour de table { $round }
end-in-round = au tour de table { $round }
replay-round-back = Au tour de table précédent
replay-round-next = Au tour de table suivant
