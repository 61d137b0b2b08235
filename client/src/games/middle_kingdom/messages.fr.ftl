# Ce que dit le plateau, outre les messages communs à la page et au terminal.

board-display = À l’étal
board-my-hand = Mes cartes Mise
board-hand-of = Cartes Mise { DE($name) } : { $hand } ; défaussées : { $discard }
board-pile = { $type } : { $count }
board-pile-strength = { $type } : { $count }, compte pour { $strength }
board-free = libre
board-worth = { $points ->
        [0] Il ne vaut rien à la fin.
        [one] Il vaut { $points } point à la fin.
       *[other] Il vaut { $points } points à la fin.
    }
board-takes = Pour le prendre : { $takes } { $type }.
board-takes-free = Libre : { $takes } { $type } suffisent.
board-dragon = à qui a le moins d’objectifs
board-claim = Prendre
board-leave = Laisser
board-face-down = { $count ->
        [one] une carte face cachée
       *[other] { $count } cartes face cachée
    }
board-group-bid = Miser
board-group-add = Sur votre { $under } à égalité
board-group-swap = À la place de Reset

## Ce qu’un objectif apporte à qui le possède

power-palace = Vous misez en dernier, en voyant toutes les autres mises.
power-harvest = Quand vous jouez Reset, une autre carte peut miser à sa place.
power-market = Un Marchand gagné peut rejoindre un autre de vos types, où il compte pour deux.
power-heir = Vous pouvez prendre une des cartes que personne n’a choisies.
power-emperor = Votre mise vaut ½ de plus.
power-dragon = Il va à qui possède le moins d’objectifs, et s’échange contre une carte de l’étal.

## La première partie guidée

guide-welcome = À cette cour, chacun mise pour les cartes d’une dynastie, et le plus de points l’emporte. Voyons ensemble le premier tour.
guide-display = Voici les cartes à gagner ce tour-ci. Il y en a moins que de mises : quelqu’un repartira les mains vides.
guide-goals = Six objectifs. Avec deux cartes d’un type, vous pouvez prendre le sien ; qui en réunit ensuite davantage vous le prend. Pointez un objectif pour lire ce qu’il fait.
guide-hand = Vos cartes Mise. La plus haute choisit en premier. Des mises égales ne gagnent rien pour l’instant, mais elles restent et s’ajoutent à votre prochaine carte. Une carte jouée ne revient qu’avec Reset. Posez-en une !
guide-rivals = Les mises sont visibles. Devant vos adversaires, vous voyez ce qu’il leur reste ; les cartes barrées sont dépensées.
guide-tied = Égalité. Votre mise reste ici, et la carte que vous ajouterez au prochain tour comptera avec elle : difficile à battre.
guide-missed = Trop tard : les autres ont misé plus, et il ne reste rien. Mais leurs hautes cartes sont dépensées.
guide-pick = À vous de choisir. Chaque type qui vous manque à la fin coûte 3 points : un type nouveau est un bon début.
guide-mine = Votre carte est ici, avec celles de son type. Les points sont comptés comme si la partie finissait maintenant ; voilà pourquoi tout le monde commence sous zéro.
guide-help = Vous hésitez ? Demandez un conseil. Et ce qui n’est pas éclairé répond aussi : cliquez, et vous saurez pourquoi ce n’est pas possible.
guide-log = Tout ce qui s’est passé est écrit ici. Pointez une ligne pour éclairer ce dont elle parle.
guide-on = Les règles sont là, numérotées. Vous en savez assez pour continuer ; la visite reprend quand il y a du nouveau.
guide-claimed = Un objectif est à vous ! Il vous aide dès maintenant, tant que personne ne réunit plus de cartes de son type que vous.
guide-reset = Quand vos bonnes cartes sont dépensées, jouez Reset : il ne gagne rien, mais vous les rend toutes.

## Le plateau en texte

view-phase = phase
view-seats = places
view-unseen = encore dans la pioche
view-under = à égalité au tour d’avant
view-bonus = vaut ½ de plus
view-tied = à égalité
view-reset = reprend sa défausse
view-slipped = Marchands glissés
view-strength = compte pour les objectifs
view-prestige = prestige
view-takes = cartes pour le prendre

finale-nobles = Chaque Noble rapporte les points imprimés sur sa carte.
finale-generals = Chaque Général compte.
finale-philosopher = Le Philosophe compte pour qui le possède.
finale-goals = Chaque objectif compte pour qui le possède à la fin.
finale-prestige = On compte les jetons Prestige.
finale-missing = Chaque type dont on n’a aucune carte coûte des points.
finale-peasants = Les Paysans qui restent, une fois que chacun en a défaussé autant qu’en possède le moins pourvu.
finale-bureaucrats = Avec le Philosophe, chaque Bureaucrate compte aussi.

## Le récit et la fin

log-round = Tour { $round }
end-in-round = au tour { $round }
replay-round-back = Au tour précédent
replay-round-next = Au tour suivant
