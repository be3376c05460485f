# Reviews of rounds and games: the paragraph for each player, the tables and the page.

## The result of a player

# $place: tied, joint-last, shared, won, lost, last or nth. $what: round or game.
review-place = { $place ->
    [tied] tied with { $others }{ $what ->
        [game] { " " }in the game
       *[round] { "" }
    },
    [joint-last] came joint last{ $what ->
        [game] { " " }in the game
       *[round] { "" }
    } with { $others },
    [shared] shared { review-rank } place{ $what ->
        [game] { " " }in the game
       *[round] { "" }
    } with { $others },
    [won] won{ $what ->
        [game] { " " }the game
       *[round] { "" }
    }
    [lost] lost{ $what ->
        [game] { " " }the game
       *[round] { "" }
    }
    [last] came last{ $what ->
        [game] { " " }in the game
       *[round] { "" }
    }
   *[nth] came { review-rank } of { WORD($players) }{ $what ->
        [game] { " " }in the game
       *[round] { "" }
    }
}
review-rank = { $rank ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
}
# $when: emptied, out, out-at-start or none; $move is the move after which it happened.
review-round-result = { $player }, you { review-place } with { $cards ->
    [0] no cards left
    [1] 1 card left
   *[other] { $cards } cards left
}{ $when ->
    [emptied] : your last card went down at move { $move }
    [out] ; you were out after move { $move }
    [out-at-start] ; you were out from the start
   *[none] { "" }
}.
review-round-unfinished = { $player }, the round is not finished; you have { $cards ->
    [0] no cards left
    [1] 1 card left
   *[other] { $cards } cards left
}.
review-tumbled-yourself = { $player }, you made the pyramid fall and pay { $cards }.
review-tumbled-other = { $player }, the pyramid fell when { $faller } was placing a card, so you pay nothing.
review-game-result = { $player }, you { review-place } with { COUNT("point", $points) }.
review-game-unfinished = { $player }, the game is not finished; you have { COUNT("point", $points) } so far.
review-floe-result = { $player }, you { review-place } with { COUNT("fish", $fish) }.
review-floe-unfinished = { $player }, the game is not finished; you have { COUNT("fish", $fish) } so far.

## The decision that mattered most

# $kind says why it is mentioned; $from is the move from which on everything is solved.
# $round: the name of the round in a game, or "-".
review-decision = { $kind ->
    [riskiest] Your riskiest moment was
    [from] From move { $from } on, it was
    [as-proved] What mattered most as far as it is proved was
    [won] Even so, the move to look at again is
    [won-provisional] Even so, the move to look at again seems to be
    [provisional] What seems to have mattered most was
   *[most] What mattered most was
} move { $number }{ $in ->
    [round] { " " }of { $round }
   *[game] { "" }
}: you played { $move }{ $grade ->
    [inaccuracy] , an inaccuracy
    [mistake] , a mistake
    [blunder] , a blunder
   *[none] { "" }
}; { $better } was better.
review-round-label = round { $number }
review-round-again = round { $number }, deal { $dealing }
# $unit: cards or fish. A clause of the sentences below.
review-comparison = { $unit ->
    [cards] { $played } leaves you with { $mine ->
        [0] no cards
        [1] 1 card
       *[other] { $mine } cards
    }, { $better } with { $best ->
        [0] none
       *[other] { $best }
    }
   *[fish] { $played } gets you { $mine } fish, { $better } { $best ->
        [0] none
       *[other] { $best }
    }
}
review-comparison-equal = { $unit ->
    [cards] both leave you with { $mine ->
        [0] no cards
        [1] 1 card
       *[other] { $mine } cards
    }
   *[fish] both get you { $mine } fish
}
review-comparison-bounded = { $unit ->
    [cards] { $played } leaves you with at least { $mine ->
        [0] no cards
        [1] 1 card
       *[other] { $mine } cards
    }, { $better } with { $best ->
        [0] none
       *[other] at most { $best }
    }
   *[fish] { $played } gets you at most { $mine } fish, { $better } at least { $best }
}
# $yardstick: selfish or worst. $turned: yes or again if the card played is the better one here.
review-exact = { $yardstick ->
    [selfish] With everyone playing for themselves
   *[worst] In the worst case
}{ $turned ->
    [yes] , though, it is the other way round:
   *[no] ,
} { $clause }.
review-exact-alike = { $yardstick ->
    [selfish] With everyone playing for themselves, and in the worst case too,
   *[worst] In the worst case, and with everyone playing for themselves too,
} { $clause }.
review-exact-both = { $yardstick ->
    [selfish] With everyone playing for themselves
   *[worst] In the worst case
}{ $turned ->
    [yes] , though, it is the other way round:
   *[no] ,
} { $clause }; { $yardstick ->
    [selfish] in the worst case
   *[worst] with everyone playing for themselves
}{ $second_turned ->
    [again] , it is the other way round as well:
    [yes] , though, it is the other way round:
   *[no] ,
} { $second_clause }.
# $range: yes if the interval is shown.
review-interval = { $mean }{ $range ->
    [yes] { " " }({ $low } to { $high })
   *[no] { "" }
}
review-interval-cards = { $mean } cards{ $range ->
    [yes] { " " }({ $low } to { $high })
   *[no] { "" }
}
review-expected = { $hands ->
    [open] Going by simulated rounds
   *[hidden] With the other hands hidden
}{ $verdict ->
    [turned] , though, it is the other way round: you
    [again] , it is the other way round as well: you
    [unclear] , there is no clear difference: you
   *[plain] , you
} can expect { $mine } after { $played }, { $best } after { $better }.
review-seen = You could have seen that at the time: with the other hands hidden, you could expect { $mine } cards after { $played }, { $best } after { $better }.
review-another = At the time, with the other hands hidden, you could expect { $mine } cards after { $played }, { $best } after { $better }, and { $third } looked better than both.
review-afterwards = You could not have known: with the other hands hidden, { $played } looked { $looked ->
    [better] better
    [same] just as good
   *[nearly] almost as good
} ({ $mine } cards after { $played }, { $best } after { $better }).

