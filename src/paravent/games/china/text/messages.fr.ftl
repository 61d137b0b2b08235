# China en français. NOUN, PHASE et VERB cherchent les messages noun-..., phase-..., verb-...

title = China
blurb = Des palais, des émissaires et de longues routes : neuf provinces de la Chine ancienne, et chacun veut être le prochain Empereur.

## Les couleurs des provinces et des cartes ; trois d’entre elles pour les tuiles bonus

noun-purple = mauve
    .a = une carte mauve
    .the = la carte mauve
noun-yellow = jaune
    .a = une carte jaune
    .the = la carte jaune
noun-orange = orange
    .a = une carte orange
    .the = la carte orange
noun-green = verte
    .a = une carte verte
    .the = la carte verte
noun-red = rouge
    .a = une carte rouge
    .the = la carte rouge

## Les provinces

noun-wei = Wei
noun-zhao = Zhao
noun-yan = Yan
noun-qi = Qi
noun-lu = Lu
noun-han = Han
noun-chin = Ch’in
noun-shu = Shu
noun-chu = Chu
noun-ports = les ports

## Les cases palais

noun-gaonu = Gaonu
noun-dingyang = Dingyang
noun-lishi = Lishi
noun-shaoliang = Shaoliang
noun-anyi = Anyi
noun-ye = Ye
noun-daliang = Daliang
noun-dingxiang = Dingxiang
noun-dai = Dai
noun-jinyang = Jinyang
noun-lingshou = Lingshou
noun-handan = Handan
noun-shanggu = Shanggu
noun-ji = Ji
noun-yuyang = Yuyang
noun-wuyang = Wuyang
noun-jieshi = Jieshi
noun-gaotang = Gaotang
noun-lixia = Lixia
noun-linzi = Linzi
noun-zhifu = Zhifu
noun-jimo = Jimo
noun-qufu = Qufu
noun-xue = Xue
noun-tan = Tan
noun-langya = Langya
noun-yiyang = Yiyang
noun-luoyang = Luoyang
noun-xingyang = Xingyang
noun-xinzheng = Xinzheng
noun-yangzhai = Yangzhai
noun-wan = Wan
noun-yiqu = Yiqu
noun-xianyang = Xianyang
noun-yong = Yong
noun-wuguan = Wuguan
noun-xichui = Xichui
noun-nanzheng = Nanzheng
noun-jiameng = Jiameng
noun-chengdu = Chengdu
noun-jiangzhou = Jiangzhou
noun-langzhong = Langzhong
noun-danyang = Danyang
noun-ying = Ying
noun-changsha = Changsha
noun-chen = Chen
noun-shouchun = Shouchun
noun-pengli = Pengli
noun-nanjing = Nanjing
noun-wu = Wu
noun-kuaiji = Kuaiji
noun-shangdang = Shangdang
noun-linjin = Linjin
noun-pei = Pei
noun-raoan = Rao’an

## Les pions et les cartes spéciales

noun-palace = palais
    .many = palais
noun-emissary = émissaire
    .many = émissaires
noun-fortification = fortification
    .many = fortifications
noun-tile = tuile bonus
    .many = tuiles bonus
noun-emperor = L’Empereur d’abord
noun-provinces = Deux provinces
noun-card = Changer une carte
noun-hidden = face cachée

## Les phases : ce qui se passe

phase-hide = Tuiles bonus
    .now = on dispose les tuiles bonus
phase-deal = Cartes
    .now = on distribue des cartes
phase-open = Cartes visibles
    .now = on retourne des cartes
phase-grant = Cartes de l’Empereur
    .now = l’Empereur reçoit des cartes
phase-turn = Tour
    .now = un tour commence
phase-reveal = Tuiles bonus
    .now = on retourne des tuiles bonus
phase-site = Premier palais
    .now = on bâtit le premier palais d’une province
