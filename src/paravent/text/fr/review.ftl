# L’analyse d’une partie terminée, dans le terminal et sur la page.

about-command-review = Analyser une partie terminée : chances de gagner, erreurs, hasard et choix.
flag-simulations = Combien de simulations vaut chaque décision ; plus il y en a, plus c’est long et plus elles voient loin.
flag-json = Écrire l’analyse en JSON, pour des programmes.
review-working = Analyse
review-title = Analyse : { $game }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
review-depth = { $simulations ->
        [one] Une simulation
       *[other] { $simulations } simulations
    } par décision. Chaque décision est jugée d’après ce que son joueur savait alors ; les chances sont des estimations.
review-chances = Chances de gagner, du premier coup au dernier
review-balance = Hasard et choix
review-player = Joueur
review-accuracy = Précision
review-luck = Les cartes
review-choices = Ses choix
review-others = Les autres
review-change = En tout
review-marks = { $mark ->
        [inaccuracy] Imprécisions
        [mistake] Erreurs
       *[blunder] Gaffes
    }
review-mark = { $mark ->
        [good] bon
        [inaccuracy] imprécision
        [mistake] erreur
       *[blunder] gaffe
    }
review-worst = Les décisions qui ont coûté le plus
review-none = Personne n’a perdu { $least } en une décision.
review-act = Coup { $n }
review-verdict = { $name } : { $act } ({ $mark }, { $lost }). Mieux : { $best } ({ $chance } au lieu de { $left }).
review-turns = Tournants de la partie
review-turn = { $who } : { $act }. { $gains }
review-together = Tous en même temps, { $name } en dernier
review-dealer = Le tirage
review-gain = { $name } { $gain }
review-explained = Une décision est une imprécision si elle a coûté au moins { $inaccuracy } de chances de gagner, une erreur à partir de { $mistake }, une gaffe à partir de { $blunder }. La précision est de 100 % si rien n’a été perdu ; une gaffe compte pour 0. Les cartes : ce que les tirages ont changé. Ses choix : ce qui a été perdu. Les autres : le reste, jusqu’au résultat.
review-stopped = Arrêté : l’analyse n’est pas terminée.
mistake-not-finished = Cette partie n’est pas terminée, elle ne peut donc pas être analysée ; « paravent resume » la reprend.
mistake-wrong-simulations = { $simulations } simulations ne sont pas un budget : une analyse en demande entre 1 et { $most } par décision.
