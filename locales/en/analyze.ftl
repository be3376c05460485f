# Analyses with open hands, and on floes.

## Outcomes and yardsticks

analyze-outcome = { $outcome ->
    [best] best
    [guaranteed] guaranteed
    [selfish] selfish
    [table] table
   *[margin] margin
}
analyze-yardstick = { $yardstick ->
    [worst-case] worst case
    [everyone-for-themselves] everyone for themselves
   *[expected] expected
}
# The same in two lines, for narrow columns; the upper one may be empty.
analyze-yardstick-above = { $yardstick ->
    [worst-case] worst
    [everyone-for-themselves] everyone for
   *[expected] { "" }
}
analyze-yardstick-below = { $yardstick ->
    [worst-case] case
    [everyone-for-themselves] themselves
   *[expected] expected
}
analyze-header-player = player
analyze-header-cards = cards
analyze-header-has = has
analyze-header-likely = likely
analyze-header-likely-fish = likely fish
analyze-header-likely-lead = likely lead
analyze-header-after = after

## What the values mean

analyze-open-hands = All values assume open hands: everybody sees all cards.
analyze-all-fish = All values are fish at the end of the game, including those already taken and those below penguins.
analyze-selfish-skipped = Selfish values were skipped (too many cards). Add { $option } to compute them anyway.
analyze-selfish-skipped-tiles = Selfish values were skipped (more than { $tiles } free tiles within reach). Add { $option } to compute them anyway.

## Results of players

# Cards that are left, in a sentence.
analyze-cards = { $cards ->
    [0] no card
   *[other] { COUNT("card", $cards) }
}
analyze-cards-range = { $low } to { COUNT("card", $high) }
# The first player of a list, then the others: Alice is left with 2 cards, Bob with none.
analyze-left-first = { $player } is left with { $cards }
analyze-left-more = { $player } with { $cards ->
    [0] none
   *[other] { $cards }
}
analyze-left-more-range = { $player } with { $low } to { $high }
analyze-fish = { COUNT("fish", $fish) }
analyze-fish-range = { $low } to { COUNT("fish", $high) } (not decided)
analyze-ends-first = { $player } ends with { $fish }
analyze-ends-more = { $player } with { $fish }
analyze-ends-more-range = { $player } with { $low } to { $high }
analyze-results = { $first } and { $last }

analyze-round-over = The round is over: { $results }.
analyze-game-over = The game is over: { $results }.
analyze-selfish-cards = If everyone plays for themselves, { $results }{ $proved ->
    [no] { " " }(not all of it is proved)
   *[yes] { "" }
}.
analyze-selfish-fish = If everyone plays for themselves, { $results }{ $proved ->
    [no] { " " }(not fully decided)
   *[yes] { "" }
}.

## Penguin Party: what a player can do

analyze-alone-all = Only { $player } is still playing, and can place every card.
analyze-alone = Only { $player } is still playing, and will be left with { $cards } at best{ $proved ->
    [no] { " " }(not proved)
   *[yes] { "" }
}.
analyze-no-turns = { $player } has no more turns: { $cards ->
    [0] every card is placed
   *[other] out with { COUNT("card", $cards) } left
}.
# A guarantee, and what help could add.
analyze-claim = { $claim }.
analyze-claim-and-help = { $claim }; { $help }.
analyze-sure-unknown = It is not proved what { $player } can guarantee: { $cards } left
analyze-sure-all = { $player } can place every card, { $rivals ->
    [one] whatever { $rival } does
   *[more] whatever the others do
}
analyze-sure-most = { $player } can guarantee a result of at most { COUNT("card", $high) }{ $proved ->
    [no] { " " }(perhaps as few as { $low }; not proved)
   *[yes] { "" }
}
analyze-help-no-fewer = even with help it cannot be fewer
# $place: first if a sentence begins with it.
analyze-help-all = { $place ->
    [first] If
   *[more] if
} { $rivals ->
    [one] { $rival }
   *[more] everybody
} helps, { $player } can place every card
analyze-help-left = { $place ->
    [first] If
   *[more] if
} { $rivals ->
    [one] { $rival }
   *[more] everybody
} helps, { $player } is left with { $cards }{ $proved ->
    [no] { " " }(not proved)
   *[yes] { "" }
}

## Pingouin: what a player can do

