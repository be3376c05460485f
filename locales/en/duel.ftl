# Duels.

duel-title = Penguin duel
duel-label = Duel

## Contests. $cards is the most cards that the player is left with. A $player called `you` is the reader.

duel-contest-every = Every move guarantees { $player } { $cards ->
    [0] an empty hand
   *[other] at most { COUNT("card", $cards) }
}.
duel-contest-only = Only { $moves } guarantees { $player } { $cards ->
    [0] an empty hand
   *[other] at most { COUNT("card", $cards) }
}.
duel-contest-some = { COUNT("Number", $good) } of the { COUNT("number", $total) } moves guarantee { $player } { $cards ->
    [0] an empty hand
   *[other] at most { COUNT("card", $cards) }
}: { $moves }.
duel-contest-toughest = This is { $rival }'s toughest defence: { $player } can do no better than { $cards ->
    [0] no cards
   *[other] { COUNT("card", $cards) }
}.
duel-contest-harmless = { $rival } cannot do more harm: whatever comes, { $player ->
    [you] you are
   *[other] { $player } is
} sure to end with { $cards ->
    [0] an empty hand
   *[other] at most { COUNT("card", $cards) }
}.
duel-contest-sure = Right: after { $move } { $player } is sure to end with { $cards ->
    [0] an empty hand
   *[other] at most { COUNT("card", $cards) }
}.
duel-contest-result = { $player } is left with { $cards ->
    [0] no cards
   *[other] { COUNT("card", $cards) }
}
duel-lure-most-cards-fit = most cards fit
duel-lure-best-balance = best balance
duel-illegal-over = the round is over
duel-illegal-not-held = { $player } holds no { $colour }

## Why a move fails, as a clause. $number is the number of colours.

duel-dead = { $colours } can never be placed again{ $number ->
   *[other] { "" }
}
duel-failure-dead = { $colours } can never be placed again, so { $player ->
    [you] you are
   *[other] { $player } is
} left with { $bound ->
    [least] at least { COUNT("card", $cards) }
   *[exact] { COUNT("card", $cards) }
}{ $number ->
   *[other] { "" }
}
# $ends: the player is out, or left with cards at the end of the round.
duel-failure-over = no place takes { $colours }, so { $ends ->
    [out] { $player ->
        [you] you are out
       *[other] { $player } is out
    }
   *[left] { $player ->
        [you] you are left
       *[other] { $player } is left
    }
} with { $bound ->
    [least] at least { COUNT("card", $cards) }
   *[exact] { COUNT("card", $cards) }
}
