# Middle Kingdom en français. NOUN, PHASE et VERB cherchent les messages noun-..., phase-..., verb-...

title = Middle Kingdom
blurb = Des mises secrètes pour les cartes d’une dynastie : gagnez dignitaires, soldats et objectifs avant la mort de l’Empereur.

## Cartes, types, objectifs et cartes Mise

noun-bureaucrat = Bureaucrate
    .a = un Bureaucrate
    .the = le Bureaucrate
    .many = Bureaucrates
noun-philosopher = Philosophe
    .a = le Philosophe
    .the = le Philosophe
    .many = Philosophes
noun-peasant = Paysan
    .a = un Paysan
    .the = le Paysan
    .many = Paysans
noun-merchant = Marchand
    .a = un Marchand
    .the = le Marchand
    .many = Marchands
noun-noble = Noble
    .a = un Noble
    .the = le Noble
    .many = Nobles
noun-noble-2 = Noble 2
    .a = un Noble de valeur 2
    .the = le Noble de valeur 2
    .many = Nobles de valeur 2
noun-noble-3 = Noble 3
    .a = un Noble de valeur 3
    .the = le Noble de valeur 3
    .many = Nobles de valeur 3
noun-noble-4 = Noble 4
    .a = un Noble de valeur 4
    .the = le Noble de valeur 4
    .many = Nobles de valeur 4
noun-general = Général
    .a = un Général
    .the = le Général
    .many = Généraux

noun-palace = Palais
    .the = le Palais
noun-harvest = Récolte
    .the = la Récolte
noun-market = Marché
    .the = le Marché
noun-heir = Héritier
    .the = l’Héritier
noun-emperor = Empereur
    .the = l’Empereur
noun-dragon = Dragon
    .a = le Dragon céleste
    .the = le Dragon céleste

noun-reset = Reset

## Les phases : ce qui se passe

phase-reveal = Nouvelles cartes
    .now = on ouvre l’étal
phase-bid = Mises
    .now = on pose les mises
phase-palace = Palais
    .now = le propriétaire du Palais mise
phase-harvest = Récolte
    .now = le propriétaire de la Récolte décide du sort de son Reset
phase-emperor = Empereur
    .now = le propriétaire de l’Empereur donne le ½ à l’une de ses mises
phase-exchange = Dragon céleste
    .now = on échange le Dragon céleste
phase-pick = Choix
    .now = on choisit les cartes de l’étal
phase-draw = Tirages
    .now = les piles de mises encore à égalité tirent de la pioche
phase-heir = Héritier
    .now = le propriétaire de l’Héritier se décide
phase-market = Marché
    .now = on range un Marchand
phase-goal = Objectif libre
    .now = quelqu’un décide s’il prend un objectif libre
phase-over = La fin
    .now = la partie est finie

## Les questions : ce que peut faire qui a la main

prompt-bid = Posez une carte Mise, face cachée.
    .more = La plus haute mise choisit d’abord, et il y a moins de cartes à l’étal que de joueurs. Des mises égales ne gagnent rien ce tour-ci, mais restent sur la table et s’ajoutent à votre carte suivante. Reset vous rend votre défausse.
prompt-palace = Le Palais est à vous : misez maintenant, en voyant toutes les autres mises.
    .more = Les autres mises sont visibles. La vôtre est la dernière : vous pouvez viser juste au-dessus d’un rival, ou garder une carte forte.
prompt-harvest = La Récolte est à vous et vous avez joué Reset : faites miser une autre carte à sa place, ou laissez-le.
    .more = Quel que soit votre choix, Reset vous rend votre défausse à la fin du tour.
prompt-emperor = L’Empereur est à vous : laquelle de vos deux mises reçoit le ½ ?
    .more = À total égal, le ½ vous fait passer devant ; il ne décide jamais d’autre chose.