analyze-floe-out = { $player } is out with { COUNT("fish", $fish) }.
analyze-floe-alone = Only { $player } is still playing, and can end with { $fish }.
analyze-floe-help = If { $rivals ->
    [one] { $rival }
   *[more] everybody
} helps, { $player } can end with { $fish }.
analyze-floe-no-more = Help could not increase that.
analyze-floe-sure = { $player } can guarantee { COUNT("fish", $fish) }.
analyze-floe-at-least = { $player } can guarantee at least { COUNT("fish", $low) }, perhaps up to { $high } (not decided{ $static ->
    [yes] ; { $least } to { $most } without a search
   *[no] { "" }
}).

## The whole table

# $top: none if no colour can be at the top of the pyramid.
analyze-table-cards = Table: { $value }, the fewest cards left in all hands together{ $top ->
    [none] ; the pyramid cannot be finished, because no colour can be in all { $rows } rows
   *[some] { "" }
}
analyze-table-fish = Table: { $value }, the most fish that all players together can end with
analyze-margin = Margin: { $value }, { $ahead ->
    [player] { $player } is ahead
    [nobody] nobody is ahead
    [not-player] { $player } is not ahead
   *[open] not decided who is ahead
}
analyze-margin-of-two = Margin: for two players only
analyze-no-top = The pyramid cannot be finished, because no colour can be in all { $rows } rows: the top takes its colour from the row below, and so on down.
analyze-top = If the pyramid is finished, its top is { COLOUR($colour) }, and there is { $exactly ->
    [yes] exactly one { COLOUR($colour) } card
   *[no] a { COLOUR($colour) } card
} in every row.

## Recommendations

# $when: now, next, or example if the moves before are a guess.
analyze-plays = { $player } plays { $move }{ $when ->
    [now] { "" }
    [next] { " " }on the next turn, after { $before }
   *[example] { " " }on the next turn, for example after { $before }
}
analyze-other-moves = { $number } other moves
# In parentheses after a move: $number other moves are like it.
analyze-alike = { " " }({ $moves } { $number ->
    [1] is
   *[other] are
} { $equal ->
    [good] just as good
    [safe] just as safe
   *[about] about as good
})
analyze-recommended = Recommended: { $plays }{ $alike }.
analyze-recommended-only = Recommended: { $plays }, the only legal move.
analyze-recommended-expected = Recommended: { $plays }, with ~{ $average } cards left on average in simulated rounds{ $alike }.
# $tie: why it is preferred to $moves, its $others equals.
analyze-selfish-reason = If everyone plays for themselves, that leaves { $player } { $cards ->
    [0] no card
   *[other] { COUNT("card", $cards) }
}{ $others ->
    [0] { "" }
    [1] , as does { $moves }
   *[other] , as do { $moves }
}{ $tie ->
    [best-average] ; of these, { $move } is best in simulated rounds, with ~{ $average } cards on average
    [average] ; in simulated rounds it leaves ~{ $average } cards on average
    [safest] ; of these, { $move } is the safest
   *[none] { "" }
}.
analyze-safest-plays = Safest: { $plays }{ $alike }.
analyze-at-most-left = { $cards ->
    [0] no card
   *[other] at most { COUNT("card", $cards) }
} left { $rivals ->
    [one] whatever { $rival } does
   *[more] whatever the others do
}
analyze-also-safest = { $case ->
    [no-safer] No move is safer
    [also] It is also the safest move
   *[not-found] No safer move was found
}: { $left }.
analyze-safest = Safest: { $move }, { $left }{ $alike }.
analyze-safest-so-far = Safest found so far, not proved: { $move }, { $left }.
analyze-so-far = { $safest ->
    [yes] Safest
   *[no] Best
} move found so far, not proved: { $plays }. It guarantees a result of at most { COUNT("card", $cards) }{ $proved ->
    [yes] ; another move may be better
   *[no] { " " }(bounds { $bounds })
}.
analyze-no-turn-cards = If all the others work against { $player }, { $player } gets no more turns: there is nothing to recommend.
analyze-no-turn-fish = If all the others work against { $player }, { $player } has no turn left: there is no move to recommend.
analyze-recommended-opinion = { $proved ->
    [yes] Recommended
   *[no] Recommended by the engine's estimate, not proved
}: { $opinion }
analyze-so-far-fish = Best move found so far, not proved: { $plays }, which guarantees { $proved ->
    [yes] { COUNT("fish", $fish) }; another move may turn out to be better
   *[no] at least { COUNT("fish", $fish) } (bounds { $bounds })
}.

