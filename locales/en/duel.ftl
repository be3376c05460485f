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

## Techniques: a name, and a sentence

duel-technique-forced = forced
duel-technique-settled = settled
duel-technique-free-choice = free-choice
duel-technique-defence = defence
duel-technique-use-it = use-it
duel-technique-take-place = take-place
duel-technique-open = open
duel-technique-shut-out = shut-out
duel-technique-starve = starve
duel-technique-quiet = quiet
duel-meaning-forced = There is only one legal move.
duel-meaning-settled = The question is settled: in this line nothing can go wrong any more.
duel-meaning-free-choice = Every move keeps the limit.
duel-meaning-defence = It is another player's turn: expect the toughest move.
duel-meaning-use-it = A colour in danger is best placed while there is a place for it.
duel-meaning-take-place = See where the others want to place a card, and take that place yourself.
duel-meaning-open = A new place comes from a card beside an exposed card: open one for the colour in danger.
duel-meaning-shut-out = Shut out for good a colour that others need: they keep these cards and run out of moves.
duel-meaning-starve = The fewer answers the others have, the more they must play what helps you.
duel-meaning-quiet = No single card decides: find the reply that refutes each move, and the move that has an answer to every reply.

## Hints: what is at stake. $named: places are named (all) or only counted (none).

duel-look = { COLOUR($colour) } is in danger: { $player ->
    [you] you hold
   *[other] { $player } holds
} { COUNT("number", $cards) } { COLOUR($colour) } { $cards ->
    [1] card
   *[other] cards
}, and { $places ->
    [0] no place takes
    [1] only { $names } takes
   *[other] { $named ->
        [all] { $names } take
       *[none] { COUNT("number", $places) } places take
    }
} { COLOUR($colour) } now.
duel-look-killers = { $players } can shut it out for good with a card on { $places }.{ $colour ->
   *[other] { "" }
}
duel-look-threat = Beware of { $player } placing { COLOUR($colour) } on { $place }.

## Hints: moves that fail

duel-others-colour = After every move of another colour a { COLOUR($colour) } card is left over.
duel-others-guard = Every move fails that shuts { COLOUR($colour) } out or lets a single card do so.
duel-others-place = { $player }'s { COLOUR($colour) } card on { $place } refutes every move that leaves { $place } open.
# $count of the $total moves fall.
duel-others-threat = { $player }'s { COLOUR($colour) } card on { $place } refutes { COUNT("number", $count) } of the { COUNT("number", $total) } moves: { $moves }.
duel-others-one = After { $moves }, a { COLOUR($colour) } card is left over.
duel-others-several = After { COUNT("number", $count) } of the { COUNT("number", $total) } moves a { COLOUR($colour) } card is left over: { $moves }.
duel-refutes = { $player } refutes { $moves } with { $answer }.

## Hints: the idea, and in reasons, what the right move does

duel-hint-row = Place a card in row { $row }.
duel-idea-use-it = Place { COLOUR($colour) } while there is a place for it.
duel-why-use-it = It places { COLOUR($colour) } in time.
duel-idea-take-danger = Take the place where { COLOUR($colour) } can be shut out.
duel-why-take-danger = It takes { $place } before { $players } can shut { COLOUR($colour) } out there.
duel-idea-take-place = Take { $place } yourself.
duel-why-take-place = It takes { $place } before { $player } can place { COLOUR($colour) } there.
duel-idea-open = Open a new place for { COLOUR($colour) }.
duel-why-open = It opens a new place for { COLOUR($colour) }.
duel-idea-guard = After the right move, no single card can shut { COLOUR($colour) } out.
duel-why-guard = After it no single card can shut { COLOUR($colour) } out.
# $number of colours, $holders: the number of players who hold them.
duel-idea-shut-out = Shut { $colours } out for good: { $players } still { $holders ->
    [1] holds
   *[other] hold
} { $number ->
    [1] it
   *[other] them
}.
duel-why-shut-out = It shuts { $colours } out for good, and { $players } still { $holders ->
    [1] holds
   *[other] hold
} { $number ->
    [1] it
   *[other] them
}.
duel-idea-stuck = Leave { $players } without a move.
duel-why-stuck = It leaves { $players } without a move.
duel-idea-starve = Leave { $player } only { COUNT("number", $answers) } { $answers ->
    [1] answer
   *[other] answers
}.
duel-why-starve = It leaves { $player } only { COUNT("number", $answers) } { $answers ->
    [1] answer
   *[other] answers
}.
duel-later = In the best line { $player ->
    [you] you still place
   *[other] { $player } still places
} { COLOUR($colour) }, with { $move }.
duel-first-answer = { $player } answers { $move }
duel-contest-goes-on = If { $answers }, { $player ->
    [you] you play { $move } and are
   *[other] { $player } plays { $move } and is
} sure to end with { $cards ->
    [0] an empty hand
   *[other] at most { COUNT("card", $cards) }
}.