prompt-exchange = Vous devez échanger le Dragon céleste contre une carte de l’étal.
    .more = Il ne donne ni le Philosophe ni une carte du type que vous avez en plus grand nombre, sauf s’il n’y a rien d’autre. Le Dragon céleste est ensuite à l’étal ; qui le choisit reçoit un jeton Prestige.
prompt-pick = C’est à votre mise : choisissez une carte.
    .more = Avec deux cartes d’un type, vous pouvez prendre son objectif s’il est libre ; avec davantage que son propriétaire, vous le lui prenez.
prompt-heir = L’Héritier est à vous : emportez une des cartes qui restent, ou rien.
    .more = Les cartes que vous laissez sortent du jeu.
prompt-market = Le Marché est à vous : où va le nouveau Marchand ?
    .more = Un Marchand glissé dans une autre pile compte pour deux cartes envers l’objectif de cette pile, et ne compte plus pour le Marché.
prompt-goal = Vous pouvez prendre un objectif que personne ne possède.
    .more = Il vous sert tant que personne n’a plus de cartes de son type. Mais le Dragon céleste va à qui possède le moins d’objectifs : en laisser un peut valoir la peine. On vous le redemandera à votre prochaine carte de ce type.

## Les coups. $thing est ce qui suit le verbe, $first à $third ses mots

act-reveal = Révéler { NOUN($thing, form: "a") }
    .rule = R13.1
act-draw = Tirer { NOUN($thing, form: "a") }
    .rule = R7.8
act-bid =
    { $thing ->
        [reset] Jouer Reset
       *[other] Miser { $thing }
    }
    .rule = R4.1
act-add = Mettre { NOUN($first) } sur le { $third } à égalité
    .rule = R7.2
act-keep = Laisser le Reset en place
    .rule = R4.3
act-swap = Miser { $thing } à la place du Reset
    .rule = R4.3
act-favour = La mise dont le sommet est { NOUN($thing) }
    .rule = R16.5
act-exchange = Prendre { NOUN($thing, form: "the") }
    .rule = R9.1
act-pick =
    { $thing ->
        [dragon] Le Dragon céleste, pour un jeton Prestige
       *[other] Choisir { NOUN($thing, form: "the") }
    }
    .rule = R5.1
act-join =
    { $thing ->
        [merchant] Avec vos Marchands
       *[other] Le glisser parmi vos { NOUN($thing, form: "many") }
    }
    .rule = R10.1
act-take = Emporter { NOUN($thing, form: "the") }
    .rule = R11.1
act-pass = Ne rien prendre
    .rule = R11.1
act-claim = Prendre { NOUN($thing, form: "the") }
    .rule = R8.1
act-leave = Ne pas prendre { NOUN($thing, form: "the") }
    .rule = R8.1

verb-reveal = révéler une carte
verb-draw = tirer une carte
verb-bid = miser
verb-add = mettre une carte sur une mise à égalité
verb-keep = laisser le Reset en place
verb-swap = remplacer le Reset
verb-favour = donner le ½ à une mise
verb-exchange = échanger le Dragon céleste
verb-pick = choisir une carte
verb-join = ranger un Marchand
verb-take = emporter une carte qui reste
verb-pass = renoncer à l’Héritier
verb-claim = prendre un objectif libre
verb-leave = laisser un objectif libre

## Les événements. $you nomme le champ où se trouve la place du lecteur, ou vaut « no »

event-revealed = À l’étal : { NOUN($kind) }.
    .item = { NOUN($kind) }
    .many = À l’étal : { $items }.
event-laid =
    { $you ->
        [seat] Vous posez votre
       *[no] { $seat-name } pose son
    } { NOUN($card) } face cachée{ $under ->
        [-1] .
       *[other] { " " }sur le { $under } à égalité.
    }
    .hidden = { $seat-name } pose une carte face cachée.
    .hidden-item = { $seat-name }
    .hidden-many = { $listed } posent des cartes face cachée.
    .hidden-some = { $seat-name } pose { $count } cartes face cachée.