phase-pay = Paiement
    .now = des pions sont posés, il faut les payer
phase-keep = Influence
    .now = on choisit la carte à garder
phase-draw = Pioche
    .now = on pioche des cartes
phase-give = Changer une carte
    .now = on donne une carte
phase-swap = Changer une carte
    .now = on prend une carte visible
phase-emperor = L’Empereur
    .now = c’est à l’Empereur de poser un pion
phase-over = La fin
    .now = la partie est finie

## Les invites : ce que l’on peut faire

prompt-turn = Posez un pion, ou échangez une carte.
    .more = Un pion coûte une carte de la couleur de sa province, ou deux autres cartes pareilles. Dans une province qui n’était pas vide, vous pouvez en poser deux. Sinon, échangez une carte.
prompt-site = Les tuiles bonus sont visibles : où bâtir le palais ?
    .more = Qui bâtit sur une tuile la prend. À la fin, le plus de tuiles d’une couleur rapporte 6 points.
prompt-pay = Payez avec des cartes, ou posez d’abord un autre pion.
    .more = Tous les pions d’un tour sont dans une même province et se paient ensemble : pour chacun une carte de sa couleur, ou deux cartes pareilles au lieu d’une. Les cartes choisies sont défaussées.
prompt-keep = Laquelle de ces cartes gardez-vous devant vous ?
    .more = Avec autant de cartes d’une couleur que votre adversaire, vous prenez sa carte d’influence : elle vous donne les points de l’Empereur dans les provinces de cette couleur.
prompt-draw = Piochez une carte : visible, ou cachée, de la pioche.
    .more = Vous complétez votre main à trois cartes, dans l’ordre que vous voulez. Les cartes visibles ne sont remplacées qu’ensuite.
prompt-give = Quelle carte mettez-vous parmi les visibles ?
    .more = Vous prendrez une des cartes visibles en échange.
prompt-swap = Quelle carte visible prenez-vous en échange ?
    .more = La carte que vous avez donnée prend sa place.
prompt-emperor = Posez un pion de l’Empereur, ou laissez-le où il est.
    .more = Ses cartes sont visibles et ses pions suivent les règles habituelles. Il n’entre dans une province vide que s’il ne peut rien faire d’autre.

## Les coups. $thing est ce qui suit le verbe, $first à $third ses mots

act-hide = Poser une tuile bonus sur { NOUN($thing) }
    .rule = R13.2
act-deal = Donner { NOUN($thing, form: "a") }
    .rule = R2.5
act-open = Retourner { NOUN($thing, form: "a") }
    .rule = R7.2
act-grant = Donner { NOUN($thing, form: "a") } à l’Empereur
    .rule = R12.5
act-turn = Retourner une tuile { NOUN($thing) }
    .rule = R13.3
act-palace = Palais à { NOUN($thing) }
    .rule = R5.1
act-fortify = Fortification à { NOUN($thing) }
    .rule = R11.2
act-emissary = Émissaire en { NOUN($thing) }
    .rule = R5.2
act-found = Premier palais en { NOUN($thing) } : retourner ses tuiles bonus
    .rule = R13.3
act-pay = Payer : { NOUN($first) }{ $second ->
        [purple] , mauve
        [yellow] , jaune
        [orange] , orange
        [green] , verte
        [red] , rouge
       *[none] { "" }
    }{ $third ->
        [purple] , mauve
        [yellow] , jaune
        [orange] , orange
        [green] , verte
        [red] , rouge
       *[none] { "" }
    }
    .rule = R4.4
act-keep = Garder { NOUN($thing, form: "the") }
    .rule = R12.4
act-exchange = Échanger { NOUN($thing, form: "a") }
    .rule = R8.1
act-take = Prendre { NOUN($thing, form: "the") }
    .rule = R7.1
act-draw = Piocher une carte cachée
    .rule = R7.1
act-use = Carte spéciale : { NOUN($thing) }
    .rule = R12.8
