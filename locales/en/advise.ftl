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

## Penguin Party: rules of thumb, those of docs/strategy.md

advise-rule = Rule of thumb: { $rule }
advise-rule-danger = With two players, play the colour of which you hold the most cards beyond its safe cells.
advise-rule-no-base = With two players, put a colour on the base only if it fits nowhere above.
advise-rule-safe-cells = Give every card you keep safe cells: add them up card by card, at most four for each.
advise-rule-rare-colour = Play the colour with the fewest exposed cards: cards with an empty cell above them.
advise-rule-room = Leave room: for every card you keep, count the empty cells that its colour can still reach, and twice the places that no other colour fits.

## Pingouin: the estimate

# $players: more if there are more than two.
advise-floe-proved = Proved by a search of { COUNT("position", $positions) }: { $players ->
    [more] if everyone plays for themselves, no move
   *[two] no move
} is better than { $move }. Values with ~ are estimates.
advise-floe-estimated = Estimated by a search of { COUNT("position", $positions) }, not proved. In 9 of 10 games the result lies inside the interval.
advise-floe-best = Best for { $player }: { $move }, { $outlook }.
advise-floe-plays = { $player } plays { $move }, { $outlook }.
# The result of the move. $leader ends $fish fish ahead; for more than two players, the player of the move ends with $fish fish.
advise-floe-outlook = { $result ->
    [fish-proved] with { COUNT("fish", $fish) } in the end if everyone plays for themselves (proved)
    [fish] with about { COUNT("fish", $fish) } in the end
    [level-proved] which ends level with best play by both (proved)
    [level] after which the game is about level
    [lead-proved] after which { $leader } ends { COUNT("fish", $fish) } ahead with best play by both (proved)
   *[lead] after which { $leader } will probably end about { COUNT("fish", $fish) } ahead
}
advise-floe-line = Likely play after { $move }: { $line }.

## Tables of moves

advise-header-move = move
advise-header-fish = fish
advise-header-lead = lead
advise-header-interval-90 = 90 % interval
advise-header-interval-95 = 95 % interval
advise-header-cards-left = cards left
advise-header-empty-hand = empty hand
advise-header-compared = compared
advise-range = { $low } to { $high }
advise-at-most = at most { $number }
advise-percent = { $number } %
advise-proved = proved

## Pingouin: reasons

advise-cuts-off = It cuts { $rival } off from { COUNT("fish", $fish) } on { COUNT("tile", $tiles) }.
advise-walls-in = It walls in { $rival }'s penguin on { $tile }, which can never move again.
advise-answers-a-threat = { $rival } was threatening { $move }, which would have cut { $player } off from { COUNT("fish", $fish) }.
advise-alone = It keeps { COUNT("tile", $tiles) } with { COUNT("fish", $fish) } for { $player } alone.
advise-last-way-out = The penguin on { $tile } had only one way out.
# $rival is empty if there are several.
advise-nearer = Afterwards, { $player } is nearer than { $rivals ->
    [one] { $rival }
   *[several] anybody else
} to { $tiles } of the { $free } free tiles; no other move does better.
advise-within-a-slide = From there, { COUNT("tile", $tiles) } with { COUNT("fish", $fish) } { $tiles ->
    [1] is
   *[other] are
} one slide away; no other place reaches more fish.
advise-most-fish = It goes to a tile with { COUNT("fish", $fish) }; no other move gets more at once.