event-showed =
    { $you ->
        [seat] Vous jouez votre
       *[no] { $seat-name } joue son
    } { NOUN($card) }{ $under ->
        [-1] .
       *[other] { " " }sur le { $under } à égalité.
    }
    .item =
        { $seat-name } { NOUN($card) }{ $under ->
            [-1] { "" }
           *[other] { " " }sur { $under }
        }
    .many = Mises : { $items }.
event-kept =
    { $you ->
        [seat] Vous laissez
       *[no] { $seat-name } laisse
    } le Reset en place.
event-swapped = Avec la Récolte, { $you ->
        [seat] vous mettez
       *[no] { $seat-name } met
    } le { $card } à la place du Reset.
event-favoured = Avec l’Empereur, { $you ->
        [seat] vous donnez
       *[no] { $seat-name } donne
    } ½ à la mise dont le sommet est { NOUN($card) }.
event-tied =
    { $you ->
        [seat] Vous êtes
       *[no] { $seat-name } est
    } à égalité avec { $under ->
        [-1] { NOUN($card) }.
       *[other] { NOUN($card) } sur { $under }, et { $you ->
                [seat] tirerez
               *[no] tirera
            } de la pioche.
    }
    .item =
        { $seat-name } avec { NOUN($card) }{ $under ->
            [-1] { "" }
           *[other] { " " }sur { $under }
        }
    .many = À égalité : { $items }.
event-exchanged =
    { $you ->
        [seat] Vous échangez
       *[no] { $seat-name } échange
    } le Dragon céleste contre { NOUN($kind, form: "a") }.
event-picked =
    { $you ->
        [seat] Vous choisissez
       *[no] { $seat-name } choisit
    } { NOUN($kind, form: "a") }.
event-honoured =
    { $you ->
        [seat] Vous choisissez
       *[no] { $seat-name } choisit
    } le Dragon céleste et { $you ->
        [seat] recevez
       *[no] reçoit
    } un jeton Prestige.
event-missed =
    { $you ->
        [seat] Vous arrivez trop tard : il ne reste rien pour votre mise.
       *[no] { $seat-name } arrive trop tard : il ne reste rien.
    }
    .item = { $seat-name }
    .many = Trop tard, il ne reste rien : { $items }.
event-drew = Encore à égalité, { $you ->
        [seat] vous tirez
       *[no] { $seat-name } tire
    } { NOUN($kind, form: "a") } de la pioche.
event-joined =
    { $type ->
        [merchant] { $you ->
                [seat] Vous rangez le Marchand avec les vôtres.
               *[no] { $seat-name } range le Marchand avec les siens.
            }
       *[other] { $you ->
                [seat] Vous glissez
               *[no] { $seat-name } glisse
            } le Marchand parmi les { NOUN($type, form: "many") }.
    }
event-took = Avec l’Héritier, { $you ->
        [seat] vous emportez
       *[no] { $seat-name } emporte
    } { NOUN($kind, form: "a") }.
event-passed = { $you ->
        [seat] Vous n’emportez
       *[no] { $seat-name } n’emporte
    } rien avec l’Héritier.
event-claimed =
    { $loser ->
        [-1] { $you ->
                [seat] Vous gagnez
               *[no] { $seat-name } gagne
            } { NOUN($goal, form: "the") }.
       *[other] { $you ->
                [seat] Vous prenez { NOUN($goal, form: "the") } à { $loser-name }.
                [loser] { $seat-name } vous prend { NOUN($goal, form: "the") }.
               *[no] { $seat-name } prend { NOUN($goal, form: "the") } à { $loser-name }.
            }
    }
event-left =
    { $you ->
        [seat] Vous ne prenez pas
       *[no] { $seat-name } ne prend pas
    } { NOUN($goal, form: "the") }.
event-removed = Hors du jeu : { NOUN($kind) }.
    .item = { NOUN($kind) }
    .many = Hors du jeu : { $items }.
event-recovered =
    { $you ->
        [seat] Vous reprenez le Reset et votre défausse.
       *[no] { $seat-name } reprend le Reset et toute sa défausse.
    }
    .item = { $seat-name }
    .many = Reset et défausse repris : { $items }.
