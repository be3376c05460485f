# Reports on deals: how hard a deal is, for whom and why.

## Difficulty

report-word = { $word ->
    [gentle] gentle
    [fair] fair
    [tricky] tricky
   *[cruel] cruel
}
report-rating = { $percent } { report-word }
report-difficulty = Difficulty: { $percent } of 100 ({ report-word }), compared with { $deals } full deals of { $edition } for { $players } players.
report-difficulty-unknown = Difficulty: not known, because { $why }.
report-difficulty-none = Difficulty: no rating, because { $why }.
report-why-not-compared = only full deals under the standard rules can be compared
report-why-no-decision = { $player } has no decision along best play
report-why-no-turns = { $player } has no turns left
report-why-over = the round is over
report-why-few-rounds = only { $number } of { $all } random rounds were played within the limits
report-why-not-computed = `{ $outcome }` was not computed
report-why-bounded = `{ $outcome }` of { $player } is only bounded ({ $bounds })
report-why-no-midgame = there are no midgame decisions
report-sum-missing = There is no sum, because { $why }.
report-sum-other = The weighted sum is { $sum }. Compare it with positions of the same kind only, not with full deals.
report-sum = The weighted sum is { $sum }; the difficulty is the percentage of random full deals with a lower sum.
report-part-careless = { $players ->
    [2] cards that random play leaves beyond what can be guaranteed, per card in hand
   *[other] cards that random play leaves beyond the best possible result, per card in hand
}
report-part-traps = share of moves that give something away, over the midgame decisions
report-part-only = share of midgame decisions with a single good move
report-part-hurt = cards that the other player can cost, guaranteed minus best, per card in hand

## Tables

report-header-player = player
report-header-players = players
report-header-difficulty = difficulty
report-header-hardest = hardest for
report-header-best = best
report-header-guaranteed = guaranteed
report-header-selfish = selfish
report-header-all-random = all random
report-header-all-greedy = all greedy
report-header-random = random
report-header-greedy = greedy
report-header-careful = careful
report-header-careful-alone = careful alone
report-header-own-hand = own hand
report-header-move = move
report-header-legal = legal
report-header-good = good
report-header-mistake = natural mistake
report-header-part = part
report-header-value = value
report-header-weight = weight
report-header-meaning = meaning
report-overview-note = Difficulty: how many of 100 random deals are easier; only full deals under the standard rules have one. Best: cards left if everybody helps, for the players in turn order. Guaranteed: cards left whatever the others do. Both assume open hands. All random, all greedy: average cards left per player when nobody thinks ahead.
report-decisions-note = Good: how many of the legal moves give nothing away. Best: the first of these; the others are just as good.
# $selfish and $bounded: yes if the table has such a column, or bounds.
report-outcome-note = Cards left with all hands open. Best: if everybody helps. Guaranteed: whatever the others do.{ $selfish ->
    [yes] { " " }Selfish: if everyone plays for themselves.
   *[no] { "" }
}{ $bounded ->
    [yes] { " " }A value such as 2..4 could not be settled within the limits.
   *[no] { "" }
}
report-rounds = { $greedy ->
    [same] { $random } rounds each
   *[other] { $random } and { $number } rounds
}
report-careless-note = Cards left on average. All random, all greedy: nobody thinks ahead, in { $rounds }; greedy players build upwards and play their longest colour.{ $careful ->
    [yes] { " " }Careful alone: the others play the same way, but one player sees all hands and tries out each move in { $looks } simulated rounds before playing it ({ $careful_rounds } rounds). Own hand: that player sees only their own hand, as at the table, and deals the hidden cards at random in each simulation. The gain over careless play is what thinking is worth; the gap between the two careful players is what seeing all hands is worth.
   *[no] { "" }
} Don't compare these with the worst-case values (guaranteed): there, all the others do their best to hurt; here, nobody tries to, so even careless play may leave fewer cards.
report-short-note = { $outcomes } Random, greedy: average if everybody plays so, in { $rounds }.{ $careful ->
    [yes] { " " }Careful: average of one player among them who sees only their own hand and tries out each move in { $looks } simulated rounds ({ $careful_rounds } rounds).
   *[no] { "" }
} Averages may be lower than the guaranteed result, because nobody tries to hurt.

## Sentences

