# Queues.

queue-title = Penguin queue
queue-label = Queue

## The task. $choice: the next card only (order), one of the first cards (window), or any.

queue-heading = Empty the queue
queue-statement = { $cards ->
    [1] Place the card shown.
   *[other] Place all { $cards } { $choice ->
        [order] cards in the order shown.
        [any] cards, in any order.
       *[window] cards. Each turn, choose one of the first { $window } cards of the queue; the others move up.
    }
}
queue-goal = { COUNT("card", $cards) } to place{ $choice ->
    [order] { " " }in order
    [any] , in any order
   *[window] , any of the first { $window }
}, base of { $base }
queue-next = next:
queue-then = then:
queue-cards = The queue: { $cards }
queue-solution-note = The numbers show the order in which the cards are placed.
queue-how-to-1 = Place the cards one after the other. You can choose any of the framed cards.
queue-how-to-2 = A card goes to either end of the bottom row, until that row is full.
queue-how-to-3 = Or it goes on top of two neighbours, if it has the colour of at least one of them.
queue-how-to-4 = You have solved the puzzle when all cards are placed.
queue-welcome = Press the place where the card goes.
queue-help-2 = Undo takes back the last card.
queue-help-3 = Hint shows what is at stake, then moves that fail, the idea, the place, and the card. Press it again to place the card.
queue-help-4 = Check shows whether the queue can still be emptied. A hint shows which card was the mistake.

## Checks. $why is a clause.

queue-check-wrong = step { $step }: { $why }
queue-not-legal = { $move } is not legal: { $why }
queue-loses = { $move } is legal, but it loses: at least { COUNT("card", $cards) } can no longer be placed
queue-nothing-left = the queue is empty: there is nothing left to place
queue-next-cards = { $number ->
    [1] the next card is
   *[other] the next { $number } cards are
} { $cards }
queue-place-occupied = { $place } is occupied
queue-place-not-open = { $place } is not open; open: { $places }
queue-solved = Right: all { $cards } cards are placed.
queue-right-so-far = Right so far; { $cards ->
    [1] 1 card is
   *[other] { $cards } cards are
} left to place.

## Techniques: a name, and a sentence

queue-technique-only-fit = only-fit
queue-technique-either-way = either-way
queue-technique-free-choice = free-choice
queue-technique-keep-alive = keep-alive
queue-technique-dead-end = dead-end
queue-technique-comeback = comeback
queue-technique-good-choice = good-choice
queue-technique-only-move = only-move
queue-meaning-only-fit = There is only one thing to do.
queue-meaning-either-way = The card fits in several places, but they all come to the same.
queue-meaning-free-choice = Nothing can go wrong here: after every choice, all cards can still be placed.
queue-meaning-keep-alive = Keep the colours alive: after a wrong move, no place can ever take a card still to come.
queue-meaning-dead-end = Look one card ahead: a wrong move leaves the next card, or a colour, without a place.
queue-meaning-comeback = Bring a colour back: no place accepts it now, but the right move opens one.
queue-meaning-good-choice = Look several cards ahead: some of the moves win, the others get stuck later.
queue-meaning-only-move = Look several cards ahead: just one of the moves wins, the others get stuck later.

## Reasons

queue-either-way = Wherever the { COLOUR($colour) } card goes, the position is the same or its mirror image.
queue-free-choice = { $total ->
    [2] Both
   *[other] All { COUNT("number", $total) }
} choices win; { $move } is one of them.
queue-comeback = { $move } opens a place for { $colours } again. { $reason }
queue-fits-only = The { COLOUR($colour) } card fits only at { $place }.
queue-fits-only-of = Of the next { COUNT("number", $cards) } cards, only the { COLOUR($colour) } one fits, and only at { $place }.
queue-only-wins = Of the { COUNT("number", $total) } choices, only { $move } wins.
queue-some-win = { COUNT("Number", $winning) } of the { COUNT("number", $total) } choices win; { $move } is one of them.
# $failure is a clause.
queue-after = After { $moves }, { $failure }.
queue-more-fail = { COUNT("Number", $choices) } more { $choices ->
    [1] choice fails
   *[other] choices fail
} no later.
queue-one-more-fails = One more choice fails.
# $number is the number of dead colours, $colour the first of them.
queue-dead = no place can ever take { $colours } again, with { COUNT("number", $cards) } { $number ->
    [1] { COLOUR($colour) }
   *[other] such
} { $cards ->
    [1] card
   *[other] cards
} still to come
queue-stuck-at = no place takes { $colours } (card { $card } of the queue)
queue-stuck = no place takes { $colours }, with { COUNT("number", $cards) } { $cards ->
    [1] card
   *[other] cards
} left
# $line: it is the only line, or one of several.
queue-fits-then = at most { $cards ->
    [1] one more card fits
   *[other] { COUNT("number", $cards) } more cards fit
}, { $line ->
    [only] then
   *[example] then, for example,
} { $stuck }

## Hints. $named: places are named (all) or only counted (none).

queue-look = Keep a place for { COLOUR($colour) }: { COUNT("number", $cards) } { COLOUR($colour) } { $cards ->
    [1] card is
   *[other] cards are
} still to come, and { $places ->
    [0] no place takes
    [1] only { $names } takes
   *[other] { $named ->
        [all] { $names } take
       *[none] { COUNT("number", $places) } places take
    }
} { COLOUR($colour) } now.
queue-idea-above = Do not add to the base yet.
queue-idea-base = Add to the base.
queue-idea-room = After the right move, at least { COUNT("number", $places) } { $places ->
    [1] place
   *[other] places
} can take { COLOUR($colour) }.
queue-idea-open = The right move leaves at least { COUNT("number", $places) } { $places ->
    [1] place
   *[other] places
} open.
queue-idea-tight = The right move leaves no more than { COUNT("number", $places) } { $places ->
    [1] place
   *[other] places
} open.