## Lines of play

# What the line assumes. $then: the first moves are a guess.
analyze-line-intro = { $circumstance ->
    [against] { $rivals ->
        [one] { $then ->
            [yes] The line if { $rival } then works against { $player }:
           *[no] The line if { $rival } works against { $player }:
        }
       *[more] { $then ->
            [yes] The line if all the others then work against { $player }:
           *[no] The line if all the others work against { $player }:
        }
    }
    [each] The line if everyone plays for themselves:
    [both] The line with best play by both:
    [helped] { $rivals ->
        [one] The line if { $rival } helps { $player }:
       *[more] The line if everybody helps { $player }:
    }
    [together] The line if everybody cooperates:
   *[none] The line:
}
# $place: first if a sentence begins with it.
analyze-line-label = { $line ->
    [best] { $place ->
        [first] Best play for { $player }
       *[more] best play for { $player }
    }
    [safest] { $place ->
        [first] Safest play for { $player }
       *[more] safest play for { $player }
    }
    [selfish] { $place ->
        [first] Selfish play
       *[more] selfish play
    }
    [both] { $place ->
        [first] Best play by both
       *[more] best play by both
    }
    [helped] { $place ->
        [first] If
       *[more] if
    } { $rivals ->
        [one] { $rival }
       *[more] everybody
    } helps { $player }
   *[together] { $place ->
        [first] If everybody cooperates
       *[more] if everybody cooperates
    }
}
analyze-line-or = { $first }, or { $next }
analyze-line = { $label }: { $moves }
analyze-line-same = { $label }: the same
# The side on which the bottom row has grown.
analyze-side = { $side ->
    [left] left
   *[right] right
}
analyze-note-placed = { $player } has placed every card
analyze-note-placed-due = { $player } has placed every card, { $due }
analyze-note-passes = { $player } passes
analyze-note-out = { $player } is { $standing ->
    [out] out
   *[stuck] stuck
}, { $due }
analyze-note-floe-out = { $player } is out with { COUNT("fish", $fish) }
analyze-and-also = { $first }; { $next }
analyze-hand-left = { $player } has { $any ->
    [yes] { $hand }
   *[no] no card
} left
analyze-end-cards = Cards left then: { $players }
analyze-end-of-player = { $player } { $cards ->
    [0] none
   *[other] { $cards }
}
analyze-end-fish = Fish then: { $players }

## Moves

analyze-slots-selfish = Cards left to { $player } after each move if everyone plays for themselves:
analyze-slots-worst-case = Worst case: the cards left that { $player } can guarantee after each move:
analyze-slots-guaranteed = Cards left that { $player } can guarantee after each move:
analyze-slots-fish = Fish that { $player } can guarantee after each move:
analyze-slots-final-fish = Final fish that { $player } can guarantee after each move:
analyze-likely = Likely: { $estimate }
analyze-mark-none = - none of { $player }'s cards fits
analyze-mark-range = a range: it depends on the card
analyze-mark-at-most = <= at most, not proved
analyze-mark-not-proved = ? not proved
analyze-legend-worst-case = Worst case: { $rivals ->
    [one] { $rival } plays against { $player }.
    [more] all the others play against { $player }.
   *[none] proved, cards left.
}
analyze-legend-selfish = Everyone for themselves: all players go for their own best result.
analyze-legend-expected = Expected: an estimate, the average of { $rounds } simulated rounds after the move against opponents who play randomly, greedily or thriftily.

## Notes

analyze-effort = { COUNT("position", $positions) } in { $seconds } s ({ $rate } M a second)
analyze-interrupted = Interrupted: these are the results so far.
analyze-unfinished = Not finished: { $names }.
analyze-unfinished-try = Not finished: { $names }. Try a larger { $nodes ->
    [yes] --time, --nodes or --memory
   *[no] --time or --memory
}.
analyze-outcome-of = { $outcome } of { $player }
analyze-some-moves = { $number } of the moves
analyze-some-moves-selfish = { $number } of the moves if everyone plays for themselves
analyze-no-expected = Expected values were left out: the simulated rounds would take too long.
