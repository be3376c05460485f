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

## The task. $cards is the limit. A $player called `you` is the reader.

duel-heading = Find the move
# $others is the number of opponents, $rival the only one, or empty.
duel-statement = { $player ->
    [you] Your move
   *[other] { $player } to move
}; all hands are open. Find the one move that { $others ->
    [0] can leave
   *[other] is sure to leave
} { $player } with { $cards ->
    [0] no cards
   *[other] at most { COUNT("card", $cards) }
}{ $others ->
    [0] { "" }
    [1] , whatever { $rival } does
   *[other] , whatever the others do
}.
# $stuck: players without a move pass, or are out.
duel-must-place = If you can place a card, you must; if you can't, you { $stuck ->
    [pass] pass
   *[out] are out
}.
duel-rules = { $rules }; { $players } players; base { $width } of { $base }
duel-goal = { $player } to move: { $cards ->
    [0] no card
   *[other] at most { COUNT("card", $cards) }
} left
duel-answer = { $player } must play { $move }.
duel-how-to-1 = All hands are open. In turn, everybody places one card from their own hand.
duel-how-to-2 = A card goes to an end of the bottom row, or on top of two neighbours.
duel-how-to-3 = On top of two cards, it must have the colour of at least one of them.
duel-how-to-4 = Find the one move that keeps the promise, whatever the others do.
duel-welcome = Your move: choose a card, then press the place where it goes.
duel-help-2 = The others reply with the best defence, and all of them play against you.
duel-help-3 = A wrong move is refuted on the board: everybody plays on until you see why it fails. Take it back and try again.
duel-help-4 = Undo takes back your last card and the replies to it.
duel-help-5 = Hint shows what is at stake, then moves that fail, the idea, the place, and the card. You can step through the moves that refute the others. Press it again to place the card.
duel-help-6 = Check shows whether you can still succeed.