act-give = Donner { NOUN($thing, form: "a") }
    .rule = R12.8
act-stay = L’Empereur reste où il est
    .rule = R12.5
act-pass = Passer
    .rule = R8.3

verb-hide = disposer une tuile bonus
verb-deal = distribuer une carte
verb-open = retourner une carte
verb-grant = donner une carte à l’Empereur
verb-turn = retourner une tuile bonus
verb-palace = bâtir un palais
verb-fortify = poser une fortification
verb-emissary = envoyer un émissaire
verb-found = annoncer un premier palais
verb-pay = payer
verb-keep = garder une carte
verb-exchange = échanger une carte
verb-take = prendre une carte visible
verb-draw = piocher une carte cachée
verb-use = utiliser une carte spéciale
verb-give = donner une carte
verb-stay = laisser l’Empereur où il est
verb-pass = passer

## Les évènements. $you nomme le champ qui tient la place du lecteur, ou vaut "no" ; la place -1 est l’Empereur

event-hid = Une tuile bonus est posée face cachée sur { NOUN($town) }.
    .item = { NOUN($town) }
    .many = Des tuiles bonus sont posées face cachée sur { $items }.
event-dealt =
    { $you ->
        [seat] Vous recevez
       *[no] { $seat-name } reçoit
    } { NOUN($card, form: "a") }.
    .item = { NOUN($card) }
    .each = { $you ->
            [seat] Vous recevez
           *[no] { $seat-name } reçoit
        } : { $items }.
    .hidden = { $seat-name } reçoit une carte cachée.
    .hidden-item = { $seat-name }
    .hidden-many = Cartes cachées pour { $listed }.
    .hidden-some = { $seat-name } reçoit { $count } cartes cachées.
event-opened = Une carte est retournée : { NOUN($card) }.
    .item = { NOUN($card) }
    .many = Des cartes sont retournées : { $items }.
event-granted = L’Empereur reçoit { NOUN($card, form: "a") }.
    .item = { NOUN($card) }
    .many = L’Empereur reçoit des cartes : { $items }.
event-turned = La tuile de { NOUN($town) } est { NOUN($tile) }.
    .item = { NOUN($town) } { NOUN($tile) }
    .many = Tuiles bonus : { $items }.
event-built =
    { $seat ->
        [-1] L’Empereur bâtit
       *[other] { $you ->
                [seat] Vous bâtissez
               *[no] { $seat-name } bâtit
            }
    } un palais à { NOUN($town) } ({ NOUN($province) }).
event-fortified =
    { $you ->
        [seat] Vous posez
       *[no] { $seat-name } pose
    } une fortification à { NOUN($town) } ({ NOUN($province) }).
event-sent =
    { $seat ->
        [-1] L’Empereur envoie
       *[other] { $you ->
                [seat] Vous envoyez
               *[no] { $seat-name } envoie
            }
    } un émissaire en { NOUN($province) }.
event-founded =
    { $seat ->
        [-1] L’Empereur va
       *[other] { $you ->
                [seat] Vous allez
               *[no] { $seat-name } va
            }
    } bâtir le premier palais de { NOUN($province) }.
event-claimed =
    { $seat ->
        [-1] L’Empereur prend
       *[other] { $you ->
                [seat] Vous prenez
               *[no] { $seat-name } prend
            }
    } une tuile bonus { NOUN($tile) }.
event-paid =
    { $seat ->
        [-1] L’Empereur joue
       *[other] { $you ->
                [seat] Vous jouez
               *[no] { $seat-name } joue
            }
    } { NOUN($card, form: "a") }.
    .item = { NOUN($card) }
    .many = Cartes jouées : { $items }.
event-kept =
    { $you ->
        [seat] Vous gardez
       *[no] { $seat-name } garde
    } { NOUN($card, form: "the") } face visible.