## The engine's estimate

review-likely-decision = { $won ->
    [yes] Even so, by
   *[no] By
} the engine's estimate, what mattered most{ $from ->
    [0] { "" }
   *[other] { " " }before move { $from }
} was move { $number }: you played { $move }{ $grade ->
    [inaccuracy] , an inaccuracy
    [mistake] , a mistake
    [blunder] , a blunder
   *[none] { "" }
}; { $better } was better.
# $best and $mine: the sizes of the leads. $best_side and $mine_side: ahead, behind or level.
review-likely-leads = After { $better } you would probably have ended about { $best_side ->
    [ahead] { $best } fish ahead
    [behind] { $best } fish behind
   *[level] level
}, after { $move } about { $mine_side ->
    [ahead] { $mine } fish ahead
    [behind] { $mine } fish behind
   *[level] level
}.
review-likely-fish = After { $better } you would probably have ended with about { $best } fish, after { $move } with about { $mine } fish.
review-clean-from = From move { $from } on, none of your moves cost anything.

## Nothing to regret

review-none-found = No mistake could be found so far.
review-no-choice = You never had a choice, so there was nothing you could have done differently.
# $kind: perfect, unfinished, won or other.
review-clean = { $kind ->
    [perfect] You made no mistake: at none of your turns was another move clearly better.
    [unfinished] So far, at none of your turns was another move clearly better.
    [won] Well played: at none of your turns was another move clearly better.
   *[other] There was nothing you could have done: at none of your turns was another move clearly better.
}
review-sure-at-best = From the start, { $unit ->
    [cards] { $number ->
        [0] no cards
        [1] 1 card
       *[other] { $number } cards
    }
   *[fish] { $number } fish
} was the best you could be sure of.
review-sure-only = At the start, you could only be sure of { $unit ->
    [cards] having at most { $number ->
        [0] no cards
        [1] 1 card
       *[other] { $number } cards
    } left
   *[fish] { $number } fish
}.

## What the paragraph rests on

review-unsolved-worst-case = The worst case of move { $number }{ $in ->
    [round] { " " }of { $round }
   *[game] { "" }
} was not settled within the limits.
review-unsolved-values = The exact values of move { $number }{ $in ->
    [round] { " " }of { $round }
   *[game] { "" }
} were not settled within the limits.
review-unsolved-selfish = Move { $number }{ $in ->
    [round] { " " }of { $round }
   *[game] { "" }
} comes too early to work out the rest with everyone playing for themselves.
review-basis-provisional = This is provisional: { WORD($unjudged) } of your { $choices } choices could not be judged{ $from ->
    [0] { "" }
   *[other] ; the rest, from move { $from } on, is exact
}.
review-basis-all = All your moves are judged by { $unit ->
    [cards] simulated rounds
   *[fish] the engine's estimates
}.
# $estimated moves are judged by estimates, $bounded ones by bounds. $rest: yes if there are others.
review-basis-parts = { $estimated ->
    [0] { WORD($bounded, form: "capital") } of your { $choices } choices { $bounded ->
        [1] is
       *[other] are
    } judged by bounds
   *[other] { WORD($estimated, form: "capital") } of your { $choices } choices { $estimated ->
        [1] is
       *[other] are
    } judged by { $unit ->
        [cards] simulated rounds
       *[fish] the engine's estimates
    }{ $bounded ->
        [0] { "" }
       *[other] , { WORD($bounded) } by bounds
    }
}{ $rest ->
    [yes] , the others exactly
   *[no] { "" }
}.
review-basis-before = Before move { $from }, your moves are judged by { $unit ->
    [cards] simulated rounds
   *[fish] the engine's estimates
}, from then on exactly.