event-assigned = Le Dragon céleste { $you ->
        [seat] vous revient
       *[no] revient à { $seat-name }
    }.
event-crowned = L’Empereur est mort : avec le plus de Généraux, { $you ->
        [seat] vous prenez
       *[no] { $seat-name } prend
    } l’Héritier.
event-began = Le tour { $round } commence.
event-ended =
    { $reason ->
        [ties] La pioche est trop courte pour les tirages des piles de mises à égalité : la partie est finie.
       *[deck] La pioche ne peut plus remplir l’étal : la partie est finie.
    }

## Les raisons : pourquoi un coup est refusé

reason-wrong-phase = Ce n’est pas le moment { DE(VERB($verb)) } : { PHASE($phase, form: "now") }.
reason-none-left = Il ne reste aucune carte de cette sorte dans la pioche.
reason-discarded = { NOUN($card) } est dans votre défausse jusqu’à ce que vous jouiez Reset.
reason-tied-in-play = { NOUN($card) } est sur la table, comme mise à égalité.
reason-already-laid = Vous avez déjà posé { NOUN($card) } ce tour-ci.
reason-tie-first = Votre { $under } à égalité doit d’abord recevoir sa seconde carte : mettez une carte dessus.
reason-no-tie = Vous n’avez pas de { $under } à égalité qui attende une carte.
reason-no-such-bid = Aucune de vos mises n’a { NOUN($card) } au sommet.
reason-no-dragon = Le Dragon céleste n’est pas à l’étal.
reason-not-on-display = Il n’y a pas de { NOUN($kind) } à l’étal.
reason-dragon-philosopher = Le Dragon céleste ne s’échange pas contre le Philosophe tant qu’une autre carte est permise.
reason-dragon-most = Vous avez { $count } { $count ->
        [one] { NOUN($type) }
       *[other] { NOUN($type, form: "many") }
    }, et d’aucun type davantage : le Dragon céleste ne vous en donne pas d’autre tant qu’une carte différente est permise.
reason-empty-pile = Vous n’avez encore aucun { NOUN($type) } auprès de qui glisser un Marchand.
reason-other-goal = Il s’agit { $wanted ->
        [palace] du Palais
        [harvest] de la Récolte
        [market] du Marché
        [heir] de l’Héritier
       *[emperor] de l’Empereur
    } : { NOUN($goal, form: "the") } n’est pas en question.

## Les parts de ce que vaut une position, dans les conseils

part-cards = les cartes gagnées
part-peasants = des Paysans qui rapportent
part-bureaucrats = des Bureaucrates auprès du Philosophe
part-goals = les objectifs et leurs pouvoirs
part-heir = le plus de Généraux, pour l’Héritier
part-bids = des cartes Mise gardées pour plus tard

## Les options

option-bids = Mises par tour
    .more = Combien de cartes Mise chacun pose par tour.
option-bids-1 = une par joueur
    .more = Le jeu habituel à trois : une mise chacun, deux cartes à gagner.
option-bids-2 = deux par joueur
    .more = Une variante à trois : deux mises chacun, cinq cartes à gagner, plus à peser.

## D’où viennent les points

tally-nobles = Nobles
tally-generals = Généraux
tally-philosopher = Philosophe
tally-goals = Objectifs
tally-prestige = Jetons Prestige
tally-missing = Types absents
tally-peasants = Paysans
tally-bureaucrats = Bureaucrates du Philosophe

## Sur la table

table-turn = Tour { $turn }
table-deck = { $count ->
        [0] La pioche est vide
        [one] 1 carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
table-empty = l’étal est vide
table-free = Objectifs libres
table-order = Encore à choisir
table-points = { $points } { $points ->
        [one] point
       *[other] points
    }
table-hand = Main
table-discard = Défausse
table-bid = Mise
table-prestige = Prestige
table-tied = à égalité
