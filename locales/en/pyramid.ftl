# Pyramids to fill.

pyramid-title = Penguin pyramid
pyramid-label = Pyramid

## The task

pyramid-heading = Fill the pyramid
pyramid-statement = Fill the pyramid with the { COUNT("card", $cards) } listed. Every card above the base row must have the colour of at least one of the two cards below it.
pyramid-reminder = There is exactly one solution.
pyramid-list = { $goal }:
pyramid-cards = To place: { $cards }
pyramid-solution-note = The cards with a dashed edge are the ones to place.
pyramid-how-to-1 = Write one letter into every empty place: R, G, Y, P or B.
pyramid-how-to-2 = Use every card of the list once, and tick its box.
pyramid-how-to-3 = A card rests on the two cards below it and has the colour of at least one of them.
pyramid-how-to-4 = So on two cards of the same colour, only that colour can rest.
pyramid-welcome = Choose a card, then press the place where it goes.
pyramid-help-1 = Choose a card, then press an empty place. Press one of your cards to take it back. If a card of another colour is chosen, it replaces yours.
pyramid-help-2 = Cards with snow on them are given.
pyramid-help-3 = A card that cannot go beside the visible cards is refused, with the reason.
pyramid-help-4 = Hint shows how to think and where to look, then colour and row, the place, and why. Press it again to place the card.
pyramid-help-5 = Check shows how many cards are wrong. A hint shows which ones.
pyramid-help-7 = With Notes on, you note possible colours instead of placing cards.

## Checks. $why and $failure are clauses.

pyramid-check-wrong = step { $step }: { $move } is wrong: { $why }
pyramid-filled = right: the pyramid is filled
pyramid-right-so-far = right so far: { COUNT("card", $cards) } to go
pyramid-no-such-place = there is no such place in a pyramid of base { $base }
pyramid-filled-before = { $cell } was filled in step { $step }
pyramid-given-cell = { $cell } holds a given card
pyramid-only-cards = there { $number ->
    [0] is no { COLOUR($colour) } card
    [1] is only one { COLOUR($colour) } card
   *[other] are only { $number } { COLOUR($colour) } cards
} to place
pyramid-unmatched = { $cell } is { COLOUR($colour) } and would rest on { $pair }
pyramid-cannot-be-filled = with { COLOUR($colour) } there the pyramid cannot be filled
pyramid-cannot-because = { $failure }: { $why }

## Techniques: a name, and a sentence

pyramid-technique-two-below = two-below
pyramid-technique-held-up = held-up
pyramid-technique-used-up = used-up
pyramid-technique-matching = matching
pyramid-technique-counting = counting
pyramid-technique-sharing = sharing
pyramid-technique-region = region
pyramid-technique-contradiction = contradiction
pyramid-technique-deeper = deeper
pyramid-technique-guess = guess
pyramid-meaning-two-below = A card has the colour of one of the two cards below it, when both are known.
pyramid-meaning-held-up = A known card needs its colour below: if one of the two differs, the other has it.
pyramid-meaning-used-up = A colour whose cards are all placed goes nowhere else.
pyramid-meaning-matching = A cell cannot get a colour that neither cell below can get, and a cell that cannot match one of the two below must match the other.
pyramid-meaning-counting = A colour goes to every cell that can take it when there are no more of these than cards.
pyramid-meaning-sharing = Cells that can only get two or three colours use up the cards of these colours.
pyramid-meaning-region = A card needs its colour in every row beneath it, within its span, down to the base. That takes a minimum of cards, and where only one cell of a span can have the colour, it does.
pyramid-meaning-contradiction = Try it out: a colour in a cell, or any but one, leads to an impossible pyramid.
pyramid-meaning-deeper = Try it out, several times: what one trial rules out is needed for the next.
pyramid-meaning-guess = Nothing else helps: you have to try a colour.

## Hints

pyramid-follows-from = It follows from { $cells }.
pyramid-goes-to-row = A { COLOUR($colour) } card goes to row { $row }.

## Parts of sentences: colours, cells, clauses

pyramid-nothing = nothing
# A colour as what a number of cells or cards are.
pyramid-adjective = { COLOUR($colour) }{ $number ->
   *[other] { "" }
}
# The end of a list of colours that a cell does not have.
pyramid-nor = { $first } or { $last }
pyramid-clause-list = { $first } and { $last }
pyramid-semicolon = { $first }; { $last }
pyramid-both = { $first }, and { $last }
# The two cards below a card.
pyramid-pair = { $same ->
    [yes] two { COLOUR($left) } cards
   *[no] { COLOUR($left) } and { COLOUR($right) }
}
# What is true of a $number of cells; $several is the number of the colours. Without $verb, it was said before.
pyramid-cells = { $cells } { $verb ->
    [yes] { $number ->
        [1] is
       *[other] are
    }{ " " }
   *[no] { "" }
}{ $what ->
    [not] not { $colours }
   *[is] { $colours }
}{ $several ->
   *[other] { "" }
}{ $final ->
   *[other] { "" }
}
# A number of cards in each of some rows, from the first to the last.
pyramid-in-rows = { $number } { $rows ->
    [1] in row { $first }
    [2] each in rows { $first } and { $last }
   *[other] each in rows { $first } to { $last }
}

