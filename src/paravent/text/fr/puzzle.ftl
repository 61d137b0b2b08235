# Problèmes dans le terminal.

puzzle-help = Résoudre un problème : trouver le coup nettement meilleur.
puzzle-arg-game = La clé du jeu, ou le fichier d’un problème ; sinon n’importe quel jeu.
puzzle-opt-number = Lequel ; sinon n’importe lequel de ceux que Paravent apporte.
puzzle-title = Problème { $number } de { $game }
puzzle-of-file = Problème : { $game }
puzzle-ask = À vous de jouer : un coup est nettement le meilleur. Lequel ?
puzzle-prompt = Numéro ou coup, ou q pour abandonner :
puzzle-again = « { $text } » n’est aucun de ces coups.
puzzle-right = Juste : { $act }.
puzzle-wrong = Pas tout à fait. Le meilleur coup est : { $act }.
puzzle-given-up = Le meilleur coup est : { $act }.
puzzle-tried = { $act } : { $chance } de finir premier ({ $low } à { $high })
puzzle-follows = Suite probable : { $steps }.
puzzle-step = { $name } : { $act }
puzzle-depth = Vérifié par deux recherches de { $simulations } simulations qui savaient ce que sait cette place ; le robot glouton ne le voit pas.
