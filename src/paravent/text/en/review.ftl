# The review of a finished game, in the terminal and on the page.

about-command-review = Review a finished game: chances of winning, mistakes, luck and choices.
flag-simulations = How many simulations each decision is worth; more take longer and see further.
flag-json = Print the review as JSON, for programs.
review-working = Reviewing
review-title = Review: { $game }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
review-depth = { $simulations ->
        [one] One simulation
       *[other] { $simulations } simulations
    } a decision. Every decision is judged by what its player knew then; chances are estimates.
review-chances = Chances of winning from the first act to the last
review-balance = Luck and choices
review-player = Player
review-accuracy = Accuracy
review-luck = The cards
review-choices = Own choices
review-others = The others
review-change = Together
review-marks = { $mark ->
        [inaccuracy] Inaccuracies
        [mistake] Mistakes
       *[blunder] Blunders
    }
review-mark = { $mark ->
        [good] good
        [inaccuracy] inaccuracy
        [mistake] mistake
       *[blunder] blunder
    }
review-worst = The decisions that cost most
review-none = Nobody gave away as much as { $least }.
review-act = Act { $n }
review-verdict = { $name }: { $act } ({ $mark }, { $lost }). Better: { $best } ({ $chance } instead of { $left }).
review-turns = Turning points
review-turn = { $who }: { $act }. { $gains }
review-together = All at once, lastly { $name }
review-dealer = The deal
review-gain = { $name } { $gain }
review-explained = A decision is an inaccuracy if it gave away { $inaccuracy } of the chance of winning or more, a mistake from { $mistake } on, a blunder from { $blunder } on. The accuracy is 100% if nothing was given away; a blunder counts as 0. The cards: what deals changed. Own choices: what was given away. The others: the rest, up to the result.
review-stopped = Stopped: the review was not finished.
mistake-not-finished = This game is not finished, so it cannot be reviewed; “paravent resume” goes on with it.
mistake-wrong-simulations = { $simulations } simulations are no budget: a review needs between 1 and { $most } for each decision.
