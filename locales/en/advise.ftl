# Advice with hidden hands, and on floes.

## Penguin Party: the estimate

# $opponents: how the opponents play. $hidden: hidden or open hands. $seen: yes if moves were seen.
advise-estimate = Estimated from { $rounds } simulated rounds with { $hidden ->
    [hidden] random deals of the hidden cards
   *[open] open hands
}, against opponents who play { $opponents ->
    [random] randomly
    [greedy] greedily
    [thrifty] thriftily
   *[either] randomly, greedily or thriftily
}{ $seen ->
    [yes] , judged by their moves so far
   *[no] { "" }
}.
advise-best = Best for { $player }: { $move }, with { $cards } cards left on average. { $reason }
advise-advised = advised
advise-more = { $cards } more
advise-no-difference = no clear difference

## Penguin Party: reasons. $alike of the $others other moves have the same effect.

advise-only-move = It is the only legal move.
advise-opens-a-place = It opens a place for { COLOUR($colour) }, which fits nowhere right now; { $player } holds { $cards ->
    [1] one
   *[other] { $cards }
}. { $alike ->
    [0] { $others ->
        [1] The other move does not.
       *[other] No other move does.
    }
    [1] 1 of the { $others } other moves does, too.
   *[other] { $alike } of the { $others } other moves do, too.
}
advise-last-place = Only one place accepts { COLOUR($colour) }, and { $cards ->
    [1] 1 { COLOUR($colour) } card is
   *[other] { $cards } { COLOUR($colour) } cards are
} unseen: { $rivals } might take it. No other move places { COLOUR($colour) }.
advise-keeps-the-base = It saves the { $places ->
    [1] last free base place, which accepts
   *[other] { $places } free base places, which accept
} any colour, for later. { $alike ->
    [0] { $others ->
        [1] The other move does not.
       *[other] No other move does.
    }
    [1] 1 of the { $others } other moves does, too.
   *[other] { $alike } of the { $others } other moves do, too.
}
# Only one card is left, and it has a place.
advise-room-last-card = After it, { $player }'s last card still has a place; after { $after }, it would not.
advise-room-all = After it, each of { $player }'s { $kept } remaining cards still has a place; after { $after }, fewer would.
advise-room-some = After it, { $cards ->
    [1] 1 of { $player }'s { $kept } remaining cards has
   *[other] { $cards } of { $player }'s { $kept } remaining cards have
} a place; after { $after }, fewer would.
# $fewer of the $others other moves leave less room. It completes the sentences above.
advise-after = { $comparison ->
    [other] the other move
    [any] any other move
   *[some] { $fewer } of the { $others } other moves
}