## Tables

review-header-player = player
review-header-moves = moves
review-header-choices = choices
review-header-decisions = decisions
review-header-right = right
review-header-accuracy = accuracy
review-header-cost = cost
review-header-plays = plays
review-header-guaranteed = guaranteed
review-header-grade = grade
review-header-better = better
review-header-given-up = given up
review-header-move = move
review-header-advised = advised
review-header-open-cost = open-hand cost
review-header-before = before
review-header-left = cards left
review-header-pays = pays
review-header-gives-back = gives back
review-header-total = total
review-header-place = place
review-header-fish = fish
review-header-tiles = tiles
review-header-likely-lead = likely lead
review-header-likely-fish = likely fish
review-header-behind = behind
review-grade = { $grade ->
    [best] best
    [good] good
    [inaccuracy] inaccuracy
    [mistake] mistake
   *[blunder] blunder
}
review-place-number = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
review-only-move = only move
review-more = { $moves } and { $number } more
review-costly = { $mark } cost its player something
# $single: yes if $from and $to are the same move.
review-too-complex = { $single ->
    [yes] move { $to }
   *[no] moves { $from } to { $to }
}: too complex for the search limits
review-move-line = { $player }  { $move }: guaranteed { $guaranteed }, cost { $cost }{ $grade ->
    [none] { "" }
   *[other] , { review-grade }
}{ $better ->
    [none] { "" }
   *[other] , better { $moves }
}
review-undecided = { $number ->
    [1] 1 move could not be judged exactly within the limits and is not counted.
   *[other] { $number } moves could not be judged exactly within the limits and are not counted.
}
review-hidden-title = Judged by what the players could see
review-cut-short = Only the first { COUNT("move", $number) } could be judged this way.

## Turning points and events

review-turning-none-proved = No turning point could be proved.
review-turning-none = No turning point: no move cost its player anything.
# $label: proved, so-far or from; $from is the first move that is solved.
review-turning = { $label ->
    [proved] Turning point
    [so-far] Turning point so far (provisional)
   *[from] Turning point from move { $from } on, proved
}: move { $number }, { $player } plays { $move }. It cost { $player } { $range ->
    [yes] { $low } to { COUNT($unit, $high) }
   *[no] { COUNT($unit, $high) }
}.
review-turning-better = Better: { $moves }.
review-turning-benefit = It { $benefits }.
review-let-off = let { $player } off { COUNT("card", $number) }
review-gave = gave { $player } { COUNT("fish", $number) }
review-out = { $player } was out { $when ->
    [0] from the start
   *[other] after move { $when }
}, with { $unit ->
    [cards] { COUNT("card", $number) } left
   *[fish] { COUNT("fish", $number) }
}.
review-tumbled = { $player } made the pyramid fall and pays { $cards }: { COUNT("card", $left) } left and the one that was being placed. Nobody else pays or gives back, and the round is dealt again.
review-title-round = { $round ->
    [only] The round
   *[label] { $label }
}: { $how ->
    [finished] finished after { COUNT("move", $moves) }
    [tumbled] the pyramid fell after { COUNT("move", $moves) }
   *[unfinished] not finished, { COUNT("move", $moves) } played
}
review-title-seen = The round: { COUNT("move", $moves) }, with hidden hands
review-title-game = The game
review-title-floe = The game: { $how ->
    [finished] finished after { COUNT("move", $moves) }
   *[unfinished] not finished, { COUNT("move", $moves) } played
}
review-standing-unfinished = { $leaders ->
    [1] The game is not finished: after { $completed } of { $rounds } rounds, { $names } leads with { COUNT("point", $points) }.
   *[other] The game is not finished: after { $completed } of { $rounds } rounds, { $names } lead with { COUNT("point", $points) }.
}
review-standing = { $leaders ->
    [1] { $names } wins with { COUNT("point", $points) }.
   *[other] { $names } share the victory with { COUNT("point", $points) }.
}
review-before-move = { $in ->
    [round] { $round }, before move { $number }
   *[game] Before move { $number }
}
review-after-move = After move { $number }

## Pingouin

