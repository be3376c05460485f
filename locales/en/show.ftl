# Positions as text and pictures.

## Both games

# The status of a player.
show-standing = { $standing ->
    [to-move] to move
    [finished] finished
    [out] out
    [stuck] stuck
   *[to-place] to place
}
show-to-move = { $player } to move

## Penguin Party

show-party-headline = Rules { $rules }; { COUNT("player", $players) }; base { $width } of { $base }
show-party-over = The round is over
# All colours fit. The short form takes at most three columns.
show-any = any
show-any-short = any
show-open = open:
show-nothing-open = nothing
show-open-places = Open: { $places }
show-penalties = penalties:
show-scores = scores:
show-penalty-and-score = penalty { $penalty }, score { $score }
show-pays = pays { $points }
show-gives-back = gives back { $points }
show-cards = { COUNT("card", $cards) }
show-tokens = { COUNT("token", $tokens) }
show-tokens-over = over { $tokens } tokens
show-empty-place = empty

# A row, for screen readers.
show-party-row = Row { $row }: { $cells }
show-party-title = Penguin Party: { $turn }
show-party-pyramid = Penguin Party: a pyramid
show-played = played
show-better = better
show-party-decision = Penguin Party: { $played } was played, { $better } was better
show-decision-two-places = ({ $played }) was played, ({ $better }) was better
show-decision-one-place = ({ $mark }) at { $place }: { $played } was played, { $better } was better
show-after-move = After move { $number }: { $rows }
show-row-inside = row { $row } { $cells }

## Pingouin

show-floe-headline = Pingouin; { COUNT("player", $players) }; { $tiles ->
    [0] nothing
   *[other] { COUNT("tile", $tiles) } with { COUNT("fish", $fish) }
} on the floe
show-floe-wins = The game is over: { $player } wins
show-floe-shared = The game is over: { $players } share the win
show-floe-to-place = { $player } to place a penguin
show-floe-taken = { COUNT("fish", $fish) } on { COUNT("tile", $tiles) }
show-floe-penguins = { COUNT("penguin", $penguins) } on { COUNT("fish", $fish) }
show-floe-left-to-place = { $penguins } to place
# $tiles is empty if it cannot move.
show-floe-row = Row { $row }: { $cells }
show-floe-reach = { $player }'s penguin on { $tile } can slide to { $any ->
    [yes] { $tiles }
   *[no] no tile
}
show-floe-title = Pingouin: { $turn }
show-floe-decision = Pingouin: { $played } was played, { $better } was better
show-floe-two-tiles = ? { $played } was played, ! { $better } was better
show-floe-one-tile = * is the tile of { $played }, which was played, and of { $better }, which was better
