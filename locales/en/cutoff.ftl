# Cutoffs.

cutoff-title = Pingouin cutoff
cutoff-label = Cutoff

## Contests. $fish is the fewest fish that the player ends with.

cutoff-contest-every = Every move guarantees { $player } { COUNT("fish", $fish) }.
cutoff-contest-only = Only { $moves } guarantees { $player } { COUNT("fish", $fish) }.
cutoff-contest-some = { COUNT("Number", $good) } of the { COUNT("number", $total) } moves guarantee { $player } { COUNT("fish", $fish) }: { $moves }.
cutoff-contest-toughest = This is { $rival }'s toughest defence: { $player } can do no better than { COUNT("fish", $fish) }.
cutoff-contest-harmless = { $rival } cannot do more harm: whatever comes, { $player ->
    [you] you are
   *[other] { $player } is
} sure of { COUNT("fish", $fish) }.
cutoff-contest-sure = Right: after { $move } { $player } is sure to end with at least { COUNT("fish", $fish) }.
cutoff-contest-result = { $player } ends with { COUNT("fish", $fish) }
cutoff-lure-most-fish = most fish
cutoff-lure-best-reach = best reach

## Techniques: their names, and their meanings

cutoff-name-forced = forced
cutoff-name-settled = settled
cutoff-name-free-choice = free-choice
cutoff-name-defence = defence
cutoff-name-wall-in = wall-in
cutoff-name-block = block
cutoff-name-claim = claim
cutoff-name-hold = hold
cutoff-name-contest = contest
cutoff-name-key-tiles = key-tiles
cutoff-technique-forced = There is only one legal move.
cutoff-technique-free-choice = Every move keeps the target.
cutoff-technique-defence = It is the other player's turn: expect the toughest move.
cutoff-technique-wall-in = A penguin without a free tile beside it never moves again: wall one in.
cutoff-technique-block = See what your rival threatens, and stand in the way.
cutoff-technique-claim = Shut your rival out of a part of the floe: what only you can reach is yours, and can wait.
cutoff-technique-hold = Stay in touch with the tiles that your rival threatens to cut off.
cutoff-technique-contest = Tiles that only you can reach can wait: take one that your rival can reach, too.
cutoff-technique-key-tiles = Find the tiles that decide: those that the wrong moves lose. Play for them.

## What is at stake

cutoff-needs = { $player ->
    [you] You need
   *[other] { $player } needs
} { $need } of the { $reach } fish within reach.
cutoff-threatens-tiles = { $rival } threatens { $move }, which would cut off { $tiles }.
cutoff-threatens-penguins = { $rival } threatens { $move }, which would wall in { $player ->
    [you] your
   *[other] { $player }'s
} { $number ->
    [1] penguin
   *[other] penguins
} on { $tiles }.
cutoff-threatens-fish = { $rival } threatens { $move }: if nothing is done, that leaves { $player } at most { COUNT("fish", $fish) }.
# $loses is cutoff-loses.
cutoff-watch = Watch { $tiles }: { $loses }.
# A clause; $share: the only wrong move, all, or some; $number of tiles.
cutoff-loses = { $share ->
    [only] the wrong move loses
    [all] every wrong move loses
   *[some] { WORD($lost) } of the { WORD($wrong) } wrong moves { $lost ->
        [1] loses
       *[other] lose
    }
} { $number ->
    [1] it
   *[other] them
}
# $several moves: yes or no.
cutoff-too-few = { $moves } { $several ->
    [yes] leave
   *[no] leaves
} too few fish within reach.

## Why the right move works. $number is the number of tiles.

cutoff-claim-hint = Make { $tiles } { $player ->
    [you] yours
   *[other] { $player }'s
} alone.
cutoff-claim = { $tiles } { $number ->
    [1] is
   *[other] are
} then { $player ->
    [you] yours
   *[other] { $player }'s
} alone.
cutoff-hold-hint = Keep { $tiles } within reach, even after { $move }.
cutoff-hold = Even after { $move }, { $tiles } { $number ->
    [1] stays
   *[other] stay
} within reach.
cutoff-shared-hint = Take a tile that { $rival } can reach, too.
cutoff-shared = Tiles that only { $player } can reach can wait.
cutoff-takes-in-time = It takes { $tiles } in time: { $loses }.
cutoff-then-gets = In the best line { $player ->
    [you] you then get
   *[other] { $player } then gets
} { $tiles }; { $loses }.
cutoff-then-gets-enough = In the best line { $player ->
    [you] you then get
   *[other] { $player } then gets
} { $tiles }, which is enough.
cutoff-near-hint = Move a penguin to where it can slide to { $tiles } next.
cutoff-even-after = Even after { $answer }, { $player ->
    [you] you are
   *[other] { $player } is
} sure of { COUNT("fish", $fish) }.
# $how the rival moves: plays a threat, or answers. $gain is a clause, or empty if $gains is no.
cutoff-answered = If { $rival } { $how ->
    [plays] plays
   *[answers] answers
} { $answer }, { $player ->
    [you] you play { $best } and are
   *[other] { $player } plays { $best } and is
} sure of { COUNT("fish", $fish) }{ $gains ->
    [yes] : { $gain }
   *[no] { "" }
}.
cutoff-gain-wall-in = that walls in { $rival }'s { $number ->
    [1] penguin
   *[other] penguins
} on { $tiles } for good
cutoff-gain-claim = { $tiles } { $number ->
    [1] is
   *[other] are
} then { $player ->
    [you] yours
   *[other] { $player }'s
} alone

## Why a move fails, as a clause

# $cut: the number of $tiles that are cut off. $own and $other: the fish that the player and the rival can reach.
cutoff-failure = { $cut ->
    [0] { "" }
    [1] { $tiles } is cut off, and{ " " }
   *[other] { $tiles } are cut off, and{ " " }
}{ $player } can reach { $own ->
    [0] no more fish and { $player ->
        [you] end
       *[other] ends
    } with { $most }
   *[other] only { $own } more fish and { $player ->
        [you] end
       *[other] ends
    } with at most { $most }
}{ $other ->
    [0] { "" }
   *[other] ; { $rival } can reach { $other } more
}

## The task, and help. $letter is the letter of the player's penguins.

cutoff-heading = Cut them off
cutoff-statement = { $player } ({ $letter }) to move. Find the one move that guarantees { $player } { COUNT("fish", $fish) } or more, whatever { $rival } does.
cutoff-page-statement = You are { $letter }, and it is your move. Find the one move that guarantees you { COUNT("fish", $fish) } or more, whatever { $rival } does.
cutoff-take-fish = You take its fish. If you can move, you must; if you can't, you are out and keep the fish under your penguins.
cutoff-goal = { $player } to move: { COUNT("fish", $fish) } or more
cutoff-how-to-2 = The tile it leaves melts, and you take its fish.
cutoff-how-to-3 = If you can move, you must. If you can't, you are out and keep the fish below you.
cutoff-how-to-4 = Find the one move that guarantees the fish asked for, whatever your rival does.
cutoff-help-2 = Your opponent replies with the best defence.
