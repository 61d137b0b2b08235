# Yongle in English: why an act is refused.

reason-wrong-phase = You cannot { VERB($verb) } now: { PHASE($phase, form: "now") }.
reason-none-left = No such card can come up now.
reason-no-actions = You have no action left.
reason-blockaded = The Grand Canal is blocked: you take nothing from the resource pile this turn.
reason-nothing-to-draw = Neither the pile nor the discards hold a card.
reason-stands-already = { NOUN($building) } stands already.
reason-not-in-row = { NOUN($building) } does not lie in the row.
reason-not-in-play = { NOUN($building) } does not take part in this game.
reason-sites-closed = Your sites are closed: you cannot build this turn.
reason-mourning = The court is in mourning: no imperial building in this round.
reason-too-dear = For { NOUN($building) } you lack { $lacks }.
    .item =
        { $count } { $count ->
            [one] unit
           *[other] units
        } of { NOUN($thing) }
reason-not-in-hand = You have no { NOUN($card) } in hand.
reason-no-plots-left = There is no plot left to draw.
reason-fee-short =
    This scheme costs { $price } resource { $price ->
        [one] card
       *[other] cards
    } and you have { $cards }.
reason-no-such-plot = You do not hold the plot { NOUN($plot) }.
reason-guard-watches = The Guard is watching: no plot in this round.
reason-too-few-actions = A plot costs { $cost } { $cost ->
        [one] action
       *[other] actions
    } now and you have { $left }.
reason-no-target = There is nobody against whom { NOUN($plot) } could be played now.
reason-yourself = It must be somebody else.
reason-absent = { NOUN($adviser) } does not take part in this game.
reason-lies-already = { NOUN($plot) } lies in front of { NOUN($adviser) } already.
reason-nothing-to-raze = { NOUN($adviser) } has no building that could fall.
reason-not-needed = The building takes no { NOUN($material) }.
reason-spare-short = Then you would still lack { $lack } { $lack ->
        [one] unit
       *[other] units
    } of { NOUN($material) }.
reason-not-due = No more { NOUN($material) } is needed.
reason-card-too-many = With { NOUN($card) } some card of the payment would be superfluous.
reason-other-material = Only { NOUN($material) } is burning.
reason-target-lacks = There is no { NOUN($card) } in the hand of your victim.
reason-no-resource = A scheme pays for nothing: discard a resource card.
reason-not-theirs = { NOUN($building) } does not belong to your victim.
reason-too-great = { NOUN($building) } has more than { $most } favour and cannot fall.
reason-not-open = There is no { NOUN($card) } among the open cards.
reason-not-looked-at = There is no { NOUN($card) } among the goods.
reason-stake-decided = You have decided already: { $cards } { $cards ->
        [one] card
       *[other] cards
    }.
reason-hand-too-small = You have only { $cards } { $cards ->
        [one] card
       *[other] cards
    }.
reason-stake-first = Decide first how many cards you lay.
reason-cards-first = First lay your cards: { $cards } to go.
reason-enough-laid = All your cards are laid, { $cards } in all: the rest are blanks, so that nobody sees how many.
reason-laid-already = You have laid every { NOUN($card) } that you hold.
reason-not-laid = Your adviser did not lay { NOUN($card) }.