## Trials: what follows from an assumption, in a chain of clauses

pyramid-trial = If { $cell } were { $what ->
    [not] not { COLOUR($colour) }
   *[is] { COLOUR($colour) }
}, { $consequences }.
pyramid-consequences = then { $chain }, but { $end }
pyramid-so-not = So { $cell } is not { COLOUR($colour) }.
pyramid-too-few = { $said ->
    [yes] too few { $colours }
   *[no] there are too few { $colours } cards
} for { $cells }
pyramid-none-left = no { COLOUR($colour) } card is left
pyramid-only-cells-left = only { $cells } { $number ->
    [1] is
   *[other] are
} left for { COLOUR($colour) }
pyramid-take-all = { $cells } take all { $colours } cards left

## The contradiction at the end of a trial, as a clause. Many cells are not $named, but counted.

pyramid-would-rest = the { COLOUR($colour) } { $cell } would rest on { $pair }
pyramid-nothing-below = nothing { COLOUR($colour) } could lie below { $cell } ({ COLOUR($colour) })
pyramid-no-colour-left = no colour would be left for { $cell }
pyramid-too-many = that would be { $number } { COLOUR($colour) } cards instead of { $total }
# $mood: can, or could in a trial. $cards are left.
pyramid-can-take = { $number ->
    [0] no cell
   *[other] only { $named ->
        [yes] { $cells }
       *[no] { $number } cells
    }
} { $mood ->
    [can] can
   *[could] could
} take { $cards ->
    [1] the last { COLOUR($colour) } card
   *[other] the { $cards } { COLOUR($colour) } cards left
}
pyramid-would-share = { $named ->
    [yes] { $cells }
   *[no] { $number ->
        [0] no cell
       *[other] { $number } cells
    }
} would share the { COUNT("card", $left) } left of { $colours }
pyramid-would-take = { COLOUR($colour) } would take { $number } cards ({ $rows }) instead of { $total }

## Reasons

pyramid-so = So { $cell } must be { COLOUR($colour) } ({ $colour }).
pyramid-one-so = { $clause }, so { $cell } must be { COLOUR($colour) } ({ $colour })
pyramid-several-so = { $clauses }: so { $cell } must be { COLOUR($colour) } ({ $colour })
pyramid-because = { $clause }, so { $follows }
pyramid-guess = Trial and error is the only way here: { $cell } can be { $colours }, but only { COLOUR($colour) } ({ $colour }) lets you fill the pyramid.
pyramid-colour-at = { COLOUR($colour) } at { $cells }
pyramid-counts = A card needs its colour in every row beneath it, and there are too few cards for { $few }.
pyramid-matches = Each of { $cells } cannot match one of the two cards below it, so it matches the other: { $follows }.

## Clauses of reasons

pyramid-last-cards = { $number ->
    [1] the last card is
    [2] the last 2 cards are both
   *[other] the last { $number } cards are all
} { COLOUR($colour) }
pyramid-no-such-card = there is no { $colours } card
pyramid-used = { $cards } { $number ->
    [1] is
   *[other] are
} used
# $both: some are $given, some $placed.
pyramid-all-cards = { $number ->
    [1] the only { COLOUR($colour) } card
    [2] both { COLOUR($colour) } cards
   *[other] all { $number } { COLOUR($colour) } cards
}{ $both ->
    [yes] { " " }({ $given } given, { $placed } placed)
   *[no] { "" }
}
pyramid-needs = { COLOUR($colour) } at { $cell } would take { $number } { COLOUR($colour) } cards ({ $rows }), but there are { $total }
pyramid-takes = { COLOUR($colour) } at { $cell } would take { $number } cards
pyramid-takes-too = { COLOUR($colour) } { $number }
pyramid-of-each = { $number } of each
pyramid-needs-several = { $needs } (one in each row beneath every card), but there are { $totals }
# $same: the cards below have the same colour; otherwise they are $left and $right.
pyramid-rests-on = { $same ->
    [yes] { $cell } rests on two { COLOUR($colour) } cards
   *[no] { $cell } rests on { $left } ({ COLOUR($colour) }) and { $right } ({ COLOUR($other) })
}
pyramid-can-only-be = { $named ->
    [yes] { $cells }
   *[no] { $number ->
        [0] no cell
       *[other] { $number } cells
    }
} can only be { $colours }, and { $left } such { $left ->
    [1] card is
   *[other] cards are
} left
pyramid-spanned = { $cell } is { COLOUR($colour) } and needs { COLOUR($colour) } in row { $row } beneath it, where only { $target } can be
# $but: the cell $unlike is of another colour, or cannot have its own, or nothing need be said.
pyramid-held-up = { $cell } is { $own } and rests on { $below }{ $but ->
    [is] , but { $unlike } is { COLOUR($other) }
    [cannot] , but { $unlike } cannot be { $own }
   *[none] { "" }
}
pyramid-none-can-be = { $number ->
    [1] not even { $cells }
    [2] neither { $first } nor { $last }
   *[other] none of { $cells }
} can be { $colours }