report-dead-colour = { COLOUR($colour, form: "capital") } dies at move { $turn } ({ $move } by { $player }); still in hand: { $held }.
report-dead-colours = Along best play by { $player }, { $deaths }.
report-death = { $number ->
    [1] { $colours } dies at move { $turn } ({ $move } by { $player })
   *[other] { $colours } die at move { $turn } ({ $move } by { $player })
}
report-placed-all = { $player } has placed every card and pays nothing.
report-no-turns = { $player } has no turns left and pays { $cards }.
report-no-decisions-found = The decisions of { $player } could not be found within the limits.
report-rank = { $rank ->
    [hardest] { $player } has the hardest hand: { $percent } of 100, { report-word }.
   *[easiest] { $player } has the easiest hand: { $percent } of 100, { report-word }.
}
report-alone-open = { $player } plays alone from here; what best play leaves lies between { $low } and { COUNT("card", $high) } (not settled within the limits).
report-alone = { $player } plays alone from here and is left with { COUNT("card", $cards) } by best play.
report-can-guarantee = { $player } can guarantee a result of at most { COUNT("card", $cards) }.
report-can-guarantee-open = What { $player } can guarantee lies between { $low } and { COUNT("card", $high) } (not settled within the limits).
# $who: all, or one for the only rival.
report-with-help = With { $who ->
    [one] help from { $rival }
   *[all] everybody's help
} it could be { $cards }.
report-with-help-open = With { $who ->
    [one] help from { $rival }
   *[all] everybody's help
} it lies between { $low } and { COUNT("card", $high) } (not settled within the limits).
report-safe = { $who ->
    [one] { $player } can place every card, whatever { $rival } does.
   *[all] { $player } can place every card, whatever the others do.
}
report-settled = { $player } is left with { COUNT("card", $cards) } by best play: nobody can help or hurt.
report-can-be-left = { $who ->
    [one] { $rival } can leave { $player } with { $cards ->
        [1] the last card
       *[other] all { COUNT("card", $cards) }
    }.
   *[all] The others can leave { $player } with { $cards ->
        [1] the last card
       *[other] all { COUNT("card", $cards) }
    }.
}
report-never-a-choice = { $player } never has a choice along best play.
report-choices-safe = { $player } has { $choices ->
    [1] 1 choice
   *[other] { $choices } choices
} along best play, and no move gives anything away{ $share ->
    [none] { "" }
   *[some] ; in the middle of ordinary rounds { $percent } do, which counts for the difficulty
}.
# $part: only (a single choice), all or some of the choices are risky. $right: how many have only one right move.
report-choices-risky = { $player } has { $choices ->
    [1] 1 choice
   *[other] { $choices } choices
} along best play, { $part ->
    [only] risky
    [all] all risky
   *[some] { $risky } of them risky
}{ $right ->
    [none] { "" }
    [all] { " " }and with only one right move
   *[some] , { $only } with only one right move
}: { $such ->
    [yes] for instance,{ " " }
   *[no] { "" }
}{ $mistakes }.
report-mistake = { $move } at move { $turn } costs { COUNT("card", $cards) }
report-decided = After move { $turn } nothing is at stake any more.

## The page

report-title = { $number ->
    [1] How hard is this deal?
   *[other] How hard are these deals?
}
report-open-hands = Rules { $rules }. All hands are open.
report-open-hands-several = { $number } positions. All hands are open.
report-overview = Overview
report-position = { $number }. Rules { $rules }
report-gauge = { $percent } of 100, { report-word }
report-reach = What everybody can reach
report-table = Table: { $cards }, the fewest cards left in all hands together.
report-careless = How careless play turns out
report-decisions = Decisions along best play
report-values = The value of each place
report-main-line = { $kind ->
    [best] Best play by { $player }, move by move
   *[safest] Safest play by { $player }, move by move
}
report-made-of = What the difficulty is made of
report-only-move = only move
report-costs = { $move } costs { $cards }
report-margin-open = Margin: { $margin } for { $player }.
report-margin-level = Margin: with best play on both sides, nobody comes out ahead.
report-margin = Margin: with best play on both sides, { $player } comes out ahead by { $points }.
report-plot-cards = cards left
report-plot-share = % of rounds
report-plot-all = { $policy ->
    [random] all random
   *[greedy] all greedy
}
report-plot-careful = { $policy ->
    [random] careful among random
   *[greedy] careful among greedy
}
report-plot = Cards left to { $player } by careless and careful play
report-not-proved = Not everything could be proved. { $more }
