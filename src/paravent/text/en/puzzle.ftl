# Puzzles in the terminal.

puzzle-help = Solve a puzzle: find the act that is clearly best.
puzzle-arg-game = The game’s key, or the file of a puzzle; any game if there is none.
puzzle-opt-number = Which one; any that comes with Paravent if there is none.
puzzle-title = Puzzle { $number } of { $game }
puzzle-of-file = Puzzle: { $game }
puzzle-ask = It is your turn, and one act is clearly best. Which?
puzzle-prompt = Number or act, or q to give up:
puzzle-again = “{ $text }” is none of these acts.
puzzle-right = Right: { $act }.
puzzle-wrong = Not quite. The best act is: { $act }.
puzzle-given-up = The best act is: { $act }.
puzzle-tried = { $act }: { $chance } to come first ({ $low } to { $high })
puzzle-follows = Likely then: { $steps }.
puzzle-step = { $name }: { $act }
puzzle-depth = Checked by two searches of { $simulations } simulations that knew what this seat knows; the greedy bot does not see it.