event-influenced =
    { $loser ->
        [-1] { $you ->
                [seat] Vous gagnez
               *[no] { $seat-name } gagne
            } la carte d’influence { NOUN($colour) }.
       *[other] { $you ->
                [seat] Vous prenez la carte d’influence { NOUN($colour) } à { $loser-name }.
                [loser] { $seat-name } vous prend la carte d’influence { NOUN($colour) }.
               *[no] { $seat-name } prend la carte d’influence { NOUN($colour) } à { $loser-name }.
            }
    }
event-exchanged =
    { $you ->
        [seat] Vous défaussez
       *[no] { $seat-name } défausse
    } { NOUN($card, form: "a") } pour l’échanger.
event-took =
    { $you ->
        [seat] Vous prenez
       *[no] { $seat-name } prend
    } { NOUN($card, form: "the") }.
event-used =
    { $you ->
        [seat] Vous utilisez
       *[no] { $seat-name } utilise
    } une carte spéciale : { NOUN($special) }.
event-gave =
    { $you ->
        [seat] Vous mettez
       *[no] { $seat-name } met
    } { NOUN($card, form: "a") } parmi les cartes visibles.
event-stayed =
    { $you ->
        [seat] Vous laissez
       *[no] { $seat-name } laisse
    } l’Empereur où il est.
event-passed =
    { $you ->
        [seat] Vous passez.
       *[no] { $seat-name } passe.
    }
event-shuffled = La pioche est épuisée une première fois ; les { $cards } cartes de la défausse sont mélangées et en forment une nouvelle.
event-exhausted = La pioche est épuisée pour la seconde fois : c’est le dernier tour de table.
event-round = Le tour de table { $round } commence.
event-ended =
    { $reason ->
        [full] Plus aucun pion ne peut être posé : la partie est finie, le décompte commence.
       *[deck] Le dernier tour de table est fini, le décompte final commence.
    }
event-counted =
    { $cause ->
        [full] { NOUN($place) } est complète avec { $palaces } palais : on la décompte.
       *[end] { $place ->
                [ports] On décompte les ports : { $palaces } palais.
               *[other] On décompte { NOUN($place) } : { $palaces } palais.
            }
    }
event-ranked =
    { $seat ->
        [-1] L’Empereur compte
       *[other] { $you ->
                [seat] Vous marquez
               *[no] { $seat-name } marque
            }
    } { $points } { $points ->
        [one] point
       *[other] points
    } pour { $palaces } palais.
event-doubled =
    { $seat ->
        [-1] L’Empereur compte
       *[other] { $you ->
                [seat] Vous marquez
               *[no] { $seat-name } marque
            }
    } { $points } { $points ->
        [one] point
       *[other] points
    } de plus : une fortification double le compte.
event-inherited =
    { $seat ->
        [-1] Les points de l’Empereur, { $points }, ne vont à personne.
       *[other] { $you ->
                [seat] Avec l’influence { NOUN($colour) }, vous marquez
               *[no] Avec l’influence { NOUN($colour) }, { $seat-name } marque
            } les points de l’Empereur : { $points }.
    }
event-visited = Alliance { $alliance } entre { NOUN($province) } et { NOUN($neighbour) }.
event-allied =
    { $you ->
        [seat] Vous êtes en tête
       *[no] { $seat-name } est en tête
    } des deux côtés et { $you ->
        [seat] marquez
       *[no] marque
    } { $points } { $points ->
        [one] point
       *[other] points
    }.
event-unallied = Personne n’est en tête des deux côtés de l’alliance { $alliance }, { NOUN($province) } et { NOUN($neighbour) }.
    .item = { $alliance } { NOUN($province) }–{ NOUN($neighbour) }
    .many = Alliances où personne n’est en tête des deux côtés : { $items }.