review-exact-none = No move could be solved exactly within the limits.
review-exact-all = Every move was solved exactly.
review-exact-last = Only the last move was solved exactly; earlier moves were too complex for the search limits.
review-exact-rest = Moves { $from } onward were solved exactly; earlier moves were too complex for the search limits.
review-free-from = From move { $from } on, no move cost its player anything; that is proved.
review-likely-free = By the engine's estimate, there was no clear mistake in { $single ->
    [yes] move { $to }
   *[no] moves { $from } to { $to }
}.
# $rival: the opponent, or "-" with three or more players.
review-likely-turning = Turning point in { $single ->
    [yes] move { $to }
   *[no] moves { $from } to { $to }
}, by the engine's estimate: move { $number }, { $player } plays { $move }. It probably { $players ->
    [2] set { $player } back by about { COUNT("fish", $fish) } against { $rival }
   *[other] cost { $player } about { COUNT("fish", $fish) }
}. Better: { $better }.
review-estimates-title = { $single ->
    [yes] Move { $to }
   *[no] Moves { $from } to { $to }
}, by the engine's estimate
review-estimates-explanation = Values marked ~ are estimates, not proved: { $players ->
    [2] the mover's lead at the end of the game
   *[other] the mover's fish at the end of the game
} after the engine's best move and, behind the arrow, after the move played, from searches of { $positions } positions. In 9 of 10 games the result lies within { $first_error } fish of the estimate at move { $first }, and within { $last_error } fish at move { $last }. The cost compares two moves in the same position, so much of that error cancels out: an estimated cost of { $inaccuracy } fish or more is an inaccuracy, of { $mistake } a mistake, of { $blunder } a blunder. Less may be chance.
review-not-estimated-slow = Not every earlier move is estimated: the engine is too slow without the native core.
review-not-estimated-time = Not every earlier move is estimated: the engine needs { $seconds } seconds and { $positions } positions a move.
review-not-estimated-interrupted = Not every earlier move is estimated: the review was interrupted.
review-likely-cost = cost { $cost }, better { $better }

## Explanations

review-explanation-cards = Guaranteed: the most cards the player can be left with, whatever the others do, with all hands open and best play; after an arrow, the same once the move is made. Cost: how many cards the move adds to that. Better: moves that would have cost nothing; of moves that are equivalent (mirrored or recoloured), only the first. A decision is a move where the choice made a difference. Accuracy is the share of decisions that cost nothing. A cost of one card is a mistake, of two or more a blunder.
review-explanation-hidden = With hidden hands, every move gets an estimate from simulated rounds with random deals of the hidden cards, as in ppsolve advise. A move is right unless it leaves at least 0.2 cards more on average than the advised one, and clearly more. From 0.2 cards it is an inaccuracy, from 0.5 a mistake, from 1.5 a blunder. A decision is a move where some other one would have been wrong. Given up: the extra cards on average of moves that were wrong, added up. A move can be right by what was known and still cost something with all hands open, and the other way round.
review-explanation-fish = Guaranteed: the fewest fish the player can end up with, whatever the others do, with best play; after an arrow, the same once the move is made. Cost: how many fish the move takes off that. Better: moves that would have cost nothing. A decision is a move where the choice made a difference. Accuracy is the share of decisions that cost nothing. A cost of one fish is an inaccuracy, of two or three a mistake, of four or more a blunder.

## The chart and the page

review-chart-cards = guaranteed: at most this many cards left
review-chart-fish = guaranteed: at least this many fish
review-chart-likely = fish: likely, then guaranteed
review-chart-moves = moves played
# $what: cards, fish or likely. The description of the chart for screen readers.
review-chart-described = { $what ->
    [cards] Guaranteed cards left over { COUNT("move", $moves) }: { $changes }
    [fish] Guaranteed fish over { COUNT("move", $moves) }: { $changes }
   *[likely] Likely, then guaranteed fish over { COUNT("move", $moves) }: { $changes }
}
review-chart-change = { $player } from { $about ->
    [yes] about { $first }
   *[no] { $first }
} to { $last }
review-page-title = { $what ->
    [round] Penguin Party: review of a round
    [game] Penguin Party: review of a game
    [hidden] Penguin Party: review of a round with hidden hands
   *[floe] Pingouin: review of a game
}
review-page-rules = rules { $rules }
review-page-bounded = Not everything could be proved. Where a limit was reached, values are shown as bounds such as 2..4 and are not counted.
review-page-all-rounds = All rounds together
review-page-results = Guaranteed results
review-page-likely-results = Likely and guaranteed results
review-page-costly = a move that cost its player something
review-page-turning = the turning point
review-page-turning-solved = the turning point among the moves that are solved
review-page-estimate = thin line with rings: an estimate, and the range of its error
review-page-likely-costly = a move that probably cost its player something
review-page-likely-turning = the turning point by the engine's estimate
review-page-accuracy = Accuracy
review-page-moves = Move by move
review-page-better = better
review-page-pivot = turning point
review-page-cost = cost { $cost }
review-page-out = { $players } out
review-page-is-out = { $player } is out
review-page-more = and { $number } more
review-page-solved = Solved exactly
review-page-first = The turning point is the decision that cost its player the most; the first one, if there are several.
review-interrupted = Interrupted: these are the results so far.
review-not-proved = Not everything is proved. { $more }
