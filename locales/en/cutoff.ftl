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