event-linked =
    { $you ->
        [seat] Votre palais de { NOUN($town) } fait partie d’une chaîne.
       *[no] Le palais { DE($seat-name) } à { NOUN($town) } fait partie d’une chaîne.
    }
    .item = { NOUN($town) }
    .many = Une chaîne : { $items }.
event-chained =
    { $you ->
        [seat] Vous marquez
       *[no] { $seat-name } marque
    } { $points } { $points ->
        [one] point
       *[other] points
    } pour une chaîne de { $palaces } palais.
event-gathered = Tuiles bonus de couleur { NOUN($tile) } : { $tiles } au plus pour un joueur.
event-rewarded =
    { $you ->
        [seat] Vous marquez
       *[no] { $seat-name } marque
    } { $points } { $points ->
        [one] point
       *[other] points
    } pour le plus de tuiles de cette couleur : { NOUN($tile) }.

## Les raisons : pourquoi un coup est refusé

reason-wrong-phase = Ce n’est pas le moment { DE(VERB($verb)) } : { PHASE($phase, form: "now") }.
reason-none-left = Il n’en reste aucune de cette couleur.
reason-not-in-hand = Vous n’avez aucune carte { NOUN($card) } en main.
reason-cards-not-held = Vous n’avez pas ces cartes en main.
reason-tile-elsewhere = La prochaine tuile bonus ne va pas à { NOUN($town) }.
reason-tile-there = Une tuile bonus est déjà posée à { NOUN($town) }.
reason-tile-junction = { NOUN($town) } est un carrefour : aucune tuile bonus ne s’y pose.
reason-no-such-town = { NOUN($town) } n’est pas sur ce plateau.
reason-occupied = { NOUN($town) } a déjà un palais.
reason-no-palaces = Il ne reste aucun palais en réserve.
reason-no-emissaries = Il ne reste aucun émissaire en réserve.
reason-founded-elsewhere = Les tuiles de { NOUN($province) } ont été retournées : c’est là que doit être le palais.
reason-tiles-first = Ce serait le premier palais de { NOUN($province) } : annoncez-le, pour que ses tuiles bonus soient retournées avant que vous choisissiez la case.
reason-emperor-fortifies-not = L’Empereur n’a pas de fortification.
reason-no-fortifications = Vous n’avez pas de fortification à poser.
reason-fortified = { NOUN($town) } a déjà une fortification.
reason-no-palace-yet = { NOUN($province) } n’a encore aucun palais et ne peut donc recevoir aucun émissaire.
reason-no-room = { NOUN($province) } a déjà autant d’émissaires que son joueur majoritaire y a de palais : { $count }.
reason-no-tiles = Cette partie se joue sans tuiles bonus.
reason-tiles-open = Les tuiles bonus de { NOUN($province) } sont déjà visibles : bâtissez simplement.
reason-two-pieces = Deux pions par tour, pas davantage.
reason-one-province = Tous les pions d’un tour vont dans une même province, cette fois { NOUN($province) }.
reason-was-empty = { NOUN($province) } était vide au début de votre tour : un seul pion y est permis.
reason-emperor-one-piece = L’Empereur ne pose qu’un pion.
reason-emperor-occupied = L’Empereur n’entre dans une province vide que s’il ne peut faire autrement ; or { NOUN($province) } lui est ouverte.
reason-cannot-pay = Vos cartes ne paient pas cela : il faut { NOUN($colour, form: "a") }, ou deux autres pareilles.
reason-cannot-pay-post = Vos cartes ne paient pas ce poste frontière : il faut { NOUN($first, form: "a") } et { NOUN($second, form: "a") }, ou deux cartes d’une de ces couleurs.
reason-wrong-payment = Ces cartes ne sont pas exactement ce que coûtent vos pions.
reason-not-played = Vous n’avez joué aucune carte { NOUN($card) } ce tour-ci.
reason-not-in-row = Il n’y a aucune carte { NOUN($card) } parmi les visibles.
reason-deck-empty = La pioche est vide.
reason-must-exchange = On ne passe pas ainsi : posez un pion ou échangez une carte.
reason-nothing-to-draw = Il ne reste aucune carte à prendre : l’échange est impossible.
reason-no-specials = Les cartes spéciales appartiennent au jeu à deux.
reason-special-used = Vous avez déjà utilisé cette carte spéciale : { NOUN($special) }.
reason-special-too-late = Vous avez déjà posé un pion ; cette carte spéciale vient avant : { NOUN($special) }.
reason-emperor-part = C’est la part de l’Empereur ; les cartes spéciales appartiennent à la vôtre.
reason-too-few-cards = Avec une seule carte, vous ne pouvez pas poser de second pion.
reason-nothing-to-swap = Il n’y a rien à échanger : pas de carte visible, ou pas de carte en main.
reason-emperor-moved = L’Empereur a déjà eu sa part de ce tour.
reason-emperor-idle = Les cartes de l’Empereur ne lui permettent aucun pion maintenant.

