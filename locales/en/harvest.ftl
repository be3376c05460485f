# Harvests.

harvest-title = Pingouin harvest
harvest-label = Harvest

## Techniques: their names, and their meanings

harvest-name-forced = forced
harvest-name-settled = settled
harvest-name-free-choice = free-choice
harvest-name-reach = reach
harvest-name-parts = parts
harvest-name-used-up = used-up
harvest-name-either-or = either-or
harvest-name-look-ahead = look-ahead
harvest-technique-forced = There is only one move.
harvest-technique-free-choice = Nothing can go wrong here: every move still allows the maximum.
harvest-technique-reach = Look at what a move cuts off: tiles out of reach are lost.
harvest-technique-parts = A penguin enters only one part of the floe: leave no more parts than your penguins can take.
harvest-technique-used-up = A penguin without a free tile beside it is used up: move it there last.
harvest-technique-either-or = Two tiles may exclude each other: look for the order of moves that takes both.
harvest-technique-look-ahead = Nothing is lost at once: play the lines to the end, and compare what they leave behind.

## Steps

harvest-only-move = { $move } is the only move.
harvest-every-move = Every move still allows the maximum.
harvest-only = Only { $move } still allows the maximum.
harvest-some = { WORD($good, form: "capital") } of the { WORD($total) } moves still allow the maximum; { $move } is one.

## What $moves lose: $fish. $several moves: yes or no.

harvest-reach = { $moves } { $several ->
    [yes] each give up { COUNT("fish", $fish) }: they cut off { $tiles }
   *[no] gives up { COUNT("fish", $fish) }: it cuts off { $tiles }
}{ $more ->
    [yes] , and more is lost later
   *[no] { "" }
}.
# $parts is a choice of tiles with their fish, $number the number of $penguins.
harvest-parts = { $moves } { $several ->
    [yes] each give up
   *[no] gives up
} { COUNT("fish", $fish) }: { $number ->
    [1] the penguin on { $penguins } can then enter
   *[other] the penguins on { $penguins } can then each enter
} only one of these parts: { $parts }.
harvest-used-up = { $moves } { $several ->
    [yes] each give up
   *[no] gives up
} { COUNT("fish", $fish) }: the penguin on { $penguins } can then move no more.
# $right is the right move, or no. $tiles with their fish, two or three.
harvest-either-or = { $moves } { $several ->
    [yes] each give up
   *[no] gives up
} { COUNT("fish", $fish) }: { $tiles } can then no longer { $number ->
    [2] both
   *[other] all
} be taken{ $right ->
    [no] { "" }
   *[other] , but with { $right } they can
}.
harvest-look-ahead = { $moves } { $several ->
    [yes] each give up
   *[no] gives up
} { COUNT("fish", $fish) }: { $tiles } { $number ->
    [1] stays
   *[other] stay
} behind in the best line from there.
# $line and $other are moves.
harvest-look-ahead-compared = { $moves } { $several ->
    [yes] each give up
   *[no] gives up
} { COUNT("fish", $fish) }: { $tiles } { $number ->
    [1] stays
   *[other] stay
} behind in the best line from there, { $line }; { $right } and then { $other } takes { $number ->
    [1] it
   *[other] them
}.
harvest-and-so-on = { $line } and so on
harvest-or-part = { $first } or { $last }
harvest-more-give-up = { WORD($number, form: "capital") } more { $number ->
    [1] gives
   *[other] give
} up fish.
# $number of moves.
harvest-give-up = { $moves } { $number ->
    [1] gives
   *[other] give
} up fish.

## Hints

harvest-can-be-taken = { $most } of the { $reach } fish within reach can still be taken{ $behind ->
    [0] : none may be lost.
   *[other] , so { $behind } must stay behind.
}
harvest-look-parts = A penguin can enter only one part of the floe: do not leave too many.
# $share: the only wrong move, all, or some; $number of tiles.
harvest-watch = Watch { $tiles }: { $share ->
    [only] the wrong move loses
    [all] every wrong move loses
   *[some] { WORD($lost) } of the { WORD($wrong) } wrong moves { $lost ->
        [1] loses
       *[other] lose
    }
} { $number ->
    [1] it
   *[other] them
}.
# $share: the only wrong move, one of several, or more; $number of tiles, two or three.
harvest-watch-both = Watch { $tiles }: after { $share ->
    [only] the wrong move
    [one] a wrong move
   *[more] { WORD($lost) } wrong moves
} they can no longer { $number ->
    [2] both
   *[other] all
} be taken.
harvest-look-used-up = Do not use a penguin up too soon.
harvest-dead-end = Fetch a tile with at most one free neighbour now.
harvest-slide-over = Slide over a tile and leave it for later.
harvest-next-tile = Go to the next tile only.

## Checks

harvest-wrong = step { $step }: { $why }
harvest-right = Right: { COUNT("fish", $fish) }, the maximum.
harvest-right-so-far = Right so far; { COUNT("fish", $fish) } can still be taken.
harvest-gold = { $finding } That is gold.
# $medal: gold, silver, bronze, or none.
harvest-can-end = { $finding } You can still end with { COUNT("fish", $fish) }: { $medal ->
    [gold] gold
    [silver] silver
    [bronze] bronze
   *[none] no medal
}.
harvest-end = { $finding } You end with { COUNT("fish", $fish) }: { $medal ->
    [gold] gold
    [silver] silver
    [bronze] bronze
   *[none] no medal
}.
harvest-lure-most-fish = most fish
harvest-lure-best-reach = best reach

## The task, and help. $bronze is 0 if there is no bronze.

harvest-heading = Take the fish
harvest-statement = { $penguins ->
    [1] One penguin is
   *[other] { WORD($penguins, form: "capital") } penguins are
} alone on the floe. Collect { COUNT("fish", $fish) }: those on every tile where { $penguins ->
    [1] it
   *[other] one of them
} stops, including the first.
harvest-goal = { COUNT("fish", $fish) } of { $all }
harvest-par = { COUNT("fish", $gold) } are gold, { $silver } silver{ $bronze ->
    [0] { "" }
   *[other] , { $bronze } bronze
}.
harvest-how-to-3 = You take the fish of every tile where a penguin stops, and of the one where it starts.
harvest-how-to-4 = You cannot take all of them: find the way to the most.
harvest-welcome = Choose a penguin, then press the tile that it should slide to.
harvest-help-2 = Fish count as soon as a penguin stops on them. You cannot take all of them.
harvest-help-3 = The most fish earn gold, one fewer silver. Bronze is what always sliding to the most fish takes.
harvest-help-5 = Hint shows what is at stake, then moves that fail, the idea, the place, and the slide. Press it again to make the slide.
harvest-help-6 = Check shows whether you can still collect enough fish.
