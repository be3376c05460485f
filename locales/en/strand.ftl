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
