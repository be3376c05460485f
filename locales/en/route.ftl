# Routes.

route-title = Pingouin route
route-label = Route

## Techniques: their names, and their meanings

route-name-only-way = only-way
route-name-number = number
route-name-split = split
route-name-last = last
route-name-two-ends = two-ends
route-name-counting = counting
route-name-both-ways = both-ways
route-name-passed-over = passed-over
route-name-chain = chain
route-name-contradiction = contradiction
route-name-guess = guess
route-technique-only-way = There is only one slide.
route-technique-number = A number says which move ends there: no earlier one and no later one.
route-technique-split = A wrong slide splits the floe, so some tiles can no longer be reached.
route-technique-last = A tile with only one way in must be last, because there is no way out.
route-technique-two-ends = Two tiles with only one way in are one too many: only one can be last.
route-technique-counting = Count the moves to the next number, and from number to number.
route-technique-both-ways = A tile with two ways that is not last uses both: one in, one out.
route-technique-passed-over = A slide over a tile leaves it for later, so the tile must still be there.
route-technique-chain = Go from link to link: tiles that use both their ways leave fewer ways for others.
route-technique-contradiction = Try it out: after a wrong slide, every continuation fails.
route-technique-guess = Nothing else helps: try the slides.

## Steps

route-number-is-on = Number { $number } is on { $tile }.
route-only-slide = { $move } is the only slide.
route-only-works = Only { $tile } works.
route-rest-by-trying = The remaining slides can only be ruled out by trying: no route is left after them.

## Hints

route-look-number = This is move { $step }: look for its number.
route-look-split = Keep { $tiles } connected with the other tiles.
route-look-ways-in = Count the ways in of { $tiles }.
route-look-count-to = Count the moves to { $tile }.
route-look-count = Count the moves from { $start } to { $end }.
route-look-around = Look at the tiles around { $tile }: too many of them can come to need it.
route-look-ways = After a wrong slide, the ways in and out of { $tiles } do not work out.
route-not = It is not { $tiles }.
route-not-either = It is not { $tiles } either.
route-slide-over = Slide over a tile, and leave it for later.
route-go-next-to = Go to a tile next to the penguin.

## Why a slide to $tile is wrong

route-wrong-has-number = { $tile } has number { $number }, but this is move { $step }.
route-wrong-later-numbers = { $tiles } have the numbers of later moves.
route-wrong-number = Not { $tile }: number { $number } is on { $right }.
route-wrong-split = If { $tile } came next, the floe would split: { $tiles } on one side, the rest on the other.
route-wrong-two-ends = If { $tile } came next, { $tiles } would each have only one way in: both would have to be last.
route-wrong-last-number = If { $tile } came next, { $last } would have only one way in and would have to be last, but it has number { $number } of { $moves }.
route-wrong-last-elsewhere = If { $tile } came next, { $last } would have only one way in and would have to be last, but number { $number } is on { $right }.
# $tiles is a choice; $start is a tile, or `there` for the tile of the slide.
route-wrong-counting = If { $tiles } came next, it would take at least { $needed } moves from { $start ->
    [there] there
   *[other] { $start }
} to { $end }, but the numbers allow only { $number }.
route-wrong-both-ways = If { $tile } came next, { $narrow } would each have two ways and need both: too many need { $needed }.
route-wrong-stuck = From { $tile }, the penguin could not move on.
route-wrong-fails = If { $tile } came next, every continuation would fail within { COUNT("move", $moves) }.
# $wrong is one of the sentences of this part.
route-wrong-for-example = { $fails } For example after { $line }: { $wrong }
route-wrong-chain = If { $tile } came next: { $chain }; { $clash }.
route-wrong-by-trying = Trying it out shows that no route is left.

## Conclusions of a chain, as clauses. $others is a list where tiles are joined, else a choice.

route-chain-numbers = by the numbers, { $tile } cannot join { $others }
route-chain-passed = { $tile } cannot join { $others }, because a tile in between is gone by then
route-chain-both = { $tile } needs both its ways, so it joins { $others }
route-chain-only = { $tile } can only join { $others }
route-chain-full = { $tile } has its links and cannot join { $others }
route-chain-loop = { $tile } cannot join { $others } without closing a loop
route-chain-and = { $first }; { $last }
route-chain-none = nothing is left to choose
route-clash-few = so { $tile } has too few ways left
route-clash-many = so too many tiles have to join { $tile }
route-clash-torn = so { $tile } has to join a tile that it cannot join
route-clash-loop = so the chain through { $tile } is closed and leaves tiles out

## Checks

route-wrong = step { $step }: { $move } is wrong. { $why }
route-right = Right: all { COUNT("tile", $tiles) } are visited.
route-right-so-far = Right so far; { $tiles } { $tiles ->
    [1] tile is
   *[other] tiles are
} left to visit.

## The task, and help

route-heading = Find the route
route-statement = Slide the penguin over the floe so that it stops on every tile exactly once.{ $numbers ->
    [0] { "" }
   *[other] { " " }A number shows after which move the penguin is there.
}
route-one-route = There is exactly one route.
route-goal = { COUNT("tile", $tiles) } to visit, { $numbers } { $numbers ->
    [one] number
   *[other] numbers
} given
route-has-number = { $tile } has number { $number }
route-how-to-3 = Stop on every tile exactly once.
route-how-to-4 = A number says after which move the penguin is there. Write the others on the tiles.
route-welcome = Press the tile that the penguin should slide to.
route-help-1 = The penguin can slide to the bright tiles. The tile it leaves melts.
route-help-2 = Tiles that a slide passes over stay: visit them later.
route-help-4 = Hint shows what to look at, then slides that fail, the idea, the place, and why. Press it again to make the slide.
route-help-5 = Check shows whether the route can still be completed.
