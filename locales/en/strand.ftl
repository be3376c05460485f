# Strands.

strand-title = Pingouin strand
strand-label = Strand

## Contests. The player is to strand the $rival in a number of $slides.

strand-contest-every = Every move strands { $rival } in time.
strand-contest-only = Only { $moves } strands { $rival } in time.
strand-contest-some = { COUNT("Number", $good) } of the { COUNT("number", $total) } moves strand { $rival } in time: { $moves }.
strand-contest-toughest = This is { $rival }'s toughest defence: { $player } can do no better than { COUNT("number", $slides) } slides.
strand-contest-harmless = { $rival } cannot do more harm: whatever comes, { $player ->
    [you] you are
   *[other] { $player } is
} sure to strand { $rival } in time.
strand-contest-sure = Right: after { $move } { $player } is sure to strand { $rival } in time.
strand-contest-result = { $rival } is stranded
strand-lure-fewest-replies = fewest replies
strand-lure-least-room = least room

## Techniques: their names, and their meanings

strand-name-forced = forced
strand-name-settled = settled
strand-name-free-choice = free-choice
strand-name-defence = defence
strand-name-finish = finish
strand-name-wall-in = wall-in
strand-name-block = block
strand-name-cut-off = cut-off
strand-name-threat = threat
strand-name-double-threat = double-threat
strand-name-waiting = waiting
strand-technique-forced = There is only one legal move.
strand-technique-free-choice = Every move still strands your rival in time.
strand-technique-defence = It is the other player's turn: expect the toughest move.
strand-technique-finish = One tile is open to your rival: take it.
strand-technique-wall-in = A penguin without a free tile beside it never moves again: wall one in.
strand-technique-block = See where your rival wants to go, and stand in the way.
strand-technique-cut-off = Cut your rival off from a part of the floe: less room means fewer slides.
strand-technique-threat = Threaten to strand your rival with your next slides, and have an answer to every reply.
strand-technique-double-threat = Make two threats with one slide: your rival can meet only one of them.
strand-technique-waiting = Threaten nothing and wait: whoever can slide must, and every slide harms your rival.

## What is at stake. $number is the number of tiles.

strand-left = { $player ->
    [you] You have
   *[other] { $player } has
} { WORD($slides) } { $slides ->
    [1] slide
   *[other] slides
} left.
strand-open = { $tiles } { $number ->
    [1] is
   *[other] are
} open to { $rival }.
strand-threatens = { $rival } threatens { $move }: after it, { $rival } could not be stranded in time.
# $several moves: yes or no.
strand-leaves-open = { $moves } { $several ->
    [yes] leave
   *[no] leaves
} a tile open to { $rival }.
strand-leaves-room = { $moves } { $several ->
    [yes] leave
   *[no] leaves
} { $rival } enough slides out of { $player ->
    [you] your
   *[other] { $player }'s
} reach.

## Why the right move works

strand-take-open = Take a tile that is open to { $rival }.
strand-leave-open = Leave the tiles that are open to { $rival }.
strand-finish-hint = Take the last tile that is open.
strand-finish = Then no tile is open to { $rival }.
strand-double-threat-hint = Make two threats at once: { $rival } can meet only one of them.
strand-double-threat = It threatens { $one } and { $two }, and no slide of { $rival }'s meets both.
strand-waiting-hint = Threaten nothing: { $rival } must slide, and every slide does harm.
strand-waiting = If { $rival } could stay put, this would not be enough. But { $rival } must slide.
strand-cut-off-hint = Cut { $rival } off from { $tiles }.
strand-cut-off = It cuts { $rival } off from { $tiles }.
strand-threat-hint = Threaten to strand { $rival }: find a slide that would be enough if { $rival } stood still.
strand-threat = It threatens { $moves }.
# $how the rival moves: plays a threat, or answers.
strand-stranded-at-once = If { $rival } { $how ->
    [plays] plays
   *[answers] answers
} { $answer }, { $rival } is stranded at once.
strand-answered = If { $rival } { $how ->
    [plays] plays
   *[answers] answers
} { $answer }, { $player ->
    [you] you play
   *[other] { $player } plays
} { $best }{ $done ->
    [yes] , and { $rival } is stranded
   *[no] { "" }
}.

## Why a move fails, as a clause

strand-failure-stuck = { $player } cannot slide any more, but { $rival } can
strand-failure-away = { $rival } can make { WORD($slides) } { $slides ->
    [1] slide
   *[other] slides
} on { $tiles }, out of { $player ->
    [you] your
   *[other] { $player }'s
} reach, and that is enough
strand-failure-late = { $tiles } { $number ->
    [1] is
   *[other] are
} still open to { $rival }
strand-failure-unreached = { $tiles } { $number ->
    [1] is
   *[other] are
} open to { $rival }, and { $player } cannot reach it
strand-failure-open = { $tiles } { $number ->
    [1] is
   *[other] are
} open to { $rival }, and one slide cannot take { $number ->
    [2] both
   *[other] them all
}
strand-many-tiles = { COUNT("tile", $tiles) }

## The task, and help. $letter and $other are the letters of the penguins.

strand-heading = Strand the rival
strand-statement = { $player } ({ $letter }) to move. In { WORD($slides) } slides, { $rival } ({ $other }) must be unable to slide any more, whatever { $rival } does. Find the one first slide that works.
strand-page-statement = You are { $letter }, and it is your move. In { WORD($slides) } slides, leave { $rival } ({ $other }) unable to slide any more, whatever { $rival } does. Only one first slide works.
strand-must-slide = If you can slide, you must. Sooner counts, too. Fish do not matter.
strand-goal = { $player } to move: strand { $rival } in { $slides } slides
strand-how-to-2 = The tile it leaves melts. If you can slide, you must.
strand-how-to-3 = A penguin without a free tile beside it never moves again.
strand-how-to-4 = Find the one move that leaves your rival without a slide in time.
strand-help-2 = Your opponent replies with the defence that holds out longest.
strand-help-3 = The puzzle is solved as soon as none of your opponent's penguins can slide, even if that is your opponent's own doing.