## Les options

option-board = Plateau
    .more = La carte sur laquelle on joue.
option-board-3-4 = face pour 3 ou 4 joueurs
    .more = La carte habituelle à trois ou quatre ; elle sert aussi à deux.
option-board-4-5 = face pour 4 ou 5 joueurs
    .more = Les mêmes cases palais, reliées par d’autres routes ; faite pour plus de joueurs.
option-board-border = Querelles frontalières
    .more = Une carte à part : les postes frontières sont à deux provinces, et les ports comptent une fois de plus à la fin.
option-fortifications = Fortifications
    .more = Un pion de plus pour chacun, pour joueurs expérimentés.
option-fortifications-no = sans
    .more = Des palais et des émissaires seulement : le jeu le plus simple.
option-fortifications-yes = avec
    .more = Un palais sur une fortification double vos points pour sa province et pour sa chaîne.
option-bonus = Tuiles bonus
    .more = Des tuiles sur les cases palais ; qui bâtit là les prend.
option-bonus-no = sans
    .more = Rien sur les cases palais.
option-bonus-yes = avec
    .more = Deux tuiles par province ; le plus de tuiles d’une couleur rapporte 6 points à la fin.
option-influence = Cartes d’influence
    .more = Qui marque pour les palais de l’Empereur dans le jeu à deux.
option-influence-no = sans
    .more = Le jeu plus léger : les points de l’Empereur ne vont à personne.
option-influence-yes = avec (à deux)
    .more = Qui tient la carte d’une couleur marque aussi les points de l’Empereur dans ses provinces.

## D’où viennent les points

tally-provinces = Provinces
tally-emperor = Palais de l’Empereur
tally-ports = Ports
tally-alliances = Alliances
tally-roads = Routes
tally-bonus = Tuiles bonus

## Sur la table

table-turn = Tour { $turn }
table-deck = { $count ->
        [0] La pioche est vide
        [one] 1 carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
table-discards = Défausse
table-row = Cartes visibles
table-hand = Main
table-emperor = L’Empereur
table-influence = Influence
table-kept = Gardées
table-specials = Cartes spéciales
table-supply = Réserve
table-palaces = palais
table-emissaries = émissaires
table-free = libres
table-room = place
table-scored = décomptée
table-now = maintenant
table-leads = en tête
table-province = Province
table-alliance = Alliance
table-alliances = Alliances
table-chains = Chaînes
table-forecast = si tout finissait là
table-tiles = Tuiles bonus
table-ports = Ports
table-post = poste frontière
table-port = port
table-last-round = Dernier tour
table-points = { $points } { $points ->
        [one] point
       *[other] points
    }

## Les parts de ce que vaut une position, dans les conseils

part-provinces = les palais dans les provinces
part-alliances = les alliances d’émissaires
part-roads = les chaînes le long des routes
part-cards = les cartes gardées en main
part-extras = cartes spéciales, influence et tuiles bonus
